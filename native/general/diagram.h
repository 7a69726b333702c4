// All readings of a line by a finite automaton, layer by layer.
//
//      layer 0      1          …     n
//         ○ ─ 3 ─▶ ○                 ● accepted
//           ─ 5 ─▶ ○
//
// A node of layer k stands for all that can be read before cell k and goes on alike. So there are fewer nodes than
// states: a state that cannot be there yet, or from which nothing is accepted any more, is none, and states that
// differ only in what is too long for the rest of the line are one.
//
// Where the cells are different, a node is a state together with the set of digits that led to it. By itself an
// automaton does not know that no digit comes twice, and a house does not know the automaton: on a row of skyscrapers
// both together exclude so much that hardly anything is left to guess.
//
// Making one takes a while (some milliseconds where cells are different), so that it is made only for lines that are
// read again and again.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "general/automaton_table.h"
#include "general/transitions.h"

namespace ninefold::general {

// For all lines of one length that are read by one automaton.
class Diagram {
  public:
    enum class Cells { any, different };
    static constexpr int kMostDigits = 9;  // of different cells
    static constexpr int kMostDigitsOfAny = Transitions::kMostDigits;

    static constexpr std::size_t kRoom = 128 << 20;

    struct Node {
        unsigned digits = 0;  // that lead on
        std::array<std::int16_t, kMostDigitsOfAny> next{};
        bool operator==(const Node&) const = default;
    };
    using Layer = std::vector<Node>;

    // `room`: the bytes that all diagrams of a problem may still take; one that finds no room is not made.
    Diagram(int cells, int size, int start, AutomatonTable table, Cells which,
            std::shared_ptr<std::size_t> room = std::make_shared<std::size_t>(kRoom))
        : cells_(cells), size_(size), start_(start), table_(std::move(table)), which_(which), room_(std::move(room)) {}

    // Counts the readings; true when the diagram is made and shall be used from now on.
    bool is_made() {
        const int often = which_ == Cells::any ? kSome : kOften;
        if (readings_ <= often && ++readings_ > often) make();
        return made_;
    }

    // One more than cells. The last has a single node; the first too, or none if nothing is accepted.
    const std::vector<Layer>& layers() const { return layers_; }
    // From each layer to the next; nothing if some layer has too many nodes for that.
    const std::vector<std::shared_ptr<const Transitions>>& steps() const { return steps_; }
    bool is_narrow() const { return narrow_; }

  private:
    static constexpr int kSome = 30;
    static constexpr int kOften = 400;
    static constexpr std::size_t kMostMade = 60'000;        // nodes before they are joined
    static constexpr std::size_t kMostLooked = 20'000'000;  // states, in all layers: some ten milliseconds
    static constexpr std::size_t kMostKept = 3'000;         // and after, of different cells

    struct Hash {
        std::size_t operator()(const Node& node) const {
            std::size_t hash = node.digits;
            for (const auto to : node.next) hash = (hash ^ static_cast<std::size_t>(to)) * 0x9E3779B97F4A7C15ULL;
            return hash ^ hash >> 32;
        }
    };

    void make() {
        std::vector<int> last;  // states of the nodes of the last layer
        if (which_ == Cells::any ? !unfold_any(last) : !unfold_different(last)) return give_up();
        std::vector<std::int16_t> joined;
        for (const int state : last) joined.push_back(table_.accepts(state) ? 0 : -1);
        std::size_t kept = 0;
        for (int k = cells_ - 1; k >= 0; --k) {
            joined = join(layers_[k], joined);
            kept += layers_[k].size();
        }
        layers_.push_back({Node{}});  // where all are accepted
        made_ = which_ == Cells::any || kept <= kMostKept;
        narrow_ = made_ && std::all_of(layers_.begin(), layers_.end(),
                                       [](const Layer& layer) { return layer.size() <= Transitions::kMostStates; });
        const std::size_t bytes = kept * (sizeof(Node) + (narrow_ ? Transitions::kBytes : 0));
        if (!made_ || bytes > *room_) return give_up();
        *room_ -= bytes;
        if (narrow_) make_steps();
    }
    void give_up() {
        made_ = narrow_ = false;
        layers_.clear();
        layers_.shrink_to_fit();
    }

    // All nodes, layer by layer. False: there are too many. States are in order, so that layers come out the same
    // where they can.
    bool unfold_any(std::vector<int>& states) {
        states = {start_};
        std::size_t made = 0;
        if (static_cast<std::size_t>(cells_) * table_.states() > kMostLooked) return false;
        for (int k = 0; k < cells_; ++k) {
            std::vector<std::int16_t> numbers(table_.states(), -1);
            for (const int state : states) {
                for (int digit = 1; digit <= size_; ++digit) {
                    if (const int next = table_.next(state, digit); next >= 0) numbers[next] = 0;
                }
            }
            std::vector<int> next_states;
            for (int state = 0; state < table_.states(); ++state) {
                if (numbers[state] < 0) continue;
                numbers[state] = static_cast<std::int16_t>(next_states.size());
                next_states.push_back(state);
            }
            made += next_states.size();
            if (made > kMostMade || next_states.size() > INT16_MAX) return false;
            Layer& nodes = layers_.emplace_back(states.size());
            for (std::size_t at = 0; at < states.size(); ++at) {
                for (int digit = 1; digit <= size_; ++digit) {
                    const int next = table_.next(states[at], digit);
                    if (next < 0) continue;
                    nodes[at].digits |= 1U << (digit - 1);
                    nodes[at].next[digit - 1] = numbers[next];
                }
            }
            states = std::move(next_states);
        }
        return true;
    }

    // The same where a node is a state and the digits that were used.
    bool unfold_different(std::vector<int>& states) {
        std::vector<unsigned> used{0};
        states = {start_};
        std::size_t made = 0;
        for (int k = 0; k < cells_; ++k) {
            std::unordered_map<std::uint64_t, std::int16_t> numbers;
            std::vector<unsigned> next_used;
            std::vector<int> next_states;
            auto& nodes = layers_.emplace_back();
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
    static std::vector<std::int16_t> join(Layer& nodes, const std::vector<std::int16_t>& next) {
        std::unordered_map<Node, std::int16_t, Hash> numbers;
        Layer kept;
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

    // Layers in the midst of a long line are all the same, and so are their steps.
    void make_steps() {
        for (int k = 0; k < cells_; ++k) {
            const Layer& layer = layers_[k];
            if (k > 0 && layer == layers_[k - 1]) {
                steps_.push_back(steps_.back());
                continue;
            }
            const auto next = [&](int node, int digit) {
                return layer[node].digits >> (digit - 1) & 1 ? layer[node].next[digit - 1] : -1;
            };
            steps_.push_back(std::make_shared<const Transitions>(static_cast<int>(layer.size()), size_, next));
        }
    }

    int cells_;
    int size_;
    int start_;
    AutomatonTable table_;
    Cells which_;
    std::shared_ptr<std::size_t> room_;
    int readings_ = 0;
    bool made_ = false;
    bool narrow_ = false;
    std::vector<Layer> layers_;
    std::vector<std::shared_ptr<const Transitions>> steps_;
};

}  // namespace ninefold::general
