"""The wish of a person who names variants and games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ninefold.desk.position import constraints_asked
from ninefold.errors import PuzzleError
from ninefold.generating import ANY, Range, Wish
from ninefold.generating.game import SYMMETRY, givens_of
from ninefold.model import Shape


def wish_of(
    variants: Sequence[str],
    objects: Sequence[Any],
    shape: Shape,
    *,
    cages: Range | None = None,
    game: tuple[str, int] | None = None,
    symmetry: str | None = None,
    givens: Range = ANY,
    filled: bool = False,
    **wished: Any,
) -> Wish:
    """The wish of a person who names variants, some of which are drawn anew for each puzzle; `wished` as in `Wish`.

    `game` is one of `GAMES` and the seed that the puzzle will have: symmetry, and on plain 9×9 the givens, are then
    those of its level unless they are said. Puzzles that should be minimal, and variants, have the givens they need.
    `filled` wishes for a filled grid: every cell is given.
    """
    if filled:
        said = [name for name in wished if name != "from_root" and wished[name] != getattr(Wish(), name)]
        if said or game or symmetry or givens != ANY:
            raise PuzzleError("filled: every cell of it is given, so it goes with no other wish about givens or path")
        givens = Range(shape.cells, shape.cells)
    if game is not None and symmetry is None:
        symmetry = "none" if "killer" in variants else SYMMETRY
    wished |= {"symmetry": symmetry or "none", "givens": givens} | ({} if cages is None else {"cages": cages})
    wish = _wish(variants, shape, objects, wished)
    if game is None or givens != ANY or wish.minimal or not wish.is_plain_nine:
        return wish
    return replace(wish, givens=givens_of(wish.level, *game))


def _wish(variants: Sequence[str], shape: Shape, objects: Sequence[Any], wished: dict[str, Any]) -> Wish:
    if not variants and not objects and "cages" not in wished:
        return Wish(shape=shape, **wished)
    from ninefold.generating.layout import wish_for

    return wish_for(variants, shape, constraints_asked([], objects, shape), **wished)
