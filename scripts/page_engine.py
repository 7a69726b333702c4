"""Compiles the native core and its binding to WebAssembly, for a page without a server (`ninefold site`).

    python scripts/page_engine.py [FILE]      .build/page/_native.abi3.so unless told

The same extension as everywhere, of the same sources: a shared library that Pyodide's Python loads as it loads any
other (docs/adr/0020-engine-in-a-page.md). The compiler is the clang of the ziglang wheel, which brings the headers of
libc++ and of musl; functions of both are taken from Pyodide, which has them. Headers of Python 3.12 or newer are those
of the Python that runs this, or of another one that is found. What did not change is not compiled again.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NATIVE = ROOT / "native"
WORK = ROOT / ".build" / "page"
ENGINE = WORK / "_native.abi3.so"

_FOLDERS = (
    "core", "general", "logic", "logic/nine", "logic/nine/finders", "logic/any", "logic/any/finders",
    "logic/explainer", "logic/expert", "lab", "generate", "rate",
)  # fmt: skip
_AT_ONCE = 16
"""Files of a folder that are compiled as one; those of two folders may have the same name for what is their own."""

_TARGET = ("-target", "wasm32-emscripten", "-std=c++20", "-fPIC", "-fvisibility=hidden", "-fwasm-exceptions")
_OPTIMISED = ("-O2", "-DNDEBUG", "-msimd128", "-mbulk-memory", "-mnontrapping-fptoint")
_LIBCXX = {
    # The names and the layout of the libc++ that Pyodide has; its threads are there, and none can be started.
    "ABI_VERSION": "2", "ABI_NAMESPACE": "__2", "HAS_THREADS": "1", "HAS_THREAD_API_PTHREAD": "1",
    "HAS_THREAD_API_EXTERNAL": "0", "HAS_THREAD_API_WIN32": "0", "HAS_THREAD_API_C11": "0",
    "HAS_MONOTONIC_CLOCK": "1", "HAS_TERMINAL": "1", "HAS_MUSL_LIBC": "1", "HAS_FILESYSTEM": "0",
    "HAS_VENDOR_AVAILABILITY_ANNOTATIONS": "0", "HAS_RANDOM_DEVICE": "1", "HAS_LOCALIZATION": "1", "HAS_UNICODE": "1",
    "HAS_WIDE_CHARACTERS": "1", "HAS_TIME_ZONE_DATABASE": "0", "PSTL_BACKEND_SERIAL": "1",
    "HARDENING_MODE": "_LIBCPP_HARDENING_MODE_NONE", "HARDENING_MODE_DEFAULT": "2",
    "ASSERTION_SEMANTIC_DEFAULT": "_LIBCPP_ASSERTION_SEMANTIC_IGNORE", "DISABLE_VISIBILITY_ANNOTATIONS": "1",
}  # fmt: skip
_SIZES = {
    "SHORT": 2, "INT": 4, "LONG": 4, "LONG_LONG": 8, "VOID_P": 4, "SIZE_T": 4, "UINTPTR_T": 4, "WCHAR_T": 4,
    "FLOAT": 4, "DOUBLE": 8, "TIME_T": 8, "OFF_T": 8, "FPOS_T": 16, "PTHREAD_T": 4,
}  # fmt: skip
_HAVE = ("SSIZE_T", "STDARG_PROTOTYPES", "UNISTD_H", "SYS_TYPES_H", "SYS_TIME_H", "SYS_STAT_H", "STDINT_H",
         "INTTYPES_H", "STDDEF_H", "LONG_LONG", "UINTPTR_T")  # fmt: skip


class MissingError(Exception):
    """A part that is needed is not there; the sentence says how to get it."""


@dataclass(frozen=True)
class Unit:
    """What is compiled at once: sources, and the flags of this unit alone."""

    name: str
    sources: Sequence[Path]
    flags: Sequence[str] = ()


def main(arguments: Sequence[str]) -> int:
    engine = Path(arguments[0]) if arguments else ENGINE
    try:
        build(engine)
    except MissingError as error:
        print(f"page_engine: {error}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        print(f"page_engine: {error.cmd[-1]} was not compiled.\n{error.stderr}", file=sys.stderr)
        return 1
    print(f"{engine}: {engine.stat().st_size:,} bytes")
    return 0


def build(engine: Path) -> None:
    """Compiles what changed and links all of it."""
    zig, python, nanobind = _zig(), _python_headers(), _nanobind()
    made = _headers(zig)
    common = [*_TARGET, *_OPTIMISED, *_includes(zig, made), f"-I{NATIVE}"]
    common += [f"-D_LIBCPP_{name}={value}" for name, value in _LIBCXX.items()]
    binding = [
        *("-include", str(made / "page_python.h"), "-DPy_LIMITED_API=0x030C0000", "-DNB_DOMAIN=ninefold"),
        *(f"-I{folder}" for folder in (python, nanobind / "include", nanobind / "ext" / "robin_map" / "include")),
        *("-fno-strict-aliasing", "-Os"),
    ]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        objects = list(threads.map(lambda unit: _compiled(zig, common, unit), _units(nanobind, binding)))
    engine.parent.mkdir(parents=True, exist_ok=True)
    shared = ("-shared", "--experimental-pic", "--no-entry", "--allow-undefined", "--gc-sections", "--strip-all")
    _run([str(zig), "wasm-ld", *shared, "--export=PyInit__native", *map(str, objects), "-o", str(engine)])


def _units(nanobind: Path, binding: Sequence[str]) -> Iterator[Unit]:
    for folder in _FOLDERS:
        sources = sorted((NATIVE / folder).glob("*.cpp"))
        for first in range(0, len(sources), _AT_ONCE):
            yield Unit(f"{folder.replace('/', '_')}_{first}", sources[first : first + _AT_ONCE])
    for path in sorted((NATIVE / "fast9").glob("*.cpp")):
        yield Unit(f"fast9_{path.stem}", [path], ["-O3"])
    bound = sorted((NATIVE / "bind").glob("*.cpp"))
    for first in range(0, len(bound), _AT_ONCE // 2):
        yield Unit(f"bind_{first}", bound[first : first + _AT_ONCE // 2], binding)
    yield Unit("nanobind", [nanobind / "src" / "nb_combined.cpp"], binding)


def _compiled(zig: Path, common: Sequence[str], unit: Unit) -> Path:
    """The object of a unit; the one of the last time, if all that it is made of is the same."""
    text = "".join(f'#include "{path}"\n' for path in unit.sources)
    source, built, mark = (WORK / f"{unit.name}{suffix}" for suffix in (".cpp", ".o", ".made_of"))
    parts = WORK / f"{unit.name}.d"
    flags = [*common, *unit.flags]
    if built.exists() and mark.exists() and mark.read_text() == _digest(flags, text, parts):
        return built
    source.write_text(text)
    dependencies = ("-MMD", "-MF", str(parts))  # without the headers of the system
    _run([str(zig), "clang", "-x", "c++", *flags, *dependencies, "-c", "-o", str(built), str(source)])
    mark.write_text(_digest(flags, text, parts))
    return built


def _digest(flags: Sequence[str], text: str, parts: Path) -> str:
    digest = hashlib.blake2b(" ".join([*flags, text]).encode())
    for name in parts.read_text().replace("\\\n", " ").split()[1:] if parts.exists() else []:
        digest.update(Path(name).read_bytes() if Path(name).exists() else b"gone")
    return digest.hexdigest()


def _includes(zig: Path, made: Path) -> list[str]:
    library = zig.parent / "lib"
    folders = (
        library / "libcxx" / "include",
        library / "libcxxabi" / "include",
        library / "include",
        made,
        library / "libc" / "include" / "riscv32-linux-musl",
        library / "libc" / "include" / "generic-musl",
    )
    return ["-nostdinc", "-nostdinc++", *(word for folder in folders for word in ("-isystem", str(folder)))]


def _headers(zig: Path) -> Path:
    """Two headers that nobody has: the types of musl where size_t is a long, and what pyconfig.h says of the target.

    Emscripten's C library is musl with 32 bits and times of 64, as on riscv32; there size_t is an int.
    """
    made = WORK / "include"
    (made / "bits").mkdir(parents=True, exist_ok=True)
    types = zig.parent / "lib" / "libc" / "include" / "riscv32-linux-musl" / "bits" / "alltypes.h"
    text = types.read_text().replace("#define _Addr int", "#define _Addr long")
    (made / "bits" / "alltypes.h").write_text(text.replace("#define _Reg int", "#define _Reg long"))
    lines = ["#pragma once", "#define Py_PYCONFIG_H", "#define WITH_THREAD 1", "#include <stdio.h>"]
    lines += [f"#define SIZEOF_{name} {size}" for name, size in _SIZES.items()]
    lines += [f"#define HAVE_{name} 1" for name in _HAVE]
    (made / "page_python.h").write_text("\n".join(lines) + "\n")
    return made


def _zig() -> Path:
    spec = find_spec("ziglang")
    if spec is None or spec.origin is None:
        raise MissingError("the compiler is missing: python -m pip install ziglang")
    return Path(spec.origin).parent / ("zig.exe" if os.name == "nt" else "zig")


def _nanobind() -> Path:
    spec = find_spec("nanobind")
    if spec is None or spec.origin is None:
        raise MissingError("nanobind is missing: python -m pip install nanobind")
    return Path(spec.origin).parent


def _python_headers() -> Path:
    """The folder with the Python.h of 3.12 or newer: before it there is no stable ABI that nanobind could use.

    That of the Python that runs this, of the system, or of another version that is installed beside this one.
    """
    own = [Path(sysconfig.get_path("include"))] if sys.version_info >= (3, 12) else []
    others = (Path("/usr/include"), Path("/usr/local/include"), *Path(sys.base_prefix).parent.glob("*/include"))
    for folder in [*own, *(found for place in others for found in sorted(place.glob("python3.1[2-9]")))]:
        if (folder / "Python.h").exists():
            return folder
    raise MissingError("headers of Python 3.12 or newer are missing: those of python3-dev, or a Python built here")


def _run(command: Sequence[str]) -> None:
    environment = os.environ | {"ZIG_GLOBAL_CACHE_DIR": str(WORK / "zig"), "ZIG_LOCAL_CACHE_DIR": str(WORK / "zig")}
    subprocess.run(command, check=True, capture_output=True, text=True, env=environment)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
