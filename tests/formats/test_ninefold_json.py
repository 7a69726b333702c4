import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold import FormatError, Puzzle, PuzzleError, Record, Shape
from ninefold.constraints import (
    Arrow,
    Cage,
    Chaos,
    Connected,
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
)
from ninefold.constraints.extra_house import diagonals
from ninefold.formats import ninefold_json, read
from ninefold.model.constraint import Constraint

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


WHOLE = {"ninefold": 1, "box": [2, 2], "extra": 1, "givens": "." * 17, "symbols": "1234", "solution": "1" * 17} | {
    "constraints": [{"kind": "Thermo", "cells": ["r1c1", "r5c1"]}],
    "title": "A small one",
}
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just(10**400),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(sorted(WHOLE)), ANY_JSON)
def test_whatever_a_field_holds_the_object_is_read_or_refused_in_a_sentence(name: str, value: Any) -> None:
    try:
        record = ninefold_json.read_object(json.dumps(WHOLE | {name: value}))
    except PuzzleError as error:
        refusal = str(error)
    else:
        refusal = ""
        assert record.puzzle.shape.cells == len(record.puzzle.givens)
    assert len(refusal) < 1_500


@given(ANY_JSON)
def test_whatever_the_json_is_it_is_read_or_refused_in_a_sentence(value: Any) -> None:
    with pytest.raises(PuzzleError):
        ninefold_json.read_object(json.dumps(value))


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"symbols": "1224"}, "4 digits need 4 different symbols to be seen, got '1224'"),
        ({"symbols": "12\n4"}, "4 digits need 4 different symbols to be seen, got '12\\\\n4'"),
        ({"symbols": "12.4"}, "4 digits need 4 different symbols to be seen"),
        ({"symbols": "1" * 100_000}, "4 digits need 4 symbols, got 100,000"),
        ({"box": [2.0, 2]}, "'box' is the height and the width of a box"),
        ({"box": [2, 10**9]}, "a box has at least 1 and at most 128 cells"),
        ({"extra": -1}, "a board has at most 1000 extra cells, got -1"),
        ({"givens": 17}, "'givens' is a text, got 17"),
        ({"constraints": {}}, "'constraints' is a list, got a dict"),
        ({"title": "\ud800"}, "'title' has half a character"),
        ({"constraints": [7]}, "constraint 1: a constraint is an object, got 7"),
    ],
)
def test_a_field_that_is_wrong_is_named(changed: dict[str, Any], problem: str) -> None:
    with pytest.raises(PuzzleError, match=problem):
        ninefold_json.read_object(json.dumps(WHOLE | changed))


def test_json_that_is_nested_too_deep_is_refused() -> None:
    with pytest.raises(FormatError, match="not a JSON object"):
        read('{"ninefold": ' + "[" * 100_000)
    either = '{"kind": "Either", "alternatives": [['
    with pytest.raises(FormatError, match="at most 8 of them lie inside of each other"):
        read(json.dumps(WHOLE)[:-1] + ', "constraints": [' + either * 50 + "]]}" * 50 + "]}")
