"""What a setter asks: judged by counting solutions anew, on boards that anyone can solve by hand."""

import sys
from itertools import combinations
from typing import Any

import pytest

from ninefold import Puzzle, PuzzleError, Record, Shape, count, is_unique, read_puzzle, solutions, solve
from ninefold import constraints as c
from ninefold.desk.improve import improve
from ninefold.errors import StoppedError
from ninefold.setting import (
    Clue,
    Given,
    Needless,
    additions,
    clues,
    corrections,
    easier,
    harder,
    needless,
    told,
    with_clues,
    without_clues,
)

SMALL = read_puzzle("1.34.......1...2")
HARD = read_puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
KILLER = Puzzle(
    Shape(2, 2), bytes(16), (c.Cage((0, 1), 3), c.Cage((2, 6), 5), c.Thermo((12, 13)), c.Parity((3,), True))
)


def test_a_clue_is_needless_if_there_is_one_solution_without_it() -> None:
    puzzle = with_clues(HARD, [Given(1, solve(HARD).digits[1])])  # type: ignore[union-attr]
    found = needless(puzzle)
    assert set(found.each) == {one for one in clues(puzzle) if is_unique(without_clues(puzzle, (one,)))}
    assert Given(1, puzzle.givens[1]) in found.each


def test_what_can_go_together_leaves_one_solution_and_nothing_more_can_go() -> None:
    full = read_puzzle("123434122143432.")
    left = without_clues(full, needless(full).together)
    assert is_unique(left)
    assert needless(left).each == ()


def test_time_that_ends_while_clues_go_together_leaves_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    full = read_puzzle("123434122143432.")
    calls = iter(range(8))

    def until_then(puzzle: Puzzle, **more: Any) -> Any:
        if next(calls, None) is None:
            raise StoppedError("stopped")
        return solutions(puzzle, **more)

    monkeypatch.setattr(sys.modules["ninefold.setting.needless"], "solutions", until_then)
    found = needless(full)
    assert (len(found.each), found.whole) == (15, False)
    assert found.together
    assert is_unique(without_clues(full, found.together))
    monkeypatch.undo()
    assert needless(full, together=False) == Needless(found.each, (), True)


def test_constraints_are_clues_too_and_houses_are_not() -> None:
    killer = with_clues(KILLER, [Given(0, 1)])
    diagonal = Puzzle(Shape(2, 2), killer.givens, (*killer.constraints, c.ExtraHouse("diagonal", (0, 5, 10, 15))))
    assert clues(diagonal) == [Given(0, 1), *killer.constraints]


@pytest.mark.parametrize("seed", range(5))
def test_the_seed_only_chooses_between_equals(seed: int) -> None:
    full = read_puzzle("123434122143432.")
    found = needless(full, seed=seed)
    assert len(found.each) == 15
    assert is_unique(without_clues(full, found.together))


@pytest.mark.parametrize(
    "puzzle",
    [
        read_puzzle("1234..12....4..."),
        Puzzle(Shape(2, 2), bytes(16)),
        KILLER,
        Puzzle(Shape(2, 3), bytes([1] + [0] * 35), (c.Thermo((7, 8, 9, 15)),)),
        Puzzle(HARD.shape, bytes(HARD.givens[:60]) + bytes(21)),
    ],
)
def test_every_way_leaves_one_solution_and_none_of_its_clues_is_needless(puzzle: Puzzle) -> None:
    ways = list(additions(puzzle))
    assert ways
    for way in ways:
        assert way.puzzle == with_clues(puzzle, way.clues)
        assert [grid.digits for grid in [solve(way.puzzle)] if grid] == [way.solution]
        assert is_unique(way.puzzle)
        for clue in way.clues:
            assert not is_unique(without_clues(way.puzzle, (clue,)))


def test_one_given_is_found_wherever_one_is_enough() -> None:
    two = read_puzzle("1234..........21")
    enough = [
        Given(cell, digit)
        for cell in range(16)
        for digit in range(1, 5)
        if not two.givens[cell] and count(with_clues(two, [Given(cell, digit)]), limit=2) == 1
    ]
    (way, *_) = additions(two)
    assert enough
    assert len(way.clues) == 1
    assert way.clues[0] in enough


def test_two_are_proposed_only_where_one_is_not_enough() -> None:
    puzzle = read_puzzle("12..34..........")
    for way in additions(puzzle):
        if len(way.clues) == 2:
            options = [Given(cell, digit) for cell, digit in enumerate(way.solution) if not puzzle.givens[cell]]
            assert not any(is_unique(with_clues(puzzle, [one])) for one in options)
        elif len(way.clues) > 2:
            options = [Given(cell, digit) for cell, digit in enumerate(way.solution) if not puzzle.givens[cell]]
            assert not any(is_unique(with_clues(puzzle, pair)) for pair in combinations(options, 2))


def test_only_the_kinds_that_were_allowed_are_added() -> None:
    puzzle = Puzzle(Shape(2, 2), bytes(16), (c.Cage((0, 1), 3),))
    for way in additions(puzzle, ["dots", "signs"]):
        assert all(isinstance(clue, c.Difference | c.Ratio | c.Less) for clue in way.clues)
        assert is_unique(way.puzzle)


def test_kinds_that_cannot_tell_solutions_apart_give_no_way() -> None:
    swapped = read_puzzle(".2.4.4.221434321")  # 1 and 3 can change places, and both are odd
    assert count(swapped, limit=9) == 2
    assert list(additions(swapped, ["parity"])) == []


def test_solutions_that_differ_beside_the_board_are_told_apart_by_a_given_there() -> None:
    beside = Puzzle(Shape(2, 2, extra=1), read_puzzle("1234341221434321").givens + bytes(1))
    assert count(beside) == 4
    assert {way.clues for way in additions(beside)} == {(Given(16, digit),) for digit in (1, 2, 3, 4)}


@pytest.mark.parametrize(("text", "count_"), [("1.34.......1...2", "none"), ("123434122143432.", "one")])
def test_a_puzzle_without_several_solutions_is_refused(text: str, count_: str) -> None:
    with pytest.raises(PuzzleError, match=f"expected a puzzle with several, got {count_}"):
        list(additions(read_puzzle(text)))


def test_an_unknown_kind_lists_the_known_ones() -> None:
    with pytest.raises(PuzzleError, match="no kind of clue to add is called 'cages'; there are givens, dots, xv"):
        list(additions("." * 16, ["cages"]))  # type: ignore[list-item]


def test_harder_takes_one_needless_clue_away_and_easier_adds_a_right_digit() -> None:
    answer = solve(HARD)
    assert answer is not None
    more = with_clues(HARD, [Given(cell, answer.digits[cell]) for cell in (1, 2, 3, 4)])
    changes = harder(more)
    assert changes == sorted(changes, key=lambda one: -one.score)
    assert all(is_unique(one.puzzle) and one.puzzle.given_count == more.given_count - 1 for one in changes)
    simple = easier(more)
    assert simple
    assert all(isinstance(one.clue, Given) and answer.digits[one.clue.cell] == one.clue.digit for one in simple)
    assert simple == sorted(simple, key=lambda one: one.score)


def test_a_clue_is_told_by_its_name_and_cells() -> None:
    assert told(Given(5, 2), SMALL) == "the 2 in r2c2"
    assert told(c.Parity((3,), False), KILLER) == "the even in r1c4"
    assert told(c.Thermo(tuple(range(7))), HARD) == "the thermometer in r1c1, r1c2, r1c3, r1c4 and 3 more cells"


def test_houses_are_not_counted_among_the_clues_that_are_told() -> None:
    puzzle = Puzzle(Shape(2, 2), read_puzzle("123434122143432.").givens, (c.ExtraHouse("some", (0, 1, 2, 3)),))
    assert improve(Record(puzzle), "redundant").sentence.startswith("Of 15 clues ")


def test_a_missing_sum_is_a_clue_that_can_be_added() -> None:
    drawn = with_clues(without_clues(KILLER, [c.Cage((2, 6), 5)]), [c.Cage((2, 6)), c.Cage((9, 13))])
    ways = list(additions(drawn, ["values", "givens"]))
    assert ways
    for way in ways:
        assert is_unique(way.puzzle)
        assert len(way.puzzle.constraints) == len(drawn.constraints)  # a sum takes the place of none
    only = list(additions(Puzzle(Shape(2, 2), read_puzzle("12343.......4...").givens, (c.Cage((6, 10)),)), ["values"]))
    assert all(isinstance(clue, c.Cage) and clue.total for way in only for clue in way.clues)


@pytest.mark.parametrize(
    "puzzle",
    [
        read_puzzle("1.34..1221.34.1."),  # no solution
        read_puzzle("12..34.........."),  # several
        Puzzle(Shape(2, 2), bytes([1] + [0] * 15), (c.Cage((1, 2, 5), 3), c.Sandwich((0, 4, 8, 12), 1))),
    ],
)
def test_corrections_are_all_single_values_that_leave_one_solution(puzzle: Puzzle) -> None:
    found = {(one.before, one.after) for one in corrections(puzzle)}
    slow = set[tuple[Clue, Clue]]()
    for clue in clues(puzzle):
        less = without_clues(puzzle, (clue,))
        others: list[Clue] = []
        if isinstance(clue, Given):
            others = [Given(clue.cell, digit) for digit in range(1, 5)]
        elif isinstance(clue, c.Cage | c.Sandwich):
            others = [type(clue)(clue.cells, total) for total in range(17)]
        slow |= {(clue, other) for other in others if other != clue and is_unique(with_clues(less, (other,)))}
    assert found == slow
