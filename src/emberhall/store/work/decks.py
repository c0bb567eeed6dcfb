"""Decks that people have built."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, select

from emberhall.store.queries import Query, Steps, work
from emberhall.store.schema import decks


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
