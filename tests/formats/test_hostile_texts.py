"""Good texts of every format, cut, repeated, nested and mixed: records or our own errors come of them, nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ninefold import FormatError, NinefoldError, formats
from ninefold.constraints import Cage
from ninefold.formats import FORMATS, FormatName, format_named, scan
from ninefold.formats.parts.lz_string import pack
from ninefold.model import Grid, Puzzle, Record, Shape

PLAIN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
NINE = Puzzle(Shape(3, 3), bytes(0 if symbol == "." else int(symbol) for symbol in PLAIN))
PLACED = Record(NINE, Grid.start(NINE).place(2, 1), facts={"title": "A & B", "comment": "two words"})
KILLER = Record(Puzzle(Shape(2, 2), bytes(16), (Cage((0, 1), 5), Cage((2, 3, 7), 8))))
OBJECT = {
    "grid": [[{"given": True, "value": 1}, {}, {"region": 0}, {"givenPencilMarks": [1, 2]}], *[[{}] * 4] * 3],
    "killercage": [{"cells": ["R1C1", "R1C2"], "value": "5"}],
    "thermometer": [{"lines": [["R1C1", "R2C1", "R3C1"]]}],
    "arrow": [{"cells": ["R1C1"], "lines": [["R1C1", "R1C2"]]}],
    "quadruple": [{"cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [1, 2]}],
    "xv": [{"cells": ["R1C1", "R1C2"], "value": "V"}],
    "littlekillersum": [{"cell": "R0C0", "direction": "DR", "value": "9"}],
    "sandwichsum": [{"cell": "R0C1", "value": "2"}],
    "minimum": [{"cell": "R2C2"}],
    "columnindexer": [{"cells": ["R1C1"]}],
    "regionsumline": [{"lines": [["R1C1", "R1C2", "R1C3"]]}],
    "clone": [{"cells": ["R1C1"], "cloneCells": ["R4C4"]}],
    "negative": ["xv", "ratio"],
    "antiknight": True,
}
STRING = (
    ".Shape~6x6~0-6.RegionSize~6.Var~A~x~3x2.~R1C1_3~R2C2_1_2.Cage~9~R1C1~R1C2.Sum~4_=_1_-1~R1C1~R1C2"
    ".Or.And.WhiteDot~R1C1~R1C2.End.V~R1C1~R2C1.End.Replicate~FE~R1C1.Thermo~R1C1~R1C2.End.Skyscraper~R1~3~"
    ".Regex~KDEyfDIxKS4q~R1C1~R1C2~R1C3.NFA~EAbcdeFghi~_x~R1C1~R1C2~-~R1C3.Pair~AbCd~_y~R1C1~R1C2~~R2C1~R2C2"
    ".Jigsaw~111222111222333444333444555666555666.ConnectedValues~VA~1_2~3.LookAndSay~1122~R1C1~R1C2"
    ".Quad~R1C1~1~2.LittleKiller~9~R1C2.Indexing~C~R1C1.SameValues~2~R1C1~R1C2.StrictKropki.Diagonal~1"
)


def samples(name: str) -> list[str]:
    """Texts of a format: what it writes, and more where that is not all it reads."""
    if name in ("fpuzzles", "fpuzzles-link", "sudokupad"):
        text = json.dumps(OBJECT)
        link = {"fpuzzles-link": "https://f-puzzles.com/?load=", "sudokupad": "https://sudokupad.app/fpuzzles"}
        return [link[name] + pack(text) if name in link else text]
    if name == "iss":
        return [STRING, *("." + entry for entry in STRING[1:].split("."))]
    return ["".join(format_named(name).write([KILLER if name in formats.KILLERS else PLACED]))]


SAMPLES = {name: samples(name) for name in FORMATS}
PIECES = st.text(max_size=5) | st.sampled_from(
    [
        *"~_.:|-+*#{}[]()<>\"',;&%\n\r\t\0 ",
        "9" * 5000,
        "-1",
        "--1",
        "1e999",
        "NaN",
        "null",
        "[]",
        "{}",
        "[[",
        "((",
        "]]>",
    ]
    + ["\ud800", "\u0663", "²", "R0C0", "R9C9", ".Or", ".Replicate~_", ".End", "<a>", "</a>", "&lt;", "<!--", "{99}"]
)


@st.composite
def spoiled(draw: Any, texts: list[str]) -> str:
    """A text with pieces cut out, put in, repeated and nested."""
    text: str = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 5))):
        first, last = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        match draw(st.sampled_from(["cut", "cut off", "put", "repeat", "nest", "mix"])):
            case "cut":
                text = text[:first] + text[min(last, first + 20) :]
            case "cut off":
                text = text[:last]
            case "put":
                text = text[:first] + draw(PIECES) + text[first:]
            case "repeat":
                text = text[:first] + text[first:last] * draw(st.sampled_from([2, 3, 40])) + text[last:]
            case "nest":
                piece = text[first : min(last, first + 8)]
                text = text[:first] + piece * 300 + text[first:] if len(piece) < 20 else text
            case "mix":
                text = text[:first] + draw(st.sampled_from(texts))[-30:] + text[last:]
        text = text[:60_000]
    return text


def read_everything(text: str, name: str | None) -> None:
    try:
        found = list(scan(text.splitlines(keepends=True), format_named(name) if name else None))
    except NinefoldError as error:
        found = [error] if isinstance(error, FormatError) else pytest.fail(f"another error: {error!r}")
    for each in found:
        assert isinstance(each, Record | FormatError)
        if isinstance(each, FormatError):
            assert "fault of this reader" not in str(each)
            assert "\n" not in str(each)
            assert len(str(each)) < 1_200


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_spoiled_text_brings_a_reader_down(name: FormatName, data: st.DataObject) -> None:
    text = data.draw(spoiled(SAMPLES[name]))
    read_everything(text, name)
    read_everything(text, None)


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_text_of_another_format_brings_a_reader_down(name: FormatName, data: st.DataObject) -> None:
    read_everything(data.draw(spoiled([text for texts in SAMPLES.values() for text in texts])), name)


@pytest.mark.parametrize("name", FORMATS)
def test_every_sample_is_good_as_it_stands(name: FormatName) -> None:
    assert isinstance(next(scan(SAMPLES[name][0].splitlines(keepends=True), format_named(name))), Record)
