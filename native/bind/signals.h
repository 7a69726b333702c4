// Lets Ctrl-C through while native code works without the GIL.
#pragma once

#include <nanobind/nanobind.h>

#include "core/stop.h"

// Runs `work` without the GIL; every 20 ms Python's own signal handlers get their turn. If one of them raises
// (KeyboardInterrupt), the work stops and the exception goes on to the caller. Several threads may work under one
// `shared`: `work` gets a stop of its own.
template <typename Work>
auto with_signals(ninefold::Stop& shared, Work work) {
    bool raised = false;
    auto stop = ninefold::Stop::under(shared);
    stop.look();  // many short calls may each end before it would look at the clock
    stop.poll_with([&raised] {
        nanobind::gil_scoped_acquire gil;
        raised = PyErr_CheckSignals() != 0;
        return raised;
    });
    auto result = [&] {
        nanobind::gil_scoped_release no_gil;
        return work(stop);
    }();
    shared.follow(stop);
    if (raised) throw nanobind::python_error();
    return result;
}
