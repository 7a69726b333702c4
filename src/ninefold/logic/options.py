"""What logic may use: a frozen value, passed in."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import lru_cache

from ninefold._native import LogicOptions as NativeOptions
from ninefold.logic.catalogue import techniques
from ninefold.logic.variant_techniques import FAMILY


@dataclass(frozen=True, slots=True)
class LogicOptions:
    """Which techniques, in which order (None: the default ladder), and how far their searches go."""

    techniques: tuple[str, ...] | None = None
    one_per_elimination: bool = True
    max_fins: int = 5
    max_endo_fins: int = 2
    siamese: bool = False
    duals: bool = False
    empty_rectangle_with_two: bool = False
    uniqueness_missing_candidates: bool = True
    limit_chains: bool = True
    chain_length: int = 20
    als_in_chains: bool = False
    forcing_look_ahead: int = 4
    als_overlap: bool = False

    def allows(self, technique: str) -> bool:
        """Whether a technique may be used."""
        return self.techniques is None or technique in self.techniques


DEFAULT = LogicOptions()


@lru_cache(maxsize=2)
def without_guessing(*, unique: bool) -> LogicOptions:
    """The default ladder without brute force; techniques that rest on one solution only where there is one."""
    ladder = [
        technique.id
        for technique in techniques().values()
        if technique.enabled and technique.id != "brute-force" and (unique or technique.family != "uniqueness")
    ]
    return LogicOptions(techniques=tuple(ladder))


@lru_cache(maxsize=16)
def native_options(options: LogicOptions) -> NativeOptions:
    """The options as the native engine takes them."""
    values = asdict(options)
    order = values.pop("techniques")
    # Techniques of the rules of variants are none of its business.
    known = None if order is None else [name for name in order if techniques()[name].family != FAMILY]
    return NativeOptions(techniques=known, **values)
