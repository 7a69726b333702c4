"""Several scenes of one board as one picture, side by side: what they share is written once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from ninefold.picture.scene import Line, Primitive, Scene
from ninefold.picture.style import style_of
from ninefold.picture.svg import CELL, element

_APART = 0.5
"""Cells between two boards."""


def strip_svg(scenes: Sequence[Scene], title: str, *, columns: int = 2) -> str:
    """The scenes in rows of `columns`, in reading order; all are of the same size.

    >>> from ninefold.model import Puzzle
    >>> from ninefold.picture.board import board_scene
    >>> board = board_scene(Puzzle.parse("1.....2..3.....4"))
    >>> strip_svg([board, board], "Twice").count("<text")
    4
    """
    first = scenes[0]
    common = frozenset(first.primitives).intersection(*(scene.primitives for scene in scenes[1:]))
    shared = [[one for one in layer if one in common] for layer in _split(first)]
    wide, high = (length + 2 * first.around + _APART for length in (first.width, first.height))
    rows = -(-len(scenes) // columns)
    width, height = CELL * (columns * wide - _APART), CELL * (rows * high - _APART)
    styles = {name for scene in scenes for one in scene.primitives for name in one.style.split()}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" aria-label="{escape(title)}">',
        # What stands in <defs> is drawn outside of any svg, so a rule must not ask for one.
        f"<style>{style_of(styles).replace('svg ', '')}</style>",
        "<defs>",
        f'<g id="below">{_drawn(shared[0])}</g>',
        f'<g id="above">{_drawn(shared[1])}</g>',
        "</defs>",
    ]
    for number, scene in enumerate(scenes):
        own = [[one for one in layer if one not in common] for layer in _split(scene)]
        x, y = CELL * (number % columns * wide + first.around), CELL * (number // columns * high + first.around)
        parts += [
            f'<g transform="translate({x:g} {y:g})"><use href="#below"/>',
            f'{_drawn(own[0])}<use href="#above"/>{_drawn(own[1])}</g>',
        ]
    return "\n".join([*parts, "</svg>"])


def _split(scene: Scene) -> tuple[list[Primitive], list[Primitive]]:
    """What lies below the lines of the board, and the rest."""
    each = scene.primitives
    cut = next((i for i, one in enumerate(each) if isinstance(one, Line) and one.style in ("thin", "thick")), 0)
    return list(each[:cut]), list(each[cut:])


def _drawn(primitives: Iterable[Primitive]) -> str:
    return "\n".join(map(element, primitives))
