"""The texts of updates. What all seats see alike is built and encoded once, as a spectator sees it.

So nothing can slip from one seat's view into another's: a seat gets a spectator's view, and over it its own fields.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType

from emberhall.kernel.play import News, Outcome
from emberhall.server.frames import encode, update_of
from emberhall.wire.bodies import Clocks
from emberhall.wire.messages import Update

_encoder = msgspec.json.Encoder()


def texts_of(
    table: str, outcome: Outcome, seats: int, closed: bool = False, clocks: Clocks | UnsetType = UNSET
) -> Callable[[int | None], bytes]:
    """A function that gives the update for a seat; `seats` is how many will be asked for."""
    game = outcome.play.game
    if seats < 2 or not game.OWN_FIELDS:
        return lambda seat: encode(update_of(table, outcome.play, outcome.tell(seat), closed, clocks))
    view = game.view(outcome.play.state, None)
    for name in game.OWN_FIELDS:
        del view[name]
    make = partial(update_of, table, outcome.play, closed=closed, clocks=clocks)
    return partial(_text, outcome, make, _encoder.encode(view)[:-1])


def _text(outcome: Outcome, make: Callable[[News], Update], shared: bytes, seat: int | None) -> bytes:
    news = outcome.tell(seat, whole=False)
    update = make(news)
    update.view = cast(dict[str, Any], msgspec.Raw(b"%b,%b" % (shared, _encoder.encode(news.view)[1:])))
    return encode(update)
