"""Updates: what a seat is told of the game. All are built here: at the table, late, in lessons and in reviews.

After a move most of what the seats are told is alike. `Updates` encodes that once, from a spectator's view, so nothing
can leak from one seat's view into another's: a seat gets a spectator's view plus its own fields.
`tests/server/test_updates.py` checks it against updates built one by one.
"""

from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from emberhall import Decision, Game, Play
from emberhall.kernel.play import Outcome
from emberhall.kernel.plays.news import News
from emberhall.server.table.screens.frames import encode
from emberhall.server.table.screens.questions import question_of, trial_question_of
from emberhall.wire.messages import Question, Update
from emberhall.wire.tables import Clocks

_encode = msgspec.json.Encoder().encode
WORTH_IT = 3
"""How many seats make sharing worthwhile: a spectator's view is built in addition to each seat's own fields."""
LITTLE = 4
"""With two seats it is worthwhile if a view is this many times as long as a seat's own fields; tried once per title."""
_little: dict[str, bool] = {}


def update_of(
    table: str,
    play: Play,
    news: News,
    closed: bool = False,
    clocks: Clocks | UnsetType = UNSET,
    live: bool = True,
) -> Update:
    """What one seat sees now, what happened since, and its decision, if any.

    A closed table asks nobody. Unless `live`, the moment is past: nothing can be tried or taken back.
    """
    update = _update(
        table, play, news.view, news.events, news.decision, news.free if live else 0, closed, clocks, live=live
    )
    update.seq = news.seq
    update.log = UNSET if news.log is None else news.log
    update.undone = UNSET if news.undone is None else news.undone
    return update


def _update(
    table: str,
    play: Play,
    view: Any,
    events: Any,
    decision: Decision | None,
    free: int,
    closed: bool,
    clocks: Clocks | UnsetType,
    live: bool = True,
) -> Update:
    """The only maker of updates. View and events may already be encoded."""
    return Update(
        table=table,
        seq=play.seq,
        view=view,
        events=events,
        decision=None if decision is None or closed else _question(play, decision, live),
        waiting=[] if closed else list(play.waiting),
        undo=UNSET if closed else free or UNSET,
        clocks=clocks,
    )


def _question(play: Play, decision: Decision, live: bool) -> Question | None:
    """A decision as its seat is told it; None if the table answers it by itself."""
    if play.course.by_itself(decision):
        return None
    return trial_question_of(play, decision) if live else question_of(play.game, play.state, decision)


class Updates:
    """The updates of one outcome, with what `seats` different readers share encoded once."""

    __slots__ = ("_clocks", "_closed", "_events", "_outcome", "_table", "_view")

    def __init__(self, table: str, outcome: Outcome, seats: int, closed: bool, clocks: Clocks | UnsetType) -> None:
        self._table = table
        self._outcome = outcome
        self._closed = closed
        self._clocks = clocks
        self._view, self._events = b"", None
        if not outcome.anew:
            self._view, alike = _shared_view(outcome.play, seats), outcome.alike()
            self._events = None if alike is None else Raw(_encode(alike))

    def text(self, seat: int | None) -> bytes:
        """The encoded update for one seat (None: a spectator)."""
        outcome, play = self._outcome, self._outcome.play
        if outcome.anew:  # rare, and with the whole log
            return encode(update_of(self._table, play, outcome.tell(seat), self._closed, self._clocks))
        game, state = play.game, play.state
        view = Raw(self._view + _encode(game.face.own(state, seat))[1:]) if self._view else game.view(state, seat)
        events = self._events or outcome.heard(seat)
        decision, free = play.asked(seat), play.course.takebacks.free(seat)
        return encode(_update(self._table, play, view, events, decision, free, self._closed, self._clocks))


def _shared_view(play: Play, seats: int) -> bytes:
    """The shared beginning of every seat's view; empty if it is cheaper to build each view whole."""
    game = play.game
    if seats < 2 or not game.face.own_fields or (seats < WORTH_IT and not _is_little(game, play)):
        return b""
    own = game.face.own_fields
    view = {name: value for name, value in game.view(play.state, None).items() if name not in own}
    return _encode(view)[:-1] + b","


def _is_little(game: Game, play: Play) -> bool:
    """True if a seat's own fields are a small part of its view."""
    if game.name not in _little:
        own, whole = (_encode(view(play.state, 0)) for view in (game.face.own, game.view))
        _little[game.name] = len(own) * LITTLE < len(whole)
    return _little[game.name]
