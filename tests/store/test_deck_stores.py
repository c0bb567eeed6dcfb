"""What every store promises about decks that people have built."""

from emberhall.store import Store, User
from emberhall.store.people_base import StoredDeck
from tests.store.test_stores import place, store

__all__ = ["place", "store"]  # fixtures


async def test_decks_are_kept_by_person_and_id_the_latest_first(store: Store) -> None:
    for name in ("ada", "ben"):
        await store.add_user(User(name, name.title(), "iron", "now"), name.encode())
    old, new = (StoredDeck(each, "dragonduel", each.title(), "4 CS-01", at) for each, at in (("b", "1"), ("a", "2")))
    for deck in (old, new):
        await store.keep_deck("ada", deck)
    await store.keep_deck("ben", StoredDeck("b", "dragonduel", "Ben's", "3 CS-02", "3"))
    assert await store.decks_of("ada") == [new, old]
    changed = StoredDeck("b", "dragonduel", "Other", "2 CS-03", "4")
    await store.keep_deck("ada", changed)
    assert await store.decks_of("ada") == [changed, new]
    await store.drop_deck("ada", "b")
    await store.drop_deck("ada", "none")
    assert await store.decks_of("ada") == [new]
    assert [deck.name for deck in await store.decks_of("ben")] == ["Ben's"]
    assert await store.decks_of("cid") == []
