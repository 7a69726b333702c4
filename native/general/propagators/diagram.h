// Different cells that are read in order by a finite automaton, as one rule.
//
// By itself an automaton does not know that no digit comes twice, and a house does not know the automaton. Here a node
// is a state together with the set of digits that led to it; nodes with the same future are joined. A candidate stays
// if it lies on a way from the first layer to the last: on a row of skyscrapers this excludes so much that hardly
// anything is left to guess.
//
//      layer 0      1          …     n
//         ○ ─ 3 ─▶ ○ {3}, ..         ● accepted
//           ─ 5 ─▶ ○ {5}, ..
//
// Making one takes some milliseconds, so that it is made only for lines that are read again and again.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "general/automaton_table.h"
#include "general/space.h"

namespace ninefold::general {

// For all lines of one length that are read by one automaton.
template <int Words>
class Diagram {
  public:
    using Set = DigitSet<Words>;
    static constexpr int kMostDigits = 9;

    Diagram(int cells, int size, int start, AutomatonTable table)
        : cells_(cells), size_(size), start_(start), table_(std::move(table)) {}

    // Counts the readings; true when the diagram is made and shall be used from now on.
    bool is_made() {
        if (readings_ <= kOften && ++readings_ > kOften) make();
        return made_;
    }

    bool propagate(Space<Words>& space, const std::vector<int>& line) {
        std::fill(alive_.begin(), alive_.end(), 0);
        if (layers_[0].nodes.empty()) return false;
        alive_[0] = 1;
        for (int k = 0; k < cells_; ++k) {
            const auto here = static_cast<unsigned>(space[line[k]].word(0));
            std::uint64_t* next = alive_.data() + layers_[k + 1].first_word;
            each_alive(k, [&](const Node& node, std::uint64_t&, std::uint64_t) {
                for (auto left = here & node.digits; left != 0; left &= left - 1) {
                    const int to = node.next[std::countr_zero(left)];
                    next[to >> 6] |= 1ULL << (to & 63);
                }
            });
        }
        for (int k = cells_ - 1; k >= 0; --k) {
            const auto here = static_cast<unsigned>(space[line[k]].word(0));
            const std::uint64_t* next = alive_.data() + layers_[k + 1].first_word;
            unsigned keep = 0;
            each_alive(k, [&](const Node& node, std::uint64_t& word, std::uint64_t bit) {
                unsigned leads = 0;
                for (auto left = here & node.digits; left != 0; left &= left - 1) {
                    const int to = node.next[std::countr_zero(left)];
                    if (next[to >> 6] >> (to & 63) & 1) leads |= left & -left;
                }
                if (leads == 0) word &= ~bit;
                keep |= leads;
            });
            if (!space.keep(line[k], Set::of_word(keep))) return false;
        }
        return true;
    }

  private:
    static constexpr int kOften = 400;
    static constexpr std::size_t kMostMade = 60'000;  // nodes before they are joined
    static constexpr std::size_t kMostKept = 3'000;   // and after

    struct Node {
        unsigned digits = 0;  // that lead on
        std::array<std::int16_t, kMostDigits> next{};
        bool operator==(const Node&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Node& node) const {
            std::size_t hash = node.digits;
            for (const auto to : node.next) hash = (hash ^ static_cast<std::size_t>(to)) * 0x9E3779B97F4A7C15ULL;
            return hash ^ hash >> 32;
        }
    };
    struct Layer {
        std::vector<Node> nodes;
        std::size_t first_word = 0;  // in alive_
    };

    template <typename Do>
    void each_alive(int k, Do todo) {
        const Layer& layer = layers_[k];
        for (std::size_t at = 0; at < layer.nodes.size(); at += 64) {
            std::uint64_t& word = alive_[layer.first_word + at / 64];
            for (auto bits = word; bits != 0; bits &= bits - 1) {
                todo(layer.nodes[at + std::countr_zero(bits)], word, bits & -bits);
            }
        }
    }

    void make() {
        std::vector<int> last;  // states of the nodes of the last layer
        if (!unfold(last)) return layers_.clear();
        std::vector<std::int16_t> joined;
        for (const int state : last) joined.push_back(table_.accepts(state) ? 0 : -1);
        std::size_t kept = 0, words = 0;
        for (int k = cells_ - 1; k >= 0; --k) {
            joined = join(layers_[k].nodes, joined);
            kept += layers_[k].nodes.size();
        }
        layers_.push_back({{Node{}}, 0});  // where all are accepted
        for (Layer& layer : layers_) {
            layer.first_word = words;
            words += (layer.nodes.size() + 63) / 64;
        }
        made_ = kept <= kMostKept;
        if (made_) alive_.resize(words + 1);
    }

    // All nodes, layer by layer. False: there are too many.
    bool unfold(std::vector<int>& states) {
        std::vector<unsigned> used{0};
        states = {start_};
        std::size_t made = 0;
        for (int k = 0; k < cells_; ++k) {
            std::unordered_map<std::uint64_t, std::int16_t> numbers;
            std::vector<unsigned> next_used;
            std::vector<int> next_states;
            auto& nodes = layers_.emplace_back().nodes;
            for (std::size_t at = 0; at < states.size(); ++at) {
                Node& node = nodes.emplace_back();
                for (int digit = 1; digit <= size_; ++digit) {
                    const unsigned bit = 1U << (digit - 1);
                    const int state = used[at] & bit ? -1 : table_.next(states[at], digit);
                    if (state < 0) continue;
                    const std::uint64_t key = static_cast<std::uint64_t>(state) << kMostDigits | used[at] | bit;
                    const auto number = static_cast<std::int16_t>(next_states.size());
                    const auto [found, fresh] = numbers.try_emplace(key, number);
                    if (fresh) next_used.push_back(used[at] | bit), next_states.push_back(state);
                    node.digits |= bit;
                    node.next[digit - 1] = found->second;
                }
                if (made + next_states.size() > kMostMade || next_states.size() > INT16_MAX) return false;
            }
            made += next_states.size();
            used = std::move(next_used);
            states = std::move(next_states);
        }
        return true;
    }

    // Leads the nodes of a layer to the joined nodes of the next one, and joins those that are the same then; says
    // where each went, -1 for those that lead nowhere.
    static std::vector<std::int16_t> join(std::vector<Node>& nodes, const std::vector<std::int16_t>& next) {
        std::unordered_map<Node, std::int16_t, Hash> numbers;
        std::vector<Node> kept;
        std::vector<std::int16_t> joined;
        for (const Node& node : nodes) {
            Node led;
            for (auto left = node.digits; left != 0; left &= left - 1) {
                const int digit = std::countr_zero(left);
                const std::int16_t to = next[node.next[digit]];
                if (to < 0) continue;
                led.digits |= left & -left;
                led.next[digit] = to;
            }
            if (led.digits == 0) {
                joined.push_back(-1);
                continue;
            }
            const auto [found, fresh] = numbers.try_emplace(led, static_cast<std::int16_t>(kept.size()));
            if (fresh) kept.push_back(led);
            joined.push_back(found->second);
        }
        nodes = std::move(kept);
        return joined;
    }

    int cells_;
    int size_;
    int start_;
    AutomatonTable table_;
    int readings_ = 0;
    bool made_ = false;
    std::vector<Layer> layers_;
    std::vector<std::uint64_t> alive_;  // a bit for each node
};

}  // namespace ninefold::general
