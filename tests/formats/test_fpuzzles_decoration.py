"""What an author draws in f-puzzles besides the constraints is kept, and written again."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold.formats import fpuzzles, fpuzzles_link, ninefold_json, read, sudokupad
from ninefold.formats.fpuzzles import read_json, write_json
from ninefold.formats.parts.scl import read_scl
from ninefold.model.decoration import Decoration

PUZZLE = {
    "size": 4,
    "grid": [[{} for _ in range(4)] for _ in range(4)],
    "author": "Ann",
    "ruleset": "Cells on the green line grow.",
    "line": [{"lines": [["R1C1", "R2C2"]], "outlineC": "#67F067", "width": 0.3}],
    "circle": [{"cells": ["R1C1", "R1C2"], "baseC": "#FFFFFF", "outlineC": "#000000", "width": 0.5, "height": 0.5}],
    "text": [{"cells": ["R0C1"], "fontC": "#123456", "size": 0.5, "value": "7"}],
    "cage": [{"cells": ["R3C3", "R3C4"], "outlineC": "#FF0000", "value": "?"}],
}


def test_lines_figures_texts_and_cages_are_kept_in_their_colours() -> None:
    record = read_json(json.dumps(PUZZLE))
    assert record.puzzle.constraints == ()
    assert record.facts == {"author": "Ann", "rules": "Cells on the green line grow."}
    assert record.decoration == (
        Decoration("line", ((0.5, 0.5), (1.5, 1.5)), rim="#67F067", width=0.3),
        Decoration("circle", ((1.0, 0.5),), colour="#FFFFFF", rim="#000000", width=0.5, height=0.5),
        Decoration("cage", ((2.0, 2.0), (3.0, 2.0)), rim="#FF0000", text="?"),
        Decoration("text", ((0.5, -0.5),), colour="#123456", width=0.3, height=0.3, text="7"),
    )


def test_our_own_json_holds_them() -> None:
    record = read_json(json.dumps(PUZZLE))
    assert read("".join(ninefold_json.write([record])))[0].decoration == record.decoration


GARBAGE = st.recursive(
    st.none() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["cells", "lines", "width", "outlineC", "value", "R1C1"]), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(GARBAGE)
def test_what_cannot_be_drawn_is_left_out_and_the_puzzle_is_read(garbage: object) -> None:
    record = read_json(json.dumps(PUZZLE | {"line": [garbage], "circle": garbage}))
    assert len(record.decoration) >= 2
    assert read_json(write_json(record)).puzzle == record.puzzle


FOG = (
    Decoration("light", ((1.5, 0.5),), width=3, height=3),
    Decoration("light", ((0.5, 3.5),), width=1, height=1),
)


@pytest.mark.parametrize(
    "told",
    [
        {"fogofwar": ["R1C2"], "foglight": ["R4C1"]},
        {"cage": [{"cells": ["R1C2"], "value": "FOW"}, {"cells": ["R4C1"], "value": "FOGLIGHT"}]},
    ],
)
def test_lights_in_the_fog_are_read_and_written_again_in_every_format_that_holds_them(told: dict[str, object]) -> None:
    record = read_json(json.dumps({"size": 4, "grid": PUZZLE["grid"]} | told))
    assert record.decoration == FOG
    written = json.loads(write_json(record))
    assert (written["fogofwar"], written["foglight"]) == (["R1C2"], ["R4C1"])
    for form in (fpuzzles, fpuzzles_link, sudokupad, ninefold_json):
        assert read("".join(form.write([record])))[0].decoration == FOG


def test_lights_beside_the_board_and_garbage_are_left_out() -> None:
    told = {"size": 4, "grid": PUZZLE["grid"], "fogofwar": ["R1C2", "R1C5", 7, None], "foglight": {"R4C1": 1}}
    assert read_json(json.dumps(told)).decoration == FOG[:1]


def test_lights_of_sudokupad_are_single_cells() -> None:
    told = {"cells": [[{} for _ in range(4)] for _ in range(4)], "foglight": [[3, 0], [9, 9], "x"]}
    record = read_scl(json.dumps(told))
    assert record.decoration == FOG[1:]
    assert "drawn" not in record.facts
