"""Chains in nrc notation: `r2n5{c1 c4}` is the fives of row 2, of which c1 just became false, so that c4 is true.

A point is where nothing is left. `OR3{{n4r5c8 n9r7c4 | n6r5c6}}` is a pattern of which one guardian is true: the first
two are false, so the last is true. `r1c2 r1c5{n3r1c2 | r1n1 r1n4}` is a subset: 3 in r1c2 just became false, so that
the two cells have the 1 and the 4 of row 1.
"""

from __future__ import annotations

from ninefold.engine.expert import ChainLink, Impossible
from ninefold.model import Node

ROWS, COLUMNS, BOXES, PATTERNS = 81, 162, 243, 324
"""The numbers of places: cells, then digits in rows, columns and boxes, then patterns."""


def cells_text(cells: tuple[int, ...]) -> str:
    rows, columns = sorted({cell // 9 + 1 for cell in cells}), sorted({cell % 9 + 1 for cell in cells})
    return f"r{''.join(map(str, rows))}c{''.join(map(str, columns))}"


def link_text(link: ChainLink, patterns: dict[int, Impossible]) -> str:
    if link.variable >= PATTERNS:
        return _pattern_text(link, patterns[link.variable])
    if link.subset:
        places, covers = (" ".join(map(place_text, each)) for each in (link.subset.places, link.subset.covers))
        return f"{places}{{{node_text(link.left)} | {covers}}}"
    return f"{place_text(link.variable)}{{{_inside(link, link.left)} {_inside(link, link.right)}}}"


def place_text(place: int) -> str:
    """A cell, or a digit in a house, by its number."""
    house, digit = divmod(place - ROWS, 9)
    return cells_text((place,)) if place < ROWS else f"{'rcb'[house // 9]}{house % 9 + 1}n{digit + 1}"


def _pattern_text(link: ChainLink, pattern: Impossible) -> str:
    right = None if link.right is None else (link.right.cells[0], link.right.digit)
    false = " ".join(f"n{digit}{cells_text((cell,))}" for cell, digit in pattern.guardians if (cell, digit) != right)
    true = "." if link.right is None else node_text(link.right)
    return f"OR{len(pattern.guardians)}{{{{{false} | {true}}}}}"


def node_text(node: Node) -> str:
    return f"n{node.digit}{cells_text(node.cells)}"


def _inside(link: ChainLink, node: Node | None) -> str:
    if node is None:
        return "."
    rows, columns = cells_text(node.cells).split("c")
    if link.variable < ROWS:
        return f"n{node.digit}"
    return f"c{columns}" if link.variable < COLUMNS else rows if link.variable < BOXES else cells_text(node.cells)
