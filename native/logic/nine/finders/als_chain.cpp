// Almost locked sets, chain: four or more sets, neighbours joined by restricted commons, no digit serving two
// links in a row. If the first set holds its link's digit, every set passes the need on, and the last one
// goes without its link's digit; so a digit Z of both ends is in one of them, and falls wherever all its
// places there are seen. Only neighbours must be free of common cells; other sets of the chain may overlap.
//
// A path looks for ascending chains only (each set behind its neighbour in the table), all of them, deep
// first: there are few, and nearly always one of them does it. Listing goes both ways, up to kListed sets,
// and keeps the shortest chain for each pair of ends and of their links' digits, as the eliminations depend
// on nothing else.
#include <algorithm>

#include "logic/nine/almost_locked_set.h"
#include "logic/nine/finders/finders.h"
#include "logic/nine/set_chain.h"
#include "logic/nine/set_steps.h"

namespace ninefold::logic {

namespace {

constexpr int kShortest = 4, kListed = 7;

// The digits that may serve a link, if those of the link before it are known.
Mask left_over(Mask link, Mask before) {
    return std::has_single_bit(before) ? static_cast<Mask>(link & ~before) : link;
}

void check(SetSteps& steps, const std::vector<const AlmostLockedSet*>& sets, const std::vector<Mask>& links) {
    const auto &a = *sets.front(), &b = *sets.back();
    Victims victims;
    for (const int digit : each_digit(a.digits & b.digits & ~(links.front() | links.back())))
        victims.add(digit, a.victims[digit] & b.victims[digit]);
    int cells = 0;
    Mask digits = 0;
    for (const auto* set : sets) {
        cells += set->cells.count();
        digits |= set->digits;
    }
    if (!steps.welcome(victims, cells)) return;
    Step step(Technique::als_chain, digits);
    SetChain{sets, links}.tell(victims.digits(), step);
    steps.add(std::move(step));
}

class AscendingChains {
  public:
    explicit AscendingChains(Query& query)
        : query_(query), sets_(almost_locked_sets(query)), commons_(restricted_commons(query)), steps_(query) {}

    void find() {
        measure();
        for (int start = 0; start < static_cast<int>(sets_.size()); ++start) {
            if (query_.stop.now()) return;
            ends_ = commons_.victim_sharers(start);
            chain_ = {&sets_[start]};
            // The first link of a doubly linked pair is tried with one digit, then with the other.
            for (const auto& common : commons_.after(start))
                for (const int digit : each_digit(common.digits)) follow(common.other, bit(digit));
        }
    }

  private:
    // Which sets can be reached from which.
    void measure() {
        const std::size_t words = commons_.words();
        reach_.assign(sets_.size() * words, 0);
        for (std::size_t i = sets_.size(); i-- > 0;) {
            reach_[i * words + i / 64] |= 1ULL << (i % 64);
            for (const auto& common : commons_.after(static_cast<int>(i)))
                for (std::size_t w = 0; w < words; ++w) reach_[i * words + w] |= reach_[common.other * words + w];
        }
    }

    // Whether a chain can come from the set to an end that shares victims with its start.
    bool promising(int set) const {
        const std::uint64_t* reach = reach_.data() + set * commons_.words();
        for (std::size_t w = 0; w < commons_.words(); ++w)
            if (reach[w] & ends_[w]) return true;
        return false;
    }

    // Goes on to the set over a link that may use any of these digits.
    void follow(int set, Mask digits) {
        if (!promising(set) || query_.stop.now()) return;
        chain_.push_back(&sets_[set]);
        digits_.push_back(digits);
        if (chain_.size() >= kShortest && (ends_[set / 64] >> (set % 64) & 1)) check(steps_, chain_, digits_);
        for (const auto& common : commons_.after(set))
            if (const Mask next = left_over(common.digits, digits)) follow(common.other, next);
        digits_.pop_back();
        chain_.pop_back();
    }

    Query& query_;
    const std::vector<AlmostLockedSet>& sets_;
    const RestrictedCommons& commons_;
    SetSteps steps_;
    std::vector<std::uint64_t> reach_;
    std::span<const std::uint64_t> ends_;
    std::vector<const AlmostLockedSet*> chain_;
    std::vector<Mask> digits_;
};

class AllChains {
  public:
    explicit AllChains(Query& query)
        : query_(query), sets_(almost_locked_sets(query)), commons_(restricted_commons(query)), steps_(query) {}

    void find() {
        for (int start = 0; start < static_cast<int>(sets_.size()); ++start)
            for (const int digit : each_digit(sets_[start].digits)) {
                if (query_.stop.look()) return;
                spread(start, bit(digit));
            }
    }

  private:
    // A chain: its last set, the digits of its last link, and the chain without that set.
    struct Head {
        int set, parent;
        Mask digits;
        std::uint8_t size;
    };

    // Breadth first from the start, whose link has that digit.
    void spread(int start, Mask digit) {
        heads_.assign(1, {start, -1, 0, 1});
        known_.assign(sets_.size(), {});
        for (const auto& common : commons_.of(start))
            if (common.digits & digit) reach(0, common.other, digit);
        for (std::size_t i = 1; i < heads_.size(); ++i) {
            if (query_.stop.now()) return;
            const Head head = heads_[i];
            if (head.size >= kShortest && commons_.share_victims(start, head.set)) tell(head);
            if (head.size == kListed) continue;
            for (const auto& common : commons_.of(head.set))
                if (const Mask next = left_over(common.digits, head.digits))
                    reach(static_cast<int>(i), common.other, next);
        }
    }

    void reach(int parent, int set, Mask digits) {
        for (int i = parent; i >= 0; i = heads_[i].parent)
            if (heads_[i].set == set) return;
        const auto size = static_cast<std::uint8_t>(heads_[parent].size + 1);
        // A chain too short to be told must not hide a longer one.
        const auto key = static_cast<std::uint16_t>(digits | (size >= kShortest ? 1 << 15 : size << 12));
        auto& known = known_[set];
        if (std::find(known.begin(), known.end(), key) != known.end()) return;
        known.push_back(key);
        heads_.push_back({set, parent, digits, size});
    }

    void tell(const Head& head) {
        std::vector<const AlmostLockedSet*> chain(head.size);
        std::vector<Mask> digits(head.size - 1);
        const Head* at = &head;
        for (int i = head.size - 1; i > 0; --i, at = &heads_[at->parent]) {
            chain[i] = &sets_[at->set];
            digits[i - 1] = at->digits;
        }
        chain[0] = &sets_[at->set];
        check(steps_, chain, digits);
    }

    Query& query_;
    const std::vector<AlmostLockedSet>& sets_;
    const RestrictedCommons& commons_;
    SetSteps steps_;
    std::vector<Head> heads_;
    std::vector<std::vector<std::uint16_t>> known_;  // per set: the links over which it was reached
};

}  // namespace

void find_als_chains(Query& query) {
    if (query.first)
        AscendingChains(query).find();
    else
        AllChains(query).find();
}

}  // namespace ninefold::logic
