#include "general/shifted.h"

#include <cstddef>

#include "general/solver.h"

namespace ninefold::general {
namespace {

constexpr std::uint64_t kPatience = 200;  // guesses for what the rectangles leave open

class Rectangles {
  public:
    Rectangles(int size, Digits digits)
        : n_(size), digits_(std::move(digits)), rule_(static_cast<std::size_t>(n_ + 1) * (n_ + 1) * (n_ + 1)) {}

    // Learns and fills until nothing follows. False: two rectangles disagree, or it was stopped.
    bool close(Stop& stop) {
        for (bool moved = true; moved;) {
            moved = false;
            for (int r1 = 0; r1 < n_; ++r1) {
                if (stop.look()) return false;
                for (int r2 = 0; r2 < n_; ++r2) {
                    if (r1 != r2 && !two_rows(r1, r2, moved)) return false;
                }
            }
        }
        return true;
    }
    const Digits& digits() const { return digits_; }

  private:
    bool two_rows(int r1, int r2, bool& moved) {
        const auto* upper = &digits_[static_cast<std::size_t>(r1) * n_];
        auto* lower = &digits_[static_cast<std::size_t>(r2) * n_];
        for (int c1 = 0; c1 < n_; ++c1) {
            if (upper[c1] == 0 || lower[c1] == 0) continue;
            for (int c2 = 0; c2 < n_; ++c2) {
                if (upper[c2] == 0 || c2 == c1) continue;
                auto& fourth =
                    rule_[(static_cast<std::size_t>(upper[c1]) * (n_ + 1) + upper[c2]) * (n_ + 1) + lower[c1]];
                if (fourth == lower[c2]) continue;
                if (fourth != 0 && lower[c2] != 0) return false;
                moved = true;
                if (fourth == 0) {
                    fourth = lower[c2];
                } else {
                    lower[c2] = fourth;
                }
            }
        }
        return true;
    }

    int n_;
    Digits digits_;
    Digits rule_;  // [a][b][c]: the fourth corner, 0 unknown
};

}  // namespace

std::optional<Digits> solve_shifted(const Problem& problem, Stop& stop) {
    const auto cells = static_cast<std::size_t>(problem.size) * problem.size;
    if (!problem.rules.empty() || problem.givens.size() != cells) return std::nullopt;
    Problem filled = problem;
    const auto search = make_search(problem, stop);
    if (!search) return std::nullopt;
    const auto known = search->candidates();
    for (std::size_t cell = 0; cell < cells; ++cell) {
        if (known[cell].size() == 1) filled.givens[cell] = static_cast<std::uint8_t>(known[cell][0]);
    }
    Rectangles rectangles(problem.size, filled.givens);
    if (!rectangles.close(stop)) return std::nullopt;
    filled.givens = rectangles.digits();
    const auto solver = make_search(filled, stop);
    if (!solver) return std::nullopt;
    solver->set_patience(kPatience);
    Digits solution;
    if (solver->next(solution, stop) != Answer::found) return std::nullopt;
    return solution;
}

}  // namespace ninefold::general
