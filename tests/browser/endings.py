"""How games end, as seat 0 sees it: played by bots that know what they do, so that there is something to count."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from emberhall import Play, bots, load
from emberhall.kernel.chance import Rng
from tests.browser.laid import Moment

LIMIT = 1.0


@dataclass(frozen=True)
class End:
    """The last moments of a game."""

    earlier: Moment
    """A few answers before the end."""
    last: Moment
    """The end, with what was heard since."""


@cache
def ended(title: str, seats: int, seed: int = 0, options: str = "{}", back: int = 1) -> End:
    """The end of a game among bots, and `back` answers before it; `options` are JSON."""
    chosen: dict[str, Any] = json.loads(options)
    play = Play.begin(load(title), seats, seed, chosen)
    players = [bots.load("greedy", title, seed * seats + seat) for seat in range(seats)]
    rng = Rng.seeded(seed)
    told: list[int] = []
    views: list[Any] = []
    while (decision := play.decision) is not None:
        views.append(play.game.view(play.state, 0))
        told.append(len(play.events))
        play.take(players[decision.seat].choose(play.seat(decision.seat, rng), decision, LIMIT))
    views.append(play.game.view(play.state, 0))
    told.append(len(play.events))
    shared: dict[str, Any] = {"decision": None, "waiting": [], "title": title, "seats": seats, "options": chosen}

    def moment(at: int, heard_from: int) -> Moment:
        log = [news for event in play.events[: told[at]] if (news := event.to(0)) is not None]
        fresh = [news for event in play.events[heard_from : told[at]] if (news := event.to(0)) is not None]
        value: Moment = json.loads(
            json.dumps({**shared, "view": views[at], "log": log, "events": fresh, "seq": at + 1})
        )
        return value

    first = len(views) - 1 - back
    return End(moment(first, told[first]), moment(len(views) - 1, told[first]))
