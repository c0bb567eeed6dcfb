"""Sets of cards that overlay a title's own, as tables were made with them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, exists, select

from emberhall.store.queries import Query, Row, Steps, work
from emberhall.store.schema import card_sets, tables


@dataclass(frozen=True, slots=True)
class CardSet:
    """An overlay of a title's cards: files by name, and the mark that stands for them."""

    title: str
    mark: str
    files: Mapping[str, str]


def _keep(own_insert: Any) -> Any:
    return own_insert(card_sets).on_conflict_do_nothing()


KEEP = Query(_keep)
UNUSED = Query(
    delete(card_sets)
    .where(~exists().where(tables.c.title == card_sets.c.title, tables.c.cards == card_sets.c.mark))
    .returning(card_sets.c.mark)
)
ALL = Query(select(card_sets).order_by(card_sets.c.title, card_sets.c.mark))
ONE = Query(select(card_sets).where(card_sets.c.title == bindparam("of"), card_sets.c.mark == bindparam("marked")))


@work
def keep(cards: CardSet) -> Steps[None]:
    """Store a set, if it is new."""
    files = json.dumps(dict(cards.files), ensure_ascii=False)
    yield KEEP, {"title": cards.title, "mark": cards.mark, "files": files}


@work
def drop_unused() -> Steps[int]:
    """Remove the sets that no table uses, running or over; return how many. Safe while tables are being made."""
    return len((yield UNUSED, {}))


@work
def all_sets() -> Steps[list[CardSet]]:
    """All stored sets."""
    return [_card_set(row) for row in (yield ALL, {})]


@work
def one(title: str, mark: str) -> Steps[CardSet | None]:
    """One set."""
    rows = yield ONE, {"of": title, "marked": mark}
    return _card_set(rows[0]) if rows else None


def _card_set(row: Row) -> CardSet:
    title, mark, files = row
    return CardSet(title, mark, json.loads(files))
