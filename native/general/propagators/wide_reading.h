// Reads a line through a diagram with layers of any number of nodes.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

#include "general/diagram.h"
#include "general/space.h"

namespace ninefold::general {

template <int Words>
class WideReading {
  public:
    using Set = DigitSet<Words>;

    WideReading(std::vector<int> line, std::shared_ptr<const Diagram> diagram)
        : line_(std::move(line)), diagram_(std::move(diagram)) {
        std::size_t words = 0;
        for (const auto& layer : diagram_->layers()) {
            first_words_.push_back(words);
            words += (layer.size() + 63) / 64;
        }
        alive_.resize(words + 1);
    }

    bool propagate(Space<Words>& space) {
        const int n = static_cast<int>(line_.size());
        if (diagram_->layers()[0].empty()) return false;
        std::fill(alive_.begin(), alive_.end(), 0);
        alive_[0] = 1;
        for (int k = 0; k < n; ++k) {
            const auto here = static_cast<unsigned>(space[line_[k]].word(0));
            std::uint64_t* next = alive_.data() + first_words_[k + 1];
            each_alive(k, [&](const Diagram::Node& node, std::uint64_t&, std::uint64_t) {
                for (auto left = here & node.digits; left != 0; left &= left - 1) {
                    const int to = node.next[std::countr_zero(left)];
                    next[to >> 6] |= 1ULL << (to & 63);
                }
            });
        }
        for (int k = n - 1; k >= 0; --k) {
            const auto here = static_cast<unsigned>(space[line_[k]].word(0));
            const std::uint64_t* next = alive_.data() + first_words_[k + 1];
            unsigned keep = 0;
            each_alive(k, [&](const Diagram::Node& node, std::uint64_t& word, std::uint64_t bit) {
                unsigned leads = 0;
                for (auto left = here & node.digits; left != 0; left &= left - 1) {
                    const int to = node.next[std::countr_zero(left)];
                    if (next[to >> 6] >> (to & 63) & 1) leads |= left & -left;
                }
                if (leads == 0) word &= ~bit;
                keep |= leads;
            });
            if (!space.keep(line_[k], Set::of_word(keep))) return false;
        }
        return true;
    }

  private:
    template <typename Do>
    void each_alive(int k, Do todo) {
        const auto& layer = diagram_->layers()[k];
        for (std::size_t at = 0; at < layer.size(); at += 64) {
            std::uint64_t& word = alive_[first_words_[k] + at / 64];
            for (auto bits = word; bits != 0; bits &= bits - 1) {
                todo(layer[at + std::countr_zero(bits)], word, bits & -bits);
            }
        }
    }

    std::vector<int> line_;
    std::shared_ptr<const Diagram> diagram_;
    std::vector<std::size_t> first_words_;  // [layer], in alive_
    std::vector<std::uint64_t> alive_;      // a bit for each node
};

}  // namespace ninefold::general
