// Numbers taken one after the other from what the fuzzer gives; zeros when there are no more.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace fuzz {

class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : left_(data, size) {}

    bool done() const { return left_.empty(); }
    std::size_t left() const { return left_.size(); }
    int byte() {
        if (left_.empty()) return 0;
        const int value = left_.front();
        left_ = left_.subspan(1);
        return value;
    }
    // From 0 to most, which may be up to 255.
    int upto(int most) { return byte() % (most + 1); }
    bool flag() { return (byte() & 1) != 0; }
    // Mostly small ones, now and then any 32 bits.
    int number() {
        const int value = byte();
        if (value < 250) return value - 20;
        std::uint32_t bits = 0;
        for (int i = 0; i < 4; ++i) bits = bits << 8 | static_cast<std::uint32_t>(byte());
        return static_cast<std::int32_t>(bits);
    }
    std::span<const std::uint8_t> take(std::size_t most) {
        const auto taken = left_.first(std::min(most, left_.size()));
        left_ = left_.subspan(taken.size());
        return taken;
    }
    std::span<const std::uint8_t> rest() { return take(left_.size()); }

  private:
    std::span<const std::uint8_t> left_;
};

}  // namespace fuzz
