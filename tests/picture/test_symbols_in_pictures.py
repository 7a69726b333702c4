"""The symbols of a puzzle may be any characters that can be seen: pictures and pages stay well-formed."""

from xml.etree import ElementTree

import pytest

from ninefold import read_puzzle
from ninefold.model import Elimination, Evidence, Grid, Mark, Placement, Puzzle, Step, Technique
from ninefold.picture.svg import board_svg, step_svg


@pytest.fixture
def puzzle() -> Puzzle:
    return read_puzzle('{"ninefold": 1, "box": [2, 2], "symbols": "<&>\\"", "givens": "<&>\\"............"}')


def texts(picture: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(picture).iter() if element.tag.endswith("text")]


def test_a_board_shows_each_symbol_as_it_is(puzzle: Puzzle) -> None:
    assert texts(board_svg(puzzle)) == ["<", "&", ">", '"']
    assert set(texts(board_svg(puzzle, candidates=True))) == {"<", "&", ">", '"'}


def test_a_step_shows_each_symbol_as_it_is(puzzle: Puzzle) -> None:
    technique = Technique("naked-single", "Naked Single", "singles")
    marks = Evidence(marks=(Mark(4, 3), Mark(5, 4)))
    step = Step(technique, (Placement(4, 3),), (Elimination(6, 1), Elimination(7, 2)), evidence=marks)
    assert {"<", "&", ">", '"'} <= set(texts(step_svg(Grid.start(puzzle), step)))
