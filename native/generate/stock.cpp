#include "generate/stock.h"

namespace ninefold::generate {

void Stock::clear() {
    size_ = 0;
    hopeless_ = false;
    for (auto& sets : ends_) sets.fill(0);
    for (auto& sets : through_) sets.fill(0);
}

bool Stock::add(CellSet set, const Positions& position_of) {
    if (size_ == 64 * kWords) return false;
    const int word = size_ / 64;
    const std::uint64_t bit = 1ULL << size_ % 64;
    int last = -1;
    for (const int cell : set) {
        const int position = position_of[cell];
        if (position < 0) continue;
        through_[position][word] |= bit;
        last = position > last ? position : last;
    }
    if (last < 0)
        hopeless_ = true;
    else
        ends_[last][word] |= bit;
    ++size_;
    return true;
}

}  // namespace ninefold::generate
