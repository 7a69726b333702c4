"""Full rank against its brute-force twin, the order of all lines of every Latin square, for one clue and several."""

from itertools import permutations
from random import Random

import pytest

from ninefold import Puzzle, Shape, solutions
from ninefold.constraints import Either, ExtraHouse, FullRank, UnlikeLines, Void
from ninefold.constraints.parts.board_lines import board_lines
from ninefold.logic import path

LINES = board_lines(4)


def latin() -> list[bytes]:
    rows = [bytes(row) for row in permutations((1, 2, 3, 4))]
    grids = [b""]
    for _ in range(4):
        grids = [grid + row for grid in grids for row in rows if all(row[c] not in grid[c::4] for c in range(4))]
    return grids


GRIDS = latin()


def ranks(grid: bytes) -> list[int]:
    numbers = [[grid[cell] for cell in line] for line in LINES]
    return [1 + sum(other < number for other in numbers) for number in numbers]


def alone(grid: bytes, line: int) -> bool:
    return ranks(grid).count(ranks(grid)[line]) == 1


@pytest.mark.parametrize("ties", [False, True])
def test_clues_together_leave_exactly_the_grids_that_keep_all_of_them(ties: bool) -> None:
    random = Random(f"ranks {ties}")
    known = [(grid, ranks(grid)) for grid in GRIDS]
    several = 0
    for _ in range(1000):
        model_grid, model = random.choice(known)
        givens = bytes(digit if random.random() < 0.1 else 0 for digit in model_grid)
        lines = random.sample(range(16), random.randint(1, 6))
        places = [model[line] for line in lines]
        if random.random() < 0.2:
            places[0] = random.randint(1, 16)
        rules = tuple(FullRank(LINES[line], place, ties) for line, place in zip(lines, places, strict=True))
        expected = {
            grid
            for grid, order in known
            if all(given in (0, digit) for given, digit in zip(givens, grid, strict=True))
            and all(order[line] == place for line, place in zip(lines, places, strict=True))
            and (ties or all(alone(grid, line) for line in lines))
        }
        puzzle = Puzzle(Shape(1, 4), givens, rules)
        found = [grid.digits for grid in solutions(puzzle)]
        assert len(found) == len(set(found))
        assert set(found) == expected, rules
        assert all(rule.holds(grid, puzzle.scale) for rule in rules for grid in found)
        several += len(expected) > 1
    assert several > 10


def test_a_rank_beyond_the_lines_has_no_solution() -> None:
    for rank in (0, 17):
        puzzle = Puzzle(Shape(2, 2), bytes(16), (FullRank(LINES[0], rank),))
        assert not list(solutions(puzzle))


def test_two_lines_with_one_rank_are_the_same_number_or_have_no_solution() -> None:
    first, other = LINES[0], LINES[8]

    def twice(ties: bool) -> list[bytes]:
        rules = (FullRank(first, 1, ties), FullRank(other, 1, ties))
        return [grid.digits for grid in solutions(Puzzle(Shape(1, 4), bytes(16), rules))]

    assert not twice(False)
    assert twice(True)
    assert all([grid[c] for c in first] == [grid[c] for c in other] for grid in twice(True))


def test_ranks_hold_inside_alternatives() -> None:
    either = Either(((FullRank(LINES[0], 1),), (FullRank(LINES[0], 16), ExtraHouse("extra region", (0, 5, 10, 15)))))
    found = {grid.digits for grid in solutions(Puzzle(Shape(1, 4), bytes(16), (either,)))}
    expected = {
        grid
        for grid in GRIDS
        if alone(grid, 0)
        and (ranks(grid)[0] == 1 or (ranks(grid)[0] == 16 and len({grid[c] for c in (0, 5, 10, 15)}) == 4))
    }
    assert found == expected


def test_ranks_are_right_where_lines_are_no_houses() -> None:
    grids = [bytes([1, 2, 2, 1]), bytes([2, 1, 1, 1])]  # the last cell is void
    told = set()
    for rank in range(1, 9):
        rule = FullRank((0, 1), rank, ties=True)
        puzzle = Puzzle(Shape(1, 2), bytes(4), (rule, Void((3,))))
        expected = {grid for grid in grids if rule.holds(grid, puzzle.scale)}
        assert {grid.digits for grid in solutions(puzzle)} == expected
        told |= expected
    assert told == set(grids)


def test_unlike_lines_leave_exactly_the_grids_without_two_lines_alike() -> None:
    rule = UnlikeLines(4)
    random = Random("unlike")
    unlike = [grid for grid in GRIDS if len(set(ranks(grid))) == 16]
    assert 0 < len(unlike) < len(GRIDS)
    for _ in range(1000):
        model = random.choice(GRIDS)
        givens = bytes(digit if random.random() < 0.4 else 0 for digit in model)
        puzzle = Puzzle(Shape(1, 4), givens, (rule,))
        expected = {g for g in unlike if all(given in (0, digit) for given, digit in zip(givens, g, strict=True))}
        assert {grid.digits for grid in solutions(puzzle)} == expected
        assert rule.holds(model, puzzle.scale) == (model in unlike)


def test_no_step_of_logic_removes_what_occurs_in_a_solution() -> None:
    random = Random("logic of ranks")
    helped = 0
    for _ in range(40):
        order = ranks(random.choice(GRIDS))
        rules = tuple(FullRank(LINES[line], order[line], True) for line in random.sample(range(16), 3))
        puzzle = Puzzle(Shape(1, 4), bytes(16), rules)
        solved = [grid.digits for grid in solutions(puzzle)]
        for step, _ in path(puzzle):
            assert not any(grid[cell] == digit for grid in solved for cell, digit in step.eliminations), step
            assert all(grid[cell] == digit for grid in solved for cell, digit in step.placements), step
            helped += step.technique.family == "rules"
    assert helped > 0
