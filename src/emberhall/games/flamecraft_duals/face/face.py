"""The face of Flamecraft Duals, put together from its modules."""

from typing import final

from emberhall.games.flamecraft_duals.face.choices import about_of, choice_of, word_for
from emberhall.games.flamecraft_duals.face.explain import explain
from emberhall.games.flamecraft_duals.face.previews import PREVIEWS
from emberhall.games.flamecraft_duals.face.view import View, own_of, view_of
from emberhall.games.flamecraft_duals.state import State
from emberhall.games.flamecraft_duals.story import STORY
from emberhall.kernel.decisions import Choice, Decision, Option, Refusal
from emberhall.kernel.parts import face


@final
class DualsFace(face.Face):
    """Seats differ in their hands and patterns."""

    def __init__(self) -> None:
        super().__init__(View, ("seat", "open_patterns", "hand", "returned", "players"), STORY, PREVIEWS)

    def view(self, state: State, seat: int | None) -> face.View:
        return view_of(state, seat)

    def own(self, state: State, seat: int | None) -> face.View:
        return own_of(state, seat)

    def explain(self, state: State, seat: int, word: str) -> Refusal | None:
        return explain(state, seat, word)

    def choice(self, state: State, decision: Decision, pick: Option) -> Choice:
        return choice_of(state, pick)

    def about(self, state: State, decision: Decision) -> str:
        return about_of(state)

    def word_for(self, state: State, seat: int, ref: str) -> str | None:
        return None if state.over else word_for(state, ref)
