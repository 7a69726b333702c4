"""Files that are there whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
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
        handle, name = scratch_beside(path)
        # Not opened a second time by its name: that name could have become a link to something else.
        with open(name, mode, opener=lambda _name, _flags: handle, **text) as file:  # type: ignore[call-overload]
            yield file
            file.flush()
            os.fsync(file.fileno())
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


def scratch_beside(path: Path) -> tuple[int, str]:
    """A new file in the folder of another, open and by name, to be put in its place when it is written.

    It is new for certain: nobody can have laid a link there before.
    """
    # 200 bytes of the name: with what is added it is still one that every file system takes.
    prefix = os.fsencode(f".{path.name}")[:200].decode(errors="ignore")
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{prefix}.", suffix=_PART)
    try:
        # mkstemp makes files private; a result is as readable as any other file of the user.
        os.chmod(name, 0o666 & ~_umask())
    except BaseException:
        os.close(handle)
        Path(name).unlink(missing_ok=True)
        raise
    return handle, name


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
    except OSError as error:
        error.filename = str(folder)
        raise
    finally:
        os.close(handle)


def remove_leftovers(folder: Path) -> None:
    """Removes what a killed `atomic_writer` left; only for a folder that nobody else writes to at the moment."""
    for place, _, names in os.walk(folder):  # which does not follow links
        for name in names:
            if name.startswith(".") and name.endswith(_PART):
                Path(place, name).unlink(missing_ok=True)


def open_regular(path: Path, *, links: bool = True) -> BinaryIO:
    """The bytes of a regular file; a pipe, on which one could wait for ever, and a device are refused.

    Without `links` a link is refused too: where it leads is not for the folder it lies in to say.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    if not links:
        flags |= getattr(os, "O_NOFOLLOW", 0)
    try:
        handle = os.open(str(path), flags)
    except OSError as error:
        if error.errno == errno.ELOOP and not links and path.is_symlink():
            raise OSError(errno.ELOOP, "is a link, not a file", str(path)) from None
        raise
    mode = os.fstat(handle).st_mode
    if not stat.S_ISREG(mode):
        os.close(handle)
        raise OSError(errno.EINVAL, f"is a {_kind_of(mode)}, not a file", str(path))
    return os.fdopen(handle, "rb")


def _kind_of(mode: int) -> str:
    return "folder" if stat.S_ISDIR(mode) else "pipe" if stat.S_ISFIFO(mode) else "device"


def checksum(path: Path, *, links: bool = True) -> str:
    """The SHA-256 of a regular file, in hexadecimal."""
    digest = sha256()
    with open_regular(path, links=links) as file:
        while piece := file.read(1 << 20):
            digest.update(piece)
    return digest.hexdigest()


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
