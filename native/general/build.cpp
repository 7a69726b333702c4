#include "general/build.h"

#include <map>
#include <set>

#include "general/cover_sums.h"
#include "general/house_sums.h"
#include "general/links.h"
#include "general/propagators/alike.h"
#include "general/propagators/among.h"
#include "general/propagators/borders.h"
#include "general/propagators/cage.h"
#include "general/propagators/circles.h"
#include "general/propagators/confined.h"
#include "general/propagators/connected.h"
#include "general/propagators/distinct.h"
#include "general/propagators/either.h"
#include "general/propagators/hidden_single.h"
#include "general/propagators/locked.h"
#include "general/propagators/matching.h"
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

// Whether every row and every column of the board in these cells is a house.
bool is_latin(const Problem& problem, const std::vector<int>& board) {
    std::set<std::vector<int>> houses;
    for (auto house : problem.houses) {
        std::sort(house.begin(), house.end());
        houses.insert(std::move(house));
    }
    const BoardLines lines(board, problem.size);
    for (int line = 0; line < lines.count(); ++line) {
        auto cells = lines[line];
        std::sort(cells.begin(), cells.end());
        if (problem.size > 1 && !houses.contains(cells)) return false;
    }
    return true;
}

template <int Words>
Owned<Words> make_rank(const Problem& problem, const std::vector<const Rule*>& rules) {
    std::vector<typename Rank<Words>::Clue> clues;
    for (const Rule* rule : rules) clues.push_back({rule->numbers[0], rule->numbers[1], rule->numbers[2] != 0});
    const auto& board = rules[0]->cells;
    return std::make_unique<Rank<Words>>(board, problem.size, std::move(clues), is_latin(problem, board));
}

template <int Words>
Owned<Words> make_sum(const Space<Words>& space, int size, const Rule& rule) {
    const std::vector<int> weights(rule.numbers.begin() + 1, rule.numbers.end());
    if (SmallSum<Words>::knows(size, weights)) {
        return std::make_unique<SmallSum<Words>>(space, rule.cells, weights, rule.numbers[0]);
    }
    return std::make_unique<Sum<Words>>(space, rule.cells, weights, rule.numbers[0]);
}

template <int Words>
Owned<Words> make(const Space<Words>& space, const Problem& problem, Tables<Words>& tables, const Rule& rule) {
    const int size = problem.size;
    switch (rule.kind) {
        case Rule::Kind::pair:
            return tables.pair(rule);
        case Rule::Kind::sum:
            return make_sum(space, size, rule);
        case Rule::Kind::cage:
            return std::make_unique<Cage<Words>>(rule.cells, size, rule.numbers[0]);
        case Rule::Kind::automaton:
            return tables.line(space, rule);
        case Rule::Kind::renban:
            return std::make_unique<Renban<Words>>(rule.cells);
        case Rule::Kind::distinct:
            return std::make_unique<Distinct<Words>>(rule.cells);
        case Rule::Kind::among:
            return std::make_unique<Among<Words>>(rule.cells, rule.numbers);
        case Rule::Kind::same:
            return std::make_unique<Same<Words>>(rule.cells, rule.numbers[0]);
        case Rule::Kind::circles:
            return std::make_unique<Circles<Words>>(rule.cells, rule.numbers);
        case Rule::Kind::rank:
            return make_rank<Words>(problem, {&rule});
        case Rule::Kind::unlike:
            return std::make_unique<Unlike<Words>>(rule.cells, size);
        case Rule::Kind::connected:
            return std::make_unique<Connected<Words>>(rule.cells, rule.numbers[0], rule.numbers[1],
                                                      std::vector<int>(rule.numbers.begin() + 2, rule.numbers.end()));
        case Rule::Kind::regions:
            return std::make_unique<Regions<Words>>(rule.cells, rule.numbers[0]);
        case Rule::Kind::borders:
            return std::make_unique<Borders<Words>>(rule.cells, rule.numbers[0], rule.numbers[1], rule.numbers[2],
                                                    first_alike(problem));
        case Rule::Kind::alike:
            return std::make_unique<Alike<Words>>(rule.cells, rule.numbers[0],
                                                  std::vector<int>(rule.numbers.begin() + 1, rule.numbers.end()));
        case Rule::Kind::variety:
            return std::make_unique<Variety<Words>>(rule.cells, rule.numbers[0]);
        case Rule::Kind::sandwich:
            if (size > Sandwich<Words>::kMostDigits) break;
            return std::make_unique<Sandwich<Words>>(rule.cells, rule.numbers[0], rule.numbers[1]);
        case Rule::Kind::either:
            break;
    }
    std::set<int> cells;
    collect_cells(rule, cells);
    std::vector<typename Either<Words>::Alternative> alternatives;
    for (const auto& list : rule.alternatives) {
        alternatives.emplace_back();
        for (const auto& inner : list) alternatives.back().push_back(make(space, problem, tables, inner));
    }
    return std::make_unique<Either<Words>>(std::vector<int>(cells.begin(), cells.end()), std::move(alternatives));
}

template <int Words>
void add_rule(Space<Words>& space, const Problem& problem, Tables<Words>& tables, const Rule& rule) {
    if (rule.kind == Rule::Kind::among) return;  // said once and for all by start()
    if (rule.kind == Rule::Kind::rank) return;   // see add_ranks
    if (rule.kind == Rule::Kind::cage) {
        if (problem.size <= SmallCage<Words>::kMostDigits) {
            space.add(std::make_unique<SmallCage<Words>>(space, rule.cells, rule.numbers[0]));
            return;
        }
        if (problem.size <= Cage<Words>::kMostDigits) space.add(make(space, problem, tables, rule));
        // The sets of a cage do not see which cell takes which digit; its sum does.
        space.add(
            std::make_unique<Sum<Words>>(space, rule.cells, std::vector<int>(rule.cells.size(), 1), rule.numbers[0]));
        return;
    }
    space.add(make(space, problem, tables, rule));
}

// Clues whose lines begin with the same digit know more together than each by itself.
template <int Words>
void add_ranks(Space<Words>& space, const Problem& problem) {
    std::map<int, std::vector<const Rule*>> groups;
    for (const auto& rule : problem.rules) {
        if (rule.kind == Rule::Kind::rank) groups[(rule.numbers[1] + 3) / 4].push_back(&rule);
    }
    for (const auto& [digit, rules] : groups) space.add(make_rank<Words>(problem, rules));
}

template <int Words>
void add_locked(Space<Words>& space, const Problem& problem) {
    std::vector<std::vector<int>> houses_of(problem.givens.size());
    for (std::size_t house = 0; house < problem.houses.size(); ++house) {
        for (const int cell : problem.houses[house]) houses_of[cell].push_back(static_cast<int>(house));
    }
    std::vector<int> meets(problem.houses.size());
    std::vector<char> in_a(problem.givens.size()), in_b(problem.givens.size());
    for (const auto& a : problem.houses) {
        if (static_cast<int>(a.size()) != problem.size) continue;
        std::fill(meets.begin(), meets.end(), 0);
        for (const int cell : a) {
            in_a[cell] = 1;
            for (const int house : houses_of[cell]) ++meets[house];
        }
        std::vector<typename Locked<Words>::Meeting> meetings;
        for (std::size_t b = 0; b < meets.size(); ++b) {
            if (meets[b] < 2 || meets[b] == problem.size || meets[b] == static_cast<int>(problem.houses[b].size())) {
                continue;
            }
            typename Locked<Words>::Meeting meeting;
            for (const int cell : problem.houses[b]) in_b[cell] = 1;
            for (std::size_t k = 0; k < a.size(); ++k) {
                if (in_b[a[k]]) meeting.both.push_back(static_cast<int>(k));
            }
            for (const int cell : problem.houses[b]) {
                if (!in_a[cell]) meeting.only_b.push_back(cell);
                in_b[cell] = 0;
            }
            meetings.push_back(std::move(meeting));
        }
        if (!meetings.empty()) space.add(std::make_unique<Locked<Words>>(a, std::move(meetings)));
        for (const int cell : a) in_a[cell] = 0;
    }
}

// Whether peers by pairs (a knight's move) make no house that Locked could see.
bool has_peers_by_pairs(const Problem& problem) {
    const auto has = [](const std::vector<int>& house, int cell) {
        return std::find(house.begin(), house.end(), cell) != house.end();
    };
    return std::any_of(problem.houses.begin(), problem.houses.end(), [&](const auto& pair) {
        return pair.size() == 2 && std::none_of(problem.houses.begin(), problem.houses.end(), [&](const auto& house) {
                   return house.size() > 2 && has(house, pair[0]) && has(house, pair[1]);
               });
    });
}

// On small boards the sets that a matching finds are rare, and its price is not (measured on 9×9: 1.7 times the time).
constexpr int kMatchingSize = 10;

template <int Words>
void add_houses(Space<Words>& space, const Problem& problem) {
    const bool by_pairs = has_peers_by_pairs(problem);
    for (const auto& house : problem.houses) {
        if (house.size() > 2 && problem.size >= kMatchingSize) space.add(std::make_unique<Matching<Words>>(house));
        if (static_cast<int>(house.size()) != problem.size) continue;
        space.add(std::make_unique<HiddenSingle<Words>>(house));
        if (by_pairs) space.add(std::make_unique<Confined<Words>>(house));
    }
    add_locked(space, problem);
}

}  // namespace

template <int Words>
std::unique_ptr<Space<Words>> build(const Problem& plain, bool strong) {
    const Problem problem = with_linked_houses(plain);
    auto space = std::make_unique<Space<Words>>(problem.size, static_cast<int>(problem.givens.size()), problem.houses);
    if (strong) add_houses(*space, problem);
    Tables<Words> tables(problem);
    for (const auto& rule : problem.rules) add_rule(*space, problem, tables, rule);
    add_ranks(*space, problem);
    if (strong) {
        for (const auto& rule : cover_sums(problem)) space->add(make_sum(*space, problem.size, rule));
        for (const auto& rule : house_sums(problem)) {
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
    return space.propagate();
}

template std::unique_ptr<Space<1>> build<1>(const Problem&, bool);
template std::unique_ptr<Space<2>> build<2>(const Problem&, bool);
template bool start<1>(Space<1>&, const Problem&);
template bool start<2>(Space<2>&, const Problem&);

}  // namespace ninefold::general
