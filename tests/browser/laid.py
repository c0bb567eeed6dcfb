"""A table at a chosen moment, laid into a page, so that rare positions can be tested directly.

The engine plays to the moment; the page gets it instead of the first update of a real table, and nothing after it.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from emberhall import load
from emberhall.server.table.screens.questions import question_of
from tests.browser.hall import PAINTED, Visitor
from tests.browser.tables import open_table

Moment = dict[str, Any]
Wanted = Callable[[dict[str, Any], dict[str, Any] | None], bool]
Choose = Callable[[tuple[str, ...], random.Random, dict[str, Any]], str]
BUILDS = ("keep", "play", "no block", "target", "discard", "end")
FIGHTS = ("keep", "attack", "play", "block", "use")


def reach(seats: int, wanted: Wanted, *, calm: int = 0, tries: int = 40) -> Moment:
    """The first wanted moment of a duel, as seat 0 sees it; until turn `calm` all build a field and nobody attacks."""

    def build(words: tuple[str, ...], rng: random.Random, view: dict[str, Any]) -> str:
        return choose(words, rng, calm=view["turn"] <= calm)

    return reached("dragonduel", seats, wanted, build, tries=tries, start="lot")


def reached(
    title: str, seats: int, wanted: Wanted, chosen: Choose | None = None, *, tries: int = 40, **options: Any
) -> Moment:
    """The first wanted moment of any title, as seat 0 sees it; `chosen` picks the answers, else they are random."""
    for moment in moments(title, seats, chosen, tries=tries, **options):
        if wanted(moment["view"], moment["decision"]):
            return moment
    raise AssertionError(f"No such moment came in {tries} games.")


def moments(
    title: str, seats: int, chosen: Choose | None = None, *, tries: int = 40, **options: Any
) -> Iterator[Moment]:
    """Yield every moment of several games, as seat 0 sees it."""
    game = load(title)
    for seed in range(tries):
        rng = random.Random(seed)
        state = game.deal(seats=seats, seed=seed, listen=True, **options)
        heard: list[dict[str, Any]] = []
        for seq in range(1, 1500):
            decision = state.decision
            if decision is None:
                break
            heard += [news for event in state.hear() if (news := event.to(0)) is not None]
            own: dict[str, Any] | None = None
            if decision.seat == 0:
                own = json.loads(msgspec.json.encode(question_of(game, state, decision)))
            view: dict[str, Any] = json.loads(json.dumps(game.view(state, 0)))
            moment = {"view": view, "decision": own, "log": [*heard], "seq": seq, "events": []}
            yield {**moment, "title": title, "seats": seats, "options": options, "waiting": [decision.seat]}
            words = decision.words()
            state.apply(rng.choice(words) if chosen is None else chosen(words, rng, view))


def asked(ask: str) -> Wanted:
    """Match the first moment at which seat 0 is asked this."""
    return lambda _, own: own is not None and own["ask"] == ask


def choose(words: tuple[str, ...], rng: random.Random, *, calm: bool) -> str:
    if calm and "pass" in words:
        return "pass"
    for verb in BUILDS if calm else FIGHTS:
        if matches := [word for word in words if word.startswith(verb)]:
            return rng.choice(matches)
    return rng.choice(words)


def lay(visitor: Visitor, moment: Moment) -> "Laid":
    """Open a table that shows this moment."""
    laid = Laid(visitor, moment)
    visitor.page.route_web_socket("**/api/socket*", laid.connect)
    open_table(visitor, moment["title"], moment["seats"], moment["options"])
    shown = f'[data-seq="{moment["seq"]}"]'
    visitor.page.wait_for_selector(f".stage{shown} .dd{shown}" if moment["title"] == "dragonduel" else f".stage{shown}")
    visitor.page.evaluate(PAINTED)
    return laid


class Laid:
    """A table that shows moments; its answers are not passed on to the server."""

    def __init__(self, visitor: Visitor, moment: Moment) -> None:
        self.visitor = visitor
        self.moment = moment
        self.update: dict[str, Any] = {}
        self.said: list[list[str]] = []
        """The words of each answer of the page."""
        self._socket: WebSocketRoute | None = None

    def connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._socket = socket

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] != "update":
                socket.send(text)
            elif not self.update:
                self.update = {**message, **self.moment}
                socket.send(json.dumps(self.update))

        def to_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "play":
                self.said.append(message["words"])
            else:
                server.send(text)

        server.on_message(to_page)
        socket.on_message(to_server)

    def show(self, moment: Moment) -> None:
        """Show a later moment at the same table."""
        assert self._socket is not None
        self.update = {**self.update, **moment, "log": None, "seq": self.update["seq"] + 1}
        self._socket.send(json.dumps(self.update))
        self.visitor.page.wait_for_selector(f'.stage[data-seq="{self.update["seq"]}"]')
