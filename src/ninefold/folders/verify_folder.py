"""The solutions of an output folder, each held against its puzzle in both ways.

The puzzles come from the input folder, with their boxes and rules; where that has no file of the same name, or another
number of puzzles in it, from the output file itself, as plain boards of the usual boxes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path

from ninefold.errors import FormatError, NinefoldError, PuzzleError
from ninefold.folders.input_folder import input_files
from ninefold.folders.output_file import Block, read_blocks
from ninefold.formats import format_named, read, read_file
from ninefold.model import Puzzle, Record, verify_by_candidates, verify_by_houses
from ninefold.model.symbols import standard_symbols
from ninefold.stopping import look


@dataclass(frozen=True, slots=True)
class VerifiedFile:
    """One output file: how many solutions are right by each way, and what is wrong, in sentences.

    alone   the puzzles were taken from the output file itself
    """

    file: str
    puzzles: int
    solutions: int
    by_houses: int
    by_candidates: int
    faults: tuple[str, ...]
    alone: bool


def verify_folder(target: Path, source: Path | None) -> Iterator[VerifiedFile]:
    """What is true of each file of an output folder, in the order of their names."""
    for name in input_files(target):
        yield _verified(target / name, name, None if source is None else source / name)


def _verified(path: Path, name: str, puzzles_from: Path | None) -> VerifiedFile:
    faults: list[str] = []
    counts = [0, 0, 0, 0]
    try:
        blocks = list(_blocks(path))
    except (OSError, ValueError, NinefoldError) as error:
        return VerifiedFile(name, 0, 0, 0, 0, (f"it is no output file: {error}",), alone=False)
    known = _puzzles(puzzles_from) if puzzles_from else None
    alone = known is None or len(known) != len(blocks)
    for number, (block, puzzle) in enumerate(zip_longest(blocks, [] if alone or known is None else known), 1):
        look()
        counts[0] += 1
        try:
            faults += [f"puzzle {number}: {fault}" for fault in _faults(block, puzzle, counts)]
        except PuzzleError as error:
            faults.append(f"puzzle {number}: {error}")
    return VerifiedFile(name, counts[0], counts[1], counts[2], counts[3], tuple(faults), alone)


def _faults(block: Block, puzzle: Puzzle | None, counts: list[int]) -> Iterator[str]:
    board = _board(block, puzzle)
    if len(set(block.solutions)) != len(block.solutions):
        yield "a solution stands there twice"
    for text in block.solutions:
        digits = _digits(text, board)
        by_houses, by_candidates = verify_by_houses(board, digits), verify_by_candidates(board, digits)
        counts[1] += 1
        counts[2] += by_houses
        counts[3] += by_candidates
        if not (by_houses and by_candidates):
            yield f"this is no solution of it: {text}"


def _board(block: Block, puzzle: Puzzle | None) -> Puzzle:
    """The puzzle of a block; that of the input file, if there is one, must be the same."""
    if puzzle is None:
        return read(block.puzzle, format_named("oneline"))[0].puzzle
    written = replace(puzzle, symbols=_symbols(puzzle))
    if block.puzzle != written.text_of(written.givens, "." if "0" in written.symbols else "0"):
        raise PuzzleError(f"the input file has another puzzle: {puzzle.oneline}")
    return written


def _symbols(puzzle: Puzzle) -> str:
    plain = all(symbol != "," and symbol.isprintable() and not symbol.isspace() for symbol in puzzle.symbols)
    return puzzle.symbols if plain else standard_symbols(puzzle.shape.size)


def _digits(text: str, board: Puzzle) -> bytes:
    cells = text.split() if not board.symbols else list(text)
    try:
        digits = bytes(int(cell) if not board.symbols else board.symbols.index(cell) + 1 for cell in cells)
    except ValueError:
        raise PuzzleError(f"expected {board.shape.cells} digits, got {text!r}") from None
    return digits


def _blocks(path: Path) -> Iterator[Block]:
    """The blocks of a file, every solution of them; raises ValueError where it is not what the main job writes."""
    for block in read_blocks(path, most=10**9):
        count = int(block.count_text.removeprefix(">="))
        if count != len(block.solutions):
            raise NinefoldError(f"{count} solutions are announced, {len(block.solutions)} stand there")
        yield block


def _puzzles(path: Path) -> list[Puzzle] | None:
    """The puzzles of an input file that has them; malformed entries have no block."""
    try:
        return [entry.puzzle for entry in read_file(path) if isinstance(entry, Record)]
    except (OSError, FormatError):
        return None
