#include "general/gate.h"

#include <cstdlib>
#include <sstream>
#include <string_view>

#include "general/rule_names.h"

namespace ninefold::general {
namespace {

struct Refused {
    std::string why;
};

// The sentence is made of its parts only if it is needed.
template <typename... Parts>
void need(bool sound, const Parts&... parts) {
    if (sound) return;
    std::ostringstream told;
    (told << ... << parts);
    throw Refused{told.str()};
}

class Gate {
  public:
    explicit Gate(const Problem& problem)
        : problem_(problem), size_(problem.size), cells_(static_cast<std::int64_t>(problem.givens.size())) {}

    void pass() {
        board();
        houses();
        tables();
        for (const Rule& rule : problem_.rules) count(rule, 1);
        for (std::size_t k = 0; k < problem_.rules.size(); ++k) {
            const Rule& rule = problem_.rules[k];
            try {
                judge(rule);
                whole_board(rule);
            } catch (const Refused& refused) {
                need(false, "rule ", k + 1, " (", name_of(rule.kind), "): ", refused.why);
            }
        }
    }

  private:
    void board() {
        need(size_ >= 1 && size_ <= kMaxSize, "a board has 1 to ", kMaxSize, " digits, not ", size_);
        const std::int64_t most = std::int64_t{size_} * size_ + bound::kExtraCells;
        need(cells_ >= 1 && cells_ <= most, "a board of ", size_, " digits has 1 to ", most, " cells, not ", cells_);
        for (std::int64_t cell = 0; cell < cells_; ++cell) {
            need(problem_.givens[cell] <= size_, "cell ", cell, ": the given ", int{problem_.givens[cell]},
                 " is no digit from 1 to ", size_);
        }
        need(static_cast<std::int64_t>(problem_.removed.size()) <= cells_ * size_, "more candidates are removed than ",
             cells_, " cells have");
        for (const auto& [cell, digit] : problem_.removed) {
            need(is_cell(cell) && is_digit(digit), "cell ", cell, ", digit ", digit, " is no candidate");
        }
    }

    void houses() {
        need(static_cast<std::int64_t>(problem_.houses.size()) <= bound::kHouses, "there are ", problem_.houses.size(),
             " houses, but at most ", bound::kHouses, " may be there");
        std::int64_t peers = 0;
        for (std::size_t k = 0; k < problem_.houses.size(); ++k) {
            const auto& house = problem_.houses[k];
            const auto length = static_cast<std::int64_t>(house.size());
            need(length <= size_, "house ", k + 1, ": ", length, " cells cannot hold ", size_, " different digits");
            try {
                inside(house);
                different(house);
            } catch (const Refused& refused) {
                need(false, "house ", k + 1, ": ", refused.why);
            }
            peers += length * length;
            need(peers <= bound::kPeers, "the houses have more than ", bound::kPeers, " pairs of cells");
        }
    }

    void tables() {
        need(static_cast<std::int64_t>(problem_.tables.size()) <= bound::kTables, "there are ", problem_.tables.size(),
             " tables, but at most ", bound::kTables, " may be there");
        std::int64_t numbers = 0;
        for (const auto& table : problem_.tables) numbers += static_cast<std::int64_t>(table.size());
        need(numbers <= bound::kTableNumbers, "the tables have ", numbers, " numbers, but at most ",
             bound::kTableNumbers, " may be there");
        automata_.assign(problem_.tables.size(), false);
    }

    // First of all, so that nothing below walks through more than there may be.
    void count(const Rule& rule, int depth) {
        need(depth <= bound::kDepth, "alternatives are more than ", bound::kDepth, " deep inside of each other");
        ++rules_;
        rule_cells_ += static_cast<std::int64_t>(rule.cells.size());
        rule_numbers_ += static_cast<std::int64_t>(rule.numbers.size());
        alternatives_ += static_cast<std::int64_t>(rule.alternatives.size());
        need(rules_ <= bound::kRules, "there are more than ", bound::kRules, " rules");
        need(rule_cells_ <= bound::kRuleCells, "the rules list more than ", bound::kRuleCells, " cells");
        need(rule_numbers_ <= bound::kRuleNumbers, "the rules have more than ", bound::kRuleNumbers, " numbers");
        need(alternatives_ <= bound::kAlternatives, "the rules have more than ", bound::kAlternatives, " alternatives");
        for (const auto& alternative : rule.alternatives) {
            for (const Rule& inner : alternative) count(inner, depth + 1);
        }
    }

    // What a rule needs wherever it stands.
    void judge(const Rule& rule) {
        inside(rule.cells);
        most_cells(rule, bound::kCells);
        using Kind = Rule::Kind;
        const bool has_table = rule.kind == Kind::pair || rule.kind == Kind::automaton;
        need(has_table || rule.table == -1, "it has a table, and needs none");
        const bool has_alternatives =
            rule.kind == Kind::either || rule.kind == Kind::sandwich || rule.kind == Kind::x_sum;
        need(has_alternatives || rule.alternatives.empty(), "it has alternatives, and needs none");
        switch (rule.kind) {
            case Kind::pair:
                pair(rule);
                break;
            case Kind::sum:
                sum(rule);
                break;
            case Kind::cage:
                cage(rule);
                break;
            case Kind::automaton:
                automaton(rule);
                break;
            case Kind::renban:
            case Kind::distinct:
                least_cells(rule, 1);
                most_cells(rule, bound::kTogether);
                numbers(rule, 0);
                break;
            case Kind::among:
                exactly_cells(rule, 1);
                digits(rule, 0);
                break;
            case Kind::same:
                same(rule);
                break;
            case Kind::circles:
                least_cells(rule, 1);
                numbers(rule, size_);
                for (const int number : rule.numbers) small(number);
                break;
            case Kind::rank:
                rank(rule);
                break;
            case Kind::unlike:
                exactly_cells(rule, std::int64_t{size_} * size_);
                numbers(rule, 0);
                break;
            case Kind::connected:
                connected(rule);
                break;
            case Kind::regions:
                regions(rule);
                break;
            case Kind::borders:
                need(false, "it is made by the search, never given");
                break;
            case Kind::alike:
                alike(rule);
                break;
            case Kind::variety:
                least_cells(rule, 2);
                numbers(rule, 1);
                small(rule.numbers[0]);
                break;
            case Kind::sandwich:
            case Kind::x_sum:
                exactly_cells(rule, size_);
                numbers(rule, 2);
                for (const int number : rule.numbers) small(number);
                break;
            case Kind::either:
                numbers(rule, 0);
                break;
        }
        for (const auto& alternative : rule.alternatives) {
            for (const Rule& inner : alternative) {
                try {
                    judge(inner);
                } catch (const Refused& refused) {
                    need(false, "in an alternative (", name_of(inner.kind), "): ", refused.why);
                }
            }
        }
    }

    // What rules of the board itself need together.
    void whole_board(const Rule& rule) {
        if (rule.kind == Rule::Kind::regions) {
            need(++region_boards_ <= bound::kRegionBoards, "more than ", bound::kRegionBoards,
                 " boards fall into regions");
        }
        if (rule.kind != Rule::Kind::rank) return;
        const std::int64_t most = 8 * std::int64_t{size_};
        need(++ranks_ <= most, "more than ", most, " lines have a place");
        if (first_rank_ == nullptr) first_rank_ = &rule;
        need(rule.cells == first_rank_->cells, "it is about another board than the first rule of its kind");
    }

    void pair(const Rule& rule) {
        exactly_cells(rule, 2);
        numbers(rule, 0);
        const auto length = static_cast<std::int64_t>(table(rule).size());
        const std::int64_t wanted = std::int64_t{size_} * size_;
        need(length == wanted, "its table has ", length, " numbers, but pairs of digits are ", wanted);
    }

    void sum(const Rule& rule) {
        least_cells(rule, 1);
        most_cells(rule, bound::kTogether);
        numbers(rule, 1 + static_cast<std::int64_t>(rule.cells.size()));
        different(rule.cells);
        small(rule.numbers[0]);
        std::int64_t span = 0;
        for (std::size_t k = 1; k < rule.numbers.size(); ++k) span += std::abs(std::int64_t{rule.numbers[k]}) * size_;
        need(span <= bound::kNumber, "its weights times ", size_, " add up to more than ", bound::kNumber);
    }

    void cage(const Rule& rule) {
        least_cells(rule, 1);
        most_cells(rule, bound::kTogether);
        numbers(rule, 1);
        different(rule.cells);
        small(rule.numbers[0]);
    }

    void automaton(const Rule& rule) {
        least_cells(rule, 1);
        numbers(rule, 1);
        const auto& numbers = table(rule);
        const std::int64_t wide = size_ + 1, states = static_cast<std::int64_t>(numbers.size()) / wide;
        need(states >= 1 && states * wide == static_cast<std::int64_t>(numbers.size()), "its table has ",
             numbers.size(), " numbers, which are no rows of ", wide);
        need(states <= bound::kStates, "it has ", states, " states, but at most ", bound::kStates, " may be there");
        const int start = rule.numbers[0];
        need(start >= 0 && start < states, "it begins in state ", start, ", but there are ", states, " states");
        const std::int64_t reading = states * wide * static_cast<std::int64_t>(rule.cells.size());
        need(reading <= bound::kReading, "its states times its cells times the digits are more than ", bound::kReading);
        if (automata_[rule.table]) return;  // another rule has the same table
        for (std::int64_t state = 0; state < states; ++state) {
            for (std::int64_t digit = 1; digit <= size_; ++digit) {
                const int next = numbers[state * wide + digit];
                need(next >= -1 && next < states, "state ", state, " leads to state ", next, ", but there are ", states,
                     " states");
            }
        }
        automata_[rule.table] = true;
    }

    void same(const Rule& rule) {
        least_cells(rule, 1);
        numbers(rule, 1);
        const int length = rule.numbers[0];
        need(length >= 1 && rule.cells.size() % static_cast<std::size_t>(length) == 0, rule.cells.size(),
             " cells do not fall into parts of ", length);
    }

    void rank(const Rule& rule) {
        exactly_cells(rule, std::int64_t{size_} * size_);
        numbers(rule, 3);
        const int line = rule.numbers[0], place = rule.numbers[1], lines = 4 * size_;
        need(line >= 0 && line < lines, "line ", line, " is none of the ", lines, " lines");
        need(place >= 1 && place <= lines, "place ", place, " is none of the ", lines, " places");
    }

    void connected(const Rule& rule) {
        least_cells(rule, 1);
        need(rule.numbers.size() >= 2, "it needs 2 numbers or more, not ", rule.numbers.size());
        const auto count = static_cast<std::int64_t>(rule.cells.size());
        const int columns = rule.numbers[0], wanted = rule.numbers[1];
        need(columns >= 1 && columns <= bound::kCells, columns, " columns are no board");
        need(wanted >= 0 && wanted <= count, "of ", count, " cells ", wanted, " cannot be connected");
        digits(rule, 2);
    }

    void regions(const Rule& rule) {
        numbers(rule, 1);
        const auto count = static_cast<std::int64_t>(rule.cells.size()) / 2;
        need(count >= 1 && 2 * count == static_cast<std::int64_t>(rule.cells.size()), rule.cells.size(),
             " are not as many cells as labels");
        need(count <= bound::kRegionCells, "a board that falls into regions has at most ", bound::kRegionCells,
             " cells, not ", count);
        const int each = rule.numbers[0];
        need(each >= 1 && count % each == 0, count, " cells do not fall into regions of ", each);
        need(count / each <= size_, count / each, " regions need as many digits, but there are ", size_);
    }

    void alike(const Rule& rule) {
        least_cells(rule, 2);
        need(!rule.numbers.empty(), "it needs a number or more, not 0");
        const int shift = rule.numbers[0];
        need(shift >= -1 && shift <= bound::kArmCells, "it shifts its count by ", shift, ", but only -1 to ",
             bound::kArmCells, " may be");
        need(static_cast<std::int64_t>(rule.numbers.size()) <= 1 + bound::kArmCells, "it has more than ",
             bound::kArmCells, " arms");
        std::int64_t together = 0;
        for (std::size_t k = 1; k < rule.numbers.size(); ++k) {
            need(rule.numbers[k] >= 0, "an arm has ", rule.numbers[k], " cells");
            together += rule.numbers[k];
        }
        need(together <= bound::kArmCells, "its arms have ", together, " cells, but at most ", bound::kArmCells,
             " may be there");
        exactly_cells(rule, 2 + together);
    }

    bool is_cell(int cell) const { return cell >= 0 && cell < cells_; }
    bool is_digit(int digit) const { return digit >= 1 && digit <= size_; }

    void inside(const std::vector<int>& cells) const {
        for (const int cell : cells) need(is_cell(cell), "there is no cell ", cell, " on a board of ", cells_);
    }
    void different(const std::vector<int>& cells) {
        seen_.resize(static_cast<std::size_t>(cells_));
        ++look_;
        for (const int cell : cells) {
            need(seen_[cell] != look_, "cell ", cell, " is listed twice");
            seen_[cell] = look_;
        }
    }
    static void exactly_cells(const Rule& rule, std::int64_t wanted) {
        need(static_cast<std::int64_t>(rule.cells.size()) == wanted, "it needs ", wanted, " cells, not ",
             rule.cells.size());
    }
    static void least_cells(const Rule& rule, std::int64_t least) {
        need(static_cast<std::int64_t>(rule.cells.size()) >= least, "it needs ", least, " cells or more, not ",
             rule.cells.size());
    }
    static void most_cells(const Rule& rule, std::int64_t most) {
        need(static_cast<std::int64_t>(rule.cells.size()) <= most, "it lists ", rule.cells.size(),
             " cells, but at most ", most, " may be there");
    }
    static void numbers(const Rule& rule, std::int64_t wanted) {
        need(static_cast<std::int64_t>(rule.numbers.size()) == wanted, "it needs ", wanted, " numbers, not ",
             rule.numbers.size());
    }
    void digits(const Rule& rule, std::size_t from) const {
        for (std::size_t k = from; k < rule.numbers.size(); ++k) {
            need(is_digit(rule.numbers[k]), rule.numbers[k], " is no digit from 1 to ", size_);
        }
    }
    static void small(std::int64_t number) {
        need(std::abs(number) <= bound::kNumber, "the number ", number, " is beyond ", bound::kNumber);
    }
    const std::vector<int>& table(const Rule& rule) const {
        need(rule.table >= 0 && rule.table < static_cast<std::int64_t>(problem_.tables.size()), "there is no table ",
             rule.table, " among ", problem_.tables.size());
        return problem_.tables[rule.table];
    }

    const Problem& problem_;
    int size_;
    std::int64_t cells_;
    std::int64_t rules_ = 0, rule_cells_ = 0, rule_numbers_ = 0, alternatives_ = 0, region_boards_ = 0, ranks_ = 0;
    const Rule* first_rank_ = nullptr;
    std::vector<bool> automata_;  // [table]: it is sound as an automaton
    std::vector<int> seen_;       // [cell]: the last look that met it
    int look_ = 0;
};

}  // namespace

std::string fault(const Problem& problem) {
    try {
        Gate(problem).pass();
    } catch (const Refused& refused) {
        return refused.why;
    }
    return {};
}

}  // namespace ninefold::general
