"""Forks: a moment of a game becomes a table of its own, whose record begins with the words up to that moment.

They are followed by the word `fork`, with a seed if what a seat could not know is dealt anew; so a replay is exact, and
nothing before it can be taken back.
"""

from typing import NamedTuple

from emberhall import Game, Play
from emberhall.kernel.plays.takebacks import standing
from emberhall.kernel.records import FORK
from emberhall.server.errors import RequestError
from emberhall.server.review.reviews import first_moment
from emberhall.server.table.row import chairs
from emberhall.server.table.row.counted import check_may_fork
from emberhall.server.table.row.origins import FORKED
from emberhall.server.table.row.waking import record_of
from emberhall.server.timestamps import now
from emberhall.store import Move, Stored, StoredTable, User
from emberhall.wire.bodies.reviews import Fork, ForkTable
from emberhall.wire.seals import SECRET_BYTES, mixed
from emberhall.world import chance


class Forked(NamedTuple):
    """A table that continues another game, and the words it already has."""

    row: StoredTable
    words: list[Move]
    game: Game


def forked(stored: Stored, user: User, wish: ForkTable) -> Forked:
    """The table that continues a stored game. Raises RequestError if not allowed."""
    origin, words = stored.table, standing(stored.moves)
    check_may_fork(origin)
    if origin.status == "running":
        _alone(origin, user, wish)
    if not 0 <= wish.moment <= len(words):
        raise _no_moment(wish.moment, len(words))
    each = []
    last = len(words) if origin.status == "running" else wish.moment
    asked: int | None = None
    for moment, outcome in enumerate(Play.walk(record_of(origin, words[:last]))):
        each.append(outcome.new_events())
        if moment == wish.moment:
            asked = next(iter(outcome.play.waiting), None)
    if asked is None:
        raise _is_over()
    if wish.moment < first_moment(origin, outcome.play, each):
        raise _no_moment(wish.moment, len(words))
    return _forked(outcome.play, words[: wish.moment], f"{origin.id} {wish.moment}", user, wish, asked)


def forked_position(play: Play, page: str, user: User, wish: Fork) -> Forked:
    """Return the table that continues from a position of a lesson or of the rules, named by its page."""
    asked = next(iter(play.waiting), None)
    if asked is None:
        raise _is_over()
    return _forked(play, play.words, f"{page} {len(play.words)}", user, wish, asked)


def _forked(play: Play, words: list[Move], note: str, user: User, wish: Fork, asked: int) -> Forked:
    row = _row(play, note, len(words), user, wish)
    seat = asked if wish.seat is None else wish.seat
    dealt = FORK if wish.as_it_was else f"{FORK} {mixed(row.secret, FORK)}"
    return Forked(row, [*words, (seat, dealt)], play.game)


def _alone(origin: StoredTable, user: User, wish: ForkTable) -> None:
    """Check that a running game is forked only by a person alone against bots, for their own seat and dealt anew."""
    own = chairs.seat_of(origin, user.id)
    others = [chair for chair in origin.chairs if chair.seat != own]
    if own is None or any(chair.kind != "bot" or chair.user is not None for chair in others):
        raise RequestError("fork-running", "A game with several people can be forked when it is over, not before.", 403)
    bots_only = {str(chair.seat) for chair in others} <= set(wish.bots)
    if wish.seat != own or wish.as_it_was or not bots_only or not wish.start:
        sentence = "While the game is running, you can only fork it for your own seat, against bots and dealt anew."
        raise RequestError("fork-alone", sentence, 403)


def _row(play: Play, note: str, moment: int, user: User, wish: Fork) -> StoredTable:
    """The new table, with everybody seated as requested."""
    at = now()
    row = StoredTable(
        id=chance.token_urlsafe(12),
        title=play.game.name,
        name="",
        seats=play.course.deal.seats,
        options=play.course.deal.options,
        public=wish.public is True,
        host=user.id,
        secret=chance.token_bytes(SECRET_BYTES),
        rules=play.game.cards.rules,
        created=at,
        moved=at,
        chairs=tuple(chairs.free_chair(seat) for seat in range(play.course.deal.seats)),
        seed=play.course.deal.seed,
        notes={FORKED: note},
        seq=moment + 1,
        cards=play.game.cards.overlay,
    )
    if wish.seat is not None:
        row = chairs.sit(row, user, wish.seat, None)
    for text, level in wish.bots.items():
        if text not in map(str, range(row.seats)) or text == str(wish.seat):
            raise RequestError("unknown-seat", f"There is no seat {text!r} for a bot at this table.", 400, seat=text)
        row = chairs.seat_bot(row, user, int(text), chairs.check_level(row.title, level))
    if wish.start and any(chair.kind == "free" for chair in row.chairs):
        chairs.begin(row, row.rules)  # raises, naming the free seats
    return row


def _is_over() -> RequestError:
    return RequestError("fork-over", "The game is over at this moment; fork an earlier one.")


def _no_moment(moment: int, last: int) -> RequestError:
    return RequestError("unknown-moment", f"The game has moments 0 to {last}, not {moment}.", 400, moment=moment)
