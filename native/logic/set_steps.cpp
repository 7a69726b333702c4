#include "logic/set_steps.h"

#include "logic/preference.h"

namespace ninefold::logic {

Mask Victims::digits() const {
    Mask mask = 0;
    for (int digit = 1; digit <= 9; ++digit)
        if (!of[digit].empty()) mask |= bit(digit);
    return mask;
}

int Victims::count() const {
    int sum = 0;
    for (const CellSet cells : of) sum += cells.count();
    return sum;
}

std::vector<Candidate> Victims::list() const {
    std::vector<Candidate> candidates;
    for (int digit = 1; digit <= 9; ++digit)
        for (const int cell : of[digit])
            candidates.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
    return candidates;
}

bool SetSteps::welcome_first(int cells) {
    const int weight = weight_of(offered_);
    if (!search_.steps.empty()) {
        const auto& best = search_.steps.front().eliminations;
        if (offered_.size() == best.size()) {
            const bool loses = offered_ == best ? cells >= best_cells_ : weight >= best_weight_;
            if (loses) return false;
        }
        search_.steps.clear();
    }
    best_weight_ = weight;
    best_cells_ = cells;
    return true;
}

bool SetSteps::welcome(const Victims& victims, int cells) {
    if (!victims.any()) return false;
    if (search_.enough() && victims.count() < static_cast<int>(search_.steps.front().eliminations.size()))
        return false;
    offered_ = victims.list();
    if (search_.first) return welcome_first(cells);
    if (!search_.options.one_per_elimination) return true;
    const auto [known, fresh] = fewest_cells_.try_emplace(offered_, cells);
    if (!fresh && known->second <= cells) return false;
    known->second = cells;
    std::erase_if(search_.steps, [this](const Step& step) { return step.eliminations == offered_; });
    return true;
}

void SetSteps::add(Step&& step) {
    step.eliminations = offered_;
    search_.steps.push_back(std::move(step));
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
