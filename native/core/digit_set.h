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

    bool empty() const { return *this == DigitSet(); }

    DigitSet& operator|=(const DigitSet& other) {
        for (int word = 0; word < Words; ++word) words_[word] |= other.words_[word];
        return *this;
    }
    friend DigitSet operator|(DigitSet a, const DigitSet& b) { return a |= b; }
    friend DigitSet operator&(DigitSet a, const DigitSet& b) {
        for (int word = 0; word < Words; ++word) a.words_[word] &= b.words_[word];
        return a;
    }
    DigitSet without(const DigitSet& other) const {
        DigitSet rest = *this;
        for (int word = 0; word < Words; ++word) rest.words_[word] &= ~other.words_[word];
        return rest;
    }

    friend bool operator==(const DigitSet&, const DigitSet&) = default;

  private:
    std::array<std::uint64_t, Words> words_{};
};

}  // namespace ninefold
