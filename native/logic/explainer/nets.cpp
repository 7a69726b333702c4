#include "logic/explainer/nets.h"

#include <algorithm>

namespace ninefold::logic::explainer {

namespace {

constexpr int kKeyAgreement = 1, kKeyCell = 5, kKeyRegion = 6, kKeyContradiction = 7;

std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
    hash ^= value + 0x9e3779b97f4a7c15ULL + (hash << 6) + (hash >> 2);
    return hash * 0xff51afd7ed558ccdULL;
}

// What a conclusion removes from the board, as a key: one candidate, or all but one of a cell.
int key_of_removed(const Board& board, NodeId target) {
    const CandidateId candidate = candidate_of(target);
    if (!is_on(target)) return candidate;
    const Mask others = static_cast<Mask>(board.mask[cell_of(candidate)] & ~bit(digit_of(candidate)));
    return std::has_single_bit(others) ? id_of(cell_of(candidate), lowest(others)) : kCandidates + candidate;
}

}  // namespace

NetSearch::NetSearch(NetKind kind, std::shared_ptr<Known> chains) : kind_(kind), known_chains_(std::move(chains)) {
    if (kind.level == 2 || kind.level == 3) {
        unary_ = std::make_unique<UnarySearch>();
        if (!known_chains_) known_chains_ = std::make_shared<Known>();
    }
    if (kind.level == 3) multiple_ = std::make_unique<NetSearch>(NetKind{});
    if (kind.level == 4) dynamic_ = std::make_unique<NetSearch>(NetKind{.dynamic = true, .level = kind.inner_level});
}

// ---- growing trees

void NetSearch::grow(CandidateId start, bool on, Tree& tree) {
    propagation_.begin(start, on, kind_, tree);
    if (kind_.level == 0) return;
    while (tree.conflict == Tree::kNone && !stop_->now()) {
        const int known = tree.off_count;
        if (!conclude_inside(tree) || hopeless(tree, known)) return;
        propagation_.follow(kind_, tree);
    }
}

// Whether everything that the techniques inside just added takes more nodes than the best net known. All that could
// still follow rests on one of those nodes, and a net has a second branch of one node at least.
bool NetSearch::hopeless(const Tree& tree, int known) {
    if (most_ == kAny) return false;
    for (int i = known; i < tree.off_count; ++i) {
        const Branch branch{&tree, node_of(tree.off_list[i], false)};
        if (complexity(&branch, 1, most_) < most_) return false;
    }
    return true;
}

// Makes the removed candidates false, where they are not yet.
bool NetSearch::take(Tree& tree, const std::vector<CandidateId>& removed, const std::vector<NodeId>& parents,
                     std::int64_t inner) {
    bool any = false;
    std::uint8_t depth = 0;
    for (const NodeId parent : parents) depth = std::max(depth, tree.origin[parent].depth);
    for (const CandidateId candidate : removed) {
        if (tree.has(candidate, false)) continue;
        const auto at = static_cast<std::uint16_t>(tree.more.size());
        tree.more.insert(tree.more.end(), parents.begin() + 1, parents.end());
        const NodeId node = node_of(candidate, false);
        tree.origin[node] = {parents[0], at, static_cast<std::uint16_t>(parents.size() - 1), Tree::deeper(depth),
                             Cause::technique};
        tree.inner.push_back({node, static_cast<std::uint32_t>(inner)});
        tree.add(candidate, false);
        any = true;
    }
    return any;
}

// The techniques inside, one after the other, until one concludes something that rests on the assumption.
bool NetSearch::conclude_inside(Tree& tree) {
    constexpr std::int64_t no_chain = 0x80000000;
    std::vector<NodeId> parents;
    bool any = false;
    const Board& source = *propagation_.source;
    const Board& work = propagation_.work;
    find_inside(source, work, inside_);
    for (const Inside& found : inside_) {
        parents.clear();
        for (const CandidateId parent : found.parents) parents.push_back(node_of(parent, false));
        any |= take(tree, found.removed, parents, no_chain | static_cast<int>(found.kind));
    }
    if (!inside_.empty() || kind_.level < 2) return any;
    const auto use = [&](const std::vector<InnerHint>& hints) {
        bool some = false;
        for (const InnerHint& hint : hints) {
            parents.clear();
            for (int digit = 1; digit <= kSize; ++digit)
                for (const int cell : hint.parents[digit - 1]) parents.push_back(node_of(id_of(cell, digit), false));
            if (take(tree, hint.removed, parents, static_cast<std::int64_t>(inner_.size()))) {
                inner_.push_back(hint);
                some = true;
            }
        }
        return some;
    };
    if (unary_ && use(recalled(*known_chains_, [&](auto& out) { chains_inside(out); }))) return true;
    for (NetSearch* search : {multiple_.get(), dynamic_.get()}) {
        if (search == nullptr) continue;
        search->stop_ = stop_;
        if (use(recalled(known_nets_, [&](auto& out) { search->all(work, source, told_, out); }))) return true;
    }
    return false;
}

// What was concluded before on the same board, or else now. Many assumptions leave the same board: wherever a cell or
// house has two candidates, one is false just if the other is true.
template <typename Find>
const std::vector<InnerHint>& NetSearch::recalled(Known& known, Find find) {
    std::uint64_t key = 0;
    for (const Mask mask : propagation_.work.mask) key = mix(key, mask);
    const auto [place, fresh] = known.hints.try_emplace(key);
    if (fresh) {
        find(place->second);
        // One without parents holds without the assumption and tells nothing new.
        std::erase_if(place->second, [](const InnerHint& hint) {
            return std::all_of(hint.parents.begin(), hint.parents.end(), [](CellSet cells) { return cells.empty(); });
        });
    }
    return place->second;
}

// Forcing chains and cycles of the board as it is left, of equal conclusions the first.
void NetSearch::chains_inside(std::vector<InnerHint>& out) {
    const Board& source = *propagation_.source;
    const Board& work = propagation_.work;
    unary_->all(work, chains_inside_);
    std::array<CellSet, kSize> seen_alone{};
    std::vector<std::vector<CandidateId>> seen_sets;
    for (UnaryChain& chain : chains_inside_) {
        if (chain.removed.size() == 1) {
            CellSet& seen = seen_alone[digit_of(chain.removed[0]) - 1];
            if (seen.has(cell_of(chain.removed[0]))) continue;
            seen.add(cell_of(chain.removed[0]));
        } else {
            auto sorted = chain.removed;
            std::sort(sorted.begin(), sorted.end());
            if (std::find(seen_sets.begin(), seen_sets.end(), sorted) != seen_sets.end()) continue;
            seen_sets.push_back(std::move(sorted));
        }
        InnerHint& hint = out.emplace_back();
        hint.merit = chain.merit;
        hint.complexity = chain.merit.complexity;
        hint.fingerprint = chain.path.back().node;
        for (const auto& [node, cause] : chain.path) {
            hint.fingerprint = mix(hint.fingerprint, node);
            // A cycle is read in both directions, so each of its links counts as the reason of its end.
            if (cause == Cause::assumed || (!is_on(node) && !chain.is_cycle)) continue;
            const int cell = cell_of(candidate_of(node)), digit = digit_of(candidate_of(node));
            if (cause == Cause::cell) {
                for (const int d : each_digit(source.mask[cell] & ~work.mask[cell])) hint.parents[d - 1].add(cell);
            } else {
                const int house = kGeometry.of[cell][static_cast<int>(cause)];
                hint.parents[digit - 1] |= (source.cells[digit - 1] - work.cells[digit - 1]) & house_cells(house);
            }
        }
        net_order(chain.removed);
        hint.removed = chain.removed;
        if (!told_) continue;
        Finding finding;
        explainer::tell(work, chain, finding);
        hint.proof = std::move(finding.proof);
    }
}

const Tree& NetSearch::true_tree(CandidateId candidate) {
    if (tree_of_[candidate] < 0) {
        if (grown_ == static_cast<int>(trees_.size())) trees_.push_back(std::make_unique<Tree>());
        tree_of_[candidate] = static_cast<std::int16_t>(grown_++);
        grow(candidate, true, *trees_[tree_of_[candidate]]);
    }
    return *trees_[tree_of_[candidate]];
}

// ---- measuring

int NetSearch::complexity(const Branch* branches, int count, int most) {
    int nodes = 0;
    inner_seen_.clear();
    for (int i = 0; i < count; ++i) {
        const Tree& tree = *branches[i].tree;
        ++now_;
        stack_.assign(1, branches[i].target);
        stamp_[branches[i].target] = now_;
        while (!stack_.empty()) {
            const NodeId node = stack_.back();
            stack_.pop_back();
            if (++nodes > most) return nodes;
            const auto& origin = tree.origin[node];
            tree.for_each_parent(node, [&](NodeId parent) {
                if (stamp_[parent] == now_) return;
                stamp_[parent] = now_;
                stack_.push_back(parent);
            });
            if (origin.cause != Cause::technique) continue;
            for (const auto& [concluded, inner] : tree.inner) {
                if (concluded != node || inner & 0x80000000u) continue;
                const InnerHint& hint = inner_[inner];
                if (std::find(inner_seen_.begin(), inner_seen_.end(), hint.fingerprint) != inner_seen_.end()) continue;
                inner_seen_.push_back(hint.fingerprint);
                nodes += hint.complexity;
                if (nodes > most) return nodes;
            }
        }
    }
    return nodes;
}

// Which false candidates of the outer net the hint rests on: wherever one of its nodes is true because nothing else
// was left in a cell or house, everything the outer net had taken away there.
void NetSearch::parents_of(const NetHint& hint, const Branch* branches, int count, const Board& board,
                           const Board& outer, InnerHint& out) {
    out.fingerprint = 0;
    for (int i = 0; i < count; ++i) {
        const Tree& tree = *branches[i].tree;
        ++now_;
        stack_.assign(1, branches[i].target);
        stamp_[branches[i].target] = now_;
        for (std::size_t next = 0; next < stack_.size(); ++next) {
            const NodeId node = stack_[next];
            out.fingerprint = mix(out.fingerprint, node);
            const auto& origin = tree.origin[node];
            tree.for_each_parent(node, [&](NodeId parent) {
                if (stamp_[parent] == now_) return;
                stamp_[parent] = now_;
                stack_.push_back(parent);
            });
            if (!is_on(node)) continue;
            const int cell = cell_of(candidate_of(node)), digit = digit_of(candidate_of(node));
            const bool by_cell =
                origin.cause == Cause::cell || (origin.cause == Cause::assumed && hint.shape == NetShape::cell);
            int house = -1;
            if (origin.cause <= Cause::box) house = kGeometry.of[cell][static_cast<int>(origin.cause)];
            if (origin.cause == Cause::assumed && hint.shape == NetShape::region) house = hint.house;
            if (by_cell)
                for (const int d : each_digit(outer.mask[cell] & ~board.mask[cell])) out.parents[d - 1].add(cell);
            else if (house >= 0)
                out.parents[digit - 1] |= (outer.cells[digit - 1] - board.cells[digit - 1]) & house_cells(house);
        }
    }
}

// ---- judging

// Everything all trees agree on, in the order of the first.
template <typename Sink>
void NetSearch::offer_common(const Board& board, NetHint hint, int key, const std::array<const Tree*, kSize>& trees,
                             int count, Sink& sink) {
    std::array<Branch, kSize> branches{};
    for (const bool on : {true, false}) {
        std::array<CellSet, kSize> common = on ? trees[0]->on : trees[0]->off;
        bool any = false;
        for (int digit = 0; digit < kSize; ++digit) {
            for (int i = 1; i < count; ++i) common[digit] &= (on ? trees[i]->on : trees[i]->off)[digit];
            any |= !common[digit].empty();
        }
        if (!any) continue;
        const Tree& first = *trees[0];
        const int length = on ? first.on_count : first.off_count;
        for (int n = 0; n < length; ++n) {
            const CandidateId candidate = on ? first.on_list[n] : first.off_list[n];
            if (!common[digit_of(candidate) - 1].has(cell_of(candidate))) continue;
            if (on && board.count(cell_of(candidate)) < 2) continue;
            const NodeId target = node_of(candidate, on);
            int least = 0;
            for (int i = 0; i < count; ++i) {
                least += trees[i]->origin[target].depth;
                branches[i] = {trees[i], target};
            }
            hint.target = target;
            sink.offer(hint, key, branches.data(), count, least);
        }
    }
}

template <typename Sink>
void NetSearch::judge_candidate(const Board& board, CandidateId candidate, const Tree& true_tree, Sink& sink) {
    const auto contradiction = [&](const Tree& tree, bool assumed) {
        const std::array<Branch, 2> branches = {
            {{&tree, node_of(tree.conflict, true)}, {&tree, node_of(tree.conflict, false)}}};
        const int least = tree.origin[branches[0].target].depth + tree.origin[branches[1].target].depth;
        NetHint hint{{}, NetShape::contradiction, candidate, assumed, -1, node_of(candidate, !assumed)};
        sink.offer(hint, kKeyContradiction, branches.data(), 2, least);
    };
    if (true_tree.conflict != Tree::kNone && kind_.dynamic) contradiction(true_tree, true);
    const bool agreement = kind_.dynamic && !kind_.nishio && board.count(cell_of(candidate)) >= 3;
    if (!kind_.dynamic) return;
    grow(candidate, false, false_tree_);
    if (false_tree_.conflict != Tree::kNone) contradiction(false_tree_, false);
    if (agreement)
        offer_common(board, {{}, NetShape::agreement, candidate, true, -1, 0}, kKeyAgreement,
                     {&true_tree, &false_tree_}, 2, sink);
}

template <typename Sink>
void NetSearch::judge_regions(const Board& board, CandidateId candidate, Sink& sink) {
    const int cell = cell_of(candidate), digit = digit_of(candidate);
    for (const int first : kBoxRowColumn) {
        const int house = kGeometry.of[cell][first / kSize];
        const Mask places = board.at(house, digit);
        const int count = std::popcount(places);
        if (count < 2 || cell_at(house, places) != cell) continue;
        std::array<const Tree*, kSize> trees{};
        int n = 0;
        for (const int place : cells_at(house, places)) trees[n++] = &true_tree(id_of(place, digit));
        offer_common(board, {{}, NetShape::region, candidate, true, house, 0}, kKeyRegion, trees, count, sink);
    }
}

template <typename Sink>
void NetSearch::judge_cell(const Board& board, int cell, Sink& sink) {
    std::array<const Tree*, kSize> trees{};
    int count = 0;
    for (const int digit : each_digit(board.mask[cell])) {
        const CandidateId candidate = id_of(cell, digit);
        const Tree& tree = true_tree(candidate);
        trees[count++] = &tree;
        judge_candidate(board, candidate, tree, sink);
        if (!kind_.nishio) judge_regions(board, candidate, sink);
    }
    if (!kind_.nishio)
        offer_common(board, {{}, NetShape::cell, id_of(cell, lowest(board.mask[cell])), true, -1, 0}, kKeyCell, trees,
                     count, sink);
}

template <typename Sink>
void NetSearch::judge(const Board& board, Sink& sink) {
    propagation_.set(board, kind_);
    tree_of_.fill(-1);
    grown_ = 0;
    inner_.clear();
    if (known_chains_) known_chains_->set(board);
    known_nets_.hints.clear();
    for (const int cell : board.empty) {
        const int count = board.count(cell);
        if (count < (kind_.dynamic ? 2 : 3)) continue;
        if (stop_->now()) return;
        judge_cell(board, cell, sink);
    }
}

bool NetSearch::first(const Board& board, bool told, Stop& stop, Finding& out) {
    struct Best {
        NetSearch& search;
        NetHint best;
        bool found = false;
        // Within one search a lower complexity is never a higher rating, so ratings need no comparison.
        void offer(const NetHint& hint, int key, const Branch* branches, int count, int least) {
            const auto behind = [&](int n) {
                return n > best.merit.complexity || (n == best.merit.complexity && key >= best.merit.key);
            };
            if (behind(least)) return;
            const int complexity = search.complexity(branches, count, best.merit.complexity);
            if (behind(complexity)) return;
            best = hint;
            best.merit = {search.kind_.rating() + length_supplement(complexity), complexity, key};
            search.most_ = complexity;
            found = true;
        }
    };
    told_ = false;
    most_ = kAny;
    stop_ = &stop;
    Best sink{*this, {}};
    judge(board, sink);
    if (!sink.found || stop.stopped()) return false;
    if (told) {
        tell(board, sink.best, out);
        return true;
    }
    out.reset(Kind::nishio, sink.best.merit.rating);
    const CandidateId target = candidate_of(sink.best.target);
    if (is_on(sink.best.target)) out.place(cell_of(target), digit_of(target));
    if (is_on(sink.best.target))
        out.eliminate_all(cell_of(target), static_cast<Mask>(board.mask[cell_of(target)] & ~bit(digit_of(target))));
    else
        out.eliminate(cell_of(target), digit_of(target));
    return true;
}

void NetSearch::all(const Board& board, const Board& outer, bool told, std::vector<InnerHint>& out) {
    struct Collected {
        int complexity = 1 << 20, key = 99, turn = 0;
    };
    struct All {
        NetSearch& search;
        const Board& board;
        const Board& outer;
        std::vector<InnerHint>& out;
        std::array<std::int16_t, 2 * kCandidates> slot;
        void offer(const NetHint& hint, int key, const Branch* branches, int count, int least) {
            std::int16_t& at = slot[key_of_removed(board, hint.target)];
            const auto behind = [&](int n) {
                if (at < 0) return false;
                const Merit& merit = out[at].merit;
                return n > merit.complexity || (n == merit.complexity && key >= merit.key);
            };
            if (behind(least)) return;
            const int complexity = search.complexity(branches, count, at < 0 ? 1 << 20 : out[at].merit.complexity);
            if (behind(complexity)) return;
            // A better one also moves behind those met before it with the same merit: it was met later.
            if (at >= 0) out[at].removed.clear();
            at = static_cast<std::int16_t>(out.size());
            InnerHint& found = out.emplace_back();
            found.merit = {search.kind_.rating() + length_supplement(complexity), complexity, key};
            found.complexity = complexity;
            const CandidateId target = candidate_of(hint.target);
            if (!is_on(hint.target)) {
                found.removed.push_back(target);
            } else {
                for (const int digit : each_digit(board.mask[cell_of(target)] & ~bit(digit_of(target))))
                    found.removed.push_back(id_of(cell_of(target), digit));
            }
            search.parents_of(hint, branches, count, board, outer, found);
            if (search.told_) found.proof = search.proof_of(hint, branches, count);
        }
    };
    told_ = told;
    out.clear();
    All sink{*this, board, outer, out, {}};
    sink.slot.fill(-1);
    judge(board, sink);
    std::erase_if(out, [](const InnerHint& hint) { return hint.removed.empty(); });
    std::stable_sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.merit < b.merit; });
}

}  // namespace ninefold::logic::explainer
