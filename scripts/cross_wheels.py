"""Compiles the wheel for other systems on this one: cross_wheels.py TARGET... (or none, to list the targets).

    linux-aarch64      64-bit ARM, by Debian's cross compiler
    windows-x86_64     the stable ABI (3.12 and later), by the ziglang wheel

With --tests the native tests, too; scripts/try_cross.py runs both. What is made lies in .build/cross/TARGET, the wheel
in its folder `dist`. Nothing of the machine is changed. The hosted workflow makes the wheels for Linux and macOS, each
on its own system: this is to see what a change does elsewhere, from one machine.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import instruction_sets
import windows_python

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / ".build" / "cross"
TOOLS = PLACE / "tools"
NEEDED = ("build", "cmake", "nanobind>=3.1", "ninja", "scikit-build-core>=0.11", "ziglang")


@dataclass(frozen=True)
class Target:
    """What CMake and Python call it; its name for zig, or none where Debian's compiler makes it."""

    system: str
    processor: str
    platform: str
    zig: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)


TARGETS = {
    "linux-aarch64": Target(
        "Linux",
        "aarch64",
        "linux-aarch64",
        settings={
            "CMAKE_CXX_COMPILER": str(instruction_sets.DEBIAN / "usr" / "bin" / "aarch64-linux-gnu-g++"),
            "CMAKE_SYSROOT": str(instruction_sets.DEBIAN),
            # what the machine it runs on has of C++ may be older
            "CMAKE_EXE_LINKER_FLAGS_INIT": "-static-libstdc++ -static-libgcc",
            "CMAKE_MODULE_LINKER_FLAGS_INIT": "-static-libstdc++ -static-libgcc",
        },
    ),
    "windows-x86_64": Target("Windows", "AMD64", "win-amd64", zig="x86_64-windows-gnu"),
}


def tools(python: str) -> Path:
    """The interpreter of an environment with all that builds a wheel."""
    inside = TOOLS / "bin" / "python"
    if not inside.exists():
        subprocess.run([python, "-m", "venv", TOOLS], check=True)
        subprocess.run([inside, "-m", "pip", "install", "-q", *NEEDED], check=True)
    return inside


def told(python: Path, words: str) -> Path:
    """A path that an interpreter prints."""
    return Path(subprocess.run([python, "-c", words], check=True, capture_output=True, text=True).stdout.strip())


def zig_compiler(target: Target, python: Path, folder: Path) -> dict[str, str]:
    """One program per tool, as CMake wants them; zig has all in one."""
    zig = told(python, "import ziglang, os; print(os.path.join(os.path.dirname(ziglang.__file__), 'zig'))")
    for tool, words in (("c++", f"c++ -target {target.zig}"), ("ar", "ar"), ("ranlib", "ranlib")):
        program = folder / tool
        program.write_text(f'#!/bin/sh\nexec "{zig}" {words} "$@"\n')
        program.chmod(0o755)
    found = {name: str(folder / tool) for name, tool in (("CXX_COMPILER", "c++"), ("AR", "ar"), ("RANLIB", "ranlib"))}
    found = {f"CMAKE_{name}": path for name, path in found.items()}
    if target.system == "Windows":
        headers = told(python, "import sysconfig; print(sysconfig.get_path('include'))")
        library = windows_python.library(windows_python.interpreter("3.12", folder / "packages"), zig)
        found |= {
            "Python_INCLUDE_DIR": str(windows_python.headers(headers, folder / "include")),
            "Python_LIBRARY": str(library.with_name("python312.lib")),
            "Python_SABI_LIBRARY": str(library),
            "SKBUILD_SOSABI": "",  # Python for Windows knows no name of the stable ABI
        }
    return found


def described(target: Target, python: Path, folder: Path) -> Path:
    """A file that tells CMake of a target."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = {**target.settings, **(zig_compiler(target, python, folder) if target.zig else {})}
    lines = (
        f"set(CMAKE_SYSTEM_NAME {target.system})",
        f"set(CMAKE_SYSTEM_PROCESSOR {target.processor})",
        "set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)",
        *(_set(name, value) for name, value in settings.items()),
    )
    file = folder / "target.cmake"
    file.write_text("".join(f"{line}\n" for line in lines))
    return file


def _set(name: str, value: str) -> str:
    """A setting; others than CMake's own are in the cache, where scikit-build-core tells of the Python that builds."""
    return f'set({name} "{value}")' if name.startswith("CMAKE_") else f'set({name} "{value}" CACHE STRING "" FORCE)'


def build(name: str, target: Target, python: Path, *, tests: bool) -> None:
    """The wheel of a target, and its native tests: what they share is compiled once."""
    folder = PLACE / name
    environment = os.environ | instruction_sets.LIBRARIES
    environment["PATH"] = f"{TOOLS / 'bin'}{os.pathsep}{os.environ['PATH']}"
    out = folder / "dist"
    shutil.rmtree(out, ignore_errors=True)
    asked = {
        "build-dir": folder / "build",
        "cmake.define.CMAKE_TOOLCHAIN_FILE": described(target, python, folder),
        "cmake.define.NINEFOLD_TESTS": "ON" if tests else "OFF",
        "build.targets": "_native",
    }
    words = [word for key, value in asked.items() for word in ("--config-setting", f"{key}={value}")]
    command = [python, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, *words, ROOT]
    # what scikit-build-core takes for the system of the wheel
    subprocess.run(command, check=True, env=environment | {"_PYTHON_HOST_PLATFORM": target.platform})
    [made] = out.glob("*.whl")
    print(f"{made}: {made.stat().st_size / 1e6:.2f} MB", flush=True)
    if tests:
        made_by = ["cmake", "--build", folder / "build", "--target", "ninefold_tests"]
        subprocess.run(made_by, check=True, env=environment)


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("targets", metavar="TARGET", nargs="*", choices=[[], *TARGETS])
    words.add_argument("--tests", action="store_true")
    words.add_argument("--python", default="python3.12", help="3.12 or newer: its headers are those of the stable ABI")
    asked = words.parse_args()
    if not asked.targets:
        sys.exit("\n".join(TARGETS))
    if any(not TARGETS[name].zig for name in asked.targets):
        instruction_sets.unpack_compilers()
    inside = tools(asked.python)
    for name in asked.targets:
        build(name, TARGETS[name], inside, tests=asked.tests)
