"""Names of a package that are imported when they are first asked for: a program waits for what it needs alone."""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any


def late_names(package: dict[str, Any], homes: dict[str, str]) -> Callable[[str], Any]:
    """The `__getattr__` of a package, from the globals of its `__init__` and the names of each module, with spaces."""
    home = {name: module for module, names in homes.items() for name in names.split()}

    def imported(name: str) -> Any:
        if name not in home:
            module = sys.modules.get(package["__name__"])  # with it Python proposes the nearest name
            raise AttributeError(f"module {package['__name__']!r} has no attribute {name!r}", name=name, obj=module)
        value = package[name] = getattr(import_module(home[name]), name)
        return value

    return imported
