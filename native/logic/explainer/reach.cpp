#include "logic/explainer/reach.h"

#include <algorithm>

namespace ninefold::logic::explainer {

// A row of so many words among others.
template <int kWords>
struct Reach::Row {
    std::uint64_t* words;

    Row(std::vector<std::uint64_t>& rows, int number) : words(rows.data() + std::size_t{kWords} * number) {}
    void add(int bit) const { words[bit >> 6] |= 1ULL << (bit & 63); }
    bool has(int bit) const { return words[bit >> 6] >> (bit & 63) & 1; }
    void join(Row other) const {
        for (int word = 0; word < kWords; ++word) words[word] |= other.words[word];
    }
    bool meets(Row other) const {
        std::uint64_t both = 0;
        for (int word = 0; word < kWords; ++word) both |= words[word] & other.words[word];
        return both != 0;
    }
    bool operator==(Row other) const { return std::equal(words, words + kWords, other.words); }
    // `visit` says whether to go on; the answer is whether it always did.
    template <typename Visit>
    bool each(Visit visit) const {
        for (int word = 0; word < kWords; ++word)
            for (std::uint64_t rest = words[word]; rest; rest &= rest - 1)
                if (!visit(64 * word + std::countr_zero(rest))) return false;
        return true;
    }
};

void Reach::build(const Board& board, const Links& links) {
    all_.clear();
    linked_.clear();
    for (const int cell : board.empty) {
        for (const int digit : each_digit(board.mask[cell])) {
            const CandidateId candidate = id_of(cell, digit);
            const auto& strong = links.strong_of[candidate];
            const bool leads = strong.houses > 0 || strong.cell != Links::kNone;
            number_[candidate] = leads ? static_cast<std::uint16_t>(linked_.size()) : kNone;
            all_.push_back(candidate);
            if (leads) linked_.push_back(candidate);
        }
    }
    if (linked_.size() <= 64) return close<1>(links);
    if (linked_.size() <= 128) return close<2>(links);
    if (linked_.size() <= 256) return close<4>(links);
    close<(kCandidates + 63) / 64>(links);
}

template <int kWords>
void Reach::close(const Links& links) {
    using R = Row<kWords>;
    const int size = static_cast<int>(linked_.size());
    seen_.assign(std::size_t{kCandidates} * kWords, 0);
    for (auto* rows : {&strong_, &next_, &after_}) rows->assign(std::size_t{kWords} * size, 0);
    for (int i = 0; i < size; ++i) {
        const auto& list = links.weak_of[linked_[i]];
        for (int w = list.begin; w < list.end; ++w) R(seen_, links.weak[w].to).add(i);
        const auto& strong = links.strong_of[linked_[i]];
        if (strong.cell != Links::kNone) R(strong_, i).add(number_[strong.cell]);
        for (int k = 0; k < strong.houses; ++k) R(strong_, i).add(number_[strong.house[k]]);
    }
    for (int i = 0; i < size; ++i)
        R(seen_, linked_[i]).each([&](int seen) {
            R(next_, i).join(R(strong_, seen));
            return true;
        });
    // Warshall's closure. A candidate with a strong link always comes back to itself.
    for (int by = 0; by < size; ++by)
        for (int i = 0; i < size; ++i)
            if (R(next_, i).has(by)) R(next_, i).join(R(next_, by));
    for (int i = 0; i < size; ++i)
        R(strong_, i).each([&](int partner) {
            R(after_, i).join(R(next_, partner));
            return true;
        });
    for (const CandidateId candidate : all_) {
        const R seen(seen_, candidate);
        // True, it makes false what it sees; if that makes anything true that sees it, it is false itself.
        contradicts_[node_of(candidate, true)] = !seen.each([&](int other) { return !R(after_, other).meets(seen); });
        const int number = number_[candidate];
        contradicts_[node_of(candidate, false)] = number != kNone && R(after_, number).has(number);
        cycles_[candidate] = false;
        if (number == kNone) continue;
        // Those that reach each other reach the same. With one other on its cycle, two must lie between them.
        int others = 0, other = 0;
        R(next_, number).each([&](int i) {
            if (i != number && R(next_, i) == R(next_, number)) ++others, other = i;
            return others < 2;
        });
        if (others == 1) {
            int between = 0;
            for (int word = 0; word < kWords; ++word)
                between += std::popcount((seen.words[word] | R(seen_, linked_[other]).words[word]) &
                                         (R(strong_, number).words[word] | R(strong_, other).words[word]));
            cycles_[candidate] = between >= 2;
        } else {
            cycles_[candidate] = others >= 2;
        }
    }
}

}  // namespace ninefold::logic::explainer
