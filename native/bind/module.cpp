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
    ninefold::bound_stop::bind(module);
    ninefold::bound_general::bind(module);
    ninefold::bound_logic::bind(module);
    ninefold::bound_any_logic::bind(module);
    ninefold::bound_fast9::bind(module);
    ninefold::bound_explainer::bind(module);
    ninefold::bound_expert::bind(module);
    ninefold::bound_lab::bind(module);
    ninefold::bound_generate::bind(module);
    ninefold::bound_lines::bind(module);
    ninefold::bound_rate::bind(module);
}
