#include "logic/any/tried.h"

namespace ninefold::logic::any {

Tried::Trial& Tried::meet(const Candidate& one, const Position& at, Domains& left) {
    Trial& trial = trials_[one];
    bool same = trial.left.size() == left.size();
    for (std::size_t cell = 0; same && cell < left.size(); ++cell)
        same = left[cell] == (trial.left[cell] & at.domain(static_cast<int>(cell)));
    if (same) return trial;
    trial = {};
    trial.left.swap(left);
    return trial;
}

std::vector<Domains>& Tried::fillings(const Position& at) {
    std::erase_if(fillings_, [&](const Domains& filling) {
        for (std::size_t cell = 0; cell < filling.size(); ++cell)
            if (!filling[cell].intersects(at.domain(static_cast<int>(cell)))) return true;
        return false;
    });
    return fillings_;
}

}  // namespace ninefold::logic::any
