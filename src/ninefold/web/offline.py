"""What a browser keeps of the page, to open it without this server: all files, under a version of their contents."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path

KEPT_FILES = "kept_files.js"
_OF_THE_WORKER = {"worker.js"}


def kept_files(folder: Path, also: Mapping[str, str]) -> str:
    """The script that tells `static/worker.js` which files there are, and their version, which is that of the contents.

    Each is named as it lies below the page.

    A browser looks at it on every visit; when it differs, all files are fetched anew.
    """
    found = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    found |= {name: text.encode() for name, text in also.items()}
    digest = blake2b(digest_size=12)
    for name, content in sorted(found.items()):
        digest.update(f"{name} {len(content)} ".encode() + content)
    names = sorted("" if name == "index.html" else name for name in found.keys() - _OF_THE_WORKER)
    return f"self.VERSION = {json.dumps(digest.hexdigest())};\nself.FILES = {json.dumps(names)};\n"
