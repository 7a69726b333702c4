// S-whips against a search that follows the definition word by word.
#include <algorithm>
#include <set>
#include <vector>

#include "check.h"
#include "logic/expert/levels.h"
#include "logic/expert/steps.h"

using namespace ninefold;
using namespace ninefold::logic::expert;

namespace {

// Puzzles of our own, but for the last, which is well known.
constexpr const char* kLines[] = {
    "8.642.7.....3.7.....9.1..8........4...2.........2.1.369.8.4...1..4.7..686.....4..",
    "..6.37.........8....7.5..4..3...1.98.4..8.........43..6.....9...189...7.....65..1",
    ".1...8.......7.5.37.3.........2...4.2.......6897..3.2....6.9...35...16....1...4..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
};

// After singles and locked candidates.
Position settled(const char* line) {
    std::array<std::uint8_t, 81> digits{};
    for (int i = 0; i < 81; ++i)
        if (line[i] != '.') digits[i] = static_cast<std::uint8_t>(line[i] - '0');
    Position position = Position::of(digits.data());
    position.settle();
    LevelSearch levels(false);
    Stop stop;
    levels.exhaust(position, 1, stop);
    return position;
}

// The nine places of a kind side by side: of each its labels with what they cross.
using Lines = std::vector<std::vector<std::pair<int, int>>>;

std::vector<Lines> all_lines() {
    std::vector<Lines> all;
    for (int house = 0; house < 27; ++house) {
        Lines cells(9), digits(9);
        int place = 0;
        for (int cell = 0; cell < 81; ++cell) {
            const int row = cell / 9, column = cell % 9;
            if (house != row && house != 9 + column && house != 18 + row / 3 * 3 + column / 3) continue;
            for (int digit = 0; digit < 9; ++digit) {
                cells[place].push_back({9 * cell + digit, digit});
                digits[digit].push_back({9 * cell + digit, place});
            }
            ++place;
        }
        all.push_back(cells);
        all.push_back(digits);
    }
    for (int digit = 0; digit < 9; ++digit) {
        Lines rows(9), columns(9);
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column) {
                const int label = 9 * (9 * row + column) + digit;
                rows[row].push_back({label, column});
                columns[column].push_back({label, row});
            }
        all.push_back(rows);
        all.push_back(columns);
    }
    return all;
}

class Textbook {
  public:
    explicit Textbook(const Position& position) : position_(position) {}
    bool holds(int target, int length) {
        concluded_ = {target};
        lefts_.clear();
        const std::set<int> seen = kills({{target}});
        return extend(length, seen, seen);
    }

  private:
    // What sees all members of one of these.
    std::set<int> kills(const std::vector<std::vector<int>>& covers) const {
        std::set<int> all;
        for (const auto& members : covers)
            for (int label = 0; label < kLabels; ++label)
                if (position_.has(label) &&
                    std::all_of(members.begin(), members.end(), [&](int one) { return kCsp.linked_to(one, label); }))
                    all.insert(label);
        return all;
    }
    // `seen`: what the last conclusion rules out.
    bool extend(int length, const std::set<int>& dead, const std::set<int>& seen) {
        for (int variable = 0; variable < kVariables; ++variable) {
            std::vector<int> left, right;
            for (int place = 0; place < 9; ++place)
                if (position_.mask(variable) >> place & 1) {
                    const int label = kCsp.labels[variable][place];
                    (dead.count(label) ? left : right).push_back(label);
                }
            if (left.empty() || right.size() > 1 || (length == 1 && !right.empty())) continue;
            if (!right.empty() && concluded_.count(right[0])) continue;
            for (const int label : left) {
                if (!seen.count(label) || lefts_.count(label)) continue;
                if (right.empty()) return true;
                concluded_.insert(right[0]);
                const bool found = follow(label, kills({right}), length - 1, dead);
                concluded_.erase(right[0]);
                if (found) return true;
            }
        }
        static const std::vector<Lines> all = all_lines();
        for (const Lines& lines : all)
            for (unsigned chosen = 1; chosen < 512; ++chosen)
                if (by_subset(lines, chosen, length, dead, seen)) return true;
        return false;
    }
    bool follow(int left, const std::set<int>& killed, int length, std::set<int> dead) {
        dead.insert(killed.begin(), killed.end());
        lefts_.insert(left);
        const bool found = extend(length, dead, killed);
        lefts_.erase(left);
        return found;
    }
    int covers_of(const Lines& lines, unsigned chosen, const std::set<int>& dead) const {
        std::set<int> covers;
        for (int i = 0; i < 9; ++i)
            if (chosen >> i & 1)
                for (const auto& [label, cover] : lines[i])
                    if (position_.has(label) && !dead.count(label)) covers.insert(cover);
        return static_cast<int>(covers.size());
    }
    bool by_subset(const Lines& lines, unsigned chosen, int length, const std::set<int>& dead,
                   const std::set<int>& seen) {
        const int size = std::popcount(chosen);
        if (size < 2 || size > kLargestSubset || size >= length || covers_of(lines, chosen, dead) != size) return false;
        for (unsigned part = (chosen - 1) & chosen; part; part = (part - 1) & chosen)
            if (covers_of(lines, part, dead) <= std::popcount(part)) return false;
        std::vector<std::vector<int>> covers(9);
        std::vector<int> left;
        for (int i = 0; i < 9; ++i) {
            if (!(chosen >> i & 1)) continue;
            for (const auto& [label, cover] : lines[i]) {
                if (!position_.has(label)) continue;
                if (!dead.count(label)) covers[cover].push_back(label);
                if (seen.count(label) && !lefts_.count(label)) left.push_back(label);
            }
        }
        covers.erase(std::remove_if(covers.begin(), covers.end(), [](const auto& one) { return one.empty(); }),
                     covers.end());
        const std::set<int> killed = kills(covers);
        return std::any_of(left.begin(), left.end(),
                           [&](int label) { return follow(label, killed, length - size, dead); });
    }

    const Position& position_;
    std::set<int> concluded_, lefts_;
};

}  // namespace

TEST("S-whips are found just where the definition finds them") {
    Stop stop;
    int with_subsets = 0;
    for (const char* line : kLines) {
        const Position position = settled(line);
        SubsetWhipSearch search;
        search.begin(position);
        Textbook slow(position);
        position.each_label([&](int target) {
            if (position.is_placed(target)) return;
            Chain chain;
            for (int length = 2; length <= (target % 3 ? 3 : 4); ++length) {
                const bool found = search.search(target, length, stop, chain);
                CHECK_EQ(found, slow.holds(target, length));
                if (found) CHECK(chain.length() <= length);
                with_subsets += found && !chain.subsets.empty();
                if (found) CHECK(search.contradicts(target));
            }
        });
    }
    CHECK(with_subsets > 10);
}

TEST("no S-whip removes what is true, and none is longer than the shortest whip") {
    Stop stop;
    for (const char* line : kLines) {
        const Position position = settled(line);
        const Solution solution = *solution_of(position, stop);
        SubsetWhipSearch search;
        WhipSearch whips(false);
        search.begin(position);
        whips.begin(position);
        position.each_label([&](int target) {
            if (position.is_placed(target)) return;
            VariableSet touched;
            Chain chain;
            const bool found = search.search(target, 7, stop, chain);
            CHECK(!found || solution[cell_of(target)] != digit_of(target));
            CHECK(found || !whips.search(target, 7, stop, touched));
        });
    }
}
