"""OpenSudoku's XML in its versions."""

from __future__ import annotations

import pytest

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.formats.parts.position import digits_in
from ninefold.model import Record

OPENSUDOKU = format_named("opensudoku")
LINE = "1..4..7...5..8..2...9..3..62..5..8...6..9..3...1..4..73..6..9...7..1..4...2..5..8"
ZEROS = LINE.replace(".", "0")


def test_version_one_says_things_once_for_all_games() -> None:
    text = f"<opensudoku><name>Mine</name><level>easy</level><game data='{ZEROS}'/><game data='{ZEROS}'/></opensudoku>"
    records = formats.read(text)
    assert [record.puzzle.oneline for record in records] == [LINE, LINE]
    assert records[1].facts == {"title": "Mine", "level": "easy"}


@pytest.mark.parametrize(
    ("version", "cells"),
    [
        (1, "5|-|0|6|-|1|0|1,2,|1|"),
        (2, "5|0||0|6|0|1|0|3||1|"),
        (3, "5|0|0|6|0|1|0|3|1|"),
        (4, "5|0|0|0|6|0|0|1|0|3|9|1|"),
        (5, "5|0|0|0|0|6|0|0|0|1|0|3|9|2|1|"),
    ],
)
def test_data_of_every_version_has_givens_placed_digits_and_notes(version: int, cells: str) -> None:
    empty = {1: "0|-|1|", 2: "0|0|1|", 3: "0|0|1|", 4: "0|0|0|1|", 5: "0|0|0|0|1|"}[version] * 78
    data = f"version: {version}&#10;{cells}{empty}"
    (record,) = formats.read(f'<opensudoku version="2"><folder name="F"><game data="{data}"/></folder></opensudoku>')
    assert record.puzzle.given_count == 1
    assert record.position.digits[:3] == bytes([5, 6, 0])
    assert digits_in(record.position.candidates[2]) == [1, 2]
    assert record.facts == {"folder": "F"}
    assert formats.read("".join(OPENSUDOKU.write([record]))) == [record]


def test_a_bad_game_is_told_and_the_others_are_read() -> None:
    text = f"<opensudoku><game data='{ZEROS[1:]}'/><game data='{ZEROS}'/></opensudoku>"
    error, record = OPENSUDOKU.read([text])
    assert isinstance(error, FormatError)
    assert str(error).startswith("opensudoku: game 1: 80 cells; a 9×9 has 81")
    assert isinstance(record, Record)
