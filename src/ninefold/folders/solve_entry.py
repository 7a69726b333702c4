"""One entry of an input file: read, solved and verified; whatever goes wrong with it is its own result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from ninefold.constraints.in_words import in_words
from ninefold.engine.stop import Stop
from ninefold.errors import FormatError, PuzzleError, StoppedError, TimeLimitError, sentence_of
from ninefold.folders.entry_result import EntryResult
from ninefold.folders.output_file import block_text
from ninefold.formats import read_file
from ninefold.model import Puzzle, Record, verify_by_candidates, verify_by_houses, violations
from ninefold.rating.score import score_of
from ninefold.solving import solutions
from ninefold.stopping import working_under

RATING_SECONDS = 2.0
"""Time to rate one puzzle: no one waits for a chart. The hardest 9×9 take a tenth of it, large boards may take more."""


@dataclass(frozen=True, slots=True)
class RunOptions:
    """Solutions per puzzle at most, and seconds per puzzle at most (None: no limit)."""

    limit: int = 10_000
    timeout: float | None = None


def solved_entries(path: Path, options: RunOptions) -> Iterator[tuple[EntryResult, bytes]]:
    """What became of every entry of a file, and its block of the output file (empty if there is none).

    Whatever is raised here is about the file or the entry, never about the place where blocks are written, so that it
    can become a result; only who stops the whole run gets through.
    """
    for entry in _entries(path, options.timeout):
        yield (entry, b"") if isinstance(entry, EntryResult) else _result(entry, options)


def _entries(path: Path, timeout: float | None) -> Iterator[Record | FormatError | EntryResult]:
    """The entries of a file, each read within the time limit; a file that cannot be read further ends with why."""
    entries = read_file(path)
    while True:
        try:
            with working_under(Stop(timeout)):
                entry = next(entries, None)
        except TimeLimitError:
            yield EntryResult("unfinished", problem="the time limit was reached before it was read")
            return
        except StoppedError:
            raise
        except Exception as error:
            yield EntryResult("malformed", problem=f"cannot be read: {sentence_of(error)}")
            return
        if entry is None:
            return
        yield entry


def _result(entry: Record | FormatError, options: RunOptions) -> tuple[EntryResult, bytes]:
    try:
        return solve_entry(entry, options)
    except TimeLimitError as error:
        return EntryResult("unfinished", problem=str(error)), b""
    except StoppedError:
        raise
    except PuzzleError as error:  # a puzzle that only turned out to be none when its rules were made
        return EntryResult("malformed", problem=str(error)), b""
    except Exception as error:
        return EntryResult("failed", problem=f"failed: {sentence_of(error)}"), b""


def solve_entry(entry: Record | FormatError, options: RunOptions) -> tuple[EntryResult, bytes]:
    """What became of an entry, and its block of the output file (none for a malformed one)."""
    if not isinstance(entry, Record):
        return EntryResult("malformed", line=entry.line or 0, problem=str(entry)), b""
    puzzle = entry.puzzle
    began = perf_counter()
    found, finished = _all_solutions(puzzle, options)
    seconds = perf_counter() - began
    _verify(puzzle, found)
    cut = len(found) > options.limit or not finished
    del found[options.limit :]
    kind = _kind(len(found), finished)
    level, score = _level(puzzle) if kind == "solved" and not cut else ("", 0)
    result = EntryResult(
        kind,
        title=entry.facts.get("title", ""),
        box=(puzzle.shape.box_height, puzzle.shape.box_width),
        givens=puzzle.given_count,
        count=len(found),
        cut=cut,
        seconds=round(seconds, 6),
        note=_note(puzzle, options),
        level=level,
        score=score,
    )
    return result, block_text(puzzle, result.count_text, seconds, found).encode()


def _all_solutions(puzzle: Puzzle, options: RunOptions) -> tuple[list[bytes], bool]:
    """The solutions, one more than the limit if there are as many, and whether the search came to its end.

    The time limit holds for making the rules of the puzzle too.
    """
    found: list[bytes] = []
    stop = Stop(options.timeout)
    try:
        with working_under(stop):
            for grid in solutions(puzzle, limit=options.limit + 1, stop=stop):
                found.append(grid.digits)
    except TimeLimitError:
        return found, False
    return found, True


def _verify(puzzle: Puzzle, found: list[bytes]) -> None:
    """Both ways, before anything is written; not under the time limit, which the search may have used up."""
    for digits in found:
        if not (verify_by_houses(puzzle, digits) and verify_by_candidates(puzzle, digits)):
            raise AssertionError(f"the solver gave a wrong solution of {puzzle}: {puzzle.text_of(digits)}")


def _kind(count: int, finished: bool) -> str:
    if not finished and count < 2:
        return "unfinished"
    return ("impossible", "solved", "multiple")[min(count, 2)]


def _level(puzzle: Puzzle) -> tuple[str, int]:
    stop = Stop(RATING_SECONDS)
    try:
        with working_under(stop):
            rated = score_of(puzzle, stop)
    except TimeLimitError:
        return "", 0
    return rated.level, rated.score


def _note(puzzle: Puzzle, options: RunOptions) -> str:
    try:
        with working_under(Stop(options.timeout)):
            clashes = [clash.sentence(puzzle) for clash in violations(puzzle, puzzle.givens)]
            rules = [sentence for sentences in in_words(puzzle.constraints).values() for sentence in sentences]
    except TimeLimitError:
        return ""
    return " ".join(rules + clashes)
