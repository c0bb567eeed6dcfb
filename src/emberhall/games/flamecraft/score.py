"""The result: reputation, the winners, and in solo the award and the achievements (3.5, 5.7)."""

from typing import Final

from emberhall.games.flamecraft.facts.counts import meets
from emberhall.games.flamecraft.state import State

FLAMEKEEPER: Final = 75
MASTER: Final = 90


def scores(s: State) -> list[int]:
    return s.rep[:]


def winning_seats(s: State) -> list[int]:
    """The highest reputation; then more artisans in hand, then more goods; else shared. Solo: an award."""
    if s.terms.solo:
        return [0] if s.rep[0] >= FLAMEKEEPER else []
    ranks = [
        (s.rep[seat], s.hands[seat].bit_count(), sum(s.tokens[7 * seat : 7 * seat + 6])) for seat in range(s.seats)
    ]
    best = max(ranks)
    return [int(seat) for seat in range(s.seats) if ranks[seat] == best]


# --- solo


def award(s: State) -> str:
    if s.rep[0] >= MASTER:
        return "master"
    return "flamekeeper" if s.rep[0] >= FLAMEKEEPER else "shopkeeper"


def allowed(s: State) -> int:
    """How many achievements this result may unlock."""
    return 2 if s.rep[0] >= MASTER else 1 if s.rep[0] >= FLAMEKEEPER else 0


def reached(s: State) -> list[int]:
    """The achievements whose requirement is met."""
    needs = s.book.achievement_needs
    return [ref for ref in range(len(needs)) if meets(s, 0, needs[ref])]


def unlockable(s: State) -> list[int]:
    """The achievements that this game may still unlock."""
    if len(s.won) >= allowed(s):
        return []
    return [ref for ref in reached(s) if ref not in s.terms.unlocked and ref not in s.won]
