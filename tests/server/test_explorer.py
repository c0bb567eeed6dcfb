"""The explorer over HTTP: what ended in public is counted once, from aggregates; nothing of a running game."""

from typing import Any

import pytest

from emberhall.explorer.counting import Counters, added, counted, person
from emberhall.explorer.figures import LEAST
from emberhall.kernel.counts.sheets import WHOLE
from emberhall.kernel.play import Play
from emberhall.kernel.records import Record
from emberhall.server.review import explorer
from emberhall.server.review.gathering import records_of
from emberhall.server.review.recounting import recounted
from emberhall.server.table.row import rated
from tests.server.hall import Guest, Hall, play_all
from tests.server.seeded import seeded

NIM: dict[str, Any] = {"title": "nim", "public": True, "rated": False}
PAGES = ("/api/explorer/nim/first", "/api/explorer/dualis/coins", "/api/explorer/dualis/coins?company=people&band=easy")


@pytest.fixture(autouse=True)
def short_games_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rated, "LEAST_WORDS", 0)


async def played(hall: Hall, seed: int, **wish: Any) -> tuple[str, list[Guest]]:
    table, guests = await hall.full_table(2, **{**NIM, **wish})
    await play_all(await hall.seats_at(table, guests), table, seed)
    return table, guests


async def sheet(hall: Hall, query: str = "", name: str = "nim/first") -> dict[str, Any]:
    answer: dict[str, Any] = await hall.call("GET", f"/api/explorer/{name}{query}")
    return answer


async def test_every_title_has_its_sheets(hall: Hall) -> None:
    shelves = await hall.call("GET", "/api/explorer")
    assert [shelf["title"] for shelf in shelves] == ["dragonduel", "dualis", "flamecraft", "flamecraft_duals", "nim"]
    for shelf in shelves:
        for each in shelf["sheets"]:
            found = await sheet(hall, name=f"{shelf['title']}/{each['name']}")
            assert found["rules"] == shelf["rules"][0]


async def test_figures_equal_a_recount_of_the_records(hall: Hall) -> None:
    recount: Counters = {}
    for seed in range(8):
        table, guests = await played(hall, seed)
        record = Record.parse((await hall.http.get(f"/api/tables/{table}/record", headers=guests[0].headers)).text)
        added(recount, counted(Play.restore(record), [person(guest.user) for guest in guests]))
    answer = await sheet(hall)
    assert answer["games"] == 8
    assert await recounted(hall.watched) == 8
    assert await sheet(hall) == answer, "Counted anew, they are the same."
    first: dict[str, int] = {}
    for key, tally in recount.items():
        if key.sheet == "first":
            first[key.part] = first.get(key.part, 0) + tally.games
    assert {each["part"]: each["games"] for row in answer["rows"] for each in row["figures"]} == first
    assert all("rate" not in each for row in answer["rows"] for each in row["figures"]), f"under {LEAST} is too few"


async def test_what_is_not_public_or_not_over_is_not_counted(hall: Hall) -> None:
    await played(hall, 1, public=False)
    table, guests = await hall.full_table(2, **NIM)
    screens = await hall.seats_at(table, guests)
    assert (await sheet(hall))["games"] == 0
    await play_all(screens, table)
    assert (await sheet(hall))["games"] == 1
    assert (await sheet(hall, "?company=people"))["games"] == 1
    assert (await sheet(hall, "?company=bots"))["games"] == 0
    assert (await sheet(hall, "?seats=3"))["games"] == 0
    assert (await sheet(hall, "?band=middle&seats=2&rules=1"))["games"] == 1
    assert (await sheet(hall, "?rules=7"))["games"] == 0


async def test_puzzles_are_looked_for_in_public_games_to_their_end(hall: Hall) -> None:
    await played(hall, 1, public=False)
    await hall.full_table(2, **NIM)
    table, guests = await played(hall, 2)
    [record] = await records_of(hall.watched, "nim", 1)
    own = Record.parse((await hall.http.get(f"/api/tables/{table}/record", headers=guests[0].headers)).text)
    assert Record.parse(record).moves == own.moves
    assert not any(guest.name in record for guest in guests), "Nobody is named."
    assert await records_of(hall.watched, "nim", 2) == []
    assert await records_of(hall.watched, "dualis", 1) == []


async def test_one_item_says_the_same_as_in_its_sheet(hall: Hall) -> None:
    whole = await sheet(hall, name="dualis/coins")
    row = whole["rows"][0]
    alone = await sheet(hall, f"?item={row['item']}", name="dualis/coins")
    assert alone["rows"] == [row]
    assert alone["games"] == whole["games"] > 1_000, "The table of bots' games comes with the title."
    assert alone["overall"]["rate"] == 50.0


async def test_nonsense_is_refused(hall: Hall) -> None:
    assert await hall.refused("GET", "/api/explorer/chess/first") == (404, "unknown-title")
    assert await hall.refused("GET", "/api/explorer/nim/last") == (404, "unknown-sheet")
    for query in ("company=cats", "band=best", "seats=1", "seats=x", "rules=0", f"item={'x' * 61}"):
        assert (await hall.http.get(f"/api/explorer/nim/first?{query}")).status_code == 400, query


async def test_a_page_costs_the_same_for_a_million_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read is the number of counters, which is that of things to count, not of games."""
    monkeypatch.setattr(explorer, "table_of", lambda _: None)
    explorer._by_sheet.cache_clear()
    explorer._of_table.cache_clear()
    costs = []
    async with seeded(10) as there:
        for games in (1, 1_000, 1_000_000):
            there.connection.execute("DELETE FROM counters")
            there.connection.executemany(
                "INSERT INTO counters VALUES ('dualis', ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
                [
                    (name, item, part, seats, seats, who, band, games, games * WHOLE // seats)
                    for name, items, parts in (
                        ("games", [""], [""]),
                        ("coins", [f"mode{n}" for n in range(8)], [f"{c} {t}" for c in range(8) for t in range(1, 14)]),
                    )
                    for item in items
                    for part in parts
                    for seats in (3, 4)
                    for who in ("person", "bot")
                    for band in ("easy", "middle", "strong")
                ],
            )
            with there.counted() as cost:
                for page in PAGES:
                    assert (await there.hall.http.get(page)).status_code == 200
            costs.append((cost.statements, cost.rows, cost.steps // 1000))
    assert costs[0] == costs[1] == costs[2]
    assert costs[0][0] <= 8
    explorer._by_sheet.cache_clear()
    explorer._of_table.cache_clear()
