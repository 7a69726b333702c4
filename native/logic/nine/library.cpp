#include "logic/nine/library.h"

#include <algorithm>

namespace ninefold::logic {

namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

bool is_digit(char symbol) { return symbol >= '1' && symbol <= '9'; }

bool by_digit(const Candidate& a, const Candidate& b) {
    return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell;
}

std::optional<std::vector<Candidate>> read_candidates(std::string_view text) {
    std::vector<Candidate> candidates;
    for (const auto part : split(text, ' ')) {
        if (part.empty()) continue;
        if (part.size() != 3 || !std::all_of(part.begin(), part.end(), is_digit)) return {};
        candidates.push_back({static_cast<std::uint8_t>((part[1] - '1') * kSize + part[2] - '1'),
                              static_cast<std::uint8_t>(part[0] - '0')});
    }
    std::sort(candidates.begin(), candidates.end(), by_digit);
    return candidates;
}

std::optional<int> read_number(std::string_view text) {
    int number = 0;
    for (const char symbol : text) {
        if ((!is_digit(symbol) && symbol != '0') || number > 9999) return {};
        number = 10 * number + symbol - '0';
    }
    return number;
}

// Fills technique, siamese, negative and variant.
bool read_code(std::string_view text, LibraryCase& result) {
    const auto dash = text.find('-');
    auto code = text.substr(0, dash);
    if (dash != std::string_view::npos) {
        const auto variant = text.substr(dash + 1);
        if (variant == "x")
            result.negative = true;
        else if (const auto number = read_number(variant))
            result.variant = *number;
        else
            return false;
    }
    if (code.size() == 5 && code[4] == '1') {
        result.siamese = true;
        code.remove_suffix(1);
    }
    const auto technique = technique_of_code(code);
    if (technique) result.technique = *technique;
    return technique.has_value();
}

bool files_by_elimination(Technique technique) {
    switch (technique) {
        case Technique::continuous_nice_loop:
        case Technique::discontinuous_nice_loop:
        case Technique::aic:
        case Technique::grouped_continuous_nice_loop:
        case Technique::grouped_discontinuous_nice_loop:
        case Technique::grouped_aic:
        case Technique::forcing_chain_contradiction:
        case Technique::forcing_net_contradiction:
        case Technique::sue_de_coq:
            return true;
        default:
            return row(technique).family == Family::almost_locked_sets;
    }
}

}  // namespace

std::variant<LibraryCase, std::string> read_library_line(std::string_view line) {
    const auto wrong = [line](const std::string& what) { return "library line: " + what + ": " + std::string(line); };
    const auto fields = split(line, ':');
    if (fields.size() < 7 || fields.size() > 8 || !fields[0].empty()) return wrong("expected 7 fields after ':'");
    LibraryCase result{};
    if (!read_code(fields[1], result)) return wrong("unknown code '" + std::string(fields[1]) + "'");
    for (const char symbol : fields[2]) {
        if (!is_digit(symbol)) return wrong("digits must be 1 to 9");
        result.digits |= bit(symbol - '0');
    }
    const auto grid = read_grid(fields[3]);
    if (!grid) return wrong("expected 81 cells");
    result.grid = *grid;
    const auto deleted = read_candidates(fields[4]), eliminations = read_candidates(fields[5]),
               placements = read_candidates(fields[6]);
    const auto length = fields.size() == 8 ? read_number(fields[7]) : 0;
    if (!deleted || !eliminations || !placements) return wrong("candidates are written digit, row, column");
    if (!length) return wrong("the length must be a number");
    for (const auto& [cell, digit] : *deleted) result.grid.eliminate(cell, digit);
    result.grid.requeue();
    result.eliminations = *eliminations;
    result.placements = *placements;
    result.length = *length;
    return result;
}

Mask library_digits(const Step& step) {
    if (!files_by_elimination(step.technique)) return step.digits;
    Mask digits = 0;
    for (const auto& candidate : step.eliminations) digits |= bit(candidate.digit);
    return digits;
}

Options options_for(const LibraryCase& expected) {
    Options options;
    options.one_per_elimination = false;
    const auto technique = expected.technique;
    switch (row(technique).family) {
        case Family::single_digit_patterns:
            options.duals =
                technique == Technique::dual_two_string_kite || technique == Technique::dual_empty_rectangle;
            options.empty_rectangle_with_two = technique == Technique::dual_empty_rectangle ||
                                               (technique == Technique::empty_rectangle && expected.variant == 1);
            break;
        case Family::uniqueness:
            options.uniqueness_missing_candidates = expected.variant != 1;
            break;
        case Family::chains:
            options.als_in_chains = expected.variant >= 3 ||
                                    (technique == Technique::grouped_continuous_nice_loop && expected.variant == 2);
            break;
        case Family::almost_locked_sets:
            options.als_overlap = expected.variant == 2;
            break;
        default:
            options.siamese = expected.siamese;
            break;
    }
    return options;
}

}  // namespace ninefold::logic
