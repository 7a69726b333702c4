"""What the fixtures of conftest.py are to the tests that take them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., "Page"]
Cell = Callable[["Page", str], str]
Digits = Callable[["Page"], str]
Message = Callable[["Page"], str]
