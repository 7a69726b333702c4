#include "logic/nine/regress.h"

#include <algorithm>

#include "logic/nine/finder.h"

namespace ninefold::logic {

namespace {

std::string write_candidates(const std::vector<Candidate>& candidates) {
    std::string text;
    for (const auto& [cell, digit] : candidates) {
        if (!text.empty()) text += ' ';
        for (const int number : {static_cast<int>(digit), cell / kSize + 1, cell % kSize + 1})
            text += static_cast<char>('0' + number);
    }
    return text.empty() ? "nothing" : text;
}

std::vector<Candidate> filed(std::vector<Candidate> candidates) {
    std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell;
    });
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    return candidates;
}

std::string differs(const char* what, const std::vector<Candidate>& expected, const std::vector<Candidate>& found) {
    return std::string("another step ") + what + " " + write_candidates(found) + ", not " + write_candidates(expected);
}

Verdict judge(const LibraryCase& expected, const std::vector<Step>& steps) {
    bool any = false, exact = false;
    for (const auto& step : steps) {
        if (step.technique != expected.technique || step.siamese != expected.siamese ||
            library_digits(step) != expected.digits)
            continue;
        if (expected.negative) return {false, "found, though it must not be"};
        any = true;
        const auto eliminations = filed(step.eliminations), placements = filed(step.placements);
        if (eliminations != expected.eliminations)
            return {false, differs("eliminates", expected.eliminations, eliminations)};
        if (placements != expected.placements) return {false, differs("places", expected.placements, placements)};
        if (expected.length == 0 || step.length == expected.length)
            exact = true;
        else if (!exact)
            return {false, "length " + std::to_string(step.length) + ", not " + std::to_string(expected.length)};
    }
    if (any || expected.negative) return {true, ""};
    return {false, "not found"};
}

}  // namespace

Verdict regress(std::string_view line, Workspace& workspace, Stop& stop) {
    const auto read = read_library_line(line);
    if (const auto* error = std::get_if<std::string>(&read)) return {false, *error};
    const auto& expected = std::get<LibraryCase>(read);
    if (expected.grid.broken()) return {false, "the grid contradicts itself"};
    if (finder_of(expected.technique) == nullptr) return {false, "no finder"};
    const Options options = options_for(expected);
    workspace.next_moment();
    const auto steps = find_all(expected.grid, only(expected.technique), options, workspace, stop);
    if (stop.stopped()) return {false, "stopped"};
    return judge(expected, steps);
}

}  // namespace ninefold::logic
