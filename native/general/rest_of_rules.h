// What a rule still asks of its open cells, once others are placed: added to the key of a rest (remembered_counts.h).
//
// Placed digits are gone from the candidates of all that may not repeat them. What a rule asks beyond that is told as
// closely as its kind allows: two positions that tell the same have the same completions, and those that tell more
// than they need are only counted once more often.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "general/problem.h"
#include "general/remembered_counts.h"
#include "general/space.h"

namespace ninefold::general {

// Every cell that a rule speaks of, once, its alternatives too.
inline std::vector<int> cells_of(const Rule& rule) {
    std::vector<int> cells = rule.cells;
    for (const auto& alternative : rule.alternatives) {
        for (const Rule& inner : alternative) {
            const auto more = cells_of(inner);
            cells.insert(cells.end(), more.begin(), more.end());
        }
    }
    return each_once(std::move(cells));
}

template <int Words>
class RestOfRules {
  public:
    using Set = DigitSet<Words>;

    RestOfRules(const Problem& problem, const Space<Words>& space)
        : problem_(problem), rules_of_(problem.givens.size()) {
        for (const Rule& rule : problem.rules) {
            if (rule.kind == Rule::Kind::among) continue;  // said once and for all by the candidates
            auto cells = cells_of(rule);
            for (const int cell : cells) rules_of_[cell].push_back(static_cast<int>(ties_.size()));
            ties_.push_back({&rule, std::move(cells), tells(rule, space), alike(rule)});
        }
    }

    int count() const { return static_cast<int>(ties_.size()); }
    const std::vector<int>& rules_of(int cell) const { return rules_of_[cell]; }
    const std::vector<int>& cells(int rule) const { return ties_[rule].cells; }
    // Whether all digits mean the same to the rule, and its placed cells say nothing that the candidates do not.
    bool treats_digits_alike(int rule) const { return ties_[rule].alike; }

    void add_to(RestKey& key, int number, const Space<Words>& space) {
        const auto& [rule, cells, tells, alike] = ties_[number];
        if (tells == Tells::nothing) return;
        key.add(0x100000000 + static_cast<std::uint64_t>(number));
        switch (tells) {
            case Tells::nothing:
                return;
            case Tells::total: {
                long long left = rule->numbers[0];
                for (std::size_t k = 0; k < rule->cells.size(); ++k) {
                    const Set& here = space[rule->cells[k]];
                    const int weight = rule->kind == Rule::Kind::sum ? rule->numbers[k + 1] : 1;
                    if (here.single()) left -= static_cast<long long>(weight) * here.first();
                }
                return key.add(static_cast<std::uint64_t>(left));
            }
            case Tells::ends: {
                Set placed;
                for (const int cell : cells) {
                    if (space[cell].single()) placed |= space[cell];
                }
                return key.add(static_cast<std::uint64_t>(placed.first()) * 1000 +
                               static_cast<std::uint64_t>(placed.last()));
            }
            case Tells::states:
                return add_states(key, *rule, space);
            case Tells::how_often: {
                std::array<std::uint64_t, kMaxSize + 1> often{};
                for (const int cell : rule->cells) {
                    if (space[cell].single()) ++often[space[cell].first()];
                }
                for (int digit = 1; digit <= space.size(); ++digit) key.add(often[digit]);
                return;
            }
            case Tells::digits:
                for (const int cell : cells) {
                    key.add(space[cell].single() ? static_cast<std::uint64_t>(space[cell].first()) : 0);
                }
        }
    }

  private:
    enum class Tells { nothing, total, ends, states, how_often, digits };
    struct Tie {
        const Rule* rule;
        std::vector<int> cells;  // each once
        Tells tells;
        bool alike;
    };

    static Tells tells(const Rule& rule, const Space<Words>& space) {
        switch (rule.kind) {
            case Rule::Kind::pair:
            case Rule::Kind::distinct:
                return Tells::nothing;
            case Rule::Kind::sum:
                return Tells::total;
            case Rule::Kind::cage:
                return all_peers(rule.cells, space) ? Tells::total : Tells::digits;
            case Rule::Kind::renban:
                return all_peers(rule.cells, space) ? Tells::ends : Tells::digits;
            case Rule::Kind::automaton:
                return Tells::states;
            case Rule::Kind::circles:
                return Tells::how_often;
            default:
                return Tells::digits;
        }
    }
    static bool all_peers(const std::vector<int>& cells, const Space<Words>& space) {
        for (const int a : cells) {
            for (const int b : cells) {
                if (a != b && !space.are_peers(a, b)) return false;
            }
        }
        return true;
    }
    bool alike(const Rule& rule) const {
        if (rule.kind == Rule::Kind::distinct) return true;
        if (rule.kind != Rule::Kind::pair) return false;
        const auto& table = problem_.tables[rule.table];
        const int size = problem_.size;
        for (int at = 0; at < size * size; ++at) {
            const bool same = at / size == at % size;
            const bool expected = table[same || size == 1 ? 0 : 1] != 0;
            if ((table[at] != 0) != expected) return false;
        }
        return true;
    }

    // Of a line: the state that the placed cells at its front lead to, those that the cells at its back accept from,
    // and the digits between.
    void add_states(RestKey& key, const Rule& rule, const Space<Words>& space) {
        const auto& table = problem_.tables[rule.table];
        const std::size_t wide = static_cast<std::size_t>(problem_.size) + 1;
        std::size_t first = 0, last = rule.cells.size();
        int state = rule.numbers[0];
        while (first < last && space[rule.cells[first]].single() && state >= 0) {
            state = table[state * wide + space[rule.cells[first++]].first()];
        }
        key.add(static_cast<std::uint64_t>(state) + 1);
        const std::size_t states = table.size() / wide;
        if (last > first && space[rule.cells[last - 1]].single()) {
            accepting_.assign(states, 0);
            for (std::size_t s = 0; s < states; ++s) accepting_[s] = table[s * wide] != 0;
            while (last > first && space[rule.cells[last - 1]].single()) {
                const int digit = space[rule.cells[--last]].first();
                before_.assign(states, 0);
                for (std::size_t s = 0; s < states; ++s) {
                    const int next = table[s * wide + digit];
                    before_[s] = next >= 0 && accepting_[next];
                }
                accepting_.swap(before_);
            }
            key.add(last);
            std::uint64_t word = 1;
            for (std::size_t s = 0; s < states; ++s) {
                word = word << 1 | static_cast<std::uint64_t>(accepting_[s]);
                if ((s & 31) == 31) key.add(word), word = 1;
            }
            key.add(word);
        }
        for (std::size_t k = first; k < last; ++k) {
            const Set& here = space[rule.cells[k]];
            key.add(here.single() ? static_cast<std::uint64_t>(here.first()) : 0);
        }
    }

    const Problem& problem_;
    std::vector<Tie> ties_;
    std::vector<std::vector<int>> rules_of_;  // [cell]
    std::vector<char> accepting_, before_;    // scratch
};

}  // namespace ninefold::general
