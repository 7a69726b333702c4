"""The top of the package: text, puzzles and grids are all taken, and answers show themselves."""

import ast
import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import ninefold
from ninefold import Grid, Puzzle, PuzzleError, StoppedError, TimeLimitError, constraints
from ninefold.formats import write
from ninefold.logic import all_steps, next_step, path

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


BOGUS: Any = "bogus"
NINE: Any = 9
"""What type checkers would refuse."""


def test_a_hint_is_the_same_for_text_puzzle_and_grid() -> None:
    puzzle = Puzzle.parse(EASY)
    said = {ninefold.hint(given, 4).sentence for given in (EASY, puzzle, Grid.start(puzzle))}
    assert len(said) == 1


@pytest.mark.parametrize(
    "verb",
    [
        lambda given: str(ninefold.solve(given)),
        ninefold.count,
        lambda given: [grid.oneline for grid in ninefold.solutions(given)],
        lambda given: ninefold.rate(given, only=["er"]).er,
        ninefold.minimize,
        ninefold.canonical,
        next_step,
        all_steps,
        lambda given: len(list(path(given))),
    ],
)
def test_every_verb_takes_text_puzzle_and_grid_alike(verb: Any) -> None:
    puzzle = Puzzle.parse(EASY)
    assert verb(EASY) == verb(puzzle) == verb(Grid.start(puzzle))
    with pytest.raises(TypeError, match="expected a puzzle, a grid or text, got int"):
        verb(81)


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: ninefold.hint(EASY, NINE), "stage: expected a number from 1 to 4, got 9"),
        (lambda: ninefold.rate(EASY, only=["level", BOGUS]), "no column is called 'bogus'; there are level, score"),
        (lambda: ninefold.solve(EASY, method=BOGUS), "no method is called 'bogus'; there are search, guess"),
        (
            lambda: ninefold.explain(EASY, rater=BOGUS),
            "no rater is called 'bogus'; there are hodoku, explainer, whips, expert",
        ),
        (lambda: ninefold.read(EASY, format=BOGUS), "no format is called 'bogus'; there are ninefold-json, "),
        (lambda: ninefold.Wish(level=BOGUS), "no level of the scheme 'level' is called 'bogus'; there are easy, "),
        (lambda: ninefold.Wish(symmetry=BOGUS), "no symmetry is called 'bogus'; there are none, rotation180"),
    ],
)
def test_a_name_that_there_is_not_is_refused_with_those_that_there_are(call: Any, told: str) -> None:
    with pytest.raises(PuzzleError, match=f"^{re.escape(told)}"):
        call()


def test_a_text_may_be_named_by_its_format_or_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "two.sdm"
    file.write_text("".join(write(ninefold.read(f"{EASY}\n{EASY}"), "sdm")))
    assert [record.puzzle for record in ninefold.read(file)] == [Puzzle.parse(EASY)] * 2
    assert ninefold.read(file, format="sdm") == ninefold.read(file.read_text(), format="sdm")
    assert ninefold.read_puzzle(file) == Puzzle.parse(EASY)


def test_the_constraints_are_listed_and_nothing_else_is() -> None:
    names = [name for name in dir(constraints) if not name.startswith("_")]
    assert {*names} == {*constraints.kinds(), "kinds"}
    assert all(getattr(constraints, name) for name in names)


def test_a_hint_starts_where_the_grid_stands() -> None:
    grid = Grid.start(Puzzle.parse("1.34.......1....")).place("r1c2", 2)
    step = ninefold.hint(grid, 4).step
    assert step is not None
    assert step.placements != [(1, 2)]


def test_what_explain_tells_prints_as_numbered_sentences() -> None:
    walked = ninefold.explain("1.34.......1....")
    lines = str(walked).splitlines()
    assert lines[0].startswith("  1  Naked Single: ")
    assert len(lines) == len(walked) + 1


def test_a_path_shows_each_step_on_its_board_in_a_notebook() -> None:
    walked = ninefold.explain("1.....2..3.....4")
    assert walked._repr_html_().count("<svg") == len(walked) == 12
    assert walked[0]._repr_svg_().startswith("<svg")


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


def test_each_name_comes_from_where_type_checkers_are_told() -> None:
    checked = ast.parse(Path(ninefold.__file__).read_text(encoding="utf-8")).body
    told = [node for block in checked if isinstance(block, ast.If) for node in block.body]
    imports = [node for node in told if isinstance(node, ast.ImportFrom)]
    homes = {alias.name: node.module for node in imports for alias in node.names}
    assert homes == {name: home for home, names in ninefold._HOMES.items() for name in names.split()}
    assert sorted(homes) == sorted(ninefold.__all__)
    for name, home in homes.items():
        assert getattr(ninefold, name) is getattr(import_module(str(home)), name)
        assert name in dir(ninefold)


def test_the_parts_of_the_package_are_there_without_an_import_of_their_own() -> None:
    told = "import ninefold; print(ninefold.model.Shape, ninefold.formats.write, ninefold.errors.PuzzleError)"
    assert subprocess.run([sys.executable, "-c", told], capture_output=True, text=True).returncode == 0


def test_a_program_that_only_solves_imports_neither_logic_nor_ratings() -> None:
    told = f"import sys, ninefold; ninefold.solve(ninefold.Puzzle.parse({EASY!r})); print(*sys.modules)"
    names = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    assert not {"ninefold.logic", "ninefold.rating", "ninefold.desk"} & set(names)


def test_a_notebook_shows_a_hint_in_words_and_with_its_step_at_the_last_stage() -> None:
    first, last = ninefold.hint("1.34.......1....", 1), ninefold.hint("1.34.......1....", 4)
    assert "<svg" not in first._repr_html_()
    assert first.sentence in first._repr_html_()
    assert last._repr_html_().count("<svg") == 1
    assert json.loads(last.as_json())["stage"] == 4
    assert "_drawn" not in last.as_json()


def test_what_a_session_shows_is_short_and_says_it_in_words() -> None:
    path = ninefold.explain("1.....2..3.....4")
    assert repr(path) == "<ExplainedPath: Solved by logic in 12 steps; the hardest was a Naked Single (step 1).>"
    assert str(path[0]).startswith("Naked Single: ")
    assert repr(path[0]) == f"<Walked: {path[0]}>"
    found = ninefold.hint("1.....2..3.....4", 2)
    assert str(found) == "Look for a Naked Single."
    assert repr(found) == "<ShownHint, stage 2 of 4: Look for a Naked Single.>"
    made = next(ninefold.generate(seed=1))
    assert repr(made).startswith(f"Generated(puzzle={made.puzzle!r}, seed=1, ")


def test_the_names_of_the_package_are_those_that_are_meant_for_its_users() -> None:
    names = {name for name in dir(ninefold) if not name.startswith("__")}
    parts = {name for name in names if isinstance(getattr(ninefold, name), ModuleType)}
    assert names - parts == set(ninefold.__all__)
    assert {"constraints", "logic", "rating", "school"} <= parts


def test_puzzles_are_taken_where_their_texts_are_and_one_is_not_taken_for_many() -> None:
    puzzle = Puzzle.parse(EASY)
    assert list(puzzle) == list(puzzle.givens)
    assert list(ninefold.count_many([puzzle, EASY])) == [1, 1]
    assert "".join(ninefold.formats.write([puzzle], "oneline")).strip() == puzzle.oneline
    assert ninefold.Wish(techniques="x-wing").techniques == ("x-wing",)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="rate_many takes several puzzles"):
        ninefold.rate_many(puzzle)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="write takes several at a time"):
        ninefold.formats.write(puzzle, "sdm")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected text or a path, got int"):
        ninefold.Puzzle.parse(5)  # type: ignore[arg-type]
