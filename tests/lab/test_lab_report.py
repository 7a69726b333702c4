"""The report: complete, self-contained, and honest about where we differ."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ninefold.lab import PAPER, Limits, bundled, named
from ninefold.lab.conclusions import against_paper, conclusions
from ninefold.lab.paper import PAPER_TABLE
from ninefold.lab.plan import Plan
from ninefold.lab.report import report_page, write_charts
from ninefold.lab.results import Results, read
from ninefold.lab.run import recorded
from ninefold.lab.suite import Suite

pytest.importorskip("matplotlib")
pytest.importorskip("jinja2")


def run(suite: Suite, names: Sequence[str], folder: Path, limits: Limits) -> None:
    list(recorded(Plan(suite, tuple(named(name) for name in names), limits, repeats=1), folder))


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> list[Results]:
    folder = tmp_path_factory.mktemp("results")
    limits = Limits(seconds=0.01)
    run(bundled("paper"), (*PAPER, "bfs", "dlx"), folder, limits)
    study = bundled("study50")
    few = Suite("study50", tuple(entry for entry in study.entries if entry.name.endswith(("-01", "-02"))))
    run(few, ("logic", "guess", "combined"), folder, limits)
    return read(folder)


@pytest.fixture(scope="module")
def page(measured: list[Results]) -> str:
    return report_page(measured)


class Counter(HTMLParser):
    """Counts tags, and keeps every id and every address."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: dict[str, int] = {}
        self.ids: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("src", "href", "xlink:href"):
                self.addresses.append(value or "")


def test_the_page_holds_every_chart_and_loads_nothing(page: str) -> None:
    counter = Counter()
    counter.feed(page)
    assert counter.tags["svg"] == 9
    assert all(address.startswith("#") for address in counter.addresses)
    assert len(counter.ids) == len(set(counter.ids))
    assert {"beside", "table", "charts", "conclusions", "study50", "machine"} <= set(counter.ids)


def test_the_table_has_every_number_of_the_paper(page: str) -> None:
    table = page[page.index('id="table"') : page.index('id="others"')]
    numbers = re.findall(r"<small>(.*?)</small>", table)
    assert numbers == [
        f"{value:g} s" if isinstance(value, float) else value for row in PAPER_TABLE.values() for value in row.values()
    ]


def test_charts_have_no_colour_that_does_not_follow_the_theme(
    page: str, measured: list[Results], tmp_path: Path
) -> None:
    for svg in re.findall(r"<svg.*?</svg>", page, flags=re.S):
        assert not re.findall(r"(?:fill|stroke)(?:: ?|=\")#[0-9a-f]{6}", svg)
    write_charts(measured, tmp_path)
    names = {path.name for path in tmp_path.iterdir()}
    assert {"mc.svg", "mc.png", "study.svg", "nine.png"} <= names
    for path in tmp_path.glob("*.svg"):
        assert ElementTree.fromstring(path.read_text()).tag.endswith("svg")
        assert "prefers-color-scheme" in path.read_text()


def test_a_number_that_is_not_ten_times_smaller_is_named(measured: list[Results]) -> None:
    paper = next(results for results in measured if results.suite == "paper")
    slow = tuple(
        replace(row, median=1.0, outcome="solved") if row.key == ("s3_low(-)", "mc") else row for row in paper.rows
    )
    first = against_paper(replace(paper, rows=slow))[0]
    assert not first.holds
    assert "MC on s3_low(-)" in first.evidence


def test_conclusions_follow_the_rows(measured: list[Results]) -> None:
    paper = next(results for results in measured if results.suite == "paper")
    claims = {one.claim: one for one in conclusions(paper)}
    assert claims["NS and HS solve every puzzle of the level low."].holds
    assert claims["Only NS and HS ever end without a solution."].holds
    wrong = tuple(replace(row, outcome="err") if row.key == ("s2_low(-)", "ns") else row for row in paper.rows)
    claims = {one.claim: one for one in conclusions(replace(paper, rows=wrong))}
    assert not claims["NS and HS solve every puzzle of the level low."].holds


def test_a_suite_of_ones_own_is_reported_too(tmp_path: Path) -> None:
    mine = Suite("mine", bundled("paper").entries[:2])
    run(mine, ("mc", "dlx"), tmp_path, Limits(seconds=1))
    page = report_page(read(tmp_path))
    assert "<h2>mine</h2>" in page
    assert "DLX" in page


@pytest.mark.parametrize(
    ("names", "there", "absent"),
    [
        (PAPER, {"beside", "table", "charts", "conclusions"}, {"others"}),
        (("dlx", "search"), {"beside", "others", "charts"}, {"table", "conclusions"}),
    ],
)
def test_a_section_with_nothing_in_it_is_not_there(
    tmp_path: Path, names: Sequence[str], there: set[str], absent: set[str]
) -> None:
    run(bundled("paper"), names, tmp_path, Limits(seconds=0.002))
    page = report_page(read(tmp_path))
    counter = Counter()
    counter.feed(page)
    assert there <= set(counter.ids)
    assert not absent & set(counter.ids)
    assert {address[1:] for address in counter.addresses if address.startswith("#") and "-" not in address} <= set(
        counter.ids
    )
    assert "0 of 0" not in page
    assert "oals" not in page


def test_a_study_without_its_solvers_is_a_table_like_any_other(tmp_path: Path) -> None:
    few = Suite("study50", bundled("study50").entries[:2])
    run(few, ("mc",), tmp_path, Limits(seconds=1))
    page = report_page(read(tmp_path))
    assert 'id="study50"' not in page
    assert "<h2>study50</h2>" in page
