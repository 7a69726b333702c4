#include <algorithm>
#include <cstdlib>

#include "generate/wish.h"

namespace ninefold::generate {

using logic::Level;
using logic::Technique;

namespace {

// Steps of distance: a level is worse than a missing technique, that is worse than points or givens.
constexpr int kLevel = 10'000, kTechnique = 4'000, kGiven = 100;

}  // namespace

Judge::Judge(const Wish& wish) : wish_(wish), options_(wish.options) {
    logic::TechniqueSet allowed;
    for (const auto& row : logic::kCatalogue)
        if (row.family == logic::Family::singles) allowed.set(static_cast<int>(row.technique));
    allowed |= wish.required;
    offending_ = wish.forbidden;
    for (int t = 0; t < logic::kTechniques; ++t) {
        const bool too_hard =
            (wish.level && wish.tariff.level[t] > *wish.level) || wish.tariff.score[t] > wish.score.most;
        if (too_hard || (wish.training && !allowed[t])) offending_.set(t);
    }
    const bool any_score = wish.score.least <= 0 && wish.score.most == Bounds().most;
    // With brute force at its top a ladder always comes to the end.
    const bool ends = !options_.ladder.empty() && options_.ladder.back().first == Technique::brute_force;
    only_required_ = ends && !wish.level && any_score && offending_.none();
    about_path_ = wish.level || !any_score || wish.required.any() || wish.forbidden.any();
    // Rungs at the top that can only offend need no search: whoever gets there is out anyway.
    auto& ladder = options_.ladder;
    while (!ladder.empty() && (ladder.back().techniques & ~offending_).none()) ladder.pop_back();
    near_ = options_;
    const auto last = std::find_if(near_.ladder.rbegin(), near_.ladder.rend(),
                                   [&](const logic::Rung& rung) { return (rung.techniques & wish.required).any(); });
    near_.ladder.erase(last.base(), near_.ladder.end());
}

Judgement Judge::operator()(const Digits& puzzle, Stop& stop) {
    const auto givens = static_cast<int>(kCells - std::count(puzzle.begin(), puzzle.end(), 0));
    int distance = kGiven * wish_.givens.off(givens);
    if (wish_.fails && solved_by(puzzle, *wish_.fails, stop)) distance += kLevel;
    if (wish_.solves && !solved_by(puzzle, *wish_.solves, stop)) distance += kLevel;
    if (distance == 0 && about_path_) distance = walk(puzzle, stop);  // the costly part comes last
    return {stop.stopped() ? std::max(1, distance) : distance};
}

bool Judge::solved_by(const Digits& puzzle, const logic::Ladder& ladder, Stop& stop) {
    logic::Grid grid = logic::Grid::from_digits(puzzle.data());
    logic::Options options = wish_.options;
    options.ladder = ladder;
    return logic::walk(grid, options, workspace_, stop, [](const logic::Step&) {}) == logic::End::solved;
}

// The distance of the path: 0 if it is as wished.
int Judge::walk(const Digits& puzzle, Stop& stop) {
    logic::Grid grid = logic::Grid::from_digits(puzzle.data());
    logic::Tally tally;
    logic::TechniqueSet missing = wish_.required;
    const auto& tariff = wish_.tariff;
    const int cap =
        wish_.level ? std::min(wish_.score.most, tariff.cap[static_cast<int>(*wish_.level)]) : wish_.score.most;
    workspace_.next_moment();
    int out = 0;
    while (!grid.solved() && !grid.broken()) {
        const auto step = logic::next_step(grid, options_, workspace_, stop);
        if (!step) {
            out = kLevel;
            break;
        }
        tally.add(step->technique, tariff);
        missing.reset(static_cast<int>(step->technique));
        if (only_required_ && missing.none()) return 0;
        if (offends(step->technique)) {
            out = kTechnique;
            if (wish_.level)
                out += kLevel * std::max(0, static_cast<int>(tally.level) - static_cast<int>(*wish_.level));
            break;
        }
        if (tally.score > cap) {
            out = tally.score - cap;
            break;
        }
        logic::apply(*step, grid);
        grid.forget_stale_singles();
        workspace_.next_moment();
    }
    out += kTechnique * static_cast<int>(missing.count());
    if (out == 0 && wish_.level) {
        const int off = static_cast<int>(tally.capped(tariff)) - static_cast<int>(*wish_.level);
        out += kLevel * std::abs(off);
    }
    return out + wish_.score.off(tally.score);
}

}  // namespace ninefold::generate
