"""Regular files: what is read is neither waited for nor without an end."""

from __future__ import annotations

import errno
import os
import stat
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO


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
