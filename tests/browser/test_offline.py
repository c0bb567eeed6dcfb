"""Nothing gets through: the page says so, keeps a move and a line of talk, and sends each of them once."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.hall import House, Visitor
from tests.browser.tables import open_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

Way = Literal["whole", "lost", "half", "silent"]


@dataclass
class Network:
    """Every socket of a page: what happens to the next move, and whether any socket can be opened."""

    way: Way = "whole"
    down: bool = False
    plays: int = 0
    sockets: list[WebSocketRoute] = field(default_factory=list)
    hear: Callable[[str], None] = lambda _: None

    def under(self, visitor: Visitor) -> "Network":
        self.hear = visitor.hear
        visitor.page.route_web_socket("**/api/socket**", self._opened)
        return self

    def _opened(self, socket: WebSocketRoute) -> None:
        if self.down:
            socket.close()
            return
        server = socket.connect_to_server()
        self.sockets.append(socket)
        dead: list[bool] = []

        def out(frame: str | bytes) -> None:
            text = frame if isinstance(frame, str) else frame.decode()
            moves = '"t":"play"' in text
            self.plays += moves
            if dead:
                return
            if moves and self.way != "whole":
                dead.append(True)
                if self.way == "half":
                    server.send(text)
                if self.way != "silent":
                    socket.close()
                return
            server.send(text)

        def back(frame: str | bytes) -> None:
            if not dead:
                self.hear(frame if isinstance(frame, str) else frame.decode())
                socket.send(frame)

        socket.on_message(out)
        server.on_message(back)

    def cut(self) -> None:
        self.down = True
        self.sockets[-1].close()

    def mend(self, visitor: Visitor) -> None:
        self.down, self.way = False, "whole"
        visitor.page.evaluate("dispatchEvent(new Event('online'))")


def pick_a_card(visitor: Visitor) -> str:
    """Play the first lit card, without waiting for the server."""
    card = visitor.page.locator('[data-testid^="card-"][data-legal="true"]').first
    code = (card.get_attribute("data-testid") or "").removeprefix("card-")
    card.click(position={"x": 12, "y": 24})
    visitor.page.get_by_test_id("play-plain").click()
    return code


def played_by(visitor: Visitor, seat: int) -> list[str]:
    """The cards of a seat in the order of the tricks, as the server has told them."""
    told = (each for update in visitor.updates() for each in (*update.get("log", ()), *update["events"]))
    mine = {
        (each["round"], each["trick"]): each["card"]
        for each in told
        if each.get("seat") == seat and "trump_shown" in each
    }
    return [mine[when] for when in sorted(mine)]


def at_a_table(house: House) -> tuple[Visitor, Network]:
    visitor = house.visitor()
    network = Network().under(visitor)
    open_table(visitor, "dualis", 4, {})
    assert visitor.wait_for_turn()
    return visitor, network


def test_a_move_made_offline_waits_and_goes_out_once(house: House) -> None:
    visitor, network = at_a_table(house)
    page, strip = visitor.page, visitor.page.get_by_test_id("connection-strip")
    page.wait_for_load_state("networkidle")
    network.cut()
    expect(strip).to_contain_text("Offline")
    first = pick_a_card(visitor)
    expect(strip).to_contain_text("Your move waits here")
    assert network.plays == 0
    page.get_by_test_id("keep-back").click()
    expect(strip).not_to_contain_text("Your move waits here")
    code = pick_a_card(visitor)
    page.reload()  # closing the page does not lose it
    network.mend(visitor)
    expect(strip).to_contain_text("Your move went out")
    expect(page.get_by_test_id(f"card-{code}")).to_have_count(0)
    assert network.plays == 1
    assert first == code


def test_a_table_that_does_not_answer_is_said_too(house: House) -> None:
    """No connection has broken: the network swallows what is sent."""
    visitor, network = at_a_table(house)
    strip = visitor.page.get_by_test_id("connection-strip")
    network.way = "silent"
    code = pick_a_card(visitor)
    expect(strip).to_contain_text("Your move waits here")
    expect(visitor.page.get_by_test_id("keep-back")).to_have_count(0)  # it may have arrived
    network.mend(visitor)
    expect(visitor.page.get_by_test_id(f"card-{code}")).to_have_count(0)
    expect(strip).to_contain_text("Your move went out")


@pytest.mark.slow
def test_cut_at_random_moments_of_a_game_nothing_is_lost_or_doubled(house: House) -> None:
    visitor, network = at_a_table(house)
    chance = random.Random(20)
    played: list[str] = []
    cuts = 0
    while cuts < 20 and visitor.wait_for_turn():
        visitor.page.wait_for_load_state("networkidle")
        way: Way = chance.choice(["lost", "half", "whole", "silent"])
        cuts += 1
        if way == "whole":  # cut before the move is made
            network.cut()
            expect(visitor.page.get_by_test_id("connection-strip")).to_contain_text("Offline")
        network.way = way
        played.append(pick_a_card(visitor))
        expect(visitor.page.get_by_test_id("connection-strip")).to_contain_text("Your move waits here")
        network.mend(visitor)
        expect(visitor.page.get_by_test_id(f"card-{played[-1]}")).to_have_count(0)
        expect(visitor.page.get_by_test_id("connection-strip")).to_contain_text("Your move went out")
    assert cuts == 20
    for _ in visitor.until(lambda: played_by(visitor, 0)[-1:] == played[-1:], "The last card was not told."):
        pass
    assert [card for card in played_by(visitor, 0) if card in played] == played
    assert network.plays >= 20
