"""The worth of firing at Flamecraft Duals: each ability is tried out on the board, as far as it can be foreseen."""

from typing import Final

from emberhall.bots.heuristics.flamecraft_duals.patterns import NEAR, TOPS, top_of, tops_of, types_of
from emberhall.bots.heuristics.flamecraft_duals.reading import Reading

Board = list[list[str]]
BREAD: Final = 1.2  # another token to place and fire
CRYSTAL: Final = 1.5  # the best of three
DEPTH: Final = 3  # how far a chain of plants is followed


def gain(reading: Reading, kind: str, at: int, board: Board, now: float, depth: int = DEPTH) -> float:
    """How much better the board can become if the token on a hex fires as a type."""
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
    """The worth of the best board after moving the top of a hex anywhere."""
    return best(moved_to(reading, source, board, [to for to in range(19) if to != source]))


def step_from(reading: Reading, source: int, board: Board) -> float:
    """The worth of the best board after moving the top of a hex to a neighbour."""
    return best(moved_to(reading, source, board, NEAR[source]))


def moved_to(reading: Reading, source: int, board: Board, hexes: list[int]) -> list[float]:
    """The worths of the boards after moving the top of a hex to each of these that has room."""
    token = TOPS[board[source][-1]]
    left = tops_of(board) - (token << source) + top_of(board[source][:-1], source)
    return [reading.worth_of(left - top_of(board[to], to) + (token << to)) for to in hexes if free(reading, board, to)]


def swap_of(reading: Reading, a: int, board: Board) -> float:
    """The worth of the best board after swapping the top of a hex with another."""
    face = board[a][-1]
    token = TOPS[face]
    left = tops_of(board) - (token << a)
    found = []
    for b, stack in enumerate(board):
        if b != a and stack and stack[-1] != face:
            other = TOPS[stack[-1]]
            found.append(reading.worth_of(left - (other << b) + (other << a) + (token << b)))
    return best(found)


def firing(reading: Reading, token: str, at: int, board: Board) -> float:
    """What a token just placed gains by firing, which is optional."""
    now = reading.worth(board)
    return best([gain(reading, kind, at, board, now) for kind in types_of(token)] + [0.0])
