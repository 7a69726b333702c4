// Searches, and remembers the count of every rest that it comes to; a rest that falls apart is counted part by part.
// What a rest is: its open cells with their candidates, and what each rule still asks of them (rest_of_rules.h). Where
// all digits mean the same, they are told in the order of their places, and rests that differ by names of digits are
// one.
//
// A part without completion can make the propagators refuse the other parts, too, by sums that follow from houses
// and speak of both. So whatever was remembered of the others meanwhile is forgotten again.
#include "general/exact_count.h"

#include <algorithm>
#include <cmath>

#include "general/build.h"
#include "general/remembered_counts.h"
#include "general/rest_of_rules.h"

namespace ninefold::general {
namespace {

Number added(Number a, Number b) { return a > kMostCounted - b ? kMostCounted : a + b; }
Number multiplied(Number a, Number b) { return b != 0 && a > kMostCounted / b ? kMostCounted : a * b; }

template <int Words>
class Counting final : public ExactCount {
  public:
    using Set = DigitSet<Words>;

    // Throws Interrupted when the stop ends it.
    Counting(const Problem& problem, Stop& stop, std::size_t remembered)
        : problem_(problem),
          space_(build<Words>(problem_, true, stop)),
          rules_(problem_, *space_),
          known_(remembered),
          part_of_(problem.givens.size(), 0),
          seen_(rules_.count(), 0) {
        for (int rule = 0; rule < rules_.count(); ++rule) alike_ = alike_ && rules_.treats_digits_alike(rule);
        alive_ = start(*space_, problem);
        space_->forget();
        for (int cell = 0; cell < space_->cells(); ++cell) {
            if (!(*space_)[cell].single()) open_.push_back(cell);
        }
    }

    Number work(std::uint64_t effort, Stop& stop) override {
        if (done_) return result_;
        stop_ = &stop;
        last_effort_ = effort == 0 ? ~0ULL : space_->effort() + effort;
        space_->work_under(stop);
        ended_ = false;
        result_ = alive_ ? count_parts(open_) : 0;
        done_ = !ended_;
        space_->undo(0);
        space_->leave_work();
        made_.clear();
        divided_ = 0;
        return result_;
    }
    bool done() const override { return done_; }
    std::uint64_t effort() const override { return space_->effort(); }

  private:
    static constexpr std::size_t kMostNoted = 1 << 20;

    // The completions of these cells, which were open before; what ended has a lower bound.
    Number count_parts(const std::vector<int>& cells) {
        const auto parts = divide(cells);
        if (parts.empty()) return 1;
        if (parts.size() == 1) return count_part(parts[0]);
        const std::size_t made = forgotten_ + made_.size();
        ++divided_;
        Number all = 1;
        for (const auto& part : parts) {
            const Number found = count_part(part);
            if (found == 0 && !ended_) forget_since(made);
            // Of the parts that are left nothing is known; they may have no completion.
            all = ended_ && &part != &parts.back() ? 0 : multiplied(all, found);
            if (all == 0 || ended_) break;
        }
        if (--divided_ == 0) made_.clear();
        return all;
    }

    Number count_part(const std::vector<int>& cells) {
        const int cell = cells[0];
        if (cells.size() == 1 && rules_.rules_of(cell).empty()) return static_cast<Number>((*space_)[cell].count());
        const RestKey key = key_of(cells);
        if (const Number* known = known_.find(key)) return *known;
        const int guessed = next_of(cells);
        const Set choices = (*space_)[guessed];
        Number all = 0;
        for (int digit = choices.first(); digit != 0 && !must_end(); digit = choices.after(digit)) {
            const auto before = space_->trail_size();
            if (space_->place(guessed, digit) && space_->propagate() && !must_end())
                all = added(all, count_parts(cells));
            space_->undo(before);
        }
        if (must_end()) return all;
        known_.add(key, all);
        if (divided_ > 0) note(key);
        return all;
    }

    // Where all digits mean the same, always the first: rests that are equal are what is hoped for. Where rules tell
    // digits apart, the cell that a search would guess in: there most ways end soon.
    int next_of(const std::vector<int>& cells) const {
        if (alike_) return cells[0];
        int best = -1;
        double fewest = 0;
        for (const int cell : cells) {
            const int count = (*space_)[cell].count();
            const double score = count * std::sqrt(count) / space_->activity(cell);
            if (best < 0 || score < fewest) best = cell, fewest = score;
        }
        return best;
    }

    bool must_end() {
        ended_ =
            ended_ || space_->paused() || space_->effort() >= last_effort_ || stop_->stopped() || space_->must_end(1);
        return ended_;
    }

    // The cells that are open now, in parts that no house and no rule joins; small ones first.
    std::vector<std::vector<int>> divide(const std::vector<int>& cells) {
        std::vector<std::vector<int>> parts;
        ++stamp_;
        for (const int first : cells) {
            if ((*space_)[first].single() || part_of_[first] == stamp_) continue;
            auto& part = parts.emplace_back();
            part_of_[first] = stamp_;
            part.push_back(first);
            for (std::size_t at = 0; at < part.size(); ++at) join_neighbours(part, part[at]);
            std::sort(part.begin(), part.end());
        }
        std::stable_sort(parts.begin(), parts.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
        return parts;
    }
    void join_neighbours(std::vector<int>& part, int cell) {
        const Set here = (*space_)[cell];
        const auto join = [&](int other) {
            part_of_[other] = stamp_;
            part.push_back(other);
        };
        for (const int peer : space_->peers(cell)) {
            if (part_of_[peer] == stamp_ || (*space_)[peer].single()) continue;
            if (here.intersects((*space_)[peer])) join(peer);
        }
        for (const int rule : rules_.rules_of(cell)) {
            if (seen_[rule] == stamp_) continue;
            seen_[rule] = stamp_;
            for (const int other : rules_.cells(rule)) {
                if (part_of_[other] != stamp_ && !(*space_)[other].single()) join(other);
            }
        }
    }

    RestKey key_of(const std::vector<int>& cells) {
        RestKey key;
        asked_.clear();
        ++stamp_;
        bool alike = true;
        for (const int cell : cells) {
            key.add(static_cast<std::uint64_t>(cell));
            for (const int rule : rules_.rules_of(cell)) {
                if (seen_[rule] == stamp_) continue;
                seen_[rule] = stamp_;
                asked_.push_back(rule);
                alike = alike && rules_.treats_digits_alike(rule);
            }
        }
        key.add(alike ? ~1ULL : ~0ULL);  // no cell has such a number
        if (alike) {
            add_places(key, cells);
            return key;
        }
        for (const int cell : cells) {
            for (int word = 0; word < Words; ++word) key.add((*space_)[cell].word(word));
        }
        std::sort(asked_.begin(), asked_.end());
        for (const int rule : asked_) rules_.add_to(key, rule, *space_);
        return key;
    }
    // The places of each digit, digits sorted by them: whatever they are called.
    void add_places(RestKey& key, const std::vector<int>& cells) {
        const std::size_t words = (cells.size() + 63) / 64;
        const int size = space_->size();
        places_.assign(static_cast<std::size_t>(size) * words, 0);
        for (std::size_t at = 0; at < cells.size(); ++at) {
            const Set& here = (*space_)[cells[at]];
            for (int digit = here.first(); digit != 0; digit = here.after(digit)) {
                places_[(digit - 1) * words + at / 64] |= 1ULL << (at % 64);
            }
        }
        if (words == 1) {
            std::sort(places_.begin(), places_.end());
            for (const auto word : places_) key.add(word);
            return;
        }
        digits_.clear();
        for (int digit = 0; digit < size; ++digit) digits_.push_back(&places_[digit * words]);
        std::sort(digits_.begin(), digits_.end(), [&](const auto* a, const auto* b) {
            return std::lexicographical_compare(a, a + words, b, b + words);
        });
        for (const auto* digit : digits_) {
            for (std::size_t word = 0; word < words; ++word) key.add(digit[word]);
        }
    }

    void note(const RestKey& key) {
        if (made_.size() == kMostNoted) {
            known_.forget_all();
            forgotten_ += made_.size();
            made_.clear();
        }
        made_.push_back(key);
    }
    void forget_since(std::size_t made) {
        const std::size_t first = made > forgotten_ ? made - forgotten_ : 0;
        for (std::size_t at = first; at < made_.size(); ++at) known_.forget(made_[at]);
        made_.resize(std::min(first, made_.size()));
    }

    Problem problem_;
    std::unique_ptr<Space<Words>> space_;
    RestOfRules<Words> rules_;
    RememberedCounts known_;
    bool alike_ = true;  // whether all digits mean the same
    std::vector<int> open_;
    std::vector<std::uint64_t> part_of_, seen_;  // [cell], [rule]: the stamp when it was met last
    std::uint64_t stamp_ = 0;
    std::vector<int> asked_;                    // scratch: rules with open cells of a part
    std::vector<std::uint64_t> places_;         // scratch
    std::vector<const std::uint64_t*> digits_;  // scratch
    std::vector<RestKey> made_;                 // what was remembered since the outermost rest that has several parts
    std::size_t forgotten_ = 0;                 // and was forgotten with everything else, as there was too much of it
    int divided_ = 0;
    Stop* stop_ = nullptr;
    std::uint64_t last_effort_ = 0;
    bool alive_, ended_ = false, done_ = false;
    Number result_ = 0;
};

}  // namespace

std::unique_ptr<ExactCount> make_exact_count(const Problem& problem, Stop& stop, std::size_t remembered) {
    try {
        if (problem.size <= 64) return std::make_unique<Counting<1>>(problem, stop, remembered);
        return std::make_unique<Counting<2>>(problem, stop, remembered);
    } catch (const Interrupted&) {
        return nullptr;
    }
}

}  // namespace ninefold::general
