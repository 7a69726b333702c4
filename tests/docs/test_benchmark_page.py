"""The page of benchmarks says what the files of bench/results hold."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_is_the_one_that_the_results_make() -> None:
    made = runpy.run_path(str(ROOT / "scripts" / "benchmark_page.py"))
    parts = made["all_parts"]()
    assert (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8") == "".join(made["page"](parts)), (
        "python scripts/benchmark_page.py makes it"
    )
    for part in parts:
        assert (ROOT / "docs" / "pictures" / f"{part.chart.name}.svg").is_file()
    again = made["all_parts"]()
    assert parts[0].chart.svg == again[0].chart.svg, "a picture that says nothing new is the same file"
