"""Resigning at a table: at any time, asked or not; the record has it and can be replayed, and the others play on."""

from pathlib import Path

from emberhall import Play, Record
from tests.replays import state_of
from tests.server.hall import Hall, open_hall, play_all


async def test_of_two_the_other_wins_and_the_record_says_so(hall: Hall) -> None:
    table, guests = await hall.full_table(2, title="dragonduel", options={"start": "lot"})
    screens = await hall.seats_at(table, guests)
    asked = screens[0].latest()["waiting"][0]
    await screens[1 - asked].send(t="resign", table=table)  # a seat that is not asked may resign too
    last = await screens[asked].next("update", lambda frame: frame["view"]["winners"] is not None)
    assert last["view"]["winners"] == [asked]
    assert [event["kind"] for event in last["events"]] == ["defeated", "over"]
    assert last["events"][0]["why"] == "resigned"
    await screens[1 - asked].send(t="resign", table=table)
    assert (await screens[1 - asked].next("refused"))["error"] == "over"
    record = Record.parse((await hall.http.get(f"/api/tables/{table}/record")).text)
    assert record.moves == [(1 - asked, "resign")]
    assert state_of(record).over


async def test_of_three_the_others_play_on_after_a_restart_too(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "hall.db") as hall:
        table, guests = await hall.full_table(3, title="dragonduel", options={"start": "lot"})
        screens = await hall.seats_at(table, guests)
        out = screens[0].latest()["waiting"][0]
        await screens[out].send(t="resign", table=table)
        after = await screens[out].next("update", lambda frame: frame["seq"] == 1)
        assert not after["view"]["players"][out]["alive"]
        assert after["waiting"] == [(out + 1) % 3]
        assert "undo" not in after
        await screens[out].send(t="resign", table=table)
        assert (await screens[out].next("refused"))["error"] == "illegal"
    async with open_hall(tmp_path / "hall.db") as hall:
        screens = await hall.seats_at(table, guests)
        assert screens[out].latest()["view"] == after["view"]
        await play_all(screens, table, seed=4)
        record = Record.parse((await hall.http.get(f"/api/tables/{table}/record")).text)
        assert record.moves[0] == (out, "resign")
        assert state_of(record).over


async def test_where_the_rules_know_none_a_seat_concedes_by_the_tables_word(hall: Hall) -> None:
    """With two seats the other wins at once; the record says so and can be replayed."""
    table, guests = await hall.full_table(2, title="flamecraft_duals")
    (one, other) = await hall.seats_at(table, guests)
    await one.send(t="resign", table=table)
    over = await other.next("lobby", lambda frame: frame["table"]["status"] == "over")
    assert (over["table"]["winners"], over["table"]["ended"]) == ([1], {"how": "conceded", "seat": 0})
    assert (other.latest()["decision"], other.latest()["waiting"]) == (None, [])
    record = Record.parse((await hall.http.get(f"/api/tables/{table}/record")).text)
    assert (record.moves[-1], record.notes["ended"]) == ((0, "concede"), "conceded")
    assert Play.restore(record).winners() == [1]


async def test_among_more_a_bot_plays_on_for_who_conceded_and_cannot_win(tmp_path: Path) -> None:
    """Also if the server ends between the word and the bot."""
    async with open_hall(tmp_path / "hall.db") as hall:
        table, guests = await hall.full_table(3, options={"short": True})
        screens = await hall.seats_at(table, guests)
        await screens[0].send(t="resign", table=table)
        told = await screens[1].next("lobby", lambda frame: frame["table"]["chairs"][0]["kind"] == "bot")
        assert told["table"]["chairs"][0]["held"] == "conceded"
        await screens[0].send(t="resign", table=table)
        assert (await screens[0].next("refused"))["error"] == "not-seated"
        assert await hall.refused("POST", f"/api/tables/{table}/seats", guests[0], seat=0) == (403, "seat-lost")
        await play_all(screens[1:], table, seed=4)
        info = await hall.call("GET", f"/api/tables/{table}")
        assert info["winners"]
        assert 0 not in info["winners"]


async def test_alone_the_game_ends(hall: Hall) -> None:
    ada = await hall.guest()
    table = (await hall.table(ada, title="flamecraft", seats=1, start=True))["id"]
    [screen] = await hall.seats_at(table, [ada])
    await screen.send(t="resign", table=table)
    over = await screen.next("lobby", lambda frame: frame["table"]["status"] == "over")
    assert over["table"]["winners"] == []
    watcher = await hall.screen()
    await watcher.join(table)
    await watcher.send(t="resign", table=table)
    assert (await watcher.next("refused"))["error"] == "not-seated"
