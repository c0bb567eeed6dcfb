"""Patterns of Flamecraft Duals for bots: every placement of a card, and how many tokens it lacks.

A board is nineteen stacks of token codes. The types of its tops are one int, nineteen bits for each type; so are those
that a placement needs.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from emberhall.kernel.games import Game

TYPES: Final = "BCMIOP"
CELLS: Final = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
IDS: Final = {cell: at for at, cell in enumerate(CELLS)}
NAMES: Final = [f"{'ABCDE'[r + 2]}{1 + sum(1 for p, s in CELLS if s == r and p < q)}" for q, r in CELLS]
HEXES: Final = {name: at for at, name in enumerate(NAMES)}
AROUND: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NEAR: Final = [[IDS[q + dq, r + dr] for dq, dr in AROUND if (q + dq, r + dr) in IDS] for q, r in CELLS]
ALL: Final = (1 << 19) - 1
DUALS: Final = ("BC", "CI", "IO", "OP", "PM", "MB")
# The types of a token: the bits it sets for hex 0.
TOPS: Final = {
    face: sum(1 << 19 * k for k, kind in enumerate(TYPES) if kind in face or face == "W")
    for face in (*TYPES, *DUALS, "W")
}


def bit(at: int, icon: str) -> int:
    """The bit for a hex whose top counts as a type."""
    return 1 << at + 19 * TYPES.index(icon)


class Card:
    """A card: its placements as masks, the types it needs, its reputation."""

    def __init__(self, cells: tuple[tuple[int, int], ...], icons: str, reputation: int, fountain: bool) -> None:
        self.icons = icons
        self.reputation = reputation
        self.fountain = fountain
        self.types = sum(ALL << 19 * TYPES.index(icon) for icon in set(icons))
        wanted: set[int] = set()
        for _ in range(6):
            for q, r in CELLS:
                laid = [(q + dq, r + dr) for dq, dr in cells]
                if IDS.keys() >= set(laid):
                    wanted.add(sum(bit(IDS[cell], icon) for cell, icon in zip(laid, icons, strict=True)))
            cells = tuple((-r, q + r) for q, r in cells)
        self.wanted = sorted(wanted)
        self.known: dict[int, tuple[int, int]] = {}

    def lacking(self, tops: int) -> tuple[int, int]:
        """How many tokens the best placement lacks, and how many placements lack no more than that."""
        there = tops & self.types
        found = self.known.get(there)
        if found is None:
            absent = self.types ^ there
            missing = [(mask & absent).bit_count() for mask in self.wanted]
            least = min(missing)
            found = self.known[there] = least, missing.count(least)
            if len(self.known) > 20_000:  # a bot may sit at the table for days
                self.known.clear()
        return found


@cache
def made(cells: tuple[tuple[int, int], ...], icons: str, reputation: int, fountain: bool) -> Card:
    return Card(cells, icons, reputation, fountain)


def card_of(entry: Mapping[str, Any]) -> Card:
    """A shop or fountain card of the catalogue."""
    cells = tuple((q, r) for q, r in entry["cells"])
    return made(cells, entry["icons"], entry["reputation"], entry["family"] == "fountain")


KNOWN: dict[int, tuple[Game, dict[str, Card]]] = {}


def cards_of(game: Game) -> dict[str, Card]:
    """The cards of a game, by id, computed once."""
    known = KNOWN.get(id(game))
    if known is None or known[0] is not game:
        entries = [entry for entry in game.catalogue() if entry["family"] in ("shop", "fountain")]
        known = (game, {entry["id"]: card_of(entry) for entry in entries})
        KNOWN[id(game)] = known
    return known[1]


def types_of(face: str) -> str:
    """The types a token may fire as; Buddy has none."""
    return face.replace("W", "")


def top_of(stack: list[str], at: int) -> int:
    """The bits that the top of a hex sets."""
    return TOPS[stack[-1]] << at if stack else 0


def tops_of(board: list[list[str]]) -> int:
    """The bits that the tops of a board set: nineteen for each type."""
    return sum([TOPS[stack[-1]] << at for at, stack in enumerate(board) if stack])
