"""The prospects in a round of Duālis: the worth of a side's position, by how many tricks it is still due.

The rest of the round is modelled as a small game, solved once from its end backwards: a side may play for each trick
or against it, and take coins while there are any. `[tricks left][coins in the centre][due + REACH]` is the worth.
"""

from functools import cache
from typing import Final

MOST_COINS: Final = 14
MOST_TRICKS: Final = 13
REACH: Final = 10  # a side further off its bid than this counts as this far off
DUES: Final = range(-REACH, REACH + 1)

MARGIN: Final = 0.004  # a clear win is better than a narrow one, but never worth a risk
GRIP: Final = 0.15  # how much the chance of a trick changes when a side plays for it or against it
BLIND: Final = 0.5  # how often the other side is assumed to play without a plan
HABIT: Final = (0.25, 0.5, 0.25)  # chances of 0, 1 or 2 coins taken by two seats without a plan in a trick
ALONE: Final = {3: (0.43, 0.23), 4: (0.33, 0.17)}  # the chance of a trick when playing for it, and against it
OTHERS: Final = {3: (0.25, 0.5, 0.25), 4: (0.2, 0.35, 0.3, 0.15)}  # chances of the coins the others take in a trick

Worths = list[list[list[float]]]


def at(row: list[float], due: int) -> float:
    """The worth of a due in a row of worths."""
    return row[max(0, min(due + REACH, 2 * REACH))]


def between(row: list[float], due: float) -> float:
    """The worth of a fractional due, interpolated."""
    place = max(0.0, min(due + REACH, 2 * REACH - 1.0))
    k = int(place)
    return row[k] + (place - k) * (row[k + 1] - row[k])


def points(due: int, exact: float) -> float:
    """The score of a side that ends this far off its bid."""
    return exact if due == 0 else -float(abs(due))


# --- two sides


def better(own: float, other: float) -> float:
    """1 if a score wins the round (0.5 for a tie, as tricks are unknown here), plus a little for the margin."""
    won = 0.5 if own == other else float(own > other)
    return won + MARGIN * (own - other)


@cache
def against() -> Worths:
    """A side's chance to win the round. Coins and tricks add up, so its due also gives the other side's."""
    worths: Worths = []
    for left in range(MOST_TRICKS + 1):
        worths.append([])
        for coins in range(MOST_COINS + 1):
            if left == 0:
                row = [better(points(due, 9.0), points(1 - coins - due, 9.0)) for due in DUES]
            else:
                row = [contest(worths[left - 1], coins, due) for due in DUES]
            worths[left].append(row)
    return worths


def contest(after: list[list[float]], coins: int, due: int) -> float:
    """The chance before a trick, with the best number of coins, against a side that plays well or blindly."""
    best = 0.0
    for taken in range(min(2, coins) + 1):
        worst = 1.0
        blindly = 0.0
        for habit, others in zip(HABIT, range(3), strict=True):
            row = after[max(coins - taken - others, 0)]
            won, lost = at(row, due + taken - 1), at(row, due + taken)
            even = (won + lost) / 2
            if others <= coins - taken:
                worst = min(worst, even)
            blindly += habit * (even + GRIP * abs(won - lost))
        best = max(best, BLIND * blindly + (1 - BLIND) * worst)
    return best


# --- each for themselves

MOST_OWN: Final = 7  # more tricks of one seat than this are not distinguished


@cache
def alone(seats: int) -> list[list[list[list[float]]]]:
    """The expected points of one seat: `[tricks left][coins][tricks so far][due + REACH]`."""
    last = [[points(due, float(own)) for due in DUES] for own in range(MOST_OWN + 1)]
    worths = [[last] * (MOST_COINS + 1)]
    for _ in range(MOST_TRICKS):
        after = [blurred(worths[-1], coins, OTHERS[seats]) for coins in range(MOST_COINS + 1)]
        worths.append([hopes(after, coins, ALONE[seats]) for coins in range(MOST_COINS + 1)])
    return worths


def blurred(after: list[list[list[float]]], coins: int, others: tuple[float, ...]) -> list[list[float]]:
    """The worths once the other seats have taken their coins."""
    rows = [after[max(coins - taken, 0)] for taken in range(len(others))]
    return [
        [sum([chance * row[own][k] for chance, row in zip(others, rows, strict=True)]) for k in range(2 * REACH + 1)]
        for own in range(MOST_OWN + 1)
    ]


def hopes(after: list[list[list[float]]], coins: int, chances: tuple[float, float]) -> list[list[float]]:
    """The expected points before a trick, with the best choice of coin and of playing for or against it."""
    found: list[list[float]] = []
    for own in range(MOST_OWN + 1):
        more = min(own + 1, MOST_OWN)
        best = [-99.0] * (2 * REACH + 1)
        for taken in range(min(1, coins) + 1):
            won, lost = after[coins - taken][more], after[coins - taken][own]
            for k in range(2 * REACH + 1):
                up, down = lost[min(k + taken, 2 * REACH)], won[max(k + taken - 1, 0)]
                best[k] = max(best[k], up + max([chance * (down - up) for chance in chances]))
        found.append(best)
    return found
