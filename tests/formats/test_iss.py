import base64
from collections.abc import Callable
from itertools import permutations, product

import pytest

from ninefold import FormatError, count, solutions
from ninefold.constraints import (
    Cage,
    Chaos,
    Connected,
    Doppelganger,
    Either,
    ExtraHouse,
    Free,
    FullRank,
    IndexedCell,
    Neighbours,
    RegionCount,
    Thermo,
    Total,
    UnlikeLines,
    Void,
)
from ninefold.formats import read, sniff
from ninefold.formats.iss import board_cells, read_string


def test_entries_become_givens_and_constraints() -> None:
    puzzle = read_string(".~R1C1_5~R2C3_1_2.Cage~10~R1C2~R1C3.Thermo~R4C4~R5C4~R6C4")
    assert puzzle.givens[0] == 5
    assert Cage((1, 2), 10) in puzzle.constraints
    assert Thermo((30, 39, 48)) in puzzle.constraints


def test_it_is_recognised_by_its_first_entry() -> None:
    assert sniff(".Cage~10~R1C2~R1C3").NAME == "iss"
    assert sniff(".~R1C1_5").NAME == "iss"
    assert sniff("." * 81).NAME == "oneline"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        # Counted by Interactive Sudoku Solver.
        (".Shape~4x4~5.Sandwich~5~C3.~R1C2_1", 1116),  # between the ends of the line, whatever they are
        (".Shape~4x4~0-4.NoBoxes.Sandwich~5~R3.Zipper~R3C4~R4C4~R3C3.~R4C2_4", 1494),
        (".Shape~4x4.NoBoxes.DisjointSets.LittleKiller~8~R2C1", 60),  # places of boxes that are no houses
        (".Shape~4x4.NoBoxes.Windoku", 288),
        (".Shape~4x4~5.Windoku.RegionSameValues.~R2C1_2", 288),  # no window has five cells
        (".Shape~4x4~5.AntiTaxicab.~R4C3_3", 558),
        (".Shape~4x4~0-3.Modular~1~R2C2~R2C3~R1C3~R1C4~R2C4.Windoku.~R2C1_0", 42),
        (".Shape~4x4.NoBoxes.Lockout~0~R3C1~R4C2~R4C3.Thermo~R2C3~R2C4", 64),
        (".Shape~4x4.SameValues~3~R1C1~R3C2", 144),  # more sets than cells: all are alike
        (".Shape~3x4~0-3.GreaterThan~R1C3~R1C2.SumLine~8~R3C3~R2C2", 24),  # zeros alone are no piece
        (".Shape~4x4~5.SumLine~14~R1C2~R1C3~R1C4~R2C4~R3C4~LOOP.Arrow~R1C2~R1C1~R2C2.~R1C2_5~R2C3_3", 187),
    ],
)
def test_unusual_boards_are_read_as_their_program_reads_them(text: str, number: int) -> None:
    assert count(read_string(text), limit=2000) == number


Grid = tuple[int, ...]


def _grids() -> list[Grid]:
    """Every 4×4 Sudoku, made without any of the program."""
    rows = [*permutations((1, 2, 3, 4))]
    boxes = [(a, b) for a in rows for b in rows if {*a[:2]} == {*b[2:]}]
    found = [(*a, *b, *c, *d) for a, b in boxes for c, d in boxes]
    return [grid for grid in found if all(len({*grid[column::4]}) == 4 for column in range(4))]


@pytest.mark.parametrize(
    ("text", "is_right"),
    [
        # Every entry of an Or is one alternative, also one that says several things.
        (".Or.~R1C1_1~R1C2_2.End", lambda g: g[0] == 1 and g[1] == 2),
        (".Or.~R1C1_1.~R1C2_2.End", lambda g: g[0] == 1 or g[1] == 2),
        (".Or.~R1C1_1~R1C2_2.~R4C4_3.End", lambda g: (g[0] == 1 and g[1] == 2) or g[15] == 3),
        (".Or.Regex~MSo~R1C1~~R2C3.~R4C4_3.End", lambda g: (g[0] == 1 and g[6] == 1) or g[15] == 3),
        (".Or.Replicate~B~R2C1.~R2C1_1.End.Replicate~h.~R1C1_1.End.End", lambda g: g[4] == 1 or g[0] == g[5] == 1),
        (".Or.NumberedRoom~R1~3~2.NumberedRoom~R4.End", lambda g: g[g[0] - 1] == 3 and g[4 - g[3]] == 2),
        (".Or.End", lambda g: False),
        (".Or.And.End.~R1C1_1.End", lambda g: True),
        (".And.Or.~R1C1_1.And.~R1C2_1.~R4C4_2.End.End.End", lambda g: g[0] == 1 or (g[1] == 1 and g[15] == 2)),
        # Of several clues for one place the last one counts; other candidates of a cell are narrowed.
        (".Quad~R1C2~3.Quad~R1C2~4", lambda g: 4 in (g[1], g[2], g[5], g[6])),
        (".NumberedRoom~R1~3~1.NumberedRoom~R1~2~", lambda g: g[g[0] - 1] == 2 and g[4 - g[3]] == 1),
        (".LittleKiller~6~R1C2.LittleKiller~5~R1C2", lambda g: g[1] + g[4] == 5),
        (".And.NumberedRoom~R1~2~.End.NumberedRoom~R1~3~", lambda g: False),
        (".~R1C1_1_2.~R1C1_2_3", lambda g: g[0] == 2),
        (".Given~R1C1_2", lambda g: g[0] == 2),
        # Without cells.
        (".Sum~0", lambda g: True),
        (".Sum~1", lambda g: False),
        (".Cage~5", lambda g: False),
        (".Cage~~R1C1~R2C3", lambda g: g[0] != g[6]),
        (".Or.Thermo.~R1C1_1.End", lambda g: True),
        (".Lunchbox~0~R1C1", lambda g: False),
        (".ValueIndexing~R1C1~R1C2", lambda g: False),
        (".Arrow~R1C1", lambda g: False),
        (".Modular~1~R1C1~R1C2", lambda g: True),
        # More cells than digits that would have to differ.
        (".Renban~R1C1~R1C2~R1C3~R2C1~R2C3", lambda g: False),
        (".Or.Cage~15~R1C1~R1C2~R1C3~R2C1~R2C3.~R1C1_1.End", lambda g: g[0] == 1),
        # Older strings.
        (".Regex~%5B12%5D%2B~R1C1~R2C3", lambda g: g[0] < 3 and g[6] < 3),
    ],
)
def test_entries_mean_what_they_mean_in_their_program(text: str, is_right: Callable[[Grid], bool]) -> None:
    found = {tuple(solution.digits) for solution in solutions(read_string(f".Shape~4x4{text}"), limit=300)}
    assert found == {grid for grid in _grids() if is_right(grid)}


@pytest.mark.parametrize(
    ("text", "is_right"),
    [
        (".Quad~VA1~1~2", lambda a, b, c, d, e, f: {1, 2} <= {a, b, d, e}),
        (".Quad~VA2~1~1", lambda a, b, c, d, e, f: [b, c, e, f].count(1) >= 2),
        (".WhiteDot~VA1~VA4~VA3", lambda a, b, c, d, e, f: abs(a - d) == 1),
        (".Replicate~D~VA1.Quad~VA1~2.End", lambda a, b, c, d, e, f: 2 in (a, b, d, e) and 2 in (b, c, e, f)),
    ],
)
def test_marks_between_extra_cells_follow_their_columns(text: str, is_right: Callable[..., bool]) -> None:
    puzzle = read_string(f".Shape~2x2.Var~A~two%20rows~2x3{text}")
    assert count(puzzle) == 2 * sum(is_right(*cells) for cells in product((1, 2), repeat=6))


def test_the_older_names_of_tables_are_read() -> None:
    # What was "-" in them is "_" now.
    tables = [
        next(each for each in read_string(f".{kind}~{table}~_~R1C1~R1C2~R1C3").constraints)
        for kind, table in (("BinaryX", "8H-xf8H-xf8H-B"), ("PairX", "8H_xf8H_xf8H_B"))
    ]
    assert tables[0] == tables[1]


def test_indented_lines_go_on_with_a_string() -> None:
    text = """
      .Shape~4x4
      .Diagonal~1
      .~R1C1_4
    .Shape~6x6
.~R1C1_5
.~R1C1_6
"""
    found = read(text)
    assert [(record.puzzle.shape.size, record.puzzle.givens[0]) for record in found] == [(4, 4), (6, 0), (9, 5), (9, 6)]
    with pytest.raises(FormatError, match=r"line 2.* outside the 4×4 board"):
        read("\n.Shape~4x4\n  .~R5C5_1")


def test_an_unknown_constraint_is_refused_by_name() -> None:
    with pytest.raises(FormatError, match="the constraint Mystery is not known"):
        read(".Mystery~3.NoBoxes")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (".Cage~10~R1C0", "expected a cell like R1C1, got 'R1C0'"),
        (".Cage~ten~R1C1", "expected a number, got 'ten'"),
        (".Cage", "too few arguments for Cage"),
        (".Shape~40x40", "at most 16×16"),
        (".Shape~9x9~~Round", "the type of a board is Sudoku or Raw, got 'Round'"),
        (".Shape~9x9~4~Raw", "a board of at most 16×16"),
        (".Var~a", "extra cells need a name of letters A to Z"),
        (".Var~A~~3.~VA_1", "expected a cell like R1C1, got 'VA'"),
        (".Var~A~~3.~VA4_1", "expected a cell like R1C1, got 'VA4'"),
        (".Var~A~~3.Var~A~~4", "two groups of extra cells are called VA"),
        (".Var~A~~3.Replicate~D~VA1.Less~VA1~R1C1.End", "the cells of a replica lie on the board or in one group"),
        (".Var~A~~3.Replicate~E~VA1.Thermo~VA1~VA2.End", "a replica of VA2 leaves the board"),
        (".ConnectedValues~VB~1", "no group of extra cells is called 'VB'"),
        (".ConnectedValues~~one", "connected values are like"),
        (".Sum~4_1_1~R1C1~R1C2", "a sum with weights is like"),
        (".Sum~4_=_1~R1C1~R1C2", "2 cells have 1 weights"),
        (".ChaosCount~R1C1", "a clue of chaos construction without ChaosConstruction"),
        (".ChaosConstruction.ChaosCount~R1C1~2~CC1", "leaves out 0 or 1 cells, got '2'"),
        (".ChaosConstruction.ChaosArrow~R1C1~0~CC1~-", "with an empty part"),
        (".ChaosConstruction.ChaosArrow~R1C1~0~CC1~CC2~-~CC3", "begin at one cell"),
        (".Shape~5x5.RegionSize~4.ChaosConstruction", "25 cells do not fall into regions of 4"),
        (".Shape~4x4~~Raw.ChaosConstruction", "chaos construction needs a board with rows and columns"),
        (".ConnectedValues", "connected values are like"),
        (".ChaosConstruction.ChaosCount~R1C1~0~CC1~-~CC2", "one list of cells"),
        (".Or.ChaosConstruction", "inside of alternatives or replicas is not known"),
        (".Shape~4x4~0-4.NoBoxes.Or.Doppelganger", "inside of alternatives or replicas are not known"),
        (".Cage~--5~R1C1", "expected a number, got '--5'"),
        (".Doppelganger", "doppelgangers need a square board with values from 0"),
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


def _packed(starts: int, accepting: int, moves: list[list[tuple[int, int]]], digits: int) -> str:
    """An automaton as lists of (digit, state), none of whose starts accept."""
    width, symbol_width, length_width = 6, (digits - 1).bit_length(), 8
    numbers = [(0, 2), (width - 1, 4), (digits - 1, 4), (starts, width), (accepting, width), (0, starts)]
    numbers.append((length_width, 4))
    for row in moves:
        numbers.append((len(row), length_width))
        for digit, state in row:
            numbers += [(digit - 1, symbol_width), (state, width)]
    bits = "".join(f"{number:0{wide}b}" for number, wide in numbers)
    bits += "0" * (-len(bits) % 8)
    return base64.urlsafe_b64encode(int(bits, 2).to_bytes(len(bits) // 8, "big")).decode().rstrip("=")


def test_an_automaton_with_few_states_from_the_other_end_alone_is_read_from_there() -> None:
    """A 1 stands 19 cells before the last one: who reads on must remember which of 20 cells held a 1."""
    any_digit = [1, 2, 3, 4]
    last = 20
    # State 0 waits, 1 is the end, and 2 to 20 count the cells after the 1.
    moves = [[(digit, 0) for digit in any_digit] + [(1, 2)], []]
    moves += [[(digit, state + 1 if state < last else 1) for digit in any_digit] for state in range(2, last + 1)]
    cells = [*range(16), *range(12)]
    names = "~".join(f"R{cell // 4 + 1}C{cell % 4 + 1}" for cell in cells)
    puzzle = read_string(f".Shape~4x4.NFA~{_packed(1, 1, moves, 4)}~_~{names}")
    found = {tuple(solution.digits) for solution in solutions(puzzle, limit=300)}
    assert found == {grid for grid in _grids() if grid[cells[-20]] == 1}


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


def test_extra_cells_follow_the_board_group_by_group() -> None:
    puzzle = read_string(".Shape~4x4.Var~B~label~2.Var~A.~VB2_3.Thermo~VA~VB1~R1C1.Sum~0_=_1_-10~VA~VB1")
    assert puzzle.shape.extra == 3
    assert puzzle.givens[16:] == bytes([0, 0, 3])  # VA, VB1, VB2
    assert Thermo((16, 17, 0)) in puzzle.constraints
    assert Total((16, 17), 0, (1, -10)) in puzzle.constraints
    assert board_cells(".Shape~4x4.Var~B~label~2") == list(range(16))


def test_replicas_move_within_their_group() -> None:
    # Bits 0 and 1 of a group in rows of two; the thermometers go down.
    puzzle = read_string(".Shape~4x4.Var~A~~3x2.Replicate~D~VA1.Thermo~VA1~VA3.End")
    assert [rule.cells for rule in puzzle.constraints if isinstance(rule, Thermo)] == [(16, 18), (17, 19)]


def test_groups_of_extra_cells_have_their_own_columns() -> None:
    puzzle = read_string(".Shape~4x4.Var~A~~3x2.ConnectedValues~VA~1_2~3.ConnectedValues~~4")
    assert puzzle.constraints == (
        Connected(tuple(range(16, 22)), 2, (1, 2), 3),
        Connected(tuple(range(16)), 4, (4,)),
    )


def test_an_indexed_cell_is_read() -> None:
    puzzle = read_string(".Shape~4x4.Var~A.ValueIndexing~VA~R1C1~R1C1~R1C2~R1C3~R1C4.~R1C1_3")
    assert IndexedCell((16, 0, 0, 1, 2, 3)) in puzzle.constraints
    assert all(grid.digits[16] == grid.digits[2] for grid in solutions(puzzle))


def test_a_raw_board_has_no_houses() -> None:
    puzzle = read_string(".Shape~2x3~3~Raw.Sum~6~R1C1~R1C2~R1C3.Sum~3~R2C1~R2C2~R2C3")
    assert Free((0, 1, 2, 3, 4, 5)) in puzzle.constraints
    assert not puzzle.houses
    found = [grid.digits[:6] for grid in solutions(puzzle)]
    assert len(found) == 7  # 123 in six ways and 222, above 111
    assert all(grid[3:] == bytes([1, 1, 1]) for grid in found)


def test_doppelgangers_lack_a_digit_in_every_house() -> None:
    text = ".Shape~4x4~0-4.Doppelganger.NoBoxes.~DGC1_4~R1C1_0~R1C2_1~R1C3_2~R1C4_3"
    puzzle = read_string(text)
    assert sum(isinstance(rule, Doppelganger) for rule in puzzle.constraints) == 16
    assert any(isinstance(rule, ExtraHouse) and rule.cells[:4] == (0, 1, 2, 3) for rule in puzzle.constraints)
    cells = board_cells(text)
    found = [tuple(grid.digits[cell] - 1 for cell in cells) for grid in solutions(puzzle)]
    assert len(found) == len(set(found))
    assert set(found) == set(_doppelgangers((0, 1, 2, 3)))


def _doppelgangers(first: tuple[int, ...]) -> list[tuple[int, ...]]:
    rows = [row for row in permutations(range(5), 4) if 0 in row]
    grids = [first]
    for _ in range(3):
        grids = [grid + row for grid in grids for row in rows if all(row[c] not in grid[c::4] for c in range(4))]
    found = []
    for grid in grids:
        lines = [grid[4 * r : 4 * r + 4] for r in range(4)], [grid[c::4] for c in range(4)]
        in_rows, in_columns = ([10 - sum(line) for line in each] for each in lines)
        zeros = [divmod(cell, 4) for cell in range(16) if grid[cell] == 0]
        whole = all(0 in line for line in lines[1]) and len(set(in_rows)) == len(set(in_columns)) == 4
        if whole and all(in_rows[r] != in_columns[c] for r, c in zeros):
            found.append(grid)
    return found


def test_regions_to_be_found_have_a_label_for_every_cell() -> None:
    puzzle = read_string(".Shape~4x4.NoBoxes.ChaosConstruction.ChaosArrow~R1C1~1~CC1~CC2~CC3~-~CC1~CC5")
    assert puzzle.constraints == (
        Chaos(tuple(range(16)), tuple(range(16, 32)), 4, 4),
        RegionCount(0, ((16,), (17, 18), (20,)), 1),
    )


def test_clues_without_cells_look_around_and_to_the_four_sides() -> None:
    puzzle = read_string(".Shape~3x3.NoBoxes.ChaosConstruction.ChaosCount~R1C1.ChaosArrow~R2C1")
    assert puzzle.constraints[1:] == (
        RegionCount(0, ((9,), (10,), (12,), (13,))),
        RegionCount(3, ((12,), (13, 14), (9,), (15,))),
    )


def test_cells_of_the_board_stand_for_their_labels_in_clues() -> None:
    named = read_string(".Shape~3x3.NoBoxes.ChaosConstruction.ChaosCount~R1C1~0~R1C1~R1C2")
    assert named.constraints[1] == RegionCount(0, ((9,), (10,)))
