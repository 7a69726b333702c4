#include "logic/explainer/rater.h"

namespace ninefold::logic::explainer {

namespace {

// The nested searches in order, level and inner level.
constexpr std::array<std::pair<int, int>, 7> kNested = {{{1, 0}, {2, 0}, {3, 0}, {4, 0}, {4, 1}, {4, 2}, {4, 3}}};

bool next_without_chains(const Board& board, Finding& out) {
    return find_hidden_single(board, out) || find_direct_locking(board, out) || find_direct_hidden_set(board, 2, out) ||
           find_naked_single(board, out) || find_direct_hidden_set(board, 3, out) || find_locking(board, out) ||
           find_naked_set(board, 2, out) || find_fish(board, 2, out) || find_hidden_set(board, 2, out) ||
           find_naked_set(board, 3, out) || find_fish(board, 3, out) || find_hidden_set(board, 3, out) ||
           find_xy_wing(board, out) || find_xyz_wing(board, out) || find_unique_loop(board, out) ||
           find_naked_set(board, 4, out) || find_fish(board, 4, out) || find_hidden_set(board, 4, out) ||
           find_bug(board, out) || find_aligned_pair(board, out);
}

}  // namespace

std::string_view name_of(RatingEnd end) {
    constexpr std::array<std::string_view, 4> names = {"solved", "stuck", "broken", "stopped"};
    return names[static_cast<int>(end)];
}

bool Rater::next(const Board& board, bool told, Stop& stop, Finding& out) {
    if (stop.now()) return false;
    if (next_without_chains(board, out)) return true;
    if (unary_.first(board, chain_)) {
        tell(board, chain_, out);
        return true;
    }
    if (find_aligned_triplet(board, out)) return true;
    for (NetSearch* search : {&nishio_, &multiple_, &dynamic_})
        if (search->first(board, told, stop, out)) return true;
    for (std::size_t i = 0; i < kNested.size(); ++i) {
        if (stop.look()) return false;
        if (i == nested_.size())
            nested_.push_back(std::make_unique<NetSearch>(
                NetKind{.dynamic = true, .level = kNested[i].first, .inner_level = kNested[i].second}, known_chains_));
        if (nested_[i]->first(board, told, stop, out)) return true;
    }
    return false;
}

void Rater::apply(const Finding& finding, Board& board) {
    for (const auto& [cell, digit] : finding.eliminations)
        if (board.has(cell, digit)) board.remove(cell, digit);
    if (finding.placed.digit) board.place(finding.placed.cell, finding.placed.digit);
}

}  // namespace ninefold::logic::explainer
