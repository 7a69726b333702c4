"""Books are made once for all tests that look at them."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from ninefold.press import Plan, make_book, read_plan
from ninefold.school import lesson

PLANS = Path(__file__).parents[2] / "docs" / "press"


def in_small(name: str, count: int) -> Plan:
    """A plan of the documents with so many puzzles in each section."""
    plan = read_plan(PLANS / f"{name}.toml")
    return replace(plan, sections=tuple(replace(section, count=count) for section in plan.sections))


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf), strict=True)


@pytest.fixture(scope="session")
def classics() -> bytes:
    return make_book(in_small("classics", 2), lessons=lesson).pdf()
