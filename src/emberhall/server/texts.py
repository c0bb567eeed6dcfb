"""The texts of updates. What all seats share is built and encoded once, from a spectator's view.

So nothing can leak from one seat's view into another's: a seat gets a spectator's view plus its own fields. The rest of
a text is assembled from encoded parts, too; `tests/server/test_texts.py` checks it against `Update`.
"""

from collections.abc import Callable

import msgspec
from msgspec import UnsetType

from emberhall import Decision, Game, Play
from emberhall.kernel.play import Outcome
from emberhall.server.frames import encode, question_told, update_of
from emberhall.wire.bodies import Clocks

_encode = msgspec.json.Encoder().encode
WORTH_IT = 3
"""How many seats make sharing worthwhile: a spectator's view is built in addition to each seat's own fields."""
LITTLE = 4
"""With two seats it is worthwhile if a view is this many times as long as a seat's own fields; tried once per title."""
_little: dict[str, bool] = {}


def texts_of(
    table: str, outcome: Outcome, seats: int, closed: bool, clocks: Clocks | UnsetType
) -> Callable[[int | None], bytes]:
    """Return a function that gives the update for a seat; `seats` is how many it will be called for."""
    if not outcome.anew:
        return Parts(table, outcome, _shared(outcome.play, seats), closed, clocks).text

    def text(seat: int | None) -> bytes:
        # Rare, and with the whole log:
        return encode(update_of(table, outcome.play, outcome.tell(seat), closed, clocks))

    return text


def _shared(play: Play, seats: int) -> bytes:
    """The shared beginning of every seat's view; empty if it is cheaper to build each view whole."""
    game = play.game
    if seats < 2 or not game.OWN_FIELDS or (seats < WORTH_IT and not _is_little(game, play)):
        return b""
    view = game.view(play.state, None)
    for name in game.OWN_FIELDS:
        del view[name]
    return _encode(view)[:-1] + b","


def _is_little(game: Game, play: Play) -> bool:
    """True if a seat's own fields are a small part of its view."""
    if game.name not in _little:
        own, whole = (_encode(view(play.state, 0)) for view in (game.own, game.view))
        _little[game.name] = len(own) * LITTLE < len(whole)
    return _little[game.name]


class Parts:
    """The parts of one move's updates, with the shared ones already encoded."""

    __slots__ = ("_closed", "_events", "_head", "_outcome", "_rest", "_tail", "_view")

    def __init__(self, table: str, outcome: Outcome, view: bytes, closed: bool, clocks: Clocks | UnsetType) -> None:
        play, heard = outcome.play, outcome.alike()
        self._outcome = outcome
        self._view = view
        self._closed = closed
        self._events = None if heard is None else b',"events":%b,"decision":' % _encode(heard)
        self._head = b'{"t":"update","table":%b,"seq":%d,"view":%b' % (_encode(table), play.seq, view)
        self._rest = b',"waiting":' + _encode([] if closed else play.waiting)
        self._tail = b"}" if isinstance(clocks, UnsetType) else b',"clocks":%b}' % _encode(clocks)

    def text(self, seat: int | None) -> bytes:
        """The update for one seat."""
        outcome = self._outcome
        play = outcome.play
        own = _encode(play.game.own(play.state, seat))[1:] if self._view else _encode(play.game.view(play.state, seat))
        events = self._events or b',"events":%b,"decision":' % _encode(outcome.heard(seat))
        decision = None if self._closed else play.asked(seat)
        question = b"null" if decision is None else self._question(decision)
        free = 0 if self._closed else play.takebacks.free(seat)
        undo = b',"undo":%d' % free if free else b""
        return b"".join((self._head, own, events, question, self._rest, undo, self._tail))

    def _question(self, decision: Decision) -> bytes:
        question = question_told(self._outcome.play, decision)
        return b"null" if question is None else _encode(question)
