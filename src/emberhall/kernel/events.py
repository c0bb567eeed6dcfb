"""Events: what happened, and who may see what of it.

An event fixes its audience when it is made: the facts for those who may know (`to`; None is everybody), and what all
others hear instead (`others`; None: nothing at all). Events are made only when somebody listens, never in simulation.
A title declares its kinds as typed dicts in its module `events`; each has its `kind` among the facts.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias, cast, final

Fact: TypeAlias = str | int | bool | list[str] | list[int] | None
Heard: TypeAlias = dict[str, Any]
"""An event as one seat hears it: a typed dict of its title, which no type of the kernel can name."""
Facts: TypeAlias = Mapping[str, object]
"""What `tell` takes: a typed dict of the title."""


@final
class Event:
    """One thing that happened, as told to seats.

    >>> event = Event({"kind": "drew", "seat": 0, "card": "S5"}, to=(0,), others={"kind": "drew", "seat": 0})
    >>> event.to(0), event.to(None)
    ({'kind': 'drew', 'seat': 0, 'card': 'S5'}, {'kind': 'drew', 'seat': 0})
    """

    def __init__(self, facts: Facts, to: tuple[int, ...] | None = None, others: Facts | None = None) -> None:
        self.facts = cast("Heard", facts)
        self.audience = to
        self.others = cast("Heard | None", others)

    @property
    def kind(self) -> str:
        kind: str = self.facts["kind"]
        return kind

    def to(self, seat: int | None) -> Heard | None:
        """What this seat (None: a spectator) hears of it; None when it hears nothing."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self.facts.copy()
        return None if self.others is None else self.others.copy()

    def kept_for(self, seat: int) -> "Event":
        """The event with its audience narrowed to this seat at most: everybody else hears `others`."""
        if self.audience is None:
            return self
        return Event(self.facts, (seat,) if seat in self.audience else (), self.others)

    def __repr__(self) -> str:
        return f"Event({self.facts!r}, to={self.audience!r}, others={self.others!r})"


def heard_by(seat: int | None, events: Iterable[Event]) -> list[Heard]:
    """The events as a seat (None: a spectator) hears them."""
    heard: list[Heard] = []
    for event in events:
        facts = event.to(seat)
        if facts is not None:
            heard.append(facts)
    return heard
