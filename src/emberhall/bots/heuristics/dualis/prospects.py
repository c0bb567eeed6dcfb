"""What is to come in a round of Duālis: how well a side stands that is due so many tricks.

Small games stand in for the rest of the round and are solved once, from its end backwards: each trick a side may want
or shun and take coins while there are some. `[tricks left][coins in the centre][due + REACH]` is the worth of a standing.
"""

from functools import cache
from typing import Final

MOST_COINS: Final = 14
MOST_TRICKS: Final = 13
REACH: Final = 10  # a side further off its bid than this is as good as this far
DUES: Final = range(-REACH, REACH + 1)

GRIP: Final = 0.15  # how much the chance of a trick moves when a side plays for it, or against it
BLIND: Final = 0.5  # how often the other side is taken to play without a plan
HABIT: Final = (0.25, 0.5, 0.25)  # coins that two seats without a plan take in a trick
ALONE: Final = {3: (0.54, 0.13), 4: (0.42, 0.10)}  # chance of a trick one wants, one shuns
OTHERS: Final = {3: (0.25, 0.5, 0.25), 4: (0.2, 0.35, 0.3, 0.15)}  # coins the others take in a trick
EXACT: Final = 3.0  # alone, the points of an exact end as far as nobody knows them yet

Worths = list[list[list[float]]]


def at(row: list[float], due: int) -> float:
    """The worth of a due in a row of worths."""
    return row[max(0, min(due + REACH, 2 * REACH))]


def points(due: int, exact: float) -> float:
    """The score of a side that ends this far off its bid."""
    return exact if due == 0 else -float(abs(due))


# --- two sides


def better(own: float, other: float) -> float:
    """Whether a score wins the round; equal ones are decided by tricks, unknown here."""
    return 0.5 if own == other else float(own > other)


@cache
def against() -> Worths:
    """The chance of a side to win the round. Coins and tricks add up, so its due tells the other side's, too."""
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
    """The chance before a trick: the best number of coins to take, against a side that answers well or plays blindly."""
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


# --- each alone


@cache
def alone(seats: int) -> Worths:
    """The points one seat may hope for, the tricks of an exact end apart."""
    last = [points(due, EXACT) for due in DUES]
    worths: Worths = [[last] * (MOST_COINS + 1)]
    for _ in range(MOST_TRICKS):
        after = worths[-1]
        worths.append([[hope(after, coins, due, seats) for due in DUES] for coins in range(MOST_COINS + 1)])
    return worths


def hope(after: list[list[float]], coins: int, due: int, seats: int) -> float:
    """The points before a trick: coin or no coin, for the trick or against it."""
    best = -99.0
    for taken in range(min(1, coins) + 1):
        won = lost = 0.0
        for chance, others in zip(OTHERS[seats], range(seats), strict=True):
            row = after[max(coins - taken - others, 0)]
            won += chance * at(row, due + taken - 1)
            lost += chance * at(row, due + taken)
        best = max(best, *[chance * won + (1 - chance) * lost for chance in ALONE[seats]])
    return best


@cache
def adrift(seats: int) -> Worths:
    """The points of a seat that takes coins and tricks as they come."""
    last = [points(due, EXACT) for due in DUES]
    worths: Worths = [[last] * (MOST_COINS + 1)]
    for _ in range(MOST_TRICKS):
        after = worths[-1]
        worths.append([[drift(after, coins, due, seats) for due in DUES] for coins in range(MOST_COINS + 1)])
    return worths


def drift(after: list[list[float]], coins: int, due: int, seats: int) -> float:
    total = 0.0
    for chance, others in zip(OTHERS[seats], range(seats), strict=True):
        for taken in range(min(1, coins) + 1):
            row = after[max(coins - taken - others, 0)]
            mean = (at(row, due + taken - 1) + (seats - 1) * at(row, due + taken)) / seats
            total += chance * mean / (min(1, coins) + 1)
    return total
