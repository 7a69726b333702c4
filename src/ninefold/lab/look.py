"""Our look in charts and pages: one set of tokens, a light and a dark value each.

Charts are drawn once, in the light values; in the SVG every light value is then replaced by its CSS variable, so that
the same picture follows the page, or the system where it stands alone.
"""

from __future__ import annotations

import re

TOKENS = {
    "paper": ("#fcfcfa", "#16181d"),
    "ink": ("#1b1d22", "#e8e6e1"),
    "thin": ("#b9bbc1", "#3c4049"),
    "mark": ("#8a8f99", "#7c828e"),
    "soft": ("#eef2f8", "#20242c"),
    "good": ("#d9efe6", "#143a30"),
    "bad": ("#f9e0d6", "#45261b"),
    "blue": ("#0072b2", "#5db4ec"),
    "orange": ("#b87a00", "#f0b429"),
    "green": ("#00805c", "#3fcf9f"),
    "red": ("#c84b00", "#ff8a57"),
    "pink": ("#b0578a", "#e79cc5"),
    "violet": ("#5b4fc4", "#a79fff"),
    "teal": ("#2b7f8f", "#6fcbdc"),
    "brown": ("#7a5230", "#c99b74"),
    "grey": ("#5d636e", "#a3a9b5"),
}
"""The tokens of the boards, and hues for data that stay apart for colour-blind eyes."""

HUES = ("blue", "orange", "green", "red", "pink", "violet", "teal", "brown", "grey")


def light(token: str) -> str:
    """The light value of a token, which charts are drawn in."""
    return TOKENS[token][0]


def css_variables() -> str:
    """The tokens as CSS: light, dark by the system's wish, and either by the page's own choice."""

    def block(index: int) -> str:
        return "".join(f"--{name}:{values[index]};" for name, values in TOKENS.items())

    return (
        f":root{{{block(0)}color-scheme:light dark}}"
        f"@media (prefers-color-scheme:dark){{:root{{{block(1)}}}}}"
        f":root[data-theme=light]{{{block(0)}color-scheme:light}}"
        f":root[data-theme=dark]{{{block(1)}color-scheme:dark}}"
    )


def with_variables(svg: str) -> str:
    """An SVG drawn in light values, with CSS variables in their place.

    >>> with_variables('<path style="stroke: #1b1d22"/>')
    '<path style="stroke: var(--ink)"/>'
    """
    names = {values[0]: name for name, values in TOKENS.items()}
    return re.sub("|".join(names), lambda match: f"var(--{names[match[0]]})", svg)


def standing_alone(svg: str) -> str:
    """An SVG with variables that brings their values along."""
    return re.sub(r"(<svg\b[^>]*>)", lambda match: f"{match[1]}<style>{css_variables()}</style>", svg, count=1)
