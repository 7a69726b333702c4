"""The ids of techniques, for whoever presses Tab."""

from __future__ import annotations

import click


def complete(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """Those that begin so."""
    from ninefold.logic import techniques

    return [name for name in techniques() if name.startswith(begun.lower())]
