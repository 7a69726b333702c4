"""Finders for every board: on plain 9×9 the finders for that board are their judge, elsewhere the solution is."""

import pytest

from ninefold import Grid, Puzzle, Shape, Step, Stop, read_puzzle, solve
from ninefold.constraints.extra_house import diagonals
from ninefold.constraints.variants import variant
from ninefold.engine import any_logic, logic
from ninefold.generating import generate
from ninefold.logic import LogicOptions, all_steps, furthest, path, techniques
from ninefold.model import cell_name

NINE = read_puzzle("000028000400007000017050006002000405009070100708000900900040810000300009000710000")
WINGS = read_puzzle(".7....56..8...9.....27.....74....6.9...9.7..16...2....9.84..13........8....37....")
COLORS = read_puzzle("..9.4.....31.2....8..3...5..7....1...........4..6...8.......9.24......3.......6..")
SIX = read_puzzle("000160001230000010030000013600042000")
TWELVE = read_puzzle(
    "......A.2.488..7.B..9AC...3.89...6.B..C27.B38.5..........CA..6..C.5279....1B2C.A..8..57....."
    ".....A.953.74B..7.A...6C.8...C94..3.B..A28.6.5......"
)


@pytest.mark.parametrize("puzzle", [SIX, TWELVE])
def test_no_step_contradicts_the_solution(puzzle: Puzzle) -> None:
    solution = solve(puzzle)
    assert solution is not None
    walked = list(path(puzzle))
    assert len(walked) > 5
    for step, _ in walked:
        assert all(solution.digits[cell] == digit for cell, digit in step.placements)
        assert all(solution.digits[cell] != digit for cell, digit in step.eliminations)
        assert step.placements or step.eliminations


def found(grid: Grid, *names: str) -> set[tuple[str, int, int]]:
    return _changes(any_logic.all_steps(grid, LogicOptions(techniques=names), Stop()))


def expected(grid: Grid, *names: str) -> set[tuple[str, int, int]]:
    return _changes(logic.all_steps(grid, LogicOptions(techniques=names), Stop()))


def _changes(steps: list[Step]) -> set[tuple[str, int, int]]:
    placed = {("is", cell, digit) for step in steps for cell, digit in step.placements}
    return placed | {("is not", cell, digit) for step in steps for cell, digit in step.eliminations}


SINGLES = ("full-house", "naked-single", "hidden-single")
# A pair that is also locked has a name of its own on plain 9×9; a full house is a naked single.
TWINS = [
    (("naked-single",), ("naked-single", "full-house")),
    (("hidden-single",), ("hidden-single",)),
    (("locked-candidates-1",), ("locked-candidates-1",)),
    (("locked-candidates-2",), ("locked-candidates-2",)),
    (("hidden-pair",), ("hidden-pair",)),
    (("hidden-triple",), ("hidden-triple",)),
    (("hidden-quadruple",), ("hidden-quadruple",)),
    (("x-wing",), ("x-wing",)),
    (("swordfish",), ("swordfish",)),
    (("jellyfish",), ("jellyfish",)),
    (("skyscraper",), ("skyscraper",)),
    (("xy-wing",), ("xy-wing",)),
    (("xyz-wing",), ("xyz-wing",)),
    (("w-wing",), ("w-wing",)),
    (("simple-colors-trap", "simple-colors-wrap"), ("simple-colors-trap", "simple-colors-wrap")),
    (("multi-colors-1", "multi-colors-2"), ("multi-colors-1", "multi-colors-2")),
]


@pytest.mark.parametrize(("own", "plain"), TWINS, ids=[own[0] for own, _ in TWINS])
def test_on_nine_by_nine_both_engines_find_the_same(own: tuple[str, ...], plain: tuple[str, ...]) -> None:
    for puzzle in (NINE, WINGS, COLORS):
        grid = Grid.start(puzzle)
        for _, after in path(puzzle):
            if own[0] in SINGLES or not expected(grid, *SINGLES):  # a single is part of many other patterns, or is not
                assert found(grid, *own) == expected(grid, *plain)
            grid = after


@pytest.mark.slow
def test_on_a_thousand_puzzles_both_engines_find_the_same_behind_the_singles() -> None:
    for one in generate(count=1000, seed=5):
        grid = furthest(Grid.start(one.puzzle), LogicOptions(techniques=SINGLES))
        for own, plain in TWINS:
            if own[0] not in SINGLES:
                steps = logic.all_steps(grid, LogicOptions(techniques=plain), Stop())
                assert found(grid, *own) == _changes([step for step in steps if not removes_a_part_of_itself(step)])


def removes_a_part_of_itself(step: Step) -> bool:
    """A skyscraper that removes one of its own candidates: only the finder of plain 9×9 tells it."""
    ends = {cell for link in step.evidence.links for node in (link.start, link.end) for cell in node.cells}
    return step.technique.id == "skyscraper" and any(cell in ends for cell, _ in step.eliminations)


def test_the_default_ladder_of_other_boards_has_no_technique_that_needs_one_solution() -> None:
    for row in techniques().values():
        assert row.boards == "nine" or row.family != "uniqueness"


def test_an_order_of_ones_own_is_kept() -> None:
    grid = Grid.start(SIX)
    for names in (("naked-single", "hidden-single"), ("hidden-single", "naked-single")):
        step = any_logic.next_step(grid, LogicOptions(techniques=names), Stop())
        assert step is not None
        assert step.technique.id == names[0]


def test_a_diagonal_takes_part_in_logic() -> None:
    plain = Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0]))
    crossed = Puzzle(plain.shape, plain.givens, diagonals(4))
    assert Grid.start(crossed).candidates_of(15) == (4,)
    assert ((15, 4),) in [step.placements for step in all_steps(Grid.start(crossed))]


def test_a_pincer_may_be_a_leap_away() -> None:
    shape = Shape(3, 3)
    open_digits = {"r3c3": (1, 2), "r4c5": (1, 3), "r3c9": (2, 3), "r4c9": (3, 4, 5)}
    removed = {}
    for name in ("windoku", "antiknight"):
        puzzle = Puzzle(shape, bytes(81), variant([name], shape))
        grid = Grid.start(puzzle).eliminate(
            (cell, digit) for cell, left in open_digits.items() for digit in range(1, 10) if digit not in left
        )
        steps = all_steps(grid, LogicOptions(techniques=("xy-wing",)))
        removed[name] = [[(cell_name(cell, 9), digit) for cell, digit in step.eliminations] for step in steps]
    assert removed == {"windoku": [], "antiknight": [[("r3c5", 3), ("r3c7", 3), ("r4c7", 3), ("r4c9", 3)]]}


def test_forcing_chains_to_the_same_end_are_told_once() -> None:
    steps = [one for one in all_steps(read_puzzle("1.34............")) if "forcing" in one.technique.id]
    shown = [(one.technique.id, one.placements, one.eliminations) for one in steps]
    assert shown
    assert len(set(shown)) == len(shown)
