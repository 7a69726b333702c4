// Twelve numbers of 16 bits in four groups of three (and a spare), in memory order: for the single path of machines
// without AVX2. Two vectors of eight; what crosses lanes goes through memory.
#pragma once

#include <cstdint>

namespace ninefold::fast9 {

template <typename V>
struct Pair {
    static_assert(V::kLanes == 8);
    static constexpr int kLanes = 16;
    V low, high;

    static Pair load(const std::uint16_t* p) { return {V::load(p), V::load(p + 8)}; }
    void store(std::uint16_t* p) const {
        low.store(p);
        high.store(p + 8);
    }
    static Pair splat(std::uint16_t x) { return {V::splat(x), V::splat(x)}; }

    friend Pair operator&(Pair a, Pair b) { return {a.low & b.low, a.high & b.high}; }
    friend Pair operator|(Pair a, Pair b) { return {a.low | b.low, a.high | b.high}; }
    friend Pair operator+(Pair a, Pair b) { return {a.low + b.low, a.high + b.high}; }
    friend Pair without(Pair a, Pair b) { return {without(a.low, b.low), without(a.high, b.high)}; }
    friend Pair min(Pair a, Pair b) { return {min(a.low, b.low), min(a.high, b.high)}; }
    friend Pair equal(Pair a, Pair b) { return {equal(a.low, b.low), equal(a.high, b.high)}; }
    friend Pair choose(Pair mask, Pair yes, Pair no) {
        return {choose(mask.low, yes.low, no.low), choose(mask.high, yes.high, no.high)};
    }
    static void load_two(const std::uint16_t* p, Pair& a, Pair& b) {
        a = load(p);
        b = load(p + kLanes);
    }
    friend std::uint32_t bits_of_two(Pair a, Pair b) { return bits(a) | bits(b) << kLanes; }
    friend std::uint32_t bits(Pair mask) { return bits_of_two(mask.low, mask.high); }

    friend Pair turned(Pair a) { return {turned(a.low), turned(a.high)}; }
    friend Pair turned_twice(Pair a) { return {turned_twice(a.low), turned_twice(a.high)}; }

    static void transpose(Pair* v) {
        alignas(16) std::uint16_t from[9][16], to[9][16] = {};
        for (int i = 0; i < 9; ++i) v[i].store(from[i]);
        for (int i = 0; i < 9; ++i) {
            for (int k = 0; k < 9; ++k) to[k][k_lane(i)] = from[i][k_lane(k)];
        }
        for (int i = 0; i < 9; ++i) v[i] = load(to[i]);
    }

  private:
    static constexpr int k_lane(int line) { return line / 3 * 4 + line % 3; }
};

}  // namespace ninefold::fast9
