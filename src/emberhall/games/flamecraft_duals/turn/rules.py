"""The turn of Flamecraft Duals, as steps: PLAY, SCORE, REFRESH, and the next seat; and the end of the game.

PLAY is in `play_phase` and `abilities`, SCORE in `score_phase`; coins interrupt both, see `coins`.
"""

from typing import Final, final

from emberhall.games.flamecraft_duals.effects.hands import REFRESHING, drawable
from emberhall.games.flamecraft_duals.events import SpecialBegan, TookKept, TurnBegan
from emberhall.games.flamecraft_duals.score import standing
from emberhall.games.flamecraft_duals.state import LOST_END, WAS_KEPT, State
from emberhall.games.flamecraft_duals.turn.play_phase import PLACE_IT, PULL_ONE
from emberhall.games.flamecraft_duals.turn.score_phase import SCORING, finish
from emberhall.games.flamecraft_duals.words import FACES, TODD
from emberhall.kernel import i64, steps

HAND: Final = 2


def hand_limit(s: State) -> i64:
    """Two cards; more with Todd (FD-64)."""
    limit: i64 = HAND
    if s.has(TODD):
        limit = s.book.fancies[TODD].number
    return limit


def held_cards(hand: i64) -> i64:
    """How many cards a hand has."""
    count: i64 = 0
    while hand:
        hand &= hand - 1
        count += 1
    return count


@final
class BeginTurn(steps.Step):
    """Begin a turn: a kept token is played instead of a pull (FD-36)."""

    def run(self, s: State) -> None:
        s.turn += 1
        s.spent = s.claimed = s.completed = 0
        s.chain = []
        if s.events is not None:
            s.tell(TurnBegan(kind="turn", seat=s.seat, turn=s.turn, reputation=standing(s)))
        s.work.append(END_TURN)
        s.work.append(REFRESH)
        s.work.append(SCORING)
        face = s.kept(s.seat)
        if face < 0:
            s.work.append(PULL_ONE)
            return
        s.set_kept(s.seat, -1)
        s.held = face
        s.source = WAS_KEPT
        if s.events is not None:
            s.tell(TookKept(kind="took", seat=s.seat, token=FACES[face]))
        s.work.append(PLACE_IT)


@final
class Refresh(steps.Step):
    """Draw up to the hand limit; a fuller hand stays as it is (FD-60)."""

    def run(self, s: State) -> None:
        if held_cards(s.hand(s.seat)) < hand_limit(s) and drawable(s):
            s.work.append(REFRESH)
            s.work.append(REFRESHING)


@final
class EndTurn(steps.Step):
    """Go on with the other seat's turn or, once the end was triggered, its special phase (FD-26, FD-27)."""

    def run(self, s: State) -> None:
        if s.terms.solo:
            if s.end_by >= 0:  # FD-41
                s.outcome = LOST_END
                finish(s)
            else:
                s.work.append(BEGIN_TURN)
            return
        s.seat = 1 - s.seat
        if s.end_by < 0:
            s.work.append(BEGIN_TURN)
            return
        s.special = 1
        s.spent = s.claimed = s.completed = 0
        s.chain = []
        if s.events is not None:
            s.tell(SpecialBegan(kind="special", seat=s.seat, reputation=standing(s)))
        s.work.append(SCORING)


@final
class EndGame(steps.Step):
    """The bottom of the stack: ends the game when nothing else is left to do."""

    def run(self, s: State) -> None:
        finish(s)


BEGIN_TURN: Final = BeginTurn()
REFRESH: Final = Refresh()
END_TURN: Final = EndTurn()
END_GAME: Final = EndGame()
