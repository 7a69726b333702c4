"""Algorithms of others: a Python file, or a package with an entry point of the group `ninefold.algorithms`.

A file is a module with these names:

    NAME = "my-algorithm"
    TITLE = "Mine"                      (may be left out)
    SENTENCE = "What it does."          (may be left out)
    def run(puzzle, limits): ...        an Outcome, or just the digits of the solution, or None for err

It runs in a process of its own that is ended when its time is up, so it needs not look at the clock.
"""

from __future__ import annotations

import importlib.util
import os
from importlib.metadata import entry_points
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import Any

from ninefold.engine.lab import ERR, SOLVED, Limits, Outcome
from ninefold.errors import PuzzleError
from ninefold.lab.algorithms import BUILT_IN, Algorithm, named
from ninefold.model import Puzzle

ENTRY_POINTS = "ninefold.algorithms"


def registry() -> Path:
    """The file that remembers what `ninefold lab add` added: a path per line."""
    home = os.environ.get("XDG_CONFIG_HOME") or os.path.join(os.path.expanduser("~"), ".config")
    return Path(home) / "ninefold" / "algorithms.txt"


def added_files() -> tuple[str, ...]:
    """The files that were added and are still there."""
    path = registry()
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return tuple(line for line in lines if line and Path(line).is_file())


def add(file: Path) -> Algorithm:
    """Remember a file; its algorithm joins every table from now on."""
    algorithm = from_file(file)
    if any(algorithm.name == other.name for other in BUILT_IN):
        raise PuzzleError(f"{file}: there is already an algorithm called {algorithm.name!r}; give it another NAME")
    files = [line for line in added_files() if line != str(file.resolve())]
    _remember([*files, str(file.resolve())])
    return algorithm


def remove(name: str) -> None:
    """Forget the file of an added algorithm."""
    kept = [file for file in added_files() if from_file(Path(file)).name != name]
    if len(kept) == len(added_files()):
        raise PuzzleError(f"no added algorithm is called {name!r}")
    _remember(kept)


def from_file(file: Path) -> Algorithm:
    """The algorithm of a Python file."""
    if not file.is_file():
        raise PuzzleError(f"there is no file {file}")
    spec = importlib.util.spec_from_file_location(f"ninefold_algorithm_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise PuzzleError(f"{file} is no Python file")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise PuzzleError(f"{file} does not load: {type(error).__name__}: {error}") from error
    return _of_module(module, str(file))


def everyone(files: tuple[str, ...] = ()) -> tuple[Algorithm, ...]:
    """All algorithms: ours, those of installed packages, those that were added, those of the files named."""
    found = list(BUILT_IN)
    for point in entry_points(group=ENTRY_POINTS):
        found.append(_of_module(point.load(), point.value))
    for file in (*added_files(), *files):
        found.append(from_file(Path(file)))
    return tuple({algorithm.name: algorithm for algorithm in found}.values())


def find(name: str, files: tuple[str, ...] = ()) -> Algorithm:
    """The algorithm of a name among all of them.

    >>> find("dlx").group
    'exact'
    """
    return named(name, everyone(files))


def _of_module(module: ModuleType | Any, where: str) -> Algorithm:
    name, run = getattr(module, "NAME", None), getattr(module, "run", None)
    if not isinstance(name, str) or not name or not callable(run):
        raise PuzzleError(f'{where}: an algorithm needs NAME = "…" and def run(puzzle, limits)')

    def outcome(puzzle: Puzzle, limits: Limits) -> Outcome:
        began = process_time()
        answer = run(puzzle, limits)
        if isinstance(answer, Outcome):
            return answer
        seconds = process_time() - began
        return Outcome(SOLVED, bytes(answer), seconds) if answer is not None else Outcome(ERR, seconds=seconds)

    title = getattr(module, "TITLE", name)
    return Algorithm(name, title, getattr(module, "SENTENCE", ""), "user", outcome, stops=False)


def _remember(files: list[str]) -> None:
    registry().parent.mkdir(parents=True, exist_ok=True)
    registry().write_text("".join(f"{file}\n" for file in files), encoding="utf-8")
