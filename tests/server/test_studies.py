"""Studies: who may read and write them, what is hidden from readers, and two people who write at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from emberhall.puzzles.shelf import puzzles_of
from emberhall.server.studies import desk, pages, telling
from emberhall.store.work.studies import shelf
from tests.server.hall import PLENTY, Guest, Hall, open_hall
from tests.stores import MemoryStore

RECORDS = Path(__file__).parents[1] / "records"
DUEL = (RECORDS / "dragonduel-3-random.record").read_text("utf-8")


@dataclass
class Writing:
    """A study about one game, its keeper, and where it is."""

    hall: Hall
    ada: Guest
    study: str
    table: str
    words: int
    chapter: int = 0

    @property
    def path(self) -> str:
        return f"/api/studies/{self.study}"

    @property
    def page(self) -> str:
        return f"{self.path}/chapters/{self.chapter}"

    async def add(self, **wish: Any) -> Any:
        return await self.hall.call(
            "POST", f"{self.path}/chapters", self.ada, **{"kind": "game", "source": self.table, **wish}
        )

    async def editor(self, name: str = "Bea") -> Guest:
        guest = await self.hall.guest(name)
        invitation = (await self.hall.call("GET", self.path, self.ada))["invitation"]
        await self.hall.call("POST", f"{self.path}/people", guest, invitation=invitation)
        return guest

    async def note(self, guest: Guest, moment: int, text: str) -> int:
        note = (await self.hall.call("POST", f"{self.page}/notes", guest, moment=moment))["n"]
        await self.hall.call("PUT", f"{self.page}/notes/{note}", guest, text=text, revision=0)
        return int(note)


@asynccontextmanager
async def writing(**wishes: Any) -> AsyncIterator[Writing]:
    async with open_hall(
        **{"bot_workers": 1, "changes": PLENTY, "reviews": PLENTY, "tables": PLENTY, **wishes}
    ) as hall:
        ada = await hall.guest("Ada")
        table = await hall.call("POST", "/api/games", ada, text=DUEL)
        study = (await hall.call("POST", "/api/studies", ada, name="When to cover"))["id"]
        there = Writing(hall, ada, study, table["id"], table["seq"])
        there.chapter = (await there.add(name="A row that looks finished"))["n"]
        yield there


async def test_what_comes_is_not_sent() -> None:
    async with writing() as there:
        for moment in (0, 3, 5):
            await there.note(there.ada, moment, f"At {moment}")
        reader = await there.hall.guest("Cid")
        game = await there.hall.call("GET", f"{there.page}/game?upto=3", reader)
        assert (game["first"], game["last"], game["more"], len(game["heard"])) == (0, 3, True, 4)
        assert [update["seq"] for update in game["updates"]] == [0, 1, 2, 3]
        assert len(game["movers"]) == 3
        table = game["table"]
        assert (table["seq"], table["status"], table.get("scores"), table.get("winners")) == (3, "running", None, None)
        words = await there.hall.call("GET", f"{there.page}/words?upto=3", reader)
        assert ([note["text"] for note in words["notes"]], words["later"]) == (["At 0", "At 3"], 1)
        assert "last" not in (await there.hall.call("GET", there.path, reader))["chapters"][0]
        whole = await there.hall.call("GET", f"{there.page}/game?upto=999999", reader)
        assert (whole["last"], whole["more"], whole["table"]["status"]) == (there.words, False, "over")
        assert len(whole["updates"]) == min(32, there.words + 1)


async def test_moments_that_follow_each_other_are_the_whole() -> None:
    async with writing() as there:
        whole = await there.hall.call("GET", f"{there.page}/game?upto=12")
        heard, movers, updates = [], [], []
        for moment in range(13):
            part = await there.hall.call("GET", f"{there.page}/game?since={moment}&upto={moment}")
            heard += part["heard"]
            movers += part["movers"]
            updates += part["updates"]
        assert heard == whole["heard"]
        assert updates == whole["updates"]
        assert movers == whole["movers"]
        chapter = await there.add(first=5, last=9, seat=1)
        there.chapter = chapter["n"]
        part = await there.hall.call("GET", f"{there.page}/game?upto=999")
        assert (part["first"], part["last"], part["seat"], part["more"]) == (5, 9, 1, False)
        assert (part["table"]["status"], part["table"]["seq"]) == ("running", 9), "Its end is not told."
        assert await there.hall.refused("GET", f"{there.page}/game?since=12&upto=12") == (400, "unknown-moment")


async def test_whoever_has_the_link_reads_and_whoever_is_invited_writes() -> None:
    async with writing() as there:
        reader, hall = await there.hall.guest("Cid"), there.hall
        info = await hall.call("GET", there.path, reader)
        assert (info["you"], "invitation" in info, [each["name"] for each in info["people"]]) == (None, False, ["Ada"])
        for method, path, body in (
            ("POST", f"{there.page}/notes", {"moment": 0}),
            ("POST", f"{there.page}/marks", {"moment": 0, "kind": "ring", "start": "x"}),
            ("PATCH", there.path, {"name": "Mine"}),
            ("POST", f"{there.path}/chapters", {"kind": "game", "source": there.table}),
            ("DELETE", there.page, {}),
        ):
            assert await hall.refused(method, path, reader, **body) == (403, "not-editor")
        assert await hall.refused("POST", f"{there.path}/people", reader, invitation="x") == (403, "not-invited")
        assert (await hall.call("POST", f"{there.path}/people", reader))["you"] == "reader"
        bea = await there.editor()
        await there.note(bea, 2, "Look here")
        assert await hall.refused("PATCH", there.path, bea, door="shut") == (403, "not-study-keeper")
        shut = await hall.call("PATCH", there.path, there.ada, door="shut", renew=True)
        assert await hall.refused("GET", there.path) == (403, "study-shut")
        assert (await hall.call("GET", there.path, reader))["you"] == "reader", "It stays on their list."
        assert shut["invitation"] != info.get("invitation")
        await hall.call("PATCH", f"{there.path}/people/{bea.user}", there.ada, role="reader")
        assert await hall.refused("POST", f"{there.page}/notes", bea, moment=0) == (403, "not-editor")
        await hall.call("DELETE", f"{there.path}/people/{reader.user}", there.ada)
        assert await hall.refused("GET", f"{there.page}/words?upto=9", reader) == (403, "study-shut")
        assert await hall.refused("DELETE", f"{there.path}/people/{there.ada.user}", there.ada) == (400, "study-kept")


async def test_two_people_are_never_in_one_note(monkeypatch: pytest.MonkeyPatch) -> None:
    async with writing() as there:
        hall, ada, bea = there.hall, there.ada, await there.editor()
        note = await there.note(ada, 1, "First")
        path = f"{there.page}/notes/{note}"
        await hall.call("PUT", path, ada, writing=True)
        [seen] = (await hall.call("GET", f"{there.page}/words?upto=9", bea))["notes"]
        assert (seen["writer"], seen["revision"]) == ("Ada", 1)
        assert await hall.refused("PUT", path, bea, text="Mine", revision=1) == (409, "note-busy")
        assert await hall.refused("DELETE", path, bea) == (409, "note-busy")
        await hall.call("PUT", path, ada, text="Second", revision=1)
        assert await hall.refused("PUT", path, bea, text="Mine", revision=1) == (409, "note-stale")
        await hall.call("PUT", path, bea, text="Third", revision=2, writing=True)
        monkeypatch.setattr(telling, "HERE", -1.0)  # somebody who is not heard of any more does not hold others up
        await hall.call("PUT", path, ada, text="Fourth", revision=3)
        await hall.call("DELETE", path, bea)
        assert await hall.refused("PUT", path, ada, text="Fifth", revision=4) == (404, "unknown-note")


async def test_who_waits_hears_of_a_note_at_once() -> None:
    async with writing() as there:
        hall, bea = there.hall, await there.editor()
        known = await hall.call("POST", f"{there.path}/here", bea, chapter=there.chapter, moment=2)
        waiting = asyncio.create_task(
            hall.call("POST", f"{there.path}/here", bea, since=known["revision"], chapter=there.chapter, moment=2)
        )
        await asyncio.sleep(0.1)
        assert not waiting.done()
        await there.note(there.ada, 2, "News")
        fresh = await waiting
        assert fresh["revision"] > known["revision"]
        place = next(each for each in fresh["people"] if each["name"] == "Bea")
        assert (place["here"], place["chapter"], place["moment"]) == (True, there.chapter, 2)


async def test_marks_are_added_and_removed_one_by_one() -> None:
    async with writing() as there:
        hall = there.hall
        wish = {"moment": 4, "kind": "arrow", "ink": "good", "start": "m1", "target": "m2", "word": "played"}
        mark = (await hall.call("POST", f"{there.page}/marks", there.ada, **wish))["n"]
        assert await hall.refused("POST", f"{there.page}/marks", there.ada, moment=4, kind="arrow", start="x") == (
            400,
            "bad-request",
        )
        assert await hall.refused("POST", f"{there.page}/marks", there.ada, moment=4_000, kind="ring", start="x") == (
            400,
            "unknown-moment",
        )
        [seen] = (await hall.call("GET", f"{there.page}/words?upto=4"))["marks"]
        assert {name: seen[name] for name in wish} == wish
        assert (await hall.call("GET", f"{there.page}/words?upto=3"))["marks"] == []
        await hall.call("DELETE", f"{there.page}/marks/{mark}", there.ada)
        assert await hall.refused("DELETE", f"{there.page}/marks/{mark}", there.ada) == (404, "unknown-mark")


async def test_a_study_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOST_CHAPTERS", 2)
    monkeypatch.setattr(pages, "MOST_MARKS", 3)
    monkeypatch.setattr(desk, "MOST_STUDIES", 2)
    async with writing() as there:
        hall = there.hall
        await there.add(kind="position", first=3)
        assert await hall.refused("POST", f"{there.path}/chapters", there.ada, kind="game", source=there.table) == (
            409,
            "study-full",
        )
        wish: dict[str, Any] = {"moment": 0, "kind": "ring", "start": "m1"}
        for _ in range(3):
            await hall.call("POST", f"{there.page}/marks", there.ada, **wish)
        assert await hall.refused("POST", f"{there.page}/marks", there.ada, **wish) == (409, "study-full")
        await hall.call("POST", "/api/studies", there.ada, name="Second")
        assert await hall.refused("POST", "/api/studies", there.ada, name="Third") == (429, "too-many-studies")
        note = await there.note(there.ada, 0, "x" * 3_000)
        assert await hall.refused("PUT", f"{there.page}/notes/{note}", there.ada, text="x" * 3_001, revision=1) == (
            400,
            "bad-request",
        )
        for _ in range(shelf.LARGEST // 3_100 - 1):
            await there.note(there.ada, 0, "x" * 3_000)
        short = (await hall.call("POST", f"{there.page}/notes", there.ada, moment=0))["n"]
        wish = {"text": "x" * 3_000, "revision": 0}
        assert await hall.refused("PUT", f"{there.page}/notes/{short}", there.ada, **wish) == (409, "study-full")
        await hall.call("DELETE", f"{there.page}/notes/{note}", there.ada)
        await there.note(there.ada, 0, "There is room again")


async def test_thirty_chapters_cost_as_much_as_one() -> None:
    async with writing(store=MemoryStore()) as there:

        async def cost() -> int:
            works: list[str] = []

            async def count(name: str) -> None:
                works.append(name)

            there.hall.watched.before = count
            await there.hall.call("GET", there.path, there.ada)
            there.hall.watched.before = None
            return len(works)

        alone = await cost()
        for number in range(29):
            await there.add(name=f"Chapter {number}")
        assert await cost() == alone
        info = await there.hall.call("GET", there.path, there.ada)
        assert len(info["chapters"]) == 30
        order = [each["n"] for each in info["chapters"]][::-1]
        turned = await there.hall.call("PATCH", there.path, there.ada, order=order)
        assert [each["n"] for each in turned["chapters"]] == order
        assert await there.hall.refused("PATCH", there.path, there.ada, order=order[1:]) == (400, "bad-request")


async def test_a_guess_is_compared_and_its_answer_stays_here_until_then() -> None:
    async with writing() as there:
        hall = there.hall
        puzzle = puzzles_of("dragonduel")[0]
        there.chapter = (await there.add(kind="puzzle", source=puzzle.id, title="dragonduel"))["n"]
        [chapter] = (await hall.call("GET", there.path))["chapters"][-1:]
        assert (chapter["guess"], chapter["seat"], chapter["first"]) == (True, puzzle.seat, len(puzzle.moves))
        at = chapter["first"]
        part = await hall.call("GET", f"{there.page}/game?upto={at}")
        asked = part["updates"][-1]["decision"]["words"]
        assert part["more"]
        assert puzzle.answers[0] in asked
        wrong = next(word for word in asked if word != puzzle.answers[0])
        reader = await hall.guest("Cid")
        result = await hall.call("POST", f"{there.page}/guess", reader, moment=at, word=wrong)
        assert (result["word"], result["points"] < 2, result["others"]) == (puzzle.answers[0], True, {wrong: 1})
        right = await hall.call("POST", f"{there.page}/guess", reader, moment=at, word=puzzle.answers[0])
        assert (right["points"], right["others"]) == (2, {wrong: 1, puzzle.answers[0]: 1})
        assert await hall.refused("POST", f"{there.page}/guess", reader, moment=at, word="nonsense") == (400, "illegal")
        assert await hall.refused("POST", f"{there.page}/guess", reader, moment=0, word=wrong) == (409, "not-guessed")


async def test_a_study_is_text() -> None:
    async with writing() as there:
        await there.note(there.ada, 2, "See [Facet Row](card:facet_row): 3 points.\nThen stop.")
        mark = {"moment": 2, "kind": "arrow", "ink": "good", "start": "m1", "target": "m2", "word": ""}
        await there.hall.call("POST", f"{there.page}/marks", there.ada, **mark)
        text = (await there.hall.http.get(f"{there.path}/text")).text
        assert "See Facet Row: 3 points." in text
        assert "arrow, good: m1 > m2" in text
        assert text.startswith("When to cover\nAda\n")
        assert len([line for line in text.splitlines() if line[:7].strip().isdigit()]) == there.words


async def test_a_game_that_runs_is_in_no_study() -> None:
    async with writing() as there:
        wish: dict[str, Any] = {"title": "dualis", "seats": 3, "bots": {"1": "random", "2": "random"}, "sit": 0}
        running = (await there.hall.table(there.ada, **wish))["id"]
        await there.hall.call("POST", f"/api/tables/{running}/start", there.ada)
        assert await there.hall.refused("POST", f"{there.path}/chapters", there.ada, kind="game", source=running) == (
            409,
            "study-running",
        )
        assert await there.hall.refused("POST", f"{there.path}/chapters", there.ada, kind="game", source="none") == (
            404,
            "unknown-table",
        )
        assert await there.hall.refused(
            "POST", f"{there.path}/chapters", there.ada, kind="game", source=there.table, last=there.words + 1
        ) == (400, "unknown-moment")


async def test_a_study_outlives_its_keeper_if_others_edit_it() -> None:
    async with writing() as there:
        hall, bea = there.hall, await there.editor()
        await there.note(there.ada, 1, "Gone with Ada")
        await there.note(bea, 2, "Bea stays")
        alone = (await hall.call("POST", "/api/studies", there.ada, name="Alone"))["id"]
        await hall.call("DELETE", "/api/me", there.ada, name="Ada")
        info = await hall.call("GET", there.path, bea)
        assert (info["keeper"], [each["name"] for each in info["people"]]) == (bea.user, ["Bea"])
        assert [note["text"] for note in (await hall.call("GET", f"{there.page}/words?upto=9"))["notes"]] == [
            "Bea stays"
        ]
        assert await hall.refused("GET", f"/api/studies/{alone}") == (404, "unknown-study")
        again = await hall.guest("Bea again")
        await hall.call("POST", f"{there.path}/people", again)
        await hall.call("POST", "/api/me/merge", again, token=bea.token)
        info = await hall.call("GET", there.path, again)
        assert (info["keeper"], info["you"], len(info["people"])) == (again.user, "editor", 1)
        await hall.call("DELETE", there.path, again)
        assert await hall.refused("GET", there.path, again) == (404, "unknown-study")
