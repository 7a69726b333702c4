import pytest

from ninefold import FormatError, Puzzle, Record, Shape
from ninefold.formats import ninefold_json, read
from ninefold.model.constraints import (
    Arrow,
    Cage,
    Chaos,
    Connected,
    Constraint,
    Doppelganger,
    Either,
    EqualSums,
    ExtraHouse,
    Free,
    FullRank,
    IndexedCell,
    Neighbours,
    PairTable,
    RegionCount,
    Thermo,
    Total,
    UnlikeLines,
    diagonals,
)

RULES: tuple[Constraint, ...] = (
    *diagonals(4),
    ExtraHouse("window", (5, 6, 9, 10), 0),
    Cage((0, 1), 3),
    Arrow((4, 5), (0,)),
    Thermo((1, 2, 3), slow=True),
    EqualSums(((0, 1), (4, 5))),
    Neighbours(4, "ratio", 2, frozenset({(0, 1), (4, 5)})),
    Neighbours(4, "difference", 1),
    FullRank((0, 1, 2, 3), 7, ties=True),
    UnlikeLines(4),
    Connected(tuple(range(16)), 4, (1, 2), 8),
    Connected((0, 1, 4, 5), 2, (3,)),
    Chaos((0, 1, 4, 5), (10, 11, 14, 15), 2, 2),
    RegionCount(0, ((10,), (11, 14), (15,)), 1),
    IndexedCell((0, 1, 1, 2, 3)),
    Doppelganger((0, 1, 4)),
    Free((15,)),
    Total((0, 1), 0, (1, -2)),
    PairTable((0, 1), bytes(range(2)) * 8),
    Either(((Cage((0, 1), 3),), (Thermo((1, 2)), Cage((2, 3))))),
)


def test_every_constraint_comes_back_as_it_was() -> None:
    puzzle = Puzzle(Shape(2, 2), bytes([1] + [0] * 15), RULES, symbols="0123")
    text = "".join(ninefold_json.write([Record(puzzle, facts={"title": "All of it"})]))
    (again,) = read(text)
    assert again.puzzle == puzzle
    assert again.puzzle.symbols == "0123"
    assert again.facts == {"title": "All of it"}


@pytest.mark.parametrize(
    ("constraint", "problem"),
    [
        ('{"kind": "Fog"}', "the constraint Fog is not known"),
        ('{"kind": "Cage", "cells": ["r9c9"]}', "expected a cell from r1c1 to r4c4, got 'r9c9'"),
        ('{"kind": "Cage", "cells": ["r1c1"], "colour": 3}', "Cage has no 'colour'"),
        ('{"kind": "Cage"}', "constraint 1: Cage needs 'cells'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(constraint: str, problem: str) -> None:
    with pytest.raises(FormatError, match=problem):
        read('{"ninefold": 1, "box": [2, 2], "givens": "................", "constraints": [' + constraint + "]}")


def test_what_generate_prints_with_json_is_read_as_a_puzzle() -> None:
    line = (
        '{"puzzle": "1...............", "solution": null, "givens": 1, "level": "easy", "box": [2, 2],'
        ' "constraints": [{"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 3}]}'
    )
    [record] = read(line)
    assert record.puzzle.oneline == "1..............."
    assert [rule.name for rule in record.puzzle.constraints] == ["killer cage"]
    assert record.facts == {"level": "easy"}


def test_without_a_box_the_number_of_cells_tells_the_size() -> None:
    [record] = read('{"puzzle": "1...............", "givens": 1}')
    assert record.puzzle.shape == Shape(2, 2)


def test_extra_cells_come_back_with_their_rules_and_names() -> None:
    shape = Shape(2, 2, extra=5)
    puzzle = Puzzle(shape, bytes([0] * 18 + [3, 0, 0]), (Thermo((0, 16, 20)), Cage((1, 17), 4)))
    text = "".join(ninefold_json.write([Record(puzzle)]))
    assert '"r6c1"' in text  # the fifth cell below a 4×4 board
    (again,) = read(text)
    assert again.puzzle == puzzle
    assert again.puzzle.shape == shape


def test_a_cell_beyond_the_extra_ones_is_refused() -> None:
    text = '{"ninefold": 1, "box": [2, 2], "extra": 1, "givens": "' + "." * 17 + '", "constraints": ['
    with pytest.raises(FormatError, match="expected a cell from r1c1 to r5c1, got 'r5c2'"):
        read(text + '{"kind": "Thermo", "cells": ["r1c1", "r5c2"]}]}')
