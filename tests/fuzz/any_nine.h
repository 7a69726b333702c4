// Bytes to the digits of a 9×9 puzzle, to its candidates and to the options of its logic.
#pragma once

#include <array>
#include <optional>
#include <stdexcept>
#include <vector>

#include "bytes.h"
#include "core/nine_digits.h"
#include "logic/options.h"

namespace fuzz {

using Nine = ninefold::Digits;

// A solution to take givens from: most puzzles that a fuzzer makes up by itself have none.
inline constexpr char kSolution[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// Digits of a solution where bits say so, or any bytes; nothing if the check of digits from outside refuses them.
inline std::optional<Nine> any_nine(Bytes& in) {
    Nine digits{};
    if (in.upto(7) != 7) {
        const int least = in.byte();  // how many stay
        for (int cell = 0; cell < 81; ++cell)
            if (in.byte() <= least) digits[cell] = static_cast<std::uint8_t>(kSolution[cell] - '0');
        for (int n = in.upto(3); n > 0; --n) {
            const int cell = in.upto(80);
            digits[cell] = static_cast<std::uint8_t>(in.upto(9));
        }
    } else {
        const auto taken = in.take(81);
        std::copy(taken.begin(), taken.end(), digits.begin());
        if (in.flag())
            for (auto& digit : digits) digit = digit >= '0' ? static_cast<std::uint8_t>(digit - '0') : digit;
    }
    try {
        ninefold::need_puzzle(digits.data(), digits.size());
    } catch (const std::invalid_argument&) {
        return {};
    }
    return digits;
}

inline ninefold::logic::Options any_options(Bytes& in) {
    using namespace ninefold::logic;
    Options options;
    const int bits = in.byte();
    options.one_per_elimination = bits & 1;
    options.siamese = bits & 2;
    options.duals = bits & 4;
    options.empty_rectangle_with_two = bits & 8;
    options.uniqueness_missing_candidates = bits & 16;
    options.limit_chains = bits & 32;
    options.als_in_chains = bits & 64;
    options.als_overlap = bits & 128;
    if (in.flag()) {
        options.max_fins = in.number();
        options.max_endo_fins = in.number();
        options.chain_length = in.number();
        options.forcing_look_ahead = in.number();
    }
    if (in.flag()) {
        std::vector<Technique> order;
        for (int n = in.upto(20); n > 0; --n) order.push_back(static_cast<Technique>(in.byte() % kTechniques));
        options.ladder = ladder_of(order);
    }
    return options;
}

}  // namespace fuzz
