"""Rules that hold for every format: what is written is read again, losses are told, nothing but our errors escapes."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from ninefold import formats
from ninefold.constraints import ExtraHouse
from ninefold.errors import FormatError, NinefoldError
from ninefold.formats import FORMATS, KILLERS, Content, Format, format_for_path, format_named, losses, sniff
from ninefold.formats.parts.format import on_one_line
from ninefold.formats.parts.position import seen, settled, shown, standing
from ninefold.model import Grid, Puzzle, Record, Shape
from ninefold.model.symbols import FROM_ZERO, LETTERS

SHAPES = [
    Shape(2, 2),
    Shape(2, 3),
    Shape(3, 2),
    Shape(1, 6),
    Shape(2, 4),
    Shape(4, 2),
    Shape(3, 3),
    Shape(1, 9),
    Shape(2, 5),
    Shape(3, 4),
    Shape(2, 6),
    Shape(3, 5),
    Shape(4, 4),
    Shape(1, 5),
    Shape(1, 7),
]
LARGE = [Shape(5, 5), Shape(6, 6), Shape(7, 7), Shape(8, 8)]
LARGEST = {"iss": 16, "ss": 9, "sdx": 9, "hodoku": 9, "ksudoku": 25, "candidates": 61, "c729": 61, "jigsaw": 61}
FACTS = ["level", "comment", "author", "title", "source", "url", "technique", "step extra", "folder", "time_elapsed"]

GENERAL = [name for name in FORMATS if name not in KILLERS]
every_format = pytest.mark.parametrize("name", GENERAL)
MORE = 3 if os.environ.get("CI") else 1
"""CI tries more examples of everything."""
quick = settings(max_examples=10 * MORE, deadline=None, suppress_health_check=list(HealthCheck))


def shapes_for(format: Format) -> list[Shape]:
    if Content.ANY_SIZE not in format.HOLDS:
        return [shape for shape in SHAPES if shape.size == 9]
    return [shape for shape in SHAPES if shape.size <= min(16, LARGEST.get(format.NAME, 16))]


def solved(shape: Shape, order: list[int]) -> bytes:
    """A filled valid grid: rows shifted by a box, digits renamed."""
    size, height, width = shape.size, shape.box_height, shape.box_width
    rows = ((width * (row % height) + row // height + column) % size for row in range(size) for column in range(size))
    return bytes(order[digit] for digit in rows)


@st.composite
def puzzles(draw: Any, shapes: list[Shape]) -> tuple[Puzzle, bytes]:
    """A puzzle and its solution."""
    shape = draw(st.sampled_from(shapes))
    solution = solved(shape, draw(st.permutations(range(1, shape.size + 1))))
    random = Random(draw(st.integers(0, 2**32)))
    share = draw(st.sampled_from([0.0, 0.05, 0.3, 0.6, 1.0]))
    givens = bytes(digit if random.random() < share else 0 for digit in solution)
    alphabets = [""]
    if 9 < shape.size <= 26:
        alphabets += [FROM_ZERO[: shape.size], LETTERS[: shape.size]]
    return Puzzle(shape, givens, symbols=draw(st.sampled_from(alphabets))), solution


@st.composite
def records(draw: Any, shapes: list[Shape]) -> Record:
    """A record with all that a record can have."""
    puzzle, solution = draw(puzzles(shapes))
    size = puzzle.shape.size
    random = Random(draw(st.integers(0, 2**32)))
    houses = [extra_house(solution, size, random), ExtraHouse("corner", (0,)), extra_house(solution, size, random)]
    puzzle = replace(puzzle, constraints=tuple(houses[: draw(st.sampled_from([0, 0, 1, 3]))]))
    empty = [cell for cell, digit in enumerate(puzzle.givens) if not digit]
    grid = None
    if draw(st.booleans()) and empty:
        share = random.choice([0.0, 0.2, 1.0])
        digits = bytes(
            given or (digit if random.random() < share else 0)
            for given, digit in zip(puzzle.givens, solution, strict=True)
        )
        kept = random.choice([0.7, 1.0])
        free = Grid.of_digits(puzzle, digits).candidates
        masks = [mask & (_some(size, random, kept) or mask) or mask for mask in free]
        grid = standing(puzzle, digits, masks)
    facts = draw(st.dictionaries(st.sampled_from(FACTS), texts(), max_size=4))
    marked = frozenset(random.sample(empty, min(len(empty), random.choice([0, 0, 1, 3]))))
    return Record(puzzle, grid, draw(st.sampled_from([None, solution])), marked, facts)


def extra_house(solution: bytes, size: int, random: Random) -> ExtraHouse:
    """Cells with digits that differ in the solution."""
    cells = dict[int, int]()
    for cell in random.sample(range(len(solution)), size):
        cells.setdefault(solution[cell], cell)
    return ExtraHouse(random.choice(["region", "window"]), tuple(cells.values()), random.choice([-1, 0, 7]))


def _some(size: int, random: Random, share: float) -> int:
    return sum(1 << digit for digit in range(size) if random.random() < share)


def texts() -> st.SearchStrategy[str]:
    """Texts on one line; without colons, which are the one thing a HoDoKu line cannot keep."""
    characters = st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"], exclude_characters=":\ufffe\uffff")
    return st.text(characters, min_size=1, max_size=12).map(on_one_line).filter(bool)


def without_house_names(record: Record) -> Record:
    """The record with houses that are called nothing but extra."""
    plain = tuple(ExtraHouse("extra region", rule.houses[0].cells) for rule in record.puzzle.constraints)
    puzzle = replace(record.puzzle, constraints=plain)
    return replace(record, puzzle=puzzle, grid=record.grid and replace(record.grid, puzzle=puzzle))


def without_losses(record: Record, format: Format) -> Record:
    """The record that is left when a format has held what it says it holds, and nothing else."""
    holds = format.HOLDS
    if Content.CONSTRAINTS in holds and Content.HOUSE_NAMES not in holds:
        record = without_house_names(record)
    grid = seen(record, boxes=Content.BOXES in holds, constraints=Content.CONSTRAINTS in holds)
    givens, digits = record.puzzle.givens, grid.digits
    if Content.CANDIDATES in holds and Content.SINGLES not in holds:
        digits = settled(grid.puzzle, shown(grid))
        givens = (
            digits
            if Content.PLACED not in holds
            else bytes(
                0 if now and now != given else digit
                for digit, now, given in zip(digits, grid.digits, record.puzzle.givens, strict=True)
            )
        )
    puzzle = replace(grid.puzzle, givens=givens)
    if Content.CANDIDATES in holds:
        left = standing(puzzle, digits, grid.candidates)
    else:
        left = standing(puzzle, digits) if Content.PLACED in holds and record.grid is not None else None
    names = {name for name in record.facts if name in holds or (name == "level" and Content.LEVEL in holds)}
    if Content.FACTS in holds:
        names |= record.facts.keys() - {"level"}
    return Record(
        puzzle,
        left,
        record.solution if Content.SOLUTION in holds else None,
        record.marked if Content.MARKS in holds else frozenset(),
        {name: record.facts[name] for name in names},
    )


def written(format: Format, *many: Record) -> str:
    if format.NAME == "c729":  # without its boxes a board may have too few candidates to look like one
        assume(all(all(shown(seen(record))) for record in many))
    try:
        return "".join(format.write(many))
    except FormatError as error:
        # Where boxes are lost a cell may be left without a candidate; formats with notes refuse that.
        assume("which this format cannot say" not in str(error))
        raise


@every_format
@quick
@given(data=st.data())
def test_a_puzzle_is_read_as_it_was_written(name: str, data: st.DataObject) -> None:
    format = format_named(name)
    shapes = [
        shape for shape in shapes_for(format) if Content.BOXES in format.HOLDS or shape == Shape.of_size(shape.size)
    ]
    puzzle, _ = data.draw(puzzles(shapes))
    if Content.CANDIDATES in format.HOLDS and Content.SINGLES not in format.HOLDS:
        assume(Content.SINGLES not in losses(Record(puzzle), format.HOLDS))
    assert [record.puzzle for record in formats.read(written(format, Record(puzzle)), format)] == [puzzle]


@every_format
@quick
@given(data=st.data())
def test_a_record_comes_back_without_exactly_the_losses_that_are_told(name: str, data: st.DataObject) -> None:
    format = format_named(name)
    record = data.draw(records(shapes_for(format)))
    assert formats.read(written(format, record), format) == [without_losses(record, format)]
    if not losses(record, format.HOLDS):
        assert without_losses(record, format) == record


@every_format
@quick
@given(data=st.data())
def test_sniffing_finds_the_format_of_what_was_written(name: str, data: st.DataObject) -> None:
    format = format_named(name)
    record = data.draw(records(shapes_for(format)))
    text = written(format, record)
    assert formats.read(text) == formats.read(text, format)


@pytest.mark.parametrize("name", [name for name in GENERAL if Content.MANY in format_named(name).HOLDS])
@quick
@given(data=st.data())
def test_many_records_come_back_in_their_order(name: str, data: st.DataObject) -> None:
    format = format_named(name)
    shape = data.draw(st.sampled_from(shapes_for(format)))
    many = data.draw(st.lists(records([shape]), min_size=1, max_size=4))
    text = written(format, *many)
    assert formats.read(text) == [without_losses(record, format) for record in many]


LARGE_ENOUGH = [
    pytest.param(name, shape, id=f"{name}-{shape}")
    for name in GENERAL
    for shape in LARGE
    if Content.ANY_SIZE in format_named(name).HOLDS and shape.size <= LARGEST.get(name, 128)
]


@pytest.mark.parametrize(("name", "shape"), LARGE_ENOUGH)
def test_a_large_board_is_read_as_it_was_written(name: str, shape: Shape) -> None:
    format = format_named(name)
    solution = solved(shape, list(range(1, shape.size + 1)))
    givens = bytes(0 if cell % 3 else digit for cell, digit in enumerate(solution))
    record = Record(Puzzle(shape, givens))
    assert formats.read("".join(format.write([record]))) == [record]


@pytest.mark.parametrize("name", [name for name in GENERAL if Content.MANY not in format_named(name).HOLDS])
def test_a_format_for_one_puzzle_refuses_two(name: str) -> None:
    record = Record(Puzzle(Shape(3, 3), bytes(81)))
    with pytest.raises(FormatError, match="one puzzle"):
        "".join(format_named(name).write([record, record]))


@pytest.mark.parametrize("name", [name for name in GENERAL if Content.ANY_SIZE not in format_named(name).HOLDS])
def test_a_format_for_nine_digits_refuses_sixteen(name: str) -> None:
    with pytest.raises(FormatError, match="9×9"):
        "".join(format_named(name).write([Record(Puzzle(Shape(4, 4), bytes(256)))]))


@pytest.mark.parametrize(("name", "largest"), LARGEST.items())
def test_a_format_refuses_what_is_too_large_for_it(name: str, largest: int) -> None:
    shape = Shape.of_size(largest + 1)
    with pytest.raises(FormatError, match=r"place here|too many"):
        "".join(format_named(name).write([Record(Puzzle(shape, bytes(shape.cells)))]))


def no_surprise(reader: Callable[[], object]) -> None:
    """Whatever a text is, reading it gives records or our own error."""
    try:
        reader()
    except NinefoldError as error:
        assert "\n" not in str(error)  # noqa: PT017 - an error is one line
        assert "fault of this reader" not in str(error)  # noqa: PT017 - nor a surprise that was caught


@every_format
@settings(quick, max_examples=17 * MORE)
@given(text=st.text(max_size=300))
def test_no_text_brings_a_reader_down(name: str, text: str) -> None:
    no_surprise(lambda: formats.read(text, format_named(name)))


@every_format
@settings(quick, max_examples=17 * MORE)
@given(data=st.data())
def test_no_mutation_of_a_good_text_brings_a_reader_down(name: str, data: st.DataObject) -> None:
    format = format_named(name)
    text = written(format, data.draw(records([shape for shape in shapes_for(format) if shape.size <= 9])))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(at, min(len(text), at + 20)))
        piece = st.text(max_size=6) | st.text("0123456789.|-+:#*[]{}<>&;\"'\n u_", max_size=8)
        text = text[:at] + data.draw(piece) + text[end:]
    no_surprise(lambda: formats.read(text, format))
    no_surprise(lambda: formats.read(text))


@given(text=st.text(max_size=300) | st.text("0123456789.|-+:#* \n", max_size=300))
@settings(quick, max_examples=100 * MORE)
def test_no_text_brings_sniffing_down(text: str) -> None:
    no_surprise(lambda: formats.read(text))


@every_format
def test_nothing_is_no_puzzle(name: str) -> None:
    no_surprise(lambda: formats.read("", format_named(name)))
    no_surprise(lambda: formats.read("\n\n", format_named(name)))
    with pytest.raises(FormatError, match="got nothing"):
        formats.read("")


def test_every_file_beside_the_parts_is_a_format() -> None:
    files = {file.stem for file in Path(formats.__file__).parent.glob("*.py")} - {"__init__"}
    assert files == {name.replace("-", "_") for name in FORMATS}


def test_no_two_formats_share_an_ending() -> None:
    endings = [ending for name in FORMATS for ending in format_named(name).SUFFIXES]
    assert len(endings) == len({*endings})
    assert format_for_path(Path("a/puzzle.KSUDOKU")).NAME == "ksudoku"


def test_an_unknown_ending_and_an_unknown_name_are_told() -> None:
    with pytest.raises(NinefoldError, match=r"'\.doc'"):
        format_for_path(Path("puzzle.doc"))
    with pytest.raises(NinefoldError, match="'word'"):
        format_named("word")


def test_a_text_in_no_format_is_told() -> None:
    with pytest.raises(FormatError, match="in no format we know"):
        sniff("Dear Sir or Madam,\n")


def test_a_file_that_tells_nothing_is_read_by_its_ending(tmp_path: Path) -> None:
    path = tmp_path / "bad.sdk"
    path.write_text("Dear Sir or Madam,\n")
    (error,) = formats.read_file(path)
    assert isinstance(error, FormatError)
    assert str(error).startswith("sdk, line 1: ")


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(b"\xff\xfe\x00\x01")
    (error,) = formats.read_file(path)
    assert str(error) == "text: bad.txt is not text in UTF-8"


def test_a_byte_order_mark_is_skipped(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text("\ufeff1.....2..3.....4\n", encoding="utf-8")
    (record,) = formats.read_file(path)
    assert isinstance(record, Record)
    assert record.puzzle.oneline == "1.....2..3.....4"


def test_a_line_without_end_is_refused() -> None:
    with pytest.raises(FormatError, match="a line of more than"):
        formats.read("1" * 2_000_000)


@pytest.mark.parametrize(
    "text",
    [
        "<!-- -->" * 2000 + "x",
        "grid" + " " * 20_000 + "x",
        "." + "-" * 100_000 + "x",
        "*-*" + "\n" * 30_000 + "x",
        " " * 90_000,
    ],
    ids=["comments", "heading", "rule", "frame", "blanks"],
)
def test_a_text_made_to_be_slow_is_refused_all_the_same(text: str) -> None:
    """On each of these a careless pattern would take quadratic time or worse."""
    with pytest.raises(FormatError):
        formats.read(text)
