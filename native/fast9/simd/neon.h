// 8 lanes of 16 bits in a NEON register: what every ARM machine of 64 bits has.
#pragma once

#include <arm_neon.h>

#include <cstdint>

namespace ninefold::fast9 {

struct Neon {
    static constexpr int kLanes = 8;
    uint16x8_t v;

    static Neon load(const std::uint16_t* p) { return {vld1q_u16(p)}; }
    void store(std::uint16_t* p) const { vst1q_u16(p, v); }
    static Neon splat(std::uint16_t x) { return {vdupq_n_u16(x)}; }
    static Neon first(std::uint16_t x) { return {vsetq_lane_u16(x, vdupq_n_u16(0), 0)}; }

    friend Neon operator&(Neon a, Neon b) { return {vandq_u16(a.v, b.v)}; }
    friend Neon operator|(Neon a, Neon b) { return {vorrq_u16(a.v, b.v)}; }
    friend Neon operator+(Neon a, Neon b) { return {vaddq_u16(a.v, b.v)}; }
    friend Neon without(Neon a, Neon b) { return {vbicq_u16(a.v, b.v)}; }
    friend Neon min(Neon a, Neon b) { return {vminq_u16(a.v, b.v)}; }
    friend Neon equal(Neon a, Neon b) { return {vceqq_u16(a.v, b.v)}; }
    friend Neon choose(Neon mask, Neon yes, Neon no) { return {vbslq_u16(mask.v, yes.v, no.v)}; }
    static void load_two(const std::uint16_t* p, Neon& a, Neon& b) {
        a = load(p);
        b = load(p + kLanes);
    }
    // There is no instruction that collects a bit of each lane: each lane keeps a bit of its own, and they are added
    // up.
    friend std::uint32_t bits_of_two(Neon a, Neon b) {
        const uint16x8_t low = {1, 2, 4, 8, 16, 32, 64, 128};
        return vaddvq_u16(vorrq_u16(vandq_u16(a.v, low), vandq_u16(b.v, vshlq_n_u16(low, 8))));
    }
    friend std::uint32_t bits(Neon mask) {
        const uint16x8_t low = {1, 2, 4, 8, 16, 32, 64, 128};
        return vaddvq_u16(vandq_u16(mask.v, low));
    }
    // Two groups of three and a spare, each turned by one and by two; see pair.h.
    friend Neon turned(Neon a) { return a.by_bytes(uint8x16_t{2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15}); }
    friend Neon turned_twice(Neon a) {
        return a.by_bytes(uint8x16_t{4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15});
    }
    static void gather(const std::uint16_t* from, std::uint16_t* to) {
        uint16x8_t v = vdupq_n_u16(from[0]);
        v = vld1q_lane_u16(from + kLanes, v, 1);
        v = vld1q_lane_u16(from + 2 * kLanes, v, 2);
        v = vld1q_lane_u16(from + 3 * kLanes, v, 3);
        v = vld1q_lane_u16(from + 4 * kLanes, v, 4);
        v = vld1q_lane_u16(from + 5 * kLanes, v, 5);
        v = vld1q_lane_u16(from + 6 * kLanes, v, 6);
        v = vld1q_lane_u16(from + 7 * kLanes, v, 7);
        vst1q_u16(to, v);
    }

  private:
    Neon by_bytes(uint8x16_t from) const { return {vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(v), from))}; }
};

}  // namespace ninefold::fast9
