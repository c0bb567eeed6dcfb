"""What every store promises about decks that people have built."""

from emberhall.store import Store, StoredDeck, User, work
from tests.store.test_stores import place, store

__all__ = ["place", "store"]  # fixtures


async def test_decks_are_kept_by_person_and_id_the_latest_first(store: Store) -> None:
    for name in ("ada", "ben"):
        await store.write(work.users.add(User(name, name.title(), "iron", "now"), name.encode()))
    old, new = (StoredDeck(each, "dragonduel", each.title(), "4 CS-01", at) for each, at in (("b", "1"), ("a", "2")))
    for deck in (old, new):
        await store.write(work.decks.keep("ada", deck))
    await store.write(work.decks.keep("ben", StoredDeck("b", "dragonduel", "Ben's", "3 CS-02", "3")))
    assert await store.read(work.decks.of_user("ada")) == [new, old]
    changed = StoredDeck("b", "dragonduel", "Other", "2 CS-03", "4")
    await store.write(work.decks.keep("ada", changed))
    assert await store.read(work.decks.of_user("ada")) == [changed, new]
    await store.write(work.decks.drop("ada", "b"))
    await store.write(work.decks.drop("ada", "none"))
    assert await store.read(work.decks.of_user("ada")) == [new]
    assert [deck.name for deck in await store.read(work.decks.of_user("ben"))] == ["Ben's"]
    assert await store.read(work.decks.of_user("cid")) == []
