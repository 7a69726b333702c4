"""One job per folder at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ninefold.errors import NinefoldError


@contextmanager
def only_job_in(folder: Path) -> Iterator[None]:
    """Holds the folder while the block runs; another job that wants it is refused.

    The system lets go of the lock when the process ends, however it ends, so a killed job locks nobody out. The file
    stays: removing it would let two jobs lock two different files of that name. Windows has no such lock here.
    """
    if os.name == "nt":
        yield
        return
    import fcntl

    # Neither cut nor followed: a link of this name would lead to a file that is none of ours.
    lock = os.open(str(folder / ".lock"), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o666)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise NinefoldError(f"another job is writing to {folder}; wait for it or name another folder") from None
        yield
    finally:
        os.close(lock)
