"""Texts with a fault: the reader that fits best says what is wrong, once for each board."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from ninefold import FormatError, Record, formats

TEXTS = tomllib.loads((Path(__file__).parent / "malformed.toml").read_text(encoding="utf-8"))["text"]
LINE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
ROWS = "".join(" ".join(LINE[start : start + 9]) + "\n" for start in range(0, 81, 9))


def sentences(text: str) -> list[str]:
    """What is said of every entry, without the line that is quoted at the end."""
    entries: list[Record | FormatError] = []
    try:
        entries.extend(formats.scan(text.splitlines(keepends=True)))
    except FormatError as error:
        entries.append(error)
    return ["a puzzle" if isinstance(entry, Record) else _unquoted(entry) for entry in entries]


def _unquoted(error: FormatError) -> str:
    assert not error.text or str(error).endswith(("'", '"'))
    return str(FormatError(error.format_name, error.problem, line=error.line, column=error.column, cell=error.cell))


@pytest.mark.parametrize("case", TEXTS, ids=lambda case: case["name"])
def test_what_is_wrong_is_said_once_and_with_its_place(case: dict[str, Any]) -> None:
    assert sentences(case["text"]) == case["says"]


def test_there_are_many_of_them_and_none_is_taken_for_nine() -> None:
    assert len(TEXTS) >= 60
    assert all(case["says"] for case in TEXTS)
    assert max(len(case["says"]) for case in TEXTS) <= 3


@pytest.mark.parametrize(
    "text",
    [
        f"My puzzle is {LINE}, can you solve it?",
        f"It ends the sentence: {LINE}.",
        f"https://example.org/play?puzzle={LINE}&level=3",
        f"https://example.org/s/{LINE.replace('0', '-')}",
        f"https://example.org/?board={LINE.replace('0', '%2E')}",
        f'<a href="/play#{LINE}">today</a>',
        f"Dear Ann,\nthis one took me an hour:\n{ROWS}\nYours, Bob\n",
        f"Dear Ann,\n{ROWS.replace(' ', ';')}",
        f"Easy one, see below\n\n{ROWS.replace(' ', '').replace('0', '.')}",
        f"level 3|{LINE}|solved",
    ],
)
def test_81_cells_are_found_in_any_text(text: str) -> None:
    (record,) = formats.read(text)
    assert record.puzzle.oneline == LINE.replace("0", ".")


CELLS = [line.split() for line in ROWS.splitlines()]


@pytest.mark.parametrize(
    "text",
    [
        LINE.replace("0", "·"),
        LINE.replace("0", "–"),
        LINE.translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")),
        ROWS.replace("5", "５").replace("0", "０"),
        "".join(f"{''.join(row).replace('0', ' ')}\n" for row in CELLS),
        "".join(f"{''.join(row).replace('0', ' ').rstrip()}\n" for row in CELLS),
        f"  {' '.join('123456789')}\n{ROWS}",
        str([[int(cell) for cell in row] for row in CELLS]),
        "int[][] board = {\n" + "".join(f"  {{{', '.join(row)}}},\n" for row in CELLS) + "};\n",
        "".join(f"|{'|'.join(row)}|\n" for row in CELLS),
        "<table>" + "".join(f"<tr><td>{'</td><td>'.join(row)}</td></tr>" for row in CELLS) + "</table>",
        "<TABLE>\n"
        + "".join(f"<TR><TD>{'</TD><TD>'.join(row)}</TD></TR>\n" for row in CELLS).replace("0", "")
        + "</TABLE>",
    ],
)
def test_a_board_is_read_as_people_and_programs_put_it(text: str) -> None:
    (record,) = formats.read(text)
    assert record.puzzle.oneline == LINE.replace("0", ".")


def test_a_first_row_that_counts_is_a_row_unless_there_is_one_too_many() -> None:
    counted = " ".join("123456789") + "\n"
    (record,) = formats.read(counted + "".join(ROWS.splitlines(keepends=True)[1:]))
    assert record.puzzle.oneline.startswith("1234567896..195")


def test_nine_lines_of_spaces_and_digits_may_be_followed_by_more() -> None:
    spaced = "".join(f"{''.join(row).replace('0', ' ')}\n" for row in CELLS)
    assert len(formats.read(f"{spaced}\n{ROWS}")) == 2


def test_all_boards_of_a_text_are_found_and_the_bad_one_among_them_is_told() -> None:
    text = f"one: {LINE}\ntwo: {LINE[:-1]}\n\nthree:\n{ROWS}"
    assert sentences(text) == ["a puzzle", "text, line 2: 80 cells; a 9×9 has 81", "a puzzle"]


@pytest.mark.parametrize("name", ["ours.sdk", "ours.xml", "ours.csv"])
def test_a_file_that_tells_nothing_is_judged_by_its_name(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text("nothing of that kind\n", encoding="utf-8")
    (error,) = formats.read_file(path)
    assert isinstance(error, FormatError)
    assert error.format_name == path.suffix[1:]
