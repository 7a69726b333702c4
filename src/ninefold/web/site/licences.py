"""Whose work a site brings along, and under which licences."""

from __future__ import annotations

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
    ("nanobind", "BSD 3-Clause", "https://github.com/wjakob/nanobind"),
    ("tsl::robin_map", "MIT", "https://github.com/Tessil/robin-map"),
)


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
        texts += [
            f"{title}\n\n{file.read_text().strip()}"
            for file in metadata.files(name) or ()
            if ".dist-info" in file.parts[0] and "LICEN" in file.name.upper()
        ]
    rule = "\n\n" + "-" * 80 + "\n\n"
    return "\n".join(lines) + rule + rule.join(texts) + "\n"
