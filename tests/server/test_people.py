"""People: other devices, accounts, merging a guest's games, data export, friends, blocks, mutes, reports."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from emberhall.bus import LocalBus
from emberhall.server.settings import Rate
from emberhall.store import StoreError, work
from emberhall.store.queries import Work
from tests.server.hall import Guest, Hall, eventually, open_hall, play_all
from tests.stores import MemoryStore, name_of

WORD = "correct horse battery"


def guest_in(answer: Any) -> Guest:
    return Guest(answer["user"], answer["name"], answer["token"])


async def finished(hall: Hall, *guests: Guest, public: bool = True) -> str:
    """A game that is over because the last guest resigned."""
    wish = {"title": "dragonduel", "seats": len(guests), "public": public}
    table = (await hall.table(guests[0], **wish))["id"]
    for guest in guests[1:]:
        await hall.call("POST", f"/api/tables/{table}/seats", guest)
    await hall.call("POST", f"/api/tables/{table}/start", guests[0])
    screen = await hall.screen(guests[-1])
    await screen.join(table)
    await screen.send(t="resign", table=table)
    await screen.next("update", lambda frame: frame["view"]["winners"] is not None)
    return str(table)


# --- profile


async def test_a_profile_counts_ones_games_and_shows_others_only_what_is_public(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    shown, hidden = await finished(hall, ada, ben), await finished(hall, ben, ada, public=False)
    answer = await hall.call("GET", f"/api/people/{ada.user}", ada)
    assert (answer["you"], answer["games"], answer["name"]) == (True, 2, "Ada")
    [title] = answer["titles"]
    assert (title["title"], title["won"], title["lost"], title["last"]) == ("dragonduel", 1, 1, ["won", "lost"])
    assert sum(each["won"] + each["lost"] for each in title["periods"]) == 2
    theirs = await hall.call("GET", f"/api/people/{ada.user}", ben)
    assert (theirs["you"], theirs["games"]) == (False, 1)
    path = f"/api/people/{ada.user}/games"
    assert [each["id"] for each in (await hall.call("GET", path, ada))["games"]] == [hidden, shown]
    for asker in (ben, None):
        [game] = (await hall.call("GET", path, asker))["games"]
        assert (game["id"], game["you"]) == (shown, 0)
    assert [each["id"] for each in (await hall.call("GET", path + "?result=lost&other=ben", ada))["games"]] == [hidden]
    assert await hall.refused("GET", path + "?result=maybe", ada) == (400, "bad-request")
    assert await hall.refused("GET", path + "?colour=red", ada) == (400, "bad-request")
    assert await hall.refused("GET", "/api/people/nobody", ada) == (404, "unknown-person")


# --- another device


async def test_a_code_makes_another_device_the_same_person_once(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    code = (await hall.call("POST", "/api/me/passes", ada))["code"]
    phone = guest_in(await hall.call("POST", "/api/passes", code=code.lower().replace("-", " ")))
    assert (phone.user, phone.name) == (ada.user, "Ada")
    assert phone.token != ada.token
    assert (await hall.call("GET", "/api/me", phone))["user"] == ada.user
    assert await hall.refused("POST", "/api/passes", code=code) == (403, "bad-code")
    link = (await hall.call("POST", "/api/me/friends/links", ada))["code"]
    assert await hall.refused("POST", "/api/passes", code=link) == (403, "bad-code")  # friend links are no passes
    screen, other = await hall.screen(phone), await hall.screen(ada)
    await hall.call("DELETE", "/api/me/device", phone)
    await eventually(lambda: _true(screen.closed))
    assert await hall.refused("GET", "/api/me", phone) == (401, "unknown-token")
    assert (await hall.call("GET", "/api/me", ada))["user"] == ada.user
    assert not other.closed


async def _true(value: bool) -> bool:
    return value


async def test_codes_cannot_be_tried_at_will() -> None:
    async with open_hall(sign_ins=Rate(3, 60.0), spare_loopback=False) as hall:
        tries = [await hall.refused("POST", "/api/passes", code=f"AAAAA-AAAA{number}") for number in range(4)]
        assert tries == [(403, "bad-code")] * 3 + [(429, "too-many")]


async def test_a_code_that_has_expired_is_no_good(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with open_hall(store=store) as hall:
        ada = await hall.guest()
        code = (await hall.call("POST", "/api/me/passes", ada))["code"]
        monkeypatch.setattr("emberhall.server.people.accounts.now", lambda: "2099-01-01T00:00:00.000+00:00")
        assert await hall.refused("POST", "/api/passes", code=code) == (403, "bad-code")


async def codes_of(hall: Hall, guest: Guest) -> tuple[str, str]:
    """A code for another device and a link for friends."""
    device = await hall.call("POST", "/api/me/passes", guest)
    return device["code"], (await hall.call("POST", "/api/me/friends/links", guest))["code"]


@pytest.mark.parametrize("how", ["sign out", "new token", "new password", "recovery"])
async def test_a_thiefs_code_ends_with_the_tokens(hall: Hall, how: str) -> None:
    """Whoever held the device for a moment made a code; once the owner has revoked all tokens, it gives no new one."""
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    recovery = (await hall.call("POST", "/api/me/account", ada, login="ada", password=WORD))["recovery"]
    device, link = await codes_of(hall, ada)
    if how == "sign out":
        await hall.call("DELETE", "/api/me/token", ada)
    elif how == "new token":
        await hall.call("POST", "/api/me/token", ada)
    elif how == "new password":
        await hall.call("PATCH", "/api/me/account", ada, old=WORD, password=WORD + "!")
    else:
        await hall.call("POST", "/api/recoveries", code=recovery, password=WORD + "!")
    assert await hall.refused("POST", "/api/passes", code=device) == (403, "bad-code")
    await hall.call("POST", "/api/me/friends", ben, code=link)  # it makes friends, and signs in nobody


@pytest.mark.parametrize("durable", [True, False], ids=["done", "undone"])
async def test_a_lost_answer_to_new_token_locks_nobody_out(durable: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old tokens end with the commit that brings the new one, though its answer may get lost."""
    store = MemoryStore()
    write = store.write

    async def lose(wanted: Work[Any]) -> Any:
        if name_of(wanted) == "users.renew_token":
            if durable:
                await write(wanted)
            raise StoreError("The answer got lost.")
        return await write(wanted)

    monkeypatch.setattr(store, "write", lose)
    async with open_hall(store=store) as hall:
        ada = await hall.guest("Ada")
        if durable:
            ada = guest_in(await hall.call("POST", "/api/me/token", ada))
        else:
            assert await hall.refused("POST", "/api/me/token", ada) == (503, "store")
        assert (await hall.call("GET", "/api/me", ada))["user"] == ada.user


async def test_a_recovery_code_ends_with_the_password_it_was_made_with(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    await hall.call("POST", "/api/me/account", ada, login="ada", password=WORD)
    thief = guest_in(await hall.call("POST", "/api/sessions", login="ada", password=WORD))
    code = (await hall.call("POST", "/api/me/recovery", thief, password=WORD))["recovery"]
    renewed = await hall.call("PATCH", "/api/me/account", ada, old=WORD, password=WORD + "!")
    assert await hall.refused("POST", "/api/recoveries", code=code, password=WORD) == (403, "bad-code")
    answer = await hall.call("POST", "/api/recoveries", code=renewed["recovery"], password=WORD)
    assert answer["guest"]["user"] == ada.user, "the owner has got another"


async def test_a_revoked_token_that_is_remembered_makes_no_code() -> None:
    """Another process has revoked it, and its note was lost: for a minute this one still knows the token."""
    store = MemoryStore()
    async with open_hall(store=store) as hall:
        ada = await hall.guest("Ada")
        await store.write(work.users.drop_tokens(ada.user))
        assert (await hall.call("GET", "/api/me", ada))["user"] == ada.user
        assert await hall.refused("POST", "/api/me/passes", ada) == (401, "unknown-token")


# --- accounts


async def test_an_account_is_the_same_person_elsewhere(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    await hall.call("POST", "/api/me/account", ada, login="Ada.L", password=WORD)
    assert (await hall.call("GET", "/api/me/account", ada))["login"] == "ada.l"
    assert await hall.refused("POST", "/api/me/account", ben, login="ADA.L", password=WORD) == (409, "login-taken")
    assert await hall.refused("POST", "/api/me/account", ada, login="other", password=WORD) == (409, "has-account")
    assert await hall.refused("POST", "/api/me/account", ben, login="b n!", password=WORD) == (400, "bad-login")
    assert await hall.refused("POST", "/api/me/account", ben, login="ben", password="short") == (400, "bad-request")
    phone = guest_in(await hall.call("POST", "/api/sessions", login=" ada.l", password=WORD))
    assert phone.user == ada.user
    for login in ("ada.l", "nobody"):
        assert await hall.refused("POST", "/api/sessions", login=login, password="wrong") == (403, "bad-password")
    assert await hall.refused("PATCH", "/api/me/account", phone, old="wrong", password=WORD) == (403, "bad-password")
    screen = await hall.screen(ada)
    new = guest_in(await hall.call("PATCH", "/api/me/account", phone, old=WORD, password=WORD + "!"))
    await eventually(lambda: _true(screen.closed))
    for old in (ada, phone):
        assert await hall.refused("GET", "/api/me", old) == (401, "unknown-token")
    assert (await hall.call("GET", "/api/me", new))["user"] == ada.user
    assert await hall.refused("POST", "/api/sessions", login="ada.l", password=WORD) == (403, "bad-password")
    assert guest_in(await hall.call("POST", "/api/sessions", login="ada.l", password=WORD + "!")).user == ada.user


async def test_a_recovery_code_replaces_a_forgotten_password_once(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    first = (await hall.call("POST", "/api/me/account", ada, login="ada", password=WORD))["recovery"]
    assert await hall.refused("POST", "/api/me/recovery", ben, password=WORD) == (409, "no-account")
    assert await hall.refused("POST", "/api/me/recovery", ada, password="wrong") == (403, "bad-password")
    second = (await hall.call("POST", "/api/me/recovery", ada, password=WORD))["recovery"]
    assert await hall.refused("POST", "/api/recoveries", code=first, password=WORD) == (403, "bad-code")
    assert await hall.refused("POST", "/api/passes", code=second) == (403, "bad-code")  # nor are recovery codes
    screen = await hall.screen(ada)
    typed = second.lower().replace("-", " ")
    answer = await hall.call("POST", "/api/recoveries", code=typed, password=WORD + "!")
    phone = guest_in(answer["guest"])
    assert (phone.user, answer["login"]) == (ada.user, "ada")
    await eventually(lambda: _true(screen.closed))
    assert await hall.refused("GET", "/api/me", ada) == (401, "unknown-token"), "whoever had a token has to sign in"
    assert await hall.refused("POST", "/api/sessions", login="ada", password=WORD) == (403, "bad-password")
    assert guest_in(await hall.call("POST", "/api/sessions", login="ada", password=WORD + "!")).user == ada.user
    assert await hall.refused("POST", "/api/recoveries", code=second, password=WORD) == (403, "bad-code")
    assert answer["recovery"] not in (first, second)
    assert (await hall.call("POST", "/api/recoveries", code=answer["recovery"], password=WORD))["login"] == "ada"


async def test_recovery_codes_cannot_be_tried_at_will() -> None:
    async with open_hall(sign_ins=Rate(3, 60.0), spare_loopback=False) as hall:
        wish: dict[str, Any] = {"code": "AAAAA-AAAAA-AAAAA-AAAAA", "password": WORD}
        tries = [await hall.refused("POST", "/api/recoveries", **wish) for _ in range(4)]
        assert tries == [(403, "bad-code")] * 3 + [(429, "too-many")]


async def test_passwords_are_tried_slowly_and_never_all_at_once() -> None:
    async with open_hall(sign_ins_of_account=Rate(3, 60.0), passwords_waiting=1) as hall:
        wish: dict[str, Any] = {"login": "ada", "password": "wrong word"}
        tries = [await hall.refused("POST", "/api/sessions", **wish) for _ in range(4)]
        assert tries == [(403, "bad-password")] * 3 + [(429, "too-many")]
        many: list[dict[str, Any]] = [{"login": f"somebody{number}", "password": "wrong word"} for number in range(8)]
        answers = await asyncio.gather(*(hall.refused("POST", "/api/sessions", **each) for each in many))
        assert (503, "crowded") in answers
        assert {status for status, _ in answers} <= {403, 503}


async def test_a_guests_games_are_brought_along(hall: Hall) -> None:
    ada, ben, guest = await hall.guest("Ada"), await hall.guest("Ben"), await hall.guest("Passer-by")
    alone, both = await finished(hall, guest, ben), await finished(hall, guest, ada)
    open_table = (await hall.table(guest, public=True))["id"]
    screen = await hall.screen(ada)
    await screen.send(t="join", table=open_table)
    await screen.next("lobby")
    assert await hall.refused("POST", "/api/me/merge", ada, token=ada.token) == (409, "same-person")
    assert await hall.refused("POST", "/api/me/merge", ada, token="guessed") == (401, "unknown-token")
    assert await hall.call("POST", "/api/me/merge", ada, token=guest.token) == {"moved": 2, "left": 1}
    lobby = await screen.next("lobby", lambda frame: frame["table"]["you"] == 0)  # the table was told
    assert (lobby["table"]["host"], lobby["table"]["chairs"][0]["name"]) == (ada.user, "Ada")
    games = (await hall.call("GET", f"/api/people/{ada.user}/games", ada))["games"]
    assert {game["id"] for game in games} == {alone, both}
    assert [chair["user"] for chair in next(game for game in games if game["id"] == both)["chairs"]] == [
        guest.user,
        ada.user,
    ]
    assert await hall.refused("GET", "/api/me", guest) == (401, "unknown-token")


async def test_an_account_is_not_swallowed_by_another(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    await hall.call("POST", "/api/me/account", ben, login="ben", password=WORD)
    assert await hall.refused("POST", "/api/me/merge", ada, token=ben.token) == (409, "has-account")


# --- personal data


async def test_decks_are_there_on_every_device_and_go_with_their_person(hall: Hall) -> None:
    ada, guest = await hall.guest("Ada"), await hall.guest("Guest")
    deck = {"title": "dragonduel", "name": "Slimes", "cards": "4xcs-01"}
    await hall.call("PUT", "/api/me/decks/first-deck", ada, **deck)
    answer = await hall.call("PUT", "/api/me/decks/first-deck", ada, **{**deck, "cards": "3xcs-01"})
    await hall.call("PUT", "/api/me/decks/second-deck", guest, **deck)
    await hall.call("PUT", "/api/me/decks/first-deck", guest, **{**deck, "name": "Of the guest"})
    assert await hall.call("GET", "/api/me/decks", ada) == [answer], "the later one counts, and others have their own"
    await hall.call("POST", "/api/me/merge", ada, token=guest.token)
    mine = await hall.call("GET", "/api/me/decks", ada)
    assert {each["id"]: each["cards"] for each in mine} == {"first-deck": "3xcs-01", "second-deck": "4xcs-01"}
    assert (await hall.call("GET", "/api/me/export", ada))["decks"] == mine
    await hall.call("DELETE", "/api/me/decks/first-deck", ada)
    assert [each["id"] for each in await hall.call("GET", "/api/me/decks", ada)] == ["second-deck"]


async def test_how_a_deck_did_is_told_to_its_player_alone(hall: Hall) -> None:
    ada, ben, eve = [await hall.guest(name) for name in ("Ada", "Ben", "Eve")]
    for pair in ((ada, ben), (ada, ben), (ben, ada)):  # the last one resigns
        await finished(hall, *pair, public=False)
    won, lost = {"value": "ember-gale", "won": 2}, {"value": "hive-and-hearth", "won": 0}
    played = "/api/me/outings/dragonduel"
    assert await hall.call("GET", played, ada) == [{**won, "games": 2}, {**lost, "games": 1}]
    assert await hall.call("GET", played, ben) == [{**lost, "games": 2}, {**won, "games": 1, "won": 1}]
    assert await hall.call("GET", played, eve) == []
    assert await hall.call("GET", "/api/me/outings/dualis", ada) == []  # nobody brings anything there
    assert await hall.refused("GET", "/api/me/outings/chess", ada) == (400, "unknown-title")
    assert (await hall.refused("GET", played))[0] == 401


async def test_decks_are_bounded(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    deck = {"title": "dragonduel", "name": "Slimes", "cards": "4xcs-01"}
    for number in range(60):
        await hall.call("PUT", f"/api/me/decks/deck-{number:04}", ada, **deck)
    assert await hall.refused("PUT", "/api/me/decks/one-more-deck", ada, **deck) == (409, "too-many-decks")
    await hall.call("PUT", "/api/me/decks/deck-0000", ada, **{**deck, "name": "Better"})
    for wrong in ({"cards": "x" * 2001}, {"name": ""}, {"title": "chess"}):
        assert (await hall.refused("PUT", "/api/me/decks/deck-0000", ada, **{**deck, **wrong}))[0] == 400
    assert (await hall.refused("PUT", "/api/me/decks/short", ada, **deck))[0] == 400


async def test_the_export_has_ones_games_records_and_words_and_nothing_hidden(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "hall.db") as hall:
        ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
        over = await finished(hall, ada, ben)
        bots = {"1": "random", "2": "random", "3": "random"}
        running = (await hall.table(ada, seats=4, bots=bots, start=True))["id"]
        for guest in (ada, ben):
            screen = await hall.screen(guest)
            await screen.join(over)
            await screen.send(t="say", table=over, text=f"I am {guest.name}")
            await screen.next("said", lambda frame: frame["user"] == guest.user)  # noqa: B023
        export = await hall.call("GET", "/api/me/export", ada)
        assert export["me"]["name"] == "Ada"
        games = {game["table"]["id"]: game for game in export["games"]}
        assert games.keys() == {over, running}
        assert "resign" in games[over]["record"]
        assert "record" not in games[running]
        assert [line["text"] for line in export["lines"]] == ["I am Ada"]


async def test_who_is_deleted_leaves_a_nameless_chair_and_no_words(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    over = await finished(hall, ada, ben)
    table = (await hall.table(ben, title="dragonduel", seats=2))["id"]
    await hall.call("POST", f"/api/tables/{table}/seats", ada)
    await hall.call("POST", f"/api/tables/{table}/start", ben)
    screen = await hall.screen(ada)
    await screen.join(over)
    await screen.send(t="say", table=over, text="secret")
    await screen.next("said")
    assert await hall.refused("DELETE", "/api/me", ada, name="Eda") == (409, "not-your-name")
    await hall.call("DELETE", "/api/me", ada, name="Ada")
    await eventually(lambda: _true(screen.closed))
    assert await hall.refused("GET", "/api/me", ada) == (401, "unknown-token")
    assert await hall.refused("GET", f"/api/people/{ada.user}") == (404, "unknown-person")
    ended = await hall.call("GET", f"/api/tables/{over}", ben)
    assert {"user", "name"}.isdisjoint(ended["chairs"][0])
    assert (ended["chairs"][0]["kind"], ended["chairs"][1]["name"]) == ("person", "Ben")
    going_on = await hall.call("GET", f"/api/tables/{table}", ben)
    assert (going_on["status"], going_on["chairs"][1]["kind"]) == ("running", "bot")
    assert "user" not in going_on["chairs"][1]
    record = (await hall.http.get(f"/api/tables/{over}/record")).text
    assert "Ada" not in record
    other = await hall.screen(ben)
    await other.join(over)
    said = [frame for frame in other.frames if frame["t"] == "said" and "event" not in frame]
    assert [("text" in frame, frame["name"]) for frame in said] == [(False, "")]
    assert not any('"Ada"' in text for text in other.raw)


# --- friends and others


async def friends(hall: Hall, one: Guest, other: Guest) -> None:
    code = (await hall.call("POST", "/api/me/friends/links", one))["code"]
    assert (await hall.call("POST", "/api/me/friends", other, code=code))["user"] == one.user


async def test_a_profile_says_whether_one_is_your_friend(hall: Hall) -> None:
    ada, ben, cleo = [await hall.guest(name) for name in ("Ada", "Ben", "Cleo")]
    await friends(hall, ada, ben)
    answer = [(await hall.call("GET", f"/api/people/{who.user}", ada))["friend"] for who in (ada, ben, cleo)]
    assert answer == [False, True, False]


async def test_friends_see_where_one_is_unless_one_hides(hall: Hall) -> None:
    ada, ben, eve = await hall.guest("Ada"), await hall.guest("Ben"), await hall.guest("Eve")
    await friends(hall, ada, ben)

    async def seen(by: Guest) -> list[Any]:
        return list((await hall.call("GET", "/api/me/friends", by))["friends"])

    assert [(each["name"], each["here"]) for each in await seen(ben)] == [("Ada", False)]
    private = (await hall.table(ada))["id"]
    screen = await hall.screen(ada)
    await screen.send(t="join", table=private)
    await screen.next("lobby")
    [found] = await seen(ben)
    assert (found["here"], found["title"], "table" in found) == (True, "dualis", False)  # with the id Ben could join
    await hall.call("PATCH", f"/api/tables/{private}", ada, public=True)
    assert (await seen(ben))[0]["table"] == private
    assert await seen(eve) == []
    await hall.call("PATCH", "/api/me/friends", ada, shown=False)
    assert [each["here"] for each in await seen(ben)] == [False]
    assert not (await hall.call("GET", "/api/me/account", ada))["shown"]
    code = (await hall.call("POST", "/api/me/friends/links", ada))["code"]
    assert await hall.refused("POST", "/api/me/friends", ada, code=code) == (403, "bad-code")
    await hall.call("DELETE", f"/api/me/friends/{ada.user}", ben)
    assert await seen(ada) == []


async def test_a_friend_is_asked_to_a_table(hall: Hall) -> None:
    ada, ben, eve = await hall.guest("Ada"), await hall.guest("Ben"), await hall.guest("Eve")
    await friends(hall, ada, ben)
    table = (await hall.table(ada, title="dragonduel", seats=2))["id"]
    path = f"/api/tables/{table}/invitations"
    assert await hall.refused("POST", path, ada, user=eve.user) == (403, "no-friend")
    assert await hall.refused("POST", path, ben, user=ada.user) == (403, "not-seated")
    await hall.call("POST", path, ada, user=ben.user)
    [asked] = (await hall.call("GET", "/api/me/friends", ben))["invitations"]
    assert (asked["table"], asked["title"], asked["name"]) == (table, "dragonduel", "Ada")
    await hall.call("DELETE", f"/api/me/invitations/{table}", ben)
    assert (await hall.call("GET", "/api/me/friends", ben))["invitations"] == []


async def test_who_is_blocked_cannot_sit_down_nor_be_heard_on_any_lobby() -> None:
    store, bus = MemoryStore(), LocalBus()
    async with open_hall(store=store, bus=bus) as hall, open_hall(store=store, bus=bus) as other:
        ada, ben, eve = await hall.guest("Ada"), await hall.guest("Ben"), await hall.guest("Eve")
        await friends(hall, ada, ben)
        table = (await hall.table(ada, public=True))["id"]
        one, two, three = await hall.screen(ada), await other.screen(ben), await other.screen(eve)
        away = await other.screen(ada)
        for screen in (one, two, three, away):
            await screen.send(t="join", table=table)
            await screen.next("lobby")
        await hall.call("POST", "/api/me/shunned", ada, user=ben.user, how="block")
        await asyncio.sleep(0.05)
        assert await other.refused("POST", f"/api/tables/{table}/seats", ben) == (403, "not-welcome")
        await two.send(t="say", table=table, text="Can you hear me?")
        assert (await three.next("said"))["text"] == "Can you hear me?"
        await three.send(t="say", table=table, text="I can")
        for screen in (one, away):
            assert (await screen.next("said"))["text"] == "I can"
        [shunned] = (await hall.call("GET", "/api/me/friends", ada))["shunned"]
        assert (shunned["name"], shunned["how"]) == ("Ben", "block")
        assert (await hall.call("GET", f"/api/people/{ben.user}", ada))["shunned"] == "block"
        code = (await hall.call("POST", "/api/me/friends/links", ada))["code"]
        assert await hall.refused("POST", "/api/me/friends", ben, code=code) == (403, "bad-code")
        again = await hall.screen(ada)
        await again.send(t="join", table=table)
        assert (await again.next("said"))["text"] == "I can"
        await hall.call("DELETE", f"/api/me/shunned/{ben.user}", ada)
        await hall.call("POST", f"/api/tables/{table}/seats", ben)
        assert await hall.refused("POST", "/api/me/shunned", ada, user=ada.user, how="mute") == (400, "yourself")


async def test_a_line_is_reported_in_the_words_of_who_said_it() -> None:
    store = MemoryStore()
    async with open_hall(store=store) as hall:
        ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
        table = (await hall.table(ada))["id"]
        screen = await hall.screen(ben)
        await screen.send(t="join", table=table)
        await screen.next("lobby")
        await screen.send(t="say", table=table, text="Something rude")
        said = await screen.next("said")
        wish = {"user": said["user"], "why": "Rude", "table": table, "line": said["n"]}
        await hall.call("POST", "/api/reports", ada, **wish)
        [report] = await store.read(work.moderation.all_reports(False, 5))
        assert (report.by, report.about, report.said, report.why) == (ada.user, ben.user, "Something rude", "Rude")
        assert await hall.refused("POST", "/api/reports", ada, **{**wish, "line": 2}) == (404, "unknown-line")
        assert await hall.refused("POST", "/api/reports", ada, **{**wish, "user": ada.user}) == (404, "unknown-line")


async def test_who_is_banned_is_gone_within_moments() -> None:
    store = MemoryStore()
    async with open_hall(store=store, ban_check=0.02) as hall:
        ada = await hall.guest("Ada")
        await hall.call("POST", "/api/me/account", ada, login="ada", password=WORD)
        screen = await hall.screen(ada)
        await store.write(work.moderation.ban(ada.user, "2099-01-01T00:00:00.000+00:00"))
        await eventually(lambda: _true(screen.closed))
        assert await hall.refused("GET", "/api/me", ada) == (401, "unknown-token")
        assert await hall.refused("POST", "/api/sessions", login="ada", password=WORD) == (403, "banned")


async def test_the_watchers_of_a_running_game_talk_among_themselves(hall: Hall) -> None:
    table, guests = await hall.full_table(4)
    eve = await hall.guest("Eve")
    players, watcher, nameless = await hall.seats_at(table, guests), await hall.screen(eve), await hall.screen()
    for screen in (watcher, nameless):
        await screen.join(table)
    await watcher.send(t="say", table=table, text="North holds nothing")  # although partners must be quiet
    heard = await nameless.next("said")
    assert (heard["text"], heard["aside"]) == ("North holds nothing", True)
    await players[0].send(t="say", table=table, greeting="thinking")
    for screen in (*players, watcher, nameless):
        assert (await screen.next("said", lambda frame: frame.get("greeting") == "thinking"))["n"] == 2
    late = await hall.screen(guests[1])
    await late.join(table)
    assert [frame["n"] for screen in (*players, late) for frame in screen.frames if frame["t"] == "said"] == [2] * 5


async def test_results_of_a_whole_game_are_in_the_history(hall: Hall) -> None:
    table, guests = await hall.full_table(3, options={"short": True})
    screens = await hall.seats_at(table, guests)
    await play_all(screens, table)
    profile = await hall.call("GET", f"/api/people/{guests[1].user}", guests[1])
    [title] = profile["titles"]
    ended = await hall.call("GET", f"/api/tables/{table}")
    assert title["scores"] == [ended["scores"][1]]
    assert title["won"] == int(1 in ended["winners"])
