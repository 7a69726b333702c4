"""The ids of techniques, for whoever presses Tab."""

from __future__ import annotations

import click


def complete(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """Those of the catalogue that begin so."""
    from ninefold.logic import techniques

    return [name for name in techniques() if name.startswith(begun.lower())]


def complete_lesson(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """Those that begin so and have a lesson: what Sudoku Explainer alone has is among them."""
    from ninefold.school.lesson import taught

    return [name for name in taught() if name.startswith(begun.lower())]
