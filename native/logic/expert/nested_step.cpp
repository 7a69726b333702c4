#include "logic/expert/nested_step.h"

namespace ninefold::logic::expert {

namespace {

constexpr unsigned kInner = bit_of(ChainKind::whip) | bit_of(ChainKind::braid);
constexpr int kMostLooks = 600;  // for chains that are not needed

}  // namespace

std::optional<NestedStep> NestedSearch::next(const Position& position, int length, Stop& stop) {
    std::vector<int> targets;
    position.each_label([&](int label) {
        if (position.is_placed(label) || stop.look()) return;
        // Braids do no more than trials, which are quick.
        Position tried = position;
        if (!tried.place(label) || !trial_.exhaust(tried, stop)) targets.push_back(label);
    });
    for (int inside = 1; inside <= length; ++inside)
        for (const int target : targets) {
            if (stop.look()) return std::nullopt;
            Position tried = position;
            if (tried.place(target) && levels_.exhaust(tried, inside, stop)) continue;
            NestedStep step{target, inside, {}};
            if (told(position, step, stop)) return step;
        }
    return std::nullopt;
}

// The shortest chains one after the other, then without those that nothing rests on.
bool NestedSearch::told(const Position& position, NestedStep& step, Stop& stop) {
    Position tried = position;
    if (tried.place(step.target))
        while (!tried.broken()) {
            auto inner = steps_.next(tried, kInner, step.inside, stop);
            if (!inner) return false;
            for (const int label : inner->eliminations)
                if (!tried.broken() && tried.has(label)) tried.remove(label);
            step.inner.push_back(std::move(*inner));
        }
    int looks = 0;
    for (std::size_t at = step.inner.size(); at-- > 0 && looks < kMostLooks;) {
        looks += static_cast<int>(step.inner.size());
        if (breaks(position, step, at, stop)) step.inner.erase(step.inner.begin() + static_cast<std::ptrdiff_t>(at));
        if (stop.stopped()) return false;
    }
    return breaks(position, step, step.inner.size(), stop);
}

// Whether the other chains are still there one after the other, and the end is the same.
bool NestedSearch::breaks(const Position& position, NestedStep& step, std::size_t without, Stop& stop) {
    Position tried = position;
    if (!tried.place(step.target)) return true;
    std::vector<ChainStep> again = step.inner;
    for (std::size_t at = 0; at < again.size(); ++at) {
        if (at == without) continue;
        const int target = again[at].chain.target;
        if (!tried.has(target) || tried.is_placed(target)) continue;
        auto inner = steps_.on(tried, target, kInner, step.inside, stop);
        if (!inner) return false;
        for (const int label : inner->eliminations)
            if (!tried.broken() && tried.has(label)) tried.remove(label);
        again[at] = std::move(*inner);
        if (!tried.broken()) continue;
        if (without >= again.size()) again.resize(at + 1);
        step.inner = std::move(again);
        return true;
    }
    return tried.broken();
}

}  // namespace ninefold::logic::expert
