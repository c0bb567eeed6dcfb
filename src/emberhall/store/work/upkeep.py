"""Upkeep of the database: checking that it works, dropping unused cards, and removing what is old."""

import json
from typing import Any

from sqlalchemy import and_, bindparam, delete, exists, or_, select

from emberhall.store.base import CardSet, Old
from emberhall.store.queries import Query, Row, Work, const
from emberhall.store.schema import (
    accounts,
    analyses,
    card_sets,
    chairs,
    early,
    health,
    invitations,
    lines,
    moves,
    tables,
    tokens,
    unlocks,
    users,
)

ONE = const(1)


def _note_health(own_insert: Any) -> Any:
    new = own_insert(health)
    return new.on_conflict_do_update(index_elements=["id"], set_={"at": new.excluded.at})


def _keep_cards(own_insert: Any) -> Any:
    return own_insert(card_sets).on_conflict_do_nothing()


WRITE = Query(_note_health)
SAMPLES = [
    Query(select(table).order_by(order).limit(ONE).offset(const(0)))
    for table in (users, tokens, tables, chairs, moves, lines)
    for first in [next(iter(table.primary_key))]
    for order in (first.asc(), first.desc())
]
OLD = Query(
    select(tables.c.id)
    .where(
        or_(
            *(
                and_(tables.c.status == const(status), tables.c.moved < bindparam(status))
                for status in ("over", "running", "open")
            )
        )
    )
    .limit(bindparam("most"))
    .offset(const(0))
)
REMOVE = [
    *(
        Query(delete(part).where(part.c.table_id == bindparam("table")))
        for part in (moves, early, lines, chairs, invitations, analyses)
    ),
    Query(delete(tables).where(tables.c.id == bindparam("table"))),
]
EXPIRED = Query(delete(tokens).where(tokens.c.used < bindparam("before")))
LEFT = Query(
    delete(users).where(
        users.c.created < bindparam("before"),
        users.c.id.not_in(select(tokens.c.user_id)),
        users.c.id.not_in(select(chairs.c.user_id).where(chairs.c.user_id.is_not(None))),
        users.c.id.not_in(select(unlocks.c.user_id)),
        users.c.id.not_in(select(accounts.c.user_id)),
    )
)
KEEP_CARDS = Query(_keep_cards)
UNUSED_CARDS = Query(
    delete(card_sets)
    .where(~exists().where(tables.c.title == card_sets.c.title, tables.c.cards == card_sets.c.mark))
    .returning(card_sets.c.mark)
)
CARDS = Query(select(card_sets).order_by(card_sets.c.title, card_sets.c.mark))
CARD_SET = Query(select(card_sets).where(card_sets.c.title == bindparam("of"), card_sets.c.mark == bindparam("marked")))


def write(at: str) -> Work[None]:
    """Write something, so that a full disk is noticed."""
    yield WRITE, {"id": 1, "at": at}


def sample() -> Work[None]:
    """Read a little of everything from both ends, so that a database that was overwritten is noticed."""
    for query in SAMPLES:
        yield query, {}


def forget(old: Old, limit: int) -> Work[list[str]]:
    """Remove tables that nobody has touched for a long time, with everything that belongs to them; return their ids.

    Unlocks stay. Expired tokens are removed too, and users who have no token, chair, unlock or account.
    """
    found = yield OLD, {"over": old.over, "running": old.running, "open": old.open, "most": limit}
    if found:
        for query in REMOVE:
            yield query, [{"table": table} for (table,) in found]
    yield EXPIRED, {"before": old.tokens}
    yield LEFT, {"before": old.tokens}
    return [table for (table,) in found]


def keep_cards(cards: CardSet) -> Work[None]:
    """Store a set, if it is new."""
    files = json.dumps(dict(cards.files), ensure_ascii=False)
    yield KEEP_CARDS, {"title": cards.title, "mark": cards.mark, "files": files}


def drop_cards() -> Work[int]:
    """Remove the sets that no table uses, and return how many."""
    dropped = yield UNUSED_CARDS, {}
    return len(dropped)


def all_cards() -> Work[list[CardSet]]:
    """All sets."""
    return [_card_set(row) for row in (yield CARDS, {})]


def cards_of(title: str, mark: str) -> Work[CardSet | None]:
    """One set."""
    found = yield CARD_SET, {"of": title, "marked": mark}
    return _card_set(found[0]) if found else None


def _card_set(row: Row) -> CardSet:
    title, mark, files = row
    return CardSet(title, mark, json.loads(files))
