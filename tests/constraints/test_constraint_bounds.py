"""Beyond its bounds a constraint is refused by a sentence that names it, its place and the bound."""

from dataclasses import replace

import pytest

from ninefold import Puzzle, PuzzleError, Shape, StoppedError, verify_by_candidates, verify_by_houses
from ninefold.constraints import (
    Cage,
    Contain,
    Difference,
    Either,
    EqualSums,
    ExtraHouse,
    Flatmates,
    GlobalEntropy,
    Indexer,
    Leap,
    Lunchbox,
    Modular,
    Neighbours,
    PairTable,
    Pattern,
    RellikCage,
    Skyscraper,
    SumLine,
    Taxicab,
    Total,
    either,
)
from ninefold.constraints.parts.automaton import automaton
from ninefold.constraints.parts.kept import _tables, kept
from ninefold.engine.stop import Stop
from ninefold.formats import read
from ninefold.formats.parts.constraint_json import constraints_of
from ninefold.model import bounds, together
from ninefold.model.constraint import Constraint
from ninefold.model.rule import NEVER, Scale
from ninefold.stopping import working_under

NINE = Shape(3, 3)
LARGEST = Shape(8, 16)
ROW = tuple(range(9))


def board(*constraints: Constraint, shape: Shape = NINE) -> Puzzle:
    return Puzzle(shape, bytes(shape.cells), constraints)


def table(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(4, "little", signed=True) for number in numbers)


@pytest.mark.parametrize(
    ("constraint", "problem"),
    [
        (Flatmates(9, 10, 9), "constraint 1: Dutch flatmates: a 9×9 board has 9 rows, got 10"),
        (Flatmates(9, 9, -1), "constraint 1: Dutch flatmates: a 9×9 board has 9 columns, got -1"),
        (GlobalEntropy(9, False, 5000), "constraint 1: global entropy: a 9×9 board has 9 rows, got 5,000"),
        (GlobalEntropy(4), "no place on a 9×9 board for a rule of 4 rows and columns"),
        (Neighbours(9, "sum", 5, frozenset({(0, 81)})), "neighbours: no place on a 9×9 board for r10c1"),
        (Pattern(ROW, b""), "pattern: the table has from 1 to 20,000 rows of 10 numbers, got 0 bytes"),
        (Pattern(ROW, table(*[1] * 10)), "the table goes from state to state, which are from 0 to 0, or to -1"),
        (Pattern(ROW, table(1, *[70] * 9)), "the table goes from state to state, which are from 0 to 0, or to -1"),
        (Pattern(ROW, table(1, *[-2] * 9)), "the table goes from state to state, which are from 0 to 0, or to -1"),
        (Pattern(ROW, table(2, *[0] * 9)), "the table says with 0 or 1 whether a state is an end"),
        (Pattern(ROW, table(1, *[0] * 9) * 20_001), "rows of 10 numbers, got 800,040 bytes"),
        (PairTable(ROW, bytes(80)), "the table of a 9×9 board has 81 bytes, got 80"),
        (PairTable(ROW, b"\2" * 81), "the table is made of 0 and 1, got 2"),
        (PairTable(ROW * 80, bytes(81), every=True), "pair table: more than 250,000 pairs of cells"),
        (Cage(tuple(range(10))), "killer cage: 10 cells cannot hold different digits from 1 to 9"),
        (Cage((80, 81)), "killer cage: no place on a 9×9 board for r10c1"),
        (Cage((-1, 0)), "killer cage: no place on a 9×9 board for -1"),
        (Either(((Cage((0, 1)),), (Cage((80, 81)),))), "alternatives: alternative 2: killer cage: no place on a 9×9"),
    ],
)
def test_what_has_no_place_on_the_board_is_refused_with_its_number(constraint: Constraint, problem: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        board(constraint)
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("made", "problem"),
    [
        (lambda: SumLine(ROW, 10**10), "sum line: the total is from -1,000,000 to 1,000,000, got 10,000,000,000"),
        (lambda: Cage(ROW, True), "killer cage: the total is a whole number, got True"),
        (lambda: Cage([0, 1]), "killer cage: the cells are a tuple of whole numbers, got a list"),  # type: ignore[arg-type]
        (lambda: Cage((0, 1.5)), "killer cage: the cells are a tuple of whole numbers, got 1.5"),  # type: ignore[arg-type]
        (lambda: Cage((0, 0)), "killer cage: a cell is listed twice"),
        (lambda: Total((0,) * 1001, 5), "sum: a cell counts at most 1,000 times, got 1,001"),
        (lambda: Total((0,) * 20_001, 5), "sum: at most 20,000 cells may be listed, got 20,001"),
        (lambda: Total((0,), 5, (1001,)), "sum: a cell counts at most 1,000 times, got 1,001"),
        (lambda: EqualSums(((0,), ())), "equal sums: at least one part expected, and a cell in each"),
        (lambda: Modular(ROW, 0), "modular line: the modulus is at least 1, got 0"),
        (lambda: Leap(9, -1, 2), "leap: from 0 to 128 rows and columns, not both 0, got -1 and 2"),
        (lambda: Neighbours(9, "less", 1), "neighbours: the relation is one of difference, ratio, sum, got 'less'"),
        (lambda: Lunchbox(tuple(range(51)), 5), "lunchbox: at most 50 cells, got 51"),
        (lambda: Contain(ROW, tuple(range(1, 16))), "contain: so many different contents need more than 20,000 states"),
        (lambda: ExtraHouse("", ()), "a house has at least one cell"),
        (lambda: ExtraHouse("x" * 5001, ROW), "extra house: the kind_of_house has at most 5,000 characters, got 5,001"),
        (lambda: ExtraHouse("\x1b[2J", ROW), "extra house: the kind_of_house has a character that cannot be printed"),
        (lambda: Either(((5,),)), "alternatives: expected constraints, got 5"),  # type: ignore[arg-type]
    ],
)
def test_what_can_be_no_constraint_is_refused_when_it_is_made(made: object, problem: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        made()  # type: ignore[operator]
    assert problem in str(refused.value)


def test_a_json_file_is_told_which_of_its_constraints_is_wrong() -> None:
    cage = '{"kind": "Cage", "cells": ["r1c1", "r1c2"]}'
    wrong = '{"kind": "SumLine", "cells": ["r1c1", "r1c2"], "total": 10000000000}'
    nested = '{"kind": "Either", "alternatives": [[], [' + wrong + "]]}"
    text = '{"ninefold": 1, "box": [2, 2], "givens": "................", "constraints": [%s, %s]}'
    with pytest.raises(PuzzleError, match="constraint 2: sum line: the total is from -1,000,000 to 1,000,000, got 10,"):
        read(text % (cage, wrong))
    with pytest.raises(PuzzleError, match="constraint 2: alternative 2: sum line: the total is from"):
        read(text % (cage, nested))


def test_a_puzzle_has_only_so_many_constraints_and_cells_in_them() -> None:
    cage, house = Cage((0, 1)), ExtraHouse("house", tuple(range(128)))
    together._last.clear()
    assert len(board(*[cage] * bounds.CONSTRAINTS).constraints) == bounds.CONSTRAINTS
    with pytest.raises(PuzzleError, match="constraint 50001: a puzzle has at most 50,000 constraints"):
        board(*[cage] * (bounds.CONSTRAINTS + 1))
    with pytest.raises(PuzzleError, match="constraint 26: a puzzle has at most 50,000 constraints"):
        board(*[Either(((cage,) * 1_999,))] * 26)
    with pytest.raises(
        PuzzleError, match="constraint 101: the constraints of a puzzle speak of at most 2,000,000 cells"
    ):
        board(*[Total(tuple(range(81)) * 246, 5)] * 101)
    with pytest.raises(PuzzleError, match="the houses that constraints add have at most 30,000,000 pairs of cells"):
        board(*[house] * 2_000, shape=LARGEST)
    with pytest.raises(PuzzleError, match="a puzzle has at most 50,000 constraints, got 50,001"):
        constraints_of([{}] * 50_001, 9)


def test_rules_of_a_whole_board_count_as_its_cells() -> None:
    with pytest.raises(
        PuzzleError, match="constraint 16: the constraints of a puzzle speak of at most 2,000,000 cells"
    ):
        board(*[Leap(128, 1, 2)] * 100, shape=LARGEST)
    with pytest.raises(PuzzleError, match="taxicab: more than 250,000 pairs of cells"):
        board(Taxicab(128), shape=LARGEST)


def test_constraints_are_checked_once_and_not_again_for_other_givens(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = board(Cage((0, 1), 3))
    monkeypatch.setattr(Cage, "fault", lambda *_: pytest.fail("checked again"))
    assert replace(puzzle, givens=bytes([1] + [0] * 80)).given_count == 1


@pytest.mark.parametrize(
    ("constraint", "rules"),
    [
        (SumLine((0, 1), 999_999, loop=True), [NEVER]),
        (SumLine((0, 1), -1), [NEVER]),
        (RellikCage((0, 1), 1_000_000), []),
        (RellikCage((0, 1), -1), []),
        (Skyscraper(ROW, 1_000_000), [NEVER]),
        (Contain((0, 1), (1,) * 3), [NEVER]),
        (Contain((0, 1), (12,)), [NEVER]),
        (Modular(ROW * 200, 1000), [NEVER]),
    ],
)
def test_a_number_out_of_reach_is_answered_without_an_automaton(constraint: Constraint, rules: list[object]) -> None:
    assert list(constraint.rules(Scale(9))) == rules


def test_an_indexer_has_rules_for_the_places_that_a_digit_can_name() -> None:
    assert len(list(Indexer(tuple(range(81)), 3).rules(Scale(9)))) == 1 + 8


def test_repeated_pairs_are_told_once_and_a_cell_beside_itself_is_no_pair() -> None:
    rules = list(PairTable((0, 1) * 300, b"\1" * 81, every=True).rules(Scale(9)))
    assert sorted((rule.kind, rule.cells) for rule in rules) == [
        *(("among", (0,)), ("among", (1,))),
        *(("pair", (0, 1)), ("pair", (1, 0))),
    ]


@pytest.mark.parametrize("constraint", [SumLine(tuple(range(81)), 251, loop=True), RellikCage(tuple(range(81)), 300)])
def test_an_automaton_of_too_many_states_ends_with_a_sentence(constraint: Constraint) -> None:
    with pytest.raises(PuzzleError, match=r"too many to solve|at most 250 to be followed"):
        list(constraint.rules(Scale(9)))


def test_alternatives_end_with_a_sentence_before_their_rules_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    lunch = Lunchbox(tuple(range(30)), 50)
    board(Either(((lunch,),) * 500), shape=LARGEST)
    with pytest.raises(PuzzleError, match="alternatives: more than 250,000 rules are in them: too many to solve"):
        list(Either(((lunch,),) * 500).rules(Scale(128)))
    monkeypatch.setattr(either, "TABLE_BYTES", 1_000_000)
    differences = tuple(Difference((0, 1), number) for number in range(40))
    with pytest.raises(PuzzleError, match="alternatives: more than 1,000,000 bytes of tables are in them"):
        list(Either((differences,)).rules(Scale(128)))


def test_no_more_sums_are_kept_than_the_total_for_a_long_rellik_cage() -> None:
    cage = RellikCage(tuple(range(81)), 400)
    assert not cage.holds(bytes([5] * 81), Scale(9))
    assert cage.holds(bytes([7] * 81), Scale(9))


def test_an_expansion_that_takes_long_ends_when_its_stop_says_so() -> None:
    counted = 0

    def step(state: int, value: int) -> int:
        nonlocal counted
        counted += 1
        return state + value

    stop = Stop()
    stop.stop()
    for constraint in (SumLine(tuple(range(80)), 43, loop=True), Lunchbox(tuple(range(50)), 5), Taxicab(9)):
        with working_under(stop), pytest.raises(StoppedError):
            list(constraint.rules(Scale(128)))
    with working_under(stop), pytest.raises(StoppedError):
        Leap(128, 3, 7).houses  # noqa: B018
    with working_under(stop), pytest.raises(StoppedError):
        automaton(0, step, bool, Scale(128))
    assert counted <= 128


def test_a_time_limit_ends_an_expansion() -> None:
    def read_for_ever() -> None:
        while True:
            automaton(0, lambda state, value: (state * 31 + value) % 19_997, bool, Scale(128))

    with working_under(Stop(0.2)), pytest.raises(StoppedError, match="time limit"):
        read_for_ever()


def test_verifying_the_largest_board_follows_its_houses_not_its_pairs() -> None:
    shifted = [(16 * (row % 8) + row // 8 + column) % 128 + 1 for row in range(128) for column in range(128)]
    puzzle = board(*[ExtraHouse("row", tuple(range(128)))] * 1_500, shape=LARGEST)
    wrong = [*shifted[:-1], shifted[-2]]
    for verify in (verify_by_houses, verify_by_candidates):
        assert verify(puzzle, bytes(shifted))
        assert not verify(puzzle, bytes(wrong))


def test_tables_are_kept_up_to_a_number_of_bytes() -> None:
    @kept
    def large(number: int) -> bytes:
        return bytes(9_000_000 + number)

    assert large(0) is large(0)
    for number in range(6):
        large(number)
    assert sum(map(len, _tables.values())) <= 32 * 1024 * 1024
