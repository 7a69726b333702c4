"""A window of a browser, by the commands of WebDriver. What is meant is said by CSS and the words it begins with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

PATIENCE = 40
"""Seconds after which a page that does not do what is waited for has failed."""

_KEYS = {
    "Enter": "\ue007",
    "Home": "\ue011",
    "Space": " ",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Alt": "\ue00a",
}
_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
_WAIT = """const done = arguments[arguments.length - 1], inputs = [...arguments].slice(0, -1);
const look = () => { try { return CONDITION } catch { return null } };
const again = () => { const found = look(); found ? done(found) : setTimeout(again, 20) };
again()"""


class Window(ABC):
    """What a person does in it."""

    @abstractmethod
    def command(self, name: str, **parameters: object) -> Any:
        """Sends a command and returns its value; what is refused fails the test."""

    def begin(self, patience: float = PATIENCE) -> None:
        self.command("SetTimeouts", script=round(patience * 1000))
        self.command("SetWindowRect", width=1280, height=900)

    def goto(self, address: str) -> None:
        """Opens the address as one who was never there."""
        self.command("Navigate", url=address.partition("#")[0] + "css/tokens.css")  # of the same site, without the app
        self.js("localStorage.clear()")
        self.command("Navigate", url=address)
        self.wait("document.querySelector('#grid')")

    def js(self, script: str, *arguments: object) -> Any:
        return self.command("ExecuteScript", script=script, args=list(arguments))

    def wait(self, condition: str, *arguments: object) -> Any:
        """Waits, in the page, until the condition is something, and returns that; `inputs` are the arguments."""
        try:
            script = _WAIT.replace("CONDITION", condition)
            return self.command("ExecuteAsyncScript", script=script, args=list(arguments))
        except AssertionError as error:
            raise AssertionError(f"waited for {condition} {arguments}: {error}") from None

    def wait_for_text(self, text: str) -> None:
        self.wait("document.body.innerText.includes(inputs[0])", text)

    def click(self, css: str, words: str = "") -> None:
        """Clicks the first element of this kind that can be seen and whose words begin so."""
        found = self.wait(
            "[...document.querySelectorAll(inputs[0])].find(one => one.checkVisibility() && "
            "(one.getAttribute('aria-label') ?? one.innerText).trim().startsWith(inputs[1]))",
            css,
            words,
        )
        self.command("ElementClick", id=found[_ELEMENT])

    def press(self, *keys: str) -> None:
        """Presses keys, named as in `Shift+7`."""
        actions = []
        for key in keys:
            parts = [_KEYS.get(part, part) for part in key.split("+")]
            actions += [{"type": "keyDown", "value": part} for part in parts]
            actions += [{"type": "keyUp", "value": part} for part in reversed(parts)]
        self.command("PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def touch(self, css: str, *, times: int = 1, pointer: str = "touch") -> None:
        """Touches the middle of an element, so many times in a row; `pointer` says with what: touch or mouse."""
        middle = "const {x, y, width, height} = document.querySelector(arguments[0]).getBoundingClientRect();"
        x, y = self.js(f"{middle} return [Math.round(x + width / 2), Math.round(y + height / 2)]", css)
        once = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        actions = [{"type": "pointerMove", "x": x, "y": y}, *once * times]
        hand = {"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": actions}
        self.command("PerformActions", actions=[hand])

    def cell(self, name: str) -> str:
        """What is spoken of a cell, without its name."""
        find = "return document.querySelector(`#grid [aria-label^='${arguments[0]},']`).getAttribute('aria-label')"
        label: str = self.js(find, name)
        return label.removeprefix(f"{name}, ")

    def digits(self) -> str:
        """The digits on the board as one line."""
        labels = self.js("return [...document.querySelectorAll('#grid .cell')].map(c => c.getAttribute('aria-label'))")
        words = [label.split(", ")[1] for label in labels]
        return "".join("." if word == "empty" else word for word in words)
