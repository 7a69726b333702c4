#include "logic/any/path.h"

#include <algorithm>

namespace ninefold::logic::any {

namespace {

TechniqueSet techniques_of(const Ladder& ladder) {
    TechniqueSet all;
    for (const auto& rung : ladder) all |= rung.techniques;
    return all;
}

// The steps of a rung: each of its finders is asked once.
void climb(Workspace& workspace, const Position& at, const Rung& rung, const TechniqueSet& allowed, bool first,
           Stop& stop, std::vector<Step>& steps, Tried& tried) {
    std::vector<Find> asked;
    for (int t = 0; t < kTechniques; ++t) {
        const auto technique = static_cast<Technique>(t);
        const Find find = has(rung.techniques, technique) ? finder_of(technique) : nullptr;
        if (find == nullptr || std::find(asked.begin(), asked.end(), find) != asked.end()) continue;
        asked.push_back(find);
        Query query{workspace.board(), at, workspace, rung.techniques, allowed, first, stop, steps, tried};
        find(query);
        if (query.done()) return;
    }
}

}  // namespace

void apply(const Step& step, const Board& board, Position& at) {
    for (const auto& [cell, digit] : step.eliminations) at.open[cell].remove(digit);
    for (const auto& [cell, digit] : step.placements)
        if (at.digits[cell] == 0) at.place(board, cell, digit);
}

std::optional<Step> next_step(Workspace& workspace, const Position& at, const Ladder& ladder, Stop& stop,
                              Tried* tried) {
    if (at.broken(workspace.board())) return {};
    Tried own;
    const TechniqueSet allowed = techniques_of(ladder);
    std::vector<Step> steps;
    for (const auto& rung : ladder) {
        if (stop.look()) return {};
        climb(workspace, at, rung, allowed, true, stop, steps, tried == nullptr ? own : *tried);
        if (stop.stopped()) return {};
        if (!steps.empty()) return std::move(steps.front());
    }
    return {};
}

std::vector<Step> all_steps(Workspace& workspace, const Position& at, const Ladder& ladder, Stop& stop) {
    std::vector<Step> steps;
    if (at.broken(workspace.board())) return steps;
    Tried tried;
    const TechniqueSet allowed = techniques_of(ladder);
    for (const auto& rung : ladder) {
        if (stop.look()) break;
        climb(workspace, at, rung, allowed, false, stop, steps, tried);
    }
    return steps;
}

bool walk(Workspace& workspace, Position& at, const Ladder& ladder, Tried& tried, Stop& stop,
          const std::function<bool(const Step&, const Position&)>& visit) {
    while (!at.full()) {
        workspace.next_moment();
        tried.next_moment(at);
        const auto step = next_step(workspace, at, ladder, stop, &tried);
        if (!step) return false;
        apply(*step, workspace.board(), at);
        if (!visit(*step, at)) return true;
    }
    return false;
}

}  // namespace ninefold::logic::any
