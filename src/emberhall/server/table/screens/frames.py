"""Frames: what screens are sent besides updates, built from stored rows and lines."""

from collections.abc import Collection
from functools import cache

import msgspec
from msgspec import UNSET, UnsetType

from emberhall import Game, Play, load, titles
from emberhall.kernel.events import heard_by
from emberhall.kernel.plays.takebacks import Back
from emberhall.server.errors import RequestError
from emberhall.server.table.row.botnames import with_names
from emberhall.server.table.row.chairs import seat_of
from emberhall.server.table.row.clocks import left_at
from emberhall.server.table.row.delays import delay_of
from emberhall.server.table.row.filling import missing, seconds_left
from emberhall.server.table.row.hints import allowed as hints_allowed
from emberhall.server.table.row.lives import Life, life_of, terms_of
from emberhall.server.table.row.motions import UNDOS, needed, voters
from emberhall.server.table.row.origins import IMPORTED, is_casual, is_page, origin_of
from emberhall.server.table.row.series import series_of
from emberhall.store import Chair, Line, StoredTable
from emberhall.wire import messages, tables
from emberhall.wire.seals import seal_of
from emberhall.wire.values import Value, face_of

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
) -> tables.TableInfo:
    """What a user may know about a table. `here` are the users with a screen at it, `now` is the server's uptime."""
    life, seat = life_of(row), seat_of(row, user)
    silent = missing(row) if row.purpose.again and row.status == "open" else None
    late = seat is None and delay_of(row) is not None  # then only the table knows how far they see
    return tables.TableInfo(
        id=row.id,
        title=row.title,
        name=row.name,
        seats=row.seats,
        options=_options(row, seat),
        public=row.public,
        status=row.status,
        host=row.host,
        chairs=[
            _chair(chair, here, life, silent) for chair in with_names(row.id, row.chairs)
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
        circle=UNSET if seat is None else row.purpose.circle or UNSET,
        fill=UNSET if (left := seconds_left(row)) is None else round(left),
        hints=hints_allowed(row) or UNSET,
        terms=_terms(row),
        series=series_of(row, game) or UNSET if (game := _game(row.title)) is not None else UNSET,
        clocks=UNSET if late else clocks_of(row, now),
        resting=[tables.Resting(seat, until) for seat, until in life.resting.items()] or UNSET,
        ended=UNSET if life.ended is None else tables.Ended(life.ended, UNSET if life.by is None else life.by),
        stood=UNSET if seat is None or seat not in life.stood else list(life.stood[seat]),
        undos=UNSET if seat is None or row.status != "running" else UNDOS - life.undos.get(seat, 0),
    )


def _origin(row: StoredTable) -> tables.Origin | UnsetType:
    origin = origin_of(row)
    if origin is None:
        return UNSET
    table, moment = origin
    return tables.Origin("", moment, f"/{table}") if is_page(table) else tables.Origin(table, moment)


def _terms(row: StoredTable) -> tables.TermsInfo:
    terms = terms_of(row)
    return tables.TermsInfo(terms.clock, terms.zero, terms.away, terms.delay, terms.series)


def clocks_of(row: StoredTable, now: int) -> tables.Clocks | UnsetType:
    """The time each seat has left, if the table has clocks."""
    life = life_of(row)
    return tables.Clocks(list(left_at(life, now)), list(life.running)) if life.left else UNSET


def motion_of(
    row: StoredTable, here: Collection[str], now: int, consent: float, seat: int | None, play: Play, back: Back | None
) -> tables.Motion | UnsetType:
    """The motion as one seat sees it; for an undo, with how many of the events it has heard would be taken back."""
    motion = life_of(row).motion
    if motion is None:
        return UNSET
    asked = voters(row, motion, here)
    frame = tables.Motion(
        id=motion.id,
        kind=motion.kind,
        seat=motion.seat,
        voters=asked,
        needed=needed(motion, asked),
        votes=[tables.Voted(each, answer) for each, answer in motion.answers.items()],
    )
    if motion.kind != "away":
        frame.left = max(0, motion.at + int(consent * 1000) - now)
    if back is not None:
        frame.back = len(heard_by(seat, play.events[back.events :]))
        frame.words = [sum(who == each for who, _ in back.words) for each in range(row.seats)]
    return frame


def _options(row: StoredTable, seat: int | None) -> dict[str, Value]:
    """The options without other seats' secrets; empty if this server does not have the title."""
    game = _game(row.title)
    return {} if game is None else game.setup.visible(row.options, seat)


@cache
def _game(title: str) -> Game | None:
    return load(title) if title in titles() else None


def _chair(chair: Chair, here: Collection[str], life: Life, late: Collection[int] | None) -> tables.Chair:
    held = life.held.get(chair.seat) if chair.kind == "bot" else None
    return tables.Chair(
        seat=chair.seat,
        kind=chair.kind,
        face=face_of(chair.face),
        here=chair.kind == "bot" or (chair.kind == "person" and chair.user in here),
        user=chair.user or UNSET,
        name=chair.name or UNSET,
        level=chair.level or UNSET,
        held=held or UNSET,
        yes=UNSET if late is None else chair.seat not in late,
    )


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
