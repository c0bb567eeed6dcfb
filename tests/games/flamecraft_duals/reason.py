"""What is surely wrong with an answer at Flamecraft Duals: a coin that can bring nothing any more."""

from collections.abc import Iterator, Sequence

from emberhall.games.flamecraft_duals.facts.grids import COMPLETE, Grid
from emberhall.games.flamecraft_duals.score import winning_seats
from emberhall.games.flamecraft_duals.state import CARD, State
from emberhall.games.flamecraft_duals.turn.score_phase import Score
from emberhall.games.flamecraft_duals.words import COIN_DRAW, FIRST_COIN
from emberhall.kernel.decisions import Option


def faults(s: State, seat: int, options: Sequence[Option], pick: Option) -> Iterator[str]:
    """A card drawn in the last turn, where a coin is a point, and no card left in the deck could be scored."""
    last = s.end_by >= 0 and isinstance(s.work[-1], Score)
    if last and pick == FIRST_COIN + COIN_DRAW and not s.fancies:
        grid = Grid()
        grid.look(s)
        if not any(grid.near(s, entry & CARD) & COMPLETE for entry in s.deck):
            yield "a coin for nothing"


def near(s: State, seat: int) -> bool:
    return s.end_by >= 0 and s.terms.seats == 2 and s.seat == seat


def won(s: State, start: State, seat: int) -> bool | None:
    return None if s.work else winning_seats(s) == [seat]
