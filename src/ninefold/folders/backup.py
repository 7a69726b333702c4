"""Copies of reports, with checksums.

    backups/
      2026-01-31/                   the day on which the copy was made
        report-20260131-120000.html
        SHA256SUMS                  what `sha256sum --check` reads as well

A copy counts only with its line in SHA256SUMS: the line is written after the copy, so a killed backup leaves at most a
copy that is made again.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from ninefold.errors import NinefoldError
from ninefold.files.atomic import atomic_binary_writer, atomic_writer, remove_leftovers
from ninefold.files.lock import only_job_in
from ninefold.files.regular import checksum, open_regular

SUMS = "SHA256SUMS"
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_SUM = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Copy:
    """A report's copy: its day, its name there, and the checksum it must have."""

    day: str
    name: str
    sum: str

    @property
    def report(self) -> str:
        """The name of the report: a second version of one day has `~2` before its ending."""
        return re.sub(r"~\d+(?=\.[^.]*$|$)", "", self.name)


class Backups:
    """A folder of copies."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def copies(self) -> list[Copy]:
        """All copies, the oldest day first."""
        days = sorted(path for path in self.folder.glob("*") if _DAY.fullmatch(path.name))
        return [copy for day in days for copy in _read_sums(day)]

    def path(self, copy: Copy) -> Path:
        """Where a copy is."""
        return self.folder / copy.day / copy.name

    def add_missing(self, reports: Path, keep: int | None = None) -> list[Copy]:
        """Copies every report that has no copy yet; with `keep`, only the newest reports have one, older copies go."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with only_job_in(self.folder):
            remove_leftovers(self.folder)
            known = {(copy.report, copy.sum) for copy in self.copies()}
            wanted = self._newest(_reports(reports), keep)
            added = []
            for report in _reports(reports):
                sum = checksum(report)
                if report.name in wanted and (report.name, sum) not in known:
                    added.append(self._add(report, sum))
            if keep:
                self._remove([copy for copy in self.copies() if copy.report not in wanted])
        return added

    def damaged(self) -> Iterator[tuple[Copy, str]]:
        """Every copy that is not what it was, and what is wrong with it."""
        for copy in self.copies():
            if self.path(copy).is_symlink():
                yield copy, "is a link, not a copy"
            elif not self.path(copy).is_file():
                yield copy, "is missing"
            elif checksum(self.path(copy), links=False) != copy.sum:
                yield copy, "is damaged: its checksum differs"

    def restore(self, reports: Path, names: Iterable[str] = ()) -> list[Path]:
        """Brings reports back: those named, or all that are missing. A report that is there is never overwritten."""
        newest = {copy.report: copy for copy in self.copies()}
        unknown = [name for name in names if name not in newest]
        if unknown:
            raise NinefoldError(f"no backup of {unknown[0]!r} in {self.folder}")
        restored = []
        reports.mkdir(parents=True, exist_ok=True)
        for name in names or newest:
            target = reports / name
            if target.exists():
                if names and checksum(target) != newest[name].sum:
                    raise NinefoldError(f"{target} is there and differs from its backup; move it away first")
                continue
            self._bring(newest[name], target)
            restored.append(target)
        return restored

    def _bring(self, copy: Copy, target: Path) -> None:
        source = self.path(copy)
        if source.is_symlink() or not source.is_file() or checksum(source, links=False) != copy.sum:
            raise NinefoldError(f"{source} is missing or damaged; it was not restored")
        _copy_file(source, target)

    def _add(self, report: Path, sum: str) -> Copy:
        day = self.folder / date.today().isoformat()
        day.mkdir(exist_ok=True)
        _refuse_link(day)
        there = _read_sums(day)
        name, version = report.name, 1
        while any(copy.name == name for copy in there):
            version += 1
            name = f"{report.stem}~{version}{report.suffix}"
        _copy_file(report, day / name)
        copy = Copy(day.name, name, sum)
        _write_sums(day, [*there, copy])
        return copy

    def _newest(self, reports: list[Path], keep: int | None) -> set[str]:
        """The names of the newest reports, by when they were written; all of them without a number to keep.

        Copies count as well, and have the time of their report: a report that was deleted keeps its place.
        """
        times = {report.name: report.stat().st_mtime for report in reports}
        for copy in self.copies():
            if self.path(copy).is_file() and not self.path(copy).is_symlink():
                times.setdefault(copy.report, self.path(copy).stat().st_mtime)
        return set(sorted(times, key=lambda name: (times[name], name), reverse=True)[:keep])

    def _remove(self, copies: list[Copy]) -> None:
        """The line goes first: a kill in between leaves a copy that nobody counts, not a missing one."""
        for day in sorted({copy.day for copy in copies}):
            folder = self.folder / day
            gone = [copy for copy in copies if copy.day == day]
            left = [copy for copy in _read_sums(folder) if copy not in gone]
            _write_sums(folder, left)
            for copy in gone:
                self.path(copy).unlink(missing_ok=True)
            if not left:
                (folder / SUMS).unlink()
                if not any(folder.iterdir()):
                    folder.rmdir()


def _reports(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    files = (path for path in folder.iterdir() if path.is_file() and not path.is_symlink())
    return sorted(path for path in files if _is_plain_name(path.name))


def _copy_file(source: Path, target: Path) -> None:
    with open_regular(source, links=False) as old, atomic_binary_writer(target) as new:
        shutil.copyfileobj(old, new)
    facts = source.stat()
    os.utime(target, (facts.st_atime, facts.st_mtime))


def _read_sums(day: Path) -> list[Copy]:
    """The copies of a day. What the file says decides what is written and deleted, so it may name plain files alone."""
    path = day / SUMS
    _refuse_link(day)
    if not os.path.lexists(path):
        return []
    with open_regular(path, links=False) as file:
        lines = file.read().decode(errors="surrogateescape").splitlines()
    copies = []
    for number, line in enumerate(lines, 1):
        sum, _, name = line.partition("  ")
        if not line.strip():
            continue
        copy = Copy(day.name, name, sum)
        if not (_SUM.fullmatch(sum) and _is_plain_name(name) and _is_plain_name(copy.report)):
            raise NinefoldError(f"{path}, line {number}: expected a checksum and the name of a copy, got {line[:90]!r}")
        copies.append(copy)
    return copies


def _is_plain_name(name: str) -> bool:
    """Whether a name is that of a file in its folder, and not a way out of it, nor our own list."""
    inside = name == Path(name).name and not any(character in name for character in "/\\:\0\n\r")
    return inside and bool(name) and not name.startswith(".") and name != SUMS and len(name.splitlines()) == 1


def _refuse_link(folder: Path) -> None:
    if folder.is_symlink():
        raise NinefoldError(f"{folder} is a link; copies are kept in folders of their own: move it away first")


def _write_sums(day: Path, copies: list[Copy]) -> None:
    with atomic_writer(day / SUMS) as file:
        file.writelines(f"{copy.sum}  {copy.name}\n" for copy in copies)
