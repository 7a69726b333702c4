"""A whip, a braid and an S-whip as examples: boards of our own just before them, and the chains there."""

from __future__ import annotations

from ninefold.errors import NinefoldError
from ninefold.logic.whips import Chain, next_chain
from ninefold.model import Grid
from ninefold.school.stock import board_of

_BOARDS = {
    "whip": {
        "givens": "9.6....8..1.4.......7...6......5...4.....817.6..2.....4..5..81...5.897....8..1..9",
        "digits": "9.6...48.81.4......478..6...8..5...4..49.817.6..2.4..84..5..81.1.5.8974...8.41..9",
        "removed": "212 319 225 226 229 538 539 344 644 248 348 363 272 273 675 676 279",
    },
    "braid": {
        "givens": "..6.37.........8....7.5..4..3...1.98.4..8.........43..6.....9...189...7.....65..1",
        "digits": "..6.37..9......8.7..7.5..4.735621498.4..8.7..86...43..6.....9.4.1894..7.....652.1",
        "removed": "211 512 118 921 923 226 128 231 236 239 258 558 268 274 374 391",
    },
    "s-whip": {
        "givens": "..4..3..9...49....1...6...3.......8..5.6..917..1...2...2..16..8....3.....96.85.7.",
        "digits": "..4..3..9.3.49....1.9.6...3.......8..5.64.917..1...2...2..16..8.1..34....96285.7.",
        "removed": "514 714 721 226 734 341 441 343 744 944 746 361 461 764 964",
    },
}
CHAIN_PAGES = tuple(_BOARDS)


def chain_example(name: str) -> tuple[Grid, Chain]:
    """The board and the chain on it.

    >>> [chain_example(name)[1].name for name in CHAIN_PAGES]
    ['whip[6]', 'braid[5]', 'S2-whip[5]']
    """
    grid = board_of(_BOARDS[name])
    chain = next_chain(grid, kinds=("whip", name))
    if chain is None:
        raise NinefoldError(f"there is no {name} on {grid.oneline}")
    return grid, chain
