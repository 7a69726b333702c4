#include "check.h"
#include "logic/explainer/rater.h"

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::logic::explainer;

namespace {

// Puzzles of our own, and what the scale says of them.
constexpr const char* kChains =
    "74...2.....9.3...2.......6....2...4....8.9.5...5.....1..7.9..2.6..5...8..24..1..3";  // 9.3
constexpr const char* kOther =
    "5.....7.41..5......4..39.......5.24..2....8.........65...7......3.16...84.68....3";  // 9.2

std::array<std::uint8_t, 81> digits_of(const char* line) {
    std::array<std::uint8_t, 81> digits{};
    for (int i = 0; i < 81; ++i)
        if (line[i] != '.') digits[i] = static_cast<std::uint8_t>(line[i] - '0');
    return digits;
}

// The board where steps below the nets end, and the solution, which the whole path leads to.
struct Stage {
    Board board;
    std::array<int, 81> solution{};
};
Stage before_nets(const char* line) {
    const auto digits = digits_of(line);
    Stage stage;
    for (int cell = 0; cell < 81; ++cell) stage.solution[cell] = digits[cell];
    Board board = Board::of(digits.data());
    Rater rater;
    Stop stop;
    bool kept = false;
    stage.board = board;
    rater.walk(Board::of(digits.data()), false, stop, [&](const Finding& finding) {
        if (finding.rating >= 8.5 && !kept) {
            stage.board = board;
            kept = true;
        }
        Rater::apply(finding, board);
        if (finding.placed.digit) stage.solution[finding.placed.cell] = finding.placed.digit;
    });
    return stage;
}

void check_sound(const Finding& finding, const Stage& stage) {
    for (const auto& [cell, digit] : finding.eliminations) CHECK(stage.solution[cell] != digit);
    if (finding.placed.digit) CHECK_EQ(stage.solution[finding.placed.cell], int(finding.placed.digit));
}

}  // namespace

TEST("a net of every level concludes what is true, and its proof tells parents before children") {
    for (const char* line : {kChains, kOther}) {
        const Stage stage = before_nets(line);
        for (const auto& [level, inner] : {std::pair{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}}) {
            NetSearch search(NetKind{.dynamic = true, .level = level, .inner_level = inner});
            Finding finding;
            Stop stop;
            CHECK(search.first(stage.board, true, stop, finding));
            check_sound(finding, stage);
            CHECK(finding.rating >= (level ? 8.5 + 0.5 * level : 8.5));
            for (const auto& chain : finding.proof.chains)
                for (std::size_t i = 0; i < chain.lines.size(); ++i)
                    for (const int parent : chain.lines[i].parents) CHECK(parent < static_cast<int>(i));
        }
    }
}

TEST("told or not, a net is the same") {
    const Stage stage = before_nets(kChains);
    for (const int level : {0, 1, 2, 3}) {
        NetSearch search(NetKind{.dynamic = true, .level = level});
        Finding told, bare;
        Stop stop;
        search.first(stage.board, true, stop, told);
        search.first(stage.board, false, stop, bare);
        CHECK_EQ(told.rating, bare.rating);
        CHECK(told.eliminations == bare.eliminations);
    }
}

TEST("what leads to its opposite or lies on a cycle is what a walk along the links from each node finds") {
    for (const char* line : {kChains, kOther}) {
        Board board = Board::of(digits_of(line).data());
        Rater rater;
        Stop stop;
        for (Finding finding; rater.next(board, false, stop, finding); Rater::apply(finding, board)) {
            Links links;
            links.build(board);
            Reach reach;
            reach.build(board, links);
            std::vector<NodeId> nodes;
            for (const int cell : board.empty)
                for (const int digit : each_digit(board.mask[cell]))
                    for (const bool on : {false, true}) nodes.push_back(node_of(id_of(cell, digit), on));
            std::vector<std::vector<bool>> found(kNodes);
            for (const NodeId start : nodes) {
                auto& seen = found[start];
                seen.assign(kNodes, false);
                std::vector<NodeId> queue{start};
                const auto visit = [&](NodeId node) {
                    if (!seen[node]) queue.push_back(node);
                    seen[node] = true;
                };
                for (std::size_t i = 0; i < queue.size(); ++i) {
                    const CandidateId from = candidate_of(queue[i]);
                    const auto& weak = links.weak_of[from];
                    const auto& strong = links.strong_of[from];
                    if (is_on(queue[i])) {
                        for (int k = weak.begin; k < weak.end; ++k) visit(node_of(links.weak[k].to, false));
                        continue;
                    }
                    if (strong.cell != Links::kNone) visit(node_of(strong.cell, true));
                    for (int k = 0; k < strong.houses; ++k) visit(node_of(strong.house[k], true));
                }
            }
            for (const NodeId node : nodes) {
                CHECK_EQ(reach.to_opposite(node), bool(found[node][node ^ 1]));
                if (!is_on(node)) continue;
                // A cycle has two true nodes at least, and as many false ones between them.
                int trues = 0, together = 0;
                for (const NodeId other : nodes) {
                    if (other != node && !(found[node][other] && found[other][node])) continue;
                    ++together;
                    trues += is_on(other);
                }
                CHECK_EQ(reach.on_cycle(candidate_of(node)), trues >= 2 && together >= 4);
            }
        }
    }
}

TEST("the length supplement grows at 4, 6, 8, 12, 16 and so on beyond two nodes") {
    CHECK_EQ(static_cast<int>(length_supplement(6) * 10 + 0.5), 0);
    CHECK_EQ(static_cast<int>(length_supplement(7) * 10 + 0.5), 1);
    CHECK_EQ(static_cast<int>(length_supplement(14) * 10 + 0.5), 3);
    CHECK_EQ(static_cast<int>(length_supplement(99) * 10 + 0.5), 10);
}

TEST("the longest chain that still comes first is told for every base rating") {
    const Merit best{7.0 + length_supplement(10), 10, 4};
    CHECK_EQ(best.longest(7.0, 4), 9);
    CHECK_EQ(best.longest(7.0, 2), 10);
    CHECK_EQ(best.longest(7.5, 4), 0);
}

TEST("a puzzle without a solution ends broken, a full grid ends at once") {
    auto digits = digits_of(kChains);
    digits[1] = 7;  // clashes
    Rater rater;
    Stop stop;
    CHECK(rater.walk(Board::of(digits.data()), false, stop, [](const Finding&) {}).end != RatingEnd::solved);
    Board full;
    CHECK(rater.walk(full, false, stop, [](const Finding&) {}).end == RatingEnd::solved);
}
