"""What every store promises about people: games, sign-ins, friends, and that they can be merged and forgotten."""

from dataclasses import replace
from typing import Any

from emberhall.store import Account, Chair, Report, Store, StoredTable, User, Wanted
from emberhall.store.base import Ending
from emberhall.store.ladder import Alert, StoredEvent
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
        await store.add_user(user(name), name.encode())


async def game(store: Store, name: str, at: str, winners: tuple[int, ...], *chairs: Chair, **more: Any) -> StoredTable:
    """A finished game."""
    notes = {f"chair.{chair.seat}": f"{chair.kind} {chair.name}" for chair in chairs} | more.pop("notes", {})
    row = table(name, chairs=chairs, seats=len(chairs), status="running", seed=1, notes=notes, **more)
    await store.add_table(row)
    await store.append(name, 0, [(0, "pass")], [], at, Ending(tuple(range(len(chairs))), winners))
    return row


async def test_finished_games_are_found_by_title_result_and_company(store: Store) -> None:
    await people(store, "ada", "benedict", "cleo")
    bot = Chair(1, "bread", "bot", None, "Cinder", "greedy")
    await game(store, "a", "2026-02-01", (0,), person(0, "ada"), person(1, "benedict"))
    await game(store, "b", "2026-02-02", (1,), person(0, "ada"), bot, title="dragonduel", public=False)
    await game(store, "c", "2026-02-03", (10,), *(person(seat, "cleo") for seat in range(1)), person(1, "ada"))
    await store.add_table(table("open"))
    results = await store.results("ada", False, 10)
    assert [(each.table, each.seat, each.winners) for each in results] == [
        ("c", 1, (10,)),
        ("b", 0, (1,)),
        ("a", 0, (0,)),
    ]
    assert results[0].scores == (0, 1)
    await game(store, "fork", "2026-01-04", (0,), person(0, "ada"), person(1, "cleo"), notes={"forked": "a 3"})
    assert await store.results("ada", False, 10) == results  # forks do not count
    assert [each.table for each in await store.results("ada", True, 1)] == ["c"]

    async def found(**wanted: Any) -> str:
        return "".join(row.id for row in await store.games("ada", Wanted(**wanted), 10, 0))

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
    assert [row.id for row in await store.games("ada", Wanted(), 1, 1)] == ["b"]


async def test_a_pass_for_a_device_is_good_once_and_one_for_friends_for_a_while(store: Store) -> None:
    await people(store, "ada")
    await store.add_pass(b"one", "ada", "device", SOON, NOW)
    await store.add_pass(b"two", "ada", "friend", SOON, NOW)
    assert await store.use_pass(b"one", "friend", NOW) is None
    assert [await store.use_pass(b"one", "device", NOW) for _ in range(2)] == ["ada", None]
    assert [await store.use_pass(b"two", "friend", NOW) for _ in range(2)] == ["ada", "ada"]
    assert await store.use_pass(b"two", "friend", LATER) is None


async def test_one_recovery_code_is_good_at_a_time(store: Store) -> None:
    await store.add_user(User("ben", "Ben", "iron", NOW), b"ben")
    for key, user in ((b"ada 1", "ada"), (b"ben 1", "ben"), (b"ada 2", "ada")):
        await store.add_pass(key, user, "recovery", LATER, NOW)
    assert await store.use_pass(b"ada 1", "recovery", NOW) is None
    assert [await store.use_pass(b"ada 2", "recovery", NOW) for _ in range(2)] == ["ada", None]
    assert await store.use_pass(b"ben 1", "recovery", NOW) == "ben"


async def test_a_login_is_one_persons(store: Store) -> None:
    await people(store, "ada", "benedict")
    assert await store.set_account(Account("ada", "ada", "hash", NOW))
    assert await store.set_account(Account("ada", "ada", "other", LATER))
    assert not await store.set_account(Account("benedict", "ada", "hash", NOW))
    assert not await store.set_account(Account("ada", "ada2", "hash", NOW))  # one account each
    assert await store.account("ada") == await store.account_of("ada") == Account("ada", "ada", "other", LATER)
    assert await store.account("nobody") is None
    assert [each.id for each in await store.people("ada", 10)] == ["ada"]


async def test_two_become_one_but_never_on_two_seats_of_a_table(store: Store) -> None:
    await people(store, "ada", "guest", "cleo")
    await game(store, "a", "2026-02-01", (0,), person(0, "guest"), person(1, "cleo"), host="guest")
    await game(store, "b", "2026-02-02", (0,), person(0, "guest"), person(1, "ada"), host="guest")
    held = table("c", chairs=(Chair(0, "iron", "bot", "guest", "Soot", "greedy"), Chair(1, "bread")), host="cleo")
    await store.add_table(held)
    await store.befriend("guest", "cleo", NOW)
    await store.befriend("guest", "ada", NOW)
    await store.shun("cleo", "guest", "mute", NOW)
    await store.say("a", 0, "Guest", "hello", None, NOW, "guest")
    touched = dict(await store.merge("guest", replace(user("ada"), face="plant")))
    assert touched.keys() == {"a", "c"}
    moved, both, kept = [row for name in "abc" if (row := await store.table(name)) is not None]
    assert (moved.revision, kept.revision) == (touched["a"], touched["c"])
    assert moved.chairs[0] == Chair(0, "plant", "person", "ada", "Ada")
    assert moved.host == "ada"
    assert ([chair.user for chair in both.chairs], both.host) == (["guest", "ada"], "guest")
    assert (kept.chairs[0].kind, kept.chairs[0].user, kept.chairs[0].name) == ("bot", "ada", "Soot")
    assert [each.id for each in await store.friends("ada")] == ["cleo"]
    assert [each.other for each in await store.shunned("cleo")] == ["ada"]
    assert [line.n for _, line in await store.said_by("ada", 10)] == [1]
    assert await store.user_of(b"guest") is None


async def test_who_is_forgotten_leaves_a_chair_without_a_name(store: Store) -> None:
    await people(store, "ada", "cleo")
    await game(store, "a", "2026-02-01", (0,), person(0, "ada"), person(1, "cleo"))
    await store.say("a", 0, "Ada", "my secret", None, NOW, "ada")
    await store.say("a", 1, "Cleo", "hello", None, NOW, "cleo")
    await store.befriend("ada", "cleo", NOW)
    await store.set_account(Account("ada", "ada", "hash", NOW))
    await store.report(Report("r", "cleo", "ada", "a", 1, "my secret", "rude", NOW))
    body = '{"id":"e","entrants":[{"user":"ada","name":"Ada"},{"user":"cleo","name":"Cleo"}]}'
    await store.add_event(StoredEvent("e", "cleo", NOW, body))
    await store.add_alert(Alert("ada", "https://example.org/hook", "hook", "", NOW))
    [(name, revision)] = await store.erase(user("ada"))
    event = await store.event("e")
    assert event is not None
    assert "Ada" not in event.body
    assert '"name":"Cleo"' in event.body
    assert await store.alerts_of("ada") == []
    row = await store.table("a")
    assert row is not None
    assert (name, revision) == ("a", row.revision)
    assert [(chair.kind, chair.user, chair.name) for chair in row.chairs] == [
        ("person", None, None),
        ("person", "cleo", "Cleo"),
    ]
    assert dict(row.notes) == {"chair.0": "person", "chair.1": "person Cleo"}
    said = await store.lines("a", 10)
    assert [(line.n, line.name, line.text) for line in said] == [(1, "", None), (2, "Cleo", "hello")]
    assert await store.user("ada") is await store.user_of(b"ada") is None
    assert await store.account("ada") is None
    assert await store.friends("cleo") == []
    assert await store.reports(True, 10) == []


async def test_friends_blocks_mutes_and_invitations(store: Store) -> None:
    await people(store, "ada", "benedict", "cleo")
    for _ in range(2):
        await store.befriend("ada", "benedict", NOW)
    assert [each.id for each in await store.friends("benedict")] == ["ada"]
    await store.set_unseen("ada", True)
    assert [each.unseen for each in await store.friends("benedict")] == [True]
    await store.shun("ada", "benedict", "mute", NOW)
    assert not await store.blocks(["ada"], "benedict")
    await store.shun("ada", "benedict", "block", NOW)
    assert [(each.other, each.name, each.how) for each in await store.shunned("ada")] == [
        ("benedict", "Benedict", "block")
    ]
    assert await store.blocks(["cleo", "ada"], "benedict")
    assert not await store.blocks(["benedict"], "ada")
    assert await store.friends("benedict") == []
    await store.unshun("ada", "benedict")
    assert not await store.blocks(["ada"], "benedict")
    await store.add_table(table("one"))
    for _ in range(2):
        await store.invite("one", "cleo", "ada", NOW)
    assert [(each.table, each.title, each.name) for each in await store.invitations("cleo")] == [
        ("one", "dualis", "Ada")
    ]
    await store.uninvite("one", "cleo")
    assert await store.invitations("cleo") == []


async def test_reports_bans_and_lines_taken_away(store: Store) -> None:
    await people(store, "ada", "cleo")
    await store.add_table(table("one"))
    await store.say("one", None, "Ada", "rude", None, NOW, "ada", True)
    assert [(line.user, line.aside) for line in await store.lines("one", 5)] == [("ada", True)]
    await store.report(Report("r", "cleo", "ada", "one", 1, "rude", "see for yourself", NOW))
    assert [each.said for each in await store.reports(False, 5)] == ["rude"]
    assert [await store.close_report(name, LATER) for name in ("r", "none")] == [True, False]
    assert await store.reports(False, 5) == []
    assert [each.done for each in await store.reports(True, 5)] == [LATER]
    assert [await store.blank_line("one", n) for n in (1, 2)] == [True, False]
    assert [line.text for line in await store.lines("one", 5)] == [None]
    await store.add_pass(b"pass", "ada", "device", LATER, NOW)
    await store.ban("ada", NOW)
    await store.add_token("ada", b"new", NOW)
    assert await store.user_of(b"ada") is await store.user_of(b"new") is None
    assert await store.use_pass(b"pass", "device", NOW) is None
    assert (await store.banned(NOW), await store.banned(LATER)) == (["ada"], [])
    await store.ban("ada", "")
    assert (await store.user_of(b"new")) == user("ada")
    await store.drop_token(b"new")
    assert await store.user_of(b"new") is None
