"""DragonDuel's forge."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from emberhall.games.dragonduel.forge import checking, language
from emberhall.games.dragonduel.forge import trial as trials
from emberhall.kernel.forge.forge import Draft, Finding, Forge, Kind, Trial, Wish
from emberhall.kernel.forge.shapes import Shape
from emberhall.kernel.parts.setup import Value


@final
class DragonDuelForge(Forge):
    """Monsters and magic, tried out in the starter decks."""

    def __init__(self) -> None:
        self.key = "set"
        self.tag = "type"
        self.unit = "wins"

    def kinds(self) -> Sequence[Kind]:
        return language.kinds()

    def shapes(self) -> Mapping[str, Shape]:
        return language.shapes()

    def family(self, draft: Draft) -> str:
        return "card"

    def name(self, draft: Draft) -> str:
        return str(draft.get("set", ""))

    def renamed(self, draft: Draft, number: int) -> Draft:
        return {**draft, "set": f"AA-{number:02}"}

    def written(self, draft: Draft) -> Draft:
        written: Draft = checking.with_discards(draft)
        return written

    def check(self, draft: Draft) -> Finding:
        return checking.check(draft)

    def trial(self, draft: Draft, wish: Wish) -> Trial:
        return trials.trial(self.written(draft), wish)

    def options(self, drafts: Sequence[Draft]) -> Mapping[str, Value]:
        return {"deck0": trials.deck_with(drafts)} if drafts else {}

    def began(self, state: Any, where: int) -> bool | None:
        return int(state.first) == where

    def turn(self, words: Sequence[str], trial: Trial) -> int:
        return trials.turn_of(words)

    def near(self, draft: Draft) -> Sequence[str]:
        return trials.near(draft)


FORGE: Final = DragonDuelForge()
