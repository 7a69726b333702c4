#include "logic/nine/reach.h"

namespace ninefold::logic {

using I = Implications;

void Reach::build(const Implications& implications) {
    implications_ = &implications;
    const int nodes = implications.nodes();
    words_ = (static_cast<std::size_t>(nodes) + 63) / 64;
    weak_.assign(nodes * words_, 0);
    closed_.assign(nodes * words_, 0);
    leading_.assign(words_, 0);
    leads_.clear();
    for (int node = 0; node < nodes; ++node) {
        for (const Literal next : implications.next(I::on(node))) add(row(weak_, node), I::node_of(next));
        if (implications.next(I::off(node)).empty()) continue;
        leads_.push_back(node);
        add(leading_.data(), node);
    }
    switch (words_) {  // two to four without groups, mostly four to six with them
        case 2:
            return close<2>();
        case 3:
            return close<3>();
        case 4:
            return close<4>();
        case 5:
            return close<5>();
        case 6:
            return close<6>();
        default:
            return close<0>();
    }
}

// Rows of zero words: as many as there are.
template <std::size_t kWords>
void Reach::close() {
    const std::size_t words = kWords ? kWords : words_;
    const auto join = [words](std::uint64_t* into, const std::uint64_t* from) {
        for (std::size_t w = 0; w < words; ++w) into[w] |= from[w];
    };
    std::uint64_t* rows = closed_.data();
    for (const int node : leads_)
        for (const Literal next : implications_->next(I::off(node)))
            join(rows + node * words, row(weak_, I::node_of(next)));
    for (const int middle : leads_)
        for (const int node : leads_)
            if (has(rows + node * words, middle)) join(rows + node * words, rows + middle * words);
}

bool Reach::if_on(int node, const Words& any_of) const {
    const std::uint64_t* first = row(weak_, node);
    if (meet(first, any_of.data())) return true;
    for (std::size_t w = 0; w < words_; ++w)
        for (std::uint64_t rest = first[w] & leading_[w]; rest; rest &= rest - 1)
            if (meet(row(closed_, static_cast<int>(64 * w) + std::countr_zero(rest)), any_of.data())) return true;
    return false;
}

void Reach::follow(int node, Words& trues) const {
    trues.assign(words_, 0);
    const auto lead = [&](int from) {
        for (const Literal next : implications_->next(I::off(from))) add(trues.data(), next);
    };
    lead(node);
    const std::uint64_t* falses = if_off(node);
    for (std::size_t w = 0; w < words_; ++w)
        for (std::uint64_t rest = falses[w] & leading_[w]; rest; rest &= rest - 1)
            lead(static_cast<int>(64 * w) + std::countr_zero(rest));
}

}  // namespace ninefold::logic
