"""One file from the network, whole, or a sentence that says why not.

The standard library does it: one connection at a time needs no HTTP client of its own, and `ninefold fetch` works
without any extra. What is built around it here is what a careful client has to have: certificates are checked, http is
for this machine alone, redirects are few and never lead from https to http, every wait has an end, a broken transfer
goes on where it broke (Range, guarded by If-Range), and nothing grows beyond the limit.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO
from urllib.parse import urlsplit

from ninefold.errors import NinefoldError
from ninefold.files.atomic import atomic_writer
from ninefold.files.regular import open_regular
from ninefold.machine import is_loopback

_PIECE = 64 * 1024
_DIGITS = 20
"""Of a length that is believed: a longer number is too large in any case, and Python refuses to read thousands."""
_REDIRECTS = 5
_LONGEST = 1000
_WORTH_RETRYING = {408, 425, 429, 500, 502, 503, 504}
_NOT_PUZZLES = ("text/html", "application/xhtml", "image/", "video/", "audio/", "font/")


class DownloadError(NinefoldError):
    """A file that could not be had; `again` when trying again may help."""

    def __init__(self, url: str, why: str, *, again: bool = False) -> None:
        # Some of the words are a server's: they are not to move the cursor, nor to fill the screen.
        told = f"{url}: {why}"[:_LONGEST]
        super().__init__("".join(character if character.isprintable() else "?" for character in told))
        self.again = again


@dataclass(frozen=True, slots=True)
class Patience:
    """How long and how often: seconds for a sign of life, seconds for the whole file, tries, bytes at most."""

    silence: float = 20.0
    whole: float = 600.0
    tries: int = 4
    size: int = 64 * 1024**2
    first_pause: float = 1.0
    trust: ssl.SSLContext | None = field(default=None, compare=False)


def download(
    url: str,
    part: Path,
    patience: Patience,
    seen: Callable[[int, int | None], None] = lambda done, size: None,
    sleep: Callable[[float], None] = time.sleep,
) -> None:
    """Brings a file to `part`, going on with what is there of it; `seen` is told bytes so far and bytes in all."""
    _check_address(url)
    for attempt in range(1, patience.tries + 1):
        try:
            _attempt(url, part, patience, seen)
        except DownloadError as error:
            if not error.again or attempt == patience.tries:
                raise
            # Twice as long each time, with some chance in it: many clients that failed together do not return together.
            sleep(patience.first_pause * 2 ** (attempt - 1) * random.uniform(0.75, 1.25))
        else:
            _facts_path(part).unlink(missing_ok=True)
            return


def _attempt(url: str, part: Path, patience: Patience, seen: Callable[[int, int | None], None]) -> None:
    try:
        have = part.stat().st_size if part.is_file() and not part.is_symlink() else 0
        validator = _validator(part, url) if have else ""
        request = urllib.request.Request(url, headers={"User-Agent": "ninefold-fetch", "Accept-Encoding": "identity"})
        if have and validator:
            request.add_header("Range", f"bytes={have}-")
            request.add_header("If-Range", validator)
        with _opener(patience).open(request, timeout=patience.silence) as response:
            _receive(response, url, part, patience, seen)
    except urllib.error.HTTPError as error:
        error.close()
        if error.code == 416:  # what we have is not a beginning of what is there now
            part.unlink(missing_ok=True)
            raise DownloadError(url, "the file changed on the way", again=True) from None
        raise DownloadError(
            url, f"the server answered {error.code} {error.reason}", again=error.code in _WORTH_RETRYING
        ) from None
    except ssl.SSLCertVerificationError as error:
        raise DownloadError(url, f"the certificate is not to be trusted: {error.verify_message}") from None
    except urllib.error.URLError as error:
        if isinstance(error.reason, ssl.SSLCertVerificationError):
            raise DownloadError(url, f"the certificate is not to be trusted: {error.reason.verify_message}") from None
        raise DownloadError(url, f"no connection: {error.reason}", again=True) from None
    except TimeoutError:
        raise DownloadError(url, f"silent for {patience.silence:g} s", again=True) from None
    except (http.client.HTTPException, ConnectionError, ssl.SSLError) as error:
        raise DownloadError(url, f"the connection broke: {error or type(error).__name__}", again=True) from None
    except OSError as error:  # of the disk: it names no file by itself
        error.filename = error.filename or str(part)
        raise


def _receive(
    response: http.client.HTTPResponse,
    url: str,
    part: Path,
    patience: Patience,
    seen: Callable[[int, int | None], None],
) -> None:
    kind = response.headers.get_content_type()
    if kind.startswith(_NOT_PUZZLES):
        raise DownloadError(url, f"expected text, got {kind}")
    going_on = response.status == 206
    have = part.stat().st_size if going_on else 0
    length = response.headers.get("Content-Length", "")
    size = have + int(length[:_DIGITS]) if length.isascii() and length.isdecimal() else None
    if size is not None and size > patience.size:
        raise DownloadError(url, f"{size} bytes are more than the limit of {patience.size}")
    _remember(part, url, response.headers.get("ETag") or response.headers.get("Last-Modified") or "")
    until = time.monotonic() + patience.whole
    with _open_part(part, going_on=going_on) as file:
        while piece := response.read1(_PIECE):
            have += len(piece)
            if have > patience.size:
                raise DownloadError(url, f"more than the limit of {patience.size} bytes")
            file.write(piece)
            seen(have, size)
            if time.monotonic() > until:
                raise DownloadError(url, f"not done after {patience.whole:g} s")
        file.flush()
        os.fsync(file.fileno())
    if size is not None and have < size:
        raise DownloadError(url, f"the connection broke after {have} of {size} bytes", again=True)


def _open_part(part: Path, *, going_on: bool) -> BinaryIO:
    """The file to go on with, or a new one; a link of its name is not followed."""
    if not going_on:
        part.unlink(missing_ok=True)
    new = 0 if going_on else os.O_EXCL
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | new | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    return os.fdopen(os.open(str(part), flags, 0o666), "ab")


class _Redirects(urllib.request.HTTPRedirectHandler):
    max_redirections = _REDIRECTS

    def redirect_request(  # type: ignore[no-untyped-def]
        self, req: urllib.request.Request, fp, code, msg, headers, newurl: str
    ) -> urllib.request.Request | None:
        fp.close()  # urllib would read the rest of this answer, however long, into memory
        visited = getattr(req, "redirect_dict", {})
        if newurl in visited or len(visited) >= _REDIRECTS:
            raise DownloadError(req.full_url, f"redirects without end (the last one to {newurl})")
        if urlsplit(req.full_url).scheme == "https" and urlsplit(newurl).scheme != "https":
            raise DownloadError(req.full_url, f"refused to be sent from https to {newurl}")
        _check_address(newurl)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _opener(patience: Patience) -> urllib.request.OpenerDirector:
    trust = patience.trust or ssl.create_default_context()
    return urllib.request.build_opener(_Redirects, urllib.request.HTTPSHandler(context=trust))


def _check_address(url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme == "https" and parts.hostname:
        return
    if parts.scheme == "http" and is_loopback(parts.hostname or ""):
        return
    raise DownloadError(url, "only https is fetched (http from this machine alone)")


# A part is worth going on with only if the server can tell that it still has the same file: ETag or Last-Modified.
def _facts_path(part: Path) -> Path:
    return part.with_name(part.name + ".json")


def _remember(part: Path, url: str, validator: str) -> None:
    # A weak ETag promises only something like the same bytes: no good for gluing.
    usable = "" if validator.startswith("W/") else validator
    with atomic_writer(_facts_path(part)) as file:
        file.write(json.dumps({"url": url, "validator": usable}))


def _validator(part: Path, url: str) -> str:
    try:
        with open_regular(_facts_path(part), links=False) as file:
            facts = json.loads(file.read(_PIECE))
        return str(facts["validator"]) if facts["url"] == url else ""
    except (OSError, ValueError, KeyError, TypeError):
        return ""
