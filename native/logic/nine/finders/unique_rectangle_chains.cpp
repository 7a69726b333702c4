// Unique rectangle chain: a candidate from which chains lead to four cells of a rectangle that hold two digits alone.
// They could be swapped, and the puzzle would have a second solution: the candidate is false. Each corner is a digit of
// the two, or has lost its further candidates, by a chain of its own.
//
//     ab   .  |  abc      c is false in the second corner if a chain leads there, and x in the fourth;
//     ab   .  |  abx      or a is true there
//
// Chains may have groups on the way. Cells that were filled by solving may be corners, as in avoidable rectangles. What
// is refuted by no more links without a rectangle is left to plain chains, and what needs no chain of three links to
// the uniqueness tests.
#include <algorithm>

#include "logic/nine/finders/finders.h"
#include "logic/nine/finders/rectangles.h"
#include "logic/nine/implications.h"

namespace ninefold::logic {

namespace {

using I = Implications;

constexpr int kMostFurther = 8;      // candidates of a rectangle beside its two digits
constexpr int kMostChainLinks = 24;  // of all chains of a step
constexpr int kLeastLongest = 3;     // links of its longest chain: shorter ones are uniqueness tests

class RectangleChains {
  public:
    explicit RectangleChains(Query& query)
        : query_(query), grid_(query.grid), expansion_(query.workspace.get<Expansion>()) {
        gather();
        if (rectangles_.empty()) return;
        implications_ = &query.workspace.current<GroupedImplications>(grid_);
    }

    void find() {
        if (rectangles_.empty() || query_.stop.stopped()) return;
        for (int node = 0; node < implications_->candidates(); ++node) {
            if (query_.stop.now()) return;
            expansion_.run(*implications_, I::on(node));
            const Swappable* best = nullptr;
            int least = std::min(kMostChainLinks + 1, links_without_rectangle());
            for (const auto& one : rectangles_) {
                const int links = links_to(one, least);
                if (links >= least) continue;
                least = links;
                best = &one;
            }
            if (best) give(node, *best);
        }
    }

  private:
    struct Swappable {
        CellSet cells;
        Mask digits;
    };

    void gather() {
        const CellSet usable = CellSet::all() - grid_.given();
        const auto across = [&](int) { return usable; };
        for (const int start : usable)
            for_each_rectangle(start, usable, across, [&](const Rectangle& rectangle) {
                const CellSet cells = rectangle.cells();
                if (cells.first() == start && cells.within(usable)) gather(cells);
                return false;
            });
    }

    // Every two digits that the cells can hold crosswise.
    void gather(CellSet cells) {
        if ((cells & grid_.empty()).count() < 2) return;
        for (int a = 1; a <= kSize; ++a)
            for (int b = a + 1; b <= kSize; ++b) {
                const Mask digits = static_cast<Mask>(bit(a) | bit(b));
                int further = 0;
                bool fits = true;
                for (const int cell : cells) {
                    const Mask held = grid_.digit(cell) ? bit(grid_.digit(cell)) : grid_.mask(cell);
                    fits = fits && (held & digits) != 0;
                    further += std::popcount(static_cast<Mask>(held & ~digits));
                }
                if (fits && further > 0 && further <= kMostFurther) rectangles_.push_back({cells, digits});
            }
    }

    // The fewest links to a candidate that would be true and false.
    int links_without_rectangle() const {
        int least = kFar;
        for (int entry = 0; entry < expansion_.size(); ++entry) {
            const Literal literal = expansion_.literal(entry);
            if (I::is_on(literal))
                least = std::min(least, expansion_.distance(entry) + distance(I::off(I::node_of(literal))));
        }
        return least;
    }

    // The links of the chains to all corners; `most` if there are that many, or no chains.
    int links_to(const Swappable& one, int most) {
        int links = 0, longest = 0;
        for (const int cell : one.cells & grid_.empty()) {
            const int to_digit = links_to_digit(one, cell), to_others = links_to_others(one, cell);
            links += std::min(to_digit, to_others);
            if (links >= most) return most;
            longest = std::max(longest, to_digit <= to_others ? to_digit : longest_to_others(one, cell));
        }
        return longest < kLeastLongest ? most : links;
    }

    static constexpr int kFar = 1000;

    int distance(Literal literal) const {
        const int entry = expansion_.find(literal);
        return entry < 0 ? kFar : expansion_.distance(entry);
    }
    Literal literal(int cell, int digit, bool on) const {
        const int node = implications_->candidate(cell, digit);
        return on ? I::on(node) : I::off(node);
    }

    int links_to_digit(const Swappable& one, int cell) const {
        int least = kFar;
        for (const int digit : each_digit(grid_.mask(cell) & one.digits))
            least = std::min(least, distance(literal(cell, digit, true)));
        return least;
    }
    int links_to_others(const Swappable& one, int cell) const {
        int links = 0;
        for (const int digit : each_digit(grid_.mask(cell) & ~one.digits))
            links += distance(literal(cell, digit, false));
        return links;
    }

    int longest_to_others(const Swappable& one, int cell) const {
        int longest = 0;
        for (const int digit : each_digit(grid_.mask(cell) & ~one.digits))
            longest = std::max(longest, distance(literal(cell, digit, false)));
        return longest;
    }

    void give(int node, const Swappable& one) {
        Step step(Technique::unique_rectangle_chain, one.digits);
        step.use(one.cells);
        step.evidence.sets.push_back({one.cells, one.digits});
        for (const int cell : one.cells & grid_.empty()) {
            for (const int digit : each_digit(grid_.mask(cell) & one.digits)) step.mark(digit, CellSet::only(cell));
            for (const int digit : each_digit(grid_.mask(cell) & ~one.digits))
                step.mark(digit, CellSet::only(cell), Role::extra);
            const int by_digit = links_to_digit(one, cell);
            if (by_digit <= links_to_others(one, cell)) {
                for (const int digit : each_digit(grid_.mask(cell) & one.digits))
                    if (distance(literal(cell, digit, true)) == by_digit) {
                        tell(step, literal(cell, digit, true));
                        break;
                    }
            } else {
                for (const int digit : each_digit(grid_.mask(cell) & ~one.digits))
                    tell(step, literal(cell, digit, false));
            }
        }
        step.eliminate(implications_->digit(node), CellSet::only(implications_->cell(node)));
        query_.add(std::move(step));
    }

    void tell(Step& step, Literal end) {
        expansion_.chain(expansion_.find(end), chain_);
        std::vector<ChainNode> nodes;
        for (const Literal at : chain_) nodes.push_back({implications_->node(I::node_of(at)), I::is_on(at)});
        if (nodes.size() > 1) add_chain(step, nodes);
    }

    Query& query_;
    const Grid& grid_;
    Expansion& expansion_;
    const Implications* implications_ = nullptr;
    std::vector<Swappable> rectangles_;
    std::vector<Literal> chain_;
};

}  // namespace

void find_unique_rectangle_chains(Query& query) { RectangleChains(query).find(); }

}  // namespace ninefold::logic
