// Fish of every shape and size. n base houses hold the digit n times; n cover houses can hold it at most n
// times. If the covers hold all base candidates, what the covers hold beyond the base is false. Base
// candidates outside the cover (fins), or in two bases (endo fins), must be false for that, so only victims
// that see them all fall.
//
// The search goes victim by victim, which fixes nearly everything: base candidates that do not see the victim
// must be covered, so after the base is chosen the covers follow from a search that branches on uncovered
// cells. Trying all pairs of base and cover sets instead takes hundreds of times longer from size 4 on. Only
// candidates that some single-digit argument can remove at all (SingleDigit) come into question as victims.
#include <algorithm>

#include "logic/nine/finders/finders.h"
#include "logic/nine/fruitless.h"
#include "logic/nine/single_digit.h"

namespace ninefold::logic {

namespace {

enum class Shape : std::uint8_t { basic, franken, mutant };
using HouseSet = std::uint32_t;
constexpr HouseSet kRows = kAllDigits, kColumns = kRows << kFirstColumn, kBoxes = kRows << kFirstBox;

struct Fish {
    HouseSet base = 0, cover = 0;
    CellSet base_cells, fins, endo_fins, victims, cannibals;
};

Shape shape_of(HouseSet base, HouseSet cover) {
    const auto crosses = [&](HouseSet one, HouseSet other) { return !(base & other) && !(cover & one); };
    if (!crosses(kRows, kColumns) && !crosses(kColumns, kRows)) return Shape::mutant;
    return (base | cover) & kBoxes ? Shape::franken : Shape::basic;
}

// The rows of one shape follow each other by size in the catalogue; finned and sashimi basic fish alternate.
Technique technique_of(Shape shape, int size, bool finned, bool sashimi) {
    const auto at = [](Technique first, int step) { return static_cast<Technique>(static_cast<int>(first) + step); };
    const int i = size - 2;
    switch (shape) {
        case Shape::basic:
            if (!finned) return at(Technique::x_wing, i);
            return at(sashimi ? Technique::sashimi_x_wing : Technique::finned_x_wing, 2 * i);
        case Shape::franken:
            return at(finned ? Technique::finned_franken_x_wing : Technique::franken_x_wing, i);
        default:
            return at(finned ? Technique::finned_mutant_x_wing : Technique::mutant_x_wing, i);
    }
}
static_assert(static_cast<int>(Technique::leviathan) - static_cast<int>(Technique::x_wing) == 5);
static_assert(static_cast<int>(Technique::sashimi_leviathan) - static_cast<int>(Technique::finned_x_wing) == 11);

// All fish of one size, shape and finnedness.
class FishSearch {
  public:
    FishSearch(Query& query, Shape shape, int size, bool finned)
        : query_(query), shape_(shape), size_(size), finned_(finned) {}

    void run() {
        const auto& table = query_.workspace.current<SingleDigit>(query_.grid);
        auto& fruitless = Fruitless::of(query_);
        const int search = 16 * static_cast<int>(shape_) + 2 * size_ + (finned_ ? 1 : 0);  // of this kind of fish
        for (digit_ = 1; digit_ <= kSize; ++digit_) {
            if (fruitless.digit(search, digit_)) continue;
            found_ = false;
            cells_ = query_.grid.cells_of(digit_);
            for (int house = 0; house < kHouses; ++house) in_house_[house] = cells_ & house_cells(house);
            victims_ = table.removable(digit_);
            if (victims_.empty()) continue;
            if (shape_ == Shape::mutant) {
                scan(kRows | kColumns | kBoxes, kRows | kColumns | kBoxes);
            } else {
                const HouseSet boxes = shape_ == Shape::franken ? kBoxes : 0;
                scan(kRows | boxes, kColumns | boxes);
                if (!query_.enough()) scan(kColumns | boxes, kRows | boxes);
            }
            if (!found_ && !query_.stop.stopped()) fruitless.nothing_with_digit(search, digit_);
            if (query_.enough()) return;
        }
        if (query_.options.siamese) join_siamese({});
    }

  private:
    void scan(HouseSet bases, HouseSet covers) {
        covers_ = covers;
        for (const int victim : victims_) {
            victim_ = victim;
            if (shape_ == Shape::basic)
                choose_lines(bases);
            else
                choose_base(bases, size_, Fish{});
        }
        if (!first_) return;
        if (query_.options.siamese) join_siamese(first_->fish.base);
        query_.add(step_of(first_->fish, first_->technique));
    }

    // Where only one fish is wanted, it is the first by digit, direction, base houses, cover houses.
    static bool earlier(const Fish& a, const Fish& b) {
        const HouseSet base = a.base ^ b.base, cover = a.cover ^ b.cover;
        const HouseSet difference = base ? base : cover;
        return (base ? a.base : a.cover) & difference & (~difference + 1);
    }

    // Bases of a basic fish are lines without a common cell, not those of the victim: it is enough to know which lines
    // across must cover each of them, the victim's among them.
    void choose_lines(HouseSet bases) {
        lines_ = 0;
        const bool rows = bases & kRows;
        const CellSet seen = finned_ ? peers(victim_) : CellSet();
        for (HouseSet rest = bases & ~houses_of(victim_); rest; rest &= rest - 1) {
            const int house = std::countr_zero(rest);
            if (in_house_[house].empty()) continue;
            Mask crossed = 0;
            for (const int cell : in_house_[house] - seen) crossed |= 1 << (rows ? cell % kSize : cell / kSize);
            line_[lines_] = house;
            crossed_[lines_++] = crossed;
        }
        add_line(0, size_, {}, static_cast<Mask>(1 << (rows ? victim_ % kSize : victim_ / kSize)));
    }

    void add_line(int from, int missing, HouseSet base, Mask crossed) {
        if (missing == 0) return start_lines(base);
        for (int i = from; i <= lines_ - missing && !query_.stop.now(); ++i) {
            const Mask joined = crossed | crossed_[i];
            if (std::popcount(joined) <= size_) add_line(i + 1, missing - 1, base | 1u << line_[i], joined);
        }
    }

    void start_lines(HouseSet base) {
        Fish fish;
        fish.base = base;
        for (HouseSet rest = base; rest; rest &= rest - 1) fish.base_cells |= in_house_[std::countr_zero(rest)];
        start_cover(fish);
    }

    void choose_base(HouseSet bases, int missing, const Fish& fish) {
        if (missing == 0) return start_cover(fish);
        while (bases && !query_.stop.now()) {
            const int house = std::countr_zero(bases);
            bases &= bases - 1;
            const CellSet cells = in_house_[house];
            if (cells.empty()) continue;
            Fish next = fish;
            next.base |= 1u << house;
            next.endo_fins |= fish.base_cells & cells;
            next.base_cells |= cells;
            if (base_fits(next)) choose_base(bases, missing - 1, next);
        }
    }

    bool base_fits(const Fish& fish) const {
        return fish.endo_fins.empty() || (finned_ && fish.endo_fins.count() <= query_.options.max_endo_fins &&
                                          fish.endo_fins.within(peers(victim_)));
    }

    CellSet must_cover(const Fish& fish) const {
        return finned_ ? fish.base_cells - peers(victim_) - fish.endo_fins : fish.base_cells;
    }

    void start_cover(const Fish& fish) {
        HouseSet open = 0;  // houses that may be covers: no base, and with something to cover
        for (HouseSet rest = covers_ & ~fish.base; rest; rest &= rest - 1) {
            const int house = std::countr_zero(rest);
            if (in_house_[house].meets(fish.base_cells)) open |= 1u << house;
        }
        must_ = must_cover(fish);
        // A base candidate falls only if two covers hold it; everything else if one does.
        needed_ = fish.base_cells.has(victim_) ? 2 : 1;
        choose_cover(fish, open, must_, {}, {}, size_);
    }

    // Each set of covers comes up once: a house passed over for one cell is closed for the branches after it.
    void choose_cover(Fish& fish, HouseSet open, CellSet uncovered, CellSet once, CellSet twice, int missing) {
        const bool victim_done = needed_ == 1 ? once.has(victim_) : twice.has(victim_);
        if (missing == 0) {
            if (uncovered.empty() && victim_done) finish(fish, once, twice);
            return;
        }
        HouseSet branches = open;
        if (!victim_done)
            branches &= houses_of(victim_);
        else if (!uncovered.empty())
            branches &= houses_of(uncovered.first());
        while (branches) {
            const int house = std::countr_zero(branches);
            branches &= branches - 1;
            open &= ~(1u << house);
            const CellSet cells = in_house_[house];
            fish.cover |= 1u << house;
            choose_cover(fish, open, uncovered - cells, once | cells, twice | (once & cells), missing - 1);
            fish.cover &= ~(1u << house);
        }
    }
    void choose_cover(const Fish& fish, HouseSet open, CellSet uncovered, CellSet once, CellSet twice, int missing) {
        Fish copy = fish;
        choose_cover(copy, open, uncovered, once, twice, missing);
    }

    static HouseSet houses_of(int cell) {
        const auto& of = kGeometry.of[cell];
        return 1u << of[0] | 1u << of[1] | 1u << of[2];
    }

    void finish(Fish& fish, CellSet covered, CellSet twice) {
        fish.fins = fish.base_cells - covered - fish.endo_fins;
        const CellSet all_fins = fish.fins | fish.endo_fins;
        if (all_fins.empty() == finned_ || fish.fins.count() > query_.options.max_fins) return;
        const CellSet seen = common_peers(all_fins);
        fish.victims = (covered - fish.base_cells) & seen;
        fish.cannibals = twice & fish.base_cells & seen;
        if ((fish.victims | fish.cannibals).first() != victim_) return;  // told when that victim's turn came
        found_ = true;
        const auto technique =
            technique_of(shape_of(fish.base, fish.cover), size_, finned_, finned_ && is_sashimi(fish));
        if (query_.options.siamese) kept_.push_back({fish, technique, digit_});
        if (!query_.wants(technique)) return;
        if (!query_.first)
            query_.add(step_of(fish, technique));
        else if (!first_ || earlier(fish, first_->fish))
            first_ = {fish, technique, digit_};
    }

    // Without its fins some base house would be left with a single candidate.
    bool is_sashimi(const Fish& fish) const {
        for (HouseSet rest = fish.base; rest; rest &= rest - 1)
            if ((in_house_[std::countr_zero(rest)] - fish.fins).count() < 2) return true;
        return false;
    }

    Step step_of(const Fish& fish, Technique technique) const {
        Step step(technique, bit(digit_));
        for (HouseSet rest = fish.base; rest; rest &= rest - 1) step.house(std::countr_zero(rest), HouseRole::base);
        for (HouseSet rest = fish.cover; rest; rest &= rest - 1) step.house(std::countr_zero(rest), HouseRole::cover);
        step.use(fish.base_cells - fish.fins - fish.endo_fins);
        step.mark(digit_, fish.base_cells - fish.fins - fish.endo_fins - fish.cannibals);
        step.mark(digit_, fish.fins, Role::fin);
        step.mark(digit_, fish.endo_fins, Role::endo_fin);
        step.mark(digit_, fish.cannibals, Role::cannibal);
        step.eliminate(digit_, fish.victims);
        step.eliminate(digit_, fish.cannibals);
        return step;
    }

    // Two finned fish on the same base with other fins and other victims are told as one.
    // On one base only, where the first fish stands on it.
    void join_siamese(std::optional<HouseSet> base) {
        for (std::size_t i = 0; i < kept_.size(); ++i) {
            for (std::size_t j = i + 1; j < kept_.size(); ++j) {
                const auto &one = kept_[i], &two = kept_[j];
                if (base && *base != one.fish.base) continue;
                if (one.digit != two.digit || one.fish.base != two.fish.base || one.fish.fins == two.fish.fins)
                    continue;
                if (one.fish.victims == two.fish.victims) continue;
                const auto technique = std::min(one.technique, two.technique);  // finned before sashimi
                if (query_.wants(technique)) query_.add(siamese_step(one.fish, two.fish, one.digit, technique));
            }
        }
    }

    Step siamese_step(const Fish& one, const Fish& two, int digit, Technique technique) {
        digit_ = digit;
        Fish both = one;
        both.cover |= two.cover;
        both.fins |= two.fins;
        both.victims |= two.victims;
        both.cannibals |= two.cannibals;
        Step step = step_of(both, technique);
        step.siamese = true;
        return step;
    }

    struct Kept {
        Fish fish;
        Technique technique;
        int digit;
    };

    Query& query_;
    const Shape shape_;
    const int size_;
    const bool finned_;
    int digit_ = 0, victim_ = 0, needed_ = 1;
    HouseSet covers_ = 0;
    bool found_ = false;  // a fish with the digit at hand, wanted or not
    CellSet cells_, victims_, must_;
    std::array<CellSet, kHouses> in_house_{};
    int lines_ = 0;  // that may be bases of a basic fish, and which lines across each of them needs
    std::array<int, kSize> line_{};
    std::array<Mask, kSize> crossed_{};
    std::optional<Kept> first_;
    std::vector<Kept> kept_;
};

}  // namespace

void find_fish(Query& query) {
    for (const Shape shape : {Shape::basic, Shape::franken, Shape::mutant}) {
        for (int size = 2; size <= 7; ++size) {
            if (query.wants(technique_of(shape, size, false, false))) FishSearch(query, shape, size, false).run();
            if (query.wants(technique_of(shape, size, true, false)) ||
                query.wants(technique_of(shape, size, true, true)))
                FishSearch(query, shape, size, true).run();
        }
    }
}

}  // namespace ninefold::logic
