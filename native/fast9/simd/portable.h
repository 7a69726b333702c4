// 8 lanes of 16 bits without intrinsics: any machine. With gcc and clang these are vectors of the language extension,
// which become NEON on arm64; elsewhere plain arrays and loops.
#pragma once

#include <cstdint>

namespace ninefold::fast9 {

#if defined(__GNUC__)
// may_alias: boards are arrays of numbers, read as vectors.
using Eight = std::uint16_t __attribute__((vector_size(16), may_alias));
#else
struct Eight {
    alignas(16) std::uint16_t at[8];
    std::uint16_t& operator[](int i) { return at[i]; }
    std::uint16_t operator[](int i) const { return at[i]; }

    template <typename Rule>
    static Eight each(Rule rule) {
        Eight result;
        for (int i = 0; i < 8; ++i) result.at[i] = static_cast<std::uint16_t>(rule(i));
        return result;
    }
    friend Eight operator&(const Eight& a, const Eight& b) {
        return each([&](int i) { return a[i] & b[i]; });
    }
    friend Eight operator|(const Eight& a, const Eight& b) {
        return each([&](int i) { return a[i] | b[i]; });
    }
    friend Eight operator+(const Eight& a, const Eight& b) {
        return each([&](int i) { return a[i] + b[i]; });
    }
    friend Eight operator~(const Eight& a) {
        return each([&](int i) { return ~a[i]; });
    }
    friend Eight operator==(const Eight& a, const Eight& b) {
        return each([&](int i) { return -(a[i] == b[i]); });
    }
    friend Eight operator<(const Eight& a, const Eight& b) {
        return each([&](int i) { return -(a[i] < b[i]); });
    }
};
#endif

struct Portable {
    static constexpr int kLanes = 8;
    Eight v;

    static Portable load(const std::uint16_t* p) { return {*reinterpret_cast<const Eight*>(p)}; }
    void store(std::uint16_t* p) const { *reinterpret_cast<Eight*>(p) = v; }
    static Portable splat(std::uint16_t x) { return {Eight{x, x, x, x, x, x, x, x}}; }
    static Portable first(std::uint16_t x) { return {Eight{x}}; }

    friend Portable operator&(Portable a, Portable b) { return {a.v & b.v}; }
    friend Portable operator|(Portable a, Portable b) { return {a.v | b.v}; }
    friend Portable operator+(Portable a, Portable b) { return {a.v + b.v}; }
    friend Portable without(Portable a, Portable b) { return {a.v & ~b.v}; }
    friend Portable min(Portable a, Portable b) { return choose({(Eight)(a.v < b.v)}, a, b); }
    friend Portable equal(Portable a, Portable b) { return {(Eight)(a.v == b.v)}; }
    friend Portable choose(Portable mask, Portable yes, Portable no) { return {(mask.v & yes.v) | (~mask.v & no.v)}; }
    static void load_two(const std::uint16_t* p, Portable& a, Portable& b) {
        a = load(p);
        b = load(p + kLanes);
    }
    friend std::uint32_t bits_of_two(Portable a, Portable b) { return bits(a) | bits(b) << kLanes; }
    friend Portable turned(Portable a) {
        return {Eight{a.v[1], a.v[2], a.v[0], a.v[3], a.v[5], a.v[6], a.v[4], a.v[7]}};
    }
    friend Portable turned_twice(Portable a) {
        return {Eight{a.v[2], a.v[0], a.v[1], a.v[3], a.v[6], a.v[4], a.v[5], a.v[7]}};
    }
    static void gather(const std::uint16_t* from, std::uint16_t* to) {
        for (int i = 0; i < kLanes; ++i) to[i] = from[i * kLanes];
    }
    friend std::uint32_t bits(Portable mask) {
        std::uint32_t result = 0;
        for (int i = 0; i < kLanes; ++i) result |= static_cast<std::uint32_t>(mask.v[i] >> 15) << i;
        return result;
    }
};

}  // namespace ninefold::fast9
