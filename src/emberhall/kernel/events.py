"""Events: what happened, and who may see what of it.

An event fixes its audience when it is made: the facts for those who may know (`to`; None is everybody), and what all
others hear instead (`others`; None: nothing at all). Events are made only when somebody listens, never in simulation.
"""

from collections.abc import Iterable
from typing import TypeAlias, final

Fact: TypeAlias = str | int | bool | list[str] | list[int] | None


@final
class Event:
    """One thing that happened, as told to seats.

    >>> event = Event("drew", {"seat": 0, "card": "S5"}, to=(0,), others={"seat": 0})
    >>> event.to(0), event.to(None)
    ({'kind': 'drew', 'seat': 0, 'card': 'S5'}, {'kind': 'drew', 'seat': 0})
    """

    def __init__(
        self,
        kind: str,
        facts: dict[str, Fact],
        to: tuple[int, ...] | None = None,
        others: dict[str, Fact] | None = None,
    ) -> None:
        if "kind" in facts:
            raise ValueError(f"An event's facts may not be called 'kind': {kind} {facts}.")
        self.kind = kind
        self.facts = facts
        self.audience = to
        self.others = others

    def to(self, seat: int | None) -> dict[str, Fact] | None:
        """What this seat (None: a spectator) hears of it; None when it hears nothing."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return {"kind": self.kind, **self.facts}
        if self.others is None:
            return None
        return {"kind": self.kind, **self.others}

    def kept_for(self, seat: int) -> "Event":
        """The event with its audience narrowed to this seat at most: everybody else hears `others`."""
        if self.audience is None:
            return self
        return Event(self.kind, self.facts, (seat,) if seat in self.audience else (), self.others)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, to={self.audience!r}, others={self.others!r})"


def heard_by(seat: int | None, events: Iterable[Event]) -> list[dict[str, Fact]]:
    """The events as a seat (None: a spectator) hears them."""
    heard: list[dict[str, Fact]] = []
    for event in events:
        facts = event.to(seat)
        if facts is not None:
            heard.append(facts)
    return heard
