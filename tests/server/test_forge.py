"""The forge over HTTP: drafts are checked, tried out in a process of their own, kept, shared, and played with."""

import asyncio
import tomllib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from emberhall import Record
from emberhall.forge.estimates import Estimate
from emberhall.server.api.decks import MOST_SETS
from emberhall.server.errors import RequestError
from emberhall.server.house import cardsets
from emberhall.server.minds import forgedesk
from emberhall.server.minds.forgedesk import EACH_ADDRESS, WAITING, ForgeDesk
from emberhall.server.minds.forgeworker import work
from emberhall.server.minds.trials import TrialJob, TrialWord
from tests.server.hall import WAIT, Guest, Hall, open_hall

TITLE = "dragonduel"
STAG = {
    "set": "AA-01",
    "name": {"en": "Emberback Stag", "fr": "Cerf dos-de-braise"},
    "type": "monster",
    "cost": 4,
    "element": "fire",
    "traits": ["beast"],
    "strength": 3000,
    "keywords": ["siege"],
    "ability": [],
    "provenance": "house",
}
DECK = "4xCS-13,4xCS-31,4xCS-62,4xCS-15,4xCS-01,4xCS-17,4xCS-20,4xCS-43,4xCS-50,4xCS-82,4xCS-45,4xAA-01,2xCS-80"


async def kept(hall: Hall, guest: Guest, *drafts: dict[str, Any], name: str = "Ash") -> Any:
    cards = [{"draft": draft} for draft in drafts]
    return await hall.call("PUT", "/api/me/sets/ash-and-antler", guest, title=TITLE, name=name, cards=cards)


async def test_the_language_says_what_a_draft_may_hold(hall: Hall) -> None:
    assert TITLE in await hall.call("GET", "/api/forge")
    language = await hall.call("GET", f"/api/forge/{TITLE}")
    assert [kind["key"] for kind in language["kinds"]] == ["monster", "magic"]
    assert await hall.refused("GET", "/api/forge/dualis") == (404, "no-forge")
    assert await hall.refused("GET", "/api/forge/chess") == (404, "unknown-title")


async def test_a_draft_is_refused_with_ways_out_or_shown_as_a_card(hall: Hall) -> None:
    guest = await hall.guest()
    path = f"/api/forge/{TITLE}/check"
    nameless = {**STAG, "name": {"en": "Stag", "fr": ""}}
    finding = await hall.call("POST", path, guest, draft=nameless)
    (fault,) = finding["faults"]
    assert (fault["line"], fault["code"]) == (1, "E05")
    assert "card" not in finding
    mended = await hall.call("POST", path, guest, draft=fault["mends"][0]["draft"])
    assert mended["faults"] == []
    assert mended["card"]["name"] == {"en": "Stag", "fr": "Stag"}
    assert mended["near"][0] == "CS-04"
    assert tomllib.loads(mended["toml"])["card"][0]["strength"] == STAG["strength"]


@pytest.mark.parametrize("draft", [{}, {"set": []}, {"name": 1}, {**STAG, "ability": {}}, {**STAG, "ability": [[]]}])
async def test_nonsense_is_a_draft_that_is_refused(hall: Hall, draft: dict[str, Any]) -> None:
    finding = await hall.call("POST", f"/api/forge/{TITLE}/check", await hall.guest(), draft=draft)
    assert finding["faults"]


async def test_what_lies_too_deep_is_not_read(hall: Hall) -> None:
    draft: dict[str, Any] = {}
    for _ in range(40):
        draft = {"do": [draft]}
    refused = await hall.refused("POST", f"/api/forge/{TITLE}/check", await hall.guest(), draft=draft)
    assert refused == (400, "bad-card")


async def test_a_set_is_kept_numbered_shared_and_deleted(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    both = await kept(hall, ada, STAG, {**STAG, "name": {"en": "Other", "fr": "Autre"}})
    assert [card["draft"]["set"] for card in both["cards"]] == ["AA-01", "AA-02"]
    assert [entry["id"] for entry in both["entries"]] == ["AA-01", "AA-02"]
    assert await hall.call("GET", "/api/me/sets", ada) == [both]
    assert await hall.call("GET", "/api/me/sets", ben) == []
    shared = await hall.call("GET", f"/api/sets/{both['link']}")
    assert (shared["by"], shared["mark"]) == ("Ada", both["mark"])
    again = await kept(hall, ada, STAG, name="Ash and Antler")
    assert (again["link"], again["name"]) == (both["link"], "Ash and Antler")
    assert again["mark"] != both["mark"]
    bad = {"title": TITLE, "name": "Bad", "cards": [{"draft": {**STAG, "cost": 99}}]}
    assert await hall.refused("PUT", "/api/me/sets/bad-set-1", ada, **bad) == (400, "bad-card")
    await hall.call("DELETE", "/api/me/sets/ash-and-antler", ada)
    assert await hall.refused("GET", f"/api/sets/{both['link']}") == (404, "unknown-set")


async def test_sets_of_other_titles_are_kept_and_never_counted(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    wish: dict[str, Any] = {}
    draft: dict[str, Any] = {}
    for title, most in (("flamecraft", 12), ("flamecraft_duals", 18)):
        language = await hall.call("GET", f"/api/forge/{title}")
        draft = {**language["kinds"][0]["draft"], "name": STAG["name"]}
        wish = {"title": title, "name": "Street", "cards": [{"draft": draft}] * most}
        house = await hall.call("PUT", f"/api/me/sets/{title}-set", ada, **wish)
        assert [card["draft"][language["key"]] for card in house["cards"]][-1] == f"AA-{most:02}"
        bots = {"0": "random", "1": "random"}
        made = await hall.table(
            ada, title=title, seats=2, sit=None, bots=bots, options=house["options"], set=house["link"], rated=True
        )
        assert made["cards"] == house["mark"]
        assert not made.get("rated")
    many = {**wish, "cards": [{"draft": draft}] * 19}  # more than the box has room for
    assert await hall.refused("PUT", "/api/me/sets/too-many", ada, **many) == (400, "bad-card")


async def test_nobody_keeps_more_sets_than_fit(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    empty = {"title": TITLE, "name": "Empty", "cards": []}
    for number in range(MOST_SETS):
        await hall.call("PUT", f"/api/me/sets/set-number-{number}", ada, **empty)
    assert await hall.refused("PUT", "/api/me/sets/one-too-many", ada, **empty) == (409, "too-many-sets")


async def test_a_table_plays_with_a_set_and_its_record_names_it(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    house = await kept(hall, ada, STAG)
    wish = {"title": TITLE, "seats": 2, "sit": None, "bots": {"0": "random", "1": "random"}, "start": True}
    options = {"deck0": DECK, "deck1": "cold-current"}
    made = await hall.table(ada, **wish, options=options, set=house["link"], rated=True)
    assert made["cards"] == house["mark"]
    assert not made.get("rated")
    await kept(hall, ada, {**STAG, "strength": 1000})  # the table keeps the cards it was made with
    async with asyncio.timeout(WAIT):
        while (await hall.call("GET", f"/api/tables/{made['id']}"))["status"] != "over":  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    record = Record.parse((await hall.http.get(f"/api/tables/{made['id']}/record")).text)
    assert record.cards == house["mark"]
    catalogue = await hall.call("GET", f"/api/titles/{TITLE}/cards/{house['mark']}")
    assert next(card for card in catalogue["cards"] if card["id"] == "AA-01")["strength"] == STAG["strength"]


async def test_a_table_needs_a_set_that_is_there(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await hall.guest("Ada")
    wish = {"title": TITLE, "seats": 2}
    assert await hall.refused("POST", "/api/tables", ada, **wish, set="no-such-set") == (404, "unknown-set")
    empty = await kept(hall, ada)
    assert await hall.refused("POST", "/api/tables", ada, **wish, set=empty["link"]) == (409, "empty-set")
    house = await kept(hall, ada, STAG)
    other = {"title": "dualis", "seats": 4, "set": house["link"]}
    assert await hall.refused("POST", "/api/tables", ada, **other) == (404, "unknown-set")
    monkeypatch.setattr(cardsets, "EACH", 1)
    await hall.table(ada, **wish, set=house["link"])
    await hall.table(ada, **wish, set=house["link"])
    changed = await kept(hall, ada, {**STAG, "strength": 2000})
    assert await hall.refused("POST", "/api/tables", ada, **wish, set=changed["link"]) == (429, "too-many-sets")


@pytest.mark.timeout(400)
async def test_a_card_is_tried_out_and_the_trial_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgedesk, "GRACE", 300.0)  # its process has the lowest priority of all
    async with open_hall() as hall:
        ada = await hall.guest("Ada")
        assert (await hall.call("GET", "/api/me/balance", ada))["stage"] == "none"
        asked = await hall.call("POST", f"/api/forge/{TITLE}/balance", ada, draft=STAG, instead="CS-04")
        assert asked["stage"] in {"waiting", "running"}
        async with asyncio.timeout(360):
            while (state := await hall.call("GET", "/api/me/balance", ada))["stage"] != "over":  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        assert (state["instead"], state["problem"]) == ("CS-04", "")
        assert state["estimate"]["mean"] == 0.5, "it is the same card"
        assert {each["key"] for each in state["estimate"]["bouts"]} == set(state["names"])
        await hall.call("DELETE", "/api/me/balance", ada)
        assert (await hall.call("GET", "/api/me/balance", ada))["stage"] == "none"
        bad = {**STAG, "cost": 99}
        assert await hall.refused("POST", f"/api/forge/{TITLE}/balance", ada, draft=bad) == (409, "bad-card")


class Endless:
    """A worker that is never done."""

    def __init__(self) -> None:
        self.ended = 0
        self.over = asyncio.Event()

    async def play(self, job: TrialJob) -> AsyncIterator[TrialWord]:
        yield TrialWord(names={"one": {}}, instead=job.instead)
        await self.over.wait()
        raise EOFError

    async def end(self) -> None:
        self.ended += 1
        self.over.set()
        self.over = asyncio.Event()


async def test_one_trial_a_person_and_few_in_all() -> None:
    process = Endless()
    desk = ForgeDesk(process)
    for number in range(3):
        await desk.ask("ada", TITLE, STAG, f"CS-0{number}")
        await asyncio.sleep(0.02)
    assert desk.state("ada").stage == "running"
    assert process.ended >= 2, "a new one ends the one before"
    for number in range(EACH_ADDRESS):
        await desk.ask(f"guest{number}", TITLE, STAG, "", "10.0.0.0")
    with pytest.raises(RequestError, match="from your address"):
        await desk.ask("another", TITLE, STAG, "", "10.0.0.0")
    for number in range(WAITING - EACH_ADDRESS - 1):
        await desk.ask(f"person{number}", TITLE, STAG, "")
    with pytest.raises(RequestError, match="Many cards"):
        await desk.ask("one more", TITLE, STAG, "")
    await desk.close()


async def test_a_trial_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emberhall.server.minds.forgedesk.GRACE", 0.0)
    desk = ForgeDesk(Endless(), seconds=0.05)
    await desk.ask("ada", TITLE, STAG, "")
    async with asyncio.timeout(WAIT):
        while desk.state("ada").stage != "over":  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    assert desk.state("ada").problem


def test_the_worker_says_what_is_wrong() -> None:
    said: list[TrialWord] = []
    word = work(TrialJob(TITLE, {**STAG, "cost": 99}, "", 1, 1.0), said.append)
    assert word.over
    assert word.problem is not None
    assert "cost" in word.problem
    done = work(TrialJob(TITLE, STAG, "CS-04", 1, 0.5), said.append)
    assert said[0].instead == "CS-04"
    assert isinstance(done.estimate, Estimate)
