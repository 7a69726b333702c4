"""Puts Ninefold into its own .venv, only when something changed, and starts it: behind main.sh, test.sh and their .ps1.

    python scripts/setup.py main [OPTIONS]     set up, then the main job; or another command: main app, main lab …
    python scripts/setup.py test [OPTIONS]     set up with the tools of the tests, then all tests
    python scripts/setup.py fetch DIR          set up, then puzzles from the internet into DIR
    python scripts/setup.py install GROUP      set up with a dependency group, for the scripts of CI
    python scripts/setup.py tools | browser | clang | debian PACKAGES PURPOSE    parts of it, for the same

Needs Python 3.11 or newer, which the callers look for; everything else comes from PyPI into .venv, the compiler too if
there is none (the ziglang wheel, also where NINEFOLD_ZIG is set). NINEFOLD_DIST names a folder for a wheel that is
made of the tree and installed instead of the tree itself.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
LOG = VENV / "setup.log"
BUILD = ROOT / ".build" / "native"

EVERYTHING = "all"
"""The extra of pyproject.toml with all that the README shows."""
_OURS = re.compile(r"ninefold\[([a-z,]+)\]")
_PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile", "--prefer-binary")

_UV = {
    "cache-dir": "",
    "default-timeout": "",
    "disable-pip-version-check": "",
    "no-cache-dir": "",
    "prefer-binary": "",
    "cert": "cert",
    "extra-index-url": "index",
    "find-links": "find-links",
    "index-url": "default-index",
    "trusted-host": "allow-insecure-host",
}
"""The settings of pip that uv can be told of, by which option; those that are nothing to it by none."""


def main(arguments: Sequence[str]) -> int:
    what, *rest = arguments or ["main"]
    if what == "main":
        install("", EVERYTHING)
        return run_command(rest)
    if what == "test":
        install("test")
        return run_tests(rest)
    if what == "fetch":
        install("", EVERYTHING)
        return call(PYTHON, "-m", "ninefold", "fetch", *rest)
    if what == "install":
        install(rest[0])
    elif what == "tools":
        make_tools()
    elif what == "browser":
        find_browser()
    elif what == "clang":
        find_clang()
    elif what == "debian":
        return 0 if install_debian(*rest) else 1
    else:
        fail(f"no part of the set-up is called {what!r}")
    return 0


def run_command(arguments: list[str]) -> int:
    """The main job with its options, or the command that is named first."""
    if arguments and not arguments[0].startswith("-"):
        return call(PYTHON, "-m", "ninefold", *arguments)
    data = ROOT / "data"
    places = [f"--{name}={data / name}" for name in ("input", "output", "reports", "backups")]
    status = call(PYTHON, "-m", "ninefold", "run", *places, *arguments)
    start = ".\\main.ps1" if WINDOWS else "./main.sh"
    say(f"next       {start} app opens the workbench, {start} lab compares algorithms;")
    say(f"           {BIN / 'ninefold'} has every command (--help lists them)")
    return status


def run_tests(arguments: list[str]) -> int:
    """The native tests beside those of Python."""
    find_browser()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # many tests start a Python of their own: modules are compiled once
    os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / ".build" / "bytecode")
    with step("the native tests"):
        # in the place where the extension was built: what it is made of is compiled once
        run("cmake", "-S", ROOT, "-B", BUILD, "-G", "Ninja", "-DNINEFOLD_TESTS=ON")
        run("cmake", "--build", BUILD, "--target", "ninefold_tests")
    native = subprocess.Popen([BUILD / "tests" / "native" / "ninefold_tests"], cwd=ROOT, env=environment())
    status = call(PYTHON, "-m", "pytest", "--numprocesses=auto", "--dist=worksteal", *arguments)
    if native.wait():
        say("the native tests failed")
        status = status or 1
    return status


def install(group: str, extra: str = "") -> None:
    """The package, with what an extra and a dependency group need. Each only if what it is made of has changed."""
    needed = requirements(group, extra)
    package, asked = fingerprint(), digest([*needed, group, extra])
    package_done, asked_done = VENV / ".ninefold-package", VENV / f".ninefold{group and f'-{group}'}"
    built = PYTHON.exists() and stamp(package_done) == package
    if built and stamp(asked_done) == asked:
        return
    began = monotonic()
    say(f"setting up Ninefold in {VENV} (the first time takes one to two minutes)")
    make_tools()
    if not built:
        name_compiler()
    with ThreadPoolExecutor(1) as beside:  # compiling wants the cores, fetching the network and the disk
        compiling = None if built else beside.submit(install_package, tried)
        with step(f"{len(needed)} libraries from PyPI"):
            fetch(*needed)
        if compiling:
            with step("the C++ core, compiled meanwhile, and the package"):
                if not compiling.result():  # a library may have been half there: once more, and told if it is not that
                    install_package(run)
            write_stamp(package_done, package)
    write_stamp(asked_done, asked)
    say(f"set up in {monotonic() - began:.0f} s; the next time it is there at once")


def install_package(do: Callable[..., bool]) -> bool:
    """The tree itself, so that a file that is edited is used at once, or a wheel made of it: what is released."""
    place, dist = f"build-dir={BUILD}", os.environ.get("NINEFOLD_DIST", "")
    log, alone = LOG.with_name("package.log"), (*_PIP, "--no-deps")
    if not dist:
        return do(PYTHON, *alone, "--no-build-isolation", "--config-settings", place, "--editable", ROOT, log=log)
    build = ("-m", "build", "--wheel", "--no-isolation", "--config-setting", place, "--outdir", dist, ROOT)
    return do(PYTHON, *build, log=log) and do(PYTHON, *alone, *Path(dist).glob("*.whl"), log=log)


def make_tools() -> None:
    """The virtual environment with what builds the package."""
    if shutil.which("ninja", path=str(BIN)):
        return
    with step(f".venv with Python {sys.version.split()[0]}"):
        VENV.mkdir(exist_ok=True)
        run(sys.executable, "-m", "venv", VENV, hint="Debian, Ubuntu: sudo apt-get install python3-venv")
    with step("the tools that build it"):
        tried(PYTHON, *_PIP, "--only-binary=:all:", "uv")
        fetch(*requirements("build", ""))


def fetch(*needed: str) -> None:
    """Libraries from where pip would take them: by uv, in a fifth of the time, or by pip where uv is not or cannot."""
    uv, sources = shutil.which("uv", path=str(BIN)), sources_of_pip()
    if not uv or sources is None or not tried(uv, "pip", "install", "--quiet", "--python", PYTHON, *sources, *needed):
        run(PYTHON, *_PIP, *needed, hint="is PyPI within reach?")


@cache
def sources_of_pip() -> list[str] | None:
    """What pip is told of its sources, in the words of uv, which does not ask pip; none if uv lacks a word."""
    told = subprocess.run([PYTHON, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False).stdout
    settings: dict[str, str] = {}
    for place in ("global.", "install.", ":env:."):  # the later one counts
        for line in told.splitlines():
            name, _, value = line.removeprefix(place).partition("=")
            if line.startswith(place):
                settings[name] = str(ast.literal_eval(value))
    if settings.keys() - _UV.keys():
        return None
    words = [f"--{_UV[name]}={one}" for name, value in settings.items() if _UV[name] for one in value.split()]
    return words + ["--index-strategy=unsafe-best-match"] * ("extra-index-url" in settings)  # as pip chooses


def name_compiler() -> None:
    """Names a compiler to CMake where none is found: zig, whose wheel has one for every system.

    On Windows always: Visual Studio's has no integers of 128 bits, and gcc does not align the stack for AVX there.
    """
    names = [os.environ.get("CXX", "").partition(" ")[0], "c++", "g++", "clang++"]
    found = not WINDOWS and any(name and shutil.which(name) for name in names)
    if found and not os.environ.get("NINEFOLD_ZIG"):
        return
    why = "" if found or WINDOWS else ", for there is none on this machine"
    with step(f"a C++ compiler, the ziglang wheel{why}"):
        fetch("ziglang")
    place = VENV / "zig"
    place.mkdir(exist_ok=True)
    for tool in ("cc", "c++", "ar", "ranlib"):  # CMake wants one program per tool; zig has them all in one
        path = place / (f"{tool}.bat" if WINDOWS else tool)
        line = f'@"{PYTHON}" -m ziglang {tool} %*' if WINDOWS else f'#!/bin/sh\nexec "{PYTHON}" -m ziglang {tool} "$@"'
        path.write_text(line + "\n")
        path.chmod(0o755)
    ending = ".bat" if WINDOWS else ""
    if WINDOWS:
        os.environ["CMAKE_GENERATOR"] = "Ninja"  # else Visual Studio is asked, which takes its own compiler
    os.environ["CC"], os.environ["CXX"] = str(place / f"cc{ending}"), str(place / f"c++{ending}")
    archive = f"-DCMAKE_AR={place / f'ar{ending}'} -DCMAKE_RANLIB={place / f'ranlib{ending}'}"
    os.environ["CMAKE_ARGS"] = f"{os.environ.get('CMAKE_ARGS', '')} {archive}".strip()


def requirements(group: str, extra: str) -> list[str]:
    """What a dependency group and an extra of pyproject.toml ask for, with the core's own dependencies."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras, groups = project["project"]["optional-dependencies"], project["dependency-groups"]

    def of_extra(name: str) -> Iterator[str]:
        for one in extras[name]:
            if ours := _OURS.fullmatch(one):
                yield from (each for part in ours[1].split(",") for each in of_extra(part))
            else:
                yield one

    def of_group(name: str) -> Iterator[str]:
        for one in groups[name]:
            yield from of_group(one["include-group"]) if isinstance(one, dict) else [one]

    asked = [*project["project"]["dependencies"], *of_group("build")]
    asked += [*(of_group(group) if group else ()), *(of_extra(extra) if extra else ())]
    return list(dict.fromkeys(asked))


def fingerprint() -> str:
    """What the installed package is made from: change one byte of it and the next run builds again."""
    files = [ROOT / "pyproject.toml", ROOT / "CMakeLists.txt", Path(__file__), *sorted((ROOT / "native").rglob("*"))]
    parts = [str(ROOT), os.environ.get("NINEFOLD_ZIG", "")]
    return digest([*parts, *(f"{path}{path.read_bytes()!r}" for path in files if path.is_file())])


def digest(parts: Sequence[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def stamp(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def write_stamp(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def find_browser() -> None:
    """The browser tests need Chromium, and walk in Firefox and WebKit too; Debian and Ubuntu have them as packages."""
    find_chromium()
    wanted = {
        "firefox-esr": (os.environ.get("NINEFOLD_FIREFOX", ""), "firefox-esr", "firefox"),
        "webkit2gtk-driver": ("WebKitWebDriver",),
        "xvfb": ("Xvfb",),  # the screen of WebKit, which cannot do without one
    }
    missing = [package for package, names in wanted.items() if not is_there(*names)]
    if missing and not install_debian(" ".join(missing), "the browser tests"):
        say(f"no {', '.join(missing)}: the tests in these browsers are skipped")
        say("(install them, or name another in NINEFOLD_FIREFOX)")


def find_chromium() -> None:
    """Chromium without its window, where Debian has it: a page takes less than half of the processor time there."""
    light, purpose = "chromium-headless-shell", "the browser tests"
    if is_there(os.environ.get("NINEFOLD_CHROMIUM", ""), light):
        return
    whole = is_there("chromium", "chromium-browser", "google-chrome", "chrome")
    if (not whole or is_package(light)) and install_debian(light, purpose):
        return
    if not whole and not install_debian("chromium", purpose):
        say("no chromium: the tests in it are skipped (install it, or name another in NINEFOLD_CHROMIUM)")


def is_there(*programs: str) -> bool:
    return any(name and shutil.which(name) for name in programs)


def find_clang() -> None:
    """The fuzzers and the sanitizers need clang and its runtime, which is a package of its own."""
    purpose = "the fuzzers and sanitizers"
    if not shutil.which("clang++") and not install_debian("clang", purpose):
        fail(f"{purpose} need clang; install it")
    if not has_sanitizers():
        version = subprocess.run(["clang++", "-dumpversion"], capture_output=True, text=True, check=True).stdout
        if not install_debian(f"libclang-rt-{version.split('.')[0]}-dev", purpose):
            fail(f"{purpose} need the runtime of clang (compiler-rt); install it")


def has_sanitizers() -> bool:
    """Whether clang links a program with its runtime."""
    command = ["clang++", "-x", "c++", "-fsanitize=address,undefined", "-", "-o", os.devnull]
    return subprocess.run(command, input="int main() {}", text=True, capture_output=True, check=False).returncode == 0


def is_package(name: str) -> bool:
    """Whether the packages that apt has heard of include this one."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return bool(shutil.which("apt-cache")) and subprocess.call(["apt-cache", "show", name], **quiet) == 0


def install_debian(packages: str, purpose: str) -> bool:
    """From the packages of Debian and Ubuntu, by their names, if we may install any."""
    may = [] if WINDOWS or os.geteuid() == 0 else ["sudo", "-n"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if not shutil.which("apt-get") or (may and (not shutil.which("sudo") or subprocess.call([*may, "true"], **quiet))):
        return False
    say(f"installing {packages} for {purpose} (apt-get)")
    steps = (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages.split()],
    )
    return all(subprocess.call([*may, *one], **quiet) == 0 for one in steps)


def run(*command: str | Path, hint: str = "", log: Path | None = None) -> bool:
    """Runs a part of the set-up; if it fails, shows its last words and ends."""
    if not tried(*command, log=log):
        say("\n".join((log or LOG).read_text(encoding="utf-8", errors="replace").splitlines()[-15:]))
        fail(f"this part of the set-up failed ({log or LOG} has all of it){'; ' + hint if hint else ''}")
    return True


def tried(*command: str | Path, log: Path | None = None) -> bool:
    """Runs a part of the set-up, its words going to a file, and says whether it went well."""
    LOG.parent.mkdir(exist_ok=True)
    with (log or LOG).open("ab") as words:
        words.write(f"\n$ {' '.join(map(str, command))}\n".encode())
        words.flush()
        return not subprocess.call(list(map(str, command)), cwd=ROOT, env=environment(), stdout=words, stderr=words)


def call(*command: str | Path) -> int:
    """Runs a program in the place of this one, as far as a person can see."""
    try:
        return subprocess.call(list(map(str, command)), env=environment())
    except KeyboardInterrupt:
        return 130


def environment() -> dict[str, str]:
    """That of the programs we start, the tools of .venv first.

    A compiler for each core: Ninja by itself starts two more, and the longest unit, which comes late, waits for them.
    """
    jobs = os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL", str(os.cpu_count() or 1))
    return {
        **os.environ,
        "CMAKE_BUILD_PARALLEL_LEVEL": jobs,
        "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}",
    }


@contextmanager
def step(what: str) -> Iterator[None]:
    """Tells what is being done and, at its end, how long it took; on a terminal the seconds run."""
    began, done = monotonic(), threading.Event()

    def tick() -> None:
        while not done.wait(1):
            print(f"\r  {what} … {monotonic() - began:.0f} s", end="", file=sys.stderr, flush=True)

    ticking = threading.Thread(target=tick, daemon=True) if sys.stderr.isatty() else None
    if ticking:
        ticking.start()
    try:
        yield
    finally:
        done.set()
        if ticking:
            ticking.join()
            print("\r", end="", file=sys.stderr)
    say(f"  {what}: {monotonic() - began:.0f} s")


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def fail(words: str) -> None:
    say(f"ninefold: {words}")
    raise SystemExit(2)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
