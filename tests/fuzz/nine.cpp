// Any 81 digits: counted by every engine, brought to their smallest form, and minimized.
#include "any_nine.h"
#include "core/symmetry.h"
#include "fast9/one.h"
#include "general/sukaku.h"
#include "generate/minimize.h"
#include "require.h"

using namespace ninefold;

namespace {

std::optional<std::uint64_t> count(const fuzz::Nine& digits, std::uint64_t limit, const fast9::Engine& engine,
                                   std::vector<std::uint8_t>* solutions = nullptr) {
    Stop stop(0.01);
    const auto tally = fast9::solve_one(digits.data(), limit, engine, stop, solutions);
    if (tally.stopped) return {};
    return tally.solutions;
}

// The same puzzle by its candidates, some of them taken away.
void take_away(const fuzz::Nine& digits, std::uint64_t limit, fuzz::Bytes& in) {
    std::array<std::uint16_t, 81> masks;
    for (int cell = 0; cell < 81; ++cell)
        masks[cell] = static_cast<std::uint16_t>(digits[cell] ? 1 << (digits[cell] - 1) : 0x1FF);
    for (int n = in.upto(20); n > 0; --n) {
        const int cell = in.upto(80);
        masks[cell] &= static_cast<std::uint16_t>(in.byte() << in.upto(1));
    }
    Stop stop(0.01);
    for (const auto& solution : general::solve_sukaku(masks, limit, stop).solutions) {
        REQUIRE(solution.size() == 81);
        for (int cell = 0; cell < 81; ++cell) REQUIRE(masks[cell] >> (solution[cell] - 1) & 1);
    }
}

Symmetry any_symmetry(fuzz::Bytes& in) {
    Symmetry symmetry{};
    const auto shuffled = [&](auto& items, int first, int size) {
        for (int i = size - 1; i > 0; --i) std::swap(items[first + i], items[first + in.upto(i)]);
    };
    for (auto* lines : {&symmetry.rows, &symmetry.columns}) {
        std::array<int, 3> bands = {0, 1, 2};
        shuffled(bands, 0, 3);
        for (int i = 0; i < kSize; ++i) (*lines)[i] = static_cast<std::uint8_t>(3 * bands[i / 3] + i % 3);
        for (int band = 0; band < 3; ++band) shuffled(*lines, 3 * band, 3);
    }
    for (int digit = 0; digit <= kSize; ++digit) symmetry.digits[digit] = static_cast<std::uint8_t>(digit);
    shuffled(symmetry.digits, 1, kSize);
    symmetry.transposed = in.flag();
    return symmetry;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes in(data, size);
    const int what = in.byte();
    const auto limit = static_cast<std::uint64_t>(what % 6) + 1;
    const auto digits = fuzz::any_nine(in);
    if (!digits) return 0;

    std::vector<std::uint8_t> solutions;
    const auto found = count(*digits, limit, fast9::engines().front(), &solutions);
    for (const auto& engine : fast9::engines()) {
        const auto other = count(*digits, limit, engine);
        REQUIRE(!found || !other || *found == *other);
    }
    for (std::size_t i = 0; found && i < *found; ++i) {
        for (int cell = 0; cell < 81; ++cell) solutions[81 * i + cell] -= '0';
        need_solution(&solutions[81 * i], digits->data());
    }

    if (what % 5 == 0) take_away(*digits, std::min<std::uint64_t>(limit, 2), in);
    if (found != 1 || limit == 1) return 0;  // the rest is for puzzles with one solution
    if (what % 5 <= 2) {
        const auto smallest = canonical(*digits);
        REQUIRE(canonical(smallest) == smallest);
        REQUIRE(canonical(image(*digits, any_symmetry(in))) == smallest);
    } else {
        Digits puzzle = *digits, solution;
        std::copy(solutions.begin(), solutions.end(), solution.begin());
        Stop stop(0.01);
        if (generate::minimize(&puzzle, &solution, 1, static_cast<std::uint64_t>(what), 1, fast9::engines().front(),
                               stop)) {
            const auto left = count(puzzle, 2, fast9::engines().back());
            REQUIRE(!left || *left == 1);
        }
    }
    return 0;
}
