"""Puzzles from the internet into a folder, in the input format: only good ones, each once."""

from __future__ import annotations

import gzip
import re
import tomllib
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import islice
from pathlib import Path
from urllib.parse import urlsplit

from ninefold.engine.stop import Stop
from ninefold.errors import FormatError, NinefoldError, PuzzleError, TimeLimitError, sentence_of
from ninefold.files.atomic import atomic_writer
from ninefold.files.lines import bounded_lines
from ninefold.folders.download import DownloadError, Patience, download
from ninefold.formats import read_file, scan
from ninefold.model import Puzzle, Record
from ninefold.solving import is_unique
from ninefold.stopping import working_under

_SECONDS_PER_PUZZLE = 10.0
_UNPACKED = 16
"""A packed file may grow by this factor at most: digits shrink to a third, not to a hundredth."""
_UNPACKED_SIZE = 4
"""It may grow to so many times the limit of a download."""
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}")


@dataclass(frozen=True, slots=True)
class Source:
    """A file of puzzles on the network; `take` puzzles of it at most."""

    name: str
    url: str
    take: int | None = None


@dataclass(slots=True)
class Fetched:
    """What became of a source."""

    source: Source
    kept: int = 0
    known: int = 0
    refused: int = 0
    malformed: int = 0
    path: Path | None = None
    first_problem: str = ""


@dataclass(slots=True)
class Known:
    """The puzzles that are there already: everything that differs only in its symbols counts as the same."""

    puzzles: set[Puzzle] = field(default_factory=set)

    @classmethod
    def of_folder(cls, folder: Path) -> Known:
        """The puzzles of all text files of a folder."""
        known = cls()
        for path in sorted(path for path in folder.glob("*.txt") if path.is_file()):
            known.puzzles.update(entry.puzzle for entry in _readable(read_file(path)) if isinstance(entry, Record))
        return known


def default_sources() -> list[Source]:
    """The sources of the package's own list."""
    return read_sources((files("ninefold.folders") / "sources.toml").read_text(encoding="utf-8"), "sources.toml")


def read_sources(text: str, name: str) -> list[Source]:
    """The sources of a TOML text.

    >>> read_sources('[bank]\\nurl = "https://example.org/bank.txt"\\ntake = 3', "my.toml")
    [Source(name='bank', url='https://example.org/bank.txt', take=3)]
    """
    try:
        tables = tomllib.loads(text)
        sources = [Source(key, str(table["url"]), table.get("take")) for key, table in tables.items()]
    except (tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise NinefoldError(f"{name}: expected tables with a url: {error}") from None
    for source in sources:
        if not _NAME.fullmatch(source.name):
            raise NinefoldError(f"{name}: expected a name of letters and figures, got {source.name[:90]!r}")
    return sources


def source_of_url(url: str) -> Source:
    """A source named after the end of its address.

    >>> source_of_url("https://example.org/lists/top 95.txt.gz?raw=1").name
    'top-95'
    """
    parts = urlsplit(url)
    end = parts.path.rstrip("/").rpartition("/")[2].partition(".")[0] or parts.hostname or "puzzles"
    return Source(re.sub(r"[^A-Za-z0-9_-]+", "-", end).strip("-") or "puzzles", url)


def fetch(
    source: Source,
    folder: Path,
    known: Known,
    patience: Patience,
    seen: Callable[[int, int | None], None] = lambda done, size: None,
) -> Fetched:
    """Downloads a source, and writes those of its puzzles that are good and new as a file of the folder.

    A file that is there already is added to, never replaced. `seen` is told bytes so far and bytes in all.
    """
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f".{source.name}.download"
    download(source.url, part, patience, seen)
    result = Fetched(source)
    try:
        good = list(islice(_good(part, source, known, patience.size, result), source.take))
    finally:
        part.unlink()  # what cannot be read now cannot be gone on with either
    if not good and not result.known and not result.refused:
        raise DownloadError(source.url, f"no puzzles in it: {result.first_problem or 'it is empty'}")
    result.kept = len(good)
    if good:
        result.path = folder / f"{source.name}.txt"
        before = result.path.read_text(encoding="utf-8") if result.path.exists() else ""
        with atomic_writer(result.path) as file:
            file.write(before + ("\n" if before and not before.endswith("\n") else ""))
            file.writelines(_input_line(puzzle) for puzzle in good)
    return result


def _good(part: Path, source: Source, known: Known, most: int, result: Fetched) -> Iterator[Puzzle]:
    for entry in _entries(part, source, most):
        if not isinstance(entry, Record):
            result.malformed += 1
            result.first_problem = result.first_problem or str(entry)
        elif entry.puzzle in known.puzzles:
            result.known += 1
        elif not _is_proper(entry.puzzle):
            result.refused += 1
        else:
            known.puzzles.add(entry.puzzle)
            yield entry.puzzle


def _is_proper(puzzle: Puzzle) -> bool:
    """Unsolved, and with exactly one solution; what takes too long to tell is not."""
    if puzzle.given_count == puzzle.shape.cells or not puzzle.symbols:
        return False
    stop = Stop(_SECONDS_PER_PUZZLE)
    try:
        with working_under(stop):
            return is_unique(puzzle, stop=stop)
    except (TimeLimitError, PuzzleError, RecursionError, MemoryError):
        return False


def _entries(part: Path, source: Source, most: int) -> Iterator[Record | FormatError]:
    with part.open("rb") as file:
        packed = file.read(2) == b"\x1f\x8b"
    if packed:
        most = min(most * _UNPACKED_SIZE, part.stat().st_size * _UNPACKED)
        yield from _readable(_scanned(_unpacked_lines(part, source, most)))
    else:
        yield from _readable(read_file(part))


def _scanned(lines: Iterator[str]) -> Iterator[Record | FormatError]:
    """The entries of lines; also looking for their format waits until the first is asked for."""
    yield from scan(lines)


def _readable(entries: Iterator[Record | FormatError]) -> Iterator[Record | FormatError]:
    """The entries, each read in a while at most; what ends their reading comes as the last of them.

    A generator that raised is over: asked again it has nothing more.
    """
    while True:
        try:
            with working_under(Stop(_SECONDS_PER_PUZZLE)):
                entry = next(entries, None)
        except FormatError as error:
            entry = error
        except DownloadError:
            raise
        except (NinefoldError, RecursionError, MemoryError) as error:
            entry = FormatError("text", sentence_of(error))
        if entry is None:
            return
        yield entry


def _unpacked_lines(part: Path, source: Source, most: int) -> Iterator[str]:
    done = 0
    try:
        with gzip.open(part, "rt", encoding="utf-8", newline=None) as file:
            for line in bounded_lines(file, source.url):
                done += len(line)
                if done > most:
                    raise DownloadError(source.url, f"more than {most} bytes when unpacked")
                yield line
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise DownloadError(source.url, f"cannot be unpacked: {error}") from None


def _input_line(puzzle: Puzzle) -> str:
    blank = "." if "0" in puzzle.symbols else "0"
    return puzzle.text_of(puzzle.givens, blank) + "\n"
