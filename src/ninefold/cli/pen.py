"""The inks of a terminal, for pictures made of characters."""

from __future__ import annotations

import click

from ninefold.picture.characters import Ink


def pen(text: str, ink: Ink | None, bold: bool) -> str:
    """The text in its ink; click leaves colours out where nobody sees them."""
    return click.style(text, fg=ink, bold=bold or None) if ink or bold else text
