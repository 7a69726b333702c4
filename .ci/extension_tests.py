"""Runs a part of the Python tests with the extension in the folder that is named: those that give it most to do."""

import sys
from pathlib import Path

import pytest

TESTS = [
    "tests/engine/test_native_checks.py",
    "tests/engine/test_problem.py",
    "tests/solving/test_solve.py",
    "tests/solving/test_fast9.py",
    "tests/solving/test_threads.py",
    "tests/logic/test_broken_grids.py",
    "tests/logic/test_singles.py",
    "tests/generating/test_minimize.py",
]
# Large boards and files take minutes here; little memory is too little for the sanitizer itself.
LEFT_OUT = "empty_board or every_set or set_of_puzzles or few_threads"

# An editable installation would look for the package in the tree.
sys.meta_path[:] = [finder for finder in sys.meta_path if "ScikitBuild" not in type(finder).__name__]
import ninefold._native  # noqa: E402

assert Path(ninefold._native.__file__).is_relative_to(sys.argv[1]), ninefold._native.__file__
sys.exit(pytest.main(["--numprocesses=auto", "-p", "no:cacheprovider", "-k", f"not ({LEFT_OUT})", *TESTS]))
