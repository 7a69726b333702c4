// Search over any houses and rules: propagate until nothing follows, then a guess in the cell that has few candidates
// and took part in many contradictions, or of a digit that has two places left in a house. One position, one trail to
// come back by.
//
// A guess is a digit in a cell; when it fails, the digit is taken away, and the next guess may be elsewhere. Before the
// first solution the search restarts now and then, keeping only the activity of the cells; from the first solution on
// it never does, so that every solution is found exactly once.
#include <algorithm>
#include <cmath>

#include "general/build.h"
#include "general/sides.h"
#include "general/solver.h"

namespace ninefold::general {
namespace {

constexpr std::uint64_t kFirstRestart = 150;  // failures before the first restart
constexpr double kRestartGrowth = 1.4;
constexpr double kRestartGrowthSmall = 4;  // a small board is searched to the end; what was begun before is lost

template <int Words>
class Search final : public Solver {
  public:
    using Set = DigitSet<Words>;

    // Throws Interrupted when the stop ends it.
    Search(const Problem& plain, bool strong, Stop& stop)
        : shown_(static_cast<int>(plain.givens.size())), guesses_places_(!has_sums_alone(plain)) {
        const auto more = strong ? with_sides(plain) : std::nullopt;
        const Problem& problem = more ? *more : plain;
        space_ = build<Words>(problem, strong, stop);
        guess_penalty_ = guess_penalties(problem);
        for (int count = 0; count <= problem.size; ++count) {
            count_cost_.push_back(guesses_places_ && space_->is_small() ? count * std::sqrt(count) : count);
        }
        restart_after_ = std::max<std::uint64_t>(kFirstRestart, plain.givens.size() / 4);
        node_work_ = problem.givens.size();
        for (const auto& house : problem.houses) {
            if (static_cast<int>(house.size()) == problem.size) node_work_ += house.size();
        }
        alive_ = start(*space_, problem);
        space_->forget();
    }

    Answer next(Digits& solution, Stop& stop) override {
        const std::uint64_t begun = guesses_, worked = space_->effort();
        space_->work_under(stop);
        while (alive_) {
            if (stop.stopped() || space_->must_end(node_work_)) return Answer::stopped;
            if (space_->paused()) {
                if (!space_->propagate()) alive_ = back();
                continue;
            }
            if (patience_ != 0 && guesses_ - begun >= patience_) return Answer::stopped;
            if (effort_ != 0 && space_->effort() - worked >= effort_) return Answer::stopped;
            if (filled()) {
                fill(solution);
                found_ = true;
                alive_ = back();
                return Answer::found;
            }
            if (!found_ && failures_ >= restart_after_) restart();
            const auto [cell, digit] = choose();
            ++guesses_;
            guesses_stack_.push_back({cell, digit, space_->trail_size()});
            if (!space_->place(cell, digit) || !space_->propagate()) alive_ = back();
        }
        return Answer::none;
    }

    bool done() const override { return !alive_; }
    std::uint64_t guesses() const override { return guesses_; }
    std::uint64_t effort() const override { return space_->effort(); }

    std::vector<std::vector<int>> candidates() const override {
        std::vector<std::vector<int>> result(shown_);
        for (int cell = 0; alive_ && cell < shown_; ++cell) {
            const Set& here = (*space_)[cell];
            for (int d = here.first(); d != 0; d = here.after(d)) result[cell].push_back(d);
        }
        return result;
    }

  private:
    struct Guess {
        int cell;
        int digit;
        std::size_t trail_size;
    };

    bool filled() const { return space_->open() == 0 || space_->size() == 1; }

    void fill(Digits& solution) const {
        solution.resize(shown_);
        for (int cell = 0; cell < shown_; ++cell) {
            solution[cell] = static_cast<std::uint8_t>((*space_)[cell].first());
        }
    }

    // Gives up the last guess that has another side. False: the tree is done.
    bool back() {
        while (!guesses_stack_.empty()) {
            ++failures_;
            space_->decay_activity();
            const Guess last = guesses_stack_.back();
            guesses_stack_.pop_back();
            space_->undo(last.trail_size);
            space_->raise_activity(last.cell);
            if (space_->remove(last.cell, Set::only(last.digit)) && space_->propagate()) return true;
        }
        return false;
    }

    void restart() {
        if (!guesses_stack_.empty()) space_->undo(guesses_stack_.front().trail_size);
        guesses_stack_.clear();
        failures_ = 0;
        restart_after_ = static_cast<std::uint64_t>(static_cast<double>(restart_after_) *
                                                    (space_->is_small() ? kRestartGrowthSmall : kRestartGrowth));
    }

    std::pair<int, int> choose() const {
        int best = -1;
        double fewest = 0;
        for (int cell = 0; cell < space_->cells(); ++cell) {
            const int count = (*space_)[cell].count();
            if (count < 2) continue;
            const double score = guess_penalty_[cell] * count_cost_[count] / space_->activity(cell);
            if (best < 0 || score < fewest) best = cell, fewest = score;
        }
        if (guesses_places_ && (*space_)[best].count() > 2) {
            if (const auto place = one_of_two_places(fewest); place.first >= 0) return place;
        }
        // On small boards the order of digits does not matter, and ascending is expected.
        return {best, space_->is_small() ? (*space_)[best].first() : least_wanted(best)};
    }

    // On a board of cages a digit with two places says little about the sums (a tenth more guesses on killers); on
    // others it takes a third of the guesses away, and on some nine in ten. There, too, it is better to avoid cells
    // with many candidates more (a fifth).
    static bool has_sums_alone(const Problem& problem) {
        const auto sums = std::count_if(problem.rules.begin(), problem.rules.end(), [](const Rule& rule) {
            return rule.kind == Rule::Kind::cage || rule.kind == Rule::Kind::sum;
        });
        const auto candidates = std::count_if(problem.rules.begin(), problem.rules.end(),
                                              [](const Rule& rule) { return rule.kind == Rule::Kind::among; });
        return sums > 0 && sums + candidates == static_cast<std::ptrdiff_t>(problem.rules.size());
    }

    // A digit that has only two places left in some house, if that is the better guess: no worse than `fewest`.
    std::pair<int, int> one_of_two_places(double fewest) const {
        std::pair<int, int> best{-1, 0};
        for (const auto& house : space_->houses()) {
            if (static_cast<int>(house.size()) != space_->size()) continue;
            Set once, twice, thrice;
            for (const int cell : house) {
                thrice |= twice & (*space_)[cell];
                twice |= once & (*space_)[cell];
                once |= (*space_)[cell];
            }
            const Set two = twice.without(thrice);
            if (two.empty()) continue;
            for (const int cell : house) {
                const Set here = (*space_)[cell] & two;
                const double score = 2 / space_->activity(cell);
                if (!here.empty() && score <= fewest) best = {cell, here.first()}, fewest = score;
            }
        }
        return best;
    }

    // The digit that the fewest peers could also hold: on a large board with many solutions it does least harm.
    int least_wanted(int cell) const {
        std::vector<int> wanted(space_->size() + 1);
        for (const int peer : space_->peers(cell)) {
            const Set shared = (*space_)[peer] & (*space_)[cell];
            for (int d = shared.first(); d != 0; d = shared.after(d)) ++wanted[d];
        }
        int best = (*space_)[cell].first();
        for (int d = best; d != 0; d = (*space_)[cell].after(d)) {
            if (wanted[d] < wanted[best]) best = d;
        }
        return best;
    }

    int shown_;  // cells of the problem; the search may have more of its own
    std::vector<double> guess_penalty_;
    std::unique_ptr<Space<Words>> space_;
    bool guesses_places_;
    std::uint64_t node_work_ = 0;     // to choose a guess
    std::vector<double> count_cost_;  // a guess in a cell with so many candidates
    std::vector<Guess> guesses_stack_;
    bool alive_;
    bool found_ = false;
    std::uint64_t guesses_ = 0;
    std::uint64_t failures_ = 0;
    std::uint64_t restart_after_ = kFirstRestart;  // failures before the next restart
};

std::unique_ptr<Solver> make(const Problem& problem, bool strong, Stop& stop) {
    try {
        if (problem.size <= 64) return std::make_unique<Search<1>>(problem, strong, stop);
        return std::make_unique<Search<2>>(problem, strong, stop);
    } catch (const Interrupted&) {
        return nullptr;
    }
}

}  // namespace

std::unique_ptr<Solver> make_search(const Problem& problem, Stop& stop) { return make(problem, true, stop); }
std::unique_ptr<Solver> make_guessing(const Problem& problem, Stop& stop) { return make(problem, false, stop); }
std::unique_ptr<Solver> make_search(const Problem& problem) {
    Stop never;
    return make_search(problem, never);
}

}  // namespace ninefold::general
