"""What logic may use: a frozen value, passed in."""

from __future__ import annotations

from dataclasses import dataclass


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
