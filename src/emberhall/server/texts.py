"""The texts of updates. What all seats see alike is built and encoded once, as a spectator sees it.

So nothing can slip from one seat's view into another's: a seat gets a spectator's view, and over it its own fields.
"""

from collections.abc import Callable
from typing import Any, cast

import msgspec
from msgspec import UnsetType

from emberhall.kernel.play import Outcome
from emberhall.server.frames import encode, update_of
from emberhall.wire.bodies import Clocks

_encoder = msgspec.json.Encoder()
WORTH_IT = 3
"""From so many seats on: a spectator's view comes on top, and in some titles much of a view is the seat's own."""


def texts_of(
    table: str, outcome: Outcome, seats: int, closed: bool, clocks: Clocks | UnsetType
) -> Callable[[int | None], bytes]:
    """A function that gives the update for a seat; `seats` is how many will be asked for."""
    game = outcome.play.game
    if seats < WORTH_IT or not game.OWN_FIELDS:
        return lambda seat: encode(update_of(table, outcome.play, outcome.tell(seat), closed, clocks))
    view = game.view(outcome.play.state, None)
    for name in game.OWN_FIELDS:
        del view[name]
    shared = _encoder.encode(view)[:-1]

    def text(seat: int | None) -> bytes:
        news = outcome.tell(seat, whole=False)
        update = update_of(table, outcome.play, news, closed, clocks)
        update.view = cast(dict[str, Any], msgspec.Raw(b"%b,%b" % (shared, _encoder.encode(news.view)[1:])))
        return encode(update)

    return text
