#include "logic/catalogue.h"

namespace ninefold::logic {

using T = Technique;
using F = Family;
using L = Level;
using B = Boards;

// clang-format off
constexpr std::array<Row, kTechniques> kRows = {{
    {T::rule_cell, "rule-cell", "Rule of a Cell", F::rules, "", 10, L::easy, 1, true, B::other},
    {T::rule_digits, "rule-digits", "Rule of Placed Digits", F::rules, "", 20, L::easy, 1, true, B::other},
    {T::full_house, "full-house", "Full House", F::singles, "0000", 100, L::easy, 4, true, B::nine},
    {T::naked_single, "naked-single", "Naked Single", F::singles, "0003", 200, L::easy, 4, true, B::any},
    {T::hidden_single, "hidden-single", "Hidden Single", F::singles, "0002", 300, L::easy, 14, true, B::any},
    {T::rule_pair, "rule-pair", "Rule of Two Cells", F::rules, "", 400, L::easy, 4, true, B::other},
    {T::cage_combinations, "cage-combinations", "Cage Combinations", F::rules, "", 500, L::easy, 6, true, B::other},
    {T::rule_group, "rule-group", "Rule of a Few Cells", F::rules, "", 600, L::medium, 8, true, B::other},
    {T::locked_pair, "locked-pair", "Locked Pair", F::intersections, "0110", 1000, L::medium, 40, true, B::nine},
    {T::locked_triple, "locked-triple", "Locked Triple", F::intersections, "0111", 1100, L::medium, 60, true, B::nine},
    {T::locked_candidates_1, "locked-candidates-1", "Locked Candidates Type 1 (Pointing)", F::intersections, "0100", 1200, L::medium, 50, true, B::any},
    {T::locked_candidates_2, "locked-candidates-2", "Locked Candidates Type 2 (Claiming)", F::intersections, "0101", 1210, L::medium, 50, true, B::any},
    {T::rule_of_45, "rule-of-45", "Rule of 45", F::rules, "", 1290, L::medium, 20, true, B::other},
    {T::shared_elimination_rule, "shared-elimination-rule", "Shared Elimination (Rule)", F::rules, "", 1295, L::medium, 30, true, B::other},
    {T::naked_pair, "naked-pair", "Naked Pair", F::subsets, "0200", 1300, L::medium, 60, true, B::any},
    {T::naked_triple, "naked-triple", "Naked Triple", F::subsets, "0201", 1400, L::medium, 80, true, B::any},
    {T::hidden_pair, "hidden-pair", "Hidden Pair", F::subsets, "0210", 1500, L::medium, 70, true, B::any},
    {T::hidden_triple, "hidden-triple", "Hidden Triple", F::subsets, "0211", 1600, L::medium, 100, true, B::any},
    {T::rule_long, "rule-long", "Rule of Many Cells", F::rules, "", 1700, L::hard, 20, true, B::other},
    {T::rule_joined, "rule-joined", "Joined Rules", F::rules, "", 1750, L::hard, 40, true, B::other},
    {T::shared_elimination_house, "shared-elimination-house", "Shared Elimination (House)", F::rules, "", 1800, L::hard, 60, true, B::other},
    {T::shared_elimination_cell, "shared-elimination-cell", "Shared Elimination (Cell)", F::rules, "", 1810, L::hard, 60, true, B::other},
    {T::naked_quadruple, "naked-quadruple", "Naked Quadruple", F::subsets, "0202", 2000, L::hard, 120, true, B::any},
    {T::hidden_quadruple, "hidden-quadruple", "Hidden Quadruple", F::subsets, "0212", 2100, L::hard, 150, true, B::any},
    {T::x_wing, "x-wing", "X-Wing", F::basic_fish, "0300", 2200, L::hard, 140, true, B::any},
    {T::swordfish, "swordfish", "Swordfish", F::basic_fish, "0301", 2300, L::hard, 150, true, B::any},
    {T::jellyfish, "jellyfish", "Jellyfish", F::basic_fish, "0302", 2400, L::hard, 160, true, B::any},
    {T::squirmbag, "squirmbag", "Squirmbag", F::basic_fish, "0303", 2500, L::unfair, 470, false, B::nine},
    {T::whale, "whale", "Whale", F::basic_fish, "0304", 2600, L::unfair, 470, false, B::nine},
    {T::leviathan, "leviathan", "Leviathan", F::basic_fish, "0305", 2700, L::unfair, 470, false, B::nine},
    {T::remote_pair, "remote-pair", "Remote Pair", F::chains, "0703", 2800, L::hard, 110, true, B::nine},
    {T::bug_plus_1, "bug-plus-1", "Bivalue Universal Grave + 1", F::uniqueness, "0610", 2900, L::hard, 100, true, B::nine},
    {T::skyscraper, "skyscraper", "Skyscraper", F::single_digit_patterns, "0400", 3000, L::hard, 130, true, B::any},
    {T::two_string_kite, "two-string-kite", "2-String Kite", F::single_digit_patterns, "0401", 3100, L::hard, 150, true, B::any},
    {T::dual_two_string_kite, "dual-two-string-kite", "Dual 2-String Kite", F::single_digit_patterns, "0404", 3100, L::hard, 150, true, B::nine},
    {T::turbot_fish, "turbot-fish", "Turbot Fish", F::single_digit_patterns, "0403", 3120, L::hard, 120, true, B::any},
    {T::empty_rectangle, "empty-rectangle", "Empty Rectangle", F::single_digit_patterns, "0402", 3170, L::hard, 120, true, B::nine},
    {T::dual_empty_rectangle, "dual-empty-rectangle", "Dual Empty Rectangle", F::single_digit_patterns, "0405", 3170, L::hard, 120, true, B::nine},
    {T::w_wing, "w-wing", "W-Wing", F::wings, "0803", 3200, L::hard, 150, true, B::any},
    {T::xy_wing, "xy-wing", "XY-Wing", F::wings, "0800", 3300, L::hard, 160, true, B::any},
    {T::xyz_wing, "xyz-wing", "XYZ-Wing", F::wings, "0801", 3400, L::hard, 180, true, B::any},
    {T::wxyz_wing, "wxyz-wing", "WXYZ-Wing", F::wings, "0802", 3450, L::unfair, 220, false, B::nine},
    {T::chute_remote_pair, "chute-remote-pair", "Chute Remote Pair", F::wings, "", 3470, L::hard, 180, false, B::nine},
    {T::uniqueness_1, "uniqueness-1", "Uniqueness Test 1", F::uniqueness, "0600", 3500, L::hard, 100, true, B::nine},
    {T::uniqueness_2, "uniqueness-2", "Uniqueness Test 2", F::uniqueness, "0601", 3600, L::hard, 100, true, B::nine},
    {T::uniqueness_3, "uniqueness-3", "Uniqueness Test 3", F::uniqueness, "0602", 3700, L::hard, 100, true, B::nine},
    {T::uniqueness_4, "uniqueness-4", "Uniqueness Test 4", F::uniqueness, "0603", 3800, L::hard, 100, true, B::nine},
    {T::uniqueness_5, "uniqueness-5", "Uniqueness Test 5", F::uniqueness, "0604", 3900, L::hard, 100, true, B::nine},
    {T::uniqueness_6, "uniqueness-6", "Uniqueness Test 6", F::uniqueness, "0605", 4000, L::hard, 100, true, B::nine},
    {T::hidden_rectangle, "hidden-rectangle", "Hidden Rectangle", F::uniqueness, "0606", 4010, L::hard, 100, true, B::nine},
    {T::avoidable_rectangle_1, "avoidable-rectangle-1", "Avoidable Rectangle Type 1", F::uniqueness, "0607", 4020, L::hard, 100, true, B::nine},
    {T::avoidable_rectangle_2, "avoidable-rectangle-2", "Avoidable Rectangle Type 2", F::uniqueness, "0608", 4030, L::hard, 100, true, B::nine},
    {T::unique_loop, "unique-loop", "Unique Loop", F::uniqueness, "", 4040, L::hard, 110, false, B::nine},
    {T::extended_rectangle, "extended-rectangle", "Extended Rectangle", F::uniqueness, "", 4050, L::hard, 130, false, B::nine},
    {T::bug_plus_n, "bug-plus-n", "Bivalue Universal Grave + n", F::uniqueness, "", 4060, L::hard, 150, false, B::nine},
    {T::almost_locked_candidates, "almost-locked-candidates", "Almost Locked Candidates", F::intersections, "", 4070, L::hard, 150, false, B::nine},
    {T::bug_lite, "bug-lite", "BUG-Lite", F::uniqueness, "", 4080, L::hard, 150, false, B::nine},
    {T::gurth, "gurth", "Gurth's Symmetry", F::uniqueness, "", 4085, L::unfair, 250, false, B::nine},
    {T::reverse_bug, "reverse-bug", "Reverse BUG", F::uniqueness, "", 4090, L::unfair, 300, false, B::nine},
    {T::deadly_pattern, "deadly-pattern", "Deadly Pattern", F::uniqueness, "", 4095, L::unfair, 320, false, B::nine},
    {T::qiu, "qiu", "Qiu's Deadly Pattern", F::uniqueness, "", 4097, L::unfair, 340, false, B::nine},
    {T::finned_x_wing, "finned-x-wing", "Finned X-Wing", F::finned_basic_fish, "0310", 4100, L::hard, 130, true, B::nine},
    {T::sashimi_x_wing, "sashimi-x-wing", "Sashimi X-Wing", F::finned_basic_fish, "0320", 4200, L::hard, 150, true, B::nine},
    {T::finned_swordfish, "finned-swordfish", "Finned Swordfish", F::finned_basic_fish, "0311", 4300, L::unfair, 200, true, B::nine},
    {T::sashimi_swordfish, "sashimi-swordfish", "Sashimi Swordfish", F::finned_basic_fish, "0321", 4400, L::unfair, 240, true, B::nine},
    {T::finned_jellyfish, "finned-jellyfish", "Finned Jellyfish", F::finned_basic_fish, "0312", 4500, L::unfair, 250, true, B::nine},
    {T::sashimi_jellyfish, "sashimi-jellyfish", "Sashimi Jellyfish", F::finned_basic_fish, "0322", 4600, L::unfair, 260, true, B::nine},
    {T::finned_squirmbag, "finned-squirmbag", "Finned Squirmbag", F::finned_basic_fish, "0313", 4700, L::unfair, 470, false, B::nine},
    {T::sashimi_squirmbag, "sashimi-squirmbag", "Sashimi Squirmbag", F::finned_basic_fish, "0323", 4800, L::unfair, 470, false, B::nine},
    {T::finned_whale, "finned-whale", "Finned Whale", F::finned_basic_fish, "0314", 4900, L::unfair, 470, false, B::nine},
    {T::sashimi_whale, "sashimi-whale", "Sashimi Whale", F::finned_basic_fish, "0324", 5000, L::unfair, 470, false, B::nine},
    {T::finned_leviathan, "finned-leviathan", "Finned Leviathan", F::finned_basic_fish, "0315", 5100, L::unfair, 470, false, B::nine},
    {T::sashimi_leviathan, "sashimi-leviathan", "Sashimi Leviathan", F::finned_basic_fish, "0325", 5200, L::unfair, 470, false, B::nine},
    {T::sue_de_coq, "sue-de-coq", "Sue de Coq", F::miscellaneous, "1101", 5300, L::unfair, 250, true, B::nine},
    {T::simple_colors_trap, "simple-colors-trap", "Simple Colors Trap", F::coloring, "0500", 5330, L::hard, 150, true, B::any},
    {T::simple_colors_wrap, "simple-colors-wrap", "Simple Colors Wrap", F::coloring, "0501", 5330, L::hard, 150, true, B::any},
    {T::multi_colors_1, "multi-colors-1", "Multi Colors 1", F::coloring, "0502", 5360, L::hard, 200, true, B::any},
    {T::multi_colors_2, "multi-colors-2", "Multi Colors 2", F::coloring, "0503", 5360, L::hard, 200, true, B::any},
    {T::medusa, "3d-medusa", "3D Medusa", F::coloring, "", 5380, L::unfair, 260, false, B::nine},
    {T::x_chain, "x-chain", "X-Chain", F::chains, "0701", 5400, L::unfair, 260, true, B::any},
    {T::xy_chain, "xy-chain", "XY-Chain", F::chains, "0702", 5500, L::unfair, 260, true, B::any},
    {T::continuous_nice_loop, "continuous-nice-loop", "Continuous Nice Loop", F::chains, "0706", 5600, L::unfair, 280, true, B::any},
    {T::discontinuous_nice_loop, "discontinuous-nice-loop", "Discontinuous Nice Loop", F::chains, "0707", 5600, L::unfair, 280, true, B::any},
    {T::aic, "aic", "AIC", F::chains, "0708", 5600, L::unfair, 280, true, B::any},
    {T::grouped_continuous_nice_loop, "grouped-continuous-nice-loop", "Grouped Continuous Nice Loop", F::chains, "0709", 5650, L::unfair, 300, true, B::nine},
    {T::grouped_discontinuous_nice_loop, "grouped-discontinuous-nice-loop", "Grouped Discontinuous Nice Loop", F::chains, "0710", 5650, L::unfair, 300, true, B::nine},
    {T::grouped_aic, "grouped-aic", "Grouped AIC", F::chains, "0711", 5650, L::unfair, 300, true, B::nine},
    {T::vwxyz_wing, "vwxyz-wing", "VWXYZ-Wing", F::wings, "", 5652, L::unfair, 280, false, B::nine},
    {T::uvwxyz_wing, "uvwxyz-wing", "UVWXYZ-Wing", F::wings, "", 5653, L::unfair, 320, false, B::nine},
    {T::tuvwxyz_wing, "tuvwxyz-wing", "TUVWXYZ-Wing", F::wings, "", 5654, L::unfair, 360, false, B::nine},
    {T::stuvwxyz_wing, "stuvwxyz-wing", "STUVWXYZ-Wing", F::wings, "", 5655, L::unfair, 400, false, B::nine},
    {T::rstuvwxyz_wing, "rstuvwxyz-wing", "RSTUVWXYZ-Wing", F::wings, "", 5656, L::unfair, 440, false, B::nine},
    {T::broken_wing, "broken-wing", "Broken Wing", F::exotic_patterns, "", 5660, L::unfair, 280, false, B::nine},
    {T::als_xz, "als-xz", "Almost Locked Set XZ-Rule", F::almost_locked_sets, "0901", 5700, L::unfair, 300, true, B::any},
    {T::als_xy_wing, "als-xy-wing", "Almost Locked Set XY-Wing", F::almost_locked_sets, "0902", 5800, L::unfair, 320, true, B::any},
    {T::als_chain, "als-chain", "Almost Locked Set Chain", F::almost_locked_sets, "0903", 5900, L::unfair, 340, true, B::any},
    {T::bivalue_oddagon, "bivalue-oddagon", "Bivalue Oddagon", F::exotic_patterns, "", 5950, L::unfair, 340, false, B::nine},
    {T::unique_rectangle_chain, "unique-rectangle-chain", "Unique Rectangle Chain", F::uniqueness, "", 5960, L::unfair, 350, false, B::nine},
    {T::death_blossom, "death-blossom", "Death Blossom", F::almost_locked_sets, "0904", 6000, L::unfair, 360, false, B::nine},
    {T::firework_triple, "firework-triple", "Firework Triple", F::exotic_patterns, "", 6020, L::unfair, 300, false, B::nine},
    {T::firework_w_wing, "firework-w-wing", "Firework W-Wing", F::exotic_patterns, "", 6040, L::unfair, 330, false, B::nine},
    {T::firework_quadruple, "firework-quadruple", "Firework Quadruple", F::exotic_patterns, "", 6060, L::unfair, 380, false, B::nine},
    {T::franken_x_wing, "franken-x-wing", "Franken X-Wing", F::franken_fish, "0330", 6100, L::unfair, 300, true, B::nine},
    {T::franken_swordfish, "franken-swordfish", "Franken Swordfish", F::franken_fish, "0331", 6200, L::unfair, 350, true, B::nine},
    {T::franken_jellyfish, "franken-jellyfish", "Franken Jellyfish", F::franken_fish, "0332", 6300, L::unfair, 370, false, B::nine},
    {T::franken_squirmbag, "franken-squirmbag", "Franken Squirmbag", F::franken_fish, "0333", 6400, L::extreme, 470, false, B::nine},
    {T::franken_whale, "franken-whale", "Franken Whale", F::franken_fish, "0334", 6500, L::extreme, 470, false, B::nine},
    {T::franken_leviathan, "franken-leviathan", "Franken Leviathan", F::franken_fish, "0335", 6600, L::extreme, 470, false, B::nine},
    {T::finned_franken_x_wing, "finned-franken-x-wing", "Finned Franken X-Wing", F::franken_fish, "0340", 6700, L::unfair, 390, true, B::nine},
    {T::finned_franken_swordfish, "finned-franken-swordfish", "Finned Franken Swordfish", F::franken_fish, "0341", 6800, L::unfair, 410, true, B::nine},
    {T::finned_franken_jellyfish, "finned-franken-jellyfish", "Finned Franken Jellyfish", F::franken_fish, "0342", 6900, L::unfair, 430, false, B::nine},
    {T::finned_franken_squirmbag, "finned-franken-squirmbag", "Finned Franken Squirmbag", F::franken_fish, "0343", 7000, L::extreme, 470, false, B::nine},
    {T::finned_franken_whale, "finned-franken-whale", "Finned Franken Whale", F::franken_fish, "0344", 7100, L::extreme, 470, false, B::nine},
    {T::finned_franken_leviathan, "finned-franken-leviathan", "Finned Franken Leviathan", F::franken_fish, "0345", 7200, L::extreme, 470, false, B::nine},
    {T::mutant_x_wing, "mutant-x-wing", "Mutant X-Wing", F::mutant_fish, "0350", 7300, L::extreme, 450, false, B::nine},
    {T::mutant_swordfish, "mutant-swordfish", "Mutant Swordfish", F::mutant_fish, "0351", 7400, L::extreme, 450, false, B::nine},
    {T::mutant_jellyfish, "mutant-jellyfish", "Mutant Jellyfish", F::mutant_fish, "0352", 7500, L::extreme, 450, false, B::nine},
    {T::mutant_squirmbag, "mutant-squirmbag", "Mutant Squirmbag", F::mutant_fish, "0353", 7600, L::extreme, 470, false, B::nine},
    {T::mutant_whale, "mutant-whale", "Mutant Whale", F::mutant_fish, "0354", 7700, L::extreme, 470, false, B::nine},
    {T::mutant_leviathan, "mutant-leviathan", "Mutant Leviathan", F::mutant_fish, "0355", 7800, L::extreme, 470, false, B::nine},
    {T::finned_mutant_x_wing, "finned-mutant-x-wing", "Finned Mutant X-Wing", F::mutant_fish, "0360", 7900, L::extreme, 470, false, B::nine},
    {T::finned_mutant_swordfish, "finned-mutant-swordfish", "Finned Mutant Swordfish", F::mutant_fish, "0361", 8000, L::extreme, 470, false, B::nine},
    {T::finned_mutant_jellyfish, "finned-mutant-jellyfish", "Finned Mutant Jellyfish", F::mutant_fish, "0362", 8100, L::extreme, 470, false, B::nine},
    {T::finned_mutant_squirmbag, "finned-mutant-squirmbag", "Finned Mutant Squirmbag", F::mutant_fish, "0363", 8200, L::extreme, 470, false, B::nine},
    {T::finned_mutant_whale, "finned-mutant-whale", "Finned Mutant Whale", F::mutant_fish, "0364", 8300, L::extreme, 470, false, B::nine},
    {T::finned_mutant_leviathan, "finned-mutant-leviathan", "Finned Mutant Leviathan", F::mutant_fish, "0365", 8400, L::extreme, 470, false, B::nine},
    {T::tridagon, "tridagon", "Tridagon", F::exotic_patterns, "", 8410, L::extreme, 450, false, B::nine},
    {T::sk_loop, "sk-loop", "SK Loop", F::exotic_patterns, "", 8420, L::extreme, 520, false, B::nine},
    {T::junior_exocet, "junior-exocet", "Junior Exocet", F::exotic_patterns, "", 8430, L::extreme, 540, false, B::nine},
    {T::multi_sector_locked_set, "multi-sector-locked-set", "Multi-Sector Locked Set", F::exotic_patterns, "", 8440, L::extreme, 560, false, B::nine},
    {T::double_exocet, "double-exocet", "Double Exocet", F::exotic_patterns, "", 8446, L::extreme, 600, false, B::nine},
    {T::exocet, "exocet", "Exocet", F::exotic_patterns, "", 8448, L::extreme, 620, false, B::nine},
    {T::kraken_fish_1, "kraken-fish-1", "Kraken Fish Type 1", F::last_resort, "0371", 8450, L::extreme, 500, false, B::nine},
    {T::kraken_fish_2, "kraken-fish-2", "Kraken Fish Type 2", F::last_resort, "0372", 8450, L::extreme, 500, false, B::nine},
    {T::forcing_chain_contradiction, "forcing-chain-contradiction", "Forcing Chain Contradiction", F::last_resort, "1301", 8500, L::extreme, 500, true, B::any},
    {T::forcing_chain_verity, "forcing-chain-verity", "Forcing Chain Verity", F::last_resort, "1302", 8500, L::extreme, 500, true, B::any},
    {T::forcing_net_contradiction, "forcing-net-contradiction", "Forcing Net Contradiction", F::last_resort, "1303", 8600, L::extreme, 700, true, B::any},
    {T::forcing_net_verity, "forcing-net-verity", "Forcing Net Verity", F::last_resort, "1304", 8600, L::extreme, 700, true, B::any},
    {T::nested_forcing_net, "nested-forcing-net", "Nested Forcing Net", F::rules, "", 8640, L::extreme, 760, true, B::other},
    {T::rule_contradiction, "rule-contradiction", "Rule Contradiction", F::rules, "", 8650, L::extreme, 800, true, B::other},
    {T::template_set, "template-set", "Template Set", F::last_resort, "1201", 8700, L::extreme, 10000, false, B::nine},
    {T::template_delete, "template-delete", "Template Delete", F::last_resort, "1202", 8800, L::extreme, 10000, false, B::nine},
    {T::brute_force, "brute-force", "Brute Force", F::last_resort, "", 8900, L::extreme, 10000, true, B::nine},
}};
// clang-format on

consteval bool in_order() {
    for (int i = 0; i < kTechniques; ++i) {
        if (static_cast<int>(kRows[i].technique) != i) return false;
        if (i > 0 && kRows[i].order < kRows[i - 1].order) return false;
    }
    return true;
}
static_assert(in_order(), "the rows, the enum and the order column must agree");

const std::array<Row, kTechniques> kCatalogue = kRows;

std::optional<Technique> technique_of_id(std::string_view id) {
    for (const auto& row : kCatalogue)
        if (row.id == id) return row.technique;
    return {};
}

std::optional<Technique> technique_of_code(std::string_view code) {
    for (const auto& row : kCatalogue)
        if (!code.empty() && row.code == code) return row.technique;
    return {};
}

std::string_view name_of(Family family) {
    // clang-format off
    constexpr std::array<std::string_view, 17> names = {
        "singles",    "intersections",         "subsets",      "basic-fish",        "chains",
        "uniqueness", "single-digit-patterns", "wings",        "finned-basic-fish", "miscellaneous",
        "coloring",   "almost-locked-sets",    "franken-fish", "mutant-fish",       "exotic-patterns",
        "last-resort", "rules"};
    // clang-format on
    return names[static_cast<int>(family)];
}

std::string_view name_of(Boards boards) {
    constexpr std::array<std::string_view, 3> names = {"nine", "any", "other"};
    return names[static_cast<int>(boards)];
}

std::string_view name_of(Level level) {
    constexpr std::array<std::string_view, 5> names = {"easy", "medium", "hard", "unfair", "extreme"};
    return names[static_cast<int>(level)];
}

}  // namespace ninefold::logic
