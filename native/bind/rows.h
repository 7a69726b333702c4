// Many 9×9 puzzles as Python hands them over: rows of 81 digits with nothing between.
#pragma once

#include <nanobind/nanobind.h>

#include <cstring>
#include <string>
#include <vector>

#include "core/nine_digits.h"
#include "fast9/dispatch.h"

inline std::vector<ninefold::Digits> grids_of(const nanobind::bytes& bytes) {
    ninefold::need_puzzles(static_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    std::vector<ninefold::Digits> grids(bytes.size() / ninefold::kCells);
    if (!grids.empty()) std::memcpy(grids.data(), bytes.data(), bytes.size());
    return grids;
}

template <typename Number>
nanobind::bytes bytes_of(const std::vector<Number>& numbers) {
    return nanobind::bytes(numbers.data(), numbers.size() * sizeof(Number));
}

inline const ninefold::fast9::Engine& engine_named(const std::string& name) {
    const auto* engine = ninefold::fast9::find_engine(name.c_str());
    if (!engine) throw nanobind::value_error("unknown engine");
    return *engine;
}
