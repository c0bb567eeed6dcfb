"""Decks that people have built, and how games went with what they brought."""

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, select

from emberhall.store.queries import Query, Steps, work
from emberhall.store.schema import decks, tables
from emberhall.store.work.profiles import counted_games, own


@dataclass(frozen=True, slots=True)
class StoredDeck:
    """A deck that a person has built; its id is unique per person."""

    id: str
    title: str
    name: str
    cards: str
    at: str


WHO = bindparam("who", type_=decks.c.user_id.type)
COLUMNS = ["id", "title", "name", "cards", "at"]


def _keep(own_insert: Any) -> Any:
    new = own_insert(decks)
    changes = {name: new.excluded[name] for name in COLUMNS[1:]}
    return new.on_conflict_do_update(index_elements=["user_id", "id"], set_=changes)


OF_USER = Query(
    select(*(decks.c[name] for name in COLUMNS)).where(decks.c.user_id == WHO).order_by(decks.c.at.desc(), decks.c.id)
)
KEEP = Query(_keep)
DROP = Query(delete(decks).where(decks.c.user_id == WHO, decks.c.id == bindparam("deck")))


PLAYED = Query(
    counted_games([tables.c.options, tables.c.winners, own.c.seat]).where(tables.c.title == bindparam("of_title"))
)


@dataclass(frozen=True, slots=True)
class Outing:
    """How often somebody has played with the same thing brought to a table, and how often they won."""

    value: str
    games: int
    won: int


@work
def outings(user: str, title: str, option: str, limit: int) -> Steps[list[Outing]]:
    """What a person has brought to their last finished games of a title, the most played first.

    Forked or imported games do not count.
    """
    rows = yield PLAYED, {"who": user, "open_only": 0, "of_title": title, "most": limit}
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for options, winners, seat in rows:
        value = str(json.loads(options).get(f"{option}{seat}", ""))
        games[value] += 1
        won[value] += seat in json.loads(winners or "[]")
    return [Outing(value, count, won[value]) for value, count in games.most_common() if value]


@work
def of_user(user: str) -> Steps[list[StoredDeck]]:
    """A person's decks, the latest first."""
    return [StoredDeck(*row) for row in (yield OF_USER, {"who": user})]


@work
def keep(user: str, deck: StoredDeck) -> Steps[None]:
    """Store a deck, replacing one with the same id."""
    values = {"title": deck.title, "name": deck.name, "cards": deck.cards, "at": deck.at}
    yield KEEP, {"user_id": user, "id": deck.id, **values}


@work
def drop(user: str, deck: str) -> Steps[None]:
    """Delete a deck."""
    yield DROP, {"who": user, "deck": deck}
