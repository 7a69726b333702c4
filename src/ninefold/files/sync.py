"""What is written, on the disk: while it is written, and when it has its name."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import BinaryIO

_SYNC_SECONDS = 0.25


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
