"""Chains in nrc notation: `r2n5{c1 c4}` is the fives of row 2, of which c1 just became false, so that c4 is true.

A point is where nothing is left. `OR3{{n4r5c8 n9r7c4 | n6r5c6}}` is a pattern of which one guardian is true: the first
two are false, so the last is true.
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
    house, digit = divmod(link.variable - ROWS, 9)
    place = cells_text((link.variable,)) if link.variable < ROWS else f"{'rcb'[house // 9]}{house % 9 + 1}n{digit + 1}"
    return f"{place}{{{_inside(link, link.left)} {_inside(link, link.right)}}}"


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
