"""Makes docs/techniques: a page per technique from its lesson, with its example in four pictures; the list; topics.

technique_pages.py [NAME…]: the pages of these techniques, and the list and topics; without names all pages. Texts and
examples come from src/ninefold/school, so every machine makes the same pages.
"""

import sys
from pathlib import Path

from known_puzzles import KNOWN
from reading_ease import beginners

from ninefold import Grid, Puzzle, Technique, read_puzzle, school
from ninefold.logic.replacement import named_back, replaceable, replaced
from ninefold.logic.whips import KINDS, whip_path
from ninefold.model.cells import cell_name
from ninefold.picture.board import board_scene
from ninefold.school.chain_boards import CHAIN_PAGES, chain_example
from ninefold.school.how_often import explainer_told, hodoku_told, how_often_told, on_a_ladder, standing
from ninefold.school.lesson import Family, Lesson, taught
from ninefold.school.strip import strip_svg
from ninefold.school.topic import TOPICS

HEAD = (
    "A lesson for each: `ninefold learn NAME`. How to begin: [scanning](scanning.md). "
    "How cells and chains are written: [notation](notation.md). Chains that experts count by their length: "
    "[whip](whip.md), [braid](braid.md), [S-whip](s-whip.md). A way to forget three digits: "
    "[Eleven's replacement](elevens-replacement.md). Exercises on paper: "
    "`ninefold practice --technique x-wing --count 20 --out sheet.pdf`."
)
EASE = (
    "What a beginner reads first, scanning and the lessons of singles, has a reading ease of {:.0f} by Flesch's "
    "formula (80 to 90 is easy, 60 to 70 plain English); `python scripts/reading_ease.py` tells it of every family."
)
TABLE = ("| technique | level | points | id |", "|---|---|---|---|")
REPLACEMENT = "elevens-replacement"
DOCS = Path(__file__).parent.parent / "docs" / "techniques"


def page(lesson: Lesson, family: Family) -> str:
    technique = lesson.technique
    grid, _ = school.example(technique.id)
    _, *told = school.walk(*school.example(technique.id))
    related = (school.lesson(name).technique for name in lesson.related)
    lines = [
        f"# {technique.name}",
        "",
        lesson.what,
        "",
        f"[{family.title}](README.md#{anchor(family.title)}). {place(technique)}",
        "",
        "## When it applies",
        "",
        lesson.applies,
        "",
        "## Why it is true",
        "",
        *(f"{number}. {one}" for number, one in enumerate(lesson.why, 1)),
        "",
        "## How to spot it",
        "",
        lesson.spot,
        "",
        "## An example",
        "",
        f"![{technique.name}: the board before, the pattern, the step, the board after]({technique.id}.svg)",
        "",
        *(f"{number}. {one.words}" for number, one in enumerate(told, 2)),
        "",
        f"`{grid.puzzle.oneline}`, at `{grid.oneline}`" + rules_told(grid.puzzle) + named(grid.puzzle),
        "",
        "## Mistakes people make",
        "",
        *(f"- {one}" for one in lesson.mistakes),
        "",
        "## How often, how hard",
        "",
        f"- {how_often_told(technique)}",
        f"- {hodoku_told(technique)}",
        f"- {explainer_told(lesson.explainer)}",
        "",
        "## Related",
        "",
        ", ".join(f"[{one.name}]({one.id}.md)" for one in related) + ".",
        "",
        "How cells and chains are written: [notation](notation.md).",
        "",
        f"The same in a terminal: `ninefold learn {technique.id}`.",
    ]
    return "\n".join(lines) + "\n"


def place(technique: Technique) -> str:
    if not on_a_ladder(technique):
        return "A step of Sudoku Explainer, not of our ladder."
    off = "" if technique.enabled else " Not part of the default ladder."
    return f"Level: {technique.level}. Points: {technique.score}.{off}"


def anchor(title: str) -> str:
    return title.lower().replace(" ", "-")


def rules_told(puzzle: Puzzle) -> str:
    if not puzzle.constraints:
        return ""
    sentences = list(dict.fromkeys(rule.sentence for rule in puzzle.constraints))
    return f", where {sentences[0]}" if len(sentences) == 1 else ", where the clues of the picture hold"


def listing() -> str:
    lines = ["# Techniques", "", HEAD, "", EASE.format(beginners())]
    for family in school.families():
        lines += ["", f"## {family.title}", "", family.about, "", *TABLE]
        lines += [row(lesson.technique) for lesson in family.lessons]
    return "\n".join(lines) + "\n"


def row(technique: Technique) -> str:
    points = technique.score if on_a_ladder(technique) else "–"
    return f"| [{technique.name}]({technique.id}.md) | {standing(technique)} | {points} | `{technique.id}` |"


def of_topic(topic: school.Topic) -> str:
    sections = [f"## {one.heading}\n\n" + "\n\n".join(one.text) for one in topic.sections]
    if topic.id in CHAIN_PAGES:
        sections.append(of_example(topic))
    if topic.id == REPLACEMENT:
        sections.append(of_replacement(topic))
    return f"# {topic.title}\n\n" + "\n\n".join(sections) + "\n"


def named(puzzle: Puzzle) -> str:
    """The name that people know a puzzle by."""
    name = KNOWN.get(puzzle.oneline)
    return f". The puzzle is {name}." if name else ""


def of_example(topic: school.Topic) -> str:
    """The example of a kind of chains, drawn and told as in a lesson, with its notation."""
    grid, chain = chain_example(topic.id)
    pictures = school.walk(grid, chain.step)
    title = chain.step.technique.name
    strip = strip_svg([picture.scene for picture in pictures], title)
    (DOCS / f"{topic.id}.svg").write_text(strip + "\n", encoding="utf-8")
    told = (f"{number}. {one.words}" for number, one in enumerate(pictures[1:], 2))
    return "\n".join(
        [
            "## An example",
            "",
            f"![{title}: the board before, the pattern, the step, the board after]({topic.id}.svg)",
            "",
            f"In nrc notation: `{chain.nrc}`",
            "",
            *told,
            "",
            f"`{grid.puzzle.oneline}`, at `{grid.oneline}`",
            "",
            "How long such chains must be is a scale of its own: [W, B and their kin](../rating.md)."
            if chain.kind in KINDS
            else "Which chains stand beside it on an expert's path: [whips, braids and trials](../rating.md).",
        ]
    )


def of_replacement(topic: school.Topic) -> str:
    """A famous grid with three of its digits forgotten, drawn before and after, and how hard it is then."""
    line = next(line for line, name in KNOWN.items() if name.startswith("Loki"))
    grid = Grid.start(read_puzzle(line))
    cells, digits = next(replaceable(grid))
    after = replaced(grid, cells, digits)
    scenes = [board_scene(one.puzzle, grid=one, candidates=True) for one in (grid, after)]
    (DOCS / f"{topic.id}.svg").write_text(strip_svg(scenes, topic.title) + "\n", encoding="utf-8")
    *path, (_, _, end) = whip_path(after)
    longest = max(chain.length for _, chain, _ in path if chain)
    assert named_back(grid, bytes(end.digits), digits)
    three, where = (
        f"{', '.join(many)} and {last}" for *many, last in (map(str, digits), (cell_name(cell, 9) for cell in cells))
    )
    return "\n".join(
        [
            "## An example",
            "",
            f"![{topic.title}: the board before, and with {three} forgotten]({topic.id}.svg)",
            "",
            f"The puzzle is {KNOWN[line]}. Its trials must be nested three deep (TE 3), as deep as any that is known. "
            f"In {where} stand {three}, in an order that is hard to find. With their names forgotten, and these cells "
            f"filled with {three}, chains of at most {longest} places solve it: [whips](whip.md) and simpler ones.",
            "",
            f"`{line}`, then `{after.puzzle.oneline}` with the candidates of the second picture",
            "",
            "In Python: `logic.replacement.replaced(grid, cells, digits)`, and `named_back` for the end. What "
            "else helps there: [Tridagon](tridagon.md).",
        ]
    )


def main(names: list[str]) -> None:
    DOCS.mkdir(parents=True, exist_ok=True)
    for old in DOCS.iterdir():
        if old.stem not in (*taught(), "README", *TOPICS):
            old.unlink()
    for family in school.families():
        for lesson in family.lessons:
            name = lesson.technique.id
            if names and name not in names:
                continue
            scenes = [picture.scene for picture in school.walk(*school.example(name))]
            (DOCS / f"{name}.md").write_text(page(lesson, family), encoding="utf-8")
            (DOCS / f"{name}.svg").write_text(strip_svg(scenes, lesson.technique.name) + "\n", encoding="utf-8")
    (DOCS / "README.md").write_text(listing(), encoding="utf-8")
    for topic in school.topics():
        (DOCS / f"{topic.id}.md").write_text(of_topic(topic), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
