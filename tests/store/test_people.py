"""What every store promises about people: games, sign-ins, friends, and that they can be merged and forgotten."""

import json
from dataclasses import replace
from typing import Any

from emberhall.store import Account, Alert, Chair, Ending, Report, Store, StoredEvening, StoredTable, User, Wanted, work
from tests.store.tables import table
from tests.store.test_stores import place, store

__all__ = ["place", "store"]  # fixtures

NOW, SOON, LATER = "2026-01-01T10:00", "2026-01-01T10:10", "2026-01-02T00:00"


def user(name: str) -> User:
    return User(name, name.title(), "iron", f"2026-01-0{len(name) % 9 + 1}")


def person(seat: int, name: str) -> Chair:
    return Chair(seat, "iron", "person", name, name.title())


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.write(work.users.add(user(name), name.encode()))


async def game(store: Store, name: str, at: str, winners: tuple[int, ...], *chairs: Chair, **more: Any) -> StoredTable:
    """A finished game."""
    notes = {f"chair.{chair.seat}": f"{chair.kind} {chair.name}" for chair in chairs} | more.pop("notes", {})
    row = table(name, chairs=chairs, seats=len(chairs), status="running", seed=1, notes=notes, **more)
    await store.write(work.tables.add(row))
    await store.append(name, 0, [(0, "pass")], [], at, Ending(tuple(range(len(chairs))), winners))
    return row


async def test_finished_games_are_found_by_title_result_and_company(store: Store) -> None:
    await people(store, "ada", "benedict", "cleo")
    bot = Chair(1, "bread", "bot", None, "Cinder", "greedy")
    await game(store, "a", "2026-02-01", (0,), person(0, "ada"), person(1, "benedict"))
    await game(store, "b", "2026-02-02", (1,), person(0, "ada"), bot, title="dragonduel", public=False)
    await game(store, "c", "2026-02-03", (10,), *(person(seat, "cleo") for seat in range(1)), person(1, "ada"))
    await store.write(work.tables.add(table("open")))
    results = await store.read(work.profiles.results_of("ada", False, 10))
    assert [(each.table, each.seat, each.winners) for each in results] == [
        ("c", 1, (10,)),
        ("b", 0, (1,)),
        ("a", 0, (0,)),
    ]
    assert results[0].scores == (0, 1)
    await game(store, "fork", "2026-01-04", (0,), person(0, "ada"), person(1, "cleo"), notes={"forked": "a 3"})
    assert await store.read(work.profiles.results_of("ada", False, 10)) == results  # forks do not count
    assert [each.table for each in await store.read(work.profiles.results_of("ada", True, 1))] == ["c"]

    async def found(**wanted: Any) -> str:
        return "".join(row.id for row in await store.read(work.profiles.games_of("ada", Wanted(**wanted), 10, 0)))

    assert await found() == "cbafork"
    assert await found(public=True) == "cafork"
    assert await found(title="dragonduel") == "b"
    assert await found(result="won") == "afork"
    assert await found(result="lost") == "cb"  # seat 1 is not seat 10
    assert await found(company="people") == "cafork"
    assert await found(company="bots") == "b"
    assert await found(other="ENED") == "a"
    assert await found(other="cleo") == "cfork"
    assert await found(other="ada") == ""  # nobody plays with themselves
    assert [row.id for row in await store.read(work.profiles.games_of("ada", Wanted(), 1, 1))] == ["b"]


async def test_a_pass_for_a_device_is_good_once_and_one_for_friends_for_a_while(store: Store) -> None:
    await people(store, "ada")
    await store.write(work.accounts.add_pass(b"one", "ada", "device", SOON, NOW))
    await store.write(work.accounts.add_pass(b"two", "ada", "friend", SOON, NOW))
    assert await store.write(work.accounts.use_pass(b"one", "friend", NOW)) is None
    assert [await store.write(work.accounts.use_pass(b"one", "device", NOW)) for _ in range(2)] == ["ada", None]
    assert [await store.write(work.accounts.use_pass(b"two", "friend", NOW)) for _ in range(2)] == ["ada", "ada"]
    assert await store.write(work.accounts.use_pass(b"two", "friend", LATER)) is None


async def test_one_recovery_code_is_good_at_a_time(store: Store) -> None:
    await store.write(work.users.add(User("ben", "Ben", "iron", NOW), b"ben"))
    for key, user in ((b"ada 1", "ada"), (b"ben 1", "ben"), (b"ada 2", "ada")):
        await store.write(work.accounts.add_pass(key, user, "recovery", LATER, NOW))
    assert await store.write(work.accounts.use_pass(b"ada 1", "recovery", NOW)) is None
    assert [await store.write(work.accounts.use_pass(b"ada 2", "recovery", NOW)) for _ in range(2)] == ["ada", None]
    assert await store.write(work.accounts.use_pass(b"ben 1", "recovery", NOW)) == "ben"


async def test_codes_that_sign_in_end_with_the_tokens_and_no_others(store: Store) -> None:
    await people(store, "ada", "ben")
    for user_id in ("ada", "ben"):
        await store.write(work.accounts.save(Account(user_id, user_id, "hash", NOW)))
        for kind in ("device", "friend", "recovery"):
            await store.write(work.accounts.add_pass(f"{user_id} {kind}".encode(), user_id, kind, LATER, NOW))
    await store.write(work.users.drop_tokens("ada", b"ada"))
    assert await store.read(work.users.by_token(b"ada")) is not None
    assert await store.write(work.accounts.use_pass(b"ada device", "device", NOW, b"stolen")) is None
    assert await store.read(work.users.by_token(b"stolen")) is None
    assert await store.write(work.accounts.use_pass(b"ada friend", "friend", NOW)) == "ada"
    assert await store.write(work.accounts.use_pass(b"ben device", "device", NOW, b"phone")) == "ben"
    row = await store.read(work.users.by_token(b"phone"))
    assert row is not None
    assert row.id == "ben"
    await store.write(work.users.drop_tokens("ben"))
    assert await store.read(work.users.by_token(b"phone")) is None
    await store.write(work.accounts.save(Account("ada", "ada", "other", LATER)))
    assert await store.write(work.accounts.use_pass(b"ada recovery", "recovery", NOW)) is None
    assert await store.write(work.accounts.use_pass(b"ben recovery", "recovery", NOW)) == "ben"


async def test_a_login_is_one_persons(store: Store) -> None:
    await people(store, "ada", "benedict")
    assert await store.write(work.accounts.save(Account("ada", "ada", "hash", NOW)))
    assert await store.write(work.accounts.save(Account("ada", "ada", "other", LATER)))
    assert not await store.write(work.accounts.save(Account("benedict", "ada", "hash", NOW)))
    assert not await store.write(work.accounts.save(Account("ada", "ada2", "hash", NOW)))  # one account each
    assert (
        await store.read(work.accounts.by_login("ada"))
        == await store.read(work.accounts.of_user("ada"))
        == Account("ada", "ada", "other", LATER)
    )
    assert await store.read(work.accounts.by_login("nobody")) is None
    assert [each.id for each in await store.read(work.users.search("ada", 10))] == ["ada"]


async def test_two_become_one_but_never_on_two_seats_of_a_table(store: Store) -> None:
    await people(store, "ada", "guest", "cleo")
    await game(store, "a", "2026-02-01", (0,), person(0, "guest"), person(1, "cleo"), host="guest")
    await game(store, "b", "2026-02-02", (0,), person(0, "guest"), person(1, "ada"), host="guest")
    held = table("c", chairs=(Chair(0, "iron", "bot", "guest", "Soot", "greedy"), Chair(1, "bread")), host="cleo")
    await store.write(work.tables.add(held))
    await store.write(work.company.befriend("guest", "cleo", NOW))
    await store.write(work.company.befriend("guest", "ada", NOW))
    await store.write(work.company.shun("cleo", "guest", "mute", NOW))
    await store.write(work.talk.say("a", 0, "Guest", "hello", None, NOW, "guest"))
    touched = dict(await store.write(work.identities.merge("guest", replace(user("ada"), face="plant"))))
    assert touched.keys() == {"a", "c"}
    moved, both, kept = [row for name in "abc" if (row := await store.read(work.tables.one(name))) is not None]
    assert (moved.revision, kept.revision) == (touched["a"], touched["c"])
    assert moved.chairs[0] == Chair(0, "plant", "person", "ada", "Ada")
    assert moved.host == "ada"
    assert ([chair.user for chair in both.chairs], both.host) == (["guest", "ada"], "guest")
    assert (kept.chairs[0].kind, kept.chairs[0].user, kept.chairs[0].name) == ("bot", "ada", "Soot")
    assert [each.id for each in await store.read(work.company.friends_of("ada"))] == ["cleo"]
    assert [each.other for each in await store.read(work.company.shunned_by("cleo"))] == ["ada"]
    assert [line.n for _, line in await store.read(work.talk.said_by("ada", 10))] == [1]
    assert await store.read(work.users.by_token(b"guest")) is None


def evening(host: str, *names: str, played: bool = True) -> str:
    """The stored body of an event whose first board is that of the first two."""
    entrants = [{"user": name, "name": name.title(), "face": "iron", "left": False} for name in names]
    board = {"one": 0, "two": 1, "table": "t", "points": None, "scores": None}
    return json.dumps({"host": host, "entrants": entrants, "played": [[board]] if played else []})


async def test_an_event_outlives_its_people(store: Store) -> None:
    await people(store, "ada", "ben", "cleo", "dora")

    async def read(event: str) -> tuple[str, list[tuple[str, str, bool]], float | None]:
        stored = await store.read(work.evenings.one(event))
        assert stored is not None
        body = json.loads(stored.body)
        assert stored.host == body["host"]
        named = [(each["user"], each["name"], each["left"]) for each in body["entrants"]]
        return body["host"], named, body["played"][0][0]["points"] if body["played"] else None

    await store.write(work.evenings.add(StoredEvening("on", "ada", NOW, evening("ada", "ada", "ben", "cleo"))))
    await store.write(work.evenings.add(StoredEvening("open", "ada", NOW, evening("ada", "ada", "ben", played=False))))
    await store.write(work.evenings.add(StoredEvening("other", "cleo", NOW, evening("cleo", "cleo", "dora"))))
    await store.write(work.identities.merge("ada", user("dora")))
    assert await read("on") == ("dora", [("dora", "Dora", False), ("ben", "Ben", False), ("cleo", "Cleo", False)], None)
    assert await read("open") == ("dora", [("dora", "Dora", False), ("ben", "Ben", False)], None)
    await store.write(work.identities.merge("dora", user("ben")))
    assert await read("on") == ("ben", [("dora", "Dora", True), ("ben", "Ben", False), ("cleo", "Cleo", False)], 0.0)
    assert await read("open") == ("ben", [("ben", "Ben", False)], None)
    await store.write(work.moderation.ban("ben", NOW))
    assert await read("on") == ("cleo", [("dora", "Dora", True), ("ben", "Ben", True), ("cleo", "Cleo", False)], 0.0)
    assert await read("open") == ("", [], None)
    await store.write(work.identities.erase(user("cleo")))
    assert await read("on") == ("", [("dora", "Dora", True), ("ben", "Ben", True), ("gone-2", "", True)], 0.0)
    assert await read("other") == ("", [("gone-0", "", True), ("ben", "Ben", True)], 1.0)
    stored = await store.read(work.evenings.one("other"))
    assert stored is not None
    await store.write(work.evenings.save(stored))  # at the revision it was read at


async def test_who_is_forgotten_leaves_a_chair_without_a_name(store: Store) -> None:
    await people(store, "ada", "cleo")
    await game(store, "a", "2026-02-01", (0,), person(0, "ada"), person(1, "cleo"))
    await store.write(work.talk.say("a", 0, "Ada", "my secret", None, NOW, "ada"))
    await store.write(work.talk.say("a", 1, "Cleo", "hello", None, NOW, "cleo"))
    await store.write(work.company.befriend("ada", "cleo", NOW))
    await store.write(work.accounts.save(Account("ada", "ada", "hash", NOW)))
    await store.write(work.moderation.add_report(Report("r", "cleo", "ada", "a", 1, "my secret", "rude", NOW)))
    body = '{"id":"e","entrants":[{"user":"ada","name":"Ada"},{"user":"cleo","name":"Cleo"}]}'
    await store.write(work.evenings.add(StoredEvening("e", "cleo", NOW, body)))
    await store.write(work.alerts.add(Alert("ada", "https://example.org/hook", "hook", "", NOW)))
    [(name, revision)] = await store.write(work.identities.erase(user("ada")))
    event = await store.read(work.evenings.one("e"))
    assert event is not None
    assert "Ada" not in event.body
    assert '"name":"Cleo"' in event.body
    assert await store.read(work.alerts.of_user("ada")) == []
    row = await store.read(work.tables.one("a"))
    assert row is not None
    assert (name, revision) == ("a", row.revision)
    assert [(chair.kind, chair.user, chair.name) for chair in row.chairs] == [
        ("person", None, None),
        ("person", "cleo", "Cleo"),
    ]
    assert dict(row.notes) == {"chair.0": "person", "chair.1": "person Cleo"}
    said = await store.read(work.talk.lines_of("a", 10))
    assert [(line.n, line.name, line.text) for line in said] == [(1, "", None), (2, "Cleo", "hello")]
    assert await store.read(work.users.by_id("ada")) is await store.read(work.users.by_token(b"ada")) is None
    assert await store.read(work.accounts.by_login("ada")) is None
    assert await store.read(work.company.friends_of("cleo")) == []
    assert await store.read(work.moderation.all_reports(True, 10)) == []


async def test_friends_blocks_mutes_and_invitations(store: Store) -> None:
    await people(store, "ada", "benedict", "cleo")
    for _ in range(2):
        await store.write(work.company.befriend("ada", "benedict", NOW))
    assert [each.id for each in await store.read(work.company.friends_of("benedict"))] == ["ada"]
    await store.write(work.users.set_unseen("ada", True))
    assert [each.unseen for each in await store.read(work.company.friends_of("benedict"))] == [True]
    await store.write(work.company.shun("ada", "benedict", "mute", NOW))
    assert not await store.read(work.company.blocks(["ada"], "benedict"))
    await store.write(work.company.shun("ada", "benedict", "block", NOW))
    assert [(each.other, each.name, each.how) for each in await store.read(work.company.shunned_by("ada"))] == [
        ("benedict", "Benedict", "block")
    ]
    assert await store.read(work.company.blocks(["cleo", "ada"], "benedict"))
    assert not await store.read(work.company.blocks(["benedict"], "ada"))
    assert await store.read(work.company.friends_of("benedict")) == []
    await store.write(work.company.unshun("ada", "benedict"))
    assert not await store.read(work.company.blocks(["ada"], "benedict"))
    await store.write(work.tables.add(table("one")))
    for _ in range(2):
        await store.write(work.company.invite("one", "cleo", "ada", NOW))
    assert [(each.table, each.title, each.name) for each in await store.read(work.company.invitations_of("cleo"))] == [
        ("one", "dualis", "Ada")
    ]
    await store.write(work.company.uninvite("one", "cleo"))
    assert await store.read(work.company.invitations_of("cleo")) == []


async def test_reports_bans_and_lines_taken_away(store: Store) -> None:
    await people(store, "ada", "cleo")
    await store.write(work.tables.add(table("one")))
    await store.write(work.talk.say("one", None, "Ada", "rude", None, NOW, "ada", True))
    assert [(line.user, line.aside) for line in await store.read(work.talk.lines_of("one", 5))] == [("ada", True)]
    await store.write(work.moderation.add_report(Report("r", "cleo", "ada", "one", 1, "rude", "see for yourself", NOW)))
    assert [each.said for each in await store.read(work.moderation.all_reports(False, 5))] == ["rude"]
    assert [await store.write(work.moderation.close_report(name, LATER)) for name in ("r", "none")] == [True, False]
    assert await store.read(work.moderation.all_reports(False, 5)) == []
    assert [each.done for each in await store.read(work.moderation.all_reports(True, 5))] == [LATER]
    assert [await store.write(work.talk.blank("one", n)) for n in (1, 2)] == [True, False]
    assert [line.text for line in await store.read(work.talk.lines_of("one", 5))] == [None]
    await store.write(work.accounts.add_pass(b"pass", "ada", "device", LATER, NOW))
    await store.write(work.moderation.ban("ada", NOW))
    await store.write(work.users.add_token("ada", b"new", NOW))
    assert await store.read(work.users.by_token(b"ada")) is await store.read(work.users.by_token(b"new")) is None
    assert await store.write(work.accounts.use_pass(b"pass", "device", NOW)) is None
    assert (
        await store.read(work.moderation.banned_since(NOW)),
        await store.read(work.moderation.banned_since(LATER)),
    ) == (["ada"], [])
    await store.write(work.moderation.ban("ada", ""))
    assert (await store.read(work.users.by_token(b"new"))) == user("ada")
    await store.write(work.users.drop_token(b"new"))
    assert await store.read(work.users.by_token(b"new")) is None


async def test_a_stand_in_and_what_the_table_said_forget_an_older_name(store: Store) -> None:
    await people(store, "ada", "cleo")
    chairs = (Chair(0, "iron", "bot", "ada", "Ada the First", "greedy"), person(1, "cleo"))
    await store.write(work.tables.add(table("a", chairs=chairs, status="running", seed=1)))
    await store.write(work.talk.say("a", 0, "Ada the First", None, None, NOW, event="left"))
    await store.write(work.talk.say("a", 1, "Cleo", None, None, NOW, event="left"))
    await store.write(work.identities.erase(user("ada")))
    assert [(line.name, line.event) for line in await store.read(work.talk.lines_of("a", 10))] == [
        ("", "left"),
        ("Cleo", "left"),
    ]
    row = await store.read(work.tables.one("a"))
    assert row is not None
    assert [(chair.kind, chair.user, chair.name) for chair in row.chairs] == [
        ("bot", None, None),
        ("person", "cleo", "Cleo"),
    ]
