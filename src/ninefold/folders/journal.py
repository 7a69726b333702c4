"""What a run has done so far, so that a killed one can go on.

One line of JSON per finished file, on the disk before the next file begins. The first line holds the options: answers
found with others are not these answers. A line that was cut by a kill is no line: its file is done again.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from ninefold.files.atomic import scratch_beside
from ninefold.files.regular import open_regular
from ninefold.files.sync import sync_folder
from ninefold.folders.entry_result import EntryResult

_VERSION = 3


@dataclass(frozen=True, slots=True)
class FileResult:
    """One input file that is done: its entries, and the checksums that tell whether that still holds."""

    file: str
    input_checksum: str
    output_checksum: str
    entries: tuple[EntryResult, ...]


class Journal:
    """The results of a run, in memory by file and on the disk in the order they came."""

    def __init__(self, path: Path, options: dict[str, Any], *, resume: bool) -> None:
        self.path = path
        self._options = {"journal": _VERSION, **options}
        self.results = self._read() if resume else {}
        self._file: TextIO | None = None

    def __enter__(self) -> Journal:
        """Begins the file anew with what is known: a line that was cut at its end would swallow the next one."""
        fresh = ""
        try:
            handle, fresh = scratch_beside(self.path)
            self._file = os.fdopen(handle, "w", encoding="utf-8", newline="\n")
            lines = [json.dumps(self._options), *map(_line, self.results.values())]
            self._file.writelines(line + "\n" for line in lines)
            self._sync()
            if sys.platform == "win32":  # where an open file keeps its name
                self._file.close()
            os.replace(fresh, self.path)
            if sys.platform == "win32":
                self._file = open(self.path, "a", encoding="utf-8", newline="\n")
            sync_folder(self.path.parent)
        except BaseException as error:
            if fresh:
                Path(fresh).unlink(missing_ok=True)
            self._close()
            raise self._named(error) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def add(self, result: FileResult) -> None:
        """Remembers a finished file, on the disk too."""
        assert self._file
        self.results[result.file] = result
        try:
            self._file.write(_line(result) + "\n")
            self._sync()
        except OSError as error:
            raise self._named(error) from None

    def _named(self, error: BaseException) -> BaseException:
        """A write that fails names no file by itself."""
        if isinstance(error, OSError) and not str(error.filename or "").endswith(self.path.name):
            error.filename = str(self.path)
        return error

    def _close(self) -> None:
        """Whatever a failed write left in the buffer is lost with it: the file it was for is done again."""
        if self._file:
            with suppress(OSError):
                self._file.close()

    def _sync(self) -> None:
        assert self._file
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self) -> dict[str, FileResult]:
        try:
            with open_regular(self.path, links=False) as file:
                head, *lines = file.read().decode().splitlines()
            if json.loads(head) != self._options:
                return {}
        except (OSError, ValueError):
            return {}
        results = {}
        for line in lines:
            try:
                result = _result(json.loads(line))
            except (ValueError, TypeError, KeyError):
                continue
            results[result.file] = result
        return results


def _line(result: FileResult) -> str:
    return json.dumps({**asdict(result), "entries": [_told(entry) for entry in result.entries]})


def _told(entry: EntryResult) -> dict[str, Any]:
    """Only what differs from an empty one: a journal of a thousand files stays small."""
    empty = asdict(EntryResult(entry.kind))
    return {"kind": entry.kind, **{name: fact for name, fact in asdict(entry).items() if fact != empty[name]}}


def _result(line: dict[str, Any]) -> FileResult:
    entries = tuple(EntryResult(**{**facts, "box": tuple(facts.get("box", (3, 3)))}) for facts in line.pop("entries"))
    return FileResult(**line, entries=entries)
