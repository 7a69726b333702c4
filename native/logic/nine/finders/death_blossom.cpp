// Death blossom: a stem cell, and for each of its candidates a petal, an almost locked set whose places of
// that digit all see the stem. Whatever the stem becomes, one petal loses that digit and locks its others; so
// a digit Z of all petals is in one of them, and falls wherever all its places are seen. Petals have no cell
// in common unless overlap is allowed; then one set may even serve several candidates.
#include "logic/nine/almost_locked_set.h"
#include "logic/nine/finders/finders.h"
#include "logic/nine/set_steps.h"

namespace ninefold::logic {

namespace {

class Blossom {
  public:
    explicit Blossom(Query& query)
        : query_(query), grid_(query.grid), sets_(almost_locked_sets(query)), steps_(query) {}

    void find() {
        for (const int stem : grid_.empty()) {
            if (query_.enough() || query_.stop.look()) return;
            stem_ = stem;
            if (grid_.count(stem) < 2 || !gather()) continue;
            Victims all;
            for (const int digit : each_digit(kAllDigits & ~grid_.mask(stem))) all.add(digit, grid_.cells_of(digit));
            grow(0, all, {});
        }
    }

  private:
    // Lists the petals that each candidate of the stem may have; whether all have some.
    bool gather() {
        digits_.clear();
        for (const int digit : each_digit(grid_.mask(stem_))) {
            auto& petals = petals_[digits_.size()];
            petals.clear();
            for (const auto& set : sets_)
                if (set.victims[digit].has(stem_)) petals.push_back(&set);
            if (petals.empty()) return false;
            digits_.push_back(digit);
        }
        return true;
    }

    // One petal more; left: what all petals so far would eliminate.
    void grow(std::size_t petal, const Victims& left, CellSet used) {
        if (petal == digits_.size()) return bloom(left);
        for (const auto* set : petals_[petal]) {
            if (query_.enough() || query_.stop.now()) return;
            if (!query_.options.als_overlap && set->cells.meets(used)) continue;
            Victims victims;
            for (const int digit : each_digit(set->digits)) victims.add(digit, left.of(digit) & set->victims[digit]);
            if (!victims.any()) continue;
            chosen_[petal] = set;
            grow(petal + 1, victims, used | set->cells);
        }
    }

    void bloom(const Victims& victims) {
        int cells = 0;
        Mask digits = grid_.mask(stem_);
        for (std::size_t i = 0; i < digits_.size(); ++i) {
            cells += chosen_[i]->cells.count();
            digits |= chosen_[i]->digits;
        }
        if (!steps_.welcome(victims, cells)) return;
        Step step(Technique::death_blossom, digits);
        tell(step, victims.digits());
        steps_.add(std::move(step));
    }

    // For every petal: the stem's digit there is weakly linked to the petal's, that strongly to each Z.
    void tell(Step& step, Mask eliminated) const {
        CellSet cells = CellSet::only(stem_);
        for (std::size_t i = 0; i < digits_.size(); ++i) {
            const auto& set = *chosen_[i];
            const auto digit = static_cast<std::uint8_t>(digits_[i]);
            const auto index = static_cast<std::uint8_t>(i);
            cells |= set.cells;
            step.evidence.sets.push_back({set.cells, set.digits});
            step.mark(digit, CellSet::only(stem_), Role::pivot);
            step.mark(digit, set.places[digit], Role::restricted);
            const Node stem{CellSet::only(stem_), digit}, petal{set.places[digit], digit, index};
            for (const int z : each_digit(eliminated)) {
                step.mark(z, set.places[z]);
                step.evidence.chains.push_back(static_cast<std::uint16_t>(step.evidence.links.size()));
                step.evidence.links.push_back({stem, petal, false});
                step.evidence.links.push_back({petal, {set.places[z], static_cast<std::uint8_t>(z), index}, true});
            }
        }
        step.use(cells);
    }

    Query& query_;
    const Grid& grid_;
    const std::vector<AlmostLockedSet>& sets_;
    SetSteps steps_;
    int stem_ = 0;
    std::vector<int> digits_;  // the candidates of the stem
    std::array<std::vector<const AlmostLockedSet*>, kSize> petals_;
    std::array<const AlmostLockedSet*, kSize> chosen_{};
};

}  // namespace

void find_death_blossoms(Query& query) { Blossom(query).find(); }

}  // namespace ninefold::logic
