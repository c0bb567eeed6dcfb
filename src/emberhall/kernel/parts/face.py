"""The face of a title: what a seat sees, what a page is told about its answers, and why a word is refused."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from emberhall.kernel import mypyc_attr
from emberhall.kernel.decisions import Choice, Combined, Decision, Option, Refusal
from emberhall.kernel.events import Event
from emberhall.kernel.steps import AnyState
from emberhall.kernel.story import Story

View: TypeAlias = Mapping[str, Any]
"""What one seat sees, as plain data: a TypedDict of the title."""


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Face:
    """What a title shows. `view` and `explain` are its own, and `own` if it names `own_fields`; the rest may stay."""

    def __init__(
        self,
        view_type: Any,
        own_fields: tuple[str, ...] = (),
        story: Story | None = None,
        previews: Mapping[str, Any] | None = None,
    ) -> None:
        self.view_type = view_type  # the TypedDict of its views
        self.own_fields = own_fields  # the fields of a view that differ between seats; others are as a spectator's
        self.story = story if story is not None else Story("", {})  # how it tells its events
        # what its choices give, each key with the TypedDict of its facts
        self.previews: Mapping[str, Any] = previews if previews is not None else {}

    def view(self, state: AnyState, seat: int | None) -> View:
        """What a seat (None: a spectator) sees, built from scratch; plain data."""
        raise NotImplementedError

    def own(self, state: AnyState, seat: int | None) -> View:
        """Only those fields of a seat's view that are in `own_fields`."""
        raise NotImplementedError

    def explain(self, state: AnyState, seat: int, word: str) -> Refusal | None:
        """The rule that forbids a seat to say a word now; None when it is legal."""
        raise NotImplementedError

    def choice(self, state: AnyState, decision: Decision, pick: Option) -> Choice:
        """What a page is told about an option. By default the first part of its word is the verb, the rest are refs."""
        parts = decision.word(pick).split()
        return Choice(parts[0], tuple(parts[1:]))

    def combined(self, state: AnyState, decision: Decision) -> list[Combined]:
        """The words that may be said in one gesture instead of one by one; they reveal nothing the seat cannot know."""
        return []

    def about(self, state: AnyState, decision: Decision) -> str:
        """The thing a question is about, as named in the view; empty when it is the turn itself."""
        return ""

    def quiet(self, state: AnyState) -> bool:
        """True while the seats may only greet each other, not talk."""
        return False

    def word_for(self, state: AnyState, seat: int, ref: str) -> str | None:
        """The word that would pick a thing if it were legal now; None when no question asks for such a thing."""
        return None

    def recall(self, state: AnyState, events: list[Event]) -> list[Event]:
        """The events that may be looked at again now. A title that forbids looking back returns fewer."""
        return events
