// Filler with a space of the general solver, kept as it is between two questions.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "general/build.h"
#include "general/sides.h"
#include "logic/any/filler.h"

namespace ninefold::logic::any {

template <int Words>
DigitSet<Words> narrowed(const Set& set) {
    if constexpr (Words == 2)
        return set;
    else
        return DigitSet<1>::of_word(set.word(0));
}

template <int Words>
class SpaceFiller final : public Filler {
  public:
    using Own = DigitSet<Words>;

    // Throws Interrupted when the stop ends it.
    SpaceFiller(const general::Problem& plain, Stop& stop) : shown_(static_cast<int>(plain.givens.size())) {
        const auto more = general::with_sides(plain);
        const general::Problem& problem = more ? *more : plain;
        space_ = general::build<Words>(problem, true, stop);
        alive_ = general::start(*space_, problem);
        space_->forget();
        calm_ = space_->activities();
    }

    bool narrow(Domains& domains, Stop& stop) override {
        const bool kept = begin(domains, stop);
        if (kept && !space_->paused()) read(domains);
        space_->undo(0);
        return kept;
    }

    bool fill(Domains& domains, Stop& stop) override {
        bool kept = begin(domains, stop);
        if (kept && !space_->paused()) {
            read(domains);
            int candidates = 0;
            for (const auto& each : domains) candidates += each.count();
            if (candidates <= kMostAsked) kept = ask(domains, stop);
        }
        space_->undo(0);
        return kept;
    }

    bool fills(const Domains& domains, Stop& stop) override {
        for (const auto& filling : fillings_)
            if (fits(filling, domains)) return true;
        int patience = kPatience;
        const bool found = begin(domains, stop) && (space_->paused() || search(patience, stop));
        if (found && patience > 0) remember();
        space_->undo(0);
        return found;
    }

    bool begin_trees(const Domains& domains, Stop& stop) override {
        space_->set_activities(calm_);
        return begin(domains, stop) && !space_->paused();
    }

    void end_trees() override { space_->undo(0); }
    const std::vector<double>& learnt() const override { return space_->activities(); }
    int first_split() const override { return next_cell(); }
    void go_on_from(const std::vector<double>& learnt) override { space_->set_activities(learnt); }

    void explore(std::uint64_t most_effort, std::vector<Domains>& fillings, Stop& stop) override {
        const std::size_t before = space_->trail_size();
        explore_until(space_->effort() + most_effort, fillings, fillings.size() + 2, stop);
        space_->undo(before);
    }

    double room(std::pair<int, int> supposed, Domains& left) override {
        const std::size_t before = space_->trail_size();
        double bits = -1;
        const bool kept = suppose(supposed, left);
        left.clear();
        if (kept) {
            bits = bits_left();
            left.resize(static_cast<std::size_t>(shown_));
            read(left);
        }
        space_->undo(before);
        return bits;
    }

    bool refute(std::pair<int, int> supposed, int leaves, Tree& tree, Stop& stop) override {
        tree = {};
        leaves_left_ = leaves;
        const std::size_t before = space_->trail_size();
        Way way{supposed};
        bool all = true;
        if (!(*space_)[supposed.first].has(supposed.second) || !place(supposed.first, supposed.second))
            tree.leaves.push_back(way);
        else
            all = split(way, tree, stop);
        space_->undo(before);
        return all;
    }

    bool refused(std::pair<int, int> supposed) override {
        const std::size_t before = space_->trail_size();
        const bool kept = (*space_)[supposed.first].has(supposed.second) && place(supposed.first, supposed.second);
        space_->undo(before);
        return !kept;
    }

    bool refute_nested(const Alone& supposed, const std::vector<Alone>& alone, std::uint64_t most_effort,
                       Lemmas& lemmas, Stop& stop) override {
        lemmas = {};
        const std::size_t before = space_->trail_size();
        seen_.clear();
        for (int k = 0; k < shown_; ++k) seen_.push_back((*space_)[k]);
        const bool refuted = !suppose(supposed) || exclude_clashing(alone, lemmas) ||
                             exclude_one_by_one(space_->effort() + most_effort, lemmas, stop);
        if (!refuted) lemmas.room = bits_left();
        space_->undo(before);
        if (refuted && !space_->paused()) find_enough(supposed, lemmas, stop);
        return refuted;
    }

    std::uint64_t effort() const override { return space_->effort(); }

  private:
    double bits_left() const {
        static const std::array<double, Own::kMaxDigit + 1> kBits = [] {
            std::array<double, Own::kMaxDigit + 1> bits{};
            for (std::size_t count = 1; count < bits.size(); ++count) bits[count] = std::log2(count);
            return bits;
        }();
        double bits = 0;
        for (int k = 0; k < shown_; ++k) bits += kBits[static_cast<std::size_t>((*space_)[k].count())];
        return bits;
    }
    bool suppose(const Alone& one) { return suppose({one.cell, one.digit}, *one.left); }
    // What was left before is where its work had ended: it goes on from what is gone since alone.
    bool suppose(std::pair<int, int> supposed, const Domains& left) {
        const auto [cell, digit] = supposed;
        if (!(*space_)[cell].has(digit)) return false;
        if (left.empty()) return place(cell, digit);
        for (int k = 0; k < shown_; ++k)
            if (!(*space_)[k].intersects(narrowed<Words>(left[static_cast<std::size_t>(k)]))) return false;
        space_->set_quiet(true);
        for (int k = 0; k < shown_; ++k) space_->keep(k, narrowed<Words>(left[static_cast<std::size_t>(k)]));
        space_->set_quiet(false);
        for (int k = 0; k < shown_; ++k)
            if ((*space_)[k] != narrowed<Words>(left[static_cast<std::size_t>(k)])) space_->wake(k);
        return space_->propagate();
    }
    // What others leave if nothing else is supposed, and what is left here: a cell without a digit of both goes. Only
    // cells that have changed since all were `seen_` can be such. True: something impossible is left.
    bool exclude_clashing(const std::vector<Alone>& alone, Lemmas& lemmas) {
        std::vector<int> changed;
        while (!space_->paused()) {
            changed.clear();
            for (int k = 0; k < shown_; ++k) {
                if ((*space_)[k] == seen_[static_cast<std::size_t>(k)]) continue;
                seen_[static_cast<std::size_t>(k)] = (*space_)[k];
                changed.push_back(k);
            }
            if (changed.empty()) return false;
            for (const auto& [cell, digit, left] : alone) {
                const Own& here = (*space_)[cell];
                if (here.single() || !here.has(digit)) continue;
                const auto clashes = [&, &all = *left](int k) {
                    return !(*space_)[k].intersects(narrowed<Words>(all[static_cast<std::size_t>(k)]));
                };
                if (std::none_of(changed.begin(), changed.end(), clashes)) continue;
                lemmas.gone.emplace_back(cell, digit);
                if (!space_->remove(cell, Own::only(digit)) || !space_->propagate()) return true;
            }
        }
        return false;
    }
    // Without those that the end does not need.
    void find_enough(const Alone& supposed, Lemmas& lemmas, Stop& stop) {
        Way enough = lemmas.gone;
        for (std::size_t k = enough.size(); k-- > 0;) {
            if (stop.look()) return;
            const std::size_t before = space_->trail_size();
            bool kept = suppose(supposed);
            for (std::size_t j = 0; j < enough.size() && kept; ++j)
                if (j != k) kept = space_->remove(enough[j].first, Own::only(enough[j].second));
            if (kept)
                kept = space_->propagate();
            else
                space_->leave_work();
            space_->undo(before);
            if (!kept) enough.erase(enough.begin() + static_cast<std::ptrdiff_t>(k));
        }
        lemmas.enough = std::move(enough);
    }
    // Each open candidate is tried alone, those of cells with few of them and many contradictions first; what fails
    // goes at once. True: something impossible is left.
    bool exclude_one_by_one(std::uint64_t until, Lemmas& lemmas, Stop& stop) {
        std::vector<std::pair<double, int>> order;
        for (bool again = true; again;) {
            again = false;
            order.clear();
            for (int cell = 0; cell < shown_; ++cell) {
                const int count = (*space_)[cell].count();
                if (count > 1) order.emplace_back(count / space_->activity(cell), cell);
            }
            if (order.empty()) {
                lemmas.filling.resize(static_cast<std::size_t>(shown_));
                read(lemmas.filling);
                return false;
            }
            std::sort(order.begin(), order.end());
            for (const auto& [rank, cell] : order) {
                const Own digits = (*space_)[cell];
                for (int digit = digits.first(); digit != 0; digit = digits.after(digit)) {
                    if (space_->paused() || stop.look() || space_->effort() > until) return false;
                    if ((*space_)[cell].single() || !(*space_)[cell].has(digit)) continue;
                    if (!refused({cell, digit})) continue;
                    lemmas.gone.emplace_back(cell, digit);
                    if (!space_->remove(cell, Own::only(digit)) || !space_->propagate()) return true;
                    again = true;
                }
            }
        }
        lemmas.ended = true;
        return false;
    }
    // The cell that is split next; -1 if all are filled.
    int next_cell() const {
        int best = -1;
        double least = 0;
        for (int cell = 0; cell < shown_; ++cell) {
            const int count = (*space_)[cell].count();
            if (count < 2) continue;
            const double rank = count / space_->activity(cell);
            if (best < 0 || rank < least) best = cell, least = rank;
        }
        return best;
    }
    // False: it was given up.
    bool explore_until(std::uint64_t until, std::vector<Domains>& fillings, std::size_t most, Stop& stop) {
        if (space_->paused() || stop.look() || space_->effort() > until || fillings.size() >= most) return false;
        const int best = next_cell();
        if (best < 0) {
            read(fillings.emplace_back(static_cast<std::size_t>(shown_)));
            return true;
        }
        const Own digits = (*space_)[best];
        for (int digit = digits.first(); digit != 0; digit = digits.after(digit)) {
            const std::size_t before = space_->trail_size();
            const bool done = !place(best, digit) || explore_until(until, fillings, most, stop);
            space_->undo(before);
            if (!done) return false;
        }
        return true;
    }
    // Every digit of one cell is a case of its own.
    bool split(Way& way, Tree& tree, Stop& stop) {
        if (space_->paused() || stop.look()) return false;
        const int best = next_cell();
        if (best < 0) {
            tree.filling.resize(static_cast<std::size_t>(shown_));
            read(tree.filling);
            return false;
        }
        const Own digits = (*space_)[best];
        leaves_left_ -= digits.count() - 1;
        if (leaves_left_ <= 0) return false;
        for (int digit = digits.first(); digit != 0; digit = digits.after(digit)) {
            const std::size_t before = space_->trail_size();
            way.emplace_back(best, digit);
            bool refuted = true;
            if (!place(best, digit))
                tree.leaves.push_back(way);
            else
                refuted = split(way, tree, stop);
            way.pop_back();
            space_->undo(before);
            if (!refuted) return false;
        }
        return true;
    }
    bool begin(const Domains& domains, Stop& stop) {
        if (!alive_) return false;
        space_->work_under(stop);
        // Seen before anything changes: work that waits would be that of a position which is given up.
        for (int k = 0; k < shown_; ++k) {
            if (!(*space_)[k].intersects(narrowed<Words>(domains[k]))) return false;
        }
        for (int k = 0; k < shown_; ++k) space_->keep(k, narrowed<Words>(domains[k]));
        return space_->propagate();
    }
    void read(Domains& domains) const {
        for (int k = 0; k < shown_; ++k) {
            Set set;
            const Own& here = (*space_)[k];
            for (int d = here.first(); d != 0; d = here.after(d)) set.add(d);
            domains[k] = set;
        }
    }

    bool ask(Domains& domains, Stop& stop) {
        Domains seen(domains.size());
        std::erase_if(fillings_, [&](const Filling& filling) { return !fits(filling, domains); });
        for (const auto& filling : fillings_) {
            for (int k = 0; k < shown_; ++k) seen[k].add(filling[k]);
        }
        for (int k = 0; k < shown_; ++k) {
            const Set asked = domains[k];
            for (int digit = asked.first(); digit != 0; digit = asked.after(digit)) {
                if (seen[k].has(digit)) continue;
                if (stop.look()) return true;
                const std::size_t before = space_->trail_size();
                int patience = kPatience;
                const bool found = place(k, digit) && search(patience, stop);
                if (found && space_->open() == 0 && patience > 0) {
                    for (int j = 0; j < shown_; ++j) seen[j].add((*space_)[j].first());
                    remember();
                }
                space_->undo(before);
                if (found)
                    seen[k].add(digit);
                else
                    domains[k].remove(digit);
            }
            if (domains[k].empty()) return false;
        }
        return true;
    }
    // A filling that still fits answers without a search; one that was searched for in vain would have been found.
    using Filling = std::vector<std::uint8_t>;
    bool fits(const Filling& filling, const Domains& domains) const {
        for (int k = 0; k < shown_; ++k)
            if (!domains[k].has(filling[k])) return false;
        return true;
    }
    void remember() {
        if (space_->open() != 0 || space_->paused() || fillings_.size() >= kMostRemembered) return;
        Filling filling;
        for (int k = 0; k < shown_; ++k) filling.push_back(static_cast<std::uint8_t>((*space_)[k].first()));
        fillings_.push_back(std::move(filling));
    }
    bool place(int cell, int digit) { return space_->place(cell, digit) && space_->propagate(); }

    // A filling from here on, which it leaves in the space; true as well where it is given up.
    bool search(int& patience, Stop& stop) {
        if (space_->paused() || space_->open() == 0) return true;
        int best = -1, fewest = 0;
        for (int cell = 0; cell < space_->cells(); ++cell) {
            const int count = (*space_)[cell].count();
            if (count > 1 && (best < 0 || count < fewest)) best = cell, fewest = count;
        }
        if (best < 0) return true;
        const Own digits = (*space_)[best];
        for (int digit = digits.first(); digit != 0; digit = digits.after(digit)) {
            if (--patience <= 0 || stop.now()) {
                patience = 0;
                return true;
            }
            const std::size_t before = space_->trail_size();
            if (place(best, digit) && search(patience, stop)) return true;
            space_->undo(before);
        }
        return false;
    }

    static constexpr int kPatience = 300;   // guesses of the question whether a candidate occurs in a filling
    static constexpr int kMostAsked = 260;  // with more candidates than this, what the propagators say is all
    static constexpr std::size_t kMostRemembered = 64;  // fillings

    int shown_;
    int leaves_left_ = 0;
    bool alive_ = true;
    std::vector<Filling> fillings_;
    std::vector<Own> seen_;     // by `exclude_clashing`
    std::vector<double> calm_;  // how active the cells are before any search
    std::unique_ptr<general::Space<Words>> space_;
};

}  // namespace ninefold::logic::any
