import ast
import subprocess
import sys
from pathlib import Path

import pytest

import ninefold

PACKAGES = sorted(Path(ninefold.__file__).parent.rglob("__init__.py"), key=lambda path: len(path.parts))


def test_all_is_sorted_and_exact() -> None:
    assert ninefold.__all__ == sorted(ninefold.__all__)
    assert len(set(ninefold.__all__)) == len(ninefold.__all__)
    for name in ninefold.__all__:
        assert hasattr(ninefold, name)


def test_everything_public_says_what_it_is() -> None:
    for name in ninefold.__all__:
        assert getattr(ninefold, name).__doc__, name


def test_a_part_comes_when_it_is_first_asked_for() -> None:
    asked = "import sys, ninefold; assert 'ninefold.logic' not in sys.modules; print(ninefold.logic.next_step.__name__)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout == "next_step\n"


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.parent.name)
def test_no_package_imports_from_elsewhere_a_name_that_one_of_its_modules_has(package: Path) -> None:
    """Python gives a package each of its modules as a name when it is first imported, over whatever had that name."""
    modules = {path.stem for path in package.parent.iterdir()}
    own = ".".join(package.parent.relative_to(PACKAGES[0].parents[1]).parts)
    for node in ast.parse(package.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and not f"{node.module}.".startswith(f"{own}."):
            assert modules.isdisjoint(name.asname or name.name for name in node.names), node.module
