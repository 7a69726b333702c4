"""KSudoku's XML: one game, or one of the shapes that the program offers (then the board is empty).

    <!DOCTYPE ksudoku>
    <ksudoku><game had-help="0" msecs-elapsed="0">
      <puzzle>
        <graph order="9" type="custom" specific-type="XSudoku" name="…" sizeX="9" sizeY="9" sizeZ="1">
          <sudokugroups at="0" withblocks="1"/>            rows and columns, and square boxes if withblocks
          <clique size="9">0 10 20 30 40 50 60 70 80</clique>
        </graph>
        <values>fg_ie…</values>  <solution>fgbie…</solution>
      </puzzle>
      <history><simple-event index="2" value="4"/><simple-event index="5" markers="001010000"/></history>
    </game></ksudoku>

Cells are counted by columns everywhere: cell x·sizeY + y is row y, column x. In values `_` is empty and `b` is 1, up
to 25 digits. Markers are notes, one place per digit. Cliques that make boxes are the shape, others are extra
houses; we add their kind and index, which KSudoku skips. Cages, three dimensions and boards of several grids are
refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from xml.etree.ElementTree import Element

from ninefold.constraints.extra_house import ExtraHouse, diagonals
from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.amount import Amount
from ninefold.formats.parts.format import Content, document, only
from ninefold.formats.parts.position import notes_of, with_notes
from ninefold.formats.parts.xml_text import parse, root_name, tag
from ninefold.model import Constraint, Grid, Puzzle, Record, Shape

NAME = "ksudoku"
SUFFIXES = (".ksudoku",)
HOLDS = frozenset(
    {
        Content.ANY_SIZE,
        Content.BOXES,
        Content.REGIONS,
        Content.CONSTRAINTS,
        Content.HOUSE_NAMES,
        Content.PLACED,
        Content.CANDIDATES,
        Content.SINGLES,
        Content.SOLUTION,
    }
)

_NUMBER = re.compile(r"-?[0-9]{1,6}")
_LETTERS = "_bcdefghijklmnopqrstuvwxyz"
_CAGES = ("mathdoku", "killersudoku")


def recognises(head: str) -> bool:
    return root_name(head) in ("ksudoku", "ksudoku-graph")


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    root = parse(document(lines, NAME), NAME, "ksudoku", "ksudoku-graph")
    try:
        if root.tag == "ksudoku-graph":
            yield Record(_read_puzzle(_child(root, "graph"), None))
            return
        game = _child(root, "game")
        element = _child(game, "puzzle")
        start = _read_puzzle(_child(element, "graph"), _child(element, "values"))
        puzzle, grid = _read_history(game.find("history"), start)
        solution = element.find("solution")
        yield Record(puzzle, grid, None if solution is None else _read_cells(solution, puzzle.shape.size))
    except FormatError:
        raise
    except PuzzleError as error:
        raise FormatError(NAME, str(error)) from None


def write(records: Iterable[Record]) -> Iterator[str]:
    record = only(records, NAME)
    puzzle, size = record.puzzle, record.puzzle.shape.size
    if size >= len(_LETTERS):
        raise FormatError(NAME, f"up to 25 digits have a place here, not {size}")
    if puzzle.shape.box_width == 1:
        raise FormatError(NAME, "boxes of one column have no place here; a Latin square has boxes of one row")
    yield "<!DOCTYPE ksudoku>\n<ksudoku>\n"
    yield ' <game had-help="0" msecs-elapsed="0">\n  <puzzle>\n'
    yield from (f"   {line}\n" for line in _graph(puzzle))
    yield f"   {tag('values', {}, _cells_text(puzzle.givens, size))}\n"
    if record.solution is not None:
        yield f"   {tag('solution', {}, _cells_text(record.solution, size))}\n"
    yield "  </puzzle>\n  <history>\n"
    if record.grid is not None:
        yield from (f"   {line}\n" for line in _events(record.grid))
    yield "  </history>\n </game>\n</ksudoku>\n"


def _turned(index: int, size: int) -> int:
    """The cell of an index by columns, and the other way round."""
    return index % size * size + index // size


def _cells_text(digits: bytes, size: int) -> str:
    return "".join(_LETTERS[digits[_turned(index, size)]] for index in range(len(digits)))


def _graph(puzzle: Puzzle) -> Iterator[str]:
    shape = puzzle.shape
    squares = shape.has_boxes and shape.box_height == shape.box_width
    if squares and not puzzle.constraints:
        yield tag("graph", {"order": shape.size, "type": "sudoku", "specific-type": "Plain"})
        return
    attributes: dict[str, str | int] = {"order": shape.size, "type": "custom", "specific-type": "Plain"}
    attributes |= {"name": "Ninefold", "sizeX": shape.size, "sizeY": shape.size, "sizeZ": 1}
    cliques = [] if squares else [tag(*_clique(box.cells, shape.size)) for box in shape.boxes]
    cliques += [_extra_house(constraint, shape.size) for constraint in puzzle.constraints]
    attributes["ncliques"] = 2 * shape.size + (shape.size if squares else 0) + len(cliques)
    yield tag("graph", attributes).removesuffix("/>") + ">"
    yield f" {tag('sudokugroups', {'at': 0, 'withblocks': int(squares)})}"
    yield from (f" {clique}" for clique in cliques)
    yield "</graph>"


def _clique(cells: tuple[int, ...], size: int) -> tuple[str, dict[str, str | int], str]:
    return "clique", {"size": len(cells)}, " ".join(str(_turned(cell, size)) for cell in cells)


def _extra_house(constraint: Constraint, size: int) -> str:
    if not isinstance(constraint, ExtraHouse):
        raise FormatError(NAME, f"no place here for the constraint: {constraint.sentence}")
    name, attributes, text = _clique(constraint.cells, size)
    return tag(name, {**attributes, "kind": constraint.kind_of_house, "index": constraint.index}, text)


def _events(grid: Grid) -> Iterator[str]:
    size, givens = grid.puzzle.shape.size, grid.puzzle.givens
    notes = notes_of(grid, NAME)
    for index in range(len(givens)):
        cell = _turned(index, size)
        if grid.digits[cell] != givens[cell]:
            yield tag("simple-event", {"index": index, "value": grid.digits[cell]})
        elif notes[cell]:
            markers = "".join("1" if notes[cell] >> place & 1 else "0" for place in range(size))
            yield tag("simple-event", {"index": index, "markers": markers})


def _read_puzzle(graph: Element, values: Element | None) -> Puzzle:
    size = _number(graph, "order")
    kind, specific = graph.get("type", ""), graph.get("specific-type", "")
    name = graph.get("name") or specific or kind
    if graph.find("cage") is not None or specific.lower() in _CAGES:
        raise FormatError(NAME, f"a puzzle with cages ({name}) is not supported")
    if kind == "roxdoku" or graph.find("roxdokugroups") is not None or _number(graph, "sizeZ", 1) != 1:
        raise FormatError(NAME, f"a puzzle in three dimensions ({name}) is not supported")
    if kind not in ("sudoku", "custom"):
        raise FormatError(NAME, "expected a graph of type sudoku or custom", text=kind)
    if not 2 <= size < len(_LETTERS):
        raise FormatError(NAME, f"expected an order from 2 to 25, got {size}")
    groups = graph.findall("sudokugroups")
    if (_number(graph, "sizeX", size), _number(graph, "sizeY", size)) != (size, size) or len(groups) > 1:
        raise FormatError(NAME, f"a board that is not {size}×{size} ({name}) is not supported")
    shape, constraints = _read_constraints(graph, groups, size, name)
    return Puzzle(shape, bytes(shape.cells) if values is None else _read_cells(values, size), constraints)


def _read_constraints(
    graph: Element, groups: list[Element], size: int, name: str
) -> tuple[Shape, tuple[ExtraHouse, ...]]:
    if graph.get("type") == "sudoku":
        return _square_shape(size), ()
    if not groups or _number(groups[0], "at", 0) != 0:
        raise FormatError(NAME, f"a board without rows and columns of its own ({name}) is not supported")
    unnamed, constraints, amount = [], [], Amount()
    for element in graph.findall("clique"):
        cells = _clique_cells(element, size)
        amount.add_one(len(cells))
        if element.get("kind") is not None:
            constraints.append(ExtraHouse(element.get("kind", ""), cells, _number(element, "index", -1)))
        else:
            unnamed.append(cells)
    if groups[0].get("withblocks", "1") == "1":
        return _square_shape(size), (*_named(unnamed, size), *constraints)
    boxes = {frozenset(cells) for cells in unnamed}
    for shape in (Shape(height, size // height) for height in range(2, size) if size % height == 0):
        if boxes == {frozenset(box.cells) for box in shape.boxes}:
            return shape, tuple(constraints)
    return Shape(1, size), (*_named(unnamed, size), *constraints)


def _named(cliques: list[tuple[int, ...]], size: int) -> list[ExtraHouse]:
    known = {frozenset(house.cells): house for house in diagonals(size)}
    return [known.get(frozenset(cells), ExtraHouse("region", cells, index)) for index, cells in enumerate(cliques)]


def _square_shape(size: int) -> Shape:
    side = round(size**0.5)
    if side * side != size:
        raise FormatError(NAME, f"expected an order with square boxes (4, 9, 16, 25), got {size}")
    return Shape(side, side)


def _clique_cells(element: Element, size: int) -> tuple[int, ...]:
    text = element.text or ""
    indices = [int(part) if part.isascii() and part.isdecimal() and len(part) < 5 else -1 for part in text.split()]
    if len(indices) != _number(element, "size") or not all(0 <= index < size * size for index in indices):
        problem = f"expected a clique of {element.get('size')} cells below {size * size}"
        raise FormatError(NAME, problem, text=text)
    return tuple(_turned(index, size) for index in indices)


def _read_cells(element: Element, size: int) -> bytes:
    text = (element.text or "").strip()
    if len(text) != size * size:
        problem = f"expected {size * size} cells in <{element.tag}>, got {len(text)}"
        raise FormatError(NAME, problem, text=text)
    digits = bytearray(size * size)
    for index, letter in enumerate(text):
        digit = _LETTERS.find(letter)
        if not 0 <= digit <= size:
            problem = f"expected letters from b to {_LETTERS[size]} or _ in <{element.tag}>, got {letter!r}"
            raise FormatError(NAME, problem, text=text, column=index + 1)
        digits[_turned(index, size)] = digit
    return bytes(digits)


def _read_history(history: Element | None, start: Puzzle) -> tuple[Puzzle, Grid | None]:
    """The puzzle with the givens that were added in the game, and where the game stands."""
    size, givens = start.shape.size, bytearray(start.givens)
    digits, notes = bytearray(start.givens), [0] * start.shape.cells
    for event in () if history is None else history.iter("simple-event"):
        index, markers = _number(event, "index"), event.get("markers")
        if not 0 <= index < start.shape.cells:
            raise FormatError(NAME, f"expected an index below {start.shape.cells}, got {index}")
        cell = _turned(index, size)
        value = 0 if markers is not None else _number(event, "value")
        if not 0 <= value <= size:
            raise FormatError(NAME, f"expected a value up to {size}, got {value}")
        if start.givens[cell]:
            continue
        digits[cell], givens[cell] = value, value if event.get("given") == "true" else 0
        notes[cell] = sum(1 << place for place, mark in enumerate((markers or "")[:size]) if mark == "1")
    puzzle = replace(start, givens=bytes(givens))
    return puzzle, with_notes(puzzle, bytes(digits), notes)


def _child(element: Element, name: str) -> Element:
    children = element.findall(name)
    if len(children) != 1:
        raise FormatError(NAME, f"expected one <{name}> in <{element.tag}>, got {len(children)}")
    return children[0]


def _number(element: Element, name: str, default: int | None = None) -> int:
    text = element.get(name)
    if text is None and default is not None:
        return default
    if text is None or not _NUMBER.fullmatch(text):
        raise FormatError(NAME, f"expected a number in {name} of <{element.tag}>", text=text or "")
    return int(text)
