"""The face of Duālis, put together from its modules."""

from typing import final

from emberhall.games.dualis.face.choices import choice_of, word_for
from emberhall.games.dualis.face.explain import explain
from emberhall.games.dualis.face.previews import PREVIEWS
from emberhall.games.dualis.face.view import View, is_quiet, own_of, view_of
from emberhall.games.dualis.state import State
from emberhall.games.dualis.story import STORY
from emberhall.games.dualis.turn.tellings import recall
from emberhall.kernel.decisions import Choice, Decision, Option, Refusal
from emberhall.kernel.events import Event
from emberhall.kernel.parts import face


@final
class DualisFace(face.Face):
    """Seats differ in their hands only, and what may be looked at again is an option."""

    def __init__(self) -> None:
        super().__init__(View, ("seat", "hand"), STORY, PREVIEWS)

    def view(self, state: State, seat: int | None) -> face.View:
        return view_of(state, seat)

    def own(self, state: State, seat: int | None) -> face.View:
        return own_of(state, seat)

    def explain(self, state: State, seat: int, word: str) -> Refusal | None:
        return explain(state, seat, word)

    def choice(self, state: State, decision: Decision, pick: Option) -> Choice:
        return choice_of(state, pick)

    def quiet(self, state: State) -> bool:
        return is_quiet(state)

    def word_for(self, state: State, seat: int, ref: str) -> str | None:
        return word_for(state, seat, ref)

    def recall(self, state: State, events: list[Event]) -> list[Event]:
        return recall(state, events)
