"""Compiles for other systems on this one: cross_wheels.py TARGET... (or none, to list the targets).

    linux-aarch64     64-bit ARM: the wheel, and with --tests the native tests; scripts/try_aarch64.py runs them
    windows-x86_64    the native core, to see that it compiles; scripts/instruction_sets.py runs its fast engine

What is made lies in .build/cross/TARGET, the wheel in its folder `dist`. The compilers are Debian's, unpacked by
scripts/instruction_sets.py; nothing of the machine is changed. The hosted workflow makes the wheels that are published,
each on its own system: this is to see what a change does elsewhere, from one machine.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import instruction_sets

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / ".build" / "cross"
TOOLS = PLACE / "tools"
NEEDED = ("build", "cmake", "nanobind>=3.1", "ninja", "scikit-build-core>=0.11")


@dataclass(frozen=True)
class Target:
    """What CMake calls it, and Debian's compilers; what Python calls it, if a wheel is made."""

    system: str
    processor: str
    compiler: str
    """With {} where gcc or g++ stands."""
    settings: tuple[str, ...]
    platform: str = ""


TARGETS = {
    "linux-aarch64": Target(
        "Linux",
        "aarch64",
        "aarch64-linux-gnu-{}",
        (
            f"set(CMAKE_SYSROOT {instruction_sets.DEBIAN})",
            # what the machine it runs on has of C++ may be older
            'set(CMAKE_EXE_LINKER_FLAGS_INIT "-static-libstdc++ -static-libgcc")',
            'set(CMAKE_MODULE_LINKER_FLAGS_INIT "-static-libstdc++ -static-libgcc")',
        ),
        platform="linux-aarch64",
    ),
    "windows-x86_64": Target("Windows", "AMD64", "x86_64-w64-mingw32-{}-posix", ()),
}


def tools(python: str) -> Path:
    """The interpreter of an environment with all that builds a wheel."""
    inside = TOOLS / "bin" / "python"
    if not inside.exists():
        subprocess.run([python, "-m", "venv", TOOLS], check=True)
        subprocess.run([inside, "-m", "pip", "install", "-q", *NEEDED], check=True)
    return inside


def described(name: str, target: Target) -> Path:
    """A file that tells CMake of a target."""
    place = instruction_sets.DEBIAN / "usr" / "bin"
    lines = (
        f"set(CMAKE_SYSTEM_NAME {target.system})",
        f"set(CMAKE_SYSTEM_PROCESSOR {target.processor})",
        f"set(CMAKE_C_COMPILER {place / target.compiler.format('gcc')})",
        f"set(CMAKE_CXX_COMPILER {place / target.compiler.format('g++')})",
        *target.settings,
        "set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)",
    )
    file = PLACE / name / "target.cmake"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{line}\n" for line in lines))
    return file


def build(name: str, target: Target, python: Path, *, tests: bool) -> None:
    """The wheel of a target, and its native tests: what they share is compiled once. Without a wheel, the core."""
    folder, file = PLACE / name, described(name, target)
    environment = os.environ | instruction_sets.LIBRARIES
    environment["PATH"] = f"{TOOLS / 'bin'}{os.pathsep}{os.environ['PATH']}"
    if not target.platform:
        settings = ("-G", "Ninja", f"-DCMAKE_TOOLCHAIN_FILE={file}")
        subprocess.run(["cmake", "-S", ROOT, "-B", folder / "build", *settings], check=True, env=environment)
        subprocess.run(["cmake", "--build", folder / "build"], check=True, env=environment)
        return
    out = folder / "dist"
    shutil.rmtree(out, ignore_errors=True)
    asked = {
        "build-dir": folder / "build",
        "cmake.define.CMAKE_TOOLCHAIN_FILE": file,
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
    instruction_sets.unpack_compilers()
    inside = tools(asked.python)
    for name in asked.targets:
        build(name, TARGETS[name], inside, tests=asked.tests)
