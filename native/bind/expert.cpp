// The scales of whips, braids and trials for Python.
#include "bind/module.h"
#include "bind/signals.h"
#include "logic/expert/rater.h"

namespace nb = nanobind;
using namespace ninefold;
using namespace ninefold::logic::expert;

namespace {

// Puzzles of 81 digits each, one after the other: seven bytes per puzzle, whether it was stopped, then a value per
// scale in the order of Scale, 255 for none. `wanted`: bits by scale.
nb::bytes rate(const nb::bytes& puzzles, unsigned wanted, unsigned threads, Stop& stop) {
    const std::size_t count = puzzles.size() / 81;
    const auto* digits = static_cast<const std::uint8_t*>(puzzles.data());
    const auto rated = with_signals(stop, [&](Stop& stop) { return rate_batch(digits, count, wanted, threads, stop); });
    std::string out;
    out.reserve((1 + kScales) * count);
    for (const Ratings& ratings : rated) {
        out.push_back(ratings.stopped);
        for (const std::int8_t value : ratings.values) out.push_back(static_cast<char>(value));
    }
    return nb::bytes(out.data(), out.size());
}

}  // namespace

void bind_expert(nb::module_& module) {
    module.def("expert_rate", &rate, nb::arg("puzzles"), nb::arg("wanted"), nb::arg("threads"), nb::arg("stop"));
}
