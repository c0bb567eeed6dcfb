"""Patterns of Flamecraft Duals as a bot reckons with them: every placement of a card, and how many tokens it lacks.

A board is nineteen stacks of token codes. A placement is one int, nineteen bits for each type it asks for; so is what
the board shows of those types.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

TYPES: Final = "BCMIOP"
CELLS: Final = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
IDS: Final = {cell: at for at, cell in enumerate(CELLS)}
NAMES: Final = [f"{'ABCDE'[r + 2]}{1 + sum(1 for p, s in CELLS if s == r and p < q)}" for q, r in CELLS]
HEXES: Final = {name: at for at, name in enumerate(NAMES)}
AROUND: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NEAR: Final = [[IDS[q + dq, r + dr] for dq, dr in AROUND if (q + dq, r + dr) in IDS] for q, r in CELLS]
KINDS: Final = {
    **{kind: 1 << k for k, kind in enumerate(TYPES)},
    **{a + b: 1 << TYPES.index(a) | 1 << TYPES.index(b) for a, b in ("BC", "CI", "IO", "OP", "PM", "MB")},
    "W": 63,
}
SHOPS: Final = (
    [f"L-{kind * 3}" for kind in TYPES]
    + [f"T-{kind * 3}" for kind in TYPES]
    + [f"L-{pair * 2}{odd}" for pair in TYPES for odd in TYPES if odd != pair]
)
SHAPES: Final = {"L": ((0, 0), (1, 0), (2, 0)), "T": ((0, 0), (1, 0), (0, 1))}


class Card:
    """A card: the types it asks for, its placements as masks, its reputation."""

    def __init__(self, cells: tuple[tuple[int, int], ...], icons: str, reputation: int, fountain: bool) -> None:
        self.kinds = sorted({TYPES.index(icon) for icon in icons})
        self.reputation = reputation
        self.fountain = fountain
        self.size = len(icons)
        wanted: set[int] = set()
        for _ in range(6):
            for q, r in CELLS:
                laid = [(q + dq, r + dr) for dq, dr in cells]
                if IDS.keys() >= set(laid):
                    wanted.add(sum(self.bit(IDS[cell], icon) for cell, icon in zip(laid, icons, strict=True)))
            cells = tuple((-r, q + r) for q, r in cells)
        self.wanted = sorted(wanted)
        self.lacks: dict[int, tuple[int, int]] = {}

    def bit(self, at: int, icon: str) -> int:
        return 1 << at + 19 * self.kinds.index(TYPES.index(icon))

    def lacking(self, tops: list[int]) -> tuple[int, int]:
        """How many tokens the best placement lacks, and how many placements lack no more than that."""
        there = 0
        for k, kind in enumerate(self.kinds):
            there |= tops[kind] << 19 * k
        known = self.lacks.get(there)
        if known is None:
            missing = [(mask & ~there).bit_count() for mask in self.wanted]
            least = min(missing)
            known = self.lacks[there] = least, missing.count(least)
            if len(self.lacks) > 20_000:  # a bot may sit at the table for days
                self.lacks.clear()
        return known


@cache
def shop(code: str) -> Card:
    """A shop card; its code says all."""
    icons = code[2:]
    return Card(SHAPES[code[0]], icons, 3 if len(set(icons)) == 1 else 2, False)


@cache
def fountain(cells: tuple[tuple[int, int], ...], icons: str, reputation: int) -> Card:
    return Card(cells, icons, reputation, True)


def card_of(pattern: Mapping[str, Any]) -> Card:
    """The card a view shows."""
    if pattern["card"].startswith("F-"):
        cells = tuple((q, r) for q, r in pattern["cells"])
        return fountain(cells, pattern["icons"], pattern["reputation"])
    return shop(pattern["card"])


def types_of(face: str) -> str:
    """The types a token may fire as; Buddy has none."""
    return face.replace("W", "")


def tops_of(board: list[list[str]]) -> list[int]:
    """Where the top counts as each type."""
    tops = [0] * 6
    for at, stack in enumerate(board):
        if stack:
            kinds = KINDS[stack[-1]]
            for kind in range(6):
                if kinds >> kind & 1:
                    tops[kind] |= 1 << at
    return tops
