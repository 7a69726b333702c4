"""What follows the puzzles of a book: hints, paths, solutions, index."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ninefold.model import Grid
from ninefold.picture.board import board_scene
from ninefold.picture.scene import Scene
from ninefold.press.drawing import Pen, fitted
from ninefold.press.entry import Entry
from ninefold.press.layout import GAP, arranged
from ninefold.press.pictures import Pictures
from ninefold.press.plan import Plan
from ninefold.press.puzzle_pages import is_region, split
from ninefold.press.way import Way
from ninefold.rating import LEVELS

Numbered = Mapping[int, Entry]
"""The puzzles of a book by their numbers."""

SMALL_LINES = (0.3, 1.0)


def solutions_of(plan: Plan, entries: Numbered, pictures: Pictures) -> dict[str, Any]:
    """Boards with every digit, in small."""
    paper, number = plan.paper, plan.extras.solutions_per_page
    label = 5.0 if not plan.type.large else 7.5
    title = 16.0
    way = arranged(
        paper.room_width, paper.room_height - title, number, head=label, foot=0, side=paper.room_width, most=100
    )
    shown = [
        {
            "number": each,
            "picture": pictures.add(fitted(_answer(entry), way.board, Pen(*SMALL_LINES, plan.type.letters.digits))),
        }
        for each, entry in entries.items()
    ]
    return {
        "kind": "solutions",
        "columns": way.columns,
        "slot": [round(way.slot_width, 3), round(way.slot_height, 3)],
        "gap": GAP,
        "pages": split(shown, way.columns * way.rows),
    }


def _answer(entry: Entry) -> Scene:
    """Digits alone, with the regions of a jigsaw: clues would make them hard to read in small."""
    regions = tuple(rule for rule in entry.puzzle.constraints if is_region(rule))
    puzzle = replace(entry.puzzle, constraints=regions)
    return board_scene(puzzle, Grid.of_digits(puzzle, entry.solution))


def hints_of(stage: int, ways: Mapping[int, Way], said: dict[str, Any]) -> dict[str, Any]:
    """One stage of the hints of all puzzles, apart from the others so that nobody reads too much."""
    return {
        "kind": "hints",
        "stage": stage,
        "title": said["hints"][stage],
        "introduction": said["hints_introduction"][stage],
        "hints": [{"number": number, "text": way.hints(said)[stage]} for number, way in ways.items()],
    }


def paths_of(plan: Plan, entries: Numbered, ways: Mapping[int, Way], said: dict[str, Any]) -> dict[str, Any]:
    """The whole way of the hardest."""
    hardest = sorted(entries, key=lambda number: -entries[number].score)[: plan.extras.paths]
    return {
        "kind": "paths",
        "introduction": said["paths_introduction"],
        "paths": [
            {"number": number, "lines": [*ways[number].lines(), *([] if ways[number].whole else [said["logic_ends"]])]}
            for number in sorted(hardest)
        ],
    }


def index_of(entries: Numbered, said: dict[str, Any]) -> dict[str, Any]:
    """The numbers of the puzzles of each level, the easiest first."""
    levels = {level: [number for number, entry in entries.items() if entry.level == level] for level in LEVELS}
    return {
        "kind": "index",
        "levels": [{"name": said["levels"][level], "numbers": numbers} for level, numbers in levels.items() if numbers],
    }
