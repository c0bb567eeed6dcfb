"""Taking words back: allowed as long as nothing was revealed, no chance was used and nobody else has answered.

An answer that the table gave because it was the only one is taken back together with the choice before it: alone it
would be given again at once. The store is append-only: a word taken back is followed by the word `undo`. The record of
a game has only the words that stand.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from emberhall import Decision, Game, State
from emberhall.kernel.events import Event
from emberhall.store import Move

UNDO = "undo"


def standing(moves: Sequence[Move]) -> list[Move]:
    """The words that stand, without those taken back."""
    kept: list[Move] = []
    for seat, word in moves:
        if word == UNDO:
            kept.pop()
        else:
            kept.append((seat, word))
    return kept


def binds(game: Game, luck: tuple[int, int], state: State, events: Sequence[Event]) -> bool:
    """Whether an answer can no longer be taken back: chance was used, or something was revealed.

    `luck` is the state's `rng.words()` from before the answer, `events` what was told since.
    """
    if state.over or state.rng.words() != luck:
        return True
    return any(event.kind in game.REVEALS or event.kind in game.COMMITS for event in events)


def lone(game: Game, decision: Decision) -> bool:
    """Whether the table answers by itself: there is only one answer, and that is no secret."""
    return len(decision.options) == 1 and decision.ask not in game.ASKED and decision.ask not in game.RESPONSES


@dataclass(frozen=True, slots=True)
class Takebacks:
    """The steps a seat may take back: for each, how many words it has, the choice and the automatic ones after it."""

    seat: int | None = None
    steps: tuple[int, ...] = ()

    def after(self, seat: int, bound: bool, lone: bool = False) -> "Takebacks":
        """After one more word; `bound` if it cannot be taken back, `lone` if it was the only option."""
        if bound:
            return Takebacks()
        steps = self.steps if seat == self.seat else ()
        if not lone:
            return Takebacks(seat, (*steps, 1))
        return Takebacks(seat, (*steps[:-1], steps[-1] + 1)) if steps else Takebacks()

    def free(self, seat: int | None) -> int:
        """How many choices this seat may take back."""
        return len(self.steps) if seat is not None and seat == self.seat else 0
