import doctest
from pathlib import Path


def test_the_python_of_the_page_on_generating_runs() -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "generate.md"
    results = doctest.testfile(str(page), module_relative=False)
    assert results.attempted >= 4
    assert results.failed == 0
