"""Questions: the decisions open at a table, since when, and the answers given before their turn.

Usually one seat is asked. When several choose at once, in secret, they may answer in any order: an answer whose turn
has not come is kept here until the seats before it have chosen. It is not in the record yet; after a restart its seat
is asked again.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from emberhall import Decision, State


@dataclass(frozen=True, slots=True)
class Questions:
    """Who is asked now, in the order the kernel will act on the answers."""

    open: Mapping[int, Decision] = field(default_factory=dict)
    since: Mapping[int, int] = field(default_factory=dict)
    early: Mapping[int, str] = field(default_factory=dict)

    def after(self, state: State | None, seq: int, answered: Collection[int] = ()) -> "Questions":
        """The questions of a state at `seq`. A seat that was asked before and has not answered is asked since then."""
        asked = {} if state is None else {decision.seat: decision for decision in state.decisions}
        going_on = {seat for seat in asked if seat in self.open and seat not in answered}
        return Questions(
            asked,
            {seat: self.since[seat] if seat in going_on else seq for seat in asked},
            {seat: word for seat, word in self.early.items() if seat in going_on},
        )

    def with_early(self, seat: int, word: str) -> "Questions":
        """The same, with an answer kept for later."""
        return Questions(self.open, self.since, {**self.early, seat: word})

    def put_to(self, seat: int | None) -> Decision | None:
        """The decision a seat still has to make."""
        return None if seat is None or seat in self.early else self.open.get(seat)

    def is_next(self, seat: int) -> bool:
        """Whether the kernel would act on this seat's answer at once."""
        return next(iter(self.open), None) == seat

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.open if seat not in self.early)
