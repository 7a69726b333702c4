"""Whose work a site brings along, and under which licences."""

from __future__ import annotations

from contextlib import suppress
from importlib import metadata

from ninefold import __version__
from ninefold.web.site.packages import COMPILED, PURE
from ninefold.web.site.parts import PYODIDE, PYTHON

_OTHERS = (
    (f"Pyodide {PYODIDE}", "Mozilla Public License 2.0", "https://github.com/pyodide/pyodide"),
    (f"CPython {PYTHON}", "Python Software Foundation License 2", "https://docs.python.org/3/license.html"),
    ("Emscripten's runtime", "MIT or University of Illinois/NCSA", "https://github.com/emscripten-core/emscripten"),
    ("libc++ and libc++abi", "Apache License 2.0 with LLVM Exceptions", "https://libcxx.llvm.org"),
    ("musl", "MIT", "https://musl.libc.org"),
    ("libffi", "MIT", "https://github.com/libffi/libffi"),
    ("zlib", "Zlib", "https://zlib.net"),
    ("bzip2", "bzip2", "https://sourceware.org/bzip2"),
    ("liblzma of XZ Utils", "BSD Zero Clause", "https://tukaani.org/xz"),
    ("Zstandard", "BSD 3-Clause", "https://github.com/facebook/zstd"),
    ("SQLite", "public domain", "https://sqlite.org"),
    ("Expat", "MIT", "https://libexpat.github.io"),
    ("mpdecimal", "BSD 2-Clause", "https://www.bytereef.org/mpdecimal"),
    ("HACL*", "MIT or Apache License 2.0", "https://github.com/hacl-star/hacl-star"),
    ("nanobind", "BSD 3-Clause", "https://github.com/wjakob/nanobind"),
    ("tsl::robin_map", "MIT", "https://github.com/Tessil/robin-map"),
)
"""In the order of what is nearest to a page; from libffi to HACL* they are compiled into Python."""
_COMPILED_IN = ("nanobind",)
"""What our engine is made with: its text is there where the engine was compiled by the same Python."""


def licences() -> str:
    """The page of them, as text."""
    lines = [
        f"Ninefold {__version__}: MIT licence.",
        "",
        "This page brings along, unchanged but for what is left out:",
        "",
    ]
    lines += [f"{name}: {licence}. {address}" for name, licence, address in _OTHERS]
    texts = []
    for name in sorted((*PURE, *COMPILED)):
        found = metadata.metadata(name)
        told = next((found[key] for key in ("License-Expression", "License") if key in found), "see below")
        title = f"{name} {metadata.version(name)}"
        lines.append(f"{title}: {told}.")
        texts += _texts(name)
    for name in _COMPILED_IN:
        with suppress(metadata.PackageNotFoundError):
            texts += _texts(name)
    rule = "\n\n" + "-" * 80 + "\n\n"
    return "\n".join(lines) + rule + rule.join(texts) + "\n"


def _texts(name: str) -> list[str]:
    """What an installed package says of its licence, in full."""
    return [
        f"{name} {metadata.version(name)}\n\n{file.read_text().strip()}"
        for file in metadata.files(name) or ()
        if ".dist-info" in file.parts[0] and "LICEN" in file.name.upper()
    ]
