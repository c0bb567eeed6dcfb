"""Rows of decks that people have built."""

from typing import Any

from sqlalchemy import bindparam, delete, select

from emberhall.store.people_base import StoredDeck
from emberhall.store.queries import Query, Work
from emberhall.store.schema import decks

WHO = bindparam("who", type_=decks.c.user_id.type)
COLUMNS = ["id", "title", "name", "cards", "at"]


def _keep(own_insert: Any) -> Any:
    new = own_insert(decks)
    changed = {name: new.excluded[name] for name in COLUMNS[1:]}
    return new.on_conflict_do_update(index_elements=["user_id", "id"], set_=changed)


OF = Query(
    select(*(decks.c[name] for name in COLUMNS)).where(decks.c.user_id == WHO).order_by(decks.c.at.desc(), decks.c.id)
)
KEEP = Query(_keep)
DROP = Query(delete(decks).where(decks.c.user_id == WHO, decks.c.id == bindparam("deck")))


def decks_of(user: str) -> Work[list[StoredDeck]]:
    """A person's decks, the latest first."""
    return [StoredDeck(*row) for row in (yield OF, {"who": user})]


def keep_deck(user: str, deck: StoredDeck) -> Work[None]:
    """Store a deck, replacing one with the same id."""
    values = {"title": deck.title, "name": deck.name, "cards": deck.cards, "at": deck.at}
    yield KEEP, {"user_id": user, "id": deck.id, **values}


def drop_deck(user: str, deck: str) -> Work[None]:
    """Delete a deck."""
    yield DROP, {"who": user, "deck": deck}
