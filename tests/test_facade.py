"""The top of the package: text, puzzles and grids are all taken, and answers show themselves."""

import subprocess
import sys

import pytest

import ninefold
from ninefold import Grid, Puzzle, StoppedError, TimeLimitError

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_a_hint_is_the_same_for_text_puzzle_and_grid() -> None:
    puzzle = Puzzle.parse(EASY)
    said = {ninefold.hint(given, 4).sentence for given in (EASY, puzzle, Grid.start(puzzle))}
    assert len(said) == 1


def test_a_hint_starts_where_the_grid_stands() -> None:
    grid = Grid.start(Puzzle.parse("1.34.......1....")).place("r1c2", 2)
    step = ninefold.hint(grid, 4).step
    assert step is not None
    assert step.placements != [(1, 2)]


def test_what_explain_tells_prints_as_numbered_sentences() -> None:
    path = ninefold.explain("1.34.......1....")
    lines = str(path).splitlines()
    assert lines[0].startswith("  1  Naked Single: ")
    assert len(lines) == len(path) + 1


def test_a_path_shows_each_step_on_its_board_in_a_notebook() -> None:
    path = ninefold.explain("1.....2..3.....4")
    assert path._repr_html_().count("<svg") == len(path) == 12
    assert path[0]._repr_svg_().startswith("<svg")


def test_time_limits_and_stops_reach_the_desk() -> None:
    with pytest.raises(TimeLimitError):
        ninefold.hint(EASY, timeout=0)
    stop = ninefold.Stop()
    stop.stop()
    with pytest.raises(StoppedError):
        ninefold.hint(EASY, stop=stop)


def test_a_name_that_is_not_there_is_said_so() -> None:
    with pytest.raises(AttributeError, match="module 'ninefold' has no attribute 'solv'"):
        ninefold.solv  # type: ignore[attr-defined]  # noqa: B018


def test_a_program_that_only_solves_imports_neither_logic_nor_ratings() -> None:
    told = f"import sys, ninefold; ninefold.solve(ninefold.Puzzle.parse({EASY!r})); print(*sys.modules)"
    names = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    assert not {"ninefold.logic", "ninefold.rating", "ninefold.desk"} & set(names)
