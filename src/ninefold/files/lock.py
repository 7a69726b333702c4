"""One job per folder at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ninefold.errors import NinefoldError

if sys.platform == "win32":
    import msvcrt

    _OPENED = os.O_RDWR | os.O_CREAT

    def _take(lock: int) -> None:
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)  # its first byte, which need not be there
        except OSError:
            raise BlockingIOError from None
else:
    import fcntl

    # Neither cut nor followed: a link of this name would lead to a file that is none of ours.
    _OPENED = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC

    def _take(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def only_job_in(folder: Path) -> Iterator[None]:
    """Holds the folder while the block runs; another job that wants it is refused.

    The system lets go of the lock when the process ends, however it ends, so a killed job locks nobody out. The file
    stays: removing it would let two jobs lock two different files of that name.
    """
    lock = os.open(str(folder / ".lock"), _OPENED, 0o666)
    try:
        try:
            _take(lock)
        except BlockingIOError:
            raise NinefoldError(f"another job is writing to {folder}; wait for it or name another folder") from None
        yield
    finally:
        os.close(lock)
