"""Files that are there whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from threading import Event, Thread
from typing import BinaryIO, TextIO, cast

_PART = ".part"
_SYNC_SECONDS = 0.25


@contextmanager
def atomic_writer(path: Path) -> Iterator[TextIO]:
    """A file to write text to that appears under its name only when everything is written and on the disk.

    If anything goes wrong on the way, the old file, if there was one, stays as it was.
    """
    with _written(path, "w") as file:
        yield cast(TextIO, file)


@contextmanager
def atomic_binary_writer(path: Path) -> Iterator[BinaryIO]:
    """The same for bytes."""
    with _written(path, "wb") as file:
        yield cast(BinaryIO, file)


@contextmanager
def _written(path: Path, mode: str) -> Iterator[TextIO | BinaryIO]:
    text = {"encoding": "utf-8", "newline": "\n"} if "b" not in mode else {}
    name = ""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=_PART)
        os.close(handle)
        with open(name, mode, **text) as file:  # type: ignore[call-overload]
            yield file
            file.flush()
            os.fsync(file.fileno())
        # mkstemp makes files private; a result is as readable as any other file of the user.
        os.chmod(name, 0o666 & ~_umask())
        # The folder is not synced: a rename that is lost with the power leaves the old state, which is whole as well.
        os.replace(name, path)
    except BaseException as error:
        if name:
            Path(name).unlink(missing_ok=True)
        # A write that fails names no file by itself ("No space left on device": where?). The person asked for `path`,
        # not for the temporary file.
        if isinstance(error, OSError) and error.filename in (None, name):
            error.filename = str(path)
        raise


@contextmanager
def synced_meanwhile(file: BinaryIO) -> Iterator[None]:
    """Sends what is written in the block to the disk a few times a second, so that nobody waits for it at the end."""
    sync = getattr(os, "fdatasync", os.fsync)
    over = Event()
    failed: list[OSError] = []

    def repeat() -> None:
        while not over.wait(_SYNC_SECONDS):
            try:
                sync(file.fileno())
            except OSError as error:  # the system tells of a lost page once: whoever hears it must pass it on
                failed.append(error)
                return

    thread = Thread(target=repeat, name="sync", daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
    if failed:
        raise failed[0]


def sync_folder(folder: Path) -> None:
    """Makes renames in a folder last through a loss of power, where the system can do that."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def remove_leftovers(folder: Path) -> None:
    """Removes what a killed `atomic_writer` left; only for a folder that nobody else writes to at the moment."""
    for path in folder.rglob(f".*{_PART}"):
        path.unlink(missing_ok=True)


def checksum(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    digest = sha256()
    with path.open("rb") as file:
        while piece := file.read(1 << 20):
            digest.update(piece)
    return digest.hexdigest()


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
