"""Frames: what is sent to screens, made from stored rows, states and events.

What a seat may know is decided by asking the game for that seat, never by taking things away.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import UNSET

from emberhall import Choice, Decision, Game, State, load, titles
from emberhall.kernel.events import Event
from emberhall.server.chairs import seat_of
from emberhall.server.objections import Objection
from emberhall.server.questions import Questions
from emberhall.store import Chair, Line, StoredTable
from emberhall.wire import bodies, messages
from emberhall.wire.seals import seal_of
from emberhall.wire.values import Facts, Heard, Value

_encoder = msgspec.json.Encoder()


def encode(frame: messages.ServerMessage) -> str:
    """The text of a frame."""
    return _encoder.encode(frame).decode()


def info_of(
    row: StoredTable, user: str | None, here: Collection[str] = (), watching: int = 0, frozen: str | None = None
) -> bodies.TableInfo:
    """What a user may know about a table; `here` are the users with a screen at it."""
    return bodies.TableInfo(
        id=row.id,
        title=row.title,
        name=row.name,
        seats=row.seats,
        options=_told(row, seat_of(row, user)),
        public=row.public,
        status=row.status,
        host=row.host,
        chairs=[_chair(chair, here) for chair in row.chairs],
        seq=row.seq,
        waiting=list(row.waiting),
        watching=watching,
        seal=seal_of(row.secret),
        created=row.created,
        you=seat_of(row, user),
        scores=UNSET if row.scores is None else list(row.scores),
        winners=UNSET if row.winners is None else list(row.winners),
        rematch=row.rematch or UNSET,
        frozen=frozen or UNSET,
        cards=row.cards or UNSET,
    )


def _told(row: StoredTable, seat: int | None) -> dict[str, Value]:
    """The options without what other seats keep to themselves; of a title this server does not have, none."""
    game = _game(row.title)
    return {} if game is None else game.told(row.options, seat)


@cache
def _game(title: str) -> Game | None:
    return load(title) if title in titles() else None


def _chair(chair: Chair, here: Collection[str]) -> bodies.Chair:
    return bodies.Chair(
        seat=chair.seat,
        kind=chair.kind,
        face=chair.face,  # type: ignore[arg-type]  # only faces of ours are ever stored
        here=chair.kind == "bot" or (chair.kind == "person" and chair.user in here),
        user=chair.user or UNSET,
        name=chair.name or UNSET,
        level=chair.level or UNSET,
    )


def heard_by(seat: int | None, events: Iterable[Event]) -> list[Heard]:
    """The events as a seat (None: a spectator) hears them."""
    told = [event.to(seat) for event in events]
    return [heard for heard in told if heard is not None]


def update_of(
    game: Game,
    state: State,
    questions: Questions,
    table: str,
    seq: int,
    seat: int | None,
    events: Sequence[Event],
    log: Sequence[Event] | None = None,
    undo: int = 0,
    undone: int | None = None,
) -> messages.Update:
    """What one seat sees now, what it heard since, and the decision if it is the one asked."""
    decision = questions.put_to(seat)
    question = None
    if decision is not None:
        question = question_of(game, state, decision)
    view: dict[str, Any] = game.view(state, seat)
    return messages.Update(
        table=table,
        seq=seq,
        view=view,
        events=heard_by(seat, events),
        decision=question,
        waiting=list(questions.waiting),
        log=UNSET if log is None else heard_by(seat, log),
        undo=undo or UNSET,
        undone=UNSET if undone is None else undone,
    )


def question_of(game: Game, state: State, decision: Decision) -> messages.Question:
    """A decision with all that its seat is told of each answer."""
    choices = [game.choice(state, decision, pick) for pick in decision.options]
    return messages.Question(
        decision.seat,
        decision.ask,
        list(decision.words()),
        [_choice(choice) for choice in choices],
        game.about(state, decision) or UNSET,
    )


def _choice(choice: Choice) -> messages.Choice:
    facts = cast(Facts, choice.facts)
    return messages.Choice(choice.verb, list(choice.refs), choice.gives or UNSET, facts or UNSET)


def said_of(table: str, line: Line) -> messages.Said:
    """A line of talk."""
    return messages.Said(
        table=table,
        n=line.n,
        seat=line.seat,
        name=line.name,
        at=line.at,
        text=UNSET if line.text is None else line.text,
        greeting=UNSET if line.greeting is None else line.greeting,  # type: ignore[arg-type]  # checked when said
    )


def refused_of(table: str, seq: int, objection: Objection) -> messages.Refused:
    """An objection about a table, for its socket."""
    return messages.Refused(
        table=table,
        seq=seq,
        error=objection.error,
        message=objection.message,
        args=objection.args_said,
        rule=objection.rule or UNSET,
    )
