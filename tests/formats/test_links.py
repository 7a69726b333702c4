"""Links and texts of other programs that carry a puzzle, and those that carry only its name."""

import base64
import json
import zlib
from typing import Any
from urllib.parse import quote

import pytest

from ninefold import formats
from ninefold.constraints import Cage
from ninefold.errors import FormatError
from ninefold.formats.parts.lz_string import pack
from ninefold.formats.parts.scl import read_scl
from ninefold.model import Record, Shape
from ninefold.model.decoration import Decoration

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
BOXES = [[[box // 3 * 3 + at // 3, box % 3 * 3 + at % 3] for at in range(9)] for box in range(9)]


def scl(**more: Any) -> dict[str, Any]:
    """SudokuPad's own object of the puzzle."""
    cells = [[{"value": int(c)} if c != "." else {} for c in PUZZLE[row : row + 9]] for row in range(0, 81, 9)]
    return {"cellSize": 50, "cells": cells, "regions": BOXES, **more}


def one(text: str) -> Record:
    (record,) = formats.read(text)
    return record


def refusal(text: str) -> str:
    with pytest.raises(FormatError) as refused:
        formats.read(text)
    return str(refused.value)


@pytest.mark.parametrize("prefix", ["sudokupad.app/scl", "app.crackingthecryptic.com/sudoku/?puzzleid=ctc"])
def test_a_sudokupad_object_is_read_with_what_can_be_known_of_it(prefix: str) -> None:
    cage = {"cells": [[0, 2], [0, 3]], "value": "10", "unique": True}
    told = {"title": "Ours", "author": "Ann", "rules": "Normal rules.", "solution": "1" * 81}
    drawing = {"wayPoints": [[0, 0], [1, 1]]}
    data = scl(cages=[cage, {"cells": [[8, 8]], "value": "x"}], lines=[drawing, drawing], overlays=[{}], metadata=told)
    record = one(f"https://{prefix}{quote(pack(json.dumps(data)))}")
    assert record.puzzle.oneline == PUZZLE
    assert record.puzzle.shape == Shape(3, 3)
    assert record.puzzle.constraints == (Cage((2, 3), 10),)
    assert record.facts["drawn"] == "2 lines, 1 overlay, 1 cage"
    assert (record.facts["title"], record.facts["author"], record.facts["rules"]) == ("Ours", "Ann", "Normal rules.")
    assert record.solution == bytes([1]) * 81


def test_a_shortened_object_is_the_same_puzzle() -> None:
    cells = [f"{{v:{c}}}" if c != "." else "" for c in PUZZLE]
    rows = [f"[{','.join(cells[at : at + 9])}]" for at in range(0, 81, 9)]
    regions = json.dumps(BOXES)
    text = f"{{cs:50,ce:[{','.join(rows)}],re:{regions},ca:[{{ce:[[0,2],[0,3]],v:10,unique:t,c:FF00AA}}],"
    text += r"metadata:{t:'It\'s ours'},l:[{wp:[[0,0],[1,1]],c:#0,th:1.5}]}"
    record = one(f"https://sudokupad.app/scl{quote(pack(text))}")
    assert record.puzzle.oneline == PUZZLE
    assert record.puzzle.constraints == (Cage((2, 3), 10),)
    assert record.facts == {"title": "It's ours", "drawn": "1 line"}
    assert record.decoration == (Decoration("line", ((0.0, 0.0), (1.0, 1.0)), rim="#000", width=1.5 / 64),)


def test_what_a_sudokupad_object_draws_is_kept_in_its_colours() -> None:
    dot = {"center": [1, 0.5], "width": 0.4, "height": 0.4, "rounded": True, "borderColor": "#000000"}
    clue = {"center": [-0.5, 2.5], "width": 1, "height": 1, "text": "17", "fontSize": 32, "backgroundColor": "#FFF0"}
    line = {"wayPoints": [[0.5, 0.5], [0.5, 2.5]], "color": "#67F067", "thickness": 16}
    arrow = {"wayPoints": [[4.5, 4.5], [4.5, 6.5]], "color": "rgb(1,2,3)", "thickness": 4, "headLength": 1}
    hostile = [{"wayPoints": [[1e9, 0], [0, 0]]}, {"wayPoints": []}, {"wayPoints": "ab"}, 7]
    data = scl(
        cages=[{"cells": [[8, 8]], "value": "x"}], lines=[line, *hostile], arrows=[arrow], overlays=[dot, clue, None]
    )
    told = read_scl(json.dumps(data)).decoration
    assert [(one.kind, one.rim or one.colour, one.text) for one in told] == [
        ("line", "#67F067", ""),
        ("line", "#CCCCCC", ""),
        ("circle", "#000000", ""),
        ("text", "#000000", "17"),
        ("cage", "#000000", "x"),
    ]
    assert told[0].width == 0.25
    assert told[1].points[2:] == ((6.2, 4.8), (6.5, 4.5), (6.2, 4.2))
    assert told[3].points == ((2.5, -0.5),)


def test_irregular_regions_are_a_jigsaw_and_none_are_rows_and_columns_alone() -> None:
    rows = [[[row, column] for column in range(4)] for row in range(4)]
    jagged = [[*rows[0][:3], rows[1][0]], [rows[0][3], *rows[1][1:]], rows[2], rows[3]]
    cells: list[list[dict[str, int]]] = [[{}] * 4 for _ in range(4)]
    houses = read_scl(json.dumps({"cells": cells, "regions": jagged})).puzzle.constraints
    assert [sorted(house.houses[0].cells) for house in houses][:2] == [[0, 1, 2, 4], [3, 5, 6, 7]]
    assert read_scl(json.dumps({"cells": cells})).puzzle.shape == Shape(1, 4)


def test_scf_folds_the_empty_cells_after_each_digit() -> None:
    letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    cells, folded, at = PUZZLE.replace(".", "0"), "", 0
    while at < 81:
        zeros = next((n for n in range(5, 0, -1) if cells[at + 1 : at + 1 + n] == "0" * n), 0)
        folded += letters[int(cells[at]) + 10 * zeros]
        at += 1 + zeros
    assert one(f"https://sudokupad.app/scf{folded}").puzzle.oneline == PUZZLE


@pytest.mark.parametrize(
    "link",
    [
        f"https://www.sudokuwiki.org/sudoku.htm?bd={PUZZLE.replace('.', '0')}",
        f"https://sudoku.coach/en/play/{PUZZLE.replace('.', '0')}",
        f"https://sudoku.coach/en/solver/{PUZZLE}",
        f"https://example.org/solve?puzzle={PUZZLE}&level=3",
        f"https://sudokupad.app/classic{PUZZLE.replace('.', '0')}",
        f"look at this: {PUZZLE} please",
    ],
)
def test_81_cells_are_found_in_any_link_or_text(link: str) -> None:
    assert one(link).puzzle.oneline == PUZZLE


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("https://sudokupad.app/v6p2xyz", "only a name on the server of SudokuPad"),
        ("https://sudokupad.app/psxczr0jpr", "only a name on the server of SudokuPad"),
        ("https://f-puzzles.com/?id=y8xyz12", "only a name on the server of f-puzzles"),
        ("https://sudoku.coach/en/s/aBcD12", "only a name on the server of sudoku.coach"),
        ("https://www.sudokuwiki.org/sudoku.htm?bd=J9B" + "0" * 243, "a jigsaw board packed by sudokuwiki"),
        ("https://www.sudokuwiki.org/sudoku.htm?bd=12345", "expected S9B and 162 characters, or 81 cells"),
    ],
)
def test_a_link_that_carries_no_puzzle_is_told_why(link: str, sentence: str) -> None:
    assert sentence in refusal(link)


def test_a_packed_board_of_sudokuwiki_has_placed_digits_and_candidates() -> None:
    cells = [f"0{c}" if c != "." else "ep" for c in PUZZLE]
    cells[2] = "0d"  # 13: the 4 was placed
    cells[3] = "0s"  # 18 and 10: the candidates 2 and 4
    record = one("S9B" + "".join(cells))
    assert record.puzzle.oneline == PUZZLE
    assert record.grid is not None
    assert record.grid.digits[2] == 4
    assert record.grid.candidates[3] == 0b10  # the 4 stands in the row now


def test_a_state_of_sudoku_coach_is_read() -> None:
    game = {
        "gridSize": 9,
        "givenDigits": PUZZLE.replace(".", "0"),
        "userDigits": "004" + "0" * 78,
        "userCellCandidates": "-".join(["0"] * 3 + ["68"] + ["0"] * 77),  # bits 2 and 6
    }
    packed = base64.b32hexencode(zlib.compress(json.dumps(game).encode())).decode().rstrip("=").lower()
    record = one(f"SCv7_32_{packed}")
    assert record.puzzle.oneline == PUZZLE
    assert record.grid is not None
    assert (record.grid.digits[2], record.grid.candidates[3]) == (4, 0b100010)


def penpa(numbers: dict[int, str], head: str = "square,9,9,38", more: str = "") -> str:
    drawn = ",".join(f'"{place}":["{digit}",1,"1"]' for place, digit in numbers.items())
    lines = [f"{head},0,1,1,380,380,22,22,0,0,0,0,Title: Ours,Author: Ann,,", "[0,0,0,0]", "{}"]
    lines.append(f"{{zR:{{z_:[]}},zN:{{{drawn}}},zL:{{{more}}},zE:{{}}}}")
    packed = zlib.compressobj(wbits=-15)
    data = packed.compress("\n".join(lines).encode()) + packed.flush()
    return f"https://swaroopg92.github.io/penpa-edit/#m=edit&p={base64.b64encode(data).decode()}"


def test_the_digits_of_a_penpa_board_are_read() -> None:
    places = {(cell // 9 + 2) * 13 + cell % 9 + 2: digit for cell, digit in enumerate(PUZZLE) if digit != "."}
    record = one(penpa(places, more='"28,29":2'))
    assert record.puzzle.oneline == PUZZLE
    assert record.facts == {"title": "Ours", "author": "Ann", "drawn": "lines"}
    assert "no square of cells" in refusal(penpa(places, "tri,6,6,60"))
    assert "no digits stand on this Penpa board" in refusal(penpa({}))


def test_ipuz_cells_may_be_objects_characters_or_nothing() -> None:
    rows: list[list[Any]] = [[{"cell": 1}, None, "0", 2], ["3", 0, {"cell": "4", "style": {}}, None], [0] * 4, [0] * 4]
    data = {"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"], "puzzle": rows}
    assert one(json.dumps(data)).puzzle.oneline == "1..23.4........."
    assert "cages are not read" in refusal(json.dumps(data | {"cages": [{"cells": [[0, 0]]}]}))
    assert "kind is sudoku" in refusal(json.dumps(data | {"kind": ["http://ipuz.org/crossword#1"]}))


def test_a_rule_of_another_program_that_is_not_known_is_refused_by_its_name() -> None:
    data = {"format": "sudoku-puzzle", "board": {"rows": 4, "cols": 4}, "givens": [0] * 16}
    cage = {"type": "cage", "cells": ["r1c1", "r1c2"], "total": 3}
    record = one(json.dumps(data | {"rules": [{"type": "box_grid", "box": [2, 2]}, cage]}))
    assert (record.puzzle.shape, record.puzzle.constraints) == (Shape(2, 2), (Cage((0, 1), 3),))
    assert "a rule of the type 'thermo' is not read" in refusal(json.dumps(data | {"rules": [{"type": "thermo"}]}))


@pytest.mark.parametrize(
    "text",
    [
        "https://sudokupad.app/scl" + quote(pack("[" * 100_000)),
        "https://sudokupad.app/scl" + quote(pack("{ce:" + "[" * 50_000)),
        "https://sudokupad.app/scl" + quote(pack('{"cells": [[1, 2], [3]]}')),
        "https://sudokupad.app/scl" + quote(pack('{"cells": [[{"value": "99999999999999999999"}]]}')),
        "https://sudokupad.app/scf" + "z" * 100_000,
        "S9B" + "zz" * 81,
        "SCv7_32_" + "0" * 40,
        "SCv7_32_" + base64.b32hexencode(zlib.compress(bytes(10_000_000))).decode().rstrip("="),
        "https://x.org/penpa-edit/#m=edit&p=" + base64.b64encode(zlib.compress(bytes(10_000_000))[2:]).decode(),
        '{"kind": ["http://ipuz.org/sudoku#1"], "puzzle": ' + "[" * 50_000,
        '{"format": "sudoku-puzzle", "board": {"rows": 100000000, "cols": 100000000}, "givens": []}',
    ],
)
def test_a_hostile_link_is_one_sentence(text: str) -> None:
    assert len(refusal(text)) < 400
