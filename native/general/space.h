// The candidates of every cell, the way back, and the work that every change causes.
//
//   keep(cell, digits)   the only way to change anything: takes candidates away, notes the way back, wakes propagators
//   propagate()          works until nothing more follows; false on a contradiction. When the stop ends it, it is
//                        `paused`: what is left to do is kept, and the next call goes on with it
//   trail_size(), undo(trail_size)   back to an earlier moment
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/digit_set.h"
#include "general/counted_stop.h"
#include "general/propagator.h"

namespace ninefold::general {

template <int Words>
class Space {
  public:
    using Set = DigitSet<Words>;

    // Throws Interrupted when the stop ends it.
    Space(int size, int cells, const std::vector<std::vector<int>>& houses, CountedStop counted = {})
        : size_(size),
          houses_(houses),
          all_(Set::all(size)),
          candidates_(cells, all_),
          open_(cells),
          peers_(cells),
          houses_of_(cells),
          row_words_((cells + 63) / 64),
          peer_bits_(static_cast<std::size_t>(cells) * row_words_),
          activity_(cells, 1.0),
          counted_(counted) {
        for (std::size_t k = 0; k < houses.size(); ++k) {
            const auto& house = houses[k];
            go_on(house.size() * house.size());
            for (const int a : house) {
                houses_of_[a].push_back(static_cast<int>(k));
                for (const int b : house) {
                    if (a != b) peer_bits_[a * row_words_ + (b >> 6)] |= 1ULL << (b & 63);
                }
            }
        }
        for (int a = 0; a < cells; ++a) {
            go_on(row_words_ + 8 * houses_of_[a].size());
            std::size_t count = 0;
            for (int word = 0; word < row_words_; ++word) {
                count += static_cast<std::size_t>(std::popcount(peer_bits_[a * row_words_ + word]));
            }
            peers_[a].reserve(count);
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
    // How often a cell took part in contradictions, lately most: a guess is made where it is high.
    double activity(int cell) const { return activity_[cell]; }
    // The houses that a cell is in, by their places among all.
    const std::vector<int>& houses_of(int cell) const { return houses_of_[cell]; }
    // How much the propagators have worked: a clock that runs alike on every machine.
    std::uint64_t effort() const { return effort_; }
    // Boards up to 16×16 are searched to the end; what serves there differs from what serves on larger ones.
    bool is_small() const { return size_ <= 16; }

    void add(std::unique_ptr<Propagator<Words>> propagator) {
        propagators_.push_back(std::move(propagator));
        numbered_ = false;
    }

    bool keep(int cell, const Set& digits) {
        Set& now = candidates_[cell];
        const Set left = now & digits;
        if (left == now) return true;
        if (left.empty()) {
            raise_activity(cell);
            return false;
        }
        trail_.push_back({cell, now});
        const bool ends = left.first() != now.first() || left.last() != now.last();
        now = left;
        if (left.single()) {
            --open_;
            if (!quiet_) placed_.push_back(cell);
        }
        if (!quiet_) wake_watchers(cell, ends);
        return true;
    }
    bool remove(int cell, const Set& digits) {
        return !candidates_[cell].intersects(digits) || keep(cell, all_.without(digits));
    }
    bool place(int cell, int digit) { return keep(cell, Set::only(digit)); }

    bool propagate() {
        if (!numbered_) number();
        paused_ = false;
        while (true) {
            while (!placed_.empty()) {
                const int cell = placed_.back();
                placed_.pop_back();
                if (!clear_peers(cell)) return fail();
                if (must_pause(peers_[cell].size())) return true;
            }
            const int id = next_awake();
            if (id < 0) return true;
            const CallCost cost = costs_[id];
            effort_ += cost.effort;
            looks_again_ = !cost.settles;
            const bool kept = must_pause(cost.steps) || propagators_[id]->propagate(*this);
            if (paused_) [[unlikely]] {
                effort_ -= cost.effort;
                awake_[static_cast<std::size_t>(id) >> 6] |= 1ULL << (id & 63);
                return true;
            }
            if (!kept) {
                const auto& watched = propagators_[id]->watched();
                for (const int cell : watched) raise_activity(cell, kShared / static_cast<double>(watched.size()));
                return fail();
            }
            if (!looks_again_) awake_[static_cast<std::size_t>(id) >> 6] &= ~(1ULL << (id & 63));
        }
    }

    // What is left to do will never be done: the caller goes back to where nothing was.
    void leave_work() { fail(); }
    // Who may end the work from now on.
    void work_under(Stop& stop) { counted_.under(stop); }
    // True: the work must end, and `propagate` will be asked again; nothing that is only tried may be kept.
    bool must_pause(std::uint64_t steps) {
        if (counted_.must_end(steps)) [[unlikely]]
            paused_ = true;
        return paused_;
    }
    bool paused() const { return paused_; }
    // Asked by a propagator that settles, but this time has more to do after what it changed.
    void look_again() { looks_again_ = true; }
    // The same between two calls, where nothing is left undone.
    bool must_end(std::uint64_t steps) { return counted_.must_end(steps); }
    // And while it is being built, which is given up altogether.
    void go_on(std::uint64_t steps) const { counted_.go_on(steps); }

    std::size_t trail_size() const { return trail_.size(); }
    void undo(std::size_t trail_size) {
        while (trail_.size() > trail_size) {
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
    // Whoever watches the cell works next, as if it had just changed.
    void wake(int cell) {
        if (candidates_[cell].single()) placed_.push_back(cell);
        wake_watchers(cell, true);
    }
    bool clear_peers(int cell) {
        const Set digit = candidates_[cell], others = all_.without(digit);
        const Set* const candidates = candidates_.data();
        const std::vector<int>& peers = peers_[cell];
        // First who has the digit, without a branch that nobody could predict; only then it goes.
        std::array<int, 32> have;
        for (std::size_t first = 0; first < peers.size(); first += have.size()) {
            std::size_t count = 0;
            for (std::size_t k = first; k < std::min(peers.size(), first + have.size()); ++k) {
                have[count] = peers[k];
                count += candidates[peers[k]].intersects(digit) ? 1 : 0;
            }
            for (std::size_t k = 0; k < count; ++k) {
                if (keep(have[k], others)) continue;
                raise_activity(cell);
                return false;
            }
        }
        return true;
    }

    // Cells that take part in contradictions are tried sooner. The cells of a rule that failed share the increment: a
    // small rule says more about each.
    void raise_activity(int cell, double share = 1.0) {
        if (quiet_) return;
        activity_[cell] += share * increment_;
        if (activity_[cell] > 1e50) {
            for (auto& each : activity_) each *= 1e-50;
            increment_ *= 1e-50;
        }
    }
    // For a search whose answer must not depend on those before it.
    const std::vector<double>& activities() const { return activity_; }
    void set_activities(const std::vector<double>& activities) { activity_ = activities; }
    // What is long past counts less, on large boards; on small ones decay makes the search longer (by a third on hard
    // killers).
    void decay_activity() {
        if (!is_small()) increment_ *= 1.01;
    }

  private:
    static constexpr double kShared = 5.0;
    // What every rule adds in advance: the cells of many small rules are tried first, and the first contradictions do
    // not decide everything (a quarter fewer guesses on what is hard, save for killers).
    static constexpr double kExpected = 30.0;

    struct CallCost {
        std::uint32_t effort;
        std::uint32_t steps;  // what the clock is told
        bool settles;
    };
    struct Change {
        int cell;
        Set before;
    };

    // Who is awake is a bit, and cheap ones have the low bits: a change wakes all its watchers with an OR or two, and
    // the lowest bit is who works next.
    struct Wake {
        int word;
        std::uint64_t always;   // who wants to know of every candidate
        std::uint64_t at_ends;  // and those who want to know of the least and the greatest alone
    };

    // Once, before the first work; throws Interrupted like all that builds.
    void number() {
        // Of the same price, those added last first: sums that follow from several rules before these rules.
        std::reverse(propagators_.begin(), propagators_.end());
        std::stable_sort(propagators_.begin(), propagators_.end(),
                         [](const auto& a, const auto& b) { return a->price() < b->price(); });
        awake_.assign((propagators_.size() + 63) / 64, 0);
        costs_.clear();
        std::vector<std::vector<Wake>> watchers(cells());
        for (std::size_t id = 0; id < propagators_.size(); ++id) {
            const auto& watched = propagators_[id]->watched();
            go_on(4 * watched.size());
            costs_.push_back(
                {static_cast<std::uint32_t>(5 + propagators_[id]->cost() * watched.size()),
                 static_cast<std::uint32_t>(std::min<std::uint64_t>(propagators_[id]->steps(), UINT32_MAX)),
                 propagators_[id]->settles()});
            const int word = static_cast<int>(id >> 6);
            const std::uint64_t bit = 1ULL << (id & 63);
            for (const int cell : watched) {
                auto& wakes = watchers[cell];
                if (wakes.empty() || wakes.back().word != word) wakes.push_back({word, 0, 0});
                wakes.back().at_ends |= bit;
                if (!propagators_[id]->wants_only_ends()) wakes.back().always |= bit;
                raise_activity(cell, kExpected / static_cast<double>(watched.size()));
            }
            awake_[word] |= bit;
        }
        first_wake_.assign(1, 0);
        wakes_.clear();
        for (const auto& some : watchers) {
            wakes_.insert(wakes_.end(), some.begin(), some.end());
            first_wake_.push_back(static_cast<int>(wakes_.size()));
        }
        numbered_ = true;
    }
    void wake_watchers(int cell, bool ends) {
        if (!numbered_) return;  // all will be awake
        const Wake* const end = wakes_.data() + first_wake_[cell + 1];
        for (const Wake* wake = wakes_.data() + first_wake_[cell]; wake != end; ++wake)
            awake_[wake->word] |= ends ? wake->at_ends : wake->always;
    }
    int next_awake() {
        for (std::size_t word = 0; word < awake_.size(); ++word) {
            if (awake_[word] == 0) continue;
            const int bit = std::countr_zero(awake_[word]);
            awake_[word] &= awake_[word] - 1;
            return static_cast<int>(64 * word) + bit;
        }
        return -1;
    }
    bool fail() {
        placed_.clear();
        std::fill(awake_.begin(), awake_.end(), 0);
        return false;
    }

    int size_;
    std::vector<std::vector<int>> houses_;
    Set all_;
    std::vector<Set> candidates_;
    int open_;
    std::vector<std::vector<int>> peers_, houses_of_;
    int row_words_;
    std::vector<std::uint64_t> peer_bits_;  // [cell][cell / 64]
    std::vector<double> activity_;
    double increment_ = 1.0;
    std::vector<std::unique_ptr<Propagator<Words>>> propagators_;
    std::vector<CallCost> costs_;
    std::uint64_t effort_ = 0;
    std::vector<std::uint64_t> awake_;
    std::vector<Wake> wakes_;      // whom a change wakes, cell after cell
    std::vector<int> first_wake_;  // [cell], and the end
    bool numbered_ = false;
    std::vector<int> placed_;
    std::vector<Change> trail_;
    bool quiet_ = false;
    bool paused_ = false;
    bool looks_again_ = false;     // of the propagator at work: what it changes wakes it, too
    mutable CountedStop counted_;  // builders have the space, but no right to change it
};

}  // namespace ninefold::general
