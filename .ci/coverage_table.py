"""Makes the table of .ci/coverage from what the tools counted: per language, the weakest file first."""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

Range = tuple[int, int, int]
"""Where code starts and ends, and how often it ran."""
ROOT = Path(__file__).parent.parent
SCRIPTS = ROOT / "src" / "ninefold" / "web" / "static"


class File(NamedTuple):
    """How many lines of a file there are, and how many of them were reached."""

    name: str
    lines: int
    reached: int

    @property
    def share(self) -> float:
        return self.reached / self.lines if self.lines else 1.0


def python_files(place: Path) -> Iterable[File]:
    for name, told in json.loads((place / "python.json").read_text())["files"].items():
        summary = told["summary"]
        yield File(str(Path(name).resolve().relative_to(ROOT)), summary["num_statements"], summary["covered_lines"])


def native_files(place: Path) -> Iterable[File]:
    [exported] = json.loads((place / "native.json").read_text())["data"]
    for told in exported["files"]:
        lines = told["summary"]["lines"]
        yield File(str(Path(told["filename"]).relative_to(ROOT)), lines["count"], lines["covered"])


def page_files(place: Path) -> Iterable[File]:
    """A line of a script is reached if its first character was, in any page; files no page asked for count as well."""
    seen: dict[str, list[list[Range]]] = {}
    for told in place.glob("page/*.json"):
        for script in json.loads(told.read_text()):
            name = re.sub(r".*/(?=js/)|[?#].*", "", script["url"])
            told = (one for function in script["functions"] for one in function["ranges"])
            seen.setdefault(name, []).append([(one["startOffset"], one["endOffset"], one["count"]) for one in told])
    for path in sorted(SCRIPTS.rglob("*.js")):
        text = path.read_text(encoding="utf-8")
        starts = code_lines(text)
        reached = {
            start for ranges in seen.get(path.relative_to(SCRIPTS).as_posix(), []) for start in run(ranges, starts)
        }
        yield File(str(path.relative_to(ROOT)), len(starts), len(reached))


def code_lines(text: str) -> list[int]:
    """Where lines start that are neither empty, nor a comment, nor closing brackets alone."""
    code = re.sub(r"/\*.*?\*/", lambda comment: re.sub(r"\S", " ", comment[0]), text, flags=re.DOTALL)
    return [line.start(1) for line in re.finditer(r"^[ \t]*(?!//)([^\s)}\];,][^\n]*)", code, re.MULTILINE)]


def run(ranges: list[Range], starts: list[int]) -> set[int]:
    """Those of the starts that were run: of the ranges around a place, the innermost is right."""
    ordered = sorted(ranges, key=lambda one: (one[0], -one[1]))
    return {start for start in starts if [count for first, end, count in ordered if first <= start < end][-1:] > [0]}


def table(title: str, files: list[File]) -> str:
    whole = File(title, sum(one.lines for one in files), sum(one.reached for one in files))
    rows = [
        f"| {one.share:.1%} | {one.lines - one.reached} | {one.name} |"
        for one in sorted(files, key=lambda one: one.share)
    ]
    head = f"## {title}: {whole.share:.1%} of {whole.lines} lines\n\n| reached | lines missed | file |\n|--:|--:|---|\n"
    return head + "\n".join(rows) + "\n"


def main(place: Path) -> None:
    tables = [
        table("Python", list(python_files(place))),
        table("C++", list(native_files(place))),
        table("JavaScript", list(page_files(place))),
    ]
    (place / "README.md").write_text("# What the tests reach\n\n" + "\n".join(tables), encoding="utf-8")
    for one in tables:
        print(one.partition("\n")[0].removeprefix("## "))
    print(f"the files, weakest first: {place / 'README.md'}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
