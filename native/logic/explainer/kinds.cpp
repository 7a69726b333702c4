#include "logic/explainer/finding.h"

namespace ninefold::logic::explainer {

namespace {

using K = Kind;
// clang-format off
constexpr std::array<KindRow, kKinds> kRows = {{
    {K::last_cell, "explainer-last-cell", "Last Cell", "singles"},
    {K::hidden_single, "explainer-hidden-single", "Hidden Single", "singles"},
    {K::direct_pointing, "explainer-direct-pointing", "Direct Pointing", "intersections"},
    {K::direct_claiming, "explainer-direct-claiming", "Direct Claiming", "intersections"},
    {K::direct_hidden_pair, "explainer-direct-hidden-pair", "Direct Hidden Pair", "subsets"},
    {K::naked_single, "explainer-naked-single", "Naked Single", "singles"},
    {K::direct_hidden_triplet, "explainer-direct-hidden-triplet", "Direct Hidden Triplet", "subsets"},
    {K::pointing, "explainer-pointing", "Pointing", "intersections"},
    {K::claiming, "explainer-claiming", "Claiming", "intersections"},
    {K::naked_pair, "explainer-naked-pair", "Naked Pair", "subsets"},
    {K::x_wing, "explainer-x-wing", "X-Wing", "basic fish"},
    {K::hidden_pair, "explainer-hidden-pair", "Hidden Pair", "subsets"},
    {K::naked_triplet, "explainer-naked-triplet", "Naked Triplet", "subsets"},
    {K::swordfish, "explainer-swordfish", "Swordfish", "basic fish"},
    {K::hidden_triplet, "explainer-hidden-triplet", "Hidden Triplet", "subsets"},
    {K::xy_wing, "explainer-xy-wing", "XY-Wing", "wings"},
    {K::xyz_wing, "explainer-xyz-wing", "XYZ-Wing", "wings"},
    {K::unique_1, "explainer-unique-loop-1", "Unique Loop Type 1", "uniqueness"},
    {K::unique_2, "explainer-unique-loop-2", "Unique Loop Type 2", "uniqueness"},
    {K::unique_3, "explainer-unique-loop-3", "Unique Loop Type 3", "uniqueness"},
    {K::unique_4, "explainer-unique-loop-4", "Unique Loop Type 4", "uniqueness"},
    {K::naked_quad, "explainer-naked-quad", "Naked Quad", "subsets"},
    {K::jellyfish, "explainer-jellyfish", "Jellyfish", "basic fish"},
    {K::hidden_quad, "explainer-hidden-quad", "Hidden Quad", "subsets"},
    {K::bug_1, "explainer-bug-1", "Bivalue Universal Grave Type 1", "uniqueness"},
    {K::bug_2, "explainer-bug-2", "Bivalue Universal Grave Type 2", "uniqueness"},
    {K::bug_3, "explainer-bug-3", "Bivalue Universal Grave Type 3", "uniqueness"},
    {K::bug_4, "explainer-bug-4", "Bivalue Universal Grave Type 4", "uniqueness"},
    {K::aligned_pair, "explainer-aligned-pair", "Aligned Pair Exclusion", "miscellaneous"},
    {K::x_cycle, "explainer-x-cycle", "Bidirectional X-Cycle", "chains"},
    {K::y_cycle, "explainer-y-cycle", "Bidirectional Y-Cycle", "chains"},
    {K::x_forcing, "explainer-forcing-x-chain", "Forcing X-Chain", "chains"},
    {K::turbot_fish, "explainer-turbot-fish", "Turbot Fish", "chains"},
    {K::cycle, "explainer-cycle", "Bidirectional Cycle", "chains"},
    {K::forcing, "explainer-forcing-chain", "Forcing Chain", "chains"},
    {K::aligned_triplet, "explainer-aligned-triplet", "Aligned Triplet Exclusion", "miscellaneous"},
    {K::nishio, "explainer-nishio", "Nishio Forcing Chains", "chains"},
    {K::cell_forcing, "explainer-cell-forcing", "Cell Forcing Chains", "chains"},
    {K::region_forcing, "explainer-region-forcing", "Region Forcing Chains", "chains"},
    {K::dynamic_contradiction, "explainer-dynamic-contradiction", "Dynamic Contradiction Forcing Chains", "chains"},
    {K::dynamic_double, "explainer-dynamic-double", "Dynamic Double Forcing Chains", "chains"},
    {K::dynamic_cell, "explainer-dynamic-cell", "Dynamic Cell Forcing Chains", "chains"},
    {K::dynamic_region, "explainer-dynamic-region", "Dynamic Region Forcing Chains", "chains"},
}};
// clang-format on

constexpr bool rows_stand_in_order() {
    for (int i = 0; i < kKinds; ++i)
        if (static_cast<int>(kRows[i].kind) != i) return false;
    return true;
}
static_assert(rows_stand_in_order());

}  // namespace

const KindRow& row(Kind kind) { return kRows[static_cast<int>(kind)]; }

}  // namespace ninefold::logic::explainer
