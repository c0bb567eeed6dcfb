"""Taking words back: free as long as nothing was shown, no chance was asked, and nobody else has answered.

The store only ever grows: a word taken back is followed by the word `undo`. The record of a game keeps what stands.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from emberhall import Game, State
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


@dataclass(frozen=True, slots=True)
class Takebacks:
    """How many of the last words their seat may take back."""

    seat: int | None = None
    count: int = 0

    def after(self, seat: int, bound: bool) -> "Takebacks":
        """One more word; `bound` when it cannot be taken back."""
        if bound:
            return Takebacks()
        return Takebacks(seat, self.count + 1 if seat == self.seat else 1)

    def free(self, seat: int | None) -> int:
        """How many words this seat may take back."""
        return self.count if seat is not None and seat == self.seat else 0
