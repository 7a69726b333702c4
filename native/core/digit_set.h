// A set of the digits 1..64*Words, one bit each: bit d-1 stands for digit d.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace ninefold {

template <int Words>
class DigitSet {
  public:
    static constexpr int kMaxDigit = 64 * Words;

    static DigitSet all(int size) {
        DigitSet set;
        for (int word = 0; word < Words; ++word) {
            const int bits = size - 64 * word;
            set.words_[word] = bits >= 64 ? ~0ULL : bits <= 0 ? 0 : (1ULL << bits) - 1;
        }
        return set;
    }
    static DigitSet only(int digit) {
        DigitSet set;
        set.add(digit);
        return set;
    }

    // The digits 1..64 whose bits are set.
    static DigitSet of_word(std::uint64_t bits) {
        DigitSet set;
        set.words_[0] = bits;
        return set;
    }

    void add(int digit) { words_[(digit - 1) >> 6] |= 1ULL << ((digit - 1) & 63); }
    void remove(int digit) { words_[(digit - 1) >> 6] &= ~(1ULL << ((digit - 1) & 63)); }
    bool has(int digit) const { return words_[(digit - 1) >> 6] >> ((digit - 1) & 63) & 1; }
    int count() const {
        int sum = 0;
        for (const auto word : words_) sum += std::popcount(word);
        return sum;
    }
    // The smallest digit, 0 if there is none.
    int first() const { return after(0); }
    // The smallest digit above this one, 0 if there is none: `for (int d = s.first(); d; d = s.after(d))`.
    int after(int digit) const {
        if (digit >= kMaxDigit) return 0;
        int word = digit >> 6;
        std::uint64_t rest = words_[word] >> (digit & 63) << (digit & 63);
        while (rest == 0) {
            if (++word == Words) return 0;
            rest = words_[word];
        }
        return 64 * word + std::countr_zero(rest) + 1;
    }

    // 64 digits as bits, the smallest at bit 0.
    std::uint64_t word(int at) const { return words_[at]; }

    bool empty() const {
        std::uint64_t any = 0;
        for (const auto word : words_) any |= word;
        return any == 0;
    }
    // Whether exactly one digit is left.
    bool single() const {
        if constexpr (Words == 1) return std::has_single_bit(words_[0]);
        return count() == 1;
    }
    // The largest digit, 0 if there is none.
    int last() const {
        for (int word = Words - 1; word >= 0; --word) {
            if (words_[word] != 0) return 64 * word + 64 - std::countl_zero(words_[word]);
        }
        return 0;
    }
    bool intersects(const DigitSet& other) const { return !(*this & other).empty(); }
    bool contains(const DigitSet& other) const { return other.without(*this).empty(); }
    DigitSet without(const DigitSet& other) const {
        DigitSet set;
        for (int word = 0; word < Words; ++word) set.words_[word] = words_[word] & ~other.words_[word];
        return set;
    }
    DigitSet& operator|=(const DigitSet& other) {
        for (int word = 0; word < Words; ++word) words_[word] |= other.words_[word];
        return *this;
    }
    DigitSet& operator&=(const DigitSet& other) {
        for (int word = 0; word < Words; ++word) words_[word] &= other.words_[word];
        return *this;
    }
    friend DigitSet operator|(DigitSet a, const DigitSet& b) { return a |= b; }
    friend DigitSet operator&(DigitSet a, const DigitSet& b) { return a &= b; }
    friend bool operator==(const DigitSet&, const DigitSet&) = default;

  private:
    std::array<std::uint64_t, Words> words_{};
};

}  // namespace ninefold
