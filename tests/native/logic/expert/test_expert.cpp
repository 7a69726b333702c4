// The ratings of whips, braids and trials against searches that follow the definitions word by word.
#include <set>

#include "check.h"
#include "logic/expert/rater.h"
#include "logic/expert/steps.h"

using namespace ninefold;
using namespace ninefold::logic::expert;

namespace {

struct Rated {
    const char* line;
    std::array<int, kScales> values;  // W, B, gW, gB, TE, BxB
};
// Puzzles of our own, but for the last, which is well known.
constexpr Rated kRated[] = {
    {"123456789456789123789123456214365897365897214897214365531642978642978531978531642", {0, 0, 0, 0, 0, 0}},
    {"........6423..5......4..9...3.9.7.1..7.....93..8..1.......865.98....4...25.3.....", {2, 2, 2, 2, 1, 0}},
    {"............1.4.9.75....14..1.8....467..3..1...37.9.2...6.5..........673.3....2..", {3, 3, 3, 3, 1, 0}},
    {".........64...9..3.15.2.6....46.5.7......3..2.9....8...2.........6.1.9.5..7.4...8", {4, 4, 4, 4, 1, 0}},
    {"....5..72.3....4...9.8....6..8.3.6...635.4.2.2.4...7......82.177.....5....9......", {5, 5, 5, 5, 1, 0}},
    {"..6.37.........8....7.5..4..3...1.98.4..8.........43..6.....9...189...7.....65..1", {6, 5, 6, 5, 1, 0}},
    {".1...8.......7.5.37.3.........2...4.2.......6897..3.2....6.9...35...16....1...4..", {7, 6, 6, 6, 1, 0}},
    {"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", {-1, -1, -1, -1, 2, 2}},
};

std::array<std::uint8_t, 81> digits_of(const char* line) {
    std::array<std::uint8_t, 81> digits{};
    for (int i = 0; i < 81; ++i)
        if (line[i] != '.') digits[i] = static_cast<std::uint8_t>(line[i] - '0');
    return digits;
}

// After singles and locked candidates.
Position settled(const char* line) {
    Position position = Position::of(digits_of(line).data());
    position.settle();
    LevelSearch levels(false);
    Stop stop;
    levels.exhaust(position, 1, stop);
    return position;
}

Solution solved(const Position& position) {
    Stop stop;
    return *solution_of(position, stop);
}

// The definition, without bits, memory or order: a variable is followed if all but one of its candidates are linked to
// the target or a conclusion before, and a left one to the last conclusion (whips) or any before (braids).
class Textbook {
  public:
    Textbook(const Position& position, bool groups, bool braids)
        : position_(position), groups_(groups), braids_(braids) {}
    bool holds(int target, int length) {
        conclusions_ = {target};
        lefts_.clear();
        used_.clear();
        return extend(length);
    }

  private:
    bool dead(int label) const {
        for (const int node : conclusions_)
            if (kCsp.linked_to(node, label)) return true;
        return false;
    }
    bool extend(int length) {
        for (int variable = 0; variable < kVariables; ++variable) {
            std::vector<int> left, right;
            bool own = used_.count(variable) > 0;
            for (int place = 0; place < 9; ++place) {
                if (!(position_.mask(variable) >> place & 1)) continue;
                const int label = kCsp.labels[variable][place];
                for (const int node : conclusions_) own = own || node == label;
                (dead(label) ? left : right).push_back(label);
            }
            if (own || left.size() + right.size() < 2) continue;
            for (const int label : left) {
                if (!braids_ && (!kCsp.linked_to(conclusions_.back(), label) || lefts_.count(label))) continue;
                if (right.empty()) return true;
                const int node = conclusion(variable, right);
                if (length == 1 || node < 0) continue;
                conclusions_.push_back(node);
                used_.insert(variable);
                lefts_.insert(label);
                const bool found = extend(length - 1);
                lefts_.erase(label);
                used_.erase(variable);
                conclusions_.pop_back();
                if (found) return true;
            }
        }
        return false;
    }
    int conclusion(int variable, const std::vector<int>& right) const {
        if (right.size() == 1) return right[0];
        if (!groups_ || right.size() > 3 || variable < kRowDigit) return -1;
        for (int group = 0; group < kGroups; ++group) {
            bool inside = true;
            for (const int label : right) {
                const auto& members = kCsp.members[group];
                inside = inside && std::find(members.begin(), members.end(), label) != members.end();
            }
            if (inside) return kLabels + group;
        }
        return -1;
    }

    const Position& position_;
    const bool groups_, braids_;
    std::vector<int> conclusions_;
    std::set<int> lefts_, used_;
};

// Whether a told chain is what it says; independent of how it was found.
void check_chain(const Position& position, const Chain& chain, bool braid) {
    std::vector<int> conclusions{chain.target};
    std::set<int> lefts;
    for (int at = 0; at < chain.length(); ++at) {
        const Link& link = chain.links[at];
        const bool last = at + 1 == chain.length();
        CHECK_EQ(last, link.right < 0);
        bool linked = !braid && kCsp.linked_to(conclusions.back(), link.left);
        if (braid)
            for (const int node : conclusions) linked = linked || kCsp.linked_to(node, link.left);
        CHECK(linked);
        CHECK(position.has(link.left));
        CHECK(braid || lefts.insert(link.left).second);
        for (int place = 0; place < 9; ++place) {
            if (!(position.mask(link.variable) >> place & 1)) continue;
            const int label = kCsp.labels[link.variable][place];
            bool dead = false, member = label == link.right;
            for (const int node : conclusions) dead = dead || kCsp.linked_to(node, label);
            if (is_group(link.right))
                for (const int one : kCsp.members[link.right - kLabels]) member = member || one == label;
            CHECK(dead != member || (dead && is_group(link.right)));
        }
        conclusions.push_back(link.right);
    }
}

std::optional<int> textbook_depth(const Position& start, int most);

// Trials of this depth to the end; false if the position breaks.
bool textbook_trials(Position& position, int depth) {
    for (bool moved = depth > 0; moved;) {
        moved = false;
        for (int label = 0; label < kLabels; ++label) {
            if (!position.has(label) || position.is_placed(label)) continue;
            Position trial = position;
            if (trial.place(label) && textbook_trials(trial, depth - 1)) continue;
            if (!position.remove(label)) return false;
            moved = true;
        }
    }
    return true;
}

std::optional<int> textbook_depth(const Position& start, int most) {
    for (int depth = 0; depth <= most; ++depth) {
        Position position = start;
        position.settle();
        textbook_trials(position, depth);
        if (position.solved()) return depth;
    }
    return std::nullopt;
}

}  // namespace

TEST("whips, braids and their kin with groups are found just where the definition finds them") {
    Stop stop;
    for (const auto& [line, values] : kRated) {
        const Position position = settled(line);
        for (const bool groups : {false, true}) {
            WhipSearch whips(groups);
            BraidSearch braids(groups);
            whips.begin(position);
            braids.begin(position);
            Textbook whip(position, groups, false), braid(position, groups, true);
            position.each_label([&](int target) {
                if (position.is_placed(target)) return;
                VariableSet touched;
                for (int length = 2; length <= (groups ? 3 : 4); ++length)
                    CHECK_EQ(whips.search(target, length, stop, touched), whip.holds(target, length));
                CHECK_EQ(braids.search(target, 3, stop, touched), braid.holds(target, 3));
            });
        }
    }
}

TEST("no chain of any kind removes what is true, and each told chain holds") {
    Stop stop;
    for (const auto& [line, values] : kRated) {
        const Position position = settled(line);
        const Solution solution = solved(position);
        for (const bool groups : {false, true}) {
            WhipSearch whips(groups);
            BraidSearch braids(groups);
            whips.begin(position);
            braids.begin(position);
            position.each_label([&](int target) {
                if (position.is_placed(target)) return;
                VariableSet touched;
                const bool truth = solution[cell_of(target)] == digit_of(target);
                Chain chain;
                if (whips.search(target, 6, stop, touched, &chain)) {
                    CHECK(!truth);
                    CHECK(chain.length() <= 6);
                    check_chain(position, chain, false);
                }
                if (braids.search(target, 5, stop, touched, &chain)) {
                    CHECK(!truth);
                    CHECK(chain.length() <= 5);
                    check_chain(position, chain, true);
                }
            });
        }
    }
}

TEST("with one left candidate for each conclusion a whip is a whip, and of up to two variables none is missed") {
    Stop stop;
    for (const auto& [line, values] : kRated) {
        const Position position = settled(line);
        for (const bool groups : {false, true}) {
            WhipSearch every(groups), one(groups, Lefts::one);
            every.begin(position);
            one.begin(position);
            position.each_label([&](int target) {
                if (position.is_placed(target)) return;
                VariableSet touched;
                Chain chain;
                if (one.search(target, 6, stop, touched, &chain)) check_chain(position, chain, false);
                // The last left candidate has just died, so that it never is an earlier one.
                for (int length = 1; length <= 2; ++length)
                    CHECK_EQ(one.search(target, length, stop, touched), every.search(target, length, stop, touched));
            });
        }
    }
}

TEST("the simplest chain of a position is sound, holds, and is no longer than the shortest whip") {
    // Oddagons and forcing whips are no chains from the target; tests/logic/test_or_chains.py proves them. S-whips have
    // conclusions of another nature; tests/logic/test_s_whips.py.
    constexpr unsigned kinds = ((1u << kChainKinds) - 1) & ~bit_of(ChainKind::oddagon) &
                               ~bit_of(ChainKind::forcing_whip) & ~bit_of(ChainKind::s_whip);
    Stop stop;
    StepSearch steps;
    for (const auto& [line, values] : kRated) {
        Position position = settled(line);
        const Solution solution = solved(position);
        WhipSearch whips(false);
        while (!position.solved()) {
            const auto step = steps.next(position, kinds, 6, stop);
            if (!step) break;
            for (const int label : step->eliminations) CHECK(solution[cell_of(label)] != digit_of(label));
            const bool braid = step->kind == ChainKind::braid || step->kind == ChainKind::g_braid;
            check_chain(position, step->chain, braid);
            whips.begin(position);
            VariableSet touched;
            if (step->kind < ChainKind::whip)
                CHECK(whips.search(step->chain.target, step->chain.length(), stop, touched));
            const int shorter = std::min(3, step->chain.length() - 1);
            if (shorter > 0)
                position.each_label([&](int target) {
                    CHECK(position.is_placed(target) || !whips.search(target, shorter, stop, touched));
                });
            for (const int label : step->eliminations) position.remove(label);
        }
    }
}

TEST("every puzzle has its ratings, alone and among others on several threads") {
    std::vector<std::uint8_t> digits;
    for (const auto& rated : kRated)
        for (const std::uint8_t digit : digits_of(rated.line)) digits.push_back(digit);
    Stop stop;
    for (const unsigned threads : {1u, 3u}) {
        const auto all = rate_batch(digits.data(), std::size(kRated), 63, threads, stop);
        for (std::size_t i = 0; i < all.size(); ++i) {
            CHECK(!all[i].stopped);
            for (int scale = 0; scale < kScales; ++scale) CHECK_EQ(int(all[i].values[scale]), kRated[i].values[scale]);
        }
    }
}

TEST("a scale has the same number whether it is asked for alone or with others") {
    Stop stop;
    const auto rater = std::make_unique<Rater>();
    for (const auto& [line, values] : kRated)
        for (int scale = 0; scale < kScales; ++scale)
            CHECK_EQ(int(rater->rate(digits_of(line).data(), 1u << scale, stop).values[scale]), values[scale]);
}

TEST("the depth of trials is that of trials without memory") {
    Stop stop;
    Trial trial;
    for (const auto& [line, values] : kRated) {
        Position start = Position::of(digits_of(line).data());
        const Solution solution = solved(start);
        CHECK_EQ(trial.depth(start, solution, stop).value_or(-1), textbook_depth(start, 2).value_or(-1));
    }
}

TEST("a stop ends a rating, which then says so") {
    Stop stop;
    stop.stop();
    const auto all = rate_batch(digits_of(kRated[5].line).data(), 1, 63, 1, stop);
    CHECK(all[0].stopped);
    for (const int value : all[0].values) CHECK_EQ(value, -1);
}

TEST("a puzzle without a solution has no ratings and is no mistake") {
    auto digits = digits_of(kRated[1].line);
    digits[0] = 6;
    Stop stop;
    const auto all = rate_batch(digits.data(), 1, 63, 1, stop);
    CHECK(!all[0].stopped);
    for (const int value : all[0].values) CHECK_EQ(value, -1);
}
