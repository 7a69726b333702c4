"""XML as our formats use it: parsed without any trust in where it comes from, and written with everything escaped."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from xml.etree.ElementTree import Element, ParseError, TreeBuilder
from xml.sax.saxutils import escape, quoteattr

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from ninefold.errors import FormatError, NinefoldError
from ninefold.stopping import look

HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'

# Possessive, so that many comments and blanks cost no more than their length.
_MISC = r"(?>\s+|<\?.*?\?>|<!--.*?-->)*+"
_PROLOGUE = re.compile(rf"{_MISC}(?><!DOCTYPE[^>\[]*>)?+{_MISC}<([A-Za-z_][\w.-]*)", re.DOTALL)
_EXTERNAL = re.compile(rf"{_MISC}<!DOCTYPE\s+\S+\s+(SYSTEM|PUBLIC)\b", re.DOTALL)
_UNWRITABLE = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_DEPTH = 20
_ELEMENTS = 2_000_000


class _Builder(TreeBuilder):
    """Builds the tree of elements, but none that is deeper or larger than any puzzle: each takes more than its text."""

    def __init__(self, format_name: str) -> None:
        super().__init__()
        self._format_name = format_name
        self._depth = self._count = 0

    def start(self, tag: str, attrs: dict[Any, Any]) -> Element:
        self._depth += 1
        self._count += 1
        if self._count % 256 == 1:
            look()
        if self._depth > _DEPTH:
            raise FormatError(self._format_name, f"elements inside of more than {_DEPTH} others", text=f"<{tag}>")
        if self._count > _ELEMENTS:
            raise FormatError(self._format_name, f"more than {_ELEMENTS} elements", text=f"<{tag}>")
        return super().start(tag, attrs)

    def end(self, tag: str) -> Element:
        self._depth -= 1
        return super().end(tag)


def root_name(head: str) -> str:
    """The name of the root element of a text that begins like this; "" if it is no XML.

    >>> root_name("<!DOCTYPE ksudoku>\\n<ksudoku>")
    'ksudoku'
    """
    match = _PROLOGUE.match(head[:4096])
    return match[1] if match else ""


def parse(text: str, format_name: str, *roots: str) -> Element:
    """The root element, which has one of the names. Entities and references to other files are refused."""
    if _EXTERNAL.match(text):
        raise FormatError(format_name, "a document type in another file is not allowed", text=text.strip()[:80])
    parser = DefusedXMLParser(
        target=_Builder(format_name), forbid_dtd=False, forbid_entities=True, forbid_external=True
    )
    try:
        parser.feed(text)
        root: Element = parser.close()
    except DefusedXmlException:
        raise FormatError(format_name, "entities are not allowed", text=text.strip()[:80]) from None
    except ParseError as error:
        line, column = error.position
        problem = f"not well formed XML: {str(error).partition(': line')[0]}"
        raise FormatError(format_name, problem, line=line, column=column + 1) from None
    except NinefoldError:
        raise
    except ValueError as error:  # characters that no XML may have
        raise FormatError(format_name, f"no XML: {error}") from None
    if root.tag not in roots:
        expected = " or ".join(f"<{name}>" for name in roots)
        raise FormatError(format_name, f"expected {expected}, got <{root.tag}>")
    return root


def tag(name: str, attributes: Mapping[str, str | int], text: str = "") -> str:
    """An element with attributes and a text.

    >>> tag("level", {"of": "A & B"}, "1 < 2")
    '<level of="A &amp; B">1 &lt; 2</level>'
    """
    written = "".join(f" {key}={quoteattr(writable(str(value)))}" for key, value in attributes.items())
    if not text:
        return f"<{name}{written}/>"
    return f"<{name}{written}>{escape(writable(text), {chr(13): '&#13;'})}</{name}>"


def writable(text: str) -> str:
    """The text with U+FFFD for every character that XML cannot hold."""
    return _UNWRITABLE.sub("\ufffd", text)
