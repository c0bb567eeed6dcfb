"""Sets of cards that overlay a title's own: as tables were made with them, and as people design them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, exists, select

from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import card_sets, house_sets, tables, users


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
ALL = Query(select(card_sets).order_by(card_sets.c.title, card_sets.c.mark).limit(bindparam("most")).offset(const(0)))
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
def all_sets(most: int) -> Steps[list[CardSet]]:
    """The stored sets; not more than so many."""
    return [_card_set(row) for row in (yield ALL, {"most": most})]


@work
def one(title: str, mark: str) -> Steps[CardSet | None]:
    """One set."""
    rows = yield ONE, {"of": title, "marked": mark}
    return _card_set(rows[0]) if rows else None


def _card_set(row: Row) -> CardSet:
    title, mark, files = row
    return CardSet(title, mark, json.loads(files))


# --- house sets


@dataclass(frozen=True, slots=True)
class HouseSet:
    """Cards that somebody has designed; its id is unique per person, its link is for others. `cards` is JSON."""

    id: str
    link: str
    title: str
    name: str
    cards: str
    at: str


WHO = bindparam("who", type_=house_sets.c.user_id.type)
COLUMNS = ["id", "link", "title", "name", "cards", "at"]


def _keep_house(own_insert: Any) -> Any:
    new = own_insert(house_sets)
    changes = {name: new.excluded[name] for name in ("title", "name", "cards", "at")}
    return new.on_conflict_do_update(index_elements=["user_id", "id"], set_=changes)


OF_USER = Query(
    select(*(house_sets.c[name] for name in COLUMNS))
    .where(house_sets.c.user_id == WHO)
    .order_by(house_sets.c.at.desc(), house_sets.c.id)
)
KEEP_HOUSE = Query(_keep_house)
DROP_HOUSE = Query(delete(house_sets).where(house_sets.c.user_id == WHO, house_sets.c.id == bindparam("one")))
BY_LINK = Query(
    select(*(house_sets.c[name] for name in COLUMNS), users.c.name)
    .join(users, users.c.id == house_sets.c.user_id)
    .where(house_sets.c.link == bindparam("linked"))
)


@work
def of_user(user: str) -> Steps[list[HouseSet]]:
    """A person's house sets, the latest first."""
    return [HouseSet(*row) for row in (yield OF_USER, {"who": user})]


@work
def keep_house(user: str, each: HouseSet) -> Steps[None]:
    """Store a house set, replacing one with the same id, which keeps its link."""
    values = {name: getattr(each, name) for name in COLUMNS}
    yield KEEP_HOUSE, {"user_id": user, **values}


@work
def drop_house(user: str, one: str) -> Steps[None]:
    """Delete a house set. Tables made with it keep their cards."""
    yield DROP_HOUSE, {"who": user, "one": one}


@work
def by_link(link: str) -> Steps[tuple[HouseSet, str] | None]:
    """A house set and the name of whoever designed it."""
    rows = yield BY_LINK, {"linked": link}
    return (HouseSet(*rows[0][:-1]), str(rows[0][-1])) if rows else None
