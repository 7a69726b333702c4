// Lines of text to rows of digits, in one crossing.
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>

#include "bind/module.h"
#include "bind/rows.h"
#include "fast9/parse.h"

namespace nb = nanobind;

namespace ninefold::bound_lines {

namespace {

using Bytes = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

struct Read {
    fast9::Lines lines;
    std::vector<Digits> digits;
};

constexpr std::uint8_t digit_of(std::uint8_t cell) {
    return cell >= '1' && cell <= '9' ? static_cast<std::uint8_t>(cell - '0') : std::uint8_t{0};
}

Read lines_of(const Bytes& text, std::uint64_t first, unsigned threads) {
    const nb::gil_scoped_release no_gil;
    Read read{fast9::parse_lines(text.data(), text.size(), first, threads), {}};
    read.digits.resize(read.lines.starts.size());
    for (std::size_t i = 0; i < read.digits.size(); ++i)
        std::transform(text.data() + read.lines.starts[i], text.data() + read.lines.starts[i] + kCells,
                       read.digits[i].begin(), digit_of);
    return read;
}

}  // namespace

void bind(nb::module_& module) {
    nb::class_<Read>(module, "Lines")
        .def(nb::new_(&lines_of), nb::arg("text"), nb::arg("first"), nb::arg("threads"))
        .def("__len__", [](const Read& read) { return read.digits.size(); })
        .def_prop_ro("digits", [](const Read& read) { return bytes_of(read.digits); })
        .def_prop_ro("count", [](const Read& read) { return read.lines.lines; })
        .def_prop_ro("bad",
                     [](const Read& read) {
                         std::vector<std::pair<std::uint64_t, std::string>> bad;
                         for (const auto& line : read.lines.bad) bad.emplace_back(line.line, line.why);
                         return bad;
                     })
        .def_prop_ro("jumps", [](const Read& read) {
            std::vector<std::pair<std::uint64_t, std::uint64_t>> jumps;
            for (const auto& jump : read.lines.jumps) jumps.emplace_back(jump.puzzle, jump.line);
            return jumps;
        });
}

}  // namespace ninefold::bound_lines
