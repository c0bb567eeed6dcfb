"""A table that stays: three friends at their own browsers, their games and talk, and a fourth who joins by link."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import House, Visitor
from tests.browser.tables import asked, joined, resign
from tests.browser.tables import say as say_word

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]


class Friends:
    """Some guests with a browser each."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tokens: dict[str, str] = {}

    def visitor(self, name: str, **wishes: Any) -> Visitor:
        guest = asked(self.house.address, "POST", "/guests", name=name)
        self.tokens[name] = guest["token"]
        visitor = self.house.visitor(**wishes)
        me = json.dumps(json.dumps(guest))
        visitor.page.add_init_script(f"location.host && localStorage.setItem('emberhall.me', {me})")
        return visitor

    def ask(self, name: str, method: str, path: str, /, **body: Any) -> Any:
        return asked(self.house.address, method, path, self.tokens[name], **body)

    def give_up(self, table: str, *losers: str) -> None:
        *first, last = losers
        for loser in first:
            with joined(self.house.address, table, self.tokens[loser]) as socket:
                say_word(socket, t="resign", table=table)
                while json.loads(socket.recv(timeout=10)).get("seq", 0) == 0:  # until the word stands
                    pass
        resign(self.house.address, table, self.tokens[last])


def say(page: Page, text: str) -> None:
    page.get_by_test_id("circle-say").fill(text)
    page.get_by_test_id("circle-say").press("Enter")


def hears(page: Page, text: str) -> None:
    expect(page.get_by_test_id("circle-talk")).to_contain_text(text)


def is_here(page: Page, *names: str) -> None:
    for name in names:
        expect(page.get_by_test_id(f"place-{name}")).to_have_attribute("data-state", "here")


def test_an_evening_of_friends_at_a_table_that_stays(house: House) -> None:
    friends = Friends(house)
    ada, bea = friends.visitor("Ada"), friends.visitor("Bea", width=390, height=844, lang="fr")
    cid, dot = friends.visitor("Cid"), friends.visitor("Dot")

    # a one-off table: what is said in its lobby comes along when it is kept
    table = friends.ask("Ada", "POST", "/tables", title="dragonduel", seats=2)["id"]
    friends.ask("Bea", "POST", f"/tables/{table}/seats")
    for visitor in (ada, bea):
        visitor.open(f"t/{table}")
    bea.page.locator(".say input").fill("Shall we meet more often?")
    bea.page.locator(".say input").press("Enter")
    expect(ada.page.get_by_test_id("chat")).to_contain_text("Shall we meet more often?")
    ada.page.get_by_test_id("keep-table").click()
    expect(ada.page.get_by_test_id("circle-link").first).to_contain_text("/c/")  # the invitation has it once more
    circle = ada.page.url.rpartition("/")[2]
    hears(ada.page, "Shall we meet more often?")
    friends.ask("Ada", "POST", f"/tables/{table}/start")
    friends.give_up(table, "Bea")
    bea.open(f"c/{circle}")
    expect(bea.page.get_by_test_id("circle-score").locator(".cr-sum")).to_have_text(["1", "0"])

    # who has the link joins, and everybody sees who is here
    cid.open(f"c/{circle}")
    cid.page.get_by_test_id("circle-join").click()
    for visitor in (ada, bea, cid):
        is_here(visitor.page, "Ada", "Bea", "Cid")
    say(cid.page, "Good evening!")
    hears(bea.page, "Good evening!")
    bea.page.get_by_test_id("face-ha").click()
    hears(ada.page, "Ha!")

    # a vote, and the next game: whoever is here sits down, and the talk is the same
    for visitor in (ada, cid):
        visitor.page.get_by_test_id("vote-dragonduel").locator(".cr-pick").click()
    expect(ada.page.get_by_test_id("vote-dragonduel")).to_have_attribute("data-votes", "2")
    ada.page.get_by_test_id("circle-set-up").click()
    ada.page.get_by_test_id("set-up-here").click()
    expect(ada.page.get_by_test_id("chair-2")).to_have_attribute("data-kind", "person")
    for visitor in (bea, cid):
        visitor.page.get_by_test_id("circle-to-game").click()
        visitor.page.get_by_test_id("chair-0").wait_for()
    say(cid.page, "I dare you.")
    hears(ada.page, "I dare you.")
    ada.page.get_by_test_id("start").click()
    ada.page.get_by_test_id("question").first.wait_for()
    game = ada.page.url.rpartition("/")[2]
    ada.page.locator("#app").press("Escape")
    ada.page.get_by_role("tab").nth(1).click()
    hears(ada.page, "I dare you.")
    friends.give_up(game, "Bea", "Cid")
    ada.page.get_by_test_id("to-circle").click()
    hears(ada.page, "I dare you.")
    expect(ada.page.get_by_test_id("circle-score").locator(".cr-sum")).to_have_text(["2", "0", "0"])

    # nobody has asked the coach about the evening: whoever wants its moment lets it look
    expect(ada.page.get_by_test_id("circle-moment-ask")).to_have_text("Let the coach look at 2 games")

    # an evening on another day stands on the shelf, for whoever wants to come
    ada.page.get_by_test_id("circle-evening").click()
    ada.page.locator(".ev-new button[type=submit]").click()
    ada.page.wait_for_url("**/events/*")
    evening = ada.page.url.rpartition("/")[2]
    bea.open(f"c/{circle}")
    hears(bea.page, "Ada prépare une soirée")
    bea.page.get_by_test_id("circle-to-evening").click()
    bea.page.wait_for_url(f"**/events/{evening}")
    ada.open(f"c/{circle}")

    # a fourth joins by link, is removed, reads no more, and comes back when the keeper says so
    dot.open(f"c/{circle}")
    dot.page.get_by_test_id("circle-join").click()
    is_here(dot.page, "Dot")
    ada.page.get_by_test_id("bar-Dot").click()
    expect(dot.page.get_by_test_id("circle")).to_have_count(0)
    ada.page.get_by_test_id("unbar-Dot").click()
    dot.open(f"c/{circle}")
    dot.page.get_by_test_id("circle-join").click()
    hears(dot.page, "I dare you.")

    # the hall has it, pinned
    ada.open()
    expect(ada.page.get_by_test_id("circles")).to_contain_text("Ada")


def test_a_lobby_says_what_is_true_and_a_rematch_waits_for_nobody_for_ever(house: House) -> None:
    friends = Friends(house)
    ada, bea = friends.visitor("Ada"), friends.visitor("Bea", width=390, height=844, lang="fr")
    cid, dot = friends.visitor("Cid"), friends.visitor("Dot")
    table = friends.ask("Ada", "POST", "/tables", title="dragonduel", seats=2)["id"]
    ada.open(f"t/{table}")
    expect(ada.page.get_by_test_id("meanwhile")).to_contain_text("While you wait: learn DragonDuel")
    with ada.page.context.expect_page() as opened:
        ada.page.get_by_test_id("meanwhile").get_by_role("link").click()
    opened.value.wait_for_url("**/learn/dragonduel/**")
    opened.value.close()

    # whom the host sends away may only watch; the next one is welcome, and after that the table is full
    for visitor in (cid, bea):
        visitor.open(f"t/{table}")
        visitor.page.get_by_test_id("sit-down").click()
        expect(ada.page.get_by_test_id("chair-1")).to_have_attribute("data-kind", "person")
        if visitor is cid:
            ada.page.get_by_test_id("remove-1").click()
            expect(ada.page.get_by_test_id("chair-1")).to_have_attribute("data-kind", "free")
            cid.page.get_by_test_id("sit-down").click()
            expect(cid.page.get_by_test_id("question")).to_contain_text("You cannot sit down at this table")
    dot.open(f"t/{table}")
    expect(dot.page.get_by_test_id("question")).to_contain_text("This table is full.")
    expect(dot.page.get_by_test_id("question")).to_contain_text("You may watch.")

    bea.open()
    expect(ada.page.get_by_test_id("question")).to_contain_text("One of 2 is really here")
    expect(ada.page.get_by_test_id("question")).to_contain_text("Wait for Bea?")

    # a rematch says who has said yes, how long it waits, and begins without whoever is away
    friends.ask("Ada", "POST", f"/tables/{table}/start")
    friends.give_up(table, "Bea")
    expect(ada.page.get_by_test_id("rematch")).to_have_text("Rematch")
    ada.page.get_by_test_id("rematch").click()
    expect(ada.page.get_by_test_id("chair-0")).to_contain_text("says yes")
    expect(ada.page.get_by_test_id("chair-1")).to_contain_text("not yet")
    expect(ada.page.get_by_test_id("question")).to_contain_text("Bea may still say yes.")
    expect(ada.page.get_by_test_id("question")).to_contain_text("s bots begin for whoever is missing")
    bea.open(f"t/{table}")
    expect(bea.page.get_by_test_id("rematch")).to_have_text("Rejoindre")
    bea.page.get_by_test_id("rematch").click()
    for visitor in (ada, bea):
        visitor.page.get_by_test_id("question").first.wait_for()
