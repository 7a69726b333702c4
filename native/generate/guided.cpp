#include "generate/guided.h"

#include <algorithm>

#include "generate/singles.h"
#include "generate/unique.h"

namespace ninefold::generate {
namespace {

using logic::Grid;
using logic::Step;
using logic::TechniqueSet;

// Of step 2.
constexpr int kNear = 3;  // faults from which a third of the climbs come to the top; from afar three in a hundred do
constexpr int kClimbsFromNear = 8;
constexpr int kClimbs = 2;
constexpr int kPatience = 40;  // gifts in a row that bring nothing
constexpr int kMostGifts = 4;
constexpr int kHopeless = 1 << 20;

// The techniques to be guided to. Singles come by themselves, and are left to the last judgement.
TechniqueSet beyond_singles(const Wish& wish) {
    TechniqueSet wanted = wish.required;
    for (const auto& row : logic::kCatalogue)
        if (row.family == logic::Family::singles) wanted.reset(static_cast<int>(row.technique));
    return wanted;
}

class Guide {
  public:
    Guide(const Dug& dug, const Plan& plan, Judge& judge, Random random, const fast9::Engine& engine, Stop& stop)
        : dug_(dug), plan_(plan), judge_(judge), random_(random), engine_(engine), stop_(stop) {}

    std::optional<Digits> run() {
        if (!meets_technique()) return {};
        if (judge_.only_requires(wanted_) && wanted_.count() == 1) return dug_.puzzle;
        if (judge_(dug_.puzzle, stop_).fits()) return dug_.puzzle;
        const int faults = faults_of(dug_.puzzle, kHopeless);
        if (faults == 0) return vary();
        const int climbs = faults <= kNear ? kClimbsFromNear : kClimbs;
        for (int i = 0; i < climbs && !stop_.stopped(); ++i) {
            Digits puzzle = dug_.puzzle;
            if (!climb(puzzle, faults)) continue;
            dig_again(puzzle);
            if (judge_(puzzle, stop_).fits()) return puzzle;
        }
        return {};
    }

  private:
    // Whether the path comes to a wanted technique, whatever was before.
    bool meets_technique() {
        auto grid = after_singles(dug_.puzzle);
        while (grid && !grid->solved() && !grid->broken()) {
            const auto step = logic::next_step(*grid, judge_.near(), judge_.workspace(), stop_);
            if (!step || stop_.stopped()) return false;
            if (wanted_[static_cast<int>(step->technique)]) return true;
            apply(*step, *grid);
        }
        return false;
    }

    // Gives cells away one by one, each if the path keeps the wanted techniques and is no further from the wish.
    bool climb(Digits& puzzle, int faults) {
        for (int idle = 0; faults > 0 && idle < kPatience && !stop_.stopped(); ++idle) {
            Digits more = puzzle;
            give(more);
            if (more == puzzle) continue;
            const int left = faults_of(more, faults);
            if (left > faults) continue;
            if (left < faults) idle = 0;
            faults = left;
            puzzle = more;
        }
        return faults == 0;
    }

    // Some cells more, where the techniques are right and points, level or givens are not. A few tries: the next puzzle
    // is cheaper than many of them.
    std::optional<Digits> vary() {
        for (int gifts = 1; gifts <= kMostGifts && !stop_.stopped(); ++gifts) {
            Digits puzzle = dug_.puzzle;
            for (int i = 0; i < gifts; ++i) give(puzzle);
            if (!judge_(puzzle, stop_).fits()) continue;
            Digits less = puzzle;
            dig_again(less);
            return judge_(less, stop_).fits() ? less : puzzle;
        }
        return {};
    }

    bool holds(const Digits& puzzle) { return faults_of(puzzle, 0) == 0; }

    // How far the path is from one that takes all wanted techniques and comes to its end without an offence: offences,
    // and cells left empty. kHopeless if it misses a technique; anything above `most` if it is more than that. Not the
    // whole judgement: score, level and givens may still be off.
    int faults_of(const Digits& puzzle, int most) {
        TechniqueSet missing = wanted_;
        auto grid = after_singles(puzzle);
        if (!grid) return kHopeless;
        int faults = 0;
        while (!grid->solved() && faults <= most) {
            if (grid->broken() || stop_.stopped()) return kHopeless;
            const auto& options = missing.any() ? judge_.near() : judge_.options();
            const auto step = logic::next_step(*grid, options, judge_.workspace(), stop_);
            if (!step) return missing.any() ? kHopeless : faults + grid->empty().count();
            faults += judge_.offends(step->technique);
            missing.reset(static_cast<int>(step->technique));
            apply(*step, *grid);
        }
        return missing.any() ? kHopeless : faults;
    }

    // Nothing if singles solve it. The order of singles does not matter for what comes after them.
    std::optional<Grid> after_singles(const Digits& puzzle) {
        Digits digits = puzzle;
        if (fill_singles(digits)) return {};
        CellSet placed;
        for (int cell = 0; cell < kCells; ++cell)
            if (digits[cell] != puzzle[cell]) placed.add(cell);
        judge_.workspace().next_moment();
        return Grid::from_digits(digits.data(), placed);
    }
    void apply(const Step& step, Grid& grid) {
        logic::apply(step, grid);
        grid.forget_stale_singles();
        judge_.workspace().next_moment();
    }

    // One more unit.
    void give(Digits& puzzle) {
        const CellSet unit = plan_.units[random_.below(static_cast<std::uint32_t>(plan_.units.size()))];
        for (const int cell : unit) puzzle[cell] = dug_.solution[cell];
    }

    // Takes away what can be taken without losing what was gained.
    void dig_again(Digits& puzzle) {
        std::vector<int> order(plan_.units.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
        random_.shuffle(order, static_cast<int>(order.size()));
        auto givens = static_cast<int>(kCells - std::count(puzzle.begin(), puzzle.end(), 0));
        const int least = std::max(plan_.least, judge_.wish().givens.least);
        for (const int unit : order) {
            const CellSet cells = plan_.units[unit];
            if (puzzle[cells.first()] == 0 || givens - cells.count() < least) continue;
            Digits less = puzzle;
            for (const int cell : cells) less[cell] = 0;
            if (!holds(less) || !is_unique(less, engine_, stop_)) continue;
            puzzle = less;
            givens -= cells.count();
        }
    }

    const Dug& dug_;
    const Plan& plan_;
    Judge& judge_;
    Random random_;
    const fast9::Engine& engine_;
    Stop& stop_;
    const TechniqueSet wanted_ = beyond_singles(judge_.wish());
};

}  // namespace

bool is_guided(const Wish& wish) { return beyond_singles(wish).any() && !wish.solves && !wish.fails; }

// Counted in random minimal puzzles: with room in two digits jellyfish are six times as frequent, sashimi jellyfish
// eleven times, remote pairs three times; with room in a house hidden quadruples eleven times.
Room room_for(const Wish& wish) {
    using logic::Family;
    using logic::Technique;
    Room room = Room::evenly;
    for (int t = 0; t < logic::kTechniques; ++t) {
        if (!wish.required[t]) continue;
        const auto& row = logic::kCatalogue[t];
        switch (row.family) {
            case Family::basic_fish:
            case Family::finned_basic_fish:
            case Family::franken_fish:
            case Family::mutant_fish:
            case Family::coloring:
            case Family::single_digit_patterns:
                room = Room::digits;
                break;
            default:
                if (row.technique == Technique::remote_pair || row.technique == Technique::kraken_fish_1 ||
                    row.technique == Technique::kraken_fish_2)
                    room = Room::digits;
                if (row.technique == Technique::naked_quadruple || row.technique == Technique::hidden_quadruple)
                    room = Room::house;
        }
    }
    return room;
}

std::optional<Digits> guided(const Dug& dug, const Plan& plan, Judge& judge, Random random, const fast9::Engine& engine,
                             Stop& stop) {
    return Guide(dug, plan, judge, random, engine, stop).run();
}

}  // namespace ninefold::generate
