// Almost locked sets, XY-wing. Set C shares a restricted common X with A and another, Y, with B. C cannot do
// without both, so A or B goes without its one and locks its other digits: a digit Z that A and B have in
// common is in one of them, and falls wherever all its places in A and B are seen.
#include "logic/almost_locked_set.h"
#include "logic/finders/finders.h"
#include "logic/set_steps.h"

namespace ninefold::logic {

namespace {

class Wings {
  public:
    explicit Wings(Search& search)
        : search_(search),
          sets_(almost_locked_sets(search)),
          commons_(restricted_commons(search)),
          steps_(search) {}

    // Pairs of links in the order (a b)(a c), (a b)(c b), (a b)(b c), with a < b, and every pair once.
    void find() {
        for (int a = 0; a < static_cast<int>(sets_.size()); ++a) {
            if (search_.stop.now()) return;
            for (const auto& first : commons_.of(a)) {
                if (first.other < a) continue;
                const int b = first.other;
                for (const auto& second : commons_.of(a))
                    if (second.other > b) wing(b, first.digits, a, second.digits, second.other);
                for (const auto& second : commons_.of(b))
                    if (second.other > a) wing(a, first.digits, b, second.digits, second.other);
                if (search_.enough()) return;
            }
        }
    }

  private:
    void wing(int left, Mask x, int pivot, Mask y, int right) {
        if (x == y && std::has_single_bit(x)) return;
        if (search_.enough()) return;
        const auto &a = sets_[left], &b = sets_[right], &c = sets_[pivot];
        const Mask shared = a.digits & b.digits & ~(x | y);
        if (!shared || !may_meet(a.cells, b.cells)) return;
        Victims victims;
        for (const int digit : Digits(shared)) victims.add(digit, a.victims[digit] & b.victims[digit]);
        const int cells = a.cells.count() + b.cells.count() + c.cells.count();
        if (victims.count() && steps_.welcome(victims, 3, cells)) add(a, b, c, x, y);
    }

    // Whether the ends may have these cells: none in common, or neither inside the other.
    bool may_meet(CellSet a, CellSet b) const {
        if (!search_.options.als_overlap) return !a.meets(b);
        return !a.within(b) && !b.within(a);
    }

    void add(const AlmostLockedSet& a, const AlmostLockedSet& b, const AlmostLockedSet& c, Mask x, Mask y) {
        Step step(Technique::als_xy_wing, a.digits | b.digits | c.digits);
        step.use(a.cells | b.cells | c.cells);
        step.evidence.sets = {{a.cells, a.digits, Role::pincer},
                              {b.cells, b.digits, Role::pincer},
                              {c.cells, c.digits, Role::pivot}};
        for (const int digit : Digits(x))
            step.mark(digit, a.places[digit] | c.places[digit], Role::restricted);
        for (const int digit : Digits(y))
            step.mark(digit, b.places[digit] | c.places[digit], Role::restricted);
        steps_.add(std::move(step));
    }

    Search& search_;
    const std::vector<AlmostLockedSet>& sets_;
    const RestrictedCommons& commons_;
    SetSteps steps_;
};

}  // namespace

void find_als_xy_wings(Search& search) { Wings(search).find(); }

}  // namespace ninefold::logic
