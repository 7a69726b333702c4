// Almost locked sets, chain: four or more sets, neighbours joined by restricted commons, no digit serving two
// links in a row. If the first set holds its link's digit, every set passes the need on, and the last one
// goes without its link's digit; so a digit Z of both ends is in one of them, and falls wherever all its
// places there are seen. Only neighbours must be free of common cells; other sets of the chain may overlap.
//
// A path looks for ascending chains only (each set behind its neighbour in the table): there are few, and
// nearly always one of them does it. Listing goes both ways, up to kListed sets.
#include "logic/almost_locked_set.h"
#include "logic/finders/finders.h"
#include "logic/set_chain.h"
#include "logic/set_steps.h"

namespace ninefold::logic {

namespace {

constexpr int kShortest = 4, kListed = 7;

class Chains {
  public:
    explicit Chains(Search& search)
        : search_(search),
          sets_(almost_locked_sets(search)),
          commons_(restricted_commons(search)),
          steps_(search),
          used_(sets_.size()) {}

    void find() {
        measure();
        for (int start = 0; start < static_cast<int>(sets_.size()); ++start) {
            if (search_.stop.now()) return;
            ends_ = commons_.victim_sharers(start);
            chain_ = {&sets_[start]};
            used_[start] = true;
            begin(start);
            used_[start] = false;
        }
    }

  private:
    using Bits = std::vector<std::uint64_t>;

    std::span<const RestrictedCommon> partners(int set) const {
        return search_.first ? commons_.after(set) : commons_.of(set);
    }

    // Which sets can be reached from which. Ascending chains end by themselves, so one table does for any
    // number of links; for listing, table k knows what k links reach.
    void measure() {
        const std::size_t words = commons_.words();
        reach_.assign(search_.first ? 1 : kListed, Bits(sets_.size() * words));
        for (std::size_t i = 0; i < sets_.size(); ++i) reach_[0][i * words + i / 64] |= 1ULL << (i % 64);
        const auto absorb = [&](Bits& into, const Bits& from) {
            for (std::size_t i = sets_.size(); i-- > 0;)
                for (const auto& common : partners(static_cast<int>(i)))
                    for (std::size_t w = 0; w < words; ++w)
                        into[i * words + w] |= from[common.other * words + w];
        };
        if (search_.first) absorb(reach_[0], reach_[0]);
        for (std::size_t k = 1; k < reach_.size(); ++k) {
            reach_[k] = reach_[k - 1];
            absorb(reach_[k], reach_[k - 1]);
        }
    }

    // Whether a chain of that many sets, its last one given, can still come to an end that shares victims
    // with its start.
    bool promising(int set, int size) const {
        if (!search_.first && size > kListed) return false;
        const std::uint64_t* reach =
            reach_[search_.first ? 0 : kListed - size].data() + set * commons_.words();
        for (std::size_t w = 0; w < commons_.words(); ++w)
            if (reach[w] & ends_[w]) return true;
        return false;
    }

    // The first link of a doubly linked pair is tried with one digit, then with the other.
    void begin(int start) {
        for (const auto& common : partners(start))
            for (const int digit : Digits(common.digits)) follow(common.other, bit(digit));
    }

    void extend(int set, Mask last) {
        for (const auto& common : partners(set)) {
            const Mask digits =
                std::has_single_bit(last) ? static_cast<Mask>(common.digits & ~last) : common.digits;
            if (digits) follow(common.other, digits);
        }
    }

    // Goes on to the set over a link that may use any of these digits.
    void follow(int set, Mask digits) {
        const int size = static_cast<int>(chain_.size()) + 1;
        if (used_[set] || !promising(set, size)) return;
        if (search_.stop.now()) return;
        used_[set] = true;
        chain_.push_back(&sets_[set]);
        digits_.push_back(digits);
        if (size >= kShortest) check();
        extend(set, digits);
        digits_.pop_back();
        chain_.pop_back();
        used_[set] = false;
    }

    void check() {
        const auto &a = *chain_.front(), &b = *chain_.back();
        Victims victims;
        for (const int digit : Digits(a.digits & b.digits & ~(digits_.front() | digits_.back())))
            victims.add(digit, a.victims[digit] & b.victims[digit]);
        if (!victims.any()) return;
        int cells = 0;
        Mask digits = 0;
        for (const auto* set : chain_) {
            cells += set->cells.count();
            digits |= set->digits;
        }
        if (!steps_.welcome(victims, cells)) return;
        Step step(Technique::als_chain, digits);
        SetChain{chain_, digits_}.tell(victims.digits(), step);
        steps_.add(std::move(step));
    }

    Search& search_;
    const std::vector<AlmostLockedSet>& sets_;
    const RestrictedCommons& commons_;
    SetSteps steps_;
    std::vector<Bits> reach_;
    std::span<const std::uint64_t> ends_;
    std::vector<const AlmostLockedSet*> chain_;
    std::vector<Mask> digits_;
    std::vector<char> used_;
};

}  // namespace

void find_als_chains(Search& search) { Chains(search).find(); }

}  // namespace ninefold::logic
