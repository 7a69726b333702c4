"""Strings of the Interactive Sudoku Solver: `.Cage~10~R1C1~R1C2.Thermo~R3C3~R3C4.~R5C5_7`, one puzzle per line.

A line that is indented goes on with the string before it, as strings over several lines are passed on.

Entries begin with a dot: a type and its arguments; `~R1C1_5` is a given, `~R1C1_1_2` are candidates. `Or`, `And` and
`Replicate` hold the entries up to their `End`; each entry of an `Or` is one alternative, whatever it says. Of several
clues for one place the last one counts. A constraint that we do not know is refused by name, never ignored.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from ninefold.constraints.candidates import Candidates
from ninefold.constraints.difference import Difference
from ninefold.constraints.either import Either
from ninefold.constraints.pair_sum import PairSum
from ninefold.constraints.ratio import Ratio
from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content
from ninefold.formats.parts.iss.automata import six_bits
from ninefold.formats.parts.iss.board import Board, make_board
from ninefold.formats.parts.iss.constraints import constraints_of, neighbours, unlike_lines
from ninefold.formats.parts.iss.extra_cells import make_groups
from ninefold.model import Puzzle, Record
from ninefold.model.bounds import CONSTRAINTS, DEPTH
from ninefold.model.constraint import Constraint
from ninefold.model.fields import listed_cells
from ninefold.stopping import looking

NAME = "iss"
SUFFIXES = (".iss",)
HOLDS = frozenset({Content.ANY_SIZE, Content.MANY})

_MAX_SIZE = 16

_COMPOSITE = ("Or", "And", "Replicate")
_LAYOUT = ("Shape", "NoBoxes", "RegionSize", "StrictKropki", "StrictXV", "FullRankTies", "End", "SearchPriority", "Var")
_AT_BOTH_ENDS = ("FullRank", "HiddenSkyscraper", "NumberedRoom", "Skyscraper", "XSum")
_PLACE_OF_CLUE = {"LittleKiller": 1, "Quad": 0, "Sandwich": 1}
"""Which argument says where the clue is."""
_TIES = ("none", "only-unclued", "any")

Move = tuple[int, int]
"""A cell and where it comes to lie; others go along."""


@dataclass(slots=True)
class Entry:
    """`.Kind~arg~arg`, where it stands, and for a composite the entries inside."""

    kind: str
    args: list[str]
    text: str
    column: int
    inside: list[Entry] = field(default_factory=list)

    def error(self, problem: str) -> FormatError:
        return FormatError(NAME, problem, text=self.text, column=self.column)


def recognises(head: str) -> bool:
    line = next((line.strip() for line in head.splitlines() if line.strip()), "")
    # A tilde or a small letter: a board of letters may begin like .BCD. too.
    return bool(re.match(r"\.([A-Z][A-Za-z]*~|[A-Z][A-Za-z]*[a-z][A-Za-z]*(\.|$)|~R\wC\w_)", line))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, lambda text: Record(read_string(text)), continues=_continues)


def _continues(line: str) -> bool:
    return line[0].isspace() and not line.lstrip().startswith(".Shape")


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        size = record.puzzle.shape.size
        if size > _MAX_SIZE:
            raise FormatError(
                NAME, f"a board up to {_MAX_SIZE}×{_MAX_SIZE} has a place here, not {record.puzzle.shape}"
            )
        digits = enumerate(record.puzzle.givens)
        cells = "".join(f"~R{_index(c // size)}C{_index(c % size)}_{digit}" for c, digit in digits if digit)
        yield f".Shape~{size}x{size}.{cells}\n"


def read_string(text: str) -> Puzzle:
    """The puzzle of one string.

    >>> read_string(".Shape~4x4.~R1C1_3~R2C2_1.Cage~5~R4C3~R4C4").constraints[0].sentence
    'the digits of the cage are different and add up to 5'
    """
    entries = _tree(text)
    layout = {entry.kind: entry.args for entry in entries if entry.kind in _LAYOUT}
    region_size = "~".join(layout.get("RegionSize", [""])[:1])
    board = make_board(
        layout.get("Shape", ["9x9"]),
        int(region_size) if re.fullmatch(r"\d{1,3}", region_size) else None,
        "NoBoxes" in layout,
    )
    ties = "~".join(layout.get("FullRankTies", ["only-unclued"]))
    if ties not in _TIES:
        raise PuzzleError(f"FullRankTies is one of {', '.join(_TIES)}, got {ties!r}")
    groups = make_groups(((entry.kind, entry.args) for entry in entries), board.rows, board.columns, board.size**2)
    board = replace(board, ties=ties == "any", groups=groups)
    # Regions first: lines may ask for them.
    ordered = sorted((entry for entry in entries if entry.kind not in _LAYOUT), key=lambda e: e.kind != "Jigsaw")
    found = [each for entry in _last_clues(ordered) for each in _constraints(entry, board, ())]
    found += _strict(board, found, layout)
    if ties == "none":
        found += unlike_lines(board)
    givens = bytearray(board.shape.cells)
    constraints = board.frame()
    for each in found:
        if isinstance(each, Candidates) and len(each.allowed) == 1 and each.allowed[0] in board.scale.values:
            digit, cell = each.allowed[0] + board.scale.shift, each.cells[0]
            if givens[cell] in (0, digit):
                givens[cell] = digit
                continue
        constraints.append(each)
    return Puzzle(board.shape, bytes(givens), tuple(constraints), symbols=board.symbols)


def board_cells(text: str) -> list[int]:
    """The cells of the board of a string, in reading order; on a board that fills its square all of them."""
    layout = {entry.kind: entry.args for entry in _tree(text) if entry.kind in _LAYOUT}
    return make_board(layout.get("Shape", ["9x9"]), None, "NoBoxes" in layout).cells


def _tree(text: str) -> list[Entry]:
    top: list[Entry] = []
    stack = [top]
    end, dot = 0, "." if text.startswith(".") else ""
    for number, piece in looking(enumerate(text.removeprefix(".").split("."), 1)):
        kind, *args = "".join(piece.split()).split("~")
        entry = Entry(kind, args, f"{dot}{piece}", end + 1)
        end, dot = end + len(entry.text), "."
        if number > CONSTRAINTS:
            raise entry.error(f"a puzzle has at most {CONSTRAINTS} constraints, and this is one more")
        if kind == "End":
            if len(stack) == 1:
                raise entry.error("an End without its beginning")
            stack.pop()
            continue
        stack[-1].append(entry)
        if kind in _COMPOSITE:
            if len(stack) > DEPTH:
                raise entry.error(f"{kind} inside of {DEPTH} others; deeper ones are not read")
            stack.append(entry.inside)
    return top


def _last_clues(entries: list[Entry]) -> list[Entry]:
    """The entries that hold together without the clues that a later one for the same place replaces."""
    seen: set[tuple[str, ...]] = set()
    kept = []
    for entry in reversed(entries):
        args = entry.args
        if entry.kind in _AT_BOTH_ENDS:
            ends = [(entry.kind, args[0], str(end)) for end in (1, 2)] if args else []
            clues = ["" if end in seen else clue for end, clue in zip(ends, [*args[1:], "", ""], strict=False)]
            seen |= {end for end, clue in zip(ends, clues, strict=True) if clue}
            kept.append(replace(entry, args=[*args[:1], *clues]))
        elif entry.kind in _PLACE_OF_CLUE and len(args) > _PLACE_OF_CLUE[entry.kind]:
            place = (entry.kind, args[_PLACE_OF_CLUE[entry.kind]])
            kept += [entry] if place not in seen else []
            seen.add(place)
        else:
            kept.append(entry)
    return kept[::-1]


def _constraints(entry: Entry, board: Board, moves: tuple[Move, ...]) -> list[Constraint]:
    """The constraints of an entry whose cells were moved by the replicas around it, the outer ones first.

    As deep as entries are nested, which is bounded (see `_tree`).
    """
    try:
        board.amount.add_one(len(entry.args))
        if moves:
            board.amount.work(len(entry.text))
        args = entry.args
        for move in moves:
            args = [_moved(arg, board, move) for arg in args]
        if entry.kind == "And":
            return [each for inner in _last_clues(entry.inside) for each in _constraints(inner, board, moves)]
        if entry.kind == "Or":
            inside = [inner for inner in entry.inside if inner.kind not in _AT_BOTH_ENDS or any(inner.args[1:])]
            return [Either(tuple(tuple(_constraints(inner, board, moves)) for inner in inside))]
        if entry.kind == "Replicate":
            return [
                each
                for move in _replicas(args, board)
                for inner in _last_clues(entry.inside)
                for each in _constraints(inner, board, (*moves, move))
            ]
        found = constraints_of(entry.kind, args, board)
        # One constraint and the cells of its arguments are counted already.
        board.amount.add(max(len(found) - 1, 0), max(sum(map(listed_cells, found)) - len(args), 0))
        return found
    except FormatError:
        raise
    except IndexError:
        raise entry.error(f"too few arguments for {entry.kind}") from None
    except PuzzleError as error:
        raise entry.error(str(error)) from None


def _replicas(args: list[str], board: Board) -> Iterator[Move]:
    """For each target of a `Replicate` the way from its origin."""
    if not args:
        return iter(())
    origin = board.cell(args[1]) if len(args) > 1 and args[1] else board.cell("R1C1")
    group = board.group_of(origin)
    cells = list(group.cells) if group else board.cells
    targets = cells[cells.index(origin) :]
    bits = six_bits(args[0][: len(targets) // 6 + 1])
    return ((origin, target) for target, on in zip(targets, bits, strict=False) if on)


def _moved(arg: str, board: Board, move: Move) -> str:
    name, underscore, rest = arg.partition("_")
    return f"{board.moved(name, *move)}{underscore}{rest}" if board.is_cell(name) else arg


def _strict(board: Board, found: list[Constraint], layout: dict[str, list[str]]) -> Iterator[Constraint]:
    def marked(*kinds: type) -> set[tuple[int, int]]:
        cells = [each.cells for each in found if isinstance(each, kinds)]  # type: ignore[attr-defined]
        return {(min(two), max(two)) for two in cells}

    if "StrictKropki" in layout:
        dots = marked(Difference, Ratio)
        yield neighbours(board, "difference", 1, dots)
        yield neighbours(board, "ratio", 2, dots)
    if "StrictXV" in layout:
        crosses = marked(PairSum)
        yield neighbours(board, "sum", 5, crosses)
        yield neighbours(board, "sum", 10, crosses)


def _index(place: int) -> str:
    return "123456789abcdefghijklmnopqrstuvwxyz"[place]
