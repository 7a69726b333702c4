// Almost locked sets, XY-wing. Set C shares a restricted common X with A and another, Y, with B. C cannot do
// without both, so A or B goes without its one and locks its other digits: a digit Z that A and B have in
// common is in one of them, and falls wherever all its places in A and B are seen.
#include "logic/nine/almost_locked_set.h"
#include "logic/nine/finders/finders.h"
#include "logic/nine/set_chain.h"
#include "logic/nine/set_steps.h"

namespace ninefold::logic {

namespace {

class Wings {
  public:
    explicit Wings(Query& query)
        : query_(query), sets_(almost_locked_sets(query)), commons_(restricted_commons(query)), steps_(query) {}

    // Pairs of links in the order (a b)(a c), (a b)(c b) with a < c < b, (a b)(b c) with b < c; every pair
    // once.
    void find() {
        for (int a = 0; a < static_cast<int>(sets_.size()); ++a) {
            const auto after = commons_.after(a);
            for (std::size_t i = 0; i < after.size(); ++i) {
                if (query_.stop.now()) return;
                const int b = after[i].other;
                for (const auto& second : after.subspan(i + 1))
                    if (wing(b, after[i].digits, a, second)) return;
                for (const auto& second : commons_.of(b))
                    if (second.other > a && wing(a, after[i].digits, b, second)) return;
            }
        }
    }

  private:
    // Whether that is enough.
    bool wing(int left, Mask x, int pivot, const RestrictedCommon& second) {
        if (!commons_.share_victims(left, second.other)) return false;
        const Mask y = second.digits;
        if (x == y && std::has_single_bit(x)) return false;
        const auto &a = sets_[left], &b = sets_[second.other], &c = sets_[pivot];
        if (!may_meet(a.cells, b.cells)) return false;
        Victims victims;
        for (const int digit : each_digit(a.digits & b.digits & ~(x | y)))
            victims.add(digit, a.victims[digit] & b.victims[digit]);
        if (steps_.welcome(victims, a.cells.count() + b.cells.count() + c.cells.count()))
            steps_.add(told(a, b, c, x, y, victims.digits()));
        return query_.enough();
    }

    // Whether the ends may have these cells: none in common, or neither inside the other.
    bool may_meet(CellSet a, CellSet b) const {
        if (!query_.options.als_overlap) return !a.meets(b);
        return !a.within(b) && !b.within(a);
    }

    static Step told(const AlmostLockedSet& a, const AlmostLockedSet& b, const AlmostLockedSet& c, Mask x, Mask y,
                     Mask eliminated) {
        Step step(Technique::als_xy_wing, a.digits | b.digits | c.digits);
        SetChain{{&a, &c, &b}, {x, y}}.tell(eliminated, step);
        step.evidence.sets[1].role = Role::pivot;
        return step;
    }

    Query& query_;
    const std::vector<AlmostLockedSet>& sets_;
    const RestrictedCommons& commons_;
    SetSteps steps_;
};

}  // namespace

void find_als_xy_wings(Query& query) { Wings(query).find(); }

}  // namespace ninefold::logic
