"""Three friends and their table over two days, at their own browsers; the server's clock is set forward in between.

The server runs in a thread of this process, so that its clock can be set, and nobody waits a minute for a rematch.
"""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from emberhall.coach.analysis import LEAST_BUDGET
from emberhall.server.circles import deals
from emberhall.server.house import house as server_house
from emberhall.server.minds.coachdesk import CoachDesk
from emberhall.server.table.row import chairs
from emberhall.world import clock
from tests.browser.hall import WAIT, House, Visitor
from tests.browser.tables import joined, resign
from tests.browser.tables import say as say_word
from tests.browser.test_circles import Friends, hears, is_here, say
from tests.server.hall import open_hall

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

DAY = 24 * 3600
TO_THE_END = 10_000
CALM = ("gather", "skip", "done", "end", "continue")


@contextmanager
def hall_inside() -> Iterator[str]:
    """The address of a server in this process; a plan answers after half a second."""
    ready, done = threading.Event(), threading.Event()
    address: list[str] = []

    async def serve() -> None:
        async with open_hall(away=0.5) as hall:
            address.append(hall.address + "/")
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert ready.wait(WAIT / 1000)
        yield address[0]
    finally:
        done.set()
        thread.join()
        clock.restore()


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(chairs, "PATIENCE", 10)
    monkeypatch.setattr(server_house, "CoachDesk", partial(CoachDesk, budget=LEAST_BUDGET))
    monkeypatch.setattr(deals, "title_of", lambda _: "dualis")
    with hall_inside() as at:
        yield at


class Evenings:
    """Ada at her desk, Bea on her phone and in French, Cid at his desk."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.house = House(chromium, address, "two-days")
        self.friends = Friends(self.house)
        self.ada = self.friends.visitor("Ada")
        self.bea = self.friends.visitor("Bea", width=390, height=844, lang="fr", has_touch=True)
        self.cid = self.friends.visitor("Cid")
        self.circle = str(self.ask("Ada", "POST", "/circles", name="Friday")["id"])

    def ask(self, name: str, method: str, path: str, /, **body: Any) -> Any:
        return self.friends.ask(name, method, path, **body)

    def gather(self, *visitors: Visitor) -> None:
        """They come to the room."""
        for visitor in visitors:
            visitor.open(f"c/{self.circle}")
            join = visitor.page.get_by_test_id("circle-join")
            expect(join.or_(visitor.page.get_by_test_id("circle"))).to_be_visible()
            if join.is_visible():
                join.click()
            visitor.page.get_by_test_id("circle-talk").wait_for()

    def play(self, table: str, *names: str) -> None:
        """Play a game to its end by the first words that are legal."""
        resign(self.house.address, table, *(self.friends.tokens[name] for name in names), after=TO_THE_END)

    def table(self, name: str, /, **wish: Any) -> str:
        return str(self.ask(name, "POST", "/tables", circle=self.circle, **wish)["id"])

    def tomorrow(self) -> None:
        """Everybody sleeps for a night: the server's clock and those of the pages go on by a day."""
        clock.skew(DAY)
        for visitor in (self.ada, self.bea, self.cid):
            visitor.page.goto("about:blank")
            visitor.page.clock.set_system_time(clock.utc() + timedelta(seconds=1))


def is_playing(page: Page) -> None:
    expect(page.locator(".stage[data-seq]")).to_be_visible()


def sees_result(visitor: Visitor) -> None:
    """Click away the summaries of rounds until the result is there."""
    following, rematch = visitor.page.get_by_test_id("round-next"), visitor.page.get_by_test_id("rematch")
    for _ in visitor.while_news_come(hurry=True):
        if rematch.is_visible():
            return
        if following.is_visible():
            following.click()


def first_evening(all_: Evenings) -> None:
    """A game, and a rematch that does not wait for the one who has gone home."""
    all_.gather(all_.ada, all_.bea, all_.cid)
    is_here(all_.ada.page, "Ada", "Cid")
    expect(all_.ada.page.get_by_test_id("place-Bea")).to_have_attribute("data-state", "phone")
    say(all_.cid.page, "Half past eight!")
    game = all_.table("Ada", title="dualis", seats=3, options={"short": True})
    for visitor in (all_.ada, all_.bea):
        visitor.page.get_by_test_id("circle-to-game").click()
        visitor.page.get_by_test_id("chair-0").wait_for()
    all_.ask("Ada", "POST", f"/tables/{game}/start")
    for visitor in (all_.ada, all_.bea):
        is_playing(visitor.page)
    all_.cid.page.goto("about:blank")
    all_.play(game, "Ada", "Bea", "Cid")
    for visitor in (all_.ada, all_.bea):
        sees_result(visitor)
    for visitor in (all_.ada, all_.bea):
        visitor.page.get_by_test_id("rematch").click()
    for visitor in (all_.ada, all_.bea):
        expect(visitor.page.locator(".stage[data-seq]")).to_be_visible()
        visitor.page.wait_for_function(f"!location.href.includes({json.dumps(game)})")
    again = all_.ada.page.url.rpartition("/")[2]
    held = all_.ask("Ada", "GET", f"/tables/{again}")["chairs"][2]
    assert (held["name"], held["held"]) == ("Cid", "away"), "A bot keeps his chair warm."


class SlowGame:
    """A game of days at the same table: Bea plans an answer, and goes on holiday."""

    def __init__(self, all_: Evenings) -> None:
        self.all = all_
        wish = {"title": "flamecraft", "seats": 2, "terms": {"clock": "days 3", "zero": "lose"}}
        self.table = all_.table("Ada", **wish)
        if all_.ask("Bea", "GET", f"/tables/{self.table}")["you"] is None:
            all_.ask("Bea", "POST", f"/tables/{self.table}/seats")
        all_.ask("Ada", "POST", f"/tables/{self.table}/start")
        for name in ("Ada", "Bea"):
            self.turn(name)
        if self.waiting() != "Ada":
            self.turn("Bea")

    def waiting(self) -> str:
        info = self.all.ask("Ada", "GET", f"/tables/{self.table}")
        return str(info["chairs"][info["waiting"][0]]["name"])

    def turn(self, name: str, wish: str = "") -> None:
        """Somebody answers until they are asked no more: their wish if it is legal, else what is calm."""
        with joined(self.all.house.address, self.table, self.all.friends.tokens[name]) as socket:
            seat, said = None, -1
            while True:
                heard = json.loads(socket.recv(timeout=WAIT / 1000))
                if heard["t"] == "lobby":
                    seat = heard["table"]["you"]
                if heard["t"] != "update":
                    continue
                if seat not in heard["waiting"]:
                    return
                question = heard["decision"]
                if question is None or heard["seq"] <= said:
                    continue
                words = question["words"]
                if len(words) == 1 and question["ask"] != "end" and heard["seq"]:
                    continue  # the table answers by itself
                calm = next((word for word in words if word in CALM), words[0])
                said = heard["seq"]
                say_word(
                    socket, t="play", table=self.table, seq=said, words=[next((w for w in words if w == wish), calm)]
                )

    def planned(self) -> Any:
        return self.all.ask("Bea", "GET", f"/tables/{self.table}/plan")

    def plan(self) -> None:
        page = self.all.bea.page
        self.all.bea.open(f"t/{self.table}")
        page.get_by_test_id("plan-tool").click()
        plan = page.get_by_test_id("plan")
        plan.get_by_test_id("plan-add").click()
        event = plan.get_by_test_id("plan-event")
        expect(event.locator("option").nth(3)).to_be_attached()
        visit = event.locator('option[value*="visited"]').first.get_attribute("value")
        event.select_option(visit)
        plan.get_by_test_id("plan-answer").select_option(index=2)
        plan.get_by_test_id("plan-keep").click()
        expect(plan.get_by_test_id("plan-line-0")).to_contain_text("Ada")
        page.get_by_test_id("holiday-take").click()
        expect(page.get_by_test_id("resting")).to_be_visible()


def second_evening(all_: Evenings, slow: SlowGame) -> None:
    """Bea's plan has answered while she was away; she is back from her holiday, and they compare a deal."""
    [planned] = slow.planned()["lines"]
    slow.turn("Ada", f"visit {planned['line']['event']['event']['shop']}")
    record = f"/tables/{slow.table}"
    all_.bea.open(f"t/{slow.table}")
    expect(all_.bea.page.get_by_test_id("plan-tool")).to_be_visible()
    for _ in all_.bea.until(lambda: slow.planned()["played"] is not None, "The plan has not answered."):
        pass
    assert all_.ask("Ada", "GET", record)["status"] == "running"
    all_.gather(all_.ada, all_.bea, all_.cid)
    for visitor in (all_.ada, all_.bea, all_.cid):
        hears(visitor.page, "Half past eight!")
    try_ = str(all_.ask("Ada", "POST", f"/circles/{all_.circle}/deal")["id"])
    all_.play(try_, "Ada")
    all_.bea.page.reload()
    expect(all_.bea.page.get_by_test_id("circle-deal-rows")).to_contain_text("Ada")
    all_.bea.page.get_by_test_id("circle-deal-play").click()
    is_playing(all_.bea.page)


def evening_of_pairs(all_: Evenings) -> None:
    """An evening of three: a bot makes it four."""
    page = all_.ada.page
    page.get_by_test_id("circle-evening").click()
    page.get_by_test_id("event-title").select_option("dragonduel")
    page.get_by_test_id("event-create").click()
    page.get_by_test_id("event-join").click()
    event = page.url.rpartition("/")[2]
    for visitor in (all_.bea, all_.cid):
        visitor.open(f"c/{all_.circle}")
        visitor.page.get_by_test_id("circle-to-evening").click()
        visitor.page.get_by_test_id("event-join").click()
        visitor.page.get_by_test_id("event-leave").wait_for()
    page.get_by_test_id("event-round").click()
    expect(page.get_by_test_id("event-board")).to_have_count(2)
    boards = all_.ask("Ada", "GET", f"/events/{event}")["boards"][0]
    people = [[name for name in board["names"] if name in all_.friends.tokens] for board in boards]
    assert sorted(map(len, people)) == [1, 2], "One of them plays a bot."
    for board, (loser, *_) in zip(boards, people, strict=True):
        resign(all_.house.address, board["table"], all_.friends.tokens[loser])
    expect(page.get_by_role("status").first).to_be_visible()


def the_moment(all_: Evenings) -> None:
    """The coach is asked to look at the games of the evening."""
    page = all_.ada.page
    game = all_.table("Ada", title="dualis", seats=3, options={"short": True}, bots={"2": "random"})
    if all_.ask("Bea", "GET", f"/tables/{game}")["you"] is None:
        all_.ask("Bea", "POST", f"/tables/{game}/seats")
    all_.ask("Ada", "POST", f"/tables/{game}/start")
    all_.play(game, "Ada", "Bea")
    all_.gather(all_.ada)
    page.get_by_test_id("circle-moment-ask").click()
    looking = page.get_by_test_id("circle-moment").get_by_role("status")
    replay = page.get_by_test_id("circle-moment-replay")  # a game of blunders alone has no moment
    expect(looking.or_(replay).first).to_be_visible()
    expect(page.get_by_test_id("circle-moment-ask")).to_have_count(0)


def comings_and_goings(all_: Evenings) -> None:
    """A fourth joins by link; one leaves and comes back, is removed, and comes back when the keeper says so."""
    dot = all_.friends.visitor("Dot", width=390, height=844)
    all_.gather(all_.ada, all_.cid, dot)
    hears(dot.page, "Half past eight!")
    is_here(all_.ada.page, "Dot")
    cid = all_.cid.page
    cid.on("dialog", lambda dialog: dialog.accept())
    cid.get_by_test_id("circle-leave").click()
    expect(all_.ada.page.get_by_test_id("place-Cid")).to_have_count(0)
    all_.gather(all_.cid)
    is_here(all_.ada.page, "Cid")
    all_.ada.page.get_by_test_id("bar-Cid").click()
    expect(cid.get_by_test_id("circle")).to_have_count(0)
    all_.ada.page.get_by_test_id("unbar-Cid").click()
    expect(all_.ada.page.get_by_test_id("unbar-Cid")).to_have_count(0)
    all_.gather(all_.cid)
    hears(cid, "Half past eight!")
    errors = [each for visitor in (all_.ada, all_.bea, dot) for each in visitor.errors]
    assert [each for each in errors if "Failed to load resource" not in each] == [], "Nothing broke on any page."


def test_two_days_of_friends_at_their_table(chromium: Browser, address: str) -> None:
    all_ = Evenings(chromium, address)
    try:
        first_evening(all_)
        slow = SlowGame(all_)
        slow.plan()
        all_.tomorrow()
        second_evening(all_, slow)
        evening_of_pairs(all_)
        the_moment(all_)
        comings_and_goings(all_)
    finally:
        all_.house.close()
