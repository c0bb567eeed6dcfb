"""The body of a quick match."""

from typing import Annotated

from msgspec import UNSET, Meta

from emberhall.wire.values import Body, ClockTerm, Nonce, Optional, Title


class Match(Body):
    """A game with anybody who wants the same clock, with the default options; `fill` is as for a new table.

    If a move may take days, nobody has to wait at the table and bots take no seats; it begins when it is full.
    """

    title: Title
    seats: Annotated[int, Meta(ge=2, le=16)] | Optional = UNSET
    clock: ClockTerm = "none"
    fill: Annotated[int, Meta(ge=0, le=3600)] = 0
    nonce: Nonce | Optional = UNSET
