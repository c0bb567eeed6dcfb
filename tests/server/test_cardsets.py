"""House cards on a real server: played by bots to the end, named by records, and kept across restarts."""

import json
import signal
import sqlite3
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from emberhall import Record
from emberhall.kernel.games import overlay_mark
from emberhall.server.errors import RequestError
from emberhall.server.house.cardsets import CardSets, read_cards
from emberhall.store import CardSet, work
from tests.forked import Forked
from tests.replays import state_of
from tests.server.client import Client
from tests.server.hall import WAIT, Guest, Hall, eventually, open_hall
from tests.server.housecards import ASH_HOUND, SHOPS, WITH_HOUND, write_cards
from tests.store.tables import table
from tests.stores import MemoryStore

SLOW = "30"  # seconds a bot waits, so that nothing happens before the server is gone
WISHES: dict[str, dict[str, Any]] = {
    "flamecraft": {"options": {"shop_list": SHOPS}},
    "dragonduel": {"options": {"deck0": WITH_HOUND, "deck1": WITH_HOUND}},
    "flamecraft_duals": {"options": {}},
}
NEW = {"flamecraft": ("X01", "X02"), "dragonduel": ("ZZ-01",), "flamecraft_duals": ("X-NIGHT", "X-ONE")}

NOT_ALONE = """
import sys
from emberhall.server.host import run

run.lock_of = lambda store: None
run.serve(say=lambda line: print(line, flush=True), port=0, database=sys.argv[1], pace=0)
"""


def start_not_alone(database: Path) -> Forked:
    """A server that tolerates another one on its file."""
    return Forked(["-c", NOT_ALONE, str(database)], stdout=subprocess.PIPE)


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    return write_cards(tmp_path / "cards")


@asynccontextmanager
async def serving(
    database: Path, cards: Path | None = None, pace: str = "0", alone: bool = True
) -> AsyncIterator[Hall]:
    """A server in a separate process, so that it knows only the cards it is given."""
    told = () if cards is None else ("--cards", str(cards))
    command = ["-m", "emberhall", "serve", "--port", "0", "--database", str(database), "--pace", pace, *told]
    process = Forked(command, stdout=subprocess.PIPE) if alone else start_not_alone(database)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1].rstrip("/")
        assert address.startswith("http://"), "The server did not start."
        async with Client(address, WAIT) as client:
            hall = Hall(address, client)
            yield hall
            for screen in hall.screens:
                await screen.close()
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=WAIT)


async def bots_at(hall: Hall, guest: Guest, title: str, level: str = "greedy") -> dict[str, Any]:
    wish = {"title": title, "seats": 2, "sit": None, "bots": {"0": level, "1": level}, "start": True, **WISHES[title]}
    made: dict[str, Any] = await hall.table(guest, **wish)
    return made


async def over(hall: Hall, table: str) -> str:
    """Wait until a table is over; return its record."""

    async def is_over() -> bool:
        return bool((await hall.call("GET", f"/api/tables/{table}"))["status"] == "over")

    await eventually(is_over)
    return (await hall.http.get(f"/api/tables/{table}/record")).text


async def marks(hall: Hall) -> dict[str, str]:
    return {title["name"]: title["cards"] for title in await hall.call("GET", "/api/titles") if "cards" in title}


def verify(record: str, folder: Path, *arguments: str) -> tuple[int, str, str]:
    """Run `emberhall verify` in a separate process; return its exit code and output."""
    file = folder / "game.txt"
    file.write_text(record, "utf-8")
    command = ["-m", "emberhall", "verify", str(file), *arguments]
    verifying = Forked(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    said = verifying.communicate(timeout=60)
    return verifying.wait(), *said


@pytest.mark.parametrize("title", WISHES)
async def test_bots_play_house_cards_to_the_end_and_the_record_needs_them(
    title: str, cards: Path, tmp_path: Path
) -> None:
    async with serving(tmp_path / "hall.db", cards) as hall:
        made = await bots_at(hall, await hall.guest(), title)
        mark = (await marks(hall))[title]
        assert made["cards"] == mark
        record = await over(hall, made["id"])
        assert 'replaced_total{cause="error"}' not in (await hall.http.get("/metrics")).text, "The bots knew the cards."
    assert f"\ncards {mark}\n" in record
    named = {"flamecraft": "x01,", "dragonduel": "4xzz-01"}.get(title, "")
    assert named in record.lower(), "A house card was in it."
    read_cards(cards)
    assert state_of(Record.parse(record)).over
    assert verify(record, tmp_path, "--cards", str(cards))[0] == 0
    code, _, complaint = verify(record, tmp_path)
    assert code == 2
    assert f"played with cards of its own, of mark {mark}, which are not here" in " ".join(complaint.split())


async def test_a_restart_without_the_cards_goes_on_with_the_old_table(cards: Path, tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with serving(database, cards, SLOW) as hall:
        ada = await hall.guest()
        tables = {title: await bots_at(hall, ada, title, "random") for title in WISHES}
        own = await hall.table(ada, title="flamecraft", seats=2, options={"shop_list": SHOPS})
        today = await marks(hall)
    async with serving(database) as hall:
        assert await marks(hall) == {}
        for title, table in tables.items():
            record = await over(hall, table["id"])
            assert f"\ncards {today[title]}\n" in record
            answer = await hall.http.get(f"/api/titles/{title}/cards/{today[title]}")
            assert answer.status_code == 200
        path = f"/api/tables/{own['id']}"
        await hall.call("POST", f"{path}/bots", ada, seat=1, level="random")
        assert (await hall.call("POST", f"{path}/start", ada))["cards"] == today["flamecraft"], (
            "It was set up with them."
        )
        fresh = await hall.table(ada, title="flamecraft", seats=2)
        assert "cards" not in fresh
        refused = await hall.refused("POST", "/api/tables", ada, title="flamecraft", seats=2, **WISHES["flamecraft"])
        assert refused == (400, "bad-options")
    other = write_cards(tmp_path / "other", hound=ASH_HOUND.replace("2000", "3000"))
    async with serving(database, other) as hall:
        now = await marks(hall)
        assert (now["flamecraft"], now["dragonduel"]) == (today["flamecraft"], now["dragonduel"])
        assert now["dragonduel"] != today["dragonduel"], "One number is another set."
        strengths = []
        for mark in (today["dragonduel"], now["dragonduel"]):
            found = (await hall.http.get(f"/api/titles/dragonduel/cards/{mark}")).json()
            strengths += [card["strength"] for card in found["cards"] if card["id"] == "ZZ-01"]
        assert strengths == [2000, 3000]


async def test_a_rematch_keeps_the_cards_it_was_played_with(cards: Path, tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with serving(database, cards) as hall:
        ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
        wish = {"title": "dragonduel", "seats": 2, "options": {"deck0": WITH_HOUND}}
        made = await hall.table(ada, **wish)
        await hall.call("POST", f"/api/tables/{made['id']}/seats", ben, seat=1)
        await hall.call("POST", f"/api/tables/{made['id']}/start", ada)
        screen = await hall.screen(ada)
        await screen.join(made["id"])
        await screen.send(t="resign", table=made["id"])
        await over(hall, made["id"])
    async with serving(database) as hall:
        again = await hall.call("POST", f"/api/tables/{made['id']}/rematch", ada)
        assert (again["cards"], again["status"]) == (made["cards"], "open")
        started = await hall.call("POST", f"/api/tables/{made['id']}/rematch", ben)
        assert (started["id"], started["status"]) == (again["id"], "running")


async def test_a_set_that_cannot_be_laid_any_more_freezes_only_its_tables(cards: Path, tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with serving(database, cards, SLOW) as hall:
        ada = await hall.guest()
        broken, whole, _ = [await bots_at(hall, ada, title, "random") for title in WISHES]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE card_sets SET files = ? WHERE title = 'flamecraft'", ('{"a.toml": "[["}',))
    async with serving(database) as hall:
        info = await hall.call("GET", f"/api/tables/{broken['id']}")
        assert (
            f"is read-only: This flamecraft was played with cards of its own, of mark {info['cards']}"
            in (info["frozen"])
        )
        assert (await hall.http.get(f"/api/titles/flamecraft/cards/{info['cards']}")).status_code == 404
        await over(hall, whole["id"])


async def test_another_process_on_the_same_file_finds_the_cards_of_a_new_table(cards: Path, tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with serving(database, alone=False) as late, serving(database, cards, SLOW) as hall:
        made = await bots_at(hall, await hall.guest(), "flamecraft")
        screen = await late.screen()
        update = await screen.join(made["id"])
        assert "frozen" not in screen.frames[1]["table"]
        assert update["view"]["title"] == "flamecraft"
        await over(late, made["id"])


async def test_the_catalogue_is_that_of_the_page_with_the_new_cards(cards: Path) -> None:
    async with open_hall(cards=tuple(read_cards(cards))) as hall:
        today = await marks(hall)
        assert set(today) == set(WISHES)
        answer = await hall.http.get(f"/api/titles/flamecraft/cards/{today['flamecraft']}")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (answer.headers["content-encoding"], answer.headers["content-type"]) == ("gzip", "application/json")
        listed = {card["id"]: card for card in answer.json()["cards"]}
        assert listed["X01"]["name"] == {"en": "Night Kitchen", "fr": "Cuisine de Nuit"}
        for title, new in NEW.items():
            found = (await hall.http.get(f"/api/titles/{title}/cards/{today[title]}")).json()
            built_in = json.loads((Path(__file__).parents[2] / f"web/src/games/{title}/cards.json").read_text("utf-8"))
            assert {card["id"] for card in found["cards"]} - {card["id"] for card in built_in["cards"]} == set(new)
            assert [card for card in found["cards"] if card["id"] not in new] == built_in["cards"]
            assert found.get("decks") == built_in.get("decks")
        for path in ("flamecraft/cards/0123456789abcdef", "dualis/cards/x", f"nothing/cards/{today['flamecraft']}"):
            assert await hall.refused("GET", f"/api/titles/{path}") == (404, "unknown-cards")


async def test_a_deck_is_judged_by_the_cards_of_its_table(cards: Path) -> None:
    deck = {"options": {"deck": WITH_HOUND}}
    async with open_hall(cards=tuple(read_cards(cards))) as hall:
        ada = await hall.guest()
        table = await hall.table(ada, title="dragonduel", seats=2)
        path = f"/api/tables/{table['id']}/seats/0"
        told = (await hall.call("PATCH", path, ada, **deck))["options"]["deck0"]
        assert sorted(told.split(",")) == sorted(WITH_HOUND.split(",")), "Whoever brought it is told their deck."
        five = WITH_HOUND.replace("4xZZ-01,4xCS-31", "8xZZ-01")
        answer = await hall.http.patch(path, json={"options": {"deck": five}}, headers=ada.headers)
        assert "There can be at most 4 copies of ZZ-01, not 8." in answer.json()["message"]
    async with open_hall() as hall:
        ada = await hall.guest()
        table = await hall.table(ada, title="dragonduel", seats=2)
        path = f"/api/tables/{table['id']}/seats/0"
        answer = await hall.http.patch(path, json=deck, headers=ada.headers)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-options")
        assert "There is no card ZZ-01." in answer.json()["message"]


async def test_a_deck_that_became_illegal_is_refused_at_the_start(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database) as hall:
        ada = await hall.guest()
        table = await hall.table(ada, title="dragonduel", seats=2, bots={"1": "random"})
    with closing(sqlite3.connect(database)) as connection, connection:
        options = json.loads(connection.execute("SELECT options FROM tables").fetchone()[0])
        connection.execute("UPDATE tables SET options = ?", (json.dumps({**options, "deck0": WITH_HOUND}),))
    async with open_hall(database) as hall:
        answer = await hall.http.post(f"/api/tables/{table['id']}/start", headers=ada.headers)
        assert (answer.status_code, answer.json()["error"]) == (409, "bad-options")
        assert "There is no card ZZ-01." in answer.json()["message"]
        assert (await hall.call("GET", f"/api/tables/{table['id']}"))["status"] == "open"


async def test_a_start_removes_the_sets_whose_tables_are_gone_and_no_others(cards: Path, tmp_path: Path) -> None:
    database = tmp_path / "hall.db"

    def kept() -> set[str]:
        with closing(sqlite3.connect(database)) as connection:
            return {title for (title,) in connection.execute("SELECT title FROM card_sets")}

    async with serving(database, cards) as hall:
        ada = await hall.guest()
        played, gone, duals = [await bots_at(hall, ada, title, "random") for title in WISHES]
        for made in (played, gone, duals):
            await over(hall, made["id"])
    async with serving(database):
        assert kept() == set(WISHES), "All games can still be looked at."
    with closing(sqlite3.connect(database)) as connection, connection:
        for place, column in (("moves", "table_id"), ("lines", "table_id"), ("chairs", "table_id"), ("tables", "id")):
            connection.execute(f"DELETE FROM {place} WHERE {column} = ?", (gone["id"],))
    async with serving(database) as hall:
        assert kept() == {"flamecraft", "flamecraft_duals"}
        assert f"\ncards {played['cards']}\n" in await over(hall, played["id"])
        assert (await hall.http.get(f"/api/titles/dragonduel/cards/{gone['cards']}")).status_code == 404
    async with serving(database, cards) as hall:
        again = await bots_at(hall, ada, "dragonduel", "random")
        assert again["cards"] == gone["cards"]
        assert kept() == set(WISHES), "A new table brings them back."


def test_a_folder_is_read_title_by_title(cards: Path) -> None:
    found = read_cards(cards)
    assert [each.title for each in found] == ["dragonduel", "flamecraft", "flamecraft_duals"]
    assert isinstance(found[0], CardSet)
    assert found[0].files == {"mine.toml": ASH_HOUND}
    assert len({each.mark for each in found}) == 3


def test_what_is_wrong_with_a_folder_is_a_sentence(cards: Path, tmp_path: Path) -> None:
    def said(folder: Path) -> str:
        with pytest.raises(ValueError, match=str(folder)) as wrong:
            read_cards(folder)
        return str(wrong.value)

    assert "put them into a folder with the name of the title" in said(cards / "flamecraft")
    (tmp_path / "empty").mkdir()
    assert "has no folder of card files named after a title" in said(tmp_path / "empty")
    (tmp_path / "empty" / "flamecraft").mkdir()
    assert f"{tmp_path / 'empty' / 'flamecraft'} holds no card files" in said(tmp_path / "empty")
    (cards / "flamecarft").mkdir()
    (cards / "flamecarft" / "x.toml").write_text("", "utf-8")
    assert "there is no title 'flamecarft'; the titles are dragonduel, dualis" in said(cards)
    (cards / "flamecarft").rename(cards / "dualis")
    assert "dualis has no card files, so they cannot be overlaid with x.toml." in said(cards)
    (cards / "dualis" / "x.toml").write_bytes(b"\xff\xfe")
    assert "cannot be read" in said(cards)


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        ("flamecraft/shop.toml", '[[shop]]\nid = "S12"\nicon = "fire"', "shop.toml, S12, icon: it cannot be 'fire'"),
        ("dragonduel/mine.toml", ASH_HOUND.replace('"haste"', '"swift"'), "mine.toml, ZZ-01, keywords"),
        (
            "flamecraft_duals/shops.toml",
            '[[shop]]\nid = "L-BBB"\nicons = "B"',
            "shops.toml, L-BBB, icons: there must be 3",
        ),
    ],
)
def test_a_server_does_not_start_with_a_bad_card(file: str, text: str, sentence: str, cards: Path) -> None:
    (cards / file).write_text(text, "utf-8")
    command = ["-m", "emberhall", "serve", "--port", "0", "--database", ":memory:", "--cards", str(cards)]
    process = Forked(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    told, complaints = process.communicate(timeout=60)
    assert process.returncode == 2
    assert told == ""
    assert f"The cards in {cards / file.partition('/')[0]} cannot be used for" in complaints
    assert sentence in complaints
    assert "Traceback" not in complaints


def one_set(mark_with: str) -> CardSet:
    """A card set that nothing else in this process has loaded."""
    files = {"mine.toml": f'[[shop]]\nid = "S12"\nen = "{mark_with}"\n'}
    return CardSet("flamecraft", overlay_mark(files), files)


async def test_sets_are_kept_with_the_first_table_and_found_by_others_on_the_store() -> None:
    store, mine = MemoryStore(), one_set("kept")
    first = CardSets(store, [mine])
    late = CardSets(store)
    await late.open()
    assert await store.read(work.cards.all_sets(99)) == [], "No table has them yet."
    assert first.game("flamecraft").cards.overlay == mine.mark
    assert late.game("flamecraft").cards.overlay == ""
    with pytest.raises(RequestError, match="no card overlay with mark"):
        await late.catalogue("flamecraft", mine.mark)
    assert first.card_set("flamecraft", "") is None
    made = table(title="flamecraft", cards=mine.mark)
    await store.write(work.tables.add(made, cards=first.card_set("flamecraft", mine.mark)))
    assert await store.read(work.cards.all_sets(99)) == [mine]
    assert b'"en":"kept"' in (await late.catalogue("flamecraft", mine.mark)).plain
    assert late.files("flamecraft", mine.mark) == mine.files
    after = CardSets(store)
    await after.open()
    assert after.files("flamecraft", mine.mark) == mine.files


async def test_a_stored_set_that_cannot_be_laid_is_left_out() -> None:
    store = MemoryStore()
    bad = CardSet("flamecraft", "0bad", {"mine.toml": "[["})
    for each in (bad, CardSet("forgotten", "00ff", {"mine.toml": ""}), one_set("whole")):
        await store.write(work.tables.add(table(each.mark, title=each.title, cards=each.mark), cards=each))
    sets = CardSets(store)
    await sets.open()
    assert sets.files("flamecraft", one_set("whole").mark)
    for title, mark in (("flamecraft", "0bad"), ("forgotten", "00ff")):
        with pytest.raises(RequestError, match="no card overlay with mark"):
            await sets.catalogue(title, mark)
