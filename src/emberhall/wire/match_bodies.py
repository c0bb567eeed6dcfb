"""The body of a quick match."""

from typing import Annotated

from msgspec import UNSET, Meta

from emberhall.wire.bodies import Nonce, Title
from emberhall.wire.values import Body, Optional


class Match(Body):
    """A game with whoever comes, with the usual options; `fill` as for a new table."""

    title: Title
    seats: Annotated[int, Meta(ge=2, le=16)] | Optional = UNSET
    fill: Annotated[int, Meta(ge=0, le=3600)] = 0
    nonce: Nonce | Optional = UNSET
