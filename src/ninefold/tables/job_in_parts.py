"""A large job as parts that any machine can do in any order, as often as it likes.

    OUT/
      _manifest.json        the plan: the job, and for every part the file and the rows it comes from
      part-00000.parquet    a part, there whole or not at all
      _done/part-00000.json     what became of it, written after it: the word that it is done

A part depends on nothing but its place in the plan. Doing it twice writes the same file twice, so a machine that died,
or one that was only slow, can be replaced at any moment: nothing is lost and nothing comes twice.
"""

from __future__ import annotations

import json
import logging
from dataclasses import asdict, dataclass
from typing import Any

from ninefold.errors import FormatError, NinefoldError, PuzzleError, StoppedError, sentence_of
from ninefold.model.counted import counted
from ninefold.tables.ending import Ending, has_ending
from ninefold.tables.one_table import Seen, TableOptions, TableTally, nobody, run_table
from ninefold.tables.read_table import parquet_rows
from ninefold.tables.storage import files_of, is_folder, join, open_read, open_write, size_of

MANIFEST = "_manifest.json"
_VERSION = 3


@dataclass(frozen=True, slots=True)
class Part:
    """One part: its name, the file it comes from with its size, and which rows, from 0 (None: the whole file)."""

    name: str
    source: str
    size: int
    rows: tuple[int, int] | None


def plan(source: str, rows: int) -> list[Part]:
    """The parts of a file or of all files of a folder; a Parquet file is split into parts of so many rows at most."""
    places = [place for place in files_of(source) if has_ending(place)] if is_folder(source) else [source]
    if not places:
        raise PuzzleError(f"{source}: no table in this folder (.parquet, .csv or .txt)")
    parts: list[Part] = []
    for place in places:
        size = size_of(place)
        if size is None:
            raise PuzzleError(f"there is no file {place}")
        parts += [
            Part(f"part-{number:05}", place, size, span) for number, span in enumerate(_spans(place, rows), len(parts))
        ]
    return parts


def _spans(place: str, rows: int) -> list[tuple[int, int] | None]:
    if Ending.of(place).kind != "parquet":
        return [None]
    try:
        held = parquet_rows(place)
    except FormatError:  # it is told when its turn comes, and the others are done
        return [None]
    return [(first, min(first + rows, held)) for first in range(0, held, rows)] or [None]


def write_manifest(target: str, parts: list[Part], options: TableOptions, *, resume: bool) -> None:
    """Puts the plan where the parts go; refuses a place that has another one, or this one without being asked to."""
    job = {"ninefold-batch": _VERSION, **asdict(options.job), "column": options.column}
    manifest = json.loads(json.dumps({**job, "parts": [asdict(part) for part in parts]}))
    place = join(target, MANIFEST)
    if size_of(place) is not None:
        if not resume:
            raise NinefoldError(f"{target} holds a job already; --resume goes on with it")
        if _read_json(place) != manifest:
            raise NinefoldError(f"{target} holds another job, or its input has changed; name another folder")
        return
    _write_json(place, manifest)


def do_part(part: Part, target: str, options: TableOptions, seen: Seen = nobody) -> dict[str, Any]:
    """Does a part and says what became of it; the word of it is written last.

    A part that cannot be read or solved says why under `why`. It is not done: another run will try it again.
    """
    output = join(target, f"{part.name}.parquet")
    known = {"name": part.name, "source": part.source}
    try:
        tally = run_table(part.source, output, options, part.rows, seen)
    except (OSError, StoppedError):  # of the place where it is written; what reading raises is a FormatError
        raise
    except Exception as error:
        return {**asdict(TableTally()), **known, "why": sentence_of(error)}
    result = {**asdict(tally), **known, "size": size_of(output)}
    _write_json(_done(target, part), result)
    return result


def result_of(part: Part, target: str) -> dict[str, Any] | None:
    """What became of a part; None if it is not done, or its file is not the one it was."""
    if size_of(_done(target, part)) is None:
        return None
    try:
        result: dict[str, Any] = _read_json(_done(target, part))
    except ValueError:
        return None
    return result if result.get("size") == size_of(join(target, f"{part.name}.parquet")) else None


def total(results: list[dict[str, Any]]) -> TableTally:
    """All parts together; places are those in the part's own file."""
    tally = TableTally()
    for result in results:
        tally.rows += result["rows"]
        tally.malformed += result["malformed"]
        tally.failed += result["failed"]
    return tally


def log_result(log: logging.Logger, result: dict[str, Any], seconds: float) -> None:
    """What became of a part, for whoever reads the log; `seconds` since it, or the work, began."""
    if why := result.get("why"):
        log.warning("%s is not done: %s", result["name"], why)
        return
    rows = counted(result["rows"], "row")
    log.info(
        "%s is done: %s, %d malformed, %d failed; %.1f s",
        result["name"],
        rows,
        result["malformed"],
        result["failed"],
        seconds,
    )


def _done(target: str, part: Part) -> str:
    return join(join(target, "_done"), f"{part.name}.json")


def _read_json(place: str) -> Any:
    with open_read(place) as file:
        return json.load(file)


def _write_json(place: str, content: Any) -> None:
    with open_write(place) as file:
        file.write(json.dumps(content, indent=1).encode())
