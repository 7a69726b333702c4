"""Kinds of puzzles that may be wished for by name."""

import pytest

from ninefold.constraints.variants import VARIANTS, variant
from ninefold.generating import generate
from ninefold.generating.kinds import Kind, kinds
from ninefold.generating.layout import LAYOUTS, LayoutWish
from ninefold.model import Shape

KINDS = kinds()


def wish(kind: Kind, **more: str) -> LayoutWish:
    shape = Shape(3, 3)
    layouts = (kind.id,) if kind.id in LAYOUTS else ()
    return LayoutWish(shape, () if layouts else variant([kind.id], shape), layouts=layouts, **more)  # type: ignore[arg-type]


def test_the_plain_kind_comes_first_and_every_other_is_a_variant_or_a_layout() -> None:
    assert KINDS[0].id == "classic"
    not_generated = {"diagonal-nonconsecutive", "knightmare", "taxicab"}
    assert {kind.id for kind in KINDS} == ({*VARIANTS} - not_generated) | {*LAYOUTS}


@pytest.mark.parametrize("kind", KINDS, ids=[kind.id for kind in KINDS])
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_puzzle_takes_only_techniques_of_its_kind(kind: Kind, level: str) -> None:
    (made,) = generate(wish(kind, level=level), seed=1)
    assert made.level == level
    assert {*(made.techniques or {})} <= {*kind.techniques}


def test_only_what_a_kind_may_need_can_be_wished_for_with_it() -> None:
    told = {kind.id: kind.techniques for kind in KINDS}
    assert "uniqueness-1" in told["classic"]
    assert all("uniqueness-1" not in ids for id, ids in told.items() if id != "classic")
    assert [id for id, ids in told.items() if "cage-combinations" in ids] == ["killer"]
    houses_alone = {"classic", "diagonal", "windoku", "antiknight", "antiking", "disjoint", "jigsaw"}
    assert {id for id, ids in told.items() if "rule-pair" not in ids} == houses_alone | {"killer", "odd-even"}


def test_a_kind_that_does_not_go_with_every_wish_says_so_in_a_note() -> None:
    assert [kind.id for kind in KINDS if not kind.note] == ["classic"]
