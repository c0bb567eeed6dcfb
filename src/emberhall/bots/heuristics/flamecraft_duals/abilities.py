"""What firing is worth at Flamecraft Duals: each ability tried out on the board, as far as it can be foreseen."""

from typing import Final

from emberhall.bots.heuristics.flamecraft_duals.patterns import NEAR, types_of
from emberhall.bots.heuristics.flamecraft_duals.reading import Reading

Board = list[list[str]]
BREAD: Final = 1.2  # another token to place and fire
CRYSTAL: Final = 1.5  # the best of three
DEPTH: Final = 3  # how far a chain of plants is followed


def gain(reading: Reading, kind: str, at: int, board: Board, now: float, depth: int = DEPTH) -> float:
    """How much better the board can become if the token on a hex fires as a type; 0 when it cannot do anything."""
    if kind in "BC":
        return (BREAD if kind == "B" else CRYSTAL) if reading.bag else 0.0
    if kind == "M":
        return best([move_from(reading, source, board) for source in NEAR[at] if board[source]]) - now
    if kind == "I":
        return best([step_from(reading, source, board) for source in NEAR[at] if board[source]]) - now
    if kind == "O":
        return best([swap_of(reading, a, board) for a in range(19) if board[a]]) - now
    if depth == 0:
        return 0.0
    found = [
        gain(reading, other, near, board, now, depth - 1)
        for near in NEAR[at]
        if board[near]
        for other in types_of(board[near][-1])
    ]
    return best(found, 0.0)


def best(found: list[float], least: float = -1000.0) -> float:
    return max(found, default=least)


def free(reading: Reading, board: Board, at: int) -> bool:
    return len(board[at]) < 3 and at != reading.mini


def move_from(reading: Reading, source: int, board: Board) -> float:
    """The best board after the top of a hex has gone anywhere."""
    return best(
        [
            reading.worth(reading.moved(source, to, board))
            for to in range(19)
            if to != source and free(reading, board, to)
        ]
    )


def step_from(reading: Reading, source: int, board: Board) -> float:
    """The best board after the top of a hex has gone to a neighbour."""
    return best([reading.worth(reading.moved(source, to, board)) for to in NEAR[source] if free(reading, board, to)])


def swap_of(reading: Reading, a: int, board: Board) -> float:
    """The best board after the top of a hex has changed places with another."""
    found = [
        reading.worth(reading.swapped(a, b, board))
        for b in range(19)
        if b != a and board[b] and board[b][-1] != board[a][-1]
    ]
    return best(found)


def firing(reading: Reading, token: str, at: int, board: Board) -> float:
    """What a token just placed adds by firing; nothing is forced."""
    now = reading.worth(board)
    return best([gain(reading, kind, at, board, now) for kind in types_of(token)] + [0.0])
