"""Boards and codes on paper."""

from __future__ import annotations

import re
from io import BytesIO
from urllib.parse import unquote

import cv2
import numpy as np
import pytest
from PIL import Image

from ninefold.constraints import Cage
from ninefold.errors import PlanError
from ninefold.formats import read, read_puzzle
from ninefold.model import Puzzle, Shape
from ninefold.picture.board import board_scene
from ninefold.picture.qr import QUIET
from ninefold.press import make_sheet
from ninefold.press.drawing import Pen, code, fitted
from ninefold.press.player_link import player_link, site_link

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
POINT = 25.4 / 72


@pytest.mark.parametrize(
    ("shape", "side"), [(Shape(2, 2), 90.0), (Shape(3, 3), 90.0), (Shape(3, 3), 30.0), (Shape(4, 4), 160.0)]
)
def test_lines_are_as_wide_in_print_whatever_the_board(shape: Shape, side: float) -> None:
    picture = fitted(board_scene(Puzzle(shape, bytes(shape.cells))), side, Pen(0.5, 1.5))
    box = re.search(r'viewBox="\S+ \S+ (\S+) \S+"', picture.svg)
    assert box is not None
    for style, points in (("thin", 0.5), ("thick", 1.5)):
        width = re.findall(rf"\.{style} {{ stroke-width: ([\d.]+); }}", picture.svg)[-1]
        assert float(width) / float(box[1]) * picture.width / POINT == pytest.approx(points, abs=0.01)


def test_a_board_fits_its_square_and_no_cell_is_larger_than_wanted() -> None:
    scene = board_scene(Puzzle(Shape(2, 2), bytes(16)))
    assert max(fitted(scene, 50, Pen(1, 2)).width, fitted(scene, 50, Pen(1, 2)).height) == pytest.approx(50)
    small = fitted(scene, 500, Pen(1, 2), most=10)
    assert small.width - 2 * small.inset == pytest.approx(40)


def test_nothing_in_print_depends_on_the_night() -> None:
    svg = fitted(board_scene(read_puzzle(EASY)), 50, Pen(1, 2)).svg
    assert "@media" not in svg
    assert "var(" not in svg


@pytest.mark.parametrize("per_page", [1, 4])
def test_a_camera_reads_the_code_of_a_page(per_page: int) -> None:
    page = make_sheet(read(EASY), per_page=per_page, solutions=False).as_file(".png")
    with Image.open(BytesIO(page)) as image:
        pixels = np.asarray(image.convert("L"))
    text, *_ = cv2.QRCodeDetector().detectAndDecode(pixels)
    assert text == "https://sudoku.coach/en/play/" + EASY.replace(".", "0")


def test_a_link_leads_to_a_public_player_with_the_whole_puzzle() -> None:
    small = player_link(Puzzle(Shape(2, 2), bytes([1] + [0] * 15)))
    assert small is not None
    assert small.startswith("https://sudokupad.app/fpuzzles")
    assert read(small)[0].puzzle.givens == bytes([1] + [0] * 15)


def test_a_camera_comes_to_the_site_of_the_address() -> None:
    page = make_sheet(read(EASY), address="https://x.example/sudoku/", solutions=False).as_file(".png")
    with Image.open(BytesIO(page)) as image:
        pixels = np.asarray(image.convert("L"))
    text, *_ = cv2.QRCodeDetector().detectAndDecode(pixels)
    assert text == "https://x.example/sudoku/#puzzle=" + EASY.replace("0", ".")


@pytest.mark.parametrize(
    "puzzle",
    [
        Puzzle(Shape(2, 3), bytes([6] + [0] * 35)),
        Puzzle(Shape(3, 2), bytes([6] + [0] * 35)),
        Puzzle(Shape(2, 2), bytes([1] + [0] * 15), symbols="ABCD"),
        Puzzle(Shape(4, 4), bytes([16] + [0] * 255)),
        Puzzle(Shape(3, 3), bytes(81), (Cage((0, 1), 8),)),
    ],
    ids=["6x6", "6x6 standing", "letters", "16x16", "cage"],
)
def test_a_link_to_a_site_has_the_whole_puzzle(puzzle: Puzzle) -> None:
    address, _, text = site_link(puzzle, "https://x.example/").partition("#puzzle=")
    assert address == "https://x.example/"
    again = read_puzzle(unquote(text))
    assert (again, again.symbols or puzzle.symbols) == (puzzle, puzzle.symbols or again.symbols)


@pytest.mark.parametrize(
    "address", ["example.org", "ftp://x.example/", "https://x.example/?a=1", "https://x.example/ a"]
)
def test_what_is_no_address_of_a_site_is_refused(address: str) -> None:
    with pytest.raises(PlanError, match="expected the address of a site"):
        make_sheet(read(EASY), address=address)


def test_a_long_link_has_no_code() -> None:
    assert code("https://x.example/" + "x" * 2000) is None
    short = code("https://x.example/")
    assert short is not None
    assert short.inset == pytest.approx(QUIET * 0.33)
