// Nice loops and alternating inference chains, plain and with groups, read off the expansions of single
// literals: every chain from a candidate back to its own cell, or to another candidate it can be played
// against.
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

#include "logic/nine/finders/finders.h"
#include "logic/nine/reach.h"

namespace ninefold::logic {

namespace {

using I = Implications;

// What a start can lead to at most, before any chain is built.
class Promise {
  public:
    Promise(const Grid& grid, const Implications& implications, const Reach& reach)
        : grid_(grid), implications_(implications), reach_(reach) {
        of_digit_.fill(Reach::Words(reach.words()));
        for (int node = 0; node < implications.candidates(); ++node)
            Reach::add(of_digit_[implications.digit(node)].data(), node);
    }

    // The most eliminations that a chain from this literal may have; 0 if none can have any.
    int of(Literal start) {
        const int node = I::node_of(start);
        const int cell = implications_.cell(node), digit = implications_.digit(node);
        if (I::is_on(start)) {
            ends_.assign(reach_.words(), 0);
            Reach::add(ends_.data(), node);
            for (const int other : each_digit(grid_.mask(cell) & ~bit(digit)))
                // Strong links go both ways.
                for (const Literal next : implications_.next(I::off(implications_.candidate(cell, other))))
                    Reach::add(ends_.data(), I::node_of(next));
            return reach_.if_on(node, ends_) ? 1 : 0;
        }
        if (implications_.next(start).empty()) return 0;
        const std::uint64_t* falses = reach_.if_off(node);
        reach_.follow(node, trues_);
        int most = Reach::has(trues_.data(), node) ? grid_.count(cell) - 1 : 0;
        for (const int other : each_digit(grid_.mask(cell) & ~bit(digit))) {
            const int beside = implications_.candidate(cell, other);
            // In a cell of two the way to the other candidate is one link, and no loop.
            if (Reach::has(trues_.data(), beside) && grid_.count(cell) > 2) return kAnyNumber;
            if (Reach::has(falses, beside)) most = std::max(most, 1);
        }
        return std::max(most, open(node, cell, digit));
    }

  private:
    static constexpr int kAnyNumber = 1000;  // a continuous loop

    int open(int node, int cell, int digit) const {
        int most = 0;
        each_true(of_digit_[digit], [&](int end) {
            if (end == node) return true;
            const int victims = (peers(cell) & peers(implications_.cell(end)) & grid_.cells_of(digit)).count();
            if (victims >= 2) most = std::max(most, victims);
            return true;
        });
        for (const int other : each_digit(grid_.mask(cell) & ~bit(digit))) {
            if (most >= 2) break;
            each_true(of_digit_[other], [&](int end) {
                const int end_cell = implications_.cell(end);
                if (grid_.has(end_cell, digit) && are_peers(cell, end_cell)) most = 2;
                return most < 2;
            });
        }
        return most;
    }

    // `visit` says whether to go on.
    template <typename Visit>
    void each_true(const Reach::Words& among, Visit visit) const {
        for (std::size_t w = 0; w < reach_.words(); ++w)
            for (std::uint64_t rest = trues_[w] & among[w]; rest; rest &= rest - 1)
                if (!visit(static_cast<int>(64 * w) + std::countr_zero(rest))) return;
    }

    const Grid& grid_;
    const Implications& implications_;
    const Reach& reach_;
    Reach::Words ends_, trues_;
    std::array<Reach::Words, kSize + 1> of_digit_;  // candidates
};

class LoopSearch {
  public:
    LoopSearch(Query& query, const Implications& implications, Expansion& expansion)
        : query_(query), grid_(query.grid), implications_(implications), expansion_(expansion) {}

    // Loops that start with a weak link, loops that start with a strong one, open chains: in this order, the first of
    // equals stays. Starts that lead nowhere are not tried; if only one step is wanted, those that promise the most
    // eliminations come first, for they let most others be left out.
    void run(const Reach* reach) {
        if (!reach || !query_.first) {
            std::optional<Promise> promise;
            if (reach) promise.emplace(grid_, implications_, *reach);
            for (int node = 0; node < implications_.candidates(); ++node)
                for (const Literal start : {I::on(node), I::off(node)})
                    if (!promise || promise->of(start) > 0) expand(start);
        } else {
            best_first(*reach);
        }
        if (query_.stop.stopped()) return;
        std::stable_sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) { return a.turn < b.turn; });
        for (auto& [turn, step] : found_)
            if (!query_.first || step.eliminations.size() == most_) keep(std::move(step));
    }

  private:
    // A candidate that is true promises one elimination at most: it is asked only where nothing better was found.
    void best_first(const Reach& reach) {
        struct Start {
            Literal literal;
            int promise;
        };
        std::vector<Start> starts;
        Promise promise(grid_, implications_, reach);
        for (int node = 0; node < implications_.candidates(); ++node)
            if (const int most = promise.of(I::off(node)); most > 0) starts.push_back({I::off(node), most});
        std::stable_sort(starts.begin(), starts.end(),
                         [](const Start& a, const Start& b) { return a.promise > b.promise; });
        for (const auto& start : starts) {
            if (start.promise < static_cast<int>(most_) || query_.stop.stopped()) break;
            expand(start.literal);
        }
        for (int node = 0; node < implications_.candidates() && most_ <= 1 && !query_.stop.stopped(); ++node)
            if (promise.of(I::on(node)) > 0) expand(I::on(node));
    }

    void expand(Literal start) {
        expansion_.run(implications_, start);
        turn_ = start;
        loops();
        turn_ = static_cast<std::uint32_t>(kOpen | start);
        if (!I::is_on(start)) open(I::node_of(start));
        query_.stop.look();
    }

    // Every way back to the cell of the start, nearest first.
    void loops() {
        const int cell = implications_.cell(I::node_of(expansion_.literal(0)));
        std::array<int, 18> entries;
        int count = 0;
        for (const int digit : each_digit(grid_.mask(cell))) {
            const int node = implications_.candidate(cell, digit);
            for (const Literal end : {I::on(node), I::off(node)}) {
                const int entry = expansion_.find(end);
                if (entry > 0 && expansion_.distance(entry) > 2) entries[count++] = entry;
            }
        }
        std::sort(entries.begin(), entries.begin() + count);
        for (int i = 0; i < count; ++i) loop(entries[i]);
    }

    void open(int node) {
        const int cell = implications_.cell(node), digit = implications_.digit(node);
        for (int entry = 1; entry < expansion_.size(); ++entry) {
            const Literal end = expansion_.literal(entry);
            if (!I::is_on(end) || !implications_.is_candidate(end)) continue;
            if (expansion_.distance(entry) <= 2) continue;
            const int end_cell = implications_.cell(end), end_digit = implications_.digit(end);
            if (end_cell == cell) continue;
            Step step(Technique::aic, 0);
            if (end_digit == digit) {
                const CellSet victims = peers(cell) & peers(end_cell) & grid_.cells_of(digit);
                if (victims.count() < 2) continue;
                step.eliminate(digit, victims);
            } else if (are_peers(cell, end_cell) && grid_.has(cell, end_digit) && grid_.has(end_cell, digit)) {
                step.eliminate(end_digit, CellSet::only(cell));
                step.eliminate(digit, CellSet::only(end_cell));
            } else {
                continue;
            }
            finish(step, entry, true);
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
            for (const int other : each_digit(grid_.mask(cell) & ~bit(a))) step.eliminate(other, CellSet::only(cell));
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
        return implications_.is_candidate(node) ? implications_.cell(node) : -1;
    }

    // Every weak link of a continuous loop holds one true candidate, every cell passed by a weak link inside
    // holds one of the two, every set is locked one way or the other.
    void close(Step& step, int cell, int a, int b) {
        std::array<CellSet, 10> out{};
        CellSet outside = CellSet::all();
        for (const Literal literal : chain_) outside -= implications_.node(I::node_of(literal)).cells;
        const auto keep_two = [&](int where, int p, int q) {
            for (const int digit : each_digit(grid_.mask(where) & ~bit(p) & ~bit(q))) out[digit].add(where);
        };
        for (std::size_t i = 1; i < chain_.size(); ++i) {
            const int from = I::node_of(chain_[i - 1]), to = I::node_of(chain_[i]);
            const int digit = implications_.digit(to);
            if (const auto* set = implications_.set_of(from)) lock(*set, implications_.digit(from), chain_[i], out);
            if (I::is_on(chain_[i])) continue;
            if (!implications_.set_of(from) && implications_.digit(from) != digit)
                keep_two(implications_.cell(from), implications_.digit(from), digit);
            else
                out[digit] |= common_peers(places(from, digit) | places(to, digit)) & grid_.cells_of(digit) & outside;
        }
        if (a != b) keep_two(cell, a, b);
        for (int digit = 1; digit <= kSize; ++digit) step.eliminate(digit, out[digit]);
    }

    // A set inside the loop keeps all its digits but the one it is entered by and the one it is left by. If
    // it is left by forcing a cell, set and cell together do.
    void lock(const AlmostLockedSet& set, int entry, Literal next, std::array<CellSet, 10>& out) {
        const int node = I::node_of(next);
        for (const int digit : each_digit(set.digits & ~bit(entry))) {
            if (!I::is_on(next) && digit == implications_.digit(node)) continue;
            const bool shared = I::is_on(next) && grid_.has(implications_.cell(node), digit);
            out[digit] |= shared ? set.victims[digit] & peers(implications_.cell(node)) : set.victims[digit];
        }
    }

    CellSet places(int node, int digit) const {
        const auto* set = implications_.set_of(node);
        return set ? set->places[digit] : implications_.node(node).cells;
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
        // A step with fewer eliminations than one found cannot come first.
        if (query_.first && step.eliminations.size() < most_) return;
        expansion_.chain(entry, chain_);
        if (crosses_itself(open)) return;
        const bool plain = std::all_of(chain_.begin(), chain_.end(),
                                       [&](Literal l) { return implications_.is_candidate(I::node_of(l)); });
        if (!plain) step.technique = grouped(step.technique);
        if (!query_.wants(step.technique)) return;
        tell(step, open && step.eliminations[0].digit == step.eliminations[1].digit);
        std::sort(step.eliminations.begin(), step.eliminations.end(), [](const Candidate& a, const Candidate& b) {
            return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell;
        });
        most_ = std::max(most_, step.eliminations.size());
        found_.push_back({turn_, std::move(step)});
    }

    static Technique grouped(Technique technique) {
        switch (technique) {
            case Technique::aic:
                return Technique::grouped_aic;
            case Technique::continuous_nice_loop:
                return Technique::grouped_continuous_nice_loop;
            default:
                return Technique::grouped_discontinuous_nice_loop;
        }
    }

    // The chain as evidence. A set shows as two nodes, the digit it loses and the digit it holds on to.
    //
    // The library counts a set as one node that weighs more: one or 2 (cells - 1) more in a chain that acts
    // by one digit, two and a half more in any other.
    void tell(Step& step, bool one_digit) {
        std::vector<ChainNode> nodes;
        int halves = 0;
        for (std::size_t i = 0; i < chain_.size(); ++i) {
            const int node = I::node_of(chain_[i]);
            step.digits |= bit(implications_.digit(node));
            const auto* set = implications_.set_of(node);
            if (!set) {
                nodes.push_back({implications_.node(node), I::is_on(chain_[i])});
                continue;
            }
            Node shown{set->places[implications_.digit(node)], static_cast<std::uint8_t>(implications_.digit(node)),
                       static_cast<std::uint8_t>(step.evidence.sets.size())};
            step.evidence.sets.push_back({set->cells, set->digits});
            nodes.push_back({shown, false});
            shown.digit = static_cast<std::uint8_t>(implications_.digit(I::node_of(chain_[i + 1])));
            shown.cells = set->has(shown.digit) ? set->places[shown.digit] : set->cells;
            nodes.push_back({shown, true});
            const int cells = set->cells.count();
            halves += (one_digit ? (cells == 2 ? 2 : 4 * (cells - 1)) : 5) - 2;
        }
        add_chain(step, nodes);
        step.length = static_cast<std::uint16_t>(step.length + halves / 2);
    }

    void keep(Step step) {
        for (auto& other : query_.steps)
            if (other.eliminations == step.eliminations) {
                if (step.length < other.length) other = std::move(step);
                return;
            }
        query_.steps.push_back(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
    const Implications& implications_;
    Expansion& expansion_;
    std::vector<Literal> chain_;
    std::size_t most_ = 0;  // eliminations of a step so far

    // Steps in the order of their finding, and the turn in which they would have been found start by start.
    struct Found {
        std::uint32_t turn;
        Step step;
    };
    static constexpr std::uint32_t kOpen = 1u << 16;  // literals are below
    std::uint32_t turn_ = 0;
    std::vector<Found> found_;
};

template <typename Links>
void find(Query& query) {
    const auto& links = query.workspace.current<Links>(query.grid);
    const auto& reach = query.workspace.current<ReachOf<Links>>(links);
    LoopSearch(query, links, query.workspace.get<Expansion>()).run(&reach);
}

}  // namespace

void find_nice_loops(Query& query) { find<PlainImplications>(query); }

void find_grouped_nice_loops(Query& query) {
    if (!query.options.als_in_chains) return find<GroupedImplications>(query);
    auto& implications = query.workspace.get<Implications>();
    implications.build(query.grid, almost_locked_sets(query), query.stop);
    if (query.stop.stopped()) return;
    LoopSearch(query, implications, query.workspace.get<Expansion>()).run(nullptr);
}

}  // namespace ninefold::logic
