#include "bind/module.h"

#include "core/workers.h"

NB_MODULE(_native, module) {
    module.doc() = "The native core of Ninefold. Receives valid data, returns values.";
#ifdef NDEBUG
    // A program that is interrupted may end with answers still in its hands; that is no matter for whoever pressed
    // Ctrl-C.
    nanobind::set_leak_warnings(false);
#endif
    module.attr("MOST_THREADS") = ninefold::kMostThreads;
    bind_stop(module);
    bind_general(module);
    bind_logic(module);
    bind_fast9(module);
    bind_explainer(module);
    bind_expert(module);
    bind_lab(module);
    bind_generate(module);
}
