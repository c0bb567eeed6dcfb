"""Taking words back: free as long as nothing was shown, no chance was asked, and nobody else has answered.

What the table itself says, since it is the only answer, goes back together with the choice it followed from: alone it
would be said again at once.
The store only ever grows: a word taken back is followed by the word `undo`. The record of a game keeps what stands.
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
    """Whether an answer can no longer be taken back: chance was asked, or something was shown.

    `luck` is the state's `rng.words()` from before the answer, `events` what was told since.
    """
    if state.over or state.rng.words() != luck:
        return True
    return any(event.kind in game.REVEALS or event.kind in game.COMMITS for event in events)


def lone(game: Game, decision: Decision) -> bool:
    """Whether the table answers by itself: there is but one answer, and that this is so is no secret."""
    if len(decision.options) != 1 or decision.always:
        return False
    return decision.ask not in game.ASKED and decision.ask not in game.RESPONSES


@dataclass(frozen=True, slots=True)
class Takebacks:
    """The steps a seat may take back: of each, how many words it is, its choice and what followed by itself."""

    seat: int | None = None
    steps: tuple[int, ...] = ()

    def after(self, seat: int, bound: bool, lone: bool = False) -> "Takebacks":
        """One more word; `bound` when it cannot be taken back, `lone` when there was no other."""
        if bound:
            return Takebacks()
        steps = self.steps if seat == self.seat else ()
        if not lone:
            return Takebacks(seat, (*steps, 1))
        return Takebacks(seat, (*steps[:-1], steps[-1] + 1)) if steps else Takebacks()

    def free(self, seat: int | None) -> int:
        """How many choices this seat may take back."""
        return len(self.steps) if seat is not None and seat == self.seat else 0
