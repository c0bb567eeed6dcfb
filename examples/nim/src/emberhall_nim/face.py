"""The face of Nim: what a page is told about heaps, and why a word is refused."""

from typing import Final, TypedDict, final

from emberhall.kernel.decisions import Choice, Decision, Option, Refusal
from emberhall.kernel.parts import face
from emberhall_nim.state import State
from emberhall_nim.story import STORY
from emberhall_nim.view import View, view_of
from emberhall_nim.words import HEAPS, MOST, VERB, count_of, heap_of, taking, word_of

PICKS: Final = {
    word_of(pick): pick for heap in range(len(HEAPS)) for pick in (taking(heap, n + 1) for n in range(MOST))
}


class Left(TypedDict):
    """How many stones are left in a heap after `count` are taken."""

    heap: str
    count: int
    left: int


@final
class NimFace(face.Face):
    """Nothing is hidden, so seats see the same."""

    def __init__(self) -> None:
        super().__init__(View, story=STORY, previews={"left": Left})

    def view(self, state: State, seat: int | None) -> face.View:
        return view_of(state, seat)

    def explain(self, state: State, seat: int, word: str) -> Refusal | None:
        if state.over:
            return Refusal("over")
        if word not in PICKS:
            return Refusal("unknown-word", {"word": word})
        if seat != state.seat:
            return Refusal("not-your-turn", {"seat": state.seat})
        heap = heap_of(PICKS[word])
        stones = state.heaps[heap] if heap < len(state.heaps) else 0
        if count_of(PICKS[word]) > stones:
            return Refusal("too-few", {"heap": HEAPS[heap], "stones": stones})
        return None

    def choice(self, state: State, decision: Decision, pick: Option) -> Choice:
        """A person points at a heap, then chooses how many; the page shows what would be left."""
        heap, count = heap_of(pick), count_of(pick)
        left = state.heaps[heap] - count
        return Choice(VERB, (HEAPS[heap],), "left", Left(heap=HEAPS[heap], count=count, left=left))

    def word_for(self, state: State, seat: int, ref: str) -> str | None:
        return f"{VERB} {ref} 1"
