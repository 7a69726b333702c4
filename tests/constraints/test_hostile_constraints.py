"""Every constraint of the JSON form, with fields as a stranger may write them: refused in a sentence, or of use."""

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ninefold import Puzzle, PuzzleError, Shape, verify_by_candidates, verify_by_houses
from ninefold.constraints import kinds
from ninefold.constraints.in_words import in_words
from ninefold.formats.parts.constraint_json import constraint_object, constraint_of
from ninefold.model.bounds import RULE_CELLS, RULES, STATES
from ninefold.model.constraint import Constraint
from ninefold.model.rule import Rule
from ninefold.picture.svg import board_svg

SHAPE = Shape(2, 2, extra=4)
SOLVED = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1, 1, 2, 3, 4])

ROW = ["r1c1", "r1c2", "r1c3", "r1c4"]
COLUMN = ["r1c1", "r2c1", "r3c1", "r4c1"]
LINE = ["r1c1", "r2c2", "r2c3"]
PAIR = ["r1c1", "r1c2"]
STATE = "01000000" + "00000000" * 4  # one state, which accepts and stays

SENSIBLE: dict[str, dict[str, Any]] = {
    "Arrow": {"cells": LINE, "circle": ["r3c3"]},
    "Between": {"cells": LINE},
    "Cage": {"cells": PAIR, "total": 3},
    "Candidates": {"cells": PAIR, "allowed": [1, 2]},
    "Chaos": {"cells": ["r1c1", "r1c2", "r2c1", "r2c2"], "labels": ["r5c1", "r5c2", "r5c3", "r5c4"]}
    | {"columns": 2, "count": 2},
    "Clone": {"cells": PAIR, "copies": ["r3c1", "r3c2"]},
    "Connected": {"cells": ROW, "columns": 4, "contents": [1, 2], "count": 2},
    "Contain": {"cells": ["r1c1", "r1c2", "r2c1", "r2c2"], "contents": [1, 4], "exactly": False},
    "CountDistinct": {"cells": LINE},
    "CountingCircles": {"cells": LINE},
    "Difference": {"cells": PAIR, "number": 1},
    "Doppelganger": {"cells": ["r1c1", "r5c1", "r5c2"]},
    "DoubleArrow": {"cells": LINE},
    "Either": {"alternatives": [[{"kind": "Cage", "cells": PAIR}], [{"kind": "Thermo", "cells": LINE}]]},
    "Entropic": {"cells": LINE},
    "EqualSums": {"parts": [PAIR, ["r2c3", "r3c3"]]},
    "EqualityCage": {"cells": ROW},
    "ExtraHouse": {"kind_of_house": "window", "cells": LINE, "index": 0},
    "Extremum": {"cell": "r1c1", "neighbours": ["r1c2", "r2c1"], "lowest": True},
    "Flatmates": {"size": 4, "rows": 4, "columns": 3},
    "Free": {"cells": ["r1c1"]},
    "FullRank": {"cells": COLUMN, "rank": 2, "ties": True},
    "GlobalEntropy": {"size": 4, "modular": True, "rows": 3, "columns": 4},
    "HiddenSkyscraper": {"cells": ROW, "height": 2},
    "IndexedCell": {"cells": [*LINE, *ROW]},
    "Indexer": {"cells": ROW, "place": 2},
    "Leap": {"size": 4, "down": 1, "right": 2},
    "Less": {"cells": PAIR},
    "LittleKiller": {"cells": LINE, "total": 6},
    "Lockout": {"cells": LINE, "difference": 2},
    "LookAndSay": {"cells": LINE, "counts": [[1, 2], [0, 3]]},
    "Lunchbox": {"cells": LINE, "total": 3},
    "Modular": {"cells": LINE, "modulus": 2},
    "Nabner": {"cells": PAIR},
    "Neighbours": {"size": 4, "relation": "sum", "number": 5, "marked": [PAIR], "down": 0, "right": 1},
    "NumberedRoom": {"cells": ROW, "value": 3},
    "PairSum": {"cells": PAIR, "number": 5},
    "PairTable": {"cells": [*LINE, "r1c1"], "table": "0001" * 8, "every": True, "label": "mine"},
    "Palindrome": {"cells": LINE},
    "Parity": {"cells": LINE, "odd": True},
    "Pattern": {"cells": LINE, "table": STATE, "label": "1*"},
    "Ratio": {"cells": PAIR, "number": 2},
    "RegionCount": {"cell": "r1c1", "parts": [["r5c1"], ["r5c2", "r5c3"]], "besides": 1},
    "RellikCage": {"cells": LINE, "total": 5},
    "Renban": {"cells": LINE},
    "SameValues": {"cells": ROW, "length": 2},
    "Sandwich": {"cells": ROW, "total": 2},
    "Skyscraper": {"cells": ROW, "seen": 2},
    "SumLine": {"cells": LINE, "total": 5, "loop": True},
    "SameDifference": {"cells": LINE},
    "Taxicab": {"size": 4},
    "Thermo": {"cells": LINE, "slow": True},
    "Total": {"cells": PAIR, "total": 0, "weights": [1, -2]},
    "UnlikeLines": {"size": 4},
    "Void": {"cells": ["r4c4"]},
    "Whisper": {"cells": LINE, "difference": 2},
    "XSum": {"cells": ROW, "total": 6},
    "Zipper": {"cells": LINE},
}


def expanded(constraint: Constraint, puzzle: Puzzle) -> None:
    """Makes all rules, and counts what they are made of."""
    rules = cells = 0

    def walk(found: Iterator[Rule]) -> Iterator[Rule]:
        for rule in found:
            yield rule
            for way in rule.alternatives:
                yield from walk(iter(way))

    for rule in walk(constraint.rules(puzzle.scale)):
        rules += 1
        cells += len(rule.cells)
        assert all(0 <= cell < puzzle.shape.cells for cell in rule.cells)
        assert len(rule.table) <= 4 * STATES * (puzzle.shape.size + 1)
        assert len(rule.numbers) <= len(rule.cells) + puzzle.shape.size + 2
        assert not (rule.kind == "pair" and rule.cells[0] == rule.cells[1])
    assert rules <= RULES
    assert cells <= RULE_CELLS


def refusal_of(data: dict[str, Any], symbols: str) -> str | Puzzle:
    """Why the constraint is refused, or a puzzle that has it."""
    try:
        constraint = constraint_of(data, SHAPE.size, SHAPE.extra)
        return Puzzle(SHAPE, bytes(SHAPE.cells), (constraint,), symbols=symbols)
    except PuzzleError as error:
        return str(error)


def refusal_to_expand(puzzle: Puzzle) -> str:
    """Why the rules of the constraint cannot be told, or nothing."""
    try:
        expanded(puzzle.constraints[0], puzzle)
    except PuzzleError as error:
        return str(error)
    return ""


def is_refused_or_of_use(data: dict[str, Any], symbols: str = "1234") -> bool:
    """Whether the constraint was taken; all that a puzzle does with it then works."""
    puzzle = refusal_of(data, symbols)
    if isinstance(puzzle, str):
        assert 0 < len(puzzle) < 1_500
        return False
    [constraint] = puzzle.constraints
    refusal = refusal_to_expand(puzzle)
    assert not refusal or "to be followed" in refusal or "too many to solve" in refusal
    assert verify_by_houses(puzzle, SOLVED) == verify_by_candidates(puzzle, SOLVED)
    assert in_words(puzzle.constraints)
    assert len(puzzle.peers) == SHAPE.cells
    ElementTree.fromstring(board_svg(puzzle))
    assert constraint_of(constraint_object(constraint, SHAPE.size), SHAPE.size, SHAPE.extra) == constraint
    assert hash(constraint) == hash(constraint)
    return True


NUMBERS = st.one_of(
    st.integers(-3, 20),
    st.sampled_from([10**4, 10**5, 10**6, 10**6 + 1, -(10**6), 2**31, 2**63, 10**30, 10**5000]),
)
CELLS = st.sampled_from([*ROW, *COLUMN, *LINE, "r5c4", "r5c5", "r0c1", "r999c999", "", "x", 7, None, "r1c1" * 99])
SCALARS = st.one_of(
    NUMBERS, CELLS, st.none(), st.booleans(), st.floats(), st.text(max_size=5), st.just("\x1b[2J"), st.just("\ud800")
)
LONG = st.sampled_from([ROW * 6000, ROW * 60, [1] * 1001, [[]] * 30_000, [ROW] * 6000, [["r1c1"]] * 3, "00" * 40_000])
DEEP: Any = "r1c1"
for _ in range(300):
    DEEP = [DEEP]
VALUES = st.one_of(
    SCALARS,
    st.lists(CELLS, max_size=8),
    st.lists(NUMBERS, max_size=8),
    st.lists(st.lists(SCALARS, max_size=3), max_size=3),
    st.dictionaries(st.text(max_size=3), SCALARS, max_size=2),
    LONG,
    st.just(DEEP),
)
TABLES = st.sampled_from(["", "00", "zz", STATE * 2, STATE[:-2], "02000000" + STATE[8:], STATE[:8] + "01000000" * 4])


def test_every_constraint_has_an_example() -> None:
    assert list(kinds()) == sorted(SENSIBLE)


@pytest.mark.parametrize("kind", SENSIBLE)
def test_a_sensible_constraint_is_taken(kind: str) -> None:
    assert is_refused_or_of_use({"kind": kind, **SENSIBLE[kind]})
    assert is_refused_or_of_use({"kind": kind, **SENSIBLE[kind]}, symbols="0123")


@pytest.mark.parametrize("kind", SENSIBLE)
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(data=st.data())
def test_whatever_its_fields_hold_a_constraint_is_refused_in_a_sentence_or_of_use(
    kind: str, data: st.DataObject
) -> None:
    fields = dict(SENSIBLE[kind])
    changed = data.draw(st.lists(st.sampled_from(sorted(fields)), min_size=1, max_size=3, unique=True))
    for name in changed:
        fields[name] = data.draw(TABLES | VALUES if name == "table" else NUMBERS | VALUES)
    is_refused_or_of_use({"kind": kind, **fields}, data.draw(st.sampled_from(["1234", "0123"])))


@given(VALUES)
def test_what_is_no_object_is_no_constraint(value: Any) -> None:
    with pytest.raises(PuzzleError):
        constraint_of(value, SHAPE.size)
    with pytest.raises(PuzzleError):
        constraint_of({"kind": value}, SHAPE.size)


def test_alternatives_inside_of_alternatives_end_at_a_depth() -> None:
    data: dict[str, Any] = {"kind": "Cage", "cells": PAIR}
    for _ in range(8):
        data = {"kind": "Either", "alternatives": [[data]]}
    assert is_refused_or_of_use(data)
    for _ in range(5000):
        data = {"kind": "Either", "alternatives": [[data]]}
    with pytest.raises(PuzzleError, match="at most 8 of them lie inside of each other"):
        constraint_of(data, SHAPE.size)
