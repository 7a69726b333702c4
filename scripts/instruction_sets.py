"""Tries every instruction set of the fast engine, also those that this machine lacks: all must solve alike.

    here      those of this machine
    old-x86   under QEMU as a processor without AVX: nothing that needs it may be reached
    avx512    the code for AVX-512 made of SIMDe's headers, which do without it
    aarch64   cross-compiled, under QEMU; instructions are counted
    windows   cross-compiled, under Wine, if Debian's wine64 is installed; without AVX, for which this compiler does not
              align the stack there

Told of each: guesses in lanes and one by one, a hash of all answers, and under QEMU the instructions per puzzle (both
ways together). For Debian on x86-64; compilers, QEMU and SIMDe are unpacked from its packages into
.build/instruction-sets, and nothing is installed. Two minutes of processor time: not a part of .ci/run.
"""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACE = ROOT / ".build" / "instruction-sets"
DEBIAN = PLACE / "debian"
LIBRARIES = {"LD_LIBRARY_PATH": str(DEBIAN / "usr" / "lib" / "x86_64-linux-gnu")}
PACKAGES = ("g++-aarch64-linux-gnu", "g++-mingw-w64-x86-64-posix", "libsimde-dev", "qemu-user")
WINE = Path("/usr/lib/wine/wine64")
AVX2 = ["-mavx2", "-mbmi", "-mpopcnt"]
AVX512 = ["-mavx512f", "-mavx512bw", "-mavx512vl", "-mbmi", "-mpopcnt", "-mprefer-vector-width=256"]


def run(*words: object, **env: str) -> subprocess.CompletedProcess[str]:
    """Runs a command; if it fails, so does this program, and says how."""
    done = subprocess.run([str(word) for word in words], env=os.environ | env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(str(word) for word in words)}\n{done.stdout}{done.stderr}")
    return done


def unpack_compilers() -> None:
    """Debian's packages and what they need beyond this machine, unpacked beside each other."""
    if DEBIAN.is_dir():
        return
    archives, beside = PLACE / "archives", PLACE / "debian.part"
    (archives / "partial").mkdir(parents=True, exist_ok=True)
    settings = (f"Dir::Cache::archives={archives}", "APT::Install-Recommends=false", "Debug::NoLocking=1")
    options = [word for setting in settings for word in ("-o", setting)]
    run("apt-get", *options, "install", "--download-only", "--reinstall", "--yes", *PACKAGES)
    for package in archives.glob("*.deb"):
        run("dpkg", "-x", package, beside)
    shutil.rmtree(archives)
    beside.rename(DEBIAN)


def built(name: str, compiler: Sequence[object], *, sets: dict[str, list[str]], env: dict[str, str]) -> Path:
    """The program, each file compiled as native/CMakeLists.txt does."""
    folder = PLACE / name
    folder.mkdir(parents=True, exist_ok=True)
    sources = [*(ROOT / "native" / "fast9").glob("*.cpp"), *(ROOT / "native" / "core").glob("*.cpp")]
    objects = []
    for source in [*sources, ROOT / "scripts" / "instruction_sets.cpp"]:
        objects.append(folder / f"{source.stem}.o")
        own = sets.get(source.stem, [])
        run(*compiler, "-std=c++20", "-O3", f"-I{ROOT / 'native'}", *own, "-c", source, "-o", objects[-1], **env)
    run(*compiler, "-static", "-pthread", *objects, "-o", folder / "instruction_sets", **env)
    return folder / "instruction_sets"


def machines() -> Iterator[tuple[str, list[object], list[object], dict[str, str]]]:
    """Each with how its program is started, the same with instructions counted (or nothing), and the environment."""
    x86 = ["g++", "-march=x86-64-v2", "-DNINEFOLD_AVX2"]
    here = built("here", x86, sets={"engine_avx2": AVX2, "engine_avx512": AVX512}, env={})
    yield "here", [here], [], {}
    plugin = PLACE / "count_instructions.so"
    run("cc", "-shared", "-fPIC", "-O1", ROOT / "scripts" / "count_instructions.c", "-o", plugin)
    emulator = DEBIAN / "usr" / "bin" / "qemu-x86_64"
    old = ["-cpu", "Nehalem", here]
    yield "old-x86", [emulator, *old], [emulator, "-plugin", plugin, *old], LIBRARIES
    emulated = ["-DNINEFOLD_EMULATE_AVX512", f"-I{DEBIAN / 'usr' / 'include'}"]
    sets = {"engine_avx2": AVX2, "engine_avx512": [*AVX2, *emulated], "dispatch": emulated}
    yield "avx512", [built("avx512", x86, sets=sets, env={})], [], {}
    emulator = DEBIAN / "usr" / "bin" / "qemu-aarch64"
    cross = [DEBIAN / "usr" / "bin" / "aarch64-linux-gnu-g++", f"--sysroot={DEBIAN}"]
    arm = built("aarch64", cross, sets={}, env=LIBRARIES)
    yield "aarch64", [emulator, arm], [emulator, "-plugin", plugin, arm], LIBRARIES
    if WINE.exists():
        cross = [DEBIAN / "usr" / "bin" / "x86_64-w64-mingw32-g++-posix", "-march=x86-64-v2"]
        program = built("windows", cross, sets={}, env=LIBRARIES).with_suffix(".exe")
        yield "windows", [WINE, program], [], {"WINEPREFIX": str(PLACE / "wine"), "WINEDEBUG": "-all"}


def main() -> None:
    """Prints a row for each instruction set of each machine, and fails if two differ."""
    unpack_compilers()
    puzzles = PLACE / "puzzles.txt"
    puzzles.write_text(runpy.run_path(str(ROOT / "tests/solving/test_fast9_signature.py"))["generated"]() + "\n")
    answers = set()
    print("| machine | instruction set | solved | instructions per puzzle |\n|---|---|---|---|")
    for machine, start, counting, env in machines():
        for isa in run(*start, **env).stdout.split():
            answers.add(told := run(*start, isa, puzzles, **env).stdout.strip())
            each = ""
            if counting:
                many, none = (_instructions(run(*counting, name, puzzles, **env).stderr) for name in (isa, "none"))
                each = f"{(many - none) / len(puzzles.read_text().split()):,.0f}"
            print(f"| {machine} | {isa} | {told} | {each} |", flush=True)
    if len(answers) != 1:
        sys.exit("instruction sets differ")


def _instructions(text: str) -> int:
    found = re.search(r"^instructions (\d+)$", text, re.MULTILINE)
    assert found, text
    return int(found[1])


if __name__ == "__main__":
    main()
