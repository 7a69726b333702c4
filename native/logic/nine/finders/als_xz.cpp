// Almost locked sets, XZ-rule. Sets A and B share a restricted common X: one of them goes without it and
// locks its other digits. So any other common digit Z is in one of the two, and falls wherever all its places
// in A and B are seen.
//
// Two restricted commons make a ring: each of them is in one set, so both sets are locked. Then X and Y fall
// outside where all their places are seen, and every other digit of a set falls where its places in that one
// set are seen.
#include "logic/nine/almost_locked_set.h"
#include "logic/nine/finders/finders.h"
#include "logic/nine/set_chain.h"
#include "logic/nine/set_steps.h"

namespace ninefold::logic {

namespace {

Victims singly_linked(const AlmostLockedSet& a, const AlmostLockedSet& b, Mask restricted) {
    Victims victims;
    for (const int digit : each_digit(a.digits & b.digits & ~restricted))
        victims.add(digit, a.victims[digit] & b.victims[digit]);
    return victims;
}

// First what each restricted common gives alone, the other one being common as well; then set by set.
Victims doubly_linked(const AlmostLockedSet& a, const AlmostLockedSet& b, Mask restricted) {
    Victims victims;
    for (const int x : each_digit(restricted))
        for (const int digit : each_digit(a.digits & b.digits & ~bit(x)))
            victims.add(digit, a.victims[digit] & b.victims[digit]);
    for (const int digit : each_digit(a.digits & ~restricted)) victims.add(digit, a.victims[digit] - b.cells);
    for (const int digit : each_digit(b.digits & ~restricted)) victims.add(digit, b.victims[digit] - a.cells);
    return victims;
}

Step told(const AlmostLockedSet& a, const AlmostLockedSet& b, Mask restricted, Mask eliminated) {
    Step step(Technique::als_xz, a.digits | b.digits);
    SetChain chain{{&a, &b}, {restricted}};
    if (std::has_single_bit(restricted))
        chain.tell(eliminated, step);
    else
        chain.tell_ring(step);
    return step;
}

}  // namespace

void find_als_xzs(Query& query) {
    const auto& sets = almost_locked_sets(query);
    const auto& commons = restricted_commons(query);
    SetSteps steps(query);
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (query.stop.now()) return;
        for (const auto& common : commons.after(static_cast<int>(i))) {
            if (!common.fruitful) continue;
            const auto &a = sets[i], &b = sets[common.other];
            const Victims victims = std::has_single_bit(common.digits) ? singly_linked(a, b, common.digits)
                                                                       : doubly_linked(a, b, common.digits);
            if (steps.welcome(victims, a.cells.count() + b.cells.count()))
                steps.add(told(a, b, common.digits, victims.digits()));
            if (query.enough()) return;
        }
    }
}

}  // namespace ninefold::logic
