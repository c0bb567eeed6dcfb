"""Taking words back: free as long as nothing was revealed, no random number was drawn, and nobody else has answered.

A forced answer is taken back together with the choice before it: on its own it would be said again at once.
Stored words only ever grow: a word taken back is followed by the word `undo`. A record keeps only the words that stand.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from emberhall.kernel.decisions import Decision, Option
from emberhall.kernel.events import Event
from emberhall.kernel.parts.manners import Manners
from emberhall.kernel.steps import State

UNDO: Final = "undo"
Move: TypeAlias = tuple[int, str]


def standing(moves: Sequence[Move]) -> list[Move]:
    """The words that stand, without those taken back."""
    stand: list[Move] = []
    for move in moves:
        if move[1] != UNDO:
            stand.append(move)
        elif stand:
            stand.pop()
        else:
            raise ValueError("A word was taken back before any was said.")
    return stand


def binds(manners: Manners, rng_before: tuple[int, int], state: State, events: Sequence[Event]) -> bool:
    """True if an answer can no longer be taken back: it drew a random number, revealed something or ended the game.

    `rng_before` is the state's `rng.words()` from before the answer, `events` are those told since.
    """
    for event in events:
        if event.kind in manners.commits or event.kind in manners.reveals:
            return True
    return not state.work or state.rng.words() != rng_before


def lone(manners: Manners, decision: Decision) -> bool:
    """True if a table answers by itself: there is only one answer, and that is no secret."""
    if len(decision.options) != 1 or decision.always:
        return False
    return decision.ask not in manners.asks and decision.ask not in manners.responses


@final
class Trial:
    """What an answer would lead to, as far as its seat may know."""

    def __init__(self, final: bool, then: tuple[str, ...]) -> None:
        self.final = final  # it could not be taken back
        self.then = then  # the words up to the end of the turn, if all of them are forced


def trial_of(manners: Manners, state: State, seat: int, pick: Option) -> Trial:
    """Try an answer of a seat. Nothing is reported beyond an answer that binds: the seat cannot know it."""
    copy = state.clone()
    copy.listen()
    if binding(manners, copy, pick):
        return Trial(True, ())
    then: list[str] = []
    while (left := copy.decision) is not None and left.seat == seat and lone(manners, left):
        then.append(left.word(left.options[0]))
        if left.ask in manners.ends:
            return Trial(False, tuple(then))
        if binding(manners, copy, left.options[0]):
            break
    return Trial(False, ())


def binding(manners: Manners, state: State, pick: Option) -> bool:
    """Take an answer; return whether it binds."""
    rng_before = state.rng.words()
    state.take(pick)
    return binds(manners, rng_before, state, state.hear())


@final
class Back:
    """What is taken back with a choice by consent: its words and all later ones, and the events they told."""

    def __init__(self, words: list[Move], events: int) -> None:
        self.words = words
        self.events = events  # how many events remain told


@final
class Takebacks:
    """The choices a seat may take back: for each, how many words, its own and those the table said by itself."""

    def __init__(self, seat: int | None = None, steps: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.steps = steps

    def after(self, seat: int, bound: bool, lone: bool = False) -> "Takebacks":
        """The takebacks after one more word; `bound` if it cannot be taken back, `lone` if the table said it itself."""
        if bound:
            return NONE
        steps = self.steps if seat == self.seat else ()
        if not lone:
            return Takebacks(seat, (*steps, 1))
        return Takebacks(seat, (*steps[:-1], steps[-1] + 1)) if steps else NONE

    def free(self, seat: int | None) -> int:
        """How many choices this seat may take back."""
        return len(self.steps) if seat is not None and seat == self.seat else 0


NONE: Final = Takebacks()
