// Any 81 digits: counted by every engine, brought to their smallest form, and minimized.
#include "general/nine.h"

#include "any_nine.h"
#include "fast9/one.h"
#include "generate/canonical.h"
#include "generate/minimize.h"
#include "logic/explainer/batch.h"
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

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes in(data, size);
    const auto limit = static_cast<std::uint64_t>(in.upto(5)) + 1;
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

    std::array<std::uint16_t, 81> masks;
    for (int cell = 0; cell < 81; ++cell)
        masks[cell] = static_cast<std::uint16_t>((*digits)[cell] ? 1 << ((*digits)[cell] - 1) : 0x1FF);
    for (int n = in.upto(10); n > 0; --n) masks[in.upto(80)] &= static_cast<std::uint16_t>(in.byte() << in.upto(1));
    Stop stop(0.01);
    general::solve_nine(masks, std::min<std::uint64_t>(limit, 2), stop);

    const auto givens = 81 - std::count(digits->begin(), digits->end(), 0);
    if (givens >= 17) {  // fewer take as long as they have images, and no puzzle has one solution then
        const auto smallest = generate::canonical(*digits);
        REQUIRE(generate::canonical(smallest) == smallest);
        const auto form = logic::explainer::canonical_form(digits->data());
        REQUIRE(logic::explainer::canonical_form(form.data()) == form);
    }
    if (found == 1 && limit > 1) {
        generate::Digits puzzle = *digits, solution;
        std::copy(solutions.begin(), solutions.end(), solution.begin());
        Stop soon(0.01);
        if (generate::minimize(&puzzle, &solution, 1, in.byte(), fast9::engines().front(), soon)) {
            const auto left = count(puzzle, 2, fast9::engines().back());
            REQUIRE(!left || *left == 1);
        }
    }
    return 0;
}
