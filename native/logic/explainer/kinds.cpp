#include "logic/explainer/finding.h"

namespace ninefold::logic::explainer {

namespace {

// Ids of the catalogue where it has the pattern: the same words and pages serve both.
using K = Kind;
// clang-format off
constexpr std::array<KindRow, kKinds> kRows = {{
    {K::last_cell, "full-house", "Full House", "singles"},
    {K::hidden_single, "hidden-single", "Hidden Single", "singles"},
    {K::direct_pointing, "direct-pointing", "Direct Pointing", "intersections"},
    {K::direct_claiming, "direct-claiming", "Direct Claiming", "intersections"},
    {K::direct_hidden_pair, "direct-hidden-pair", "Direct Hidden Pair", "subsets"},
    {K::naked_single, "naked-single", "Naked Single", "singles"},
    {K::direct_hidden_triplet, "direct-hidden-triple", "Direct Hidden Triple", "subsets"},
    {K::pointing, "locked-candidates-1", "Pointing", "intersections"},
    {K::claiming, "locked-candidates-2", "Claiming", "intersections"},
    {K::naked_pair, "naked-pair", "Naked Pair", "subsets"},
    {K::x_wing, "x-wing", "X-Wing", "basic-fish"},
    {K::hidden_pair, "hidden-pair", "Hidden Pair", "subsets"},
    {K::naked_triplet, "naked-triple", "Naked Triple", "subsets"},
    {K::swordfish, "swordfish", "Swordfish", "basic-fish"},
    {K::hidden_triplet, "hidden-triple", "Hidden Triple", "subsets"},
    {K::xy_wing, "xy-wing", "XY-Wing", "wings"},
    {K::xyz_wing, "xyz-wing", "XYZ-Wing", "wings"},
    {K::unique_1, "unique-loop-1", "Unique Loop Type 1", "uniqueness"},
    {K::unique_2, "unique-loop-2", "Unique Loop Type 2", "uniqueness"},
    {K::unique_3, "unique-loop-3", "Unique Loop Type 3", "uniqueness"},
    {K::unique_4, "unique-loop-4", "Unique Loop Type 4", "uniqueness"},
    {K::naked_quad, "naked-quadruple", "Naked Quadruple", "subsets"},
    {K::jellyfish, "jellyfish", "Jellyfish", "basic-fish"},
    {K::hidden_quad, "hidden-quadruple", "Hidden Quadruple", "subsets"},
    {K::bug_1, "bug-1", "Bivalue Universal Grave Type 1", "uniqueness"},
    {K::bug_2, "bug-2", "Bivalue Universal Grave Type 2", "uniqueness"},
    {K::bug_3, "bug-3", "Bivalue Universal Grave Type 3", "uniqueness"},
    {K::bug_4, "bug-4", "Bivalue Universal Grave Type 4", "uniqueness"},
    {K::aligned_pair, "aligned-pair-exclusion", "Aligned Pair Exclusion", "miscellaneous"},
    {K::x_cycle, "bidirectional-x-cycle", "Bidirectional X-Cycle", "chains"},
    {K::y_cycle, "bidirectional-y-cycle", "Bidirectional Y-Cycle", "chains"},
    {K::x_forcing, "forcing-x-chain", "Forcing X-Chain", "chains"},
    {K::turbot_fish, "forcing-x-chain-6", "Turbot Fish", "chains"},
    {K::cycle, "bidirectional-cycle", "Bidirectional Cycle", "chains"},
    {K::forcing, "forcing-chain", "Forcing Chain", "chains"},
    {K::aligned_triplet, "aligned-triple-exclusion", "Aligned Triple Exclusion", "miscellaneous"},
    {K::nishio, "nishio-forcing-chain", "Nishio Forcing Chain", "chains"},
    {K::cell_forcing, "cell-forcing-chains", "Cell Forcing Chains", "chains"},
    {K::region_forcing, "region-forcing-chains", "Region Forcing Chains", "chains"},
    {K::dynamic_contradiction, "dynamic-contradiction-chains", "Dynamic Contradiction Forcing Chains", "chains"},
    {K::dynamic_double, "dynamic-double-chains", "Dynamic Double Forcing Chains", "chains"},
    {K::dynamic_cell, "dynamic-cell-chains", "Dynamic Cell Forcing Chains", "chains"},
    {K::dynamic_region, "dynamic-region-chains", "Dynamic Region Forcing Chains", "chains"},
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
