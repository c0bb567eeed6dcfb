"""Tables and their chairs: writing and reading them, and turning rows into values."""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, make_dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, Literal, TypeAlias

from sqlalchemy import ColumnElement, Select, bindparam, delete, insert, select, update

from emberhall.store.errors import Damaged, RevisionTaken, revision_taken
from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import chairs, moves, tables
from emberhall.store.work import cards as card_sets
from emberhall.store.work import daily
from emberhall.store.work.cards import CardSet
from emberhall.store.work.daily import Tried

Value: TypeAlias = str | int | bool
Move: TypeAlias = tuple[int, str]
"""A seat and its word, as a record writes them."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a chair. A bot with a user holds the seat of a person who left."""

    seat: int
    face: str
    kind: Literal["person", "bot", "free"] = "free"
    user: str | None = None
    name: str | None = None
    level: str | None = None
    nonce: str | None = None


@dataclass(frozen=True, slots=True)
class Purpose:
    """What a table is for, apart from the game itself."""

    rated: bool = False
    """Its result counts for the ladder."""
    daily: str = ""
    """The day of the daily deal played here, if any."""
    event: str = ""
    """The event it belongs to, if any, and its round there."""
    round: int = 0
    shared: bool = False
    """The same deal is played at other tables of the round."""
    fill: int = 0
    """Seconds after which bots take the free seats; 0: never."""
    circle: str = ""
    """The circle it belongs to, if any."""
    again: bool = False
    """It is a rematch: it begins once all people of the game before have said yes."""
    unwelcome: Sequence[str] = ()
    """Marks of those whom the host has sent away, who may only watch."""
    series: Sequence[Mapping[str, Any]] = ()
    """The earlier games of the series it belongs to, as `server/table/row/series.py` writes them."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its moves and talk."""

    id: str
    title: str
    name: str
    seats: int
    options: Mapping[str, Value]
    public: bool
    host: str
    secret: bytes
    rules: int
    created: str
    chairs: tuple[Chair, ...]
    status: Literal["open", "running", "over"] = "open"
    seed: int | None = None
    notes: Mapping[str, str] = field(default_factory=dict)
    seq: int = 0
    waiting: tuple[int, ...] = ()
    moved: str = ""
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    rematch: str | None = None
    cards: str = ""
    """The mark of the overlay of cards that the table was made with, if any."""
    purpose: Purpose = field(default_factory=Purpose)
    terms: Mapping[str, str] = field(default_factory=dict)
    """What is agreed besides the title's options: the clock, what happens at zero, and when somebody is away."""
    life: str = ""
    """The table's life besides the game, as the server writes it: clocks, motions, how it was ended."""
    deadline: str | None = None
    """When a clock runs out if nothing happens, in uptime."""
    revision: int = field(default=0, compare=False)
    """How often the row was written; keeps processes from overwriting each other's changes."""


_FIELDS = [each.name for each in fields(StoredTable)]
_values = attrgetter(*_FIELDS)
_SEQ, _WAITING, _MOVED, _REVISION = (_FIELDS.index(name) for name in ("seq", "waiting", "moved", "revision"))
_Loose: Any = make_dataclass("_Loose", _FIELDS, slots=True, eq=False)
"""The same fields in a class that is not frozen: setting them takes a third of the time."""


def moved_on(row: StoredTable, seq: int, waiting: tuple[int, ...], at: str) -> StoredTable:
    """The row after words were stored. Same as `replace`, but much faster: it runs for every move."""
    values = list(_values(row))
    values[_SEQ], values[_WAITING], values[_MOVED] = seq, waiting, at
    values[_REVISION] = row.revision + 1
    after: StoredTable = _Loose(*values)
    after.__class__ = StoredTable
    return after


COLUMNS = [column.name for column in tables.columns]
CHAIR = ["seat", "face", "kind", "user_id", "name", "level", "nonce"]
DAMAGE = (ValueError, TypeError, AttributeError)
"""The errors that reading a damaged row may raise."""
SAVED = [
    *("name", "seats", "options", "public", "host", "status", "seed", "notes", "waiting", "moved", "purpose"),
    *("winners", "terms", "life", "deadline"),
]


def with_chairs(selection: Select[Any], *order: str, more: Callable[[Any], list[Any]] = lambda _: []) -> Query:
    """The selected tables, by the given columns descending, with a row per chair; `more` adds columns."""
    selected = selection.subquery()
    columns = [*(selected.c[name] for name in COLUMNS), *(chairs.c[name] for name in CHAIR), *more(selected.c)]
    with_their_chairs = selected.outerjoin(chairs, chairs.c.table_id == selected.c.id)
    by = [selected.c[name].desc() for name in order]
    return Query(select(*columns).select_from(with_their_chairs).order_by(*by, selected.c.id, chairs.c.seat))


def all_columns() -> list[ColumnElement[Any]]:
    """The columns of a table, in the order of COLUMNS."""
    return [tables.c[name] for name in COLUMNS]


ADD = Query(insert(tables))
LINK = Query(
    update(tables)
    .where(tables.c.id == bindparam("old"), tables.c.rematch.is_(None))
    .values(rematch=bindparam("new"), revision=tables.c.revision + const(1))
    .returning(tables.c.id)
)
SAVE = Query(
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.revision == bindparam("read"))
    .values(**{name: bindparam(f"new_{name}") for name in SAVED}, revision=tables.c.revision + const(1))
    .returning(tables.c.id)
)
DROP_CHAIRS = Query(delete(chairs).where(chairs.c.table_id == bindparam("table"), chairs.c.seat >= bindparam("seats")))


def _set_chair(own_insert: Any) -> Any:
    new = own_insert(chairs)
    changes = {name: new.excluded[name] for name in (*CHAIR[1:], "ended")}
    return new.on_conflict_do_update(index_elements=["table_id", "seat"], set_=changes)


SET_CHAIR = Query(_set_chair)
THIS = select(*all_columns()).where(tables.c.id == bindparam("table"))
ONE = with_chairs(THIS)
ADD_WORDS = Query(insert(moves))
HIDE = Query(
    update(chairs)
    .where(chairs.c.table_id == bindparam("table"), chairs.c.user_id == bindparam("user"))
    .values(hidden=const(1))
    .returning(chairs.c.seat)
)


@work
def add(
    table: StoredTable, rematch_of: str | None = None, cards: CardSet | None = None, moves: Sequence[Move] = ()
) -> Steps[None]:
    """Store a new table, its cards if they are new, the first words of a fork or an import, and the link to it.

    RevisionTaken when the table it follows already has a rematch.
    """
    yield ADD, _row_of(table)
    yield from _set_chairs(table)
    if rematch_of is not None and not (yield LINK, {"old": rematch_of, "new": table.id}):
        raise RevisionTaken("The table has a rematch already.")
    if cards is not None:
        yield from card_sets.keep(cards)
    if moves:
        yield (
            ADD_WORDS,
            [
                {"table_id": table.id, "seq": place, "seat": seat, "word": word, "at": table.moved}
                for place, (seat, word) in enumerate(moves, start=1)
            ],
        )


@work
def save(table: StoredTable, tried: Tried | None = None) -> Steps[None]:
    """Write everything of a table but its record: status, seats, options, terms, chairs, host, life, winners, ...

    `tried` is what has become of a try at a daily deal, if that is known now. The row gets the next revision.
    RevisionTaken when it is no longer at the revision it was read at.
    """
    values = _row_of(table)
    new = {f"new_{name}": values[name] for name in SAVED}
    if not (yield SAVE, {**new, "table": table.id, "read": table.revision}):
        raise revision_taken(table.revision)
    yield DROP_CHAIRS, {"table": table.id, "seats": table.seats}
    yield from _set_chairs(table)
    if table.purpose.daily and tried is not None:
        yield from daily.settle(table.id, tried)


@work
def one(table: str) -> Steps[StoredTable | None]:
    """The row of one table; Damaged if it exists but cannot be read."""
    rows = yield ONE, {"table": table}
    return table_of(rows) if rows else None


@work
def hide(user: str, table: str) -> Steps[bool]:
    """Hide a table from the list of a user with a chair there; True if it was there."""
    return bool((yield HIDE, {"user": user, "table": table}))


def table_of(rows: list[Row]) -> StoredTable:
    """The table in these rows; Damaged if it cannot be read."""
    try:
        return _table(rows)
    except DAMAGE as problem:
        raise Damaged(f"A stored table cannot be read: {problem}.") from problem


def readable(rows: list[Row]) -> list[StoredTable]:
    """The tables in these rows. One that cannot be read is left out, so that it does not affect the others."""
    tables_read = []
    for _, of_one in groupby(rows, key=lambda row: row[0]):
        with suppress(*DAMAGE):
            tables_read.append(_table(list(of_one)))
    return tables_read


def _row_of(table: StoredTable) -> dict[str, Any]:
    return {
        "id": table.id,
        "title": table.title,
        "name": table.name,
        "seats": table.seats,
        "options": json.dumps(dict(table.options)),
        "public": int(table.public),
        "host": table.host,
        "secret": table.secret,
        "rules": table.rules,
        "created": table.created,
        "status": table.status,
        # Seeds use all 64 bits, but the databases' integers are signed, so seeds are stored as text.
        "seed": None if table.seed is None else str(table.seed),
        "notes": json.dumps(dict(table.notes)),
        "seq": table.seq,
        "waiting": json.dumps(table.waiting),
        "moved": table.moved,
        "scores": None if table.scores is None else json.dumps(table.scores),
        "winners": None if table.winners is None else json.dumps(table.winners),
        "rematch": table.rematch,
        "cards": table.cards,
        "revision": table.revision,
        "purpose": json.dumps(asdict(table.purpose)),
        "terms": json.dumps(dict(table.terms)),
        "life": table.life,
        "deadline": table.deadline,
    }


def _table(rows: list[Row]) -> StoredTable:
    """A table from its rows, one per chair."""
    size = len(COLUMNS)
    row_chairs = tuple(Chair(*row[size : size + len(CHAIR)]) for row in rows if row[size] is not None)
    value = dict(zip(COLUMNS, rows[0], strict=False))
    if len(row_chairs) != value["seats"]:
        raise ValueError(f"it has {len(row_chairs)} chairs for {value['seats']} seats")
    for name in ("options", "notes", "terms"):
        value[name] = json.loads(value[name])
    for name in ("waiting", "scores", "winners"):
        value[name] = None if value[name] is None else tuple(json.loads(value[name]))
    value["seed"] = None if value["seed"] is None else int(value["seed"])
    purpose: dict[str, Any] = json.loads(value["purpose"])
    lists = {name: tuple(each) for name, each in purpose.items() if isinstance(each, list)}
    value["purpose"] = Purpose(**{**purpose, **lists})
    return StoredTable(**{**value, "public": bool(value["public"]), "chairs": row_chairs})


def _set_chairs(table: StoredTable) -> Steps[None]:
    yield (
        SET_CHAIR,
        [
            {
                "table_id": table.id,
                "seat": chair.seat,
                "face": chair.face,
                "kind": chair.kind,
                "user_id": chair.user,
                "name": chair.name,
                "level": chair.level,
                "nonce": chair.nonce,
                "hidden": 0,  # for a new chair; an existing one keeps its value
                "ended": table.moved if table.status == "over" else "",
            }
            for chair in table.chairs
        ],
    )
