#include "generate/vary.h"

#include <algorithm>

namespace ninefold::generate {
namespace {

using logic::Grid;
using logic::Step;
using logic::TechniqueSet;

constexpr int kTries = 60;   // additions tried per puzzle
constexpr int kMoments = 4;  // stuck moments of a path that are searched for the technique

// Where a path stands when it is asked for a technique.
struct Moment {
    bool used = false;     // the wanted techniques are all on the path already
    bool present = false;  // one is there to be taken, though an easier step would come first
    bool fits = false;     // the path ended without an offence
    CellSet filled;
};

class Varying {
  public:
    Varying(const Dug& dug, const Plan& plan, Judge& judge, Random random, const fast9::Engine& engine, Stop& stop)
        : dug_(dug), plan_(plan), judge_(judge), random_(random), engine_(engine), stop_(stop) {
        unit_of_.fill(-1);
        for (std::size_t i = 0; i < plan.units.size(); ++i)
            for (const int cell : plan.units[i]) unit_of_[cell] = static_cast<int>(i);
        for (const auto& row : logic::kCatalogue)
            if (row.family == logic::Family::singles) singles_.set(static_cast<int>(row.technique));
    }

    std::optional<Digits> run() {
        auto start = start_near_technique();
        if (!start) return {};
        auto repaired = repair(*start);
        if (!repaired) return {};
        dig_again(*repaired);
        return judge_(*repaired, stop_).fits() ? repaired : std::nullopt;
    }

  private:
    const Wish& wish() const { return judge_.wish(); }

    // 1. A puzzle with this solution in whose path the technique shows up after nothing but singles.
    std::optional<Digits> start_near_technique() {
        Grid grid = Grid::from_digits(dug_.puzzle.data());
        bool only_singles = true;
        judge_.workspace().next_moment();
        for (int moment = 0; moment < kMoments;) {
            if (grid.solved() || grid.broken() || stop_.stopped()) return {};
            auto step = logic::next_step(grid, judge_.near(), judge_.workspace(), stop_);
            const bool single = step && singles_[static_cast<int>(step->technique)];
            if (!single) {
                ++moment;
                if (find_wanted(grid)) return only_singles ? dug_.puzzle : with_filled(grid);
                if (!step) return {};
                only_singles = false;
            }
            apply(*step, grid);
        }
        return {};
    }

    // 2. Gives away cells until the technique is the next step, and after it nothing offends.
    std::optional<Digits> repair(Digits puzzle) {
        Moment moment = look(puzzle);
        for (int tries = 0; tries < kTries; ++tries) {
            if (moment.fits) return puzzle;
            if ((!moment.used && !moment.present) || stop_.stopped()) return {};
            const CellSet empty = CellSet::all() - moment.filled;
            if (empty.empty()) return {};
            const int unit = unit_of_[pick(empty)];
            if (unit < 0) continue;
            Digits more = puzzle;
            for (const int cell : plan_.units[unit]) more[cell] = dug_.solution[cell];
            const Moment next = look(more);
            if (next.fits || (moment.used ? next.used : next.used || next.present)) {
                puzzle = more;
                moment = next;
            }
        }
        return {};
    }

    // 3. Takes away what can be taken without losing the wish.
    void dig_again(Digits& puzzle) {
        std::vector<int> order(plan_.units.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
        random_.shuffle(order, static_cast<int>(order.size()));
        auto givens = static_cast<int>(kCells - std::count(puzzle.begin(), puzzle.end(), 0));
        for (const int unit : order) {
            const CellSet cells = plan_.units[unit];
            const int first = cells.first();
            if (puzzle[first] == 0 || givens - cells.count() < std::max(plan_.least, wish().givens.least)) continue;
            Digits less = puzzle;
            for (const int cell : cells) less[cell] = 0;
            const bool near = givens <= wish().givens.most;
            if (!is_unique(less, engine_, stop_) || (near ? !judge_(less, stop_).fits() : !look(less).fits)) continue;
            puzzle = less;
            givens -= cells.count();
        }
    }

    Moment look(const Digits& puzzle) {
        Moment moment;
        Grid grid = Grid::from_digits(puzzle.data());
        TechniqueSet missing = wish().required;
        judge_.workspace().next_moment();
        for (;;) {
            moment.used = missing.none();
            moment.filled = CellSet::all() - grid.empty();
            if (grid.solved()) {
                moment.fits = moment.used;
                return moment;
            }
            if (grid.broken() || stop_.stopped()) return moment;
            const auto step = logic::next_step(grid, judge_.options(), judge_.workspace(), stop_);
            if (!step) return moment;
            const int technique = static_cast<int>(step->technique);
            const bool early = !moment.used && !singles_[technique] && !wish().required[technique];
            if (early || judge_.offends(step->technique)) {
                if (!moment.used) moment.present = find_wanted(grid);
                return moment;
            }
            missing.reset(technique);
            apply(*step, grid);
        }
    }

    bool find_wanted(const Grid& grid) {
        return logic::find_first(grid, wish().required, wish().options, judge_.workspace(), stop_).has_value();
    }
    void apply(const Step& step, Grid& grid) {
        logic::apply(step, grid);
        grid.forget_stale_singles();
        judge_.workspace().next_moment();
    }

    // What is filled at this moment as givens, with all of each unit that it touches.
    Digits with_filled(const Grid& grid) {
        Digits puzzle{};
        for (int cell = 0; cell < kCells; ++cell) {
            if (grid.digit(cell) == 0 || unit_of_[cell] < 0) continue;
            for (const int other : plan_.units[unit_of_[cell]]) puzzle[other] = dug_.solution[other];
        }
        return puzzle;
    }
    int pick(CellSet cells) {
        int skip = static_cast<int>(random_.below(static_cast<std::uint32_t>(cells.count())));
        while (skip-- > 0) cells.pop();
        return cells.first();
    }

    const Dug& dug_;
    const Plan& plan_;
    Judge& judge_;
    Random random_;
    const fast9::Engine& engine_;
    Stop& stop_;
    std::array<int, kCells> unit_of_;
    TechniqueSet singles_;
};

}  // namespace

bool is_guided(const Wish& wish) { return wish.required.any() && !wish.solves && !wish.fails; }

std::optional<Digits> vary(const Dug& dug, const Plan& plan, Judge& judge, Random random, const fast9::Engine& engine,
                           Stop& stop) {
    return Varying(dug, plan, judge, random, engine, stop).run();
}

}  // namespace ninefold::generate
