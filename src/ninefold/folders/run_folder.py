"""The main job: every file of a folder in, a file of the same name with all solutions out."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

from ninefold.errors import NinefoldError
from ninefold.files.atomic import atomic_binary_writer, remove_leftovers
from ninefold.files.lock import only_job_in
from ninefold.files.regular import checksum
from ninefold.files.sync import sync_folder
from ninefold.folders.entry_result import EntryResult
from ninefold.folders.input_folder import input_files
from ninefold.folders.journal import FileResult, Journal
from ninefold.folders.solve_entry import RunOptions, solved_entries
from ninefold.logs import log_of
from ninefold.model.counted import counted

JOURNAL = ".journal.jsonl"
_log = log_of(__name__)


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
        _log.info("%s of %s to solve into %s", counted(len(names), "file"), source, target)
        with Journal(target / JOURNAL, asdict(options), resume=resume) as journal:
            for name in names:
                result = journal.results.get(name)
                if result is None or not _still_holds(result, source / name, target / name):
                    _make_folders(target, name)
                    result = solve_file(source / name, name, target / name, options)
                    journal.add(result)
                    _log.info("%s is solved: %d in it", name, len(result.entries))
                results.append(result)
                seen(result, len(names))
        sync_folder(target)
    return results


def without_input(source: Path, target: Path) -> list[str]:
    """The files of an output folder whose input is gone: an earlier run made them, and none will renew them."""
    return sorted({*input_files(target)} - {*input_files(source)})


def solve_file(path: Path, name: str, target: Path, options: RunOptions) -> FileResult:
    """Solves the puzzles of a file into another, which is there whole or not at all."""
    entries = []
    digest = sha256()
    try:
        before = checksum(path)
        with atomic_binary_writer(target) as file:
            for entry, block in solved_entries(path, options):
                entries.append(entry)
                digest.update(block)
                file.write(block)
            if all(entry.problem for entry in entries):
                raise _NothingToWriteError
    except _NothingToWriteError:
        target.unlink(missing_ok=True)  # what an earlier run made of an earlier file is not its answer
        return FileResult(name, before, "", tuple(entries) or (EntryResult("malformed", problem="the file is empty"),))
    except OSError as error:  # of a file that is not there, or is none; what else happens to it is in its entries
        if error.filename != str(path):
            raise
        return FileResult(name, "", "", (EntryResult("malformed", problem=error.strerror or str(error)),))
    return FileResult(name, before, digest.hexdigest(), tuple(entries))


def _make_folders(target: Path, name: str) -> None:
    """The folders in which an output file lies; a link among them would lead out of the output folder."""
    folder = target
    for part in Path(name).parts[:-1]:
        folder /= part
        if folder.is_symlink():
            raise NinefoldError(f"{folder} is a link; the output goes to folders of its own: move it away first")
        folder.mkdir(exist_ok=True)


def _still_holds(result: FileResult, source: Path, target: Path) -> bool:
    if any(entry.kind == "failed" for entry in result.entries):
        return False  # perhaps there was no memory, or the program is a better one now
    try:
        if checksum(source) != result.input_checksum:
            return False
        if not result.output_checksum:
            return not os.path.lexists(target)
        return checksum(target, links=False) == result.output_checksum
    except OSError:
        return False


class _NothingToWriteError(Exception):
    pass
