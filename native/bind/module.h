// One bind_* function per folder of native/.
#pragma once

#include <nanobind/nanobind.h>

void bind_stop(nanobind::module_& module);
void bind_general(nanobind::module_& module);
void bind_logic(nanobind::module_& module);
void bind_fast9(nanobind::module_& module);
void bind_explainer(nanobind::module_& module);
void bind_expert(nanobind::module_& module);
void bind_lab(nanobind::module_& module);
void bind_generate(nanobind::module_& module);
