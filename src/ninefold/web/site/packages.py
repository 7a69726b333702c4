"""The Python of a site: its standard library, our own package, and what that needs; all compiled, without sources."""

from __future__ import annotations

import lzma
import shutil
import tarfile
from importlib import metadata
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import ninefold
from ninefold.web.site.parts import SiteError, compiled_wheel, program, run

PURE = ("annotated-types", "defusedxml", "pydantic", "segno", "typing-extensions", "typing-inspection")
"""What our verbs import that is Python alone, in the versions that are installed here."""
COMPILED = ("pydantic_core",)

_NOT_IN_A_PAGE = ("cli", "folders", "tables", "press", "web/static", "web/pages", "web/site")
_NO_SOURCES = ("*.so", "*.pyd", "*.pyi", "*.npz", "__pycache__", "py.typed")
_NOT_OF_OTHERS = ("pydantic/v1/", "pydantic/mypy.py", "pydantic/_hypothesis_plugin.py")
_LEFT_OUT = (
    "_pydatetime.py", "_pydecimal.py", "_pyio.py", "_pyrepl", "asyncio/proactor_events.py", "asyncio/tools.py",
    "asyncio/windows_events.py", "asyncio/windows_utils.py", "bdb.py", "cProfile.py", "cmd.py", "compileall.py",
    "configparser.py", "ctypes", "curses", "dbm", "doctest.py", "ensurepip", "fileinput.py", "ftplib.py",
    "http/cookiejar.py", "http/server.py", "idlelib", "imaplib.py", "lib2to3", "logging/config.py",
    "logging/handlers.py", "mailbox.py", "modulefinder.py", "multiprocessing/dummy", "multiprocessing/managers.py",
    "multiprocessing/pool.py", "multiprocessing/shared_memory.py", "multiprocessing/sharedctypes.py", "optparse.py",
    "pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "profile.py", "profiling", "pstats.py", "pyclbr.py",
    "pydoc.py", "pydoc_data", "smtplib.py", "socketserver.py", "sqlite3", "tabnanny.py", "tkinter", "trace.py",
    "tracemalloc.py", "turtle.py", "turtledemo", "unittest", "venv", "wave.py", "wsgiref", "xmlrpc", "zipapp.py",
)  # fmt: skip
"""Of the standard library: what nothing in a page can need."""
_ENCODINGS = {
    "__init__", "aliases", "ascii", "cp437", "cp1252", "idna", "latin_1", "punycode", "raw_unicode_escape",
    "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_32", "utf_7", "utf_8", "utf_8_sig",
}  # fmt: skip
"""Those that texts of puzzles come in, and those of Python itself."""
_DATE = (2000, 1, 1, 0, 0, 0)
"""Of every file, so that the same parts make the same archive."""
_FILTERS = ({"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 16 << 20},)
"""A window a little larger than all files together: what unpacks it needs as much memory for a moment."""


def standard_library(pyodide: Path, folder: Path) -> None:
    """What is kept of the standard library, unpacked."""
    with ZipFile(pyodide / "python_stdlib.zip") as archive:
        archive.extractall(folder)
    for name in _LEFT_OUT:
        path = folder / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    for path in (folder / "encodings").glob("*.py"):
        if path.stem not in _ENCODINGS:
            path.unlink()


def own_package(engine: Path, folder: Path) -> None:
    """Our package, with the engine in its place."""
    own = Path(ninefold.__file__).parent
    left_out = {own / name for name in _NOT_IN_A_PAGE}

    def ignored(place: str, names: list[str]) -> set[str]:
        found = shutil.ignore_patterns(*_NO_SOURCES)(place, names)
        return found | {name for name in names if Path(place) / name in left_out}

    shutil.copytree(own, folder / "ninefold", ignore=ignored)
    shutil.copy(engine, folder / "ninefold" / "_native.abi3.so")


def other_packages(folder: Path, fetched: Path) -> None:
    """What our package imports."""
    for name in PURE:
        for file in metadata.files(name) or ():
            wanted = file.suffix == ".py" and not file.as_posix().startswith(_NOT_OF_OTHERS)
            if wanted and ".dist-info" not in file.parts[0] and ".." not in file.parts:
                _copy(Path(str(file.locate())), folder / file)
    for name in COMPILED:
        shutil.copytree(compiled_wheel(name, fetched) / name, folder / name, ignore=shutil.ignore_patterns("*.pyi"))


def compile_all(pyodide: Path, *folders: Path, with_docs: Path) -> None:
    """Takes the sources of each folder away for what its own Python makes of them: reading sources takes seconds.

    Only one is compiled with its docstrings: our own tell what formats and rules are.
    """
    folders = (*folders, with_docs)
    script = Path(__file__).parent / "compile.mjs"
    run([program("node"), str(script), str(pyodide), *map(str, folders)], "the Python of the site was not compiled")
    left = [path for folder in folders for path in folder.rglob("*.py")]
    if left:
        raise SiteError(f"the Python of the site was not compiled: {left[0].name} is left")


def pack(archive: Path, *folders: Path) -> None:
    """All files of some folders as one archive, the same for the same files."""
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for folder in folders:
            for path in filter(Path.is_file, sorted(folder.rglob("*"))):
                entry = ZipInfo(path.relative_to(folder).as_posix(), _DATE)
                entry.compress_type = ZIP_DEFLATED
                packed.writestr(entry, path.read_bytes(), compresslevel=9)


def pack_small(archive: Path, *folders: Path) -> None:
    """The same as one stream, in which each file is written by what it shares with those before it."""
    found = [(path.relative_to(folder).as_posix(), path) for folder in folders for path in folder.rglob("*")]
    with (
        lzma.open(archive, "wb", filters=_FILTERS) as stream,
        tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as packed,
    ):
        for name, path in sorted(found, key=lambda one: (one[1].suffix, one[0])):
            if path.is_file():
                entry = tarfile.TarInfo(name)
                entry.size = path.stat().st_size
                with path.open("rb") as content:
                    packed.addfile(entry, content)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)
