"""What is to come in a round of Duālis: how well a side stands that owes so many tricks.

A small game is solved once per way of playing: each trick a side may want or shun, and take coins while there are some;
the others take theirs. `Prospect.of(...)[left][coins][due]` is the worth of what follows, in points.
"""

from functools import cache
from typing import Final, NamedTuple

MOST_COINS: Final = 14
MOST_TRICKS: Final = 13
REACH: Final = 9  # a side further from its bid than this is as good as this far


class Habits(NamedTuple):
    """How tricks fall for a side, and who takes how many coins in one."""

    want: float  # chance to win a trick it plays for
    shun: float  # chance to win one it plays against
    hands: int  # seats of the side: the coins it may take in one trick
    others: tuple[float, ...]  # chances that the others take 0, 1, 2... coins in a trick
    exact: float  # what ending exact is worth, the tricks themselves apart


PARTNERSHIP: Final = Habits(0.66, 0.34, 2, (0.25, 0.5, 0.25), 4.0)
ALONE: Final = {
    3: Habits(0.54, 0.13, 1, (0.25, 0.5, 0.25), 3.0),
    4: Habits(0.42, 0.10, 1, (0.2, 0.35, 0.3, 0.15), 3.0),
}

Worths = list[list[list[float]]]  # [tricks left][coins in the centre][due + REACH]


def habits_of(partners: bool, seats: int) -> Habits:
    return PARTNERSHIP if partners else ALONE[seats]


@cache
def prospects(habits: Habits) -> Worths:
    """The worth of every standing, from the end of the round backwards."""
    last = [habits.exact if due == 0 else -float(abs(due)) for due in range(-REACH, REACH + 1)]
    worths: Worths = [[last] * (MOST_COINS + 1)]
    for _ in range(MOST_TRICKS):
        worths.append([trick_before(habits, worths[-1], coins) for coins in range(MOST_COINS + 1)])
    return worths


def trick_before(habits: Habits, after: list[list[float]], coins: int) -> list[float]:
    """The worths one trick earlier, for each due."""
    found: list[float] = []
    # What the rest is worth once the others took their coins, for each number this side takes.
    rests: list[list[float]] = []
    for taken in range(min(habits.hands, coins) + 1):
        left = [max(coins - taken - k, 0) for k in range(len(habits.others))]
        rests.append(
            [
                sum(chance * after[m][at] for chance, m in zip(habits.others, left, strict=True))
                for at in range(2 * REACH + 1)
            ]
        )
    for at in range(2 * REACH + 1):
        best = -99.0
        for taken, rest in enumerate(rests):
            lost = rest[min(at + taken, 2 * REACH)]
            won = rest[max(min(at + taken - 1, 2 * REACH), 0)]
            for chance in (habits.want, habits.shun):
                best = max(best, chance * won + (1 - chance) * lost)
        found.append(best)
    return found


def worth_of(table: list[float], due: int) -> float:
    return table[max(0, min(due + REACH, 2 * REACH))]
