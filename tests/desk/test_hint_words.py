"""What a hint says where there is no step to tell: a wrong digit, marks that lack one, the end of logic."""

from dataclasses import replace

import pytest

from ninefold.choices import STAGES, Stage
from ninefold.desk.hint import hint
from ninefold.errors import PuzzleError
from ninefold.model import Grid, Puzzle, Record, Shape, parse_cell

FOUR = Puzzle.parse("1.....2..3.....4")
"""Its solution is 1243 3421 4312 2134."""


def at(digits: str = "", without: tuple[tuple[str, int], ...] = ()) -> Record:
    """A player on that puzzle, who has placed digits, and taken candidates away."""
    board = bytes(map(int, (digits or FOUR.oneline).replace(".", "0")))
    grid = Grid.of_digits(FOUR, board)
    masks = list(grid.candidates)
    for cell, digit in without:
        masks[parse_cell(cell, 4)] &= ~(1 << (digit - 1))
    return Record(FOUR, replace(grid, candidates=tuple(masks)))


def test_a_digit_that_clashes_is_told_with_the_house_and_comes_before_marks() -> None:
    answer = hint(at("1..1..2..3.....4", without=(("r1c2", 2),)))
    assert (answer.kind, answer.wrong, answer.digit) == ("mistake", "digit", 1)
    assert answer.sentence == "r1c4 cannot be 1. Row 1 has two 1s (r1c1, r1c4)."


def test_what_marks_lack_is_told_only_at_the_last_stage() -> None:
    for stage in STAGES:
        answer = hint(at(without=(("r1c2", 2),)), stage)
        assert (answer.kind, answer.wrong, answer.cells[0]) == ("mistake", "mark", 1)
        assert answer.sentence.startswith("The marks of r1c2 lack a digit that is still possible there.")
        assert ("it is 2 in the end" in answer.sentence, answer.digit) == ((True, 2) if stage == 4 else (False, None))


def test_where_logic_ends_a_cell_with_few_candidates_is_named() -> None:
    empty = Puzzle(Shape(2, 2), bytes([1, *bytes(15)]))
    answer = hint(Record(empty))
    assert answer.kind == "stuck"
    assert answer.sentence == "Logic ends here; r1c2, which has 3 candidates, is a good cell to try."


@pytest.mark.parametrize(("text", "kind"), [("11..............", "impossible"), ("1243342143122134", "done")])
def test_without_a_solution_or_an_open_cell_there_is_no_step(text: str, kind: str) -> None:
    answer = hint(Record(Puzzle.parse(text)))
    assert (answer.kind, answer.cells, answer.step) == (kind, (), None)


@pytest.mark.parametrize("stage", [0, 5])
def test_there_are_four_stages(stage: Stage) -> None:
    with pytest.raises(PuzzleError, match=f"stage: expected a number from 1 to 4, got {stage}"):
        hint(at(), stage)
