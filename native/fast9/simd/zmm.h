// 32 lanes of 16 bits in a register of 512 bits. Whether lanes are equal is told by a register of bits, one for each.
#pragma once

#include "fast9/branch.h"
#include "fast9/simd/ymm_wide.h"

namespace ninefold::fast9 {

struct Zmm {
    static constexpr int kLanes = 32;
    __m512i v;

    struct Mask {
        __mmask32 k;
        friend Mask without(Mask a, Mask b) { return {a.k & ~b.k}; }
        friend std::uint32_t bits(Mask a) { return a.k; }
    };

    static Zmm load(const std::uint16_t* p) { return {_mm512_load_si512(p)}; }
    void store(std::uint16_t* p) const { _mm512_store_si512(p, v); }
    static Zmm splat(std::uint16_t x) { return {_mm512_set1_epi16(static_cast<short>(x))}; }

    friend Zmm operator&(Zmm a, Zmm b) { return {_mm512_and_si512(a.v, b.v)}; }
    friend Zmm operator&(Zmm a, Mask b) { return {_mm512_maskz_mov_epi16(b.k, a.v)}; }
    friend Zmm operator|(Zmm a, Zmm b) { return {_mm512_or_si512(a.v, b.v)}; }
    friend Zmm operator+(Zmm a, Zmm b) { return {_mm512_add_epi16(a.v, b.v)}; }
    friend Zmm without(Zmm a, Zmm b) { return {_mm512_andnot_si512(b.v, a.v)}; }
    friend Zmm min(Zmm a, Zmm b) { return {_mm512_min_epu16(a.v, b.v)}; }
    friend Mask equal(Zmm a, Zmm b) { return {_mm512_cmpeq_epi16_mask(a.v, b.v)}; }
    friend Mask apart(Zmm a, Zmm b) { return {_mm512_testn_epi16_mask(a.v, b.v)}; }
    friend Zmm choose(Mask mask, Zmm yes, Zmm no) { return {_mm512_mask_mov_epi16(no.v, mask.k, yes.v)}; }
};

// Where to guess: the bits need no packing.
struct ZmmSlots {
    static constexpr int kCount = 32;
    Zmm cells;

    static ZmmSlots load(const std::uint16_t* cells) { return {Zmm::load(cells)}; }
    std::uint32_t pairs() const {
        const Zmm minus = Zmm::splat(0xFFFF), rest = cells & (cells + minus);
        return bits(without(apart(rest, rest + minus), apart(cells, cells + minus)));
    }
    std::uint32_t without_any(std::uint16_t candidates) const { return bits(apart(cells, Zmm::splat(candidates))); }
};
template <>
struct Slots<Zmm> : ZmmSlots {
    Slots() = default;
    Slots(ZmmSlots slots) : ZmmSlots(slots) {}
};
template <>
struct Slots<Wide<Avx512>> : ZmmSlots {
    Slots() = default;
    Slots(ZmmSlots slots) : ZmmSlots(slots) {}
};

}  // namespace ninefold::fast9
