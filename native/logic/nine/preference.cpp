#include "logic/nine/preference.h"

#include <numeric>

namespace ninefold::logic {

int weight_of(const std::vector<Candidate>& eliminations) {
    int sum = 0, factor = 1;
    for (const auto& [cell, digit] : eliminations) {
        sum += cell * factor + digit;
        factor += 80;
    }
    return sum;
}

namespace {

int digit_sum(Mask digits) {
    int sum = 0;
    for (const int digit : each_digit(digits)) sum += digit;
    return sum;
}

int cell_sum(const std::vector<std::uint8_t>& cells) { return std::accumulate(cells.begin(), cells.end(), 0); }

int count(const Step& step, Role role) {
    int sum = 0;
    for (const auto& mark : step.evidence.marks) sum += mark.role == role;
    return sum;
}

bool is_fish(Technique technique) {
    const auto family = row(technique).family;
    return family == Family::basic_fish || family == Family::finned_basic_fish || family == Family::franken_fish ||
           family == Family::mutant_fish;
}

// Rows of the catalogue stand in the order simple to complex, so the enum compares types.
int compare_fish(const Step& a, const Step& b) {
    if (a.technique != b.technique) return a.technique < b.technique ? -1 : 1;
    for (const Role role : {Role::cannibal, Role::endo_fin, Role::fin})
        if (const int d = count(a, role) - count(b, role)) return d;
    return digit_sum(a.digits) - digit_sum(b.digits);
}

int compare(const Step& a, const Step& b) {
    if (a.placements.empty() != b.placements.empty()) return a.placements.empty() ? 1 : -1;
    if (a.eliminations.size() != b.eliminations.size()) return a.eliminations.size() > b.eliminations.size() ? -1 : 1;
    if (a.eliminations != b.eliminations) return weight_of(a.eliminations) - weight_of(b.eliminations);
    if (is_fish(a.technique) && is_fish(b.technique)) return compare_fish(a, b);
    if (a.length != b.length) return a.length - b.length;
    if (a.digits != b.digits) return digit_sum(a.digits) - digit_sum(b.digits);
    const auto &mine = a.evidence.cells, &theirs = b.evidence.cells;
    if (mine.size() != theirs.size()) return static_cast<int>(mine.size()) - static_cast<int>(theirs.size());
    if (mine != theirs) return cell_sum(theirs) - cell_sum(mine);
    return static_cast<int>(a.technique) - static_cast<int>(b.technique);
}

}  // namespace

bool before_forcing(const Step& a, const Step& b) {
    if (a.placements.empty() != b.placements.empty()) return !a.placements.empty();
    if (!a.placements.empty()) return a.placements < b.placements;
    return a.eliminations < b.eliminations;
}

bool before_shorter(const Step& a, const Step& b) { return a.length < b.length; }

bool before_generic(const Step& a, const Step& b) { return compare(a, b) < 0; }

}  // namespace ninefold::logic
