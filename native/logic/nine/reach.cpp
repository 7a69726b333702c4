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
        for (const Literal next : implications.next(I::on(node))) {
            const int other = I::node_of(next);
            row(weak_, node)[other / 64] |= 1ULL << (other % 64);
        }
        if (implications.next(I::off(node)).empty()) continue;
        leads_.push_back(node);
        leading_[node / 64] |= 1ULL << (node % 64);
    }
    for (const int node : leads_)
        for (const Literal next : implications.next(I::off(node)))
            join(row(closed_, node), row(weak_, I::node_of(next)));
    for (const int middle : leads_)
        for (const int node : leads_)
            if (has(row(closed_, node), middle)) join(row(closed_, node), row(closed_, middle));
}

void Reach::if_on(int node, Words& falses) const {
    const std::uint64_t* first = row(weak_, node);
    falses.assign(first, first + words_);
    for (std::size_t w = 0; w < words_; ++w)
        for (std::uint64_t rest = first[w] & leading_[w]; rest; rest &= rest - 1)
            join(falses.data(), row(closed_, static_cast<int>(64 * w) + std::countr_zero(rest)));
}

void Reach::follow(int node, Words& trues) const {
    trues.assign(words_, 0);
    const auto lead = [&](int from) {
        for (const Literal next : implications_->next(I::off(from))) trues[next / 64] |= 1ULL << (next % 64);
    };
    lead(node);
    const std::uint64_t* falses = if_off(node);
    for (std::size_t w = 0; w < words_; ++w)
        for (std::uint64_t rest = falses[w] & leading_[w]; rest; rest &= rest - 1)
            lead(static_cast<int>(64 * w) + std::countr_zero(rest));
}

}  // namespace ninefold::logic
