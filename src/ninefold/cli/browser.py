"""Showing a report to the person in front of the machine, if there is one."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path


def may_open() -> bool:
    """Whether a browser can be opened and somebody may be looking: not in CI, not without a display."""
    if os.environ.get("CI"):
        return False
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def open_in_browser(path: Path) -> bool:
    """Opens a file; False when no browser was found."""
    try:
        return webbrowser.open(path.resolve().as_uri())
    except webbrowser.Error:
        return False
