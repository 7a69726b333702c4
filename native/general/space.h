// The candidates of every cell, the way back, and the work that every change causes.
//
//   keep(cell, digits)   the only way to change anything: takes candidates away, notes the way back, wakes propagators
//   propagate()          works until nothing more follows; false on a contradiction
//   mark(), undo(mark)   back to an earlier moment
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/digit_set.h"
#include "general/propagator.h"

namespace ninefold::general {

template <int Words>
class Space {
  public:
    using Set = DigitSet<Words>;

    Space(int size, int cells, const std::vector<std::vector<int>>& houses)
        : size_(size),
          houses_(houses),
          all_(Set::all(size)),
          candidates_(cells, all_),
          open_(cells),
          peers_(cells),
          row_words_((cells + 63) / 64),
          peer_bits_(static_cast<std::size_t>(cells) * row_words_),
          watchers_(cells),
          weights_(cells, 1.0) {
        for (const auto& house : houses) {
            for (const int a : house) {
                for (const int b : house) {
                    if (a != b) peer_bits_[a * row_words_ + (b >> 6)] |= 1ULL << (b & 63);
                }
            }
        }
        for (int a = 0; a < cells; ++a) {
            for (int word = 0; word < row_words_; ++word) {
                for (auto bits = peer_bits_[a * row_words_ + word]; bits != 0; bits &= bits - 1) {
                    peers_[a].push_back(64 * word + std::countr_zero(bits));
                }
            }
        }
    }

    int size() const { return size_; }
    int cells() const { return static_cast<int>(candidates_.size()); }
    int open() const { return open_; }  // cells with a choice left
    const Set& all() const { return all_; }
    const Set& operator[](int cell) const { return candidates_[cell]; }
    bool are_peers(int a, int b) const { return peer_bits_[a * row_words_ + (b >> 6)] >> (b & 63) & 1; }
    const std::vector<int>& peers(int cell) const { return peers_[cell]; }
    const std::vector<std::vector<int>>& houses() const { return houses_; }
    const std::uint64_t* peer_bits(int cell) const { return &peer_bits_[cell * row_words_]; }
    int row_words() const { return row_words_; }
    double weight(int cell) const { return weights_[cell]; }
    // How much the propagators have worked: a clock that runs alike on every machine.
    std::uint64_t effort() const { return effort_; }

    void add(std::unique_ptr<Propagator<Words>> propagator) {
        const int id = static_cast<int>(propagators_.size());
        for (const int cell : propagator->watched()) watchers_[cell].push_back(id);
        propagators_.push_back(std::move(propagator));
        queued_.push_back(false);
        const auto price = static_cast<char>(propagators_.back()->price());
        prices_.push_back(price);
        costs_.push_back(5 + kCosts[static_cast<int>(price)] * static_cast<int>(propagators_.back()->watched().size()));
        wake(id);
    }

    bool keep(int cell, const Set& digits) {
        Set& now = candidates_[cell];
        const Set left = now & digits;
        if (left == now) return true;
        if (left.empty()) {
            blame(cell);
            return false;
        }
        trail_.push_back({cell, now});
        now = left;
        if (left.single()) {
            --open_;
            if (!quiet_) placed_.push_back(cell);
        }
        if (!quiet_) {
            for (const int id : watchers_[cell]) wake(id);
        }
        return true;
    }
    bool remove(int cell, const Set& digits) {
        return !candidates_[cell].intersects(digits) || keep(cell, all_.without(digits));
    }
    bool place(int cell, int digit) { return keep(cell, Set::only(digit)); }

    bool propagate() {
        while (true) {
            while (!placed_.empty()) {
                const int cell = placed_.back();
                placed_.pop_back();
                if (!clear_peers(cell)) return fail();
            }
            const int id = next_awake();
            if (id < 0) return true;
            effort_ += costs_[id];
            if (!propagators_[id]->propagate(*this)) {
                for (const int cell : propagators_[id]->watched()) blame(cell);
                return fail();
            }
        }
    }

    std::size_t mark() const { return trail_.size(); }
    void undo(std::size_t mark) {
        while (trail_.size() > mark) {
            const auto& [cell, before] = trail_.back();
            if (candidates_[cell].single()) ++open_;
            candidates_[cell] = before;
            trail_.pop_back();
        }
    }
    void forget() { trail_.clear(); }  // what holds now is never undone

    // While quiet, changes wake nobody: an alternative is only tried, and will be undone.
    void set_quiet(bool quiet) { quiet_ = quiet; }
    bool quiet() const { return quiet_; }
    bool clear_peers(int cell) {
        const Set digit = candidates_[cell];
        for (const int peer : peers_[cell]) {
            if (!remove(peer, digit)) {
                blame(cell);
                return false;
            }
        }
        return true;
    }

    // Cells that take part in contradictions get heavier, and are tried sooner.
    void blame(int cell) {
        if (quiet_) return;
        weights_[cell] += heavier_;
        if (weights_[cell] > 1e50) {
            for (auto& weight : weights_) weight *= 1e-50;
            heavier_ *= 1e-50;
        }
    }
    void age() { heavier_ *= 1.01; }

  private:
    struct Change {
        int cell;
        Set before;
    };

    void wake(int id) {
        if (queued_[id]) return;
        queued_[id] = true;
        awake_[static_cast<int>(prices_[id])].push_back(id);
    }
    int next_awake() {
        for (auto& queue : awake_) {
            if (queue.empty()) continue;
            const int id = queue.back();
            queue.pop_back();
            queued_[id] = false;
            return id;
        }
        return -1;
    }
    bool fail() {
        placed_.clear();
        for (auto& queue : awake_) {
            for (const int id : queue) queued_[id] = false;
            queue.clear();
        }
        return false;
    }

    int size_;
    std::vector<std::vector<int>> houses_;
    Set all_;
    std::vector<Set> candidates_;
    int open_;
    std::vector<std::vector<int>> peers_;
    int row_words_;
    std::vector<std::uint64_t> peer_bits_;  // [cell][cell / 64]
    std::vector<std::vector<int>> watchers_;
    std::vector<double> weights_;
    double heavier_ = 1.0;
    std::vector<std::unique_ptr<Propagator<Words>>> propagators_;
    std::vector<char> queued_;
    std::vector<char> prices_;
    std::vector<int> costs_;
    std::uint64_t effort_ = 0;
    std::vector<int> awake_[kPrices];
    std::vector<int> placed_;
    std::vector<Change> trail_;
    bool quiet_ = false;
};

}  // namespace ninefold::general
