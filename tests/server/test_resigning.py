"""Resigning at a table: at once, asked or not; recorded, so that the record plays, and the others go on."""

from pathlib import Path

from emberhall import Record
from tests.server.hall import Hall, open_hall, play_all


async def test_of_two_the_other_wins_and_the_record_says_so(hall: Hall) -> None:
    table, guests = await hall.full_table(2, title="dragonduel", options={"start": "lot"})
    screens = await hall.seats_at(table, guests)
    asked = screens[0].latest()["waiting"][0]
    await screens[1 - asked].send(t="resign", table=table)  # who is not asked may too
    last = await screens[asked].next("update", lambda frame: frame["view"]["winners"] is not None)
    assert last["view"]["winners"] == [asked]
    assert [event["kind"] for event in last["events"]] == ["defeated", "over"]
    assert last["events"][0]["why"] == "resigned"
    await screens[1 - asked].send(t="resign", table=table)
    assert (await screens[1 - asked].next("refused"))["error"] == "over"
    record = Record.parse((await hall.http.get(f"/api/tables/{table}/record")).text)
    assert record.moves == [(1 - asked, "resign")]
    assert record.play().over


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
        assert record.play().over


async def test_where_the_rules_know_none_it_is_refused_in_a_sentence(hall: Hall) -> None:
    table, guests = await hall.full_table(4)
    (first, *_) = await hall.seats_at(table, guests)
    await first.send(t="resign", table=table)
    refused = await first.next("refused")
    assert (refused["error"], refused["message"]) == ("illegal", "The rules of dualis know no resigning.")
    watcher = await hall.screen()
    await watcher.join(table)
    await watcher.send(t="resign", table=table)
    assert (await watcher.next("refused"))["error"] == "not-seated"
