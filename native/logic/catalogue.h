// The techniques: one row each. Names, order, levels and scores live here and nowhere in the finders, so that
// another rater can walk the same finders by another table.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ninefold::logic {

// In the default order of the ladder.
enum class Technique : std::uint8_t {
    rule_cell,
    rule_digits,
    full_house,
    naked_single,
    hidden_single,
    rule_pair,
    cage_combinations,
    rule_group,
    locked_pair,
    locked_triple,
    locked_candidates_1,
    locked_candidates_2,
    rule_of_45,
    shared_elimination_rule,
    naked_pair,
    naked_triple,
    hidden_pair,
    hidden_triple,
    rule_long,
    rule_joined,
    shared_elimination_house,
    shared_elimination_cell,
    naked_quadruple,
    hidden_quadruple,
    x_wing,
    swordfish,
    jellyfish,
    squirmbag,
    whale,
    leviathan,
    remote_pair,
    bug_plus_1,
    skyscraper,
    two_string_kite,
    dual_two_string_kite,
    turbot_fish,
    empty_rectangle,
    dual_empty_rectangle,
    w_wing,
    xy_wing,
    xyz_wing,
    wxyz_wing,
    chute_remote_pair,
    uniqueness_1,
    uniqueness_2,
    uniqueness_3,
    uniqueness_4,
    uniqueness_5,
    uniqueness_6,
    hidden_rectangle,
    avoidable_rectangle_1,
    avoidable_rectangle_2,
    unique_loop,
    extended_rectangle,
    bug_plus_n,
    almost_locked_candidates,
    bug_lite,
    gurth,
    reverse_bug,
    deadly_pattern,
    qiu,
    finned_x_wing,
    sashimi_x_wing,
    finned_swordfish,
    sashimi_swordfish,
    finned_jellyfish,
    sashimi_jellyfish,
    finned_squirmbag,
    sashimi_squirmbag,
    finned_whale,
    sashimi_whale,
    finned_leviathan,
    sashimi_leviathan,
    sue_de_coq,
    simple_colors_trap,
    simple_colors_wrap,
    multi_colors_1,
    multi_colors_2,
    medusa,
    x_chain,
    xy_chain,
    continuous_nice_loop,
    discontinuous_nice_loop,
    aic,
    grouped_continuous_nice_loop,
    grouped_discontinuous_nice_loop,
    grouped_aic,
    vwxyz_wing,
    uvwxyz_wing,
    tuvwxyz_wing,
    stuvwxyz_wing,
    rstuvwxyz_wing,
    broken_wing,
    als_xz,
    als_xy_wing,
    als_chain,
    bivalue_oddagon,
    unique_rectangle_chain,
    death_blossom,
    firework_triple,
    firework_w_wing,
    firework_quadruple,
    franken_x_wing,
    franken_swordfish,
    franken_jellyfish,
    franken_squirmbag,
    franken_whale,
    franken_leviathan,
    finned_franken_x_wing,
    finned_franken_swordfish,
    finned_franken_jellyfish,
    finned_franken_squirmbag,
    finned_franken_whale,
    finned_franken_leviathan,
    mutant_x_wing,
    mutant_swordfish,
    mutant_jellyfish,
    mutant_squirmbag,
    mutant_whale,
    mutant_leviathan,
    finned_mutant_x_wing,
    finned_mutant_swordfish,
    finned_mutant_jellyfish,
    finned_mutant_squirmbag,
    finned_mutant_whale,
    finned_mutant_leviathan,
    tridagon,
    sk_loop,
    junior_exocet,
    multi_sector_locked_set,
    double_exocet,
    exocet,
    kraken_fish_1,
    kraken_fish_2,
    forcing_chain_contradiction,
    forcing_chain_verity,
    forcing_net_contradiction,
    forcing_net_verity,
    nested_forcing_net,
    rule_contradiction,
    template_set,
    template_delete,
    brute_force,
};
constexpr int kTechniques = 143;
using TechniqueSet = std::bitset<kTechniques>;

enum class Family : std::uint8_t {
    singles,
    intersections,
    subsets,
    basic_fish,
    chains,
    uniqueness,
    single_digit_patterns,
    wings,
    finned_basic_fish,
    miscellaneous,
    coloring,
    almost_locked_sets,
    franken_fish,
    mutant_fish,
    exotic_patterns,
    last_resort,
    rules,
};
// The boards that a technique is looked for on: plain 9×9 alone, any, or any but plain 9×9.
enum class Boards : std::uint8_t { nine, any, other };
enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };

struct Row {
    Technique technique;
    std::string_view id;    // the slug that options, CLI and files use
    std::string_view name;  // English
    Family family;
    std::string_view code;  // of the regression library; empty if it has none
    int order;              // rows with the same order are one rung: searched together, the best of all is taken
    Level level;
    int score;
    bool enabled;  // on the default ladder
    Boards boards;
};

extern const std::array<Row, kTechniques> kCatalogue;
inline const Row& row(Technique technique) { return kCatalogue[static_cast<int>(technique)]; }
std::optional<Technique> technique_of_id(std::string_view id);
std::optional<Technique> technique_of_code(std::string_view code);
std::string_view name_of(Family family);
std::string_view name_of(Level level);
std::string_view name_of(Boards boards);

inline TechniqueSet only(Technique technique) { return TechniqueSet().set(static_cast<int>(technique)); }
inline bool has(const TechniqueSet& set, Technique technique) { return set[static_cast<int>(technique)]; }

}  // namespace ninefold::logic
