"""The face of DragonDuel, put together from its modules."""

from typing import final

from emberhall.games.dragonduel.face.choices import about, choice_of, word_for
from emberhall.games.dragonduel.face.explain import explain
from emberhall.games.dragonduel.face.previews import PREVIEWS
from emberhall.games.dragonduel.face.view import View, own_of, view_of
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.story import STORY
from emberhall.kernel.decisions import Choice, Decision, Option, Refusal
from emberhall.kernel.parts import face


@final
class DragonDuelFace(face.Face):
    """Seats differ in their hands, what they look at, and the lists of decks they know."""

    def __init__(self) -> None:
        super().__init__(View, ("seat", "hand", "looking", "lists"), STORY, PREVIEWS)

    def view(self, state: State, seat: int | None) -> face.View:
        return view_of(state, seat)

    def own(self, state: State, seat: int | None) -> face.View:
        return own_of(state, seat)

    def explain(self, state: State, seat: int, word: str) -> Refusal | None:
        return explain(state, seat, word)

    def choice(self, state: State, decision: Decision, pick: Option) -> Choice:
        return choice_of(state, decision, pick)

    def about(self, state: State, decision: Decision) -> str:
        return about(state, decision)

    def word_for(self, state: State, seat: int, ref: str) -> str | None:
        return word_for(state, seat, ref)
