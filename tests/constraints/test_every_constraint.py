"""Whoever adds a constraint is told here what it still lacks: a twin, a picture, words, a way into files, a page."""

import inspect
import json
import re
import runpy
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from ninefold import FormatError, Puzzle, Record, Shape
from ninefold.constraints import kinds
from ninefold.formats import FORMATS, Content, format_named, iss, read
from ninefold.formats.parts.constraint_json import constraint_object, constraint_of
from ninefold.model import Constraint
from ninefold.picture.clues import LOOKS
from ninefold.picture.svg import board_svg
from ninefold.setting import board_rules, tools

ROOT = Path(__file__).parent.parent.parent
TESTS = ROOT / "tests"
PAGE = (ROOT / "docs" / "variants.md").read_text(encoding="utf-8")
SHAPE = Shape(3, 3)

EXAMPLES: list[tuple[Constraint, str]] = runpy.run_path(str(ROOT / "scripts" / "variants_page.py"))["EXAMPLES"]
WAYS = runpy.run_path(str(TESTS / "constraints" / "test_constraint_twins.py"))["KINDS"]
TWINS = {type(make(Random(seed), 1)[0]).__name__ for make in WAYS for seed in range(3)}
TWINS_ELSEWHERE = {
    "Chaos": "solving/test_chaos.py",
    "Connected": "solving/test_extra_cells.py",
    "Doppelganger": "solving/test_extra_cells.py",
    "Flatmates": "solving/test_board_rules.py",
    "Free": "solving/test_extra_cells.py",
    "FullRank": "solving/test_full_rank.py",
    "GlobalEntropy": "solving/test_board_rules.py",
    "IndexedCell": "solving/test_extra_cells.py",
    "RegionCount": "solving/test_chaos.py",
    "UnlikeLines": "solving/test_full_rank.py",
    "Void": "solving/test_full_rank.py",
}
"""Constraints that a 4×4 board alone cannot show: of whole boards, with extra cells, on parts of a board."""
WITHOUT_TOOL = {
    "Chaos",
    "Connected",
    "Doppelganger",
    "Either",
    "Free",
    "PairTable",
    "Pattern",
    "RegionCount",
    "Void",
}
"""Constraints that a drag over cells and a number do not tell: files and programs bring them."""
HOLDING = [name for name in FORMATS if Content.CONSTRAINTS in format_named(name).HOLDS]

every_kind = pytest.mark.parametrize("kind", kinds().values(), ids=lambda kind: kind.__name__)
every_example = pytest.mark.parametrize(("example", "text"), EXAMPLES, ids=lambda one: getattr(one, "name", ""))


def board(*constraints: Constraint) -> Puzzle:
    return Puzzle(SHAPE, bytes(81), constraints)


def drawn(picture: str) -> int:
    """How many things a picture shows."""
    return sum(not one.tag.endswith("style") for one in ElementTree.fromstring(picture).iter())


@every_kind
def test_it_lies_in_the_file_of_its_name_and_says_what_it_is(kind: type[Constraint]) -> None:
    snake = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
    assert kind.__module__ == f"ninefold.constraints.{snake}"
    assert inspect.getdoc(kind)
    assert kind.name
    assert [other.__name__ for other in kinds().values() if other.name == kind.name] == [kind.__name__]


@every_kind
def test_it_has_a_twin(kind: type[Constraint]) -> None:
    if kind.__name__ not in TWINS:
        assert f"{kind.__name__}(" in (TESTS / TWINS_ELSEWHERE[kind.__name__]).read_text(encoding="utf-8")


@every_kind
def test_it_has_its_tool_in_the_studio(kind: type[Constraint]) -> None:
    known = {tool.kind for tool in tools()}
    known |= {type(one).__name__ for rule in board_rules(SHAPE) for one in rule.constraints}
    assert (kind.__name__ in known) != (kind.__name__ in WITHOUT_TOOL)
    assert kind.__name__ in known or not kind.placed or kind.placed == "board"


@every_kind
def test_it_has_an_example_and_a_row_on_its_page(kind: type[Constraint]) -> None:
    mine = [example for example, _ in EXAMPLES if type(example) is kind]
    assert mine
    for example in mine:
        assert f'| {example.name} | {example.sentence} | `{{"kind": "{kind.__name__}"' in PAGE


@every_example
def test_its_sentence_can_stand_inside_of_another(example: Constraint, text: str) -> None:
    assert re.fullmatch(r"\S.*[^.\s]", example.sentence)
    assert re.fullmatch(r"(\S.*[^.\s])?", example.convention)
    assert (example.sentence + example.convention).isprintable()


@every_example
def test_its_picture_shows_exactly_what_it_says_to_be_drawn(example: Constraint, text: str) -> None:
    assert {mark.kind for mark in example.drawing} <= set(LOOKS)
    picture = board_svg(board(example))
    assert (drawn(picture) > drawn(board_svg(board()))) == bool(example.drawing)
    assert all(mark.text in picture for mark in example.drawing if mark.text.isalnum())


@every_example
def test_it_comes_back_from_json(example: Constraint, text: str) -> None:
    written = json.loads(json.dumps(constraint_object(example, 9)))
    assert written["kind"] == type(example).__name__
    assert constraint_of(written, 9) == example


def written(name: str, example: Constraint) -> tuple[str, str]:
    """The text of a board with the constraint, and why there is none."""
    try:
        return "".join(format_named(name).write([Record(board(example))])), ""
    except FormatError as refused:
        return "", str(refused)


@pytest.mark.parametrize("name", HOLDING)
@every_example
def test_every_format_that_holds_constraints_gives_it_back_or_refuses_it_by_name(
    name: str, example: Constraint, text: str
) -> None:
    text, refusal = written(name, example)
    if refusal:
        assert name not in ("ninefold-json", "xml")
        assert example.sentence in refusal
        return
    [record] = read(text, format_named(name))
    (back,) = record.puzzle.constraints
    assert back == example or (back.is_houses and back.houses[0].cells == example.houses[0].cells)


@every_example
def test_the_solver_that_writes_it_as_we_say_is_read(example: Constraint, text: str) -> None:
    if text:
        assert type(example) in {type(one) for one in iss.read_string(text).constraints}
