"""Patterns as shifts of the board on a wider grid, so that a few shifts find all placements of a pattern at once.

A row has ten places of which at most five are hexes: bits shifted over an edge land on places that are never set. A
pattern's cells are shifts from its first one; those of all its turns form one list.
"""

from typing import Final

from emberhall.games.flamecraft_duals.components.board import turned
from emberhall.kernel import i64

ROW: Final = 10
SLOT: Final = 6  # a code is shift | slot << SLOT, plus LAST at the end of a turn; slots are the card's types in order
LAST: Final = 256


def widened(mask: i64) -> i64:
    """A mask of hexes on the wider grid."""
    lower = mask >> 7  # the third row and those below it
    return (
        (mask & 7) << 2 | (mask >> 3 & 15) << 11 | (lower & 31) << 20 | (lower >> 5 & 15) << 30 | (lower >> 9 & 7) << 40
    )


def fits(cells: list[tuple[int, int]]) -> bool:
    """True if a shape is no wider and no higher than the board."""
    rows, columns = [r for _, r in cells], [q for q, _ in cells]
    return max(rows) - min(rows) <= 4 and max(columns) - min(columns) <= 4


def codes_of(cells: list[tuple[int, int]], slots: list[int]) -> list[int]:
    """The cells of a pattern in all its turns, each as a code; equivalent turns count once."""
    codes: list[int] = []
    seen: list[list[tuple[int, int]]] = []
    shape = cells
    for _ in range(6):
        if not fits(shape):
            shape = turned(shape)
            continue
        places = sorted([(ROW * r + q, slot) for (q, r), slot in zip(shape, slots, strict=True)])
        moved = [(at - places[0][0], slot) for at, slot in places]
        if moved not in seen:
            seen.append(moved)
            codes += [at | slot << SLOT for at, slot in moved]
            codes[-1] |= LAST
        shape = turned(shape)
    return codes
