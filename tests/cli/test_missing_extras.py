"""Only the core is installed: a command works, or says in one sentence what to install."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

# None of the extras can be imported, nor what they bring along.
CORE_ALONE = """
import sys
from importlib.machinery import PathFinder

EXTRAS = {"jinja2", "pyarrow", "fsspec", "dask", "distributed", "cryptography", "numpy", "pandas", "pysat",
          "fastapi", "pydantic", "starlette", "uvicorn", "segno", "typst", "matplotlib", "ortools"}

class Core(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in EXTRAS else PathFinder.find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Core
from ninefold.cli import main
main(sys.argv[1:])
"""

NEEDS = {"batch": "batch", "book": "press", "print": "press", "run": "report"}
"""Commands that cannot do without an extra, and which."""


def with_core_alone(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", CORE_ALONE, *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60)


def test_every_command_works_with_the_core_alone_or_says_what_to_install(
    command: list[str], filled: Callable[[], Path]
) -> None:
    result = with_core_alone(filled(), *command)
    if extra := NEEDS.get(command[0]):
        assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        assert result.stderr.endswith(f"install it with: pip install 'ninefold[{extra}]'\n")
    else:
        assert "Traceback" not in result.stderr
        assert result.returncode in (0, 1), result.stderr
        assert result.stdout


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["batch", "a.csv", "b.csv"], "batch"),
        (["batch", "s3://bucket/a.parquet", "b.parquet"], "batch"),
        (["batch", "a.csv", "folder", "--engine", "dask"], "batch"),
        (["app", "--no-open"], "web"),
        (["lab", "report", "measured", "--out", "page.html", "--no-open"], "lab"),
        (["bench", "in.txt", "--plot", "speed.svg"], "lab"),
    ],
)
def test_what_needs_an_extra_names_it_before_anything_else(
    words: list[str], extra: str, filled: Callable[[], Path]
) -> None:
    folder = filled()
    with_core_alone(folder, "lab", "run", "--suite", "in.txt", "--out", "measured", "--algorithms", "dfs")
    result = with_core_alone(folder, *words)
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert result.stderr.endswith(f"install it with: pip install 'ninefold[{extra}]'\n")
