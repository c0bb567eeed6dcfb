"""The face of Flamecraft, put together from its modules."""

from typing import final

from emberhall.games.flamecraft.effects.causes import asker
from emberhall.games.flamecraft.face.choices import choice_of, word_for
from emberhall.games.flamecraft.face.explain import explain
from emberhall.games.flamecraft.face.gestures import gestures
from emberhall.games.flamecraft.face.previews import PREVIEWS
from emberhall.games.flamecraft.face.view import View, own_of, view_of
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.story import STORY
from emberhall.kernel.decisions import Choice, Combined, Decision, Option, Refusal
from emberhall.kernel.parts import face


@final
class FlamecraftFace(face.Face):
    """Seats differ in their hands, and in what the town would give them."""

    def __init__(self) -> None:
        super().__init__(View, ("seat", "town", "me"), STORY, PREVIEWS)

    def view(self, state: State, seat: int | None) -> face.View:
        return view_of(state, seat)

    def own(self, state: State, seat: int | None) -> face.View:
        return own_of(state, seat)

    def explain(self, state: State, seat: int, word: str) -> Refusal | None:
        return explain(state, seat, word)

    def choice(self, state: State, decision: Decision, pick: Option) -> Choice:
        return choice_of(state, decision, pick)

    def combined(self, state: State, decision: Decision) -> list[Combined]:
        return gestures(state, decision)

    def about(self, state: State, decision: Decision) -> str:
        return asker(state, decision.ask)

    def word_for(self, state: State, seat: int, ref: str) -> str | None:
        own = [decision for decision in state.decisions if decision.seat == seat] if state.work else []
        return word_for(own[0], ref) if own else None
