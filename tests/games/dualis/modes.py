"""The twelve modes of Duālis, with the numbers of their deals."""

from typing import Any, NamedTuple


class Mode(NamedTuple):
    """A row of the table of modes."""

    number: int
    mode: str
    seats: int
    short: bool
    highlow: bool
    cards: int
    coins: int
    undealt: int

    @property
    def options(self) -> dict[str, Any]:
        return {"mode": self.mode, "short": self.short, "highlow": self.highlow}

    @property
    def plays(self) -> int:
        """The number of decisions in a round."""
        return self.cards * self.seats

    @property
    def slug(self) -> str:
        """A name for files and test ids: `iso3-short-highlow`."""
        parts = [self.mode if self.seats == 4 and self.mode == "partnership" else f"{self.mode}{self.seats}"]
        return "-".join(parts + ["short"] * self.short + ["highlow"] * self.highlow)


MODES = [
    Mode(1, "partnership", 4, False, False, 13, 7, 0),
    Mode(2, "partnership", 4, False, True, 13, 7, 0),
    Mode(3, "partnership", 4, True, False, 9, 5, 16),
    Mode(4, "partnership", 4, True, True, 9, 5, 16),
    Mode(5, "iso", 3, False, False, 13, 7, 13),
    Mode(6, "iso", 3, False, True, 13, 7, 13),
    Mode(7, "iso", 3, True, False, 9, 5, 25),
    Mode(8, "iso", 3, True, True, 9, 5, 25),
    Mode(9, "iso", 4, False, False, 13, 7, 0),
    Mode(10, "iso", 4, False, True, 13, 7, 0),
    Mode(11, "iso", 4, True, False, 9, 5, 16),
    Mode(12, "iso", 4, True, True, 9, 5, 16),
]
