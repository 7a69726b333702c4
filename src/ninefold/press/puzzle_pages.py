"""The pages of a section: its puzzles in slots, each with its number and what the plan shows beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ninefold.constraints.extra_house import ExtraHouse
from ninefold.constraints.in_words import in_words
from ninefold.model import Puzzle
from ninefold.model.constraint import Constraint
from ninefold.picture.scene import Scene
from ninefold.press.drawing import Pen, Picture, code, fitted
from ninefold.press.entry import Entry
from ninefold.press.layout import GAP, SIDE, Arrangement, arranged, lines_of
from ninefold.press.pictures import Pictures
from ninefold.press.plan import Plan
from ninefold.press.player_link import player_link, site_link
from ninefold.press.sections import Filled
from ninefold.rating import LEVELS

_CELL, _LARGE_CELL = 17.0, 32.0
"""Millimetres of the largest cell that is wanted."""
_LINES, _LARGE_LINES = (0.4, 1.8), (0.7, 2.8)
"""Points of thin and thick lines."""
_POINT = 25.4 / 72

_BEFORE = {"difference": "white dot: ", "ratio": "black dot: ", "neighbours": ""}
"""What stands before the sentence of a rule, where its own name would say little."""

_Item = TypeVar("_Item")


def split(items: Sequence[_Item], most: int) -> list[Sequence[_Item]]:
    """The items, so many at a time.

    >>> split([1, 2, 3], 2)
    [[1, 2], [3]]
    """
    return [items[start : start + most] for start in range(0, len(items), most)]


def rules_of(puzzle: Puzzle) -> list[str]:
    """A sentence for each rule beyond rows, columns and boxes; the regions of a jigsaw are drawn, not told."""
    told = in_words(rule for rule in puzzle.constraints if not is_region(rule))
    sentences = [_before(name, sentence) + sentence for name, all in told.items() for sentence in all]
    return sorted(f"{sentence[:1].upper()}{sentence[1:]}." for sentence in sentences)


def _before(name: str, sentence: str) -> str:
    return "the " if sentence.startswith(name) else _BEFORE.get(name, f"{name}: ")


def is_region(rule: Constraint) -> bool:
    """Whether it is one of the regions of a jigsaw."""
    return isinstance(rule, ExtraHouse) and rule.kind_of_house == "region"


def section_of(plan: Plan, filled: Filled, first: int, said: dict[str, Any], pictures: Pictures) -> dict[str, Any]:
    """A section, its puzzles numbered from `first`."""
    section, entries = filled.section, filled.entries
    rules = {tuple(rules_of(entry.puzzle)) for entry in entries} if plan.language == "en" else set()
    shared = list(next(iter(rules))) if len(rules) == 1 and plan.extras.openers else []
    codes = [_code(entry, plan.address) if "code" in plan.shows else None for entry in entries]
    blocks = [
        _block(plan, entry, number, [] if shared else rules_of(entry.puzzle) if rules else [], said)
        for number, entry in enumerate(entries, first)
    ]
    level = entries[0].level if len({entry.level for entry in entries}) == 1 else ""
    return {
        "kind": "section",
        "title": section.title or (said["levels"].get(level) if level else "") or said["puzzles"],
        "introduction": section.introduction,
        "rules": shared,
        "first": first,
        "last": first + len(entries) - 1,
    } | in_slots(plan, section.per_page or plan.per_page, blocks, [entry.scene for entry in entries], codes, pictures)


def in_slots(
    plan: Plan,
    number: int,
    blocks: list[dict[str, Any]],
    scenes: Sequence[Scene],
    codes: Sequence[Picture | None],
    pictures: Pictures,
) -> dict[str, Any]:
    """Blocks, each with its board and its code, so many on a page."""
    way = _arrangement(plan, number, blocks, codes)
    lines, most = (_LARGE_LINES, _LARGE_CELL) if plan.type.large else (_LINES, _CELL)
    pen = Pen(*lines, plan.type.letters.digits)
    for block, scene, qr in zip(blocks, scenes, codes, strict=True):
        block["picture"] = pictures.add(fitted(scene, way.board, pen, most=most))
        block["code"] = pictures.add(qr) if qr else None
    return {
        "columns": way.columns,
        "rows": way.rows,
        "slot": [round(way.slot_width, 3), round(way.slot_height, 3)],
        "beside": way.beside,
        "gap": GAP,
        "pages": split(blocks, way.columns * way.rows),
    }


def _block(plan: Plan, entry: Entry, number: int, rules: list[str], said: dict[str, Any]) -> dict[str, Any]:
    facts = [entry.problem] if entry.problem else []
    if "score" in plan.shows and not entry.problem:
        facts.append(f"{entry.score:,} {said['points']}")
    if "er" in plan.shows and entry.er is not None:
        facts.append(f"{said['rating']} {entry.er:.1f}")
    return {
        "number": number,
        "title": entry.title,
        "level": said["levels"].get(entry.level, "") if "level" in plan.shows else "",
        "dots": LEVELS.index(entry.level) + 1 if "level" in plan.shows and entry.level in LEVELS else 0,
        "facts": facts,
        "rules": rules,
        "hint": "hint" in plan.shows,
        "solution": "solution" in plan.shows and not entry.problem,
    }


def _code(entry: Entry, address: str) -> Picture | None:
    """To the site of the plan, or to a public player where there is none or its link is too long."""
    own = code(site_link(entry.puzzle, address)) if address else None
    link = None if own else player_link(entry.puzzle)
    return code(link) if link else own


def _arrangement(plan: Plan, number: int, blocks: list[dict[str, Any]], codes: Sequence[Picture | None]) -> Arrangement:
    """All blocks of a section alike, with room for the largest code and the longest rules."""
    paper, points = plan.paper, plan.type.points
    square = max((picture.width for picture in codes if picture), default=0.0)
    room = paper.room_width / (2 if number > 3 else 1) - square
    told = max((sum(lines_of(rule, room, 0.85 * points) for rule in block["rules"]) for block in blocks), default=0)
    foot = max(square, told * 1.1 * points * _POINT + (2.0 if told else 0.0))
    side = max(SIDE, square, 38.0 if told else 0.0)
    head = 2.4 * points * _POINT + 1.5
    most = paper.room_width
    return arranged(
        paper.room_width, paper.room_height, number, head=head, foot=foot + (2 if foot else 0), side=side, most=most
    )
