// The smallest image of a puzzle. Of the 3.4 million ways to exchange lines, only those stay in the race whose rows so
// far are the smallest: rows are chosen one by one, ways that fall behind are dropped at once.
#include <algorithm>

#include "logic/explainer/batch.h"

namespace ninefold::logic::explainer {

namespace {

using Line = std::array<std::uint8_t, 9>;

// One way under way: which columns stand where, which rows are used, and the names of the digits met.
struct Way {
    bool transposed;
    Line columns;
    std::uint16_t used;      // rows taken, as bits
    std::uint8_t names[10];  // new name of each digit, 0 if it has none yet
    std::uint8_t named;
};

constexpr std::array<Line, 1296> all_column_orders() {
    constexpr std::array<std::array<int, 3>, 6> orders = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    std::array<Line, 1296> lines{};
    int n = 0;
    for (const auto& stacks : orders)
        for (const auto& a : orders)
            for (const auto& b : orders)
                for (const auto& c : orders) {
                    Line& line = lines[n++];
                    const std::array<std::array<int, 3>, 3> inner = {a, b, c};
                    for (int i = 0; i < 9; ++i)
                        line[i] = static_cast<std::uint8_t>(3 * stacks[i / 3] + inner[i / 3][i % 3]);
                }
    return lines;
}

// The row as this way would write it; new digits get the next names.
Line written(const std::uint8_t* row, Way& way) {
    Line line{};
    for (int i = 0; i < 9; ++i) {
        const int digit = row[way.columns[i]];
        if (digit == 0) continue;
        if (way.names[digit] == 0) way.names[digit] = ++way.named;
        line[i] = way.names[digit];
    }
    return line;
}

// Whether the row may come next: bands are finished before others begin.
bool may_follow(const Way& way, int row, int place) {
    if (way.used >> row & 1) return false;
    const int band = way.used >> (row / 3 * 3) & 7;
    return place % 3 == 0 ? band == 0 : band != 0 && band != 7;
}

}  // namespace

std::array<std::uint8_t, kCells> canonical_form(const std::uint8_t* digits) {
    static constexpr auto orders = all_column_orders();
    std::array<std::array<std::uint8_t, kCells>, 2> boards{};
    for (int cell = 0; cell < kCells; ++cell) {
        boards[0][cell] = digits[cell];
        boards[1][cell % 9 * 9 + cell / 9] = digits[cell];
    }
    std::vector<Way> ways, next;
    for (const bool transposed : {false, true})
        for (const Line& columns : orders) ways.push_back({transposed, columns, 0, {}, 0});
    std::array<std::uint8_t, kCells> form{};
    for (int place = 0; place < 9; ++place) {
        Line least;
        least.fill(255);
        next.clear();
        for (const Way& way : ways) {
            for (int row = 0; row < 9; ++row) {
                if (!may_follow(way, row, place)) continue;
                Way longer = way;
                longer.used = static_cast<std::uint16_t>(longer.used | 1 << row);
                const Line line = written(boards[way.transposed].data() + 9 * row, longer);
                if (line > least) continue;
                if (line < least) {
                    next.clear();
                    least = line;
                }
                next.push_back(longer);
            }
        }
        std::swap(ways, next);
        std::copy(least.begin(), least.end(), form.begin() + 9 * place);
    }
    return form;
}

}  // namespace ninefold::logic::explainer
