"""What every store promises, tested on each of them."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from emberhall.store import (
    CardSet,
    Chair,
    Ending,
    Old,
    RevisionTaken,
    SequenceTaken,
    Store,
    StoreError,
    Unlock,
    User,
    open_store,
    work,
)
from tests.services import Postgres
from tests.store.tables import table


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.database()
    return str(tmp_path / "hall.db")


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    opened = open_store(place)
    await opened.open()
    yield opened
    await opened.close()


async def test_users_are_found_by_the_hash_of_their_token(store: Store) -> None:
    ada = User("ada", "Ada", "iron", "now")
    await store.write(work.users.add(ada, b"hash"))
    assert await store.read(work.users.by_token(b"hash")) == ada
    assert await store.read(work.users.by_token(b"other")) is None
    with pytest.raises(StoreError):
        await store.write(work.users.add(User("ben", "Ben", "iron", "now"), b"hash"))


async def test_a_new_name_reaches_the_persons_chairs_only(store: Store) -> None:
    await store.write(work.users.add(User("ada", "Ada", "iron", "now"), b"hash"))
    kept = Chair(1, "bread", "bot", "ada", None, "greedy")
    await store.write(work.tables.add(table(chairs=(table().chairs[0], kept))))
    await store.write(work.users.change(User("ada", "Countess", "plant", "now")))
    row = await store.read(work.tables.one("one"))
    assert row is not None
    assert (row.chairs[0].name, row.chairs[0].face) == ("Countess", "plant")
    assert row.chairs[1] == kept
    assert (await store.read(work.users.by_token(b"hash"))) == User("ada", "Countess", "plant", "now")


async def test_a_table_comes_back_as_it_went(store: Store) -> None:
    await store.write(work.tables.add(table()))
    assert await store.read(work.tables.one("one")) == table()
    assert await store.read(work.tables.one("two")) is None
    with pytest.raises(StoreError):
        await store.write(work.tables.add(table()))


async def test_saving_changes_all_but_the_record(store: Store) -> None:
    await store.write(work.tables.add(table()))
    seed = 2**64 - 1
    begun = table(status="running", seed=seed, notes={"nonce.0": "é"}, waiting=(1,), host="ben", seq=7)
    begun = replace(begun, options={"deck1": "own"})
    await store.write(work.tables.save(begun))
    assert await store.read(work.tables.one("one")) == replace(begun, seq=0)


async def test_moves_are_appended_in_order_with_whom_the_table_waits_for(store: Store) -> None:
    await store.write(work.tables.add(table()))
    await store.append("one", 0, [(0, "play S1R")], [1], "later")
    await store.append("one", 1, [(1, "play S2R"), (1, "play é")], [0], "latest")
    assert await store.read(work.records.words_of("one")) == [(0, "play S1R"), (1, "play S2R"), (1, "play é")]
    row = await store.read(work.tables.one("one"))
    assert row is not None
    assert (row.seq, row.waiting, row.moved) == (3, (0,), "latest")


@pytest.mark.parametrize("seq", [0, 2, 5])
async def test_a_place_in_the_record_is_taken_once(store: Store, seq: int) -> None:
    await store.write(work.tables.add(table()))
    await store.append("one", 0, [(0, "a")], [1], "now")
    with pytest.raises(SequenceTaken):
        await store.append("one", seq, [(1, "b")], [0], "now")
    assert await store.read(work.records.words_of("one")) == [(0, "a")]
    row = await store.read(work.tables.one("one"))
    assert row is not None
    assert (row.seq, row.waiting) == (1, (1,))


async def test_moves_of_an_unknown_table_are_refused(store: Store) -> None:
    with pytest.raises(SequenceTaken):
        await store.append("nowhere", 0, [(0, "a")], [], "now")
    assert await store.read(work.records.words_of("nowhere")) == []


async def test_of_rivals_for_one_place_exactly_one_wins(store: Store) -> None:
    await store.write(work.tables.add(table()))
    rivals = [store.append("one", 0, [(0, f"word {number}")], [], "now") for number in range(20)]
    results = await asyncio.gather(*rivals, return_exceptions=True)
    assert results.count(None) == 1
    assert sum(isinstance(result, SequenceTaken) for result in results) == 19
    assert await store.read(work.records.words_of("one")) == [(0, f"word {results.index(None)}")]


async def test_the_ending_comes_with_the_last_move(store: Store) -> None:
    await store.write(work.tables.add(table(status="running")))
    await store.append("one", 0, [(0, "a")], [], "now", Ending((3, -2), (0,)))
    row = await store.read(work.tables.one("one"))
    assert row is not None
    assert (row.status, row.scores, row.winners) == ("over", (3, -2), (0,))


async def test_a_rematch_is_linked_as_it_is_made(store: Store) -> None:
    await store.write(work.tables.add(table()))
    await store.write(work.tables.add(table("two"), rematch_of="one"))
    old = await store.read(work.tables.one("one"))
    assert old is not None
    assert old.rematch == "two"
    await store.write(work.tables.save(replace(old, rematch=None, name="Renamed")))
    old = await store.read(work.tables.one("one"))
    assert old is not None
    assert (old.rematch, old.name) == ("two", "Renamed")


async def test_lists(store: Store) -> None:
    await store.write(work.tables.add(table("open-old", created="2026-01-01", moved="1")))
    await store.write(work.tables.add(table("open-new", created="2026-01-02", moved="2")))
    await store.write(work.tables.add(table("open-hidden", public=False, moved="3")))
    await store.write(work.tables.add(table("live-old", status="running", moved="4")))
    await store.write(
        work.tables.add(table("live-new", status="running", moved="5", chairs=(Chair(0, "iron"), Chair(1, "iron"))))
    )
    await store.write(work.tables.add(table("live-hidden", status="running", public=False, moved="6")))
    await store.write(work.tables.add(table("over", status="over", moved="7")))
    assert [row.id for row in await store.read(work.lists.open_tables(9))] == ["open-new", "open-old"]
    assert [row.id for row in await store.read(work.lists.live_tables(9))] == ["live-new", "live-old"]
    rows = [row.id for row in await store.read(work.lists.tables_of("ada", 9))]
    assert rows == ["over", "live-hidden", "live-old", "open-hidden", "open-new", "open-old"]
    assert [row.id for row in await store.read(work.lists.tables_of("ada", 2))] == ["over", "live-hidden"]
    assert await store.read(work.lists.running()) == ["live-hidden", "live-new", "live-old"]


async def test_a_host_with_many_tables_hides_nobody(store: Store) -> None:
    for number in range(9):
        await store.write(work.tables.add(table(f"flood-{number}", host="mallory", created=f"2026-02-0{number + 1}")))
    await store.write(work.tables.add(table("ada-1", created="2026-01-01")))
    await store.write(work.tables.add(table("ada-2", created="2026-01-02")))
    assert [row.id for row in await store.read(work.lists.open_tables(2))] == ["flood-8", "ada-2"]
    assert [row.id for row in await store.read(work.lists.open_tables(9))] == [
        "flood-8",
        "flood-7",
        "flood-6",
        "ada-2",
        "ada-1",
    ]
    assert await store.read(work.lists.unfinished("mallory")) == 9
    assert await store.read(work.lists.unfinished("ben")) == 0


async def test_tables_that_wait_for_a_bot(store: Store) -> None:
    seated = (Chair(0, "iron", "person", "ada", "Ada"), Chair(1, "bread", "bot", None, None, "random"))
    await store.write(work.tables.add(table("person", status="running", chairs=seated, waiting=(0,))))
    await store.write(work.tables.add(table("bot", status="running", chairs=seated, waiting=(1,), moved="1")))
    await store.write(work.tables.add(table("both", status="running", chairs=seated, waiting=(0, 1), moved="2")))
    await store.write(work.tables.add(table("over", status="over", chairs=seated, waiting=(1,))))
    assert await store.read(work.lists.asking_bots()) == ["both", "bot"]


async def test_tokens_expire_and_can_be_dropped(store: Store) -> None:
    ada = User("ada", "Ada", "iron", "2026-01-01")
    await store.write(work.users.add(ada, b"first"))
    assert await store.read(work.users.by_token(b"first", "2026-01-01")) == ada
    assert await store.read(work.users.by_token(b"first", "2026-01-02")) is None
    await store.write(work.users.use_token(b"first", "2026-03-01"))
    await store.write(work.users.use_token(b"first", "2026-02-01"))
    assert await store.read(work.users.by_token(b"first", "2026-03-01")) == ada
    await store.write(work.users.add_token("ada", b"second", "2026-03-01"))
    assert await store.read(work.users.by_token(b"second")) == ada
    await store.write(work.users.drop_tokens("ada", b"second"))
    assert await store.read(work.users.by_token(b"first")) is None
    assert await store.read(work.users.by_token(b"second")) == ada
    await store.write(work.users.drop_tokens("ada"))
    assert await store.read(work.users.by_token(b"second")) is None


async def test_what_is_old_is_forgotten_and_unlocks_stay(store: Store) -> None:
    await store.write(work.users.add(User("ada", "Ada", "iron", "2026-01-01"), b"hash"))
    for status in ("open", "running", "over"):
        for day in (1, 5):
            await store.write(work.tables.add(table(f"{status}-{day}", status=status, moved=f"2026-01-0{day}")))
    await store.append("running-1", 0, [(0, "x")], [], "2026-01-02", Ending((1, 0), (0,), (("ada", "AC02"),)))
    await store.write(work.talk.say("running-1", 0, "Ada", "hello", None, "now"))
    assert await store.write(work.upkeep.forget(Old(), 9)) == []
    old = Old(over="2026-01-03", running="2026-01-03", open="2026-01-03", tokens="")
    assert len(await store.write(work.upkeep.forget(old, 1))) == 1
    assert len(await store.write(work.upkeep.forget(old, 9))) == 2
    left = [await store.read(work.tables.one(f"{status}-5")) for status in ("open", "running", "over")]
    assert all(found is not None for found in left)
    assert await store.read(work.tables.one("running-1")) is None
    assert await store.read(work.records.words_of("running-1")) == []
    assert [unlock.card for unlock in await store.read(work.profiles.unlocks_of("ada"))] == ["AC02"]
    await store.write(work.upkeep.forget(Old(tokens="2026-01-02"), 9))
    assert await store.read(work.users.by_token(b"hash")) is None
    await store.write(work.upkeep.note_health("now"))
    await store.snapshot(work.upkeep.sample())


async def test_talk_is_numbered_per_table_and_the_last_lines_come_back(store: Store) -> None:
    await store.write(work.tables.add(table()))
    await store.write(work.tables.add(table("two")))
    for number in range(5):
        line = await store.write(work.talk.say("one", 0, "Ada", f"line {number}", None, "now"))
        assert (line.aside, line.user, line.event) == (False, None, None)
        assert line.n == number + 1
    assert (await store.write(work.talk.say("two", None, "Ben", None, "hello", "now"))).n == 1
    assert [line.text for line in await store.read(work.talk.lines_of("one", 3))] == ["line 2", "line 3", "line 4"]
    (hello,) = await store.read(work.talk.lines_of("two", 3))
    assert (hello.seat, hello.name, hello.text, hello.greeting) == (None, "Ben", None, "hello")


async def test_unlocks_come_with_the_last_move_and_count_once(store: Store) -> None:
    for name, title in (("one", "flamecraft"), ("two", "flamecraft"), ("three", "dualis")):
        await store.write(work.tables.add(table(name, title=title)))
    assert await store.read(work.profiles.unlocks_of("ada")) == []
    won = Ending((80,), (0,), (("ada", "AC02"), ("ben", "AC01")))
    with pytest.raises(SequenceTaken):
        await store.append("one", 3, [(0, "unlock AC02")], [], "2026-01-01", won)
    assert await store.read(work.profiles.unlocks_of("ada")) == [], "A move that was not written unlocks nothing."
    await store.append("one", 0, [(0, "unlock AC02")], [], "2026-01-02", won)
    await store.append("two", 0, [(0, "x")], [], "2026-01-03", Ending((90,), (0,), (("ada", "AC02"), ("ada", "AC05"))))
    await store.append("three", 0, [(0, "x")], [], "2026-01-04", Ending((1,), (0,), (("ada", "AC02"),)))
    assert await store.read(work.profiles.unlocks_of("ada")) == [
        Unlock("flamecraft", "AC02", "one", "2026-01-02"),
        Unlock("flamecraft", "AC05", "two", "2026-01-03"),
        Unlock("dualis", "AC02", "three", "2026-01-04"),
    ]
    assert await store.read(work.profiles.unlocks_of("ben")) == [Unlock("flamecraft", "AC01", "one", "2026-01-02")]
    assert await store.read(work.profiles.unlocks_of("cat")) == []


async def test_card_sets_are_kept_once_by_title_and_mark(store: Store) -> None:
    assert await store.read(work.cards.all_sets(99)) == []
    assert await store.read(work.cards.one("flamecraft", "00ff")) is None
    own = CardSet("flamecraft", "00ff", {"b.toml": "x = 1\n", "a.toml": 'fr = "Crêpe"'})
    other = CardSet("dragonduel", "00ff", {"a.toml": ""})
    for name, each in (("one", own), ("two", other), ("three", CardSet("flamecraft", "00ff", {"a.toml": "never"}))):
        await store.write(work.tables.add(table(name, title=each.title, cards=each.mark), cards=each))
    assert await store.read(work.cards.all_sets(99)) == [other, own]
    assert await store.read(work.cards.one("flamecraft", "00ff")) == own
    assert await store.read(work.cards.one("dualis", "00ff")) is None


async def test_only_card_sets_that_no_table_has_are_dropped(store: Store) -> None:
    played, fresh = (CardSet("flamecraft", mark, {"a.toml": mark}) for mark in ("0001", "0002"))
    elsewhere = CardSet("dragonduel", "0001", {"a.toml": "the same mark of another title"})
    await store.write(work.tables.add(table("played", title="flamecraft", cards="0001"), cards=played))
    await store.append("played", 0, [(0, "visit 1")], [], "now", Ending((1, 0), (0,)))
    await store.write(work.tables.add(table("fresh", title="flamecraft", cards="0002"), cards=fresh))
    await store.write(work.tables.add(table("other", title="dualis"), cards=elsewhere))
    assert await store.read(work.cards.all_sets(99)) == [elsewhere, played, fresh]
    assert await store.write(work.cards.drop_unused()) == 1
    assert await store.read(work.cards.all_sets(99)) == [played, fresh], (
        "A game that is over can be looked at as long as it is there."
    )
    assert await store.write(work.cards.drop_unused()) == 0


async def test_a_table_that_is_refused_leaves_no_cards(store: Store) -> None:
    await store.write(work.tables.add(table("one")))
    with pytest.raises(StoreError):
        await store.write(work.tables.add(table("one", cards="00ff"), cards=CardSet("dualis", "00ff", {"a.toml": ""})))
    assert await store.read(work.cards.all_sets(99)) == []


async def test_a_table_keeps_the_mark_of_its_cards(store: Store) -> None:
    await store.write(work.tables.add(table(cards="00ff")))
    await store.write(work.tables.add(table("two")))
    for name, mark in (("one", "00ff"), ("two", "")):
        row = await store.read(work.tables.one(name))
        assert row is not None
        assert row.cards == mark
        await store.write(work.tables.save(replace(row, status="running")))
        saved = await store.read(work.tables.one(name))
        assert saved is not None
        assert saved.cards == mark


# --- what several processes on one store rely on


async def test_a_row_is_written_by_one_who_has_read_its_latest_revision(store: Store) -> None:
    await store.write(work.tables.add(table()))
    first, second = await store.read(work.tables.one("one")), await store.read(work.tables.one("one"))
    assert first is not None
    assert second is not None
    await store.write(work.tables.save(replace(first, name="First")))
    with pytest.raises(RevisionTaken):
        await store.write(work.tables.save(replace(second, name="Second", host="ben")))
    row = await store.read(work.tables.one("one"))
    assert row is not None
    assert (row.name, row.host, row.revision) == ("First", "ada", 1)
    await store.write(work.tables.save(replace(row, name="Third")))
    with pytest.raises(RevisionTaken):
        await store.write(work.tables.save(replace(row, name="Fourth")))


async def test_every_write_of_a_row_is_a_revision(store: Store) -> None:
    async def revision() -> int:
        row = await store.read(work.tables.one("one"))
        assert row is not None
        return row.revision

    await store.write(work.users.add(User("ada", "Ada", "iron", "now"), b"hash"))
    await store.write(work.tables.add(table()))
    assert await revision() == 0
    await store.append("one", 0, [(0, "a")], [1], "now")
    assert await revision() == 1
    await store.write(work.records.keep_early("one", 1, (1, "b"), []))
    assert await revision() == 2
    await store.write(work.users.change(User("ada", "Countess", "iron", "now")))
    assert await revision() == 3
    await store.write(work.tables.add(table("two"), rematch_of="one"))
    assert await revision() == 4


async def test_words_are_not_appended_to_a_row_that_has_changed(store: Store) -> None:
    await store.write(work.tables.add(table()))
    read = await store.read(work.tables.one("one"))
    assert read is not None
    await store.write(work.tables.save(replace(read, name="Renamed")))
    with pytest.raises(SequenceTaken):
        await store.append("one", 0, [(0, "a")], [1], "now", revision=read.revision)
    assert await store.read(work.records.words_of("one")) == []
    await store.append("one", 0, [(0, "a"), (0, "b")], [1], "now", revision=read.revision + 1)
    assert await store.read(work.records.words_of("one")) == [(0, "a"), (0, "b")]


async def test_early_answers_are_kept_until_they_are_words(store: Store) -> None:
    await store.write(work.tables.add(table()))
    await store.append("one", 0, [(0, "a")], [0, 1], "now")
    await store.write(work.records.keep_early("one", 1, (1, "early"), [0]))
    await store.write(work.records.keep_early("one", 2, (1, "thought again"), [0]))
    with pytest.raises(RevisionTaken):
        await store.write(work.records.keep_early("one", 2, (0, "too late"), []))
    loaded = await store.snapshot(work.records.load("one"))
    assert loaded is not None
    assert loaded.early == [(1, "thought again", 1)]
    assert loaded.table.waiting == (0,)
    await store.append("one", 1, [(0, "b"), (1, "thought again")], [0], "now", early=[1], revision=3)
    loaded = await store.snapshot(work.records.load("one", after=1))
    assert loaded is not None
    assert (loaded.early, loaded.moves) == ([], [(0, "b"), (1, "thought again")])
    assert (loaded.table.seq, loaded.table.revision) == (3, 4)
    with pytest.raises(RevisionTaken):
        await store.write(work.records.keep_early("nowhere", 0, (0, "a"), []))
    assert await store.snapshot(work.records.load("nowhere")) is None


async def test_a_table_has_one_rematch(store: Store) -> None:
    await store.write(work.tables.add(table()))
    await store.write(work.tables.add(table("two"), rematch_of="one"))
    with pytest.raises(RevisionTaken):
        await store.write(work.tables.add(table("three"), rematch_of="one"))
    assert await store.read(work.tables.one("three")) is None


async def test_lines_after_one_that_was_heard(store: Store) -> None:
    await store.write(work.tables.add(table()))
    for number in range(1, 6):
        await store.write(work.talk.say("one", 0, "Ada", f"line {number}", None, "now"))
    assert [line.n for line in await store.read(work.talk.lines_of("one", 50, after=3))] == [4, 5]
    assert [line.n for line in await store.read(work.talk.lines_of("one", 1, after=3))] == [5]
    assert await store.read(work.talk.lines_of("one", 50, after=5)) == []


async def test_a_table_may_come_with_words_and_goes_on_after_them(store: Store) -> None:
    await store.write(work.tables.add(table(seq=2), moves=[(0, "visit"), (1, "fork 7")]))
    assert await store.read(work.records.words_of("one")) == [(0, "visit"), (1, "fork 7")]
    await store.append("one", 2, [(0, "pass")], [1], "2026-01-02")
    stored = await store.snapshot(work.records.load("one", 1))
    assert stored is not None
    assert stored.moves == [(1, "fork 7"), (0, "pass")]


async def test_finished_tables_are_listed_for_who_played_or_hosts_them_and_public_ones_for_all(store: Store) -> None:
    ben = (Chair(0, "iron", "person", "ben", "Ben"), Chair(1, "bread"))
    await store.write(work.tables.add(table("played", status="over", moved="1", public=False, host="ben")))
    await store.write(work.tables.add(table("hosted", status="over", moved="2", public=False, chairs=ben)))
    await store.write(work.tables.add(table("others", status="over", moved="3", host="ben", chairs=ben)))
    await store.write(work.tables.add(table("running", status="running", moved="4")))
    assert [row.id for row in await store.read(work.lists.finished_of("ada", 9))] == ["hosted", "played"]
    assert [row.id for row in await store.read(work.lists.finished_of("ada", 1))] == ["hosted"]
    assert [row.id for row in await store.read(work.lists.finished_public(9))] == ["others"]


async def append_soon(store: Store, name: str, seq: int, revision: int) -> Exception | None:
    future: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.append_soon(name, seq, (1, f"word {seq}"), (0, 2), "now", revision, future.set_result)
    return await future


async def test_words_of_many_tables_are_appended_and_those_that_come_late_are_not(store: Store) -> None:
    names = [f"table {number}" for number in range(300)]
    for name in names[:40]:
        await store.write(work.tables.add(table(name)))
    assert await append_soon(store, names[3], 0, 0) is None
    results = await asyncio.gather(*(append_soon(store, name, 0, 0) for name in names[:41]))
    late = {names[3], names[40]}  # the first has this word already, the other does not exist
    assert {name for name, problem in zip(names, results, strict=False) if problem is not None} == late
    assert {type(problem) for problem in results} == {type(None), SequenceTaken}
    row = await store.read(work.tables.one(names[5]))
    assert row is not None
    assert (row.seq, row.revision, row.waiting, row.moved) == (1, 1, (0, 2), "now")
    assert await store.read(work.records.words_of(names[5])) == [(1, "word 0")]
    assert await store.read(work.records.words_of(names[3])) == [(1, "word 0")]
    assert isinstance(await append_soon(store, names[5], 1, 7), SequenceTaken), "The row has another revision."
    assert await append_soon(store, names[5], 1, 1) is None
