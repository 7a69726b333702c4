// Problems made at random, most of them senseless: they are refused, or built and searched without a fault. It is the
// sanitizers that see a fault.
#include <random>

#include "check.h"
#include "general/gate.h"
#include "general/shifted.h"
#include "general/solver.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

using Kind = Rule::Kind;

class Garbage {
  public:
    explicit Garbage(unsigned seed) : random_(seed) {}

    Problem problem() {
        static constexpr int kSizes[] = {1, 2, 3, 4, 4, 5, 6, 9, 9, 10, 12, 16, 17, 65, 128};
        Problem problem;
        problem.size = rarely() ? below(300) - 100 : kSizes[below(std::size(kSizes))];
        size_ = std::max(1, std::min(problem.size, 200));
        cells_ = 1 + below(often() ? std::min(size_ * size_, 40) : 200);
        problem.givens.assign(cells_, 0);
        for (int k = below(4); k > 0; --k) problem.givens[below(cells_)] = static_cast<std::uint8_t>(digit());
        for (int k = below(4); k > 0; --k) problem.removed.push_back({cell(), digit()});
        for (int k = below(8); k > 0; --k) problem.houses.push_back(different(1 + below(size_)));
        for (int k = below(4); k > 0; --k) problem.tables.push_back(table());
        tables_ = static_cast<int>(problem.tables.size());
        for (int k = below(5); k > 0; --k) problem.rules.push_back(rule(0));
        return problem;
    }

  private:
    int below(std::size_t most) { return static_cast<int>(random_() % most); }
    bool rarely() { return below(60) == 0; }
    bool often() { return below(4) != 0; }
    int odd() { return rarely() ? static_cast<int>(random_()) : below(12) - 3; }
    int cell() { return rarely() ? odd() : below(cells_); }
    int digit() { return rarely() ? odd() : 1 + below(size_); }

    std::vector<int> any(int count) {
        std::vector<int> cells;
        for (int k = 0; k < count; ++k) cells.push_back(cell());
        return cells;
    }
    std::vector<int> different(int count) {
        std::vector<int> all(cells_);
        for (int k = 0; k < cells_; ++k) all[k] = k;
        std::shuffle(all.begin(), all.end(), random_);
        all.resize(std::min(count, cells_));
        if (rarely()) all.push_back(cell());
        return all;
    }
    std::vector<int> table() {
        std::vector<int> numbers;
        if (often() && often()) {
            for (int k = 0; k < size_ * size_; ++k) numbers.push_back(below(2));
            return numbers;
        }
        const int states = 1 + below(6);
        for (int k = 0; k < states * (size_ + 1); ++k) {
            numbers.push_back(rarely() && rarely() ? odd() : below(states + 1) - 1);
        }
        if (rarely()) numbers.push_back(0);
        return numbers;
    }

    Rule rule(int depth) {
        Rule rule;
        rule.kind = static_cast<Kind>(below(static_cast<int>(Kind::either) + 1));
        rule.cells = often() ? different(1 + below(8)) : any(below(8));
        const int count = static_cast<int>(rule.cells.size());
        auto& numbers = rule.numbers;
        switch (rule.kind) {
            case Kind::pair:
                rule.cells = any(2);
                rule.table = below(tables_ + 1);
                break;
            case Kind::sum:
                numbers = {below(40)};
                for (int k = 0; k < count; ++k) numbers.push_back(often() ? 1 : odd());
                break;
            case Kind::cage:
                numbers = {below(60)};
                break;
            case Kind::automaton:
                numbers = {rarely() ? odd() : 0};
                rule.table = below(tables_ + 1);
                break;
            case Kind::among:
                rule.cells = any(1);
                for (int k = below(4); k > 0; --k) numbers.push_back(digit());
                break;
            case Kind::same:
                numbers = {often() ? 1 : odd()};
                break;
            case Kind::circles:
                for (int k = 0; k < size_; ++k) numbers.push_back(often() ? k + 1 : odd());
                break;
            case Kind::rank:
                rule.cells = any(size_ > 16 ? 1 : size_ * size_);
                numbers = {below(4 * size_), 1 + below(4 * size_), below(2)};
                break;
            case Kind::unlike:
                rule.cells = any(size_ > 16 ? 1 : size_ * size_);
                break;
            case Kind::connected:
                numbers = {1 + below(4), below(count + 1)};
                for (int k = below(3); k > 0; --k) numbers.push_back(digit());
                break;
            case Kind::regions:
            case Kind::borders:
                rule.cells = any(2 * (1 + below(8)));
                numbers = {1 + below(4)};
                break;
            case Kind::alike:
                numbers = {below(4) - 1};
                for (int left = count - 2; left > 0; left -= numbers.back()) numbers.push_back(1 + below(left));
                break;
            case Kind::variety:
                numbers = {below(4) - 2};
                break;
            case Kind::sandwich:
            case Kind::x_sum:
                rule.cells = different(size_);
                numbers = {below(30), below(2)};
                break;
            default:
                break;
        }
        if (rarely() && !numbers.empty()) numbers[below(numbers.size())] = odd();
        if (rarely()) numbers.push_back(odd());
        const bool has_alternatives =
            rule.kind == Kind::either || rule.kind == Kind::sandwich || rule.kind == Kind::x_sum;
        if (has_alternatives && depth < 3) {
            rule.alternatives.resize(below(4));
            for (auto& alternative : rule.alternatives) {
                for (int k = below(3); k > 0; --k) alternative.push_back(this->rule(depth + 1));
            }
        }
        return rule;
    }

    std::mt19937 random_;
    int size_ = 1, cells_ = 1, tables_ = 0;
};

void search(const Problem& problem) {
    Stop stop;
    Digits solution;
    for (const auto make : {static_cast<std::unique_ptr<Solver> (*)(const Problem&, Stop&)>(make_search), make_guessing,
                            make_backtracking}) {
        const auto solver = make(problem, stop);
        solver->set_patience(30);
        solver->set_effort(200'000);
        for (int k = 0; k < 3 && !solver->done(); ++k) {
            Stop soon(0.05);
            solver->next(solution, soon);
        }
        solver->candidates();
    }
    estimate(problem, 2, 1, stop);
    solve_shifted(problem, stop);
}

}  // namespace

TEST("a problem made at random is refused, or built and searched") {
    int sound = 0, refused = 0, with_rules = 0;
    for (unsigned seed = 0; seed < 3000; ++seed) {
        const Problem problem = Garbage(seed).problem();
        if (!fault(problem).empty()) {
            ++refused;
            continue;
        }
        ++sound;
        with_rules += !problem.rules.empty();
        search(problem);
    }
    CHECK(sound > 600);
    CHECK(refused > 300);
    CHECK(with_rules > 200);
}
