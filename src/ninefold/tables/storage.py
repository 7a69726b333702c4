"""Where tables are: a path of this machine, or an address of an object store that fsspec knows (`s3://…`)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, BinaryIO, cast

from ninefold.errors import MissingExtraError
from ninefold.files.atomic import atomic_binary_writer


def is_remote(place: str) -> bool:
    """Whether a place is an address rather than a path.

    >>> is_remote("s3://bucket/puzzles.parquet"), is_remote("puzzles.parquet")
    (True, False)
    """
    return "://" in place


def join(folder: str, name: str) -> str:
    """A name in a folder."""
    return f"{folder.rstrip('/')}/{name}" if is_remote(folder) else str(Path(folder) / name)


def open_read(place: str) -> BinaryIO:
    """The bytes of a place."""
    if is_remote(place):
        system, path = _system(place)
        return cast(BinaryIO, system.open(path, "rb"))
    return Path(place).open("rb")


@contextmanager
def open_write(place: str) -> Iterator[BinaryIO]:
    """Bytes to a place, which has all of them in the end or is as it was."""
    if not is_remote(place):
        Path(place).parent.mkdir(parents=True, exist_ok=True)
        with atomic_binary_writer(Path(place)) as file:
            yield file
        return
    # Written here first, then uploaded in one go: an object store shows an object when its upload is complete, but a
    # stream that breaks off would leave half of one in stores that do not wait.
    system, path = _system(place)
    with NamedTemporaryFile(prefix="ninefold-") as scratch:
        yield cast(BinaryIO, scratch)
        scratch.flush()
        system.makedirs(path.rpartition("/")[0], exist_ok=True)
        system.put_file(scratch.name, path)


def size_of(place: str) -> int | None:
    """Bytes of a file; None if there is none."""
    if is_remote(place):
        system, path = _system(place)
        return int(system.info(path)["size"]) if system.exists(path) else None
    return Path(place).stat().st_size if Path(place).is_file() else None


def is_folder(place: str) -> bool:
    """Whether there is a folder of this name."""
    if is_remote(place):
        system, path = _system(place)
        return bool(system.isdir(path))
    return Path(place).is_dir()


def files_of(folder: str) -> list[str]:
    """The files of a folder, sorted; hidden ones, and those that begin with `_`, are left out."""
    if is_remote(folder):
        system, path = _system(folder)
        found = [
            system.unstrip_protocol(entry["name"]) for entry in system.ls(path, detail=True) if entry["type"] == "file"
        ]
    else:
        found = [str(path) for path in Path(folder).iterdir() if path.is_file()]
    return sorted(place for place in found if not place.replace("\\", "/").rpartition("/")[2].startswith((".", "_")))


def _system(place: str) -> tuple[Any, str]:
    try:
        import fsspec
    except ImportError:
        raise MissingExtraError(f"the address {place}", "batch") from None
    return cast("tuple[Any, str]", fsspec.core.url_to_fs(place))
