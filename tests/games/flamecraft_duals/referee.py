"""A second opinion: board, abilities, patterns and scoring again, slow and plain, written from the rulings.

Hexes are axial coordinates, tokens their codes, a stack a list from the bottom. Nothing of emberhall is imported here:
if the referee and the engine agree over many thousands of decisions, two readings of the rules agree.
"""

from itertools import permutations

Cell = tuple[int, int]
Board = dict[Cell, list[str]]

NAMES = {}
for _row, _letter in enumerate("ABCDE", start=-2):
    _cells = [(_q, _row) for _q in range(-2, 3) if abs(_q + _row) <= 2]
    NAMES.update({f"{_letter}{_k}": _cell for _k, _cell in enumerate(_cells, start=1)})
CELLS = {cell: name for name, cell in NAMES.items()}
RING = "BCIOPM"
FOUNTAINS = {
    "F-B": ([(0, 0), (1, 0), (0, 1), (1, -1)], "BBCM", 4),
    "F-C": ([(0, 0), (1, 0), (-1, 1), (0, -1)], "ICCB", 5),
    "F-M": ([(0, 0), (1, 0), (2, 0), (3, 0)], "PMMB", 5),
    "F-I": ([(1, 0), (0, 1), (-1, 1), (-1, 0)], "ICOI", 4),
    "F-O": ([(0, 0), (1, 0), (1, 1), (2, 1)], "OIPO", 4),
    "F-P": ([(0, 0), (1, 0), (0, 1), (-1, 2)], "PPOM", 4),
}


def distance(a: Cell, b: Cell) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def near(cell: Cell) -> list[Cell]:
    return [other for other in CELLS if distance(cell, other) == 1]


def counts_as(token: str, icon: str) -> bool:
    return token == "W" or icon in token


def read(stacks: list[dict[str, object]]) -> Board:
    """Read a board from a view."""
    return {NAMES[str(stack["hex"])]: list(map(str, stack["tokens"])) for stack in stacks}  # type: ignore[call-overload]


def roomy(board: Board, mini: str | None) -> list[Cell]:
    return [cell for cell in CELLS if len(board[cell]) < 3 and CELLS[cell] != mini]


def worth(card: str) -> int:
    if card in FOUNTAINS:
        return FOUNTAINS[card][2]
    return 3 if len(set(card[2:])) == 1 else 2


def shop_matches(board: Board, card: str) -> bool:
    """True if any three tops form the card's pattern: every order is tried, with nothing precomputed."""
    icons = card[2:]
    fitting = [[cell for cell in CELLS if board[cell] and counts_as(board[cell][-1], icon)] for icon in icons]
    for a in fitting[0]:
        for b in fitting[1]:
            if distance(a, b) != 1:
                continue
            for c in fitting[2]:
                if card[0] == "T" and distance(a, c) == distance(b, c) == 1:
                    return True
                if card[0] == "L" and (c[0] - b[0], c[1] - b[1]) == (b[0] - a[0], b[1] - a[1]):
                    return True
    return False


def fountain_matches(board: Board, card: str) -> bool:
    cells, icons, _ = FOUNTAINS[card]
    for _ in range(6):
        for q, r in CELLS:
            laid = [(q + dq, r + dr) for dq, dr in cells]
            if all(cell in CELLS and board[cell] for cell in laid) and all(
                counts_as(board[cell][-1], icon) for cell, icon in zip(laid, icons, strict=True)
            ):
                return True
        cells = [(-r, q + r) for q, r in cells]
    return False


def matches(board: Board, card: str) -> bool:
    return fountain_matches(board, card) if card in FOUNTAINS else shop_matches(board, card)


class Referee:
    """Judges one position: which abilities can be used, and what may move where."""

    def __init__(self, board: Board, mini: str | None, tokens_left: bool) -> None:
        self.board = board
        self.mini = mini
        self.tokens_left = tokens_left
        self.room = set(roomy(board, mini))

    def top(self, cell: Cell) -> str:
        return self.board[cell][-1] if self.board[cell] else ""

    def can_leave(self, cell: Cell) -> bool:
        return bool(self.board[cell]) and any(other in self.room for other in near(cell))

    def usable(self, kind: str, cell: Cell, used: frozenset[Cell]) -> bool:
        if kind in "BC":
            return self.tokens_left
        if kind == "M":
            return any(self.board[other] for other in near(cell))
        if kind == "I":
            return any(self.can_leave(other) for other in near(cell))
        if kind == "O":
            return len({self.top(other) for other in CELLS if self.board[other]}) > 1
        return bool(self.targets(cell, used | {cell}))

    def kinds(self, cell: Cell, used: frozenset[Cell]) -> list[str]:
        """The types the top of a hex may fire as."""
        token = self.top(cell)
        return [] if token == "W" else [kind for kind in token if self.usable(kind, cell, used)]

    def targets(self, cell: Cell, used: frozenset[Cell]) -> list[Cell]:
        """What a plant may fire up, following every path hex by hex."""
        return [other for other in near(cell) if self.board[other] and other not in used and self.kinds(other, used)]


def first_player(tokens: tuple[str, str]) -> int | None:
    """The seat that begins, None for a tie: by the better icon, then a dual before a single."""
    chart = "BCMIOP"
    keys = [(min(chart.index(kind) for kind in token), len(token) == 1) for token in tokens]
    for a, b in permutations((0, 1)):
        if keys[a] < keys[b]:
            return a
    return None
