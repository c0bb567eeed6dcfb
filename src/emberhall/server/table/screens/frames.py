"""Frames: what is sent to screens, built from stored rows, states and events.

What a seat may know comes from asking the game for that seat's view, never from removing fields.
"""

from collections.abc import Collection
from functools import cache
from typing import cast

import msgspec
from msgspec import UNSET, UnsetType

from emberhall import Choice, Decision, Game, Play, State, load, titles
from emberhall.kernel.decisions import Combined
from emberhall.kernel.events import heard_by
from emberhall.kernel.play import News
from emberhall.kernel.takebacks import Back
from emberhall.server.botnames import named
from emberhall.server.chairs import seat_of
from emberhall.server.clocks import left_at
from emberhall.server.delays import delay_of
from emberhall.server.errors import RequestError
from emberhall.server.filling import seconds_left
from emberhall.server.hints import allowed as hints_allowed
from emberhall.server.lives import Life, life_of, terms_of
from emberhall.server.motions import UNDOS, needed, voters
from emberhall.server.origins import IMPORTED, is_casual, is_page, origin_of
from emberhall.store import Chair, Line, StoredTable
from emberhall.wire import bodies, messages
from emberhall.wire.seals import seal_of
from emberhall.wire.values import Facts, Value

_encoder = msgspec.json.Encoder()


def encode(frame: messages.ServerMessage) -> bytes:
    """The text of a frame, in UTF-8."""
    return _encoder.encode(frame)


def info_of(
    row: StoredTable,
    user: str | None,
    here: Collection[str] = (),
    watching: int = 0,
    frozen: str | None = None,
    pace: float | None = None,
    now: int = 0,
) -> bodies.TableInfo:
    """What a user may know about a table. `here` are the users with a screen at it, `now` is the server's uptime."""
    life, seat = life_of(row), seat_of(row, user)
    late = seat is None and delay_of(row) is not None  # then only the table knows how far they see
    return bodies.TableInfo(
        id=row.id,
        title=row.title,
        name=row.name,
        seats=row.seats,
        options=_options(row, seat),
        public=row.public,
        status=row.status,
        host=row.host,
        chairs=[
            _chair(chair, here, life) for chair in named(row.id, row.chairs)
        ],  # older tables have bots without names
        seq=0 if late else row.seq,
        waiting=[] if late else list(row.waiting),
        watching=watching,
        seal=None if is_casual(row) else seal_of(row.secret),
        created=row.created,
        you=seat,
        scores=UNSET if row.scores is None else list(row.scores),
        winners=UNSET if row.winners is None else list(row.winners),
        rematch=row.rematch or UNSET,
        frozen=frozen or UNSET,
        cards=row.cards or UNSET,
        forked=_origin(row),
        imported=True if IMPORTED in row.notes else UNSET,
        pace=UNSET if pace is None else pace,
        rated=row.purpose.rated,
        daily=row.purpose.daily or UNSET,
        event=row.purpose.event or UNSET,
        fill=UNSET if (left := seconds_left(row)) is None else round(left),
        hints=hints_allowed(row) or UNSET,
        terms=_terms(row),
        clocks=UNSET if late else clocks_of(row, now),
        ended=UNSET if life.ended is None else bodies.Ended(life.ended, UNSET if life.by is None else life.by),
        undos=UNSET if seat is None or row.status != "running" else UNDOS - life.undos.get(seat, 0),
    )


def _origin(row: StoredTable) -> bodies.Origin | UnsetType:
    origin = origin_of(row)
    if origin is None:
        return UNSET
    table, moment = origin
    return bodies.Origin("", moment, f"/{table}") if is_page(table) else bodies.Origin(table, moment)


def _terms(row: StoredTable) -> bodies.TermsInfo:
    terms = terms_of(row)
    return bodies.TermsInfo(terms.clock, terms.zero, terms.away, terms.delay)


def clocks_of(row: StoredTable, now: int) -> bodies.Clocks | UnsetType:
    """The time each seat has left, if the table has clocks."""
    life = life_of(row)
    return bodies.Clocks(list(left_at(life, now)), list(life.running)) if life.left else UNSET


def motion_of(
    row: StoredTable, here: Collection[str], now: int, consent: float, seat: int | None, play: Play, back: Back | None
) -> bodies.Motion | UnsetType:
    """The motion as one seat sees it; for an undo, with how many of the events it has heard would be taken back."""
    motion = life_of(row).motion
    if motion is None:
        return UNSET
    asked = voters(row, motion, here)
    told = bodies.Motion(
        id=motion.id,
        kind=motion.kind,
        seat=motion.seat,
        voters=asked,
        needed=needed(motion, asked),
        votes=[bodies.Voted(each, answer) for each, answer in motion.answers.items()],
    )
    if motion.kind != "away":
        told.left = max(0, motion.at + int(consent * 1000) - now)
    if back is not None:
        told.back = len(heard_by(seat, play.events[back.events :]))
        told.words = [sum(who == each for who, _ in back.words) for each in range(row.seats)]
    return told


def _options(row: StoredTable, seat: int | None) -> dict[str, Value]:
    """The options without other seats' secrets; empty if this server does not have the title."""
    game = _game(row.title)
    return {} if game is None else game.visible_options(row.options, seat)


@cache
def _game(title: str) -> Game | None:
    return load(title) if title in titles() else None


def _chair(chair: Chair, here: Collection[str], life: Life) -> bodies.Chair:
    held = life.held.get(chair.seat) if chair.kind == "bot" else None
    return bodies.Chair(
        seat=chair.seat,
        kind=chair.kind,
        face=chair.face,  # type: ignore[arg-type]  # only faces of ours are ever stored
        here=chair.kind == "bot" or (chair.kind == "person" and chair.user in here),
        user=chair.user or UNSET,
        name=chair.name or UNSET,
        level=chair.level or UNSET,
        held=held or UNSET,
    )


def update_of(
    table: str, play: Play, news: News, closed: bool = False, clocks: bodies.Clocks | UnsetType = UNSET
) -> messages.Update:
    """What one seat sees now, what happened since, and its decision, if any; a closed table asks nobody."""
    decision = None if closed else news.decision
    return messages.Update(
        table=table,
        seq=news.seq,
        view=news.view,
        events=news.events,
        decision=None if decision is None else question_told(play, decision),
        waiting=[] if closed else list(news.waiting),
        log=UNSET if news.log is None else news.log,
        undo=UNSET if closed else news.free or UNSET,
        undone=UNSET if news.undone is None else news.undone,
        clocks=clocks,
    )


def question_told(play: Play, decision: Decision) -> messages.Question | None:
    """A decision as its seat is told it; None if the table answers it by itself."""
    return None if play.by_itself(decision) else told_of(play, decision)


def question_of(game: Game, state: State, decision: Decision) -> messages.Question:
    """A decision, with what its seat is told about each option."""
    return messages.Question(
        decision.seat,
        decision.ask,
        list(decision.words()),
        [_choice(game.choice(state, decision, pick)) for pick in decision.options],
        game.about(state, decision) or UNSET,
        [_combined(gesture) for gesture in game.combined(state, decision)] or UNSET,
    )


def told_of(play: Play, decision: Decision) -> messages.Question:
    """Like `question_of`, with which answers could not be taken back, if the title lets its seats know."""
    question = question_of(play.game, play.state, decision)
    if play.game.TRIES and len(decision.options) > 1:
        for pick, choice in zip(decision.options, question.choices, strict=True):
            trial = play.tried(decision, pick)
            choice.final = trial.final or UNSET
            choice.then = list(trial.then) or UNSET
    return question


def _choice(choice: Choice) -> messages.Choice:
    facts = cast(Facts, choice.facts)
    return messages.Choice(choice.verb, list(choice.refs), choice.gives or UNSET, facts or UNSET)


def _combined(gesture: Combined) -> messages.Combined:
    choice = _choice(gesture.choice)
    choice.final = gesture.final or UNSET
    return messages.Combined(list(gesture.words), choice)


def said_of(table: str, line: Line) -> messages.Said:
    """A line of chat."""
    return messages.Said(
        table=table,
        n=line.n,
        seat=line.seat,
        name=line.name,
        at=line.at,
        text=UNSET if line.text is None else line.text,
        greeting=UNSET if line.greeting is None else line.greeting,  # type: ignore[arg-type]  # checked when said
        user=line.user or UNSET,
        aside=line.aside or UNSET,
        event=UNSET if line.event is None else line.event,  # type: ignore[arg-type]  # the table's own
    )


def refused_of(table: str, seq: int, error: RequestError) -> messages.Refused:
    """A refusal at a table, for the socket that asked."""
    return messages.Refused(
        table=table,
        seq=seq,
        error=error.error,
        message=error.message,
        args=error.args_said,
        rule=error.rule or UNSET,
    )
