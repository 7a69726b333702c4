"""Nested nets: inside of a supposition others are supposed, and each of them fails by a net of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ninefold import Grid, Puzzle, solve
from ninefold.engine import any_logic
from ninefold.engine.stop import Stop
from ninefold.logic import SUPPOSING, LogicOptions, path, sentences, without_guessing, words
from ninefold.logic.cases import case_tree, each_case
from ninefold.model import Elimination, Placement, Step, Technique

NESTED = "nested-forcing-net"
INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SINGLES = ("naked-single", "hidden-single", "locked-candidates-1", "locked-candidates-2")
SUBSETS = tuple(f"{kind}-{size}" for size in ("pair", "triple", "quadruple") for kind in ("naked", "hidden"))
PATTERNS = (*SINGLES, *SUBSETS)
NETS = ("forcing-net-contradiction",)
LADDER = LogicOptions(techniques=(*SINGLES, *NETS, NESTED))


def nested_steps(puzzle: Puzzle, most: int) -> Iterator[tuple[Grid, Step]]:
    grid = Grid.start(puzzle)
    for step, after in any_logic.path(grid, LADDER, Stop()):
        if step.technique.id == NESTED:
            yield grid, step
            most -= 1
        grid = after
        if not most:
            return


@pytest.fixture(scope="module")
def found() -> list[tuple[Grid, Step]]:
    """Some on a plain board, where every technique of any board can be looked for."""
    return list(nested_steps(Puzzle.parse(INKALA), 6))


def removed(grid: Grid, gone: list[Elimination]) -> Grid:
    return grid.apply(Step(Technique("told", "Told", "rules"), eliminations=tuple(gone)))


def fails(grid: Grid, candidate: Elimination) -> bool:
    """Whether a candidate, once it is true, leads to something impossible by singles, locked candidates and subsets."""
    placed = Step(Technique("told", "Told", "rules"), placements=(Placement(candidate.cell, candidate.digit),))
    end = grid.apply(placed)
    for _, after in any_logic.path(end, LogicOptions(techniques=PATTERNS), Stop()):
        end = after
    held = [{digit} if digit else set(end.candidates_of(cell)) for cell, digit in enumerate(end.digits)]
    houses = [set.union(*(held[cell] for cell in house.cells)) for house in end.puzzle.houses]
    return not all(held) or any(digits != set(range(1, 10)) for digits in houses)


def fall_by_nets(grid: Grid) -> set[Elimination]:
    nets = any_logic.all_steps(grid, LogicOptions(techniques=NETS), Stop())
    return {gone for step in nets for gone in step.eliminations}


def test_a_nested_net_is_told_in_order_from_the_first_supposition_to_its_end(found: list[tuple[Grid, Step]]) -> None:
    assert len(found) == 6
    for _, step in found:
        [gone] = step.eliminations
        told = [(case.contents[0], case.cells, end) for case, end in each_case(step)]
        first, *_, last = told
        assert (first[1][0], first[0]) == (last[1][0], last[0]) == (gone.cell, (gone.digit,))
        assert not first[2]
        assert last[2]
        for supposed, cells, end in told:
            assert (cells[0], supposed[0]) == gone
            assert len(supposed) == (2 if end and (supposed, cells, end) != last else 1)


def test_each_candidate_inside_falls_by_a_net_alone_once_the_first_is_true(found: list[tuple[Grid, Step]]) -> None:
    inside = 0
    for grid, step in found:
        [supposed] = step.eliminations
        others = [Elimination(supposed.cell, digit) for digit in grid.candidates_of(supposed.cell)]
        board = removed(grid, [other for other in others if other != supposed])
        for case, _ in each_case(step):
            if len(case.contents[0]) == 1:
                continue
            lemma = Elimination(case.cells[1], case.contents[0][1])
            assert fails(board, lemma)
            board = removed(board, [lemma])
            inside += 1
        fallen = fall_by_nets(board)
        assert any(
            all(Elimination(cell, digit) in fallen for digit in board.candidates_of(cell))
            for cell in range(81)
            if not board.digits[cell]
        )
    assert inside >= len(found)


def test_the_tree_has_the_inner_suppositions_below_the_first(found: list[tuple[Grid, Step]]) -> None:
    for grid, step in found:
        tree = case_tree(step)
        [gone] = step.eliminations
        assert {one.depth for one in tree} == {0, 1}
        assert tree[0].depth == 0
        assert tree[-1].depth == 0
        for one in tree:
            assert ((one.supposed.cell, one.supposed.digit) == (gone.cell, gone.digit)) == (one.depth == 0)
            assert bool(one.end) == (one.depth == 1 or one is tree[-1])
            assert one.supposed.digit in grid.candidates_of(one.supposed.cell)


def test_it_is_told_in_whole_sentences(found: list[tuple[Grid, Step]]) -> None:
    for _, step in found:
        told = [words(each) for each in sentences(step)]
        assert told[0].startswith("Suppose that ")
        assert told[-1].startswith("So ")
        assert sum(each.count(", but ") for each in told) == sum(bool(end) for _, end in each_case(step))


def test_a_hard_plain_puzzle_needs_neither_cases_nor_guesses() -> None:
    puzzle = Puzzle.parse(INKALA)
    right = solve(puzzle)
    assert right is not None
    used = set()
    end = Grid.start(puzzle)
    for step, after in path(puzzle, without_guessing(unique=True)):
        assert all(right.digits[cell] != digit for cell, digit in step.eliminations)
        assert all(right.digits[cell] == digit for cell, digit in step.placements)
        used.add(step.technique.id)
        end = after
    assert end.digits == right.digits
    assert not {SUPPOSING, "brute-force"} & used
