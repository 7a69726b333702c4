// What the rules of a problem share: tables, diagrams of them, the sets of cages. Made once.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "general/problem.h"
#include "general/propagators/automaton.h"
#include "general/propagators/cage.h"
#include "general/propagators/needed.h"
#include "general/propagators/pair.h"
#include "general/propagators/small_cage.h"

namespace ninefold::general {

template <int Words>
class Tables {
  public:
    explicit Tables(const Problem& problem)
        : problem_(problem), pairs_(problem.tables.size()), automata_(problem.tables.size()) {}

    std::unique_ptr<Propagator<Words>> pair(const Rule& rule) {
        auto& table = pairs_[rule.table];
        if (!table) table = std::make_shared<PairTable<Words>>(problem_.size, problem_.tables[rule.table]);
        return std::make_unique<Pair<Words>>(rule.cells, table);
    }

    std::unique_ptr<Propagator<Words>> line(const Space<Words>& space, const Rule& rule) {
        const AutomatonTable& table = automaton(rule);
        const int start = rule.numbers[0];
        std::shared_ptr<Diagram> any, different;
        if (problem_.size <= Diagram::kMostDigitsOfAny) any = diagram(rule, table, Diagram::Cells::any);
        if (problem_.size <= Diagram::kMostDigits && all_peers(space, rule.cells)) {
            different = diagram(rule, table, Diagram::Cells::different);
        }
        return std::make_unique<Automaton<Words>>(rule.cells, start, table, std::move(any), std::move(different),
                                                  scratch_);
    }

    // The sets of digits that a line of different cells may hold, where it accepts them in any order or in none.
    const std::optional<std::vector<unsigned>>& sets(const Space<Words>& space, const Rule& rule) {
        static const std::optional<std::vector<unsigned>> kNone;
        const int count = static_cast<int>(rule.cells.size());
        if (count < 2 || problem_.size > SmallCage<Words>::kMostDigits || !all_peers(space, rule.cells)) return kNone;
        const auto [at, fresh] = sets_.try_emplace({rule.table, rule.numbers[0], count});
        if (fresh) at->second = find_sets(automaton(rule), rule.numbers[0], count);
        return at->second;
    }

    // The digits that a short line cannot do without; nothing where the line or its table is too large.
    // The same where one of its cells is in no house: such lines tie a cell of the puzzle's own to others, and to look
    // at them once more costs more than it excludes.
    std::unique_ptr<Propagator<Words>> needed(const Space<Words>& space, const Rule& rule) {
        const int length = static_cast<int>(rule.cells.size());
        if (problem_.size > Suffices::kMostDigits || length > Suffices::kMostCells) return nullptr;
        if (std::any_of(rule.cells.begin(), rule.cells.end(), [&](int c) { return space.peers(c).empty(); })) {
            return nullptr;
        }
        const auto& table = automaton(rule);
        if (table.states() > Suffices::kMostStates) return nullptr;
        auto& shared = suffices_[{rule.table, rule.numbers[0], length}];
        if (!shared) shared = std::make_shared<Suffices>(table, rule.numbers[0], length, problem_.size);
        if (!shared->needs_one_of_few()) return nullptr;
        return std::make_unique<Needed<Words>>(each_once(rule.cells), shared);
    }

    std::unique_ptr<Propagator<Words>> cage(const Rule& rule) {
        const int count = static_cast<int>(rule.cells.size()), total = rule.numbers[0];
        auto& sets = cages_[{count, total}];
        if (!sets) {
            sets = std::make_shared<const typename Cage<Words>::Sets>(Cage<Words>::sets(count, problem_.size, total));
        }
        return std::make_unique<Cage<Words>>(rule.cells, sets);
    }

  private:
    const AutomatonTable& automaton(const Rule& rule) {
        auto& table = automata_[rule.table];
        if (!table) table.emplace(problem_.size, problem_.tables[rule.table]);
        return *table;
    }
    std::optional<std::vector<unsigned>> find_sets(const AutomatonTable& table, int start, int count) const {
        constexpr int kDead = -1;
        std::vector<int> states(std::size_t{1} << problem_.size, kDead);  // [set]: where all its orders lead
        states[0] = start;
        std::vector<unsigned> sets;
        for (unsigned set = 1; set < states.size(); ++set) {
            if (std::popcount(set) > count) continue;
            for (auto left = set; left != 0; left &= left - 1) {
                const int before = states[set & ~(left & -left)];
                const int state = before == kDead ? kDead : table.next(before, std::countr_zero(left) + 1);
                if (left == set) states[set] = state;
                if (state != states[set]) return {};
            }
            if (std::popcount(set) == count && states[set] != kDead && table.accepts(states[set])) sets.push_back(set);
        }
        return sets;
    }
    static bool all_peers(const Space<Words>& space, const std::vector<int>& cells) {
        if (static_cast<int>(cells.size()) > space.size()) return false;
        for (std::size_t a = 0; a < cells.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                if (!space.are_peers(cells[a], cells[b])) return false;
            }
        }
        return true;
    }

    std::shared_ptr<Diagram> diagram(const Rule& rule, const AutomatonTable& table, Diagram::Cells which) {
        const int start = rule.numbers[0], cells = static_cast<int>(rule.cells.size());
        auto& shared = diagrams_[{rule.table, start, cells, static_cast<int>(which)}];
        if (!shared) shared = std::make_shared<Diagram>(cells, problem_.size, start, table, which, room_);
        return shared;
    }

    const Problem& problem_;
    std::vector<std::shared_ptr<const PairTable<Words>>> pairs_;
    std::vector<std::optional<AutomatonTable>> automata_;
    std::map<std::array<int, 4>, std::shared_ptr<Diagram>> diagrams_;   // by table, start, length and kind of cells
    std::map<std::array<int, 3>, std::shared_ptr<Suffices>> suffices_;  // by table, start and length
    std::map<std::array<int, 3>, std::optional<std::vector<unsigned>>> sets_;  // the same
    std::shared_ptr<std::size_t> room_ = std::make_shared<std::size_t>(Diagram::kRoom);
    std::shared_ptr<std::vector<std::uint64_t>> scratch_ = std::make_shared<std::vector<std::uint64_t>>();
    std::map<std::pair<int, int>, std::shared_ptr<const typename Cage<Words>::Sets>> cages_;  // by cells and total
};

}  // namespace ninefold::general
