#include "logic/nine/set_steps.h"

#include <algorithm>

#include "logic/nine/preference.h"

namespace ninefold::logic {

Mask Victims::digits() const {
    Mask mask = 0;
    for (int i = 0; i < size_; ++i) mask |= bit(batches_[i].digit);
    return mask;
}

int Victims::count() const {
    int sum = 0;
    for (int i = 0; i < size_; ++i) sum += batches_[i].cells.count();
    return sum;
}

std::vector<Candidate> Victims::list() const {
    std::vector<Candidate> candidates;
    for (int i = 0; i < size_; ++i)
        for (const int cell : batches_[i].cells)
            candidates.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(batches_[i].digit)});
    return candidates;
}

bool SetSteps::welcome_first(int cells) {
    const int weight = weight_of(offered_);
    if (!query_.steps.empty()) {
        const auto& best = query_.steps.front().eliminations;
        if (offered_.size() == best.size()) {
            const bool loses = offered_ == best ? cells >= best_cells_ : weight >= best_weight_;
            if (loses) return false;
        }
        query_.steps.clear();
    }
    best_weight_ = weight;
    best_cells_ = cells;
    return true;
}

bool SetSteps::welcome(const Victims& victims, int cells) {
    if (!victims.any()) return false;
    if (query_.enough() && victims.count() < static_cast<int>(query_.steps.front().eliminations.size())) return false;
    offered_ = victims.list();
    if (query_.first) return welcome_first(cells);
    if (!query_.options.one_per_elimination) return true;
    auto key = offered_;
    std::sort(key.begin(), key.end());
    const auto [known, fresh] = best_.try_emplace(key, cells);
    if (!fresh && known->second <= cells) return false;
    if (!fresh)
        std::erase_if(query_.steps, [&](const Step& step) {
            auto theirs = step.eliminations;
            std::sort(theirs.begin(), theirs.end());
            return theirs == key;
        });
    known->second = cells;
    return true;
}

void SetSteps::add(Step&& step) {
    step.eliminations = offered_;
    query_.steps.push_back(std::move(step));
}

namespace {

int cells_in_sets(const Step& step) {
    int sum = 0;
    for (const auto& set : step.evidence.sets) sum += set.cells.count();
    return sum;
}

}  // namespace

bool before_sets(const Step& a, const Step& b) {
    const auto &mine = a.eliminations, &theirs = b.eliminations;
    if (mine.size() != theirs.size()) return mine.size() > theirs.size();
    if (mine != theirs) return weight_of(mine) < weight_of(theirs);
    return cells_in_sets(a) < cells_in_sets(b);
}

}  // namespace ninefold::logic
