"""A table as it stands at a chosen moment, laid into a page: what is rare in play is looked at directly.

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
Choose = Callable[[tuple[str, ...], random.Random, dict[str, Any]], str]
BUILDS = ("keep", "play", "no block", "target", "discard", "end")
FIGHTS = ("keep", "attack", "play", "block", "use")


def reach(seats: int, wanted: Wanted, *, calm: int = 0, tries: int = 40) -> Moment:
    """The first moment of a duel that seat 0 sees so; up to turn `calm` everybody builds a field and nobody attacks."""

    def build(words: tuple[str, ...], rng: random.Random, view: dict[str, Any]) -> str:
        return choose(words, rng, calm=view["turn"] <= calm)

    return reached("dragonduel", seats, wanted, build, tries=tries, start="lot")


def reached(
    title: str, seats: int, wanted: Wanted, chosen: Choose | None = None, *, tries: int = 40, **options: Any
) -> Moment:
    """The first moment of any title that seat 0 sees so; everybody answers as `chosen` says, else by chance."""
    game = load(title)
    for seed in range(tries):
        rng = random.Random(seed)
        state = game.deal(seats=seats, seed=seed, listen=True, **options)
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
                moment = {"view": view, "decision": own, "log": heard, "seq": seq, "events": []}
                return {**moment, "title": title, "seats": seats, "options": options, "waiting": [decision.seat]}
            words = decision.words()
            state.apply(rng.choice(words) if chosen is None else chosen(words, rng, view))
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
    visitor.set_up(moment["title"], seats=str(moment["seats"]), **moment["options"])
    page.get_by_test_id("play-bots").click()
    page.wait_for_selector(f'.stage[data-seq="{moment["seq"]}"]')
