"""Drawn boards: rows of cells, and the boxes that the lines between them show.

    53.|.7.|...      5 3 . | . 7 . | . . .      +-------+-------+      ║ 5 │ 3 │ . ║ . │      53. .7. ...
    6..|195|...      6 . . | 1 9 5 | . . .      | 5 3 . | . 7 . |      ╟───┼───┼───╫───      6.. 195 ...

A bar stands between cells, a rule between rows; an empty line or a gap between runs of characters counts as one too.
Bars every w cells and rules every h rows make boxes of h×w if h·w is the size. Where only one of them is drawn the
other follows. Lines around every single cell say nothing, unless heavier ones among them do.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import BadCell, CellText, read_tokens, typed
from ninefold.model import Shape
from ninefold.model.bounds import DIGITS
from ninefold.model.symbols import BLANKS
from ninefold.stopping import looking

IsRun = Callable[[str], bool]

_BARS = "|│║┃¦"
_PIECE = re.compile(rf"[{_BARS}]+|[^\s{_BARS}]+")
_RULE = re.compile(r"[-=─═━]{2,}")
_RULE_ONLY = re.compile(rf"[-=─═━+*.:'\s{_BARS}┌-╋═-╬╭-╰]+")


class Lines:
    """Lines with their numbers, of which the last ones can be given back."""

    def __init__(self, lines: Iterable[str], parts: Callable[[str], list[str]] | None = None) -> None:
        """With `parts`, a line is taken for several that have its number."""
        numbered = enumerate(lines, 1)
        self._lines = ((n, part) for n, text in numbered for part in parts(text)) if parts else numbered
        self._back: list[tuple[int, str]] = []

    def __iter__(self) -> Iterator[tuple[int, str]]:
        return self

    def __next__(self) -> tuple[int, str]:
        if self._back:
            return self._back.pop()
        number, text = next(self._lines)
        return number, text.rstrip("\r\n")

    def give_back(self, lines: list[tuple[int, str]]) -> None:
        """The lines come again, in their order."""
        self._back.extend(reversed(lines))

    def skip_block(self) -> None:
        """Passes the lines up to the next empty one."""
        for _, text in self:
            if not text.strip():
                return


@dataclass(slots=True)
class Row:
    """A row: its cells, the bars with the number of cells before them, and the line it is from.

    In a run the cells stand without spaces between them.
    """

    cells: list[str]
    bars: list[tuple[int, str]]
    run: bool
    line: int
    text: str


@dataclass(slots=True)
class _Rule:
    """A line between rows: the rows before it, its number, the kind of its strokes, and how many dashes it is made of.

    No dashes where it has anything else besides bars and blanks. An empty line has no kind.
    """

    before: int
    line: int
    kind: str
    dashes: int
    text: str


@dataclass(slots=True)
class Drawing:
    """The rows of a board and the rules with the number of rows before them."""

    rows: list[Row]
    rules: list[tuple[int, str]] = field(default_factory=list)

    @property
    def size(self) -> int:
        """Cells of a row."""
        return len(self.rows[0].cells)

    def shape(self, format_name: str) -> Shape:
        """The shape that the lines show; the usual one if they show none."""
        size, first = self.size, self.rows[0]
        for row in self.rows:
            if [at for at, _ in row.bars if 0 < at < size] != [at for at, _ in first.bars if 0 < at < size]:
                if first.run and 2 * sum(is_run_of_cells(each.text) for each in self.rows) <= size:
                    raise _fault(format_name, self.rows, is_run_of_cells)  # a space is missing in the first row
                problem = "expected the bars where those of the first row stand"
                raise FormatError(format_name, problem, text=row.text, line=row.line)
        width, height = _period(first.bars, size), _period(self.rules, size)
        if width == 0 or height == 0:
            raise FormatError(format_name, "expected boxes of one size", text=first.text, line=first.line)
        if width == 1 and height is None and any(at == 0 for at, _ in self.rules):
            return Shape(size, 1)
        if height == 1 and width is None and any(at == 0 for at, _ in first.bars):
            return Shape(1, size)
        # A line at every cell tells no boxes; one direction tells the other.
        wide, high = width if width != 1 else None, height if height != 1 else None
        if wide is None and high is None:
            return Shape.of_size(size)
        wide, high = wide or size // (high or 1), high or size // (wide or 1)
        if wide * high != size:
            problem = f"boxes of {high}×{wide} cells cannot hold {size} digits"
            raise FormatError(format_name, problem, text=first.text, line=first.line)
        return Shape(high, wide)

    def read(self, format_name: str) -> CellText:
        """The puzzle that is drawn."""
        shape = self.shape(format_name)
        try:
            cells = read_tokens([cell for row in self.rows for cell in row.cells], shape)
        except BadCell as bad:
            raise self.error(format_name, bad.cell, bad.problem) from None
        if self.rows[0].run and len(cells.marked) == cells.puzzle.givens.count(0):
            return cells._replace(marked=frozenset())  # in a run `*` may be just the blank
        return cells

    def error(self, format_name: str, cell: int, problem: str) -> FormatError:
        """An error about a cell, with its place."""
        row, at = self.rows[cell // self.size], cell % self.size
        return FormatError(format_name, problem, text=row.text, line=row.line, cell=at + 1)


def take_drawing(lines: Lines, format_name: str, is_run: IsRun | None = None) -> Drawing | None:
    """The next board of the lines, which end up right behind its last row; None if there is none.

    `is_run` decides from the first row whether cells stand in runs, without spaces between them.
    """
    rows: list[Row] = []
    rules: list[_Rule] = []
    is_run = is_run or is_run_of_cells
    for number, text in looking(lines):
        if not text.strip() and not rows:
            rules.clear()
        elif not text.strip():
            if len(rows) % (first := _first_gap(rules, len(rows))) or len(rows[0].cells) % first:
                lines.give_back([(number, text)])
                raise _fault(format_name, rows, is_run)
            rules.append(_Rule(len(rows), number, "", 0, ""))
        elif is_rule(text):
            rules.append(_rule(text, number, len(rows)))
        else:
            row = split_row(text, number, is_run(text) if not rows else rows[0].run)
            rows.append(row)
            if len(row.cells) != len(rows[0].cells) or not 2 <= len(row.cells) <= DIGITS:
                raise _fault(format_name, [*rows, *_rest(lines, rows, rules)], is_run)
        if rows and (drawing := _complete(rows, rules)):
            if not _numbers_columns(rows[0], lines):
                return drawing
            del rows[0]
            rules = [replace(rule, before=max(0, rule.before - 1)) for rule in rules]
        if len(rules) > 4 * DIGITS:
            raise FormatError(format_name, "expected a row, got lines only", text=text, line=number)
    if rows:
        raise _fault(format_name, rows, is_run)
    return None


def is_rule(text: str) -> bool:
    """Whether a line is drawn between rows.

    >>> is_rule("-------+-------+-------"), is_rule("- - 3 - - - - - -")
    (True, False)
    """
    return bool(_RULE.search(text) and _RULE_ONLY.fullmatch(text))


def row_of(text: str) -> Row:
    """A line as the first row of a board.

    >>> row_of("53. .7. ...").cells
    ['5', '3', '.', '.', '7', '.', '.', '.', '.']
    """
    return split_row(text, 0, is_run_of_cells(text))


def is_row_like(row: Row) -> bool:
    """Whether a line was meant as cells: three of four are figures or blanks, however wrong the others.

    >>> is_row_like(row_of("5 3 . . 7 . . . q")), is_row_like(row_of("a fine day"))
    (True, False)
    """
    good = sum(cell in BLANKS or (cell.isdecimal() and len(cell) <= 3) for cell in row.cells)
    return len(row.cells) > 3 and 4 * good >= 3 * len(row.cells)


def _complete(rows: list[Row], rules: list[_Rule]) -> Drawing | None:
    """The drawing, if all its rows are there. A line of dashes is an empty row where `-` is the blank."""
    size = len(rows[0].cells)
    if len(rows) == size:
        return Drawing(rows, [(rule.before, rule.kind) for rule in rules])
    dashed = [rule for rule in rules if rule.dashes == size]
    if not dashed or len(rows) + len(dashed) != size or not any("-" in row.cells for row in rows):
        return None
    first = rows[0]
    dashes = [Row(["-"] * size, first.bars, first.run, rule.line, rule.text) for rule in dashed]
    drawn = {row.line for row in dashes}
    every = sorted(rows + dashes, key=lambda row: row.line)
    before = [(sum(row.line < rule.line for row in every), rule.kind) for rule in rules if rule.line not in drawn]
    return Drawing(every, before)


def _numbers_columns(first: Row, lines: Lines) -> bool:
    """Whether the first row is 1 2 3 … above the columns: after as many rows as it has cells, there is one more."""
    size = len(first.cells)
    if size < 4 or first.cells != [str(number) for number in range(1, size + 1)]:
        return False
    following = next(lines, None)
    if following is None:
        return False
    lines.give_back([following])
    row = split_row(following[1], following[0], first.run)
    return len(row.cells) == size and is_row_like(row)


def _rule(text: str, number: int, before: int) -> _Rule:
    strokes = re.sub(rf"[\s{_BARS}]", "", text)
    return _Rule(before, number, _kind(text), len(strokes) if strokes == "-" * len(strokes) else 0, text)


def split_row(text: str, number: int, run: bool) -> Row:
    """The cells of a line, which stand in runs or between spaces."""
    row = Row([], [], run, number, text)
    for piece in _PIECE.findall(typed(text)):
        if piece[0] in _BARS:
            row.bars.append((len(row.cells), piece))
        elif run:
            if row.cells and not (row.bars and row.bars[-1][0] == len(row.cells)):
                row.bars.append((len(row.cells), " "))
            row.cells.extend(piece)
        else:
            row.cells.append(piece)
    return row


def is_run_of_cells(text: str) -> bool:
    """Whether some pieces of a row are too long for one cell: `12 34` is a run of four, `1 2 2 1` is not.

    >>> is_run_of_cells("12 34"), is_run_of_cells("1 2 3 4 5 6 7 8 9 10 11 12")
    (True, False)
    """
    pieces = [piece for piece in _PIECE.findall(typed(text)) if piece[0] not in _BARS]
    return not all(
        len(piece) == 1 or (len(piece) <= 3 and piece.isascii() and piece.isdecimal() and int(piece) <= len(pieces))
        for piece in pieces
    )


def _kind(rule: str) -> str:
    return max("-=─═━", key=rule.count)


def _period(lines: list[tuple[int, str]], size: int) -> int | None:
    """How many cells lie between two lines: None without lines inside, 0 where they are not even."""
    kinds: dict[str, set[int]] = {}
    for at, kind in lines:
        if 0 < at < size:
            kinds.setdefault(kind, set()).add(at)
    if not kinds:
        return None
    periods = []
    for places in kinds.values():
        step = min(places)
        if size % step == 0 and places == set(range(step, size, step)):
            periods.append(step)
    return max(periods, default=0)


def _first_gap(rules: list[_Rule], rows: int) -> int:
    return next((rule.before for rule in rules if rule.before and not rule.kind), rows)


def _rest(lines: Lines, rows: list[Row], rules: list[_Rule]) -> Iterator[Row]:
    """The rows that follow in a board at fault, with those of its bands after an empty line: they show which of its
    rows is wrong, and are no board of their own."""
    block = _block(lines, rows[0].run)
    yield from block
    size, taken = len(rows[0].cells), len(rows) + len(block)
    band = _first_gap(rules, taken)
    while taken % band == 0 and taken < size and size % band == 0:
        gap = next(lines, None)
        block = _block(lines, rows[0].run)
        if len(block) != band:
            lines.give_back([*([gap] if gap else []), *((row.line, row.text) for row in block)])
            return
        yield from block
        taken += band


def _block(lines: Lines, run: bool) -> list[Row]:
    """The rows up to an empty line."""
    block: list[Row] = []
    for number, text in lines:
        if not text.strip() or len(block) == DIGITS:
            lines.give_back([(number, text)])
            break
        if not is_rule(text):
            block.append(split_row(text, number, run))
    return block


def _fault(format_name: str, rows: list[Row], is_run: IsRun) -> FormatError:
    """What is wrong with rows that make no board; most of them are taken for right."""
    runs = sum(is_run(row.text) for row in rows)
    rows = [split_row(row.text, row.line, 2 * runs > len(rows)) for row in rows]
    sizes = Counter(len(row.cells) for row in rows)
    size = max(sizes, key=lambda each: (sizes[each], each == len(rows), each))
    if not 2 <= size <= DIGITS:
        return FormatError(format_name, f"expected a row of 2 to {DIGITS} cells", text=rows[0].text, line=rows[0].line)
    for row in rows[:size]:
        if len(row.cells) != size:
            joined = next((cell for cell in row.cells if len(row.cells) < size and len(cell) == 2), "")
            hint = f" (is a space missing in {joined!r}?)" if joined else ""
            problem = f"expected {size} cells, got {len(row.cells)}{hint}"
            return FormatError(format_name, problem, text=row.text, line=row.line)
    if len(rows) >= size:
        try:
            Drawing(rows[:size]).read(format_name)
        except FormatError as error:
            return error
    if len(rows) == 9:  # the rows are right, and something stands in each of them
        label = (
            " (is the first of each row its number or letter?)" if _are_labels([row.cells[0] for row in rows]) else ""
        )
        problem = f"expected as many rows as cells in a row, got 9 rows of {size} cells{label}"
        return FormatError(format_name, problem, text=rows[0].text, line=rows[0].line)
    last = rows[-1]
    return FormatError(format_name, f"expected {size} rows, got {len(rows)}", text=last.text, line=last.line)


def _are_labels(cells: list[str]) -> bool:
    bare = [cell.strip(".:)").upper() for cell in cells]
    return bare in ([*"123456789"], [*"ABCDEFGHI"], [f"R{row}" for row in range(1, 10)])
