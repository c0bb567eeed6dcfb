"""The prospects in a round of Duālis: the worth of a side's position, by how many tricks it is still due.

The rest of the round is modelled as a small game, solved once from its end backwards: a side may play for each trick
or against it, and take coins while there are any. `[tricks left][coins in the centre][due + REACH]` is the worth.
"""

from functools import cache
from typing import Final

from emberhall.games.dualis.score import score_of

MOST_COINS: Final = 14
MOST_TRICKS: Final = 13
REACH: Final = 10  # a side further off its bid than this counts as this far off
SPAN: Final = 2 * REACH + 1

EXACT: Final = 9  # the tricks, and so the points, that a side of two with an exact bid is taken to have
MARGIN: Final = 0.004  # a clear win is better than a narrow one, but never worth a risk
GRIP: Final = 0.15  # how much the chance of a trick changes when a side plays for it or against it
BLIND: Final = 0.5  # how often the other side is assumed to play without a plan
HABIT: Final = [0.25, 0.5, 0.25]  # chances of 0, 1 or 2 coins taken by two seats without a plan in a trick
# without partners, by the seats: the chance of a trick when playing for it and against it, and of the others' coins
ALONE: Final[dict[int, list[float]]] = {3: [0.43, 0.23], 4: [0.33, 0.17]}
OTHERS: Final[dict[int, list[float]]] = {3: [0.25, 0.5, 0.25], 4: [0.2, 0.35, 0.3, 0.15]}
MOST_OWN: Final = 7  # more tricks of one seat than this are not distinguished

Row = list[float]


def at(row: Row, due: int) -> float:
    """The worth of a due in a row of worths."""
    return row[max(0, min(due + REACH, SPAN - 1))]


def between(row: Row, due: float) -> float:
    """The worth of a fractional due, interpolated."""
    place = max(0.0, min(due + REACH, SPAN - 2.0))
    k = int(place)
    return row[k] + (place - k) * (row[k + 1] - row[k])


def points(due: int, tricks: int) -> float:
    """The score of a side with these tricks that ends this far off its bid."""
    return float(score_of(tricks + due, tricks))


# --- two sides


def better(own: float, other: float) -> float:
    """1 if a score wins the round (0.5 for a tie, as tricks are unknown here), plus a little for the margin."""
    won: float = 0.5 if own == other else 1.0 if own > other else 0.0
    return won + MARGIN * (own - other)


@cache
def against() -> list[list[Row]]:
    """A side's chance to win the round. Coins and tricks add up, so its due also gives the other side's."""
    last: list[Row] = []
    for coins in range(MOST_COINS + 1):
        dues = range(-REACH, REACH + 1)
        last.append([better(points(due, EXACT), points(1 - coins - due, EXACT)) for due in dues])
    worths = [last]
    for _ in range(MOST_TRICKS):
        after = worths[-1]
        worths.append(
            [[contest(after, coins, due) for due in range(-REACH, REACH + 1)] for coins in range(MOST_COINS + 1)]
        )
    return worths


def contest(after: list[Row], coins: int, due: int) -> float:
    """The chance before a trick, with the best number of coins, against a side that plays well or blindly."""
    best: float = 0.0
    for taken in range(min(2, coins) + 1):
        worst: float = 1.0
        blindly: float = 0.0
        for others in range(3):
            row = after[max(coins - taken - others, 0)]
            won = at(row, due + taken - 1)
            lost = at(row, due + taken)
            even = (won + lost) / 2.0
            if others <= coins - taken:
                worst = min(worst, even)
            blindly += HABIT[others] * (even + GRIP * abs(won - lost))
        best = max(best, BLIND * blindly + (1.0 - BLIND) * worst)
    return best


# --- each for themselves


@cache
def alone(seats: int) -> list[list[list[Row]]]:
    """The expected points of one seat: `[tricks left][coins][tricks so far][due + REACH]`."""
    last = [[points(due, own) for due in range(-REACH, REACH + 1)] for own in range(MOST_OWN + 1)]
    worths = [[last] * (MOST_COINS + 1)]
    for _ in range(MOST_TRICKS):
        after = [blurred(worths[-1], coins, OTHERS[seats]) for coins in range(MOST_COINS + 1)]
        worths.append([hopes(after, coins, ALONE[seats]) for coins in range(MOST_COINS + 1)])
    return worths


def blurred(after: list[list[Row]], coins: int, others: list[float]) -> list[Row]:
    """The worths once the other seats have taken their coins."""
    rows: list[Row] = []
    for own in range(MOST_OWN + 1):
        row = [0.0] * SPAN
        for taken in range(len(others)):
            known = after[max(coins - taken, 0)][own]
            for k in range(SPAN):
                row[k] += others[taken] * known[k]
        rows.append(row)
    return rows


def hopes(after: list[list[Row]], coins: int, chances: list[float]) -> list[Row]:
    """The expected points before a trick, with the best choice of coin and of playing for or against it."""
    rows: list[Row] = []
    for own in range(MOST_OWN + 1):
        best = [-99.0] * SPAN
        for taken in range(min(1, coins) + 1):
            won = after[coins - taken][min(own + 1, MOST_OWN)]
            lost = after[coins - taken][own]
            for k in range(SPAN):
                without = lost[min(k + taken, SPAN - 1)]
                gain = won[max(k + taken - 1, 0)] - without
                best[k] = max(best[k], without + max(chances[0] * gain, chances[1] * gain))
        rows.append(best)
    return rows
