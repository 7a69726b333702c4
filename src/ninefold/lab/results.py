"""The results of a run: a row per puzzle and algorithm, in one CSV file that grows as the run goes on.

DIR/<suite>.csv       the rows
DIR/<suite>.json      suite, limits, repeats, machine, when
DIR/<suite>.parquet   the same rows when the run is done, if pyarrow is installed
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Protocol

from ninefold.desk.answer import Answer
from ninefold.errors import PuzzleError
from ninefold.files.atomic import atomic_writer

SKIPPED = "not run"
"""The cut of an inf that was not run, because the lighter puzzle of its row was inf."""


class Done(Protocol):
    """What must be known of a row so that it is not measured again."""

    @property
    def key(self) -> tuple[str, str]: ...
    @property
    def outcome(self) -> str: ...
    @property
    def skipped(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Row(Answer):
    """One algorithm on one puzzle: the outcome, its times over the repeats, and what was counted."""

    puzzle: str
    group: str
    level: str
    size: int
    givens: int
    algorithm: str
    outcome: str
    cut: str
    repeats: int
    median: float
    quartile1: float
    quartile3: float
    least: float
    most: float
    mean: float
    nodes: int
    placements: int
    checks: int
    max_depth: int
    peak_states: int
    solution: str

    @property
    def solved(self) -> bool:
        """Whether the outcome is a correct solution."""
        return self.outcome == "solved"

    @property
    def skipped(self) -> bool:
        """Whether it was called inf without a run."""
        return self.cut == SKIPPED

    @property
    def key(self) -> tuple[str, str]:
        """What is measured once: a puzzle with an algorithm."""
        return self.puzzle, self.algorithm


@dataclass(frozen=True, slots=True)
class Results:
    """The rows of a run and its facts."""

    suite: str
    facts: dict[str, Any]
    rows: tuple[Row, ...]

    @property
    def titles(self) -> dict[str, str]:
        """How each algorithm is called in tables: as it was when the run was made."""
        return {name: about["title"] for name, about in self.facts["algorithms"].items()}

    def cell(self, puzzle: str, algorithm: str) -> Row | None:
        """The row of a puzzle and an algorithm."""
        return next((row for row in self.rows if row.key == (puzzle, algorithm)), None)

    def by_key(self) -> dict[tuple[str, str], Row]:
        """All rows by puzzle and algorithm."""
        return {row.key: row for row in self.rows}


_NAMES = tuple(field.name for field in fields(Row))
_KINDS = {field.name: {"int": int, "float": float, "str": str}[str(field.type)] for field in fields(Row)}


class Journal:
    """A run on disk: what is done is never done again, and a row is written as soon as it is known."""

    def __init__(self, folder: Path, suite: str, facts: dict[str, Any]) -> None:
        self.folder, self.suite = folder, suite
        self.rows = folder / f"{suite}.csv"
        self.facts = folder / f"{suite}.json"
        folder.mkdir(parents=True, exist_ok=True)
        if self.facts.is_file():
            before = json.loads(self.facts.read_text(encoding="utf-8"))
            for name in ("suite", "limit", "states"):
                if before[name] != facts[name]:
                    raise PuzzleError(
                        f"{self.facts} was begun with {name} {before[name]}, now it is {facts[name]}: "
                        "name another folder"
                    )
            facts = before | {"algorithms": before["algorithms"] | facts["algorithms"]}
        with atomic_writer(self.facts) as file:
            file.write(json.dumps(facts, indent=2, ensure_ascii=False) + "\n")
        self.done = {row.key: row for row in known_rows(folder, suite)}

    def add(self, row: Row) -> None:
        """Write a row down at once."""
        is_new = not self.rows.is_file()
        with self.rows.open("a", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            if is_new:
                writer.writerow(_NAMES)
            writer.writerow(_texts(row))
        self.done[row.key] = row

    def finish(self) -> Path | None:
        """The Parquet file, if pyarrow is there."""
        with suppress(ImportError):
            import pyarrow
            import pyarrow.parquet

            table = pyarrow.Table.from_pylist([asdict(row) for row in _rows(self.rows)])
            path = self.folder / f"{self.suite}.parquet"
            pyarrow.parquet.write_table(table, path)
            return path
        return None


def read(folder: Path) -> list[Results]:
    """The results of a folder, one per suite."""
    found = []
    for path in sorted(folder.glob("*.csv")):
        about = path.with_suffix(".json")
        if about.is_file():
            facts = json.loads(about.read_text(encoding="utf-8"))
            found.append(Results(path.stem, facts, tuple(_rows(path))))
    if not found:
        raise PuzzleError(f"{folder} holds no results; `ninefold lab run --out {folder}` makes some")
    return found


def known_rows(folder: Path, suite: str) -> tuple[Row, ...]:
    """What a folder holds of a suite by now."""
    path = folder / f"{suite}.csv"
    return tuple(_rows(path)) if path.is_file() else ()


def _texts(row: Row) -> list[str]:
    return [f"{value:.9g}" if isinstance(value, float) else str(value) for value in asdict(row).values()]


def _rows(path: Path) -> Iterable[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        rows: dict[tuple[str, str], Row] = {}
        for texts in csv.DictReader(file):
            if None in texts.values() or None in texts:
                continue  # a line that was cut off when the run was
            row = Row(**{name: _KINDS[name](texts[name]) for name in _NAMES})
            cells = len(row.solution.split() if " " in row.solution else row.solution)
            if row.solved and cells != row.size**2:
                continue  # cut off in its last column
            rows[row.key] = row
    return rows.values()
