"""A book as data: what stands on which page, and the pictures. The typesetter adds nothing but the setting."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from typing import Any

from ninefold import __version__
from ninefold.engine.stop import Stop
from ninefold.picture.board import board_scene
from ninefold.press.back_pages import hints_of, index_of, paths_of, solutions_of
from ninefold.press.drawing import Pen, fitted
from ninefold.press.entry import Entry
from ninefold.press.pictures import Pictures
from ninefold.press.plan import Plan, Type
from ninefold.press.primer import Lessons, primer_of
from ninefold.press.puzzle_pages import rules_of, section_of
from ninefold.press.sections import Filled
from ninefold.press.way import way_of


@dataclass(frozen=True, slots=True)
class Document:
    """Everything that is set: data that becomes JSON, the pictures that it names, and the template."""

    data: dict[str, Any]
    pictures: dict[str, bytes]
    template: str = "book.typ"


@cache
def words(language: str) -> dict[str, Any]:
    """The words of a book that its plan does not bring."""
    file = resources.files("ninefold.press").joinpath(f"words/{language}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def document(
    plan: Plan, sections: Sequence[Filled], *, lessons: Lessons | None = None, stop: Stop | None = None
) -> Document:
    """The book of a plan with these puzzles; lessons tell its techniques."""
    pictures = Pictures()
    parts = list(_parts(plan, sections, lessons, pictures, stop))
    return set_by(plan, parts, pictures, count=sum(len(one.entries) for one in sections))


def set_by(plan: Plan, parts: list[dict[str, Any]], pictures: Pictures, *, count: int) -> Document:
    """Parts of pages with all that the templates are told of the plan."""
    said = words(plan.language)
    data = {
        "language": plan.language,
        "words": said,
        "title": plan.title,
        "subtitle": plan.subtitle,
        "author": plan.author,
        "imprint": plan.imprint,
        "date": [plan.date.year, plan.date.month, plan.date.day],
        "colophon": _colophon(plan, said),
        "keywords": [f"Ninefold {__version__}", f"seed {plan.seed}", f"plan {fingerprint(plan)}"],
        "count": count,
        "paper": asdict(plan.paper),
        "type": _type(plan.type),
        "book": plan.extras.front,
        "openers": plan.extras.openers,
        "parts": parts,
    }
    return Document(data, pictures.files)


def _colophon(plan: Plan, said: dict[str, Any]) -> str:
    made = f"{said['made_with']} {__version__} · {said['seed']} {plan.seed} · {fingerprint(plan)[:12]}"
    credit = plan.type.letters.credit
    return f"{made}\n{credit}" if credit else made


def _type(type: Type) -> dict[str, Any]:
    return {
        "named": type.family,
        "family": type.letters.name,
        "digits": type.letters.digits,
        "points": type.points,
        "easy": type.easy,
    }


def fingerprint(plan: Plan) -> str:
    """What tells one plan from another."""
    return hashlib.sha256(repr(plan).encode()).hexdigest()


def _parts(
    plan: Plan, sections: Sequence[Filled], lessons: Lessons | None, pictures: Pictures, stop: Stop | None
) -> Iterator[dict[str, Any]]:
    extras, said = plan.extras, words(plan.language)
    entries = dict(enumerate((entry for one in sections for entry in one.entries), 1))
    if extras.front:
        yield {"kind": "title"}
        yield {"kind": "imprint"}
    if extras.contents:
        yield {"kind": "contents"}
    if extras.how_to_play:
        yield _how_to_play(plan, list(entries.values()), said, pictures)
    first = 1
    for one in sections:
        if one.entries:
            yield section_of(plan, one, first, said, pictures)
        first += len(one.entries)
    wanted = extras.hints or extras.techniques
    hardest = sorted(entries, key=lambda number: -entries[number].score)[: extras.paths]
    ways = {number: way_of(entries[number].puzzle, stop=stop) for number in (entries if wanted else sorted(hardest))}
    if extras.techniques and lessons:
        yield primer_of(plan, ways, lessons, said, pictures)
    for stage in range(extras.hints):
        yield hints_of(stage, ways, said)
    if extras.paths:
        yield paths_of(plan, entries, ways, said)
    if extras.solutions:
        solved = {number: entry for number, entry in entries.items() if entry.solution}
        if solved:
            yield solutions_of(plan, solved, pictures)
    if extras.index:
        yield index_of(entries, said)
    if extras.notes:
        yield {"kind": "notes", "pages": extras.notes}
    if extras.certificate:
        yield {"kind": "certificate", "text": said["certificate_text"].format(count=len(entries))}


def _how_to_play(plan: Plan, entries: list[Entry], said: dict[str, Any], pictures: Pictures) -> dict[str, Any]:
    example = entries[0]
    sizes = f" {said['or_to']} ".join(str(size) for size in sorted({entry.puzzle.shape.size for entry in entries}))
    regions = any(not entry.puzzle.shape.has_boxes for entry in entries)
    rules = dict.fromkeys(rule for entry in entries for rule in rules_of(entry.puzzle)) if plan.language == "en" else {}
    side = min(0.46 * plan.paper.room_width, 75.0)
    boards = [example.scene, board_scene(example.puzzle, example.solved, decoration=example.decoration)]
    return {
        "kind": "how_to_play",
        "texts": [said["digits_regions" if regions else "digits"].format(size=sizes), said["one_solution"]],
        "rules": list(rules),
        "pictures": [pictures.add(fitted(scene, side, Pen(0.4, 1.2, plan.type.letters.digits))) for scene in boards],
    }
