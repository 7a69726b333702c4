"""The search tree of an algorithm on a puzzle, drawn: dead ends and solutions are marked."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from html import escape

from ninefold.engine.lab import Limits, Outcome, TreeNode, algorithms, run_native
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.lab.look import standing_alone, with_variables
from ninefold.lab.wording import many
from ninefold.model import Puzzle, cell_name

MOST_GROWN = 200_000
"""Nodes that are written down; what comes later is only counted."""

_BOARD_SIZE = 4
"""Boards up to this size are drawn at every node."""


@dataclass(frozen=True, slots=True)
class Tree:
    """A grown tree: the puzzle, who grew it, its nodes, and the outcome it belongs to."""

    puzzle: Puzzle
    algorithm: str
    nodes: tuple[TreeNode, ...]
    outcome: Outcome

    @property
    def summary(self) -> str:
        """The tree in one line."""
        dead = sum(kind == "dead" for kind in self.kinds())
        cut = f", ended by {self.outcome.cut}" if self.outcome.cut else ""
        return (
            f"{many(self.outcome.nodes, 'node')}, {many(dead, 'dead end')}, "
            f"{many(self.outcome.solutions, 'solution')}, depth {self.outcome.max_depth}{cut}"
        )

    def children(self) -> list[list[int]]:
        """The children of every node, in the order they were made."""
        result: list[list[int]] = [[] for _ in self.nodes]
        for number, node in enumerate(self.nodes):
            if node.parent >= 0:
                result[node.parent].append(number)
        return result

    def kinds(self) -> list[str]:
        """solution, dead (expanded, and nothing fits), open (never expanded) or inner, for every node."""
        children = self.children()
        return [
            "solution" if node.solution else "inner" if children[number] else "dead" if node.expanded else "open"
            for number, node in enumerate(self.nodes)
        ]

    def digits_at(self, number: int) -> bytearray:
        """The board at a node: the givens and what was tried on the way there."""
        digits = bytearray(self.puzzle.givens)
        while number >= 0:
            node = self.nodes[number]
            if node.cell >= 0:
                digits[node.cell] = node.digit
            number = node.parent
        return digits


def grow_tree(puzzle: Puzzle, algorithm: str, *, whole: bool = True, stop: Stop | None = None) -> Tree:
    """Run a native algorithm and keep its tree; with `whole` it goes on after the first solution.

    >>> from ninefold.model import Shape
    >>> puzzle = Puzzle(Shape(2, 2), bytes([1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 4, 3, 4, 3, 0, 0]))
    >>> grow_tree(puzzle, "dfs").summary
    '9 nodes, 0 dead ends, 2 solutions, depth 4'
    """
    if algorithm not in algorithms():
        raise PuzzleError(f"no tree can be drawn for {algorithm!r}; take one of {', '.join(algorithms())}")
    outcome = run_native(algorithm, puzzle, Limits(), stop=stop, whole=whole, tree=MOST_GROWN)
    if not outcome.tree:
        raise PuzzleError(f"{algorithm!r} makes no tree here; bt, bfs, dfs, best-first, mc or dlx do")
    return Tree(puzzle, algorithm, outcome.tree, outcome)


def pruned(tree: Tree, most: int) -> tuple[list[int], dict[int, int]]:
    """The nodes to draw, at most so many, and how many are cut off below those that lose some.

    Ways to solutions are kept first, then level by level: the shape near the root says most.
    """
    children = tree.children()
    if len(tree.nodes) <= most:
        return list(range(len(tree.nodes))), {}
    kept: set[int] = {0}
    for number, node in enumerate(tree.nodes):
        if not node.solution:
            continue
        way = []
        at = number
        while at not in kept:
            way.append(at)
            at = tree.nodes[at].parent
        if len(kept) + len(way) > most // 2 and len(kept) > 1:
            break
        kept.update(way)
    queue = deque([0])
    while queue and len(kept) < most:
        number = queue.popleft()
        for child in children[number]:
            if len(kept) < most:
                kept.add(child)
            if child in kept:
                queue.append(child)
    below = [1] * len(tree.nodes)
    for number in range(len(tree.nodes) - 1, 0, -1):
        below[tree.nodes[number].parent] += below[number]
    lost = {
        number: sum(below[child] for child in children[number] if child not in kept)
        for number in kept
        if any(child not in kept for child in children[number])
    }
    return sorted(kept), lost


@dataclass(frozen=True, slots=True)
class Spot:
    """A node on paper."""

    number: int
    x: float
    y: float


def layout(tree: Tree, kept: list[int], wide: float, high: float) -> list[Spot]:
    """Leaves side by side, parents over the middle of their children."""
    drawn = set(kept)
    children = [[child for child in list_ if child in drawn] for list_ in tree.children()]
    x: dict[int, float] = {}
    depth: dict[int, int] = {0: 0}
    for number in kept:
        if number:
            depth[number] = depth[tree.nodes[number].parent] + 1
    next_leaf = 0.0
    # Children after their parent in `kept`, but leaves from left to right need a walk in depth.
    stack = [(0, False)]
    while stack:
        number, done = stack.pop()
        if done:
            x[number] = (x[children[number][0]] + x[children[number][-1]]) / 2
        elif children[number]:
            stack.append((number, True))
            stack.extend((child, False) for child in reversed(children[number]))
        else:
            x[number] = next_leaf
            next_leaf += wide
    return [Spot(number, x[number], depth[number] * high) for number in kept]


def draw_tree(tree: Tree, most: int = 400) -> str:
    """The tree as SVG, with the number of each visit."""
    kept, lost = pruned(tree, max(most, 2))
    small = tree.puzzle.shape.size <= _BOARD_SIZE
    wide, high = (72.0, 104.0) if small else (42.0, 64.0)
    return _svg(tree, layout(tree, kept, wide, high), lost, small)


def _label(tree: Tree, number: int) -> str:
    node = tree.nodes[number]
    if node.cell < 0:
        return "start"
    return f"{cell_name(node.cell, tree.puzzle.shape.size)}={tree.puzzle.symbol(node.digit)}"


_STYLE = """
.edge{fill:none;stroke:#8a8f99;stroke-width:1.2}
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;text-anchor:middle;
dominant-baseline:central;fill:#1b1d22;font-variant-numeric:tabular-nums}
.board{fill:#fcfcfa;stroke:#1b1d22;stroke-width:1.2}.lines{stroke:#b9bbc1;stroke-width:.6;fill:none}
.boxes{stroke:#1b1d22;stroke-width:1;fill:none}.new{fill:#f2b705;opacity:.55}
.dead .board{stroke:#c84b00;stroke-width:2}.solution .board{stroke:#00805c;stroke-width:2.6}
.dead .sign{fill:#c84b00}.solution .sign{fill:#00805c}.sign{font-weight:700;font-size:12px}
.dot{fill:#0072b2}.dead .dot{fill:#c84b00}.solution .dot{fill:#00805c}
.open .dot{fill:#fcfcfa;stroke:#5d636e;stroke-width:1.5}
.more{fill:#5d636e;font-size:9px}.visit{fill:#0072b2;font-size:9px;font-weight:700;text-anchor:start}.label{font-size:8.5px;paint-order:stroke;stroke:#fcfcfa;stroke-width:3px}.tried{fill:#0072b2}
"""


def _svg(tree: Tree, spots: list[Spot], lost: dict[int, int], small: bool) -> str:
    margin = 44.0
    width = max(spot.x for spot in spots) + 2 * margin
    height = max(spot.y for spot in spots) + 2 * margin + 12
    kinds = tree.kinds()
    at = {spot.number: spot for spot in spots}
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-margin:g} {-margin:g} {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="img" aria-label="Search tree: {tree.summary}">'
    )
    parts = [head, f"<style>{_STYLE}</style>"]
    parts.append(f'<rect x="{-margin:g}" y="{-margin:g}" width="{width:g}" height="{height:g}" fill="#fcfcfa"/>')
    half = 26.0 if small else 6.0
    for spot in spots:
        node = tree.nodes[spot.number]
        if node.parent >= 0:
            top = at[node.parent]
            middle = (top.y + half + spot.y - half) / 2
            parts.append(
                f'<path class="edge" data-n="{spot.number}" d="M{top.x:g} {top.y + half:g}C{top.x:g} {middle:g} '
                f'{spot.x:g} {middle:g} {spot.x:g} {spot.y - half:g}"/>'
            )
    for spot in spots:
        kind = kinds[spot.number]
        if spot.number in lost and kind == "dead":
            kind = "inner"
        parts.append(f'<g class="node {kind}" data-n="{spot.number}" transform="translate({spot.x:g} {spot.y:g})">')
        parts.append(f"<title>{escape(_label(tree, spot.number))}{_words(kind)}</title>")
        parts += _little_board(tree, spot.number) if small else _dot(tree, spot.number, kind)
        sign = {"dead": "✕", "solution": "✓"}.get(kind, "")
        if small and sign:
            parts.append(f'<text class="sign" y="{half + 9:g}">{sign}</text>')
        if visited := tree.nodes[spot.number].visited:
            parts.append(f'<text class="visit" x="{half + 2:g}" y="{-half + 2:g}">{visited}</text>')
        if spot.number in lost:
            parts.append(f'<text class="more" y="{half + 10:g}">+{lost[spot.number]:,}</text>')
        parts.append("</g>")
    parts.append("</svg>")
    return standing_alone(with_variables("\n".join(parts)))


def _words(kind: str) -> str:
    return {"dead": ": dead end", "solution": ": solution", "open": ": still in OPEN"}.get(kind, "")


def _dot(tree: Tree, number: int, kind: str) -> list[str]:
    sign = {"dead": "✕", "solution": "✓"}.get(kind)
    mark = f'<text class="sign">{sign}</text>' if sign else '<circle class="dot" r="4.5"/>'
    return [mark, f'<text class="label" y="-12">{escape(_label(tree, number))}</text>']


def _little_board(tree: Tree, number: int) -> list[str]:
    shape = tree.puzzle.shape
    side = 52.0
    cell = side / shape.size
    left = -side / 2
    node = tree.nodes[number]
    parts = [f'<rect class="board" x="{left:g}" y="{left:g}" width="{side:g}" height="{side:g}" rx="3"/>']
    if node.cell >= 0:
        row, column = divmod(node.cell, shape.size)
        parts.append(
            f'<rect class="new" x="{left + column * cell:g}" y="{left + row * cell:g}" '
            f'width="{cell:g}" height="{cell:g}"/>'
        )
    for kind in ("lines", "boxes"):
        commands = []
        for k in range(1, shape.size):
            place = left + k * cell
            if (shape.has_boxes and k % shape.box_height == 0) == (kind == "boxes"):
                commands.append(f"M{left:g} {place:g}h{side:g}")
            if (shape.has_boxes and k % shape.box_width == 0) == (kind == "boxes"):
                commands.append(f"M{place:g} {left:g}v{side:g}")
        parts.append(f'<path class="{kind}" d="{"".join(commands)}"/>')
    for place, digit in enumerate(tree.digits_at(number)):
        if digit:
            row, column = divmod(place, shape.size)
            tried = "" if tree.puzzle.givens[place] else ' class="tried"'
            x, y = left + (column + 0.5) * cell, left + (row + 0.52) * cell
            symbol = escape(tree.puzzle.symbol(digit))
            parts.append(f'<text{tried} x="{x:g}" y="{y:g}" font-size="{0.68 * cell:g}">{symbol}</text>')
    return parts
