"""Tables over HTTP: made, filled, started, listed, watched, and rematches."""

import asyncio
from random import Random

import pytest

from emberhall import Record
from emberhall.wire import seals
from tests.replays import state_of
from tests.server.hall import Hall, play_all, play_out


async def test_a_guest_comes_in_with_only_a_name(hall: Hall) -> None:
    ada = await hall.guest("  Ada   Lovelace ")
    assert ada.name == "Ada Lovelace"
    me = await hall.call("GET", "/api/me", ada)
    assert me["user"] == ada.user
    changed = await hall.call("PATCH", "/api/me", ada, name="Countess", face="iron")
    assert (changed["name"], changed["face"]) == ("Countess", "iron")
    assert await hall.call("GET", "/api/me", ada) == changed


async def test_titles_say_their_settings_and_bots(hall: Hall) -> None:
    (dualis,) = [title for title in await hall.call("GET", "/api/titles") if title["name"] == "dualis"]
    assert dualis["seats"] == [3, 4]
    assert dualis["bots"] == ["novice", "casual", "greedy", "expert", "master"]
    modes = next(setting for setting in dualis["settings"] if setting["name"] == "mode")
    assert modes["defaults"] == {"3": "iso", "4": "partnership"}


async def test_play_now_against_bots_to_the_end(hall: Hall) -> None:
    ada = await hall.guest()
    bots = {"1": "random", "2": "greedy", "3": "random"}
    table = await hall.table(ada, bots=bots, start=True, options={"short": True})
    assert table["status"] == "running"
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot", "bot", "bot"]
    screen = await hall.screen(ada)
    await screen.join(table["id"])
    last = await play_out(screen, table["id"], Random(3))
    over = await hall.call("GET", f"/api/tables/{table['id']}", ada)
    assert over["status"] == "over"
    assert over["winners"] == last["view"]["winners"]
    assert over["seq"] == last["seq"]


async def test_seats_are_taken_by_link_and_the_host_starts(hall: Hall) -> None:
    host, guest, third = await hall.guest("Host"), await hall.guest("Guest"), await hall.guest("Third")
    table = await hall.table(host, seats=3, name="Our table")
    path = f"/api/tables/{table['id']}"
    assert await hall.refused("POST", f"{path}/start", host) == (409, "seats-free")
    taken = await hall.call("POST", f"{path}/seats", guest)
    assert taken["you"] == 1
    assert await hall.refused("POST", f"{path}/seats", third, seat=1) == (409, "seat-taken")
    assert await hall.refused("POST", f"{path}/bots", guest, seat=2, level="random") == (403, "not-host")
    assert await hall.refused("POST", f"{path}/bots", host, seat=2, level="genius") == (400, "unknown-bot")
    await hall.call("POST", f"{path}/bots", host, seat=2, level="random")
    assert await hall.refused("POST", f"{path}/seats", third) == (409, "full")
    await hall.call("DELETE", f"{path}/seats/2", host)
    assert (await hall.call("POST", f"{path}/seats", third))["you"] == 2
    assert await hall.refused("POST", f"{path}/start", guest) == (403, "not-host")
    started = await hall.call("POST", f"{path}/start", host)
    assert started["status"] == "running"
    assert await hall.refused("POST", f"{path}/start", host) == (409, "running")
    stranger = await hall.guest("Stranger")
    assert await hall.refused("POST", f"{path}/seats", stranger) == (409, "running")


async def test_a_person_may_change_seats_before_the_start(hall: Hall) -> None:
    host = await hall.guest()
    table = await hall.table(host)
    moved = await hall.call("POST", f"/api/tables/{table['id']}/seats", host, seat=2)
    assert moved["you"] == 2
    assert [chair["kind"] for chair in moved["chairs"]] == ["free", "free", "person", "free"]


async def test_a_host_who_leaves_hands_the_table_on(hall: Hall) -> None:
    host, guest = await hall.guest("Host"), await hall.guest("Guest")
    table = await hall.table(host)
    path = f"/api/tables/{table['id']}"
    await hall.call("POST", f"{path}/seats", guest)
    left = await hall.call("DELETE", f"{path}/seats/0", host)
    assert left["host"] == guest.user


async def test_the_host_sends_somebody_away_who_may_then_only_watch(hall: Hall) -> None:
    host, guest = await hall.guest("Host"), await hall.guest("Guest")
    table = await hall.table(host)
    path = f"/api/tables/{table['id']}"
    await hall.call("POST", f"{path}/seats", guest)
    screen = await hall.screen(guest)
    await screen.send(t="join", table=table["id"])
    await screen.next("lobby")
    stranger = await hall.guest("Stranger")
    assert (await hall.refused("DELETE", f"{path}/seats/1", stranger))[0] == 403
    cleared = await hall.call("DELETE", f"{path}/seats/1", host)
    assert cleared["chairs"][1]["kind"] == "free"
    assert await hall.refused("POST", f"{path}/seats", guest) == (403, "not-welcome")
    assert (await hall.call("GET", path, guest))["you"] is None, "They may watch."
    await hall.call("POST", f"{path}/seats", stranger)


async def test_the_host_clears_the_seat_of_somebody_who_is_away_and_may_come_back(hall: Hall) -> None:
    host, guest = await hall.guest("Host"), await hall.guest("Guest")
    path = f"/api/tables/{(await hall.table(host))['id']}"
    await hall.call("POST", f"{path}/seats", guest)
    cleared = await hall.call("DELETE", f"{path}/seats/1", host)
    assert cleared["chairs"][1]["kind"] == "free"
    await hall.call("POST", f"{path}/seats", guest)


async def test_bad_wishes_get_a_sentence(hall: Hall) -> None:
    ada = await hall.guest()
    new = ("POST", "/api/tables", ada)
    assert await hall.refused(*new, title="chess", seats=4) == (400, "unknown-title")
    assert await hall.refused(*new, title="dualis", seats=5) == (400, "bad-options")
    assert await hall.refused(*new, title="dualis", seats=3, options={"mode": "partnership"}) == (400, "bad-options")
    assert await hall.refused(*new, title="dualis", seats=4, options={"colour": "red"}) == (400, "bad-options")
    for seat in ("7", "-1", "01", "²"):
        assert await hall.refused(*new, title="dualis", seats=4, bots={seat: "random"}) == (400, "unknown-seat")
    assert await hall.refused(*new, title="dualis", seats=4, sit=4) == (400, "unknown-seat")
    assert await hall.refused(*new, title="dualis", seats=4, start=True) == (409, "seats-free")
    assert await hall.refused("POST", "/api/tables", None, title="dualis", seats=4) == (401, "no-token")
    assert await hall.refused("GET", "/api/tables/nowhere") == (404, "unknown-table")
    assert (await hall.call("GET", "/api/tables", ada))["mine"] == []


async def test_lists_show_public_tables_and_ones_own(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    bots = {"1": "random", "2": "random", "3": "random"}
    shown = await hall.table(ada, public=True, name="Come in")
    hidden = await hall.table(ada, name="Friends only")
    live = await hall.table(ben, public=True, bots=bots, start=True)
    lists = await hall.call("GET", "/api/tables", ada)
    assert [table["id"] for table in lists["open"]] == [shown["id"]]
    assert [table["id"] for table in lists["live"]] == [live["id"]]
    assert {table["id"] for table in lists["mine"]} == {shown["id"], hidden["id"]}
    anonymous = await hall.call("GET", "/api/tables")
    assert anonymous["mine"] == []
    assert anonymous["open"][0]["you"] is None


async def test_own_tables_that_wait_for_me_come_first(hall: Hall) -> None:
    ada = await hall.guest()
    bots = {"1": "random", "2": "random", "3": "random"}
    waiting = await hall.table(ada, bots=bots, start=True, options={"first_leader": 0})
    await asyncio.sleep(0.01)
    await hall.table(ada)
    lists = await hall.call("GET", "/api/tables", ada)
    assert lists["mine"][0]["id"] == waiting["id"]
    assert lists["mine"][0]["waiting"] == [0]


async def test_the_record_is_open_only_when_the_game_is_over_and_proves_the_shuffle(hall: Hall) -> None:
    ada = await hall.guest()
    wish = {"bots": {"1": "random", "2": "random"}, "options": {"short": True, "seating": "random"}}
    table = await hall.table(ada, seats=3, start=True, nonce="mine-0123456789", **wish)
    path = f"/api/tables/{table['id']}"
    assert await hall.refused("GET", f"{path}/record") == (409, "not-over")
    screen = await hall.screen(ada)
    await screen.join(table["id"])
    last = await play_out(screen, table["id"], Random(1))
    answer = await hall.http.get(f"{path}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    record = Record.parse(answer.text)
    assert seals.check(record) == []
    assert record.notes["seal"] == table["seal"]
    assert "mine-0123456789" in record.notes.values()
    assert len(record.moves) == last["seq"]
    assert state_of(record).over


async def test_a_spectator_watches_and_has_no_seat(hall: Hall) -> None:
    table, guests = await hall.full_table(3)
    watcher = await hall.screen()
    first = await watcher.join(table)
    assert first["view"]["seat"] is None
    assert first["view"]["hand"] is None
    assert first["decision"] is None
    info = await hall.call("GET", f"/api/tables/{table}")
    assert info["watching"] == 1
    screens = await hall.seats_at(table, guests)
    await play_all(screens, table)
    over = await watcher.next("lobby", lambda frame: frame["table"]["status"] == "over")
    assert over["table"]["you"] is None
    await watcher.send(t="play", table=table, seq=0, words=["play S1R"])
    assert (await watcher.next("refused"))["error"] == "not-seated"


@pytest.mark.ruling("DU-46")
async def test_a_bot_stands_in_for_who_leaves_and_gives_the_seat_back(hall: Hall) -> None:
    table, guests = await hall.full_table(3, options={"first_leader": 1})
    path = f"/api/tables/{table}"
    screens = await hall.seats_at(table, guests)
    assert await hall.refused("DELETE", f"{path}/seats/2", guests[1]) == (403, "not-yours")
    left = await hall.call("DELETE", f"{path}/seats/1", guests[1])
    assert left["chairs"][1]["kind"] == "bot"
    assert left["you"] is None
    moved = await screens[0].next("update", lambda frame: frame["seq"] == 1)
    assert moved["view"]["table"][0]["seat"] == 1
    spectating = await screens[1].next("update", lambda frame: frame["seq"] == 1)
    assert spectating["view"]["hand"] is None
    back = await hall.call("POST", f"{path}/seats", guests[1])
    assert back["you"] == 1
    seated = await screens[1].next("update", lambda frame: frame["view"]["seat"] == 1)
    assert len(seated["view"]["hand"]) == 12
    await play_all(screens, table)


async def test_a_rematch_keeps_seats_bots_and_options_and_there_is_only_one(hall: Hall) -> None:
    host, guest = await hall.guest("Host"), await hall.guest("Guest")
    wish = {"options": {"short": True, "highlow": True}, "bots": {"2": "random"}}
    table = await hall.table(host, seats=3, **wish)
    path = f"/api/tables/{table['id']}"
    await hall.call("POST", f"{path}/seats", guest)
    await hall.call("POST", f"{path}/start", host)
    assert await hall.refused("POST", f"{path}/rematch", host) == (409, "not-over")
    screens = await hall.seats_at(table["id"], [host, guest])
    await play_all(screens, table["id"])
    stranger = await hall.guest("Stranger")
    assert await hall.refused("POST", f"{path}/rematch", stranger) == (403, "not-seated")
    first = await hall.call("POST", f"{path}/rematch", guest)
    assert first["status"] == "open"
    told = await screens[0].next("lobby", lambda frame: "rematch" in frame["table"])
    assert told["table"]["rematch"] == first["id"]
    second = await hall.call("POST", f"{path}/rematch", host)
    assert second["id"] == first["id"]
    assert second["status"] == "running"
    assert [chair.get("user") for chair in second["chairs"]] == [host.user, guest.user, None]
    assert second["options"] == table["options"]
    assert second["seal"] != table["seal"]


async def test_a_new_name_is_told_at_the_table(hall: Hall) -> None:
    ada = await hall.guest()
    table = await hall.table(ada)
    screen = await hall.screen(ada)
    await screen.send(t="join", table=table["id"])
    await screen.next("lobby")
    await hall.call("PATCH", "/api/me", ada, name="Countess")
    frame = await screen.next("lobby")
    assert frame["table"]["chairs"][0]["name"] == "Countess"


@pytest.mark.parametrize("seats", [3, 4])
async def test_random_seating_keeps_everybody(hall: Hall, seats: int) -> None:
    table, guests = await hall.full_table(seats, options={"seating": "random"})
    info = await hall.call("GET", f"/api/tables/{table}", guests[0])
    assert {chair["user"] for chair in info["chairs"]} == {guest.user for guest in guests}
    for guest in guests:
        own = await hall.call("GET", f"/api/tables/{table}", guest)
        assert own["chairs"][own["you"]]["user"] == guest.user
