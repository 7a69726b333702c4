"""The main job (SPEC A): every file of a folder in, a file of the same name with all solutions out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from time import perf_counter

from ninefold._native import Stop
from ninefold.batch.files import atomic_binary_writer, checksum, remove_leftovers, sync_folder
from ninefold.batch.input_folder import input_files
from ninefold.batch.journal import FileResult, Journal
from ninefold.batch.lock import only_job_in
from ninefold.batch.outcome import Outcome
from ninefold.batch.output_file import block_text
from ninefold.errors import FormatError, NinefoldError, TimeLimitError
from ninefold.formats import read_file
from ninefold.model import Puzzle, Record, Shape, verify_by_candidates, verify_by_houses, violations
from ninefold.model.constraints.in_words import in_words
from ninefold.rate import nine_scores
from ninefold.solve import solutions

JOURNAL = ".journal.jsonl"
RATING_SECONDS = 2.0
"""Time to rate one puzzle: no one waits for a chart. The hardest puzzles known take a tenth of it."""


@dataclass(frozen=True, slots=True)
class RunOptions:
    """Solutions per puzzle at most, and seconds per puzzle at most (None: no limit)."""

    limit: int = 10_000
    timeout: float | None = None


def run_folder(
    source: Path,
    target: Path,
    options: RunOptions,
    *,
    resume: bool = False,
    seen: Callable[[FileResult, int], None] = lambda result, files: None,
) -> list[FileResult]:
    """Solve every file of a folder, in the order of their names.

    `seen` is told each result as it comes, and how many files there are. With `resume`, files whose results still
    hold (same input, same options, output untouched) are not solved again.
    """
    if target.resolve().is_relative_to(source.resolve()):
        raise NinefoldError(f"the output folder {target} lies in the input folder {source}: its files would be read")
    target.mkdir(parents=True, exist_ok=True)
    with only_job_in(target):
        remove_leftovers(target)
        results = []
        names = input_files(source)
        with Journal(target / JOURNAL, asdict(options), resume=resume) as journal:
            for name in names:
                result = journal.results.get(name)
                if result is None or not _still_holds(result, source / name, target / name):
                    result = solve_file(source / name, name, target / name, options)
                    journal.add(result)
                results.append(result)
                seen(result, len(names))
        sync_folder(target)
    return results


def solve_file(path: Path, name: str, target: Path, options: RunOptions) -> FileResult:
    """Solves the puzzles of a file into another, which is there whole or not at all."""
    target.parent.mkdir(parents=True, exist_ok=True)
    outcomes = []
    digest = sha256()
    try:
        before = checksum(path)
        with atomic_binary_writer(target) as file:
            for entry in read_file(path):
                outcome, block = solve_entry(entry, options)
                outcomes.append(outcome)
                digest.update(block)
                file.write(block)
            if all(outcome.kind == "malformed" for outcome in outcomes):
                raise _NothingToWriteError
    except _NothingToWriteError:
        target.unlink(missing_ok=True)  # what an earlier run made of an earlier file is not its answer
        return FileResult(name, before, "", tuple(outcomes) or (Outcome("malformed", problem="the file is empty"),))
    except OSError as error:
        if error.filename != str(path):
            raise
        return FileResult(name, "", "", (Outcome("malformed", problem=error.strerror or str(error)),))
    return FileResult(name, before, digest.hexdigest(), tuple(outcomes))


def solve_entry(entry: Record | FormatError, options: RunOptions) -> tuple[Outcome, bytes]:
    """What became of an entry, and its block of the output file (none for a malformed one)."""
    if not isinstance(entry, Record):
        return Outcome("malformed", line=entry.line or 0, problem=str(entry)), b""
    puzzle = entry.puzzle
    began = perf_counter()
    found, finished = _all_solutions(puzzle, options)
    seconds = perf_counter() - began
    _verify(puzzle, found)
    cut = len(found) > options.limit or not finished
    del found[options.limit :]
    kind = _kind(len(found), finished)
    level, score = _level(puzzle) if kind == "solved" and not cut else ("", 0)
    outcome = Outcome(
        kind,
        title=entry.facts.get("title", ""),
        box=(puzzle.shape.box_height, puzzle.shape.box_width),
        givens=puzzle.given_count,
        count=len(found),
        cut=cut,
        seconds=round(seconds, 6),
        note=_note(puzzle),
        level=level,
        score=score,
    )
    return outcome, block_text(puzzle, outcome.count_text, seconds, found).encode()


def _all_solutions(puzzle: Puzzle, options: RunOptions) -> tuple[list[bytes], bool]:
    """The solutions, one more than the limit if there are as many, and whether the search came to its end."""
    found: list[bytes] = []
    try:
        for grid in solutions(puzzle, limit=options.limit + 1, stop=Stop(options.timeout)):
            found.append(grid.digits)
    except TimeLimitError:
        return found, False
    return found, True


def _verify(puzzle: Puzzle, found: list[bytes]) -> None:
    """Both ways (A5), before anything is written."""
    for digits in found:
        if not (verify_by_houses(puzzle, digits) and verify_by_candidates(puzzle, digits)):
            raise AssertionError(f"the solver gave a wrong solution of {puzzle}: {puzzle.text_of(digits)}")


def _kind(count: int, finished: bool) -> str:
    if not finished and count < 2:
        return "unfinished"
    return ("impossible", "solved", "multiple")[min(count, 2)]


def _level(puzzle: Puzzle) -> tuple[str, int]:
    if puzzle.shape != Shape(3, 3) or puzzle.constraints:
        return "", 0
    try:
        [rated] = nine_scores(puzzle.givens, Stop(RATING_SECONDS))
    except TimeLimitError:
        return "", 0
    return rated.level, rated.score


def _note(puzzle: Puzzle) -> str:
    clashes = [clash.sentence(puzzle) for clash in violations(puzzle, puzzle.givens)]
    rules = [sentence for sentences in in_words(puzzle.constraints).values() for sentence in sentences]
    return " ".join(rules + clashes)


def _still_holds(result: FileResult, source: Path, target: Path) -> bool:
    try:
        if checksum(source) != result.input_checksum:
            return False
        return not target.exists() if not result.output_checksum else checksum(target) == result.output_checksum
    except OSError:
        return False


class _NothingToWriteError(Exception):
    pass
