"""What a person is told of a position: why it fails, what would help, what is wrong, what comes next."""

import pytest

from ninefold import count, read_puzzle, solutions, solve
from ninefold.constraints import Cage, Thermo
from ninefold.constraints.variants import variant
from ninefold.desk.ambiguity import ambiguity
from ninefold.desk.check import check
from ninefold.desk.contradiction import contradiction
from ninefold.desk.dead_end import dead_end
from ninefold.desk.hint import hint
from ninefold.desk.judge import judge
from ninefold.desk.mistake import first_mistake
from ninefold.desk.task import Task
from ninefold.model import Grid, Puzzle, Record, Shape

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
BROKEN = ONE[:2] + "1" + ONE[3:]


def start(text: str) -> Grid:
    return Grid.start(read_puzzle(text))


@pytest.mark.parametrize(
    "text",
    [
        BROKEN,
        ONE[:80] + "1",
        "123......456......78.......9" + "." * 53 + "",
        "1...........2.......3......4." + "." * 51 + "5",
    ],
)
def test_a_contradiction_is_irreducible_and_absent_where_there_is_a_solution(text: str) -> None:
    grid = start(text)
    clash = contradiction(grid)
    assert (clash is None) == (count(grid, limit=1) == 1)
    if clash is None:
        return
    for left_out in clash.cells:
        kept = bytes(digit if cell in clash.cells and cell != left_out else 0 for cell, digit in enumerate(grid.digits))
        assert count(Puzzle(grid.puzzle.shape, kept), limit=1) == 1


def test_a_house_that_is_violated_is_contradiction_enough() -> None:
    clash = contradiction(start("7.....7.." + ONE[9:]))
    assert clash is not None
    assert clash.cells == (0, 6)
    assert clash.why == "Row 1 has two 7s (r1c1, r1c7)."


def test_rules_that_clash_by_themselves_need_no_digits() -> None:
    puzzle = read_puzzle("." * 16)
    grid = Grid.start(Puzzle(puzzle.shape, puzzle.givens, variant(["nonconsecutive", "antiking"], puzzle.shape)))
    clash = contradiction(grid)
    assert clash is not None
    assert clash.cells == ()
    for left_out in clash.rules:
        kept = tuple(rule for at, rule in enumerate(grid.puzzle.constraints) if at in clash.rules and at != left_out)
        assert count(Puzzle(puzzle.shape, puzzle.givens, kept), limit=1) == 1


def test_a_clash_names_the_constraints_that_take_part() -> None:
    cages = (Cage((14, 15), 3), Cage((0, 1), 3), Cage((2, 3), 5), Thermo((8, 9)))
    grid = Grid.start(Puzzle(Shape(2, 2), bytes(16), cages))
    clash = contradiction(grid)
    assert clash is not None
    assert (clash.cells, clash.rules, clash.irreducible) == ((), (1, 2), True)
    assert clash.sentence == (
        "No solution: these 2 clues already clash: the killer cage 3 in r1c1, r1c2; the killer cage 5 in r1c3, r1c4."
    )
    given = contradiction(Grid.start(Puzzle(Shape(2, 2), bytes([4] + [0] * 15), cages[:2])))
    assert given is not None
    assert given.sentence == "No solution: these 2 clues already clash: r1c1 4; the killer cage 3 in r1c1, r1c2."


def test_a_dead_end_is_told_by_its_cell() -> None:
    assert dead_end(start("123...4.........")) == "Nothing fits in r1c4."
    assert dead_end(start(ONE)) is None


def test_the_two_solutions_shown_are_as_alike_as_any() -> None:
    text = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
    doubt = ambiguity(start(text))
    assert doubt is not None
    assert set(doubt.solutions) == {grid.oneline for grid in solutions(read_puzzle(text))}
    assert doubt.suggestion.unique
    assert doubt.suggestion.cell in doubt.cells
    assert ambiguity(start(ONE)) is None


def test_a_mistake_in_a_puzzle_with_several_solutions_is_the_digit_after_which_none_was_left() -> None:
    puzzle = read_puzzle("1...............")
    digits = bytearray(puzzle.givens)
    digits[1], digits[15], digits[6] = 2, 3, 2  # r2c3 = 2 is fine beside r1c2 = 2; r4c4 = 3 too
    assert first_mistake(Grid.of_digits(puzzle, bytes(digits))) is None
    digits[3] = 2
    found = first_mistake(Grid.of_digits(puzzle, bytes(digits)), order=[1, 3, 15, 6])
    assert found is not None
    assert (found.wrong, found.cell) == ("digit", 3)


def test_an_unsolvable_puzzle_is_no_mistake_of_the_player() -> None:
    assert first_mistake(start(BROKEN)) is None
    assert hint(Record(read_puzzle(BROKEN))).kind == "impossible"


def test_hints_lead_to_the_solution() -> None:
    grid = start(ONE)
    while (told := hint(Record(grid.puzzle, grid), 4)).kind == "step":
        assert told.step is not None
        grid = grid.eliminate(told.step.eliminations)
        for cell, digit in told.step.placements:
            grid = grid.place(cell, digit)
    solved = solve(read_puzzle(ONE))
    assert solved is not None
    assert (told.kind, grid.digits) == ("done", solved.digits)


def test_a_claim_is_true_when_every_solution_agrees() -> None:
    claims = ["r4c2=3", "r4c2<>3", "r4c2<>1", "r1c1=1", "r1c1<>1"]
    told = judge(Record(read_puzzle("1234341221434...")), claims).claims
    assert [verdict.true for verdict in told] == [True, False, True, True, False]


def test_one_solution_is_told_though_no_time_is_left_to_rate_it() -> None:
    class Late(Task):
        def tell(self, stage: str, found: int | None = None) -> None:
            if stage == "rating":
                self.stop.stop()

    answer = check(Record(read_puzzle(ONE)), task=Late())
    assert (answer.sentence, answer.unique) == ("One solution; the time was too short to rate it.", True)
