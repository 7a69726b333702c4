import pytest

from ninefold import FormatError, solutions
from ninefold.formats import read, sniff
from ninefold.formats.iss import board_cells, read_string
from ninefold.model.constraints import Cage, Either, FullRank, Neighbours, Thermo, UnlikeLines, Void


def test_entries_become_givens_and_constraints() -> None:
    puzzle = read_string(".~R1C1_5~R2C3_1_2.Cage~10~R1C2~R1C3.Thermo~R4C4~R5C4~R6C4")
    assert puzzle.givens[0] == 5
    assert Cage((1, 2), 10) in puzzle.constraints
    assert Thermo((30, 39, 48)) in puzzle.constraints


def test_it_is_recognised_by_its_first_entry() -> None:
    assert sniff(".Cage~10~R1C2~R1C3").NAME == "iss"
    assert sniff(".~R1C1_5").NAME == "iss"
    assert sniff("." * 81).NAME == "oneline"


def test_an_unknown_constraint_is_refused_by_name() -> None:
    with pytest.raises(FormatError, match="the constraint ChaosConstruction is not known"):
        read(".ChaosConstruction.NoBoxes")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (".Cage~10~R1C0", "expected a cell like R1C1, got 'R1C0'"),
        (".Cage~ten~R1C1", "expected a number, got 'ten'"),
        (".Cage", "too few arguments for Cage"),
        (".Shape~40x40", "at most 16×16"),
        (".Shape~9x9~~Raw", "boards without rows and columns"),
        (".End", "an End without its beginning"),
        (".Jigsaw~123", "a jigsaw layout of 81 cells expected, got 3"),
        (".NFA~!!~_x~R1C1", "automaton"),
        (".FullRankTies~some", "FullRankTies is one of none, only-unclued, any, got 'some'"),
        (".Shape~4x5.FullRank~R1~3~", "full rank needs a square board"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(text: str, problem: str) -> None:
    with pytest.raises(FormatError, match=problem):
        read(text)


def test_a_board_that_is_not_square_lies_in_a_square_with_void_cells() -> None:
    text = ".Shape~2x4"
    puzzle = read_string(text)
    assert next(rule for rule in puzzle.constraints if isinstance(rule, Void)).cells == tuple(range(8, 16))
    assert board_cells(text) == list(range(8))
    found = {tuple(grid.digits[:8]) for grid in solutions(puzzle)}
    assert len(found) == 24 * 4  # the boxes 2×2 leave four ways for the second row
    assert all(sorted(grid[:4]) == sorted(grid[4:]) == [1, 2, 3, 4] for grid in found)


def test_values_from_zero_count_as_printed() -> None:
    puzzle = read_string(".Shape~4x4~0-3.Cage~1~R1C1~R1C2")
    assert puzzle.symbols == "0123"
    assert {tuple(sorted(grid.digits[:2])) for grid in solutions(puzzle)} == {(1, 2)}


def test_an_alternative_holds_one_of_its_entries() -> None:
    puzzle = read_string(".Shape~4x4.Or.~R1C1_1.And.~R1C1_2.~R1C2_3.End.End")
    assert any(isinstance(rule, Either) for rule in puzzle.constraints)
    starts = {tuple(grid.digits[:2]) for grid in solutions(puzzle)}
    assert starts == {(1, 2), (1, 3), (1, 4), (2, 3)}


def test_replicas_are_moved_to_each_target() -> None:
    # Bits 0, 2 and 8: R1C1, R1C3 and R3C1.
    puzzle = read_string(".Shape~4x4.Replicate~FE.Thermo~R1C1~R1C2.End")
    assert [rule.cells for rule in puzzle.constraints if isinstance(rule, Thermo)] == [(0, 1), (2, 3), (8, 9)]


def test_strict_rules_spare_the_marked_pairs() -> None:
    puzzle = read_string(".Shape~4x4.StrictKropki.WhiteDot~R1C1~R1C2")
    negative = [rule for rule in puzzle.constraints if isinstance(rule, Neighbours)]
    assert [(rule.relation, rule.number) for rule in negative] == [("difference", 1), ("ratio", 2)]
    assert all((0, 1) in rule.marked for rule in negative)


def test_a_regular_expression_is_obeyed() -> None:
    # KDEyfDIxKS4q is (12|21).*
    puzzle = read_string(".Shape~4x4.Regex~KDEyfDIxKS4q~R1C1~R1C2~R1C3~R1C4")
    assert {tuple(grid.digits[:2]) for grid in solutions(puzzle)} == {(1, 2), (2, 1)}


def test_a_cell_listed_twice_in_a_cage_counts_twice() -> None:
    puzzle = read_string(".Shape~4x4.Cage~4~R1C1~R1C1~R1C2")
    assert {tuple(grid.digits[:2]) for grid in solutions(puzzle)} == {(1, 2)}


def test_full_ranks_are_read_from_both_ends_with_the_ties_of_the_board() -> None:
    assert read_string(".Shape~4x4.FullRank~R1~3~9").constraints == (
        FullRank((0, 1, 2, 3), 3),
        FullRank((3, 2, 1, 0), 9),
    )
    assert read_string(".Shape~4x4.FullRankTies~any.FullRank~C1~3~").constraints == (FullRank((0, 4, 8, 12), 3, True),)
    assert read_string(".Shape~4x4.FullRankTies~none").constraints == (UnlikeLines(4),)
