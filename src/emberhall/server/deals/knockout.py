"""Pairings of a knock-out: who wins goes on. Pure: entrants by number.

Boards are in the order of the bracket, so that the winners of two neighbours meet next. Where people are too few for a
full bracket, some have a bye in the first round, spread so that nobody reaches the final by byes alone.
"""

from collections.abc import Sequence

from emberhall.server.deals.pairings import Met, Pair


def rounds_of(count: int) -> int:
    """How many rounds it takes until one is left."""
    return max(1, (count - 1).bit_length())


def first(order: Sequence[int]) -> list[Pair]:
    """The first round, in this order; those at its beginning have the byes."""
    size = 2 ** rounds_of(len(order))
    waits = set(_spread(size // 2)[: size - len(order)])
    left = iter(order)
    byes = {at: next(left) for at in sorted(waits)}
    return [(byes[at], None) if at in waits else (next(left), next(left)) for at in range(size // 2)]


def following(boards: Sequence[Met]) -> list[Pair]:
    """The next round: the winners of neighbouring boards."""
    winners = [winner(board) for board in boards]
    return list(zip(winners[::2], winners[1::2], strict=True))


def winner(board: Met) -> int:
    """Who goes on; after a bye that is the only one there is."""
    return board.one if board.two is None or board.points > 1 - board.points else board.two


def _spread(count: int) -> list[int]:
    """The numbers below a power of two, each as far as possible from those before: 0, 2, 1, 3."""
    if count == 1:
        return [0]
    half = _spread(count // 2)
    return [2 * each for each in half] + [2 * each + 1 for each in half]
