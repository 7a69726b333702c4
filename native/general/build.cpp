#include "general/build.h"

#include <map>
#include <optional>
#include <set>

#include "general/build_houses.h"
#include "general/cover_sums.h"
#include "general/house_sums.h"
#include "general/links.h"
#include "general/propagators/alike.h"
#include "general/propagators/among.h"
#include "general/propagators/borders.h"
#include "general/propagators/cage.h"
#include "general/propagators/circles.h"
#include "general/propagators/connected.h"
#include "general/propagators/distinct.h"
#include "general/propagators/either.h"
#include "general/propagators/rank.h"
#include "general/propagators/regions.h"
#include "general/propagators/renban.h"
#include "general/propagators/same.h"
#include "general/propagators/sandwich.h"
#include "general/propagators/small_cage.h"
#include "general/propagators/small_sum.h"
#include "general/propagators/sum.h"
#include "general/propagators/unlike.h"
#include "general/propagators/variety.h"
#include "general/propagators/x_sum.h"
#include "general/tables.h"

namespace ninefold::general {
namespace {

template <int Words>
using Owned = std::unique_ptr<Propagator<Words>>;

void collect_cells(const Rule& rule, std::set<int>& cells) {
    cells.insert(rule.cells.begin(), rule.cells.end());
    for (const auto& alternative : rule.alternatives) {
        for (const auto& inner : alternative) collect_cells(inner, cells);
    }
}

std::uint64_t length(const Rule& rule) {
    std::uint64_t cells = 10 + rule.cells.size();
    for (const auto& alternative : rule.alternatives) {
        for (const auto& inner : alternative) cells += length(inner);
    }
    return cells;
}

// Makes the propagators of rules, on the board itself and inside of alternatives.
template <int Words>
class Rules {
  public:
    Rules(Space<Words>& space, const Problem& problem) : space_(space), problem_(problem), tables_(problem) {}

    void add(const Rule& rule) {
        if (rule.kind == Rule::Kind::among) return;  // said once and for all by start()
        if (rule.kind == Rule::Kind::rank) return;   // see add_ranks
        if (rule.kind == Rule::Kind::automaton) return add_line(rule);
        if (rule.kind != Rule::Kind::cage) return space_.add(make(rule));
        if (problem_.size <= SmallCage<Words>::kMostDigits) {
            space_.go_on(600);
            const int count = static_cast<int>(rule.cells.size());
            auto sets = SmallCage<Words>::sets_of(problem_.size, count, rule.numbers[0]);
            space_.add(std::make_unique<SmallCage<Words>>(space_, rule.cells, std::move(sets)));
            return;
        }
        if (problem_.size <= Cage<Words>::kMostDigits) space_.add(tables_.cage(rule));
        // The sets of a cage do not see which cell takes which digit; its sum does.
        space_.add(sum_of(rule));
    }

    // Clues whose lines begin with the same digit know more together than each by itself.
    void add_ranks() {
        std::map<int, std::vector<const Rule*>> groups;
        for (const auto& rule : problem_.rules) {
            if (rule.kind == Rule::Kind::rank) groups[(rule.numbers[1] + 3) / 4].push_back(&rule);
        }
        for (const auto& [digit, rules] : groups) space_.add(make_rank(rules));
    }

    Owned<Words> make_sum(const Rule& rule) {
        const std::vector<int> weights(rule.numbers.begin() + 1, rule.numbers.end());
        if (SmallSum<Words>::knows(problem_.size, weights)) {
            return std::make_unique<SmallSum<Words>>(space_, rule.cells, weights, rule.numbers[0]);
        }
        return std::make_unique<Sum<Words>>(space_, rule.cells, weights, rule.numbers[0]);
    }

  private:
    // Different cells whose order does not matter are a cage.
    void add_line(const Rule& rule) {
        space_.go_on(600);
        if (const auto& sets = tables_.sets(space_, rule)) {
            space_.add(std::make_unique<SmallCage<Words>>(space_, rule.cells, *sets));
            return;
        }
        space_.add(make(rule));
        if (auto needed = tables_.needed(space_, rule)) space_.add(std::move(needed));
    }

    Owned<Words> make(const Rule& rule) {
        const int size = problem_.size;
        space_.go_on(10 * rule.cells.size());
        switch (rule.kind) {
            case Rule::Kind::pair:
                return tables_.pair(rule);
            case Rule::Kind::sum:
                return make_sum(rule);
            case Rule::Kind::cage:
                return tables_.cage(rule);
            case Rule::Kind::automaton:
                return tables_.line(space_, rule);
            case Rule::Kind::renban:
                return std::make_unique<Renban<Words>>(rule.cells);
            case Rule::Kind::distinct:
                return std::make_unique<Distinct<Words>>(rule.cells);
            case Rule::Kind::among:
                return std::make_unique<Among<Words>>(rule.cells, rule.numbers);
            case Rule::Kind::same:
                return std::make_unique<Same<Words>>(rule.cells, rule.numbers[0]);
            case Rule::Kind::circles:
                return std::make_unique<Circles<Words>>(space_, rule.cells, rule.numbers);
            case Rule::Kind::rank:
                return make_rank({&rule});
            case Rule::Kind::unlike:
                return std::make_unique<Unlike<Words>>(rule.cells, size);
            case Rule::Kind::connected:
                return std::make_unique<Connected<Words>>(
                    rule.cells, rule.numbers[0], rule.numbers[1],
                    std::vector<int>(rule.numbers.begin() + 2, rule.numbers.end()));
            case Rule::Kind::regions:
                return std::make_unique<Regions<Words>>(rule.cells, rule.numbers[0]);
            case Rule::Kind::borders:
                return std::make_unique<Borders<Words>>(rule.cells, rule.numbers[0], rule.numbers[1], rule.numbers[2],
                                                        first_alike(problem_));
            case Rule::Kind::alike:
                return std::make_unique<Alike<Words>>(rule.cells, rule.numbers[0],
                                                      std::vector<int>(rule.numbers.begin() + 1, rule.numbers.end()));
            case Rule::Kind::variety:
                return std::make_unique<Variety<Words>>(rule.cells, rule.numbers[0]);
            case Rule::Kind::sandwich:
                if (size > Sandwich<Words>::kMostDigits) break;
                return std::make_unique<Sandwich<Words>>(rule.cells, rule.numbers[0], rule.numbers[1]);
            case Rule::Kind::x_sum:
                if (size > XSum<Words>::kMostDigits) break;
                return std::make_unique<XSum<Words>>(rule.cells, rule.numbers[0], rule.numbers[1]);
            case Rule::Kind::either:
                break;
        }
        return make_either(rule);
    }

    Owned<Words> make_either(const Rule& rule) {
        space_.go_on(20 * length(rule));
        std::set<int> cells;
        collect_cells(rule, cells);
        std::vector<typename Either<Words>::Alternative> alternatives;
        for (const auto& list : rule.alternatives) {
            auto& alternative = alternatives.emplace_back();
            for (const auto& inner : list) {
                if (inner.kind != Rule::Kind::cage || problem_.size <= Cage<Words>::kMostDigits) {
                    alternative.push_back(make(inner));
                    continue;
                }
                // There are too many sets: the sum and the differences say the same when all is placed.
                alternative.push_back(std::make_unique<Distinct<Words>>(inner.cells));
                alternative.push_back(sum_of(inner));
            }
        }
        return std::make_unique<Either<Words>>(std::vector<int>(cells.begin(), cells.end()), std::move(alternatives));
    }

    Owned<Words> sum_of(const Rule& cage) {
        return std::make_unique<Sum<Words>>(space_, cage.cells, std::vector<int>(cage.cells.size(), 1),
                                            cage.numbers[0]);
    }

    Owned<Words> make_rank(const std::vector<const Rule*>& rules) {
        std::vector<typename Rank<Words>::Clue> clues;
        for (const Rule* rule : rules) clues.push_back({rule->numbers[0], rule->numbers[1], rule->numbers[2] != 0});
        const auto& board = rules[0]->cells;
        return std::make_unique<Rank<Words>>(board, problem_.size, std::move(clues), is_latin(board));
    }

    // Whether every row and every column of the board in these cells is a house.
    bool is_latin(const std::vector<int>& board) {
        const auto [known, fresh] = latin_.try_emplace(board, true);
        if (!fresh) return known->second;
        const BoardLines lines(board, problem_.size);
        for (int line = 0; line < lines.count() && known->second; ++line) {
            known->second = problem_.size == 1 || is_house(lines[line]);
        }
        return known->second;
    }
    bool is_house(std::vector<int> line) const {
        std::sort(line.begin(), line.end());
        const auto& houses = space_.houses_of(line[0]);
        return std::any_of(houses.begin(), houses.end(), [&](int k) {
            auto house = space_.houses()[k];
            if (house.size() != line.size()) return false;
            space_.go_on(8 * house.size());
            std::sort(house.begin(), house.end());
            return house == line;
        });
    }

    Space<Words>& space_;
    const Problem& problem_;
    Tables<Words> tables_;
    std::map<std::vector<int>, bool> latin_;  // [board]
};

}  // namespace

template <int Words>
std::unique_ptr<Space<Words>> build(const Problem& plain, bool strong, Stop& stop) {
    CountedStop counted(stop);
    std::optional<Problem> linked;
    if (auto houses = linked_houses(plain, counted); !houses.empty()) {
        linked = plain;
        for (auto& house : houses) linked->houses.push_back(std::move(house));
    }
    const Problem& problem = linked ? *linked : plain;
    const int cells = static_cast<int>(problem.givens.size());
    auto space = std::make_unique<Space<Words>>(problem.size, cells, problem.houses, counted);
    if (strong) add_houses(*space);
    Rules<Words> rules(*space, problem);
    for (const auto& rule : problem.rules) rules.add(rule);
    rules.add_ranks();
    if (strong) {
        for (const auto& rule : cover_sums(problem, counted)) space->add(rules.make_sum(rule));
        for (const auto& rule : house_sums(problem, counted)) {
            const std::vector<int> weights(rule.numbers.begin() + 1, rule.numbers.end());
            space->add(std::make_unique<Sum<Words>>(*space, rule.cells, weights, rule.numbers[0], true));
        }
    }
    return space;
}

template <int Words>
bool start(Space<Words>& space, const Problem& problem) {
    for (const auto& [cell, digit] : problem.removed) {
        if (!space.remove(cell, DigitSet<Words>::only(digit))) return false;
    }
    for (const auto& rule : problem.rules) {
        if (rule.kind != Rule::Kind::among) continue;
        DigitSet<Words> allowed;
        for (const int digit : rule.numbers) allowed.add(digit);
        if (!space.keep(rule.cells[0], allowed)) return false;
    }
    for (int cell = 0; cell < space.cells(); ++cell) {
        if (problem.givens[cell] != 0 && !space.place(cell, problem.givens[cell])) return false;
        // On a board of size 1 every cell is placed from the start, and nobody was told.
        if (problem.size == 1 && !space.clear_peers(cell)) return false;
    }
    const bool alive = space.propagate();
    if (space.paused()) throw Interrupted{};
    return alive;
}

template std::unique_ptr<Space<1>> build<1>(const Problem&, bool, Stop&);
template std::unique_ptr<Space<2>> build<2>(const Problem&, bool, Stop&);
template bool start<1>(Space<1>&, const Problem&);
template bool start<2>(Space<2>&, const Problem&);

}  // namespace ninefold::general
