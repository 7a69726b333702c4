#include "logic/nine/set_chain.h"

namespace ninefold::logic {

namespace {

Node node_of(const AlmostLockedSet& set, int index, int digit) {
    return {set.places[digit], static_cast<std::uint8_t>(digit), static_cast<std::uint8_t>(index)};
}

// A digit of the mask that differs from the one given.
int other_than(int digit, Mask mask) {
    const Mask rest = digit ? static_cast<Mask>(mask & ~bit(digit)) : mask;
    return lowest(rest);
}

}  // namespace

void SetChain::tell_sets(Step& step) const {
    CellSet cells;
    for (const auto* set : sets) {
        cells |= set->cells;
        step.evidence.sets.push_back({set->cells, set->digits});
    }
    step.use(cells);
}

// From the end: the last link has only digits that its neighbour leaves it, so there is always one to choose.
std::vector<int> SetChain::choose() const {
    std::vector<int> digits(commons.size());
    int last = 0;
    for (std::size_t i = commons.size(); i-- > 0;) {
        const bool forced = i > 0 && std::has_single_bit(commons[i - 1]);
        Mask mask = commons[i];
        if (forced && mask != commons[i - 1]) mask = static_cast<Mask>(mask & ~commons[i - 1]);
        last = digits[i] = other_than(last, mask);
    }
    return digits;
}

void SetChain::strong(int set, int from, int to, Step& step) const {
    step.evidence.links.push_back({node_of(*sets[set], set, from), node_of(*sets[set], set, to), true});
}

void SetChain::weak(int set, int next, int digit, Step& step) const {
    const auto &a = *sets[set], &b = *sets[next];
    step.evidence.links.push_back({node_of(a, set, digit), node_of(b, next, digit), false});
    step.mark(digit, a.places[digit] | b.places[digit], Role::restricted);
}

void SetChain::tell(Mask eliminated, Step& step) const {
    tell_sets(step);
    const auto digits = choose();
    const int last = static_cast<int>(sets.size()) - 1;
    for (const int z : each_digit(eliminated)) {
        step.evidence.chains.push_back(static_cast<std::uint16_t>(step.evidence.links.size()));
        step.mark(z, sets.front()->places[z] | sets.back()->places[z]);
        int incoming = z;
        for (int i = 0; i < last; ++i) {
            strong(i, incoming, digits[i], step);
            weak(i, i + 1, digits[i], step);
            incoming = digits[i];
        }
        strong(last, incoming, z, step);
    }
    step.length = static_cast<std::uint16_t>(2 * last + 1);
}

void SetChain::tell_ring(Step& step) const {
    tell_sets(step);
    const int x = lowest(commons[0]), y = other_than(x, commons[0]);
    step.evidence.chains.push_back(0);
    weak(0, 1, x, step);
    strong(1, x, y, step);
    weak(1, 0, y, step);
    strong(0, y, x, step);
    step.length = 4;
}

}  // namespace ninefold::logic
