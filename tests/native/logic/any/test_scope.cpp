// What one rule says of its cells, and what it needs.
#include "check.h"
#include "logic/any/scope.h"

using namespace ninefold;
using namespace ninefold::logic::any;

namespace {

general::Rule cage(std::vector<int> cells, int total) {
    general::Rule rule;
    rule.kind = general::Rule::Kind::cage;
    rule.cells = std::move(cells);
    rule.numbers = {total};
    return rule;
}

Board four_cells() {
    general::Problem problem;
    problem.size = 9;
    problem.givens.assign(4, 0);
    problem.houses = {{0, 1, 2}};
    return Board(problem, {{HouseKind::row}, {}, {}, {}});
}

Position nothing_yet(const Board& board) {
    return {general::Digits(board.cells()), std::vector<Set>(board.cells(), board.all())};
}

}  // namespace

TEST("a cage of three cells with the sum 6 holds 1, 2 and 3, and needs all of them") {
    const Board board = four_cells();
    Scope scope(board, {0, 1, 2}, {cage({0, 1, 2}, 6)}, 0);
    Stop stop;
    const Position at = nothing_yet(board);
    const Domains* const left = scope.possible(at, stop);
    CHECK(left != nullptr);
    for (const auto& each : *left) CHECK(each == Set::of_word(0b111));
    CHECK(scope.required(at, 6, stop) == Set::of_word(0b111));
}

TEST("what a scope tried is taken back before the next question") {
    const Board board = four_cells();
    Scope scope(board, {0, 1, 2}, {cage({0, 1, 2}, 6)}, 0);
    Stop stop;
    Domains first(3, board.all()), second(3, board.all()), third(3, board.all());
    first[0] = Set::only(1);
    CHECK(scope.narrow(first, stop));
    CHECK(first[1] == Set::of_word(0b110));
    second[0] = Set::only(9);
    CHECK(!scope.narrow(second, stop));
    third[1] = Set::only(3);
    CHECK(scope.narrow(third, stop));
    CHECK(third[0] == Set::of_word(0b011));
}

TEST("a scope that was stopped answers the next question anew") {
    const Board board = four_cells();
    Scope scope(board, {0, 1, 2}, {cage({0, 1, 2}, 6)}, 0);
    Stop ended, stop;
    ended.stop();
    const Position at = nothing_yet(board);
    CHECK(scope.possible(at, ended) == nullptr);
    CHECK(scope.required(at, 6, ended).empty());
    CHECK(scope.possible(at, stop) != nullptr);
    CHECK((*scope.possible(at, stop))[0] == Set::of_word(0b111));
}

TEST("a scope without a filling says nothing of its candidates") {
    const Board board = four_cells();
    Scope scope(board, {0, 1, 2}, {cage({0, 1, 2}, 5)}, 0);
    Stop stop;
    CHECK(scope.possible(nothing_yet(board), stop) == nullptr);
}
