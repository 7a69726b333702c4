"""Lines of code per concept and per feature, of two trees: as it was at 869c027, and as it is.

    git worktree add --detach /tmp/before 869c027
    python bench/house/lines.py /tmp/before .

A line of code is one that is left without comments, docstrings and blanks. Features are counted by their names in the
code. "For the same" leaves out what only new features need: the files of new features and those that a row names; what
old and new features share is counted in full.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

CODE = {".py", ".cpp", ".h", ".js", ".css"}
Features = dict[str, Path]
"""The names of features, each with the file that names it."""


@dataclass(frozen=True)
class Concept:
    """A thing that the program knows, and where.

    before, now   folders and files; those that begin with ! are left out
    unit          what a feature of it is
    features      the names of a tree's features
    new           files that only new features need, besides those that name one
    """

    name: str
    before: str
    now: str
    unit: str
    features: Callable[[Path], Features]
    new: str = ""


def lines_of(path: Path) -> int:
    """Lines of code of a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return len(_python_lines(text))
    text = re.sub(r"/\*.*?\*/", lambda comment: "\n" * comment[0].count("\n"), text, flags=re.DOTALL)
    return sum(bool(line.strip()) and not line.lstrip().startswith("//") for line in text.splitlines())


def _python_lines(text: str) -> set[int]:
    passed = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    code = {row for kind, _, (first, _), (last, _), _ in tokens if kind not in passed for row in range(first, last + 1)}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            code -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return code


def files(tree: Path, places: str) -> Iterator[Path]:
    """The files of code in these folders."""
    left_out = [tree / place[1:] for place in places.split() if place.startswith("!")]
    for place in places.split():
        for found in () if place.startswith("!") else sorted(tree.glob(place)):
            for path in sorted(found.rglob("*")) if found.is_dir() else [found]:
                if path.suffix in CODE and not any(path.is_relative_to(out) for out in left_out):
                    yield path


def named(places: str, pattern: str) -> Callable[[Path], Features]:
    """Features that files of their own name, by a pattern whose group is the name."""

    def find(tree: Path) -> Features:
        return {
            found[1]: path
            for path in files(tree, places)
            for found in re.finditer(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)
        }

    return find


CONSTRAINT = r'^class (\w+)\(.*\):\n(?:    .*\n|\n)*?    name(?:: \w+)? = "'
"""A class of a constraint, which says its name."""


def kinds(tree: Path) -> Features:
    """The kinds of puzzles that are made by name; those that are drawn are rows of tables beside the others."""
    tables = "src/ninefold/generate/kinds.py src/ninefold/generating/kinds.py"
    drawn = "src/ninefold/generating/drawn.py src/ninefold/generating/lines.py src/ninefold/generating/outside.py"
    return named(tables, r'^    "?(\w+)"?: "')(tree) | named(drawn, r'^    "([\w-]+)": \w+\(')(tree)


def parts_of_the_page(tree: Path) -> Features:
    """The panels and the sheets; the sheets were once told by a type."""
    js = "src/ninefold/web/static/js"
    listed = named(f"{js}/render/parts.js", r'\{ id: "(\w+)"')(tree)
    page = tree / js / "render/page.js"
    drawer = re.search(r'((?:"\w*" \| )+"\w+")\} open', (tree / js / "types.js").read_text(encoding="utf-8"))
    sheets = re.findall(r'"(\w+)"', drawer[1]) if drawer else []
    panels = re.findall(r'\["(\w+)", "[A-Z]\w+", \w+Panel\]', page.read_text(encoding="utf-8"))
    return listed | dict.fromkeys((*sheets, *panels), page)


def commands_and_verbs(tree: Path) -> Features:
    """The commands, and the verbs of the API, each in the file of its name if it has one."""
    commands = named("src/ninefold/cli/commands.py", r'^    "([\w-]+)": ')(tree)
    verbs = named("src/ninefold/web/routes.py src/ninefold/web/verbs/table.py", r'^    \("([\w-]+)", ')(tree)
    return {f"command {name}": path for name, path in commands.items()} | {
        f"verb {name}": p for name, p in verbs.items()
    }


def techniques(boards: str) -> Callable[[Path], Features]:
    """Rows of the catalogue for these boards; it once held plain 9×9 alone, and a list in Python the others."""

    def find(tree: Path) -> Features:
        catalogue = tree / "native/logic/catalogue.cpp"
        rows = re.findall(r'\{T::\w+, "([\w-]+)".*?(?:B::(\w+))?\},', catalogue.read_text(encoding="utf-8"))
        if rows[0][1]:
            return {name: catalogue for name, held in rows if held in boards.split()}
        if "nine" in boards:
            return {name: catalogue for name, _ in rows}
        return named("src/ninefold/logic/any_shape/__init__.py", r'"(aic|[a-z]+(?:-[a-z0-9]+)+)"')(tree)

    return find


FINDERS = (
    "almost_locked_candidates.cpp bent_sets.cpp bug_*.cpp chute_remote_pairs.cpp counted_cells.cpp deadly_*"
    " *exocet*.cpp fireworks.cpp gurth.cpp medusa.cpp oddagons.cpp qiu.cpp reverse_bug.cpp tridagon.cpp"
    " unique_rectangle_chains.cpp wxyz_wing.cpp fruitless.* guardians.* tariff.*"
)
"""Files of techniques that came later."""

CONCEPTS = (
    Concept(
        "formats",
        "src/ninefold/formats",
        "src/ninefold/formats",
        "syntax",
        named("src/ninefold/formats", r'^NAME = "([\w-]+)"'),
        new="parts/scl*.py parts/penpa.py parts/console_names.py parts/fpuzzles/decoration.py parts/any_text.py",
    ),
    Concept(
        "constraints, and how they look",
        "src/ninefold/model/constraints src/ninefold/render/constraint_svg.py src/ninefold/render/places.py"
        " src/ninefold/web/static/js/render/variant.js src/ninefold/web/static/js/render/places.js",
        "src/ninefold/constraints src/ninefold/model/constraint.py src/ninefold/model/rule.py"
        " src/ninefold/model/fields.py src/ninefold/model/together.py src/ninefold/model/bounds.py"
        " src/ninefold/picture/clues.py src/ninefold/picture/places.py",
        "constraint",
        named("src/ninefold/model/constraints src/ninefold/constraints", CONSTRAINT),
    ),
    Concept(
        "rules that the search knows",
        "native/general/propagators native/general/problem.h native/general/build.cpp",
        "native/general/propagators native/general/problem.h native/general/build*",
        "kind of rule",
        named("native/general/problem.h", r"^        ([a-z_]+),?$"),
        new="x_sum.h division.h needed.h",
    ),
    Concept(
        "logic of plain 9×9",
        "native/logic !native/logic/explainer",
        "native/logic !native/logic/explainer !native/logic/any !native/logic/expert",
        "technique",
        techniques("nine any"),
        new=FINDERS,
    ),
    Concept(
        "logic of any board",
        "src/ninefold/logic/any_shape src/ninefold/logic/variant_techniques.py",
        "native/logic/any",
        "technique",
        techniques("any other"),
    ),
    Concept(
        "the scale of Explainer",
        "native/logic/explainer src/ninefold/rate/explainer.py",
        "native/logic/explainer src/ninefold/rating/explainer.py src/ninefold/engine/explainer.py",
        "technique",
        named("native/logic/explainer/kinds.cpp", r"\{K::(\w+)"),
    ),
    Concept(
        "plain 9×9 at full speed",
        "native/fast9 src/ninefold/solve/fast9.py",
        "native/fast9 src/ninefold/solving/fast9.py src/ninefold/engine/fast9.py",
        "instruction set",
        named("native/fast9/engine_*.cpp", r"run_(\w+)\("),
        new="neon*.h simd128*.h zmm*.h engine_neon.cpp engine_simd128.cpp engine_avx512.cpp",
    ),
    Concept(
        "generating",
        "native/generate src/ninefold/generate",
        "native/generate src/ninefold/generating",
        "kind of puzzle",
        kinds,
        new="generating/lines.py marks.py pairs.py outside.py drawn.py theme.py ways.py batch.py likeness.py",
    ),
    Concept(
        "the laboratory",
        "native/lab src/ninefold/lab",
        "native/lab src/ninefold/lab src/ninefold/engine/lab.py",
        "algorithm",
        named("native/lab/table.cpp", r'Algorithm\{"([\w-]+)"'),
        new="known_*.py job_speeds.py compare.py estimate.py plan.py player/* player_page.py search*.py"
        " trace.py theory.py text_table.py",
    ),
    Concept(
        "commands, verbs and what both ask",
        "src/ninefold/cli src/ninefold/advise src/ninefold/web !src/ninefold/web/static !src/ninefold/web/pages",
        "src/ninefold/cli src/ninefold/desk src/ninefold/web !src/ninefold/web/static !src/ninefold/web/pages"
        " !src/ninefold/web/site",
        "command or verb",
        commands_and_verbs,
        new="book.py daily.py improve.py learn.py photo.py practice.py print.py relabel.py rule.py set.py"
        " set_clues.py site.py report.py worksheet.py watch.py code.py tools.py laboratory.py"
        " web/verbs/compare.py estimate.py web/verbs/search.py web/in_page.py by_levels.py by_lot.py"
        " cli/generated_output.py cli/lab/search.py cli/lab/compare.py expected.py",
    ),
    Concept(
        "folders and tables",
        "src/ninefold/batch",
        "src/ninefold/folders src/ninefold/tables src/ninefold/files",
        "job",
        named("src/ninefold/batch/jobs.py src/ninefold/tables/jobs.py", r'^    "(\w+)": (?:Job|_)'),
        new="cluster.py verify_folder.py storage.py",
    ),
    Concept(
        "the page",
        "src/ninefold/web/static",
        "src/ninefold/web/static !src/ninefold/web/static/js/answers.js",
        "panel or sheet",
        parts_of_the_page,
        new="*lab*.js lab.css games*.* kept_games.js finish.js replay.js results.js searches.js cases.js"
        " *school*.* practice.js lesson_link.js photo/* scan.js photo.css */photo.js studio/* studio.css"
        " studio.js engine/* worker.js folder.js take_along.js offline.js fog.js daily.js watch.js"
        " placement.js typing.js blank.js welcome.js packed.js statistics.js print_here.js proof.js"
        " moves.js",
    ),
)


def main() -> None:
    before, now = Path(sys.argv[1]), Path(sys.argv[2])
    print("| concept | feature | before | features | now, for the same | now | features | lines per feature |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for concept in CONCEPTS:
        had, has = concept.features(before), concept.features(now)
        here = {path: lines_of(path) for path in files(now, concept.now)}
        new = {path for name, path in has.items() if name not in had} - {
            path for name, path in has.items() if name in had
        }
        new |= {path for path in here for pattern in concept.new.split() if path.match(pattern)}
        old, total = sum(map(lines_of, files(before, concept.before))), sum(here.values())
        same = total - sum(here.get(path, 0) for path in new)
        print(
            f"| {concept.name} | {concept.unit} | {old:,} | {len(had)} | {same:,} | {total:,} | {len(has)}"
            f" | {old / len(had):.0f} → {total / len(has):.0f} |"
        )


if __name__ == "__main__":
    main()
