#include "logic/nine/strong_link_paths.h"

#include <algorithm>

namespace ninefold::logic {

void StrongLinkPaths::add(int cell, int digit, int other_cell, int other_digit) {
    const auto narrow = [](int value) { return static_cast<std::uint8_t>(value); };
    links_.push_back({narrow(cell), narrow(digit), narrow(other_cell), narrow(other_digit)});
    links_.push_back({narrow(other_cell), narrow(other_digit), narrow(cell), narrow(digit)});
}

void StrongLinkPaths::join() {
    next_.resize(std::max(next_.size(), links_.size()));
    for (int i = 0; i < size(); ++i) {
        next_[i].clear();
        for (int j = 0; j < size(); ++j)
            if (links_[i].to_digit == links_[j].from_digit && are_peers(links_[i].to_cell, links_[j].from_cell) &&
                links_[j].to_cell != links_[i].to_cell)
                next_[i].push_back(static_cast<std::uint8_t>(j));
    }
}

// Breadth first from every link. These walks may cross themselves: their lengths are what no real path can
// undercut.
void StrongLinkPaths::measure() {
    distance_.assign(static_cast<std::size_t>(size()) * size(), kFar);
    std::vector<std::uint8_t> queue;
    for (int start = 0; start < size(); ++start) {
        auto* away = &distance_[static_cast<std::size_t>(start) * size()];
        away[start] = 0;
        queue.assign(1, static_cast<std::uint8_t>(start));
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const int next : next_[queue[i]])
                if (away[next] == kFar) {
                    away[next] = static_cast<std::uint8_t>(away[queue[i]] + 1);
                    queue.push_back(static_cast<std::uint8_t>(next));
                }
    }
}

// Depth first towards the target with exactly `budget` links to go; a way that cannot arrive in time is not
// tried.
bool StrongLinkPaths::extend(int target, int budget, CellSet used, std::vector<std::uint8_t>& path) {
    if (stop_->now()) return false;
    const int last = path.back(), home = links_[path.front()].from_cell;
    for (const int next : next_[last]) {
        if (distance(next, target) > budget - 1 || used.has(links_[next].from_cell)) continue;
        const int end = links_[next].to_cell;
        if (used.has(end) && !(end == home && next == target && budget == 1)) continue;
        if (budget == 1 && next != target) continue;
        path.push_back(static_cast<std::uint8_t>(next));
        if (budget == 1 || extend(target, budget - 1, used | cells_of(next), path)) return true;
        path.pop_back();
    }
    return false;
}

bool StrongLinkPaths::shortest(int start, int target, int least, int most, std::vector<std::uint8_t>& path) {
    const int away = distance(start, target);
    if (away == kFar) return false;
    for (int hops = std::max(away, least - 1); hops < most; ++hops) {
        path.assign(1, static_cast<std::uint8_t>(start));
        if (extend(target, hops, cells_of(start), path)) return true;
    }
    return false;
}

void StrongLinkPaths::keep(const Query& query, int start, int target, CellSet eliminated, int least, int most) {
    const int digit = links_[start].from_digit;
    // Only as many eliminations as the best so far can still come first.
    if (query.first && !found_.empty() && eliminated.count() < found_.front().eliminated.count()) return;
    auto same = std::find_if(found_.begin(), found_.end(), [&](const Found& found) {
        return found.digit == digit && found.eliminated == eliminated;
    });
    if (same != found_.end()) most = static_cast<int>(same->path.size()) - 1;
    std::vector<std::uint8_t> path;
    if (!shortest(start, target, least, most, path)) return;
    if (same != found_.end()) {
        same->path = std::move(path);
        return;
    }
    if (query.first && !found_.empty() && eliminated.count() > found_.front().eliminated.count()) found_.clear();
    found_.push_back({eliminated, digit, std::move(path)});
}

void StrongLinkPaths::find(Query& query, Technique technique, int least) {
    stop_ = &query.stop;
    join();
    measure();
    found_.clear();
    const int most = query.options.limit_chains ? std::min(query.options.chain_length / 2, kCells / 2) : kCells / 2;
    for (int start = 0; start < size(); ++start) {
        const int cell = links_[start].from_cell, digit = links_[start].from_digit;
        const CellSet seen = peers(cell) & query.grid.cells_of(digit);
        for (int target = 0; target < size(); ++target) {
            // Every chain can be told from both ends; once is enough.
            if (links_[target].to_digit != digit || distance(start, target) == kFar) continue;
            if (cell > links_[target].to_cell) continue;
            const CellSet eliminated = cell == links_[target].to_cell ? seen : seen & peers(links_[target].to_cell);
            if (!eliminated.empty()) keep(query, start, target, eliminated, least, most);
            if (query.stop.now()) return;
        }
    }
    for (const auto& found : found_) {
        Step step(technique, bit(found.digit));
        step.eliminate(found.digit, found.eliminated);
        std::vector<ChainNode> nodes;
        for (const int link : found.path) {
            nodes.push_back(chain_node(links_[link].from_cell, links_[link].from_digit, false));
            nodes.push_back(chain_node(links_[link].to_cell, links_[link].to_digit, true));
        }
        add_chain(step, nodes);
        query.steps.push_back(std::move(step));
    }
}

}  // namespace ninefold::logic
