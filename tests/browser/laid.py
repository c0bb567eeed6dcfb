"""A table of DragonDuel as it stands at a chosen moment, laid into a page: what is rare in play is looked at directly.

The moment is reached by the engine itself; the page gets it instead of the first update of a real table, and nothing
after it.
"""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from emberhall import load
from emberhall.server.frames import question_of
from tests.browser.hall import Visitor

Moment = dict[str, Any]
Wanted = Callable[[dict[str, Any], dict[str, Any] | None], bool]
BUILDS = ("keep", "play", "no block", "target", "discard", "end")
FIGHTS = ("keep", "attack", "play", "block", "use")


def reach(seats: int, wanted: Wanted, *, calm: int = 0, tries: int = 40) -> Moment:
    """The first moment that seat 0 sees so; up to turn `calm` everybody builds a field and nobody attacks."""
    game = load("dragonduel")
    for seed in range(tries):
        rng = random.Random(seed)
        state = game.deal(seats=seats, seed=seed, listen=True, start="lot")
        heard: list[dict[str, Any]] = []
        for seq in range(1, 1500):
            decision = state.decision
            if decision is None:
                break
            heard += [told for event in state.hear() if (told := event.to(0)) is not None]
            own: dict[str, Any] | None = None
            if decision.seat == 0:
                own = json.loads(msgspec.json.encode(question_of(game, state, decision)))
            view: dict[str, Any] = json.loads(json.dumps(game.view(state, 0)))
            if wanted(view, own):
                waiting = [decision.seat]
                return {"view": view, "decision": own, "log": heard, "waiting": waiting, "seq": seq, "events": []}
            state.apply(choose(decision.words(), rng, calm=view["turn"] <= calm))
    raise AssertionError(f"No such moment came in {tries} games.")


def asked(ask: str) -> Wanted:
    """The moment this is asked of seat 0."""
    return lambda _, own: own is not None and own["ask"] == ask


def choose(words: tuple[str, ...], rng: random.Random, *, calm: bool) -> str:
    if calm and "pass" in words:
        return "pass"
    for verb in BUILDS if calm else FIGHTS:
        if found := [word for word in words if word.startswith(verb)]:
            return rng.choice(found)
    return rng.choice(words)


def lay(visitor: Visitor, moment: Moment) -> None:
    """Open a table at which this moment lies."""
    laid: list[bool] = []

    def instead(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] != "update":
                socket.send(text)
            elif not laid:
                laid.append(True)
                socket.send(json.dumps({**message, **moment}))

        server.on_message(pass_on)

    page = visitor.page
    page.route_web_socket("**/api/socket", instead)
    visitor.open()
    visitor.set_up("dragonduel", seats=str(moment["view"]["seats"]), start="lot")
    page.get_by_test_id("play-bots").click()
    page.wait_for_selector(f'.dd[data-seq="{moment["seq"]}"]')
