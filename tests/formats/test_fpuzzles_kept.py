"""f-puzzles objects opened, saved and compared field by field; what is gone is listed here, with its reason."""

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from ninefold.formats import fpuzzles
from ninefold.formats.parts.lz_string import unpack

DROPPED = {
    "highlightConflicts": "a setting of the program",
    "truecandidatesoptions": "a setting of its solver",
    "fromRangskSolver": "a note of its solver",
    "isNewConstraint": "a note of the program: the constraint was added by an extension",
    "fromConstraint": "a note of the program: drawn for a constraint, which is there by itself",
    "grid.c": "the colour of a cell becomes a rectangle of that colour",
    "grid.parity": "a note of a converter: the lists odd and even have it",
    "angle": "a text that is turned stands upright",
    "fontC": "the colour of a text that is not there",
}
"""By field, why it is not written again."""


def objects(folder: Path) -> Iterator[dict[str, Any]]:
    for file in sorted(folder.glob("formats/fpuzzles_*.json")):
        yield json.loads(file.read_text(encoding="utf-8"))
    for line in (folder / "formats" / "sudokupad_sudokutools_testfpuzzles.jsonl").read_text("utf-8").splitlines():
        packed = json.loads(line)["fpuzzles"]
        yield packed if isinstance(packed, dict) else json.loads(unpack(packed.partition('"')[0]))
    for line in (folder / "variants" / "variants.jsonl").read_text("utf-8").splitlines():
        puzzle = json.loads(line)
        if puzzle["format"] == "fpuzzles-json":
            yield puzzle["puzzle"] if isinstance(puzzle["puzzle"], dict) else json.loads(puzzle["puzzle"])


def dropped(before: dict[str, Any]) -> set[str]:
    """The fields with something in them that are not there when it is read and written again."""
    after = json.loads(fpuzzles.write_json(fpuzzles.read_json(json.dumps(before))))
    gone = {key for key, value in before.items() if key not in after and value not in ([], "", None)}
    for old, new in zip(chain(*before["grid"]), chain(*after["grid"]), strict=True):
        gone |= {f"grid.{key}" for key, value in (old or {}).items() if new.get(key) != value and value != []}
    for key, entries in before.items():
        if key == "grid" or not isinstance(entries, list) or key not in after:
            continue
        names = {name for entry in entries if isinstance(entry, dict) for name in entry}
        gone |= names - {name for entry in after[key] if isinstance(entry, dict) for name in entry}
    return gone


def test_nothing_of_the_reference_objects_is_lost_but_what_is_listed(reference: Path) -> None:
    seen = list(objects(reference))
    assert len(seen) > 60
    gone = set().union(*map(dropped, seen))
    assert gone == DROPPED.keys()


def valued(value: Any, key: str = "") -> Any:
    """A value without what is empty or listed above; numbers as numbers, the cells of a group in any order."""
    if isinstance(value, dict):
        kept = {name: valued(one, name) for name, one in value.items() if name not in DROPPED}
        return {name: one for name, one in kept.items() if one not in ("", [], None, False)}
    if isinstance(value, list):
        return sorted(value) if key in ("cells", "cloneCells") else [valued(one) for one in value]
    if isinstance(value, str) and value.isdecimal():
        return int(value)
    return int(value) if isinstance(value, float) and value.is_integer() else value


def entries(data: dict[str, Any], key: str) -> list[str]:
    """The entries of a list, in any order: one for each line of an arrow, and for each cell of an indexer."""
    found = valued(data.get(key) or [])
    if key == "arrow":
        found = [{**one, "lines": [line]} for one in found for line in one["lines"]]
    if key.endswith("indexer"):
        found = [{**one, "cells": [cell]} for one in found for cell in one["cells"]]
    return sorted(json.dumps(one, sort_keys=True) for one in found)


def changed(before: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    """Where another value is written than was read."""
    after = json.loads(fpuzzles.write_json(fpuzzles.read_json(json.dumps(before))))
    found: list[tuple[str, Any, Any]] = []
    colours = {}
    for row, both in enumerate(zip(before["grid"], after["grid"], strict=True)):
        for column, (old, new) in enumerate(zip(*both, strict=True)):
            was, now = valued(old or {}), valued(new)
            was.pop("parity", None)
            if colour := was.pop("c", None):
                colours[f"R{row + 1}C{column + 1}"] = colour
            if "region" not in was:
                now.pop("region", None)  # written for every cell, where one has a region of its own
            found += [(f"grid R{row + 1}C{column + 1}", was, now)] if was != now else []
    squares = [{"cells": [cell], "width": 1, "height": 1, "baseC": colour} for cell, colour in colours.items()]
    told = {**before, "rectangle": [*squares, *(before.get("rectangle") or [])]}
    for key in (told.keys() | after.keys()) - DROPPED.keys() - {"grid"}:
        if isinstance(told.get(key) or [], list) and key != "solution":
            both = entries(told, key), entries(after, key)
        else:
            both = valued(told.get(key)) or None, valued(after.get(key)) or None
        found += [(key, *both)] if both[0] != both[1] else []
    return found


def test_what_is_kept_of_the_reference_objects_has_its_value(reference: Path) -> None:
    seen = list(objects(reference))
    assert len(seen) > 60
    assert [(one.get("title"), told) for one in seen if (told := changed(one))] == []


def grid(**cell: Any) -> list[list[dict[str, Any]]]:
    rows: list[list[dict[str, Any]]] = [[{} for _ in range(4)] for _ in range(4)]
    rows[0][0] = cell
    return rows


EVERYTHING = {
    "size": 4,
    "title": "All",
    "author": "A setter",
    "ruleset": "Normal rules.",
    "successMessage": "Well done.",
    "grid": grid(value=1, given=True),
    "diagonal+": True,
    "antiknight": True,
    "killercage": [{"cells": ["R1C1", "R1C2"], "value": "3"}],
    "thermometer": [{"lines": [["R2C1", "R2C2"]]}],
    "arrow": [{"cells": ["R4C4"], "lines": [["R4C4", "R4C3", "R4C2"]]}],
    "palindrome": [{"lines": [["R3C1", "R4C1"]]}],
    "difference": [{"cells": ["R1C3", "R1C4"], "value": ""}],
    "littlekillersum": [{"cell": "R0C1", "cells": ["R1C2", "R2C3", "R3C4"], "direction": "DR", "value": "9"}],
    "odd": [{"cell": "R3C3"}],
    "text": [{"cells": ["R2C3", "R1C3"], "fontC": "#000000", "size": 0.75, "value": ">"}],
    "circle": [{"cells": ["R4C2", "R3C2"], "baseC": "#FFFFFF", "outlineC": "#8A8A8A", "width": 0.4, "height": 0.4}],
    "cage": [{"cells": ["R1C1", "R1C2"], "outlineC": "#666666", "fontC": "#FF0000", "value": "A"}],
    "fogofwar": ["R1C1", "R4C3"],
    "foglight": ["R4C1"],
}


@pytest.mark.parametrize("key", EVERYTHING)
def test_what_a_setter_writes_is_there_again(key: str) -> None:
    after = json.loads(fpuzzles.write_json(fpuzzles.read_json(json.dumps(EVERYTHING))))
    assert plain(after[key]) == plain(EVERYTHING[key])


def plain(value: Any) -> Any:
    """Without what is empty; cells in any order."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items() if one != ""}
    if isinstance(value, list):
        return (
            sorted(map(plain, value), key=str) if all(isinstance(one, str) for one in value) else [*map(plain, value)]
        )
    return value


def test_the_colour_of_a_cell_is_drawn() -> None:
    record = fpuzzles.read_json(json.dumps({"size": 4, "grid": grid(c="#D0D0FF")}))
    assert [(one.kind, one.colour) for one in record.decoration] == [("rectangle", "#D0D0FF")]
    again = fpuzzles.read_json(fpuzzles.write_json(record))
    assert again.decoration == record.decoration
