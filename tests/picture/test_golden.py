"""Golden pictures: what a scene looks like changes only when somebody wants it to, and has looked at it.

NINEFOLD_RENEW=1 ./test.sh tests/picture/test_golden.py     makes them anew; then look at them in a browser
"""

import os
from pathlib import Path

import pytest
from tests.picture.examples import FAMILIES, PRIMITIVES, scenes

from ninefold.logic import techniques
from ninefold.picture.svg import ELEMENTS, svg

GOLDEN = Path(__file__).parent / "golden"
SCENES = dict(scenes())


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_looks_as_it_did(name: str) -> None:
    drawn, file = svg(SCENES[name]) + "\n", GOLDEN / f"{name}.svg"
    if os.environ.get("NINEFOLD_RENEW"):
        file.write_text(drawn, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == drawn


def test_every_golden_picture_has_its_scene() -> None:
    assert {file.stem for file in GOLDEN.glob("*.svg")} == set(SCENES)


def test_every_primitive_and_every_family_of_techniques_has_an_example() -> None:
    assert [one.kind for one in PRIMITIVES] == list(ELEMENTS)
    assert {one.family for one in techniques().values()} == {*FAMILIES, "rules"}
