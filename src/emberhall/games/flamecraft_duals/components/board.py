"""The board of Flamecraft Duals: nineteen hexes, their neighbours, and how a shape can lie on them.

Sets of hexes are masks of nineteen bits. Coordinates are axial, rows A to E are r = -2 to 2.
"""

from typing import Final

COUNT: Final = 19
ALL: Final = (1 << 19) - 1
CENTRE: Final = 9
STARTS: Final[list[int]] = [4, 5, 8, 10, 13, 14]
CELLS: Final[list[tuple[int, int]]] = [
    (q, r) for r in range(-2, 3) for q in range(-2, 3) if max(abs(q), abs(r), abs(q + r)) <= 2
]
IDS: Final[dict[tuple[int, int], int]] = {cell: at for at, cell in enumerate(CELLS)}
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from east
BITS: Final[list[int]] = [1 << at for at in range(COUNT)]  # a table: when compiled, `1 << at` would be 32 bits wide


def neighbours(at: int) -> list[int]:
    """The hexes that share a side, clockwise from east."""
    q, r = CELLS[at]
    return [IDS[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in IDS]


NEIGHBOURS: Final[list[list[int]]] = [neighbours(at) for at in range(COUNT)]
BESIDE: Final[list[int]] = [sum([1 << other for other in NEIGHBOURS[at]]) for at in range(COUNT)]


def turned(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A shape, turned by 60 degrees clockwise."""
    return [(-r, q + r) for q, r in cells]


def placements(cells: list[tuple[int, int]], icons: str) -> list[list[int]]:
    """Every way a shape can lie on the board, as the hexes of its cells; equivalent ways count once.

    Turning is allowed, turning over is not (FD-10). They are in the order of their hexes, lowest first.
    """
    ways: dict[tuple[tuple[int, str], ...], list[int]] = {}
    shape = cells
    for _ in range(6):
        for q, r in CELLS:
            moved = [(q + dq, r + dr) for dq, dr in shape]
            if IDS.keys() >= set(moved):
                hexes = [IDS[cell] for cell in moved]
                ways.setdefault(tuple(sorted(zip(hexes, icons, strict=True))), hexes)
        shape = turned(shape)
    return [ways[key] for key in sorted(ways)]
