"""SK loops."""

import csv
from pathlib import Path

import pytest
from tests.logic.slow_sk_loop import sk_loops

from ninefold import read_puzzle
from ninefold.logic import all_steps, explain, only, words
from ninefold.model import Elimination, Grid
from ninefold.picture.svg import step_svg
from ninefold.solving import solve

# Well known: the first puzzle in which such a loop was seen, and what it removes, as digit, row and column.
EASTER_MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
REMOVED = "713 325 825 826 231 452 852 358 958 173 584 485 691"


def candidates(text: str) -> set[Elimination]:
    return {Elimination(9 * (row - 1) + column - 1, d) for d, row, column in (map(int, one) for one in text.split())}


def test_the_loop_of_easter_monster_is_found_with_all_that_it_removes() -> None:
    grid = Grid.start(read_puzzle(EASTER_MONSTER))
    [loop] = sk_loops(grid)
    assert (loop.rows, loop.columns) == ((1, 7), (1, 7))
    assert len(loop.cells) == 16
    assert set(loop.eliminations) == candidates(REMOVED)
    [step] = all_steps(grid, only("sk-loop"))
    assert set(step.eliminations) == set(loop.eliminations)
    assert step.evidence.cells == loop.cells
    assert "row 2" in words(explain(step, long=True))
    assert "<svg" in step_svg(grid, step)


@pytest.mark.parametrize(
    "line",
    [EASTER_MONSTER, "..6.37.........8....7.5..4..3...1.98.4..8.........43..6.....9...189...7.....65..1"],
)
def test_nothing_that_is_true_is_removed(line: str) -> None:
    solution = solve(read_puzzle(line))
    assert solution is not None
    for loop in sk_loops(Grid.start(read_puzzle(line))):
        assert all(solution.digits[cell] != digit for cell, digit in loop.eliminations)


def test_the_loop_is_found_in_an_image_of_the_puzzle() -> None:
    turned = "".join(EASTER_MONSTER[9 * (at % 9) + at // 9] for at in range(81))
    [loop] = all_steps(Grid.start(read_puzzle(turned)), only("sk-loop"))
    assert set(loop.eliminations) == {Elimination(9 * (c % 9) + c // 9, d) for c, d in candidates(REMOVED)}


def test_boards_without_filled_crossings_and_other_boards_have_none() -> None:
    assert sk_loops(Grid.start(read_puzzle("." * 81))) == []
    assert sk_loops(Grid.start(read_puzzle("1.....2..3.....4"))) == []


def test_published_loops_remove_what_was_published(reference: Path) -> None:
    with (reference / "expert" / "published_exotic.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["technique"] == "sk-loop"]
    assert rows
    for row in rows:
        grid = Grid.start(read_puzzle(row["grid"]))
        steps = all_steps(grid, only("sk-loop", every=True))
        assert [set(step.eliminations) for step in steps] == [set(loop.eliminations) for loop in sk_loops(grid)]
        found = {one for step in steps for one in step.eliminations}
        assert candidates(row["eliminations"]) <= found, row["id"]
