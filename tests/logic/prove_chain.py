"""The slow twin of chains: proves one from the candidates of a grid alone, place by place."""

from collections.abc import Iterable

from ninefold.engine.expert import ChainLink, Impossible
from ninefold.logic.chain import Chain
from ninefold.model import Grid, Node

Label = tuple[int, int]
"""(cell, digit)"""
Labels = set[Label]


def houses_of(cell: int) -> tuple[int, int, int]:
    return cell // 9, 9 + cell % 9, 18 + cell // 27 * 3 + cell % 9 // 3


def excludes(one: Label, other: Label) -> bool:
    if one[0] == other[0]:
        return one[1] != other[1]
    return one[1] == other[1] and not {*houses_of(one[0])}.isdisjoint(houses_of(other[0]))


def labels_of(node: Node) -> list[Label]:
    return [(cell, node.digit) for cell in node.cells]


def is_false(label: Label, true: Iterable[Node]) -> bool:
    """Whether something that is true excludes a label: a group, if every one of its cells does."""
    return any(all(excludes(one, label) for one in labels_of(node)) for node in true)


def candidates(grid: Grid) -> Labels:
    filled = {(cell, digit) for cell, digit in enumerate(grid.digits) if digit}
    return filled | {(cell, digit) for cell in range(81) for digit in grid.candidates_of(cell)}


def place(variable: int, left: Labels, patterns: dict[int, Impossible]) -> Labels:
    """The candidates of which one is true: of a cell, of a digit in a house, or the guardians of a pattern."""
    if variable >= 324:
        return {(cell, digit) for cell, digit in patterns[variable].guardians}
    if variable < 81:
        return {label for label in left if label[0] == variable}
    house, digit = divmod(variable - 81, 9)
    return {label for label in left if label[1] == digit + 1 and house in houses_of(label[0])}


def follows(
    left: Labels, start: Node, links: Iterable[ChainLink], patterns: dict[int, Impossible]
) -> list[Node] | None:
    """What is true one after the other once the start is; None where a link is wrong."""
    true = [start]
    for link in links:
        alive = {label for label in place(link.variable, left, patterns) if not is_false(label, true)}
        right = set(labels_of(link.right)) if link.right else set()
        if not alive <= right or not is_false(labels_of(link.left)[0], true):
            return None
        if link.right:
            true.append(link.right)
    return true


def is_impossible(left: Labels, pattern: Impossible) -> bool:
    """Whether the cells cannot be filled with the three digits, and the guardians are all of their other candidates."""
    held = {cell: [d for c, d in left if c == cell and d in pattern.digits] for cell in pattern.cells}
    others = {label for label in left if label[0] in pattern.cells and label[1] not in pattern.digits}
    return others == {(cell, digit) for cell, digit in pattern.guardians} and not _fills(held, {})


def _fills(held: dict[int, list[int]], placed: dict[int, int]) -> bool:
    rest = [cell for cell in held if cell not in placed]
    if not rest:
        return True
    fits = {
        cell: [d for d in held[cell] if not any(excludes((cell, d), one) for one in placed.items() if one[1] == d)]
        for cell in rest
    }
    cell = min(rest, key=lambda one: len(fits[one]))
    return any(_fills(held, placed | {cell: digit}) for digit in fits[cell])


def proves(left: Labels, chain: Chain) -> bool:
    """Whether the chain shows that each candidate which it removes is false."""
    if not all(is_impossible(left, pattern) for pattern in chain.patterns.values()):
        return False
    if chain.kind == "oddagon":
        return _alternates(left, chain)
    if chain.branches:
        starts = {labels_of(branch.guardian)[0] for branch in chain.branches}
        if chain.patterns:
            [pattern] = chain.patterns.values()
            whole = starts == {*pattern.guardians}
        else:
            whole = any(starts == place(variable, left, {}) for variable in range(324))
        ends = [follows(left, branch.guardian, branch.links, {}) for branch in chain.branches]
        target = labels_of(chain.target)[0]
        return whole and all(end is not None and is_false(target, end) for end in ends)
    if len(chain.links) == 1:
        held = place(chain.links[0].variable, left, chain.patterns)
        return all(all(excludes(one, removed) for one in held) for removed in chain.eliminations)
    true = follows(left, chain.target, chain.links, chain.patterns)
    return true is not None and chain.links[-1].right is None


def _alternates(left: Labels, chain: Chain) -> bool:
    ring = []
    for link in chain.links:
        alive = {label for label in place(link.variable, left, {}) if not is_false(label, [chain.target])}
        assert link.right
        if alive != {labels_of(link.left)[0], labels_of(link.right)[0]}:
            return False
        ring.append((link.left, link.right))
    closed = all(ring[at][1] == ring[(at + 1) % len(ring)][0] for at in range(len(ring)))
    return closed and len(ring) % 2 == 1


def settled(left: Labels) -> Labels | None:
    """All singles filled in; None where a cell or a digit of a house has nothing left."""
    while True:
        gone: Labels = set()
        for variable in range(324):
            held = place(variable, left, {})
            if not held:
                return None
            if len(held) == 1:
                [true] = held
                gone |= {label for label in left if excludes(true, label)}
        if not gone:
            return left
        left = left - gone


def refutes(left: Labels, chain: Chain) -> bool:
    """Whether the inner chains of a B-braid hold one after the other, and the end is impossible."""
    supposed = settled(left - {label for label in left if excludes(labels_of(chain.target)[0], label)})
    for inner in chain.inner:
        if supposed is None or not proves(supposed, inner):
            return False
        supposed = settled(supposed - {*inner.eliminations})
    return supposed is None
