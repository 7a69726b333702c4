// Nice loops and alternating inference chains, plain and with groups, read off the expansions of single
// literals: every chain from a candidate back to its own cell, or to another candidate it can be played against.
//
//   start       end, same cell       what follows
//   on  a       off a                a is false                                 discontinuous
//   on  a       on  b                a is false                                 discontinuous
//   off a       on  a                a is true                                  discontinuous
//   off a       off b                b is false                                 discontinuous
//   on  a       off b, cell {a, b}   all weak links of the loop are strong      continuous
//   off a       on  b                the same, and the cell holds a or b        continuous
//   on a        on a / off a off a   the same                                   continuous
//
//   off a       on  a elsewhere      a leaves every cell that sees both         AIC
//   off a       on  b, cells see     b leaves the first cell, a the second      AIC
#include <algorithm>

#include "logic/finders/finders.h"
#include "logic/implications.h"

namespace ninefold::logic {

namespace {

using I = Implications;

class LoopSearch {
  public:
    LoopSearch(Search& search, const Implications& implications, Expansion& expansion)
        : search_(search), grid_(search.grid), implications_(implications), expansion_(expansion) {}

    void run() {
        for (int node = 0; node < implications_.candidates(); ++node) loops_from(I::on(node));
        for (int node = 0; node < implications_.candidates(); ++node) loops_from(I::off(node));
        for (int node = 0; node < implications_.candidates(); ++node) chains_from(node);
    }

  private:
    void loops_from(Literal start) {
        if (search_.stop.now()) return;
        expansion_.run(implications_, start);
        const int cell = implications_.cell(I::node_of(start));
        for (int entry = 1; entry < expansion_.size(); ++entry) {
            const int node = I::node_of(expansion_.literal(entry));
            if (implications_.is_group(node) || implications_.cell(node) != cell) continue;
            if (expansion_.distance(entry) > 2) loop(entry);
        }
    }

    void chains_from(int node) {
        expansion_.run(implications_, I::off(node));
        const int cell = implications_.cell(node), digit = implications_.digit(node);
        for (int entry = 1; entry < expansion_.size(); ++entry) {
            const Literal end = expansion_.literal(entry);
            if (!I::is_on(end) || implications_.is_group(I::node_of(end))) continue;
            if (expansion_.distance(entry) <= 2) continue;
            const int end_cell = implications_.cell(I::node_of(end)), end_digit = implications_.digit(I::node_of(end));
            if (end_cell == cell) continue;
            if (end_digit == digit) {
                const CellSet victims = peers(cell) & peers(end_cell) & grid_.cells_of(digit);
                if (victims.count() < 2) continue;
                Step step(Technique::aic, 0);
                step.eliminate(digit, victims);
                finish(step, entry, true);
            } else if (are_peers(cell, end_cell) && grid_.has(cell, end_digit) && grid_.has(end_cell, digit)) {
                Step step(Technique::aic, 0);
                step.eliminate(end_digit, CellSet::only(cell));
                step.eliminate(digit, CellSet::only(end_cell));
                finish(step, entry, true);
            }
        }
    }

    void loop(int entry) {
        const Literal start = expansion_.literal(0), end = expansion_.literal(entry);
        const int cell = implications_.cell(I::node_of(start));
        const int a = implications_.digit(I::node_of(start)), b = implications_.digit(I::node_of(end));
        const bool first_strong = !I::is_on(start), last_strong = I::is_on(end);
        Step step(Technique::discontinuous_nice_loop, 0);
        expansion_.chain(entry, chain_);
        // The loop must leave its cell at once and come back from outside.
        if (chain_cell(1) == cell || chain_cell(static_cast<int>(chain_.size()) - 2) == cell) return;
        if (!first_strong && !last_strong && a == b) {
            step.eliminate(a, CellSet::only(cell));
        } else if (first_strong && last_strong && a == b) {
            for (const int other : Digits(grid_.mask(cell) & ~bit(a))) step.eliminate(other, CellSet::only(cell));
        } else if (first_strong != last_strong && a != b) {
            step.eliminate(first_strong ? b : a, CellSet::only(cell));
        } else if (first_strong || last_strong || grid_.count(cell) == 2) {
            step.technique = Technique::continuous_nice_loop;
            close(step, cell, a, b);
        }
        if (!step.eliminations.empty()) finish(step, entry, false);
    }

    int chain_cell(int i) const {
        const int node = I::node_of(chain_[i]);
        return implications_.is_group(node) ? -1 : implications_.cell(node);
    }

    // Every weak link of a continuous loop holds one true candidate, every cell passed by a weak link inside
    // holds one of the two.
    void close(Step& step, int cell, int a, int b) {
        std::array<CellSet, 10> out{};
        CellSet outside = CellSet::all();
        for (const Literal literal : chain_) outside -= implications_.node(I::node_of(literal)).cells;
        const auto keep_two = [&](int where, int p, int q) {
            for (const int digit : Digits(grid_.mask(where) & ~bit(p) & ~bit(q))) out[digit].add(where);
        };
        for (std::size_t i = 1; i < chain_.size(); ++i) {
            if (I::is_on(chain_[i])) continue;
            const Node &from = implications_.node(I::node_of(chain_[i - 1])), &to = implications_.node(I::node_of(chain_[i]));
            if (from.digit != to.digit)
                keep_two(from.cells.first(), from.digit, to.digit);
            else
                out[from.digit] |= common_peers(from.cells | to.cells) & grid_.cells_of(from.digit) & outside;
        }
        if (a != b) keep_two(cell, a, b);
        for (int digit = 1; digit <= 9; ++digit) step.eliminate(digit, out[digit]);
    }

    // A chain that comes back to a cell it has left is no chain of its own: a part of it would do. A group
    // stands where its first cell is, but leaves all its cells behind.
    bool crosses_itself(bool open) const {
        const int home = implications_.node(I::node_of(chain_[0])).cells.first();
        CellSet left, last;
        int last_cell = home;
        for (const Literal literal : chain_) {
            const CellSet cells = implications_.node(I::node_of(literal)).cells;
            const int cell = cells.first();
            if (left.has(cell)) return true;
            if (cell != last_cell && (open || last_cell != home)) left |= last;
            last_cell = cell;
            last = cells;
        }
        return false;
    }

    void finish(Step& step, int entry, bool open) {
        expansion_.chain(entry, chain_);
        if (crosses_itself(open)) return;
        const bool grouped =
            std::any_of(chain_.begin(), chain_.end(), [&](Literal l) { return implications_.is_group(I::node_of(l)); });
        if (grouped)
            step.technique = step.technique == Technique::aic ? Technique::grouped_aic
                             : step.technique == Technique::continuous_nice_loop
                                 ? Technique::grouped_continuous_nice_loop
                                 : Technique::grouped_discontinuous_nice_loop;
        if (!search_.wants(step.technique)) return;
        std::vector<ChainNode> nodes;
        for (const Literal literal : chain_) {
            nodes.push_back({implications_.node(I::node_of(literal)), I::is_on(literal)});
            step.digits |= bit(implications_.digit(I::node_of(literal)));
        }
        add_chain(step, nodes);
        std::sort(step.eliminations.begin(), step.eliminations.end(), [](const Candidate& a, const Candidate& b) {
            return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell;
        });
        keep(std::move(step));
    }

    void keep(Step step) {
        for (auto& other : search_.steps)
            if (other.eliminations == step.eliminations) {
                if (step.length < other.length) other = std::move(step);
                return;
            }
        search_.steps.push_back(std::move(step));
    }

    Search& search_;
    const Grid& grid_;
    const Implications& implications_;
    Expansion& expansion_;
    std::vector<Literal> chain_;
};

void find(Search& search, bool groups) {
    auto& implications = search.workspace.get<Implications>();
    implications.build(search.grid, groups);
    LoopSearch(search, implications, search.workspace.get<Expansion>()).run();
}

}  // namespace

void find_nice_loops(Search& search) { find(search, false); }
void find_grouped_nice_loops(Search& search) { find(search, true); }

}  // namespace ninefold::logic
