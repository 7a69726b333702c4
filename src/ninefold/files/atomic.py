"""Files that are there whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO, cast

_PART = ".part"


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
        # not for the temporary file, which may be what cannot be made.
        if isinstance(error, OSError) and (not name or error.filename in (None, name)):
            error.filename = str(path)
        raise


def scratch_beside(path: Path) -> tuple[int, str]:
    """A new file in the folder of another, open and by name, to be put in its place when it is written.

    It is new for certain: nobody can have laid a link there before.
    """
    # 200 bytes of the name: with what is added it is still one that every file system takes.
    prefix = os.fsencode(f".{path.name}")[:200].decode(errors="ignore")
    import tempfile  # brings random along, which a command that writes no file need not have

    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{prefix}.", suffix=_PART)
    try:
        # mkstemp makes files private; a result is as readable as any other file of the user.
        os.chmod(name, 0o666 & ~_umask())
    except BaseException:
        os.close(handle)
        Path(name).unlink(missing_ok=True)
        raise
    return handle, name


def remove_leftovers(folder: Path) -> None:
    """Removes what a killed `atomic_writer` left; only for a folder that nobody else writes to at the moment."""
    for place, _, names in os.walk(folder):  # which does not follow links
        for name in names:
            if name.startswith(".") and name.endswith(_PART):
                Path(place, name).unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
