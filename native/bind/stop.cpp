#include "core/stop.h"

#include <nanobind/stl/optional.h>

#include <limits>

#include "bind/module.h"

namespace nb = nanobind;

namespace ninefold::bound_stop {

void bind(nb::module_& module) {
    nb::class_<Stop>(module, "Stop", "When long work gives up: after some seconds, or when any thread calls stop().")
        .def(nb::new_([](std::optional<double> seconds, const Stop* under) {
                 return new Stop(seconds.value_or(std::numeric_limits<double>::infinity()), under);
             }),
             nb::arg("seconds") = nb::none(), nb::arg("under") = nb::none(), nb::keep_alive<0, 3>())
        .def("stop", &Stop::stop)
        .def("look", &Stop::look, "Whether the work must end, after a look at the clock.")
        .def_prop_ro("stopped", &Stop::stopped)
        .def_prop_ro("timed_out", &Stop::timed_out);
}

}  // namespace ninefold::bound_stop
