#include "logic/nine/path.h"

#include <cassert>
#include <iterator>

#ifndef NDEBUG
#include "logic/nine/soundness.h"
#endif

namespace ninefold::logic {

std::string_view name_of(End end) {
    constexpr std::array<std::string_view, 4> names = {"solved", "stuck", "broken", "stopped"};
    return names[static_cast<int>(end)];
}

namespace {
constexpr std::size_t kLooks = 8;  // rungs per look at the clock
}

std::optional<Step> next_step(const Grid& grid, const Options& options, Workspace& workspace, Stop& stop) {
    if (grid.broken()) return {};
    for (std::size_t i = 0; i < options.ladder.size(); ++i) {
        // Singles and what comes just after them are quicker than a look at the clock.
        if (i % kLooks == kLooks - 1 ? stop.look() : stop.stopped()) return {};
        if (auto step = find_first(grid, options.ladder[i], options, workspace, stop)) return step;
    }
    return {};
}

std::vector<Step> all_steps(const Grid& grid, const Options& options, Workspace& workspace, Stop& stop) {
    std::vector<Step> found;
    if (grid.broken()) return found;
    for (const auto& rung : options.ladder) {
        if (stop.look()) break;
        auto more = find_all(grid, rung.techniques, options, workspace, stop);
        std::move(more.begin(), more.end(), std::back_inserter(found));
    }
    return found;
}

void apply(const Step& step, Grid& grid) {
    for (const auto& [cell, digit] : step.placements)
        if (grid.digit(cell) == 0) grid.place(cell, digit);
    for (const auto& [cell, digit] : step.eliminations) grid.eliminate(cell, digit);
}

End walk(Grid& grid, const Options& options, Workspace& workspace, Stop& stop,
         const std::function<void(const Step&)>& visit) {
    workspace.next_moment();
#ifndef NDEBUG
    const Soundness soundness(grid);
#endif
    while (!grid.solved()) {
        if (grid.broken()) return End::broken;
        const auto step = next_step(grid, options, workspace, stop);
        if (stop.stopped()) return End::stopped;
        if (!step) return End::stuck;
        assert(soundness.agrees(*step));
        visit(*step);
        apply(*step, grid);
        grid.forget_stale_singles();
        workspace.next_moment();
    }
    return grid.broken() ? End::broken : End::solved;
}

}  // namespace ninefold::logic
