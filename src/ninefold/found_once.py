"""A property that is found out when it is first asked for, by several threads at once on different objects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class found_once(Generic[T]):  # noqa: N801 - a decorator
    """As `functools.cached_property`, whose lock lets one thread at a time work on *all* objects up to Python 3.11.

    >>> class Circle:
    ...     @found_once
    ...     def area(self):
    ...         print("found out")
    ...         return 3
    >>> circle = Circle()
    >>> circle.area + circle.area
    found out
    6
    """

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.__name__ = name

    @overload
    def __get__(self, found: None, owner: type) -> found_once[T]: ...
    @overload
    def __get__(self, found: object, owner: type) -> T: ...
    def __get__(self, found: object, owner: type) -> found_once[T] | T:
        if found is None:
            return self
        value = found.__dict__[self.__name__] = self._find(found)
        return value
