// One `bind` per folder of native/, and one for lines of text, each in a namespace of its own: several are compiled as
// one unit, where a name that two of them have would be ambiguous.
#pragma once

#include <nanobind/nanobind.h>

// clang-format off
namespace ninefold::bound_stop { void bind(nanobind::module_& module); }
namespace ninefold::bound_general { void bind(nanobind::module_& module); }
namespace ninefold::bound_logic { void bind(nanobind::module_& module); }
namespace ninefold::bound_any_logic { void bind(nanobind::module_& module); }
namespace ninefold::bound_fast9 { void bind(nanobind::module_& module); }
namespace ninefold::bound_explainer { void bind(nanobind::module_& module); }
namespace ninefold::bound_expert { void bind(nanobind::module_& module); }
namespace ninefold::bound_lab { void bind(nanobind::module_& module); }
namespace ninefold::bound_generate { void bind(nanobind::module_& module); }
namespace ninefold::bound_lines { void bind(nanobind::module_& module); }
namespace ninefold::bound_rate { void bind(nanobind::module_& module); }
// clang-format on
