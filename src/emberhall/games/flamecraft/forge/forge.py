"""Flamecraft's forge."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from emberhall.games.flamecraft.forge import checking, language, writing
from emberhall.games.flamecraft.forge import trial as trials
from emberhall.games.flamecraft.forge.worths import turn_of, worth_of
from emberhall.kernel.forge.forge import Draft, Ended, Finding, Forge, Kind, Trial, Wish
from emberhall.kernel.forge.shapes import Shape
from emberhall.kernel.parts.setup import Value


@final
class FlamecraftForge(Forge):
    """Shops, enchantments and fancy dragons, tried out in town."""

    def kinds(self) -> Sequence[Kind]:
        return language.kinds()

    def shapes(self) -> Mapping[str, Shape]:
        return language.shapes()

    def family(self, draft: Draft) -> str:
        return writing.family(draft)

    def name(self, draft: Draft) -> str:
        return str(draft.get("id", ""))

    def renamed(self, draft: Draft, number: int) -> Draft:
        return {**draft, "id": f"AA-{number:02}"}

    def written(self, draft: Draft) -> Draft:
        return writing.written(draft)

    def check(self, draft: Draft) -> Finding:
        return checking.check(draft)

    def trial(self, draft: Draft, wish: Wish) -> Trial:
        return trials.trial(draft, wish)

    def options(self, drafts: Sequence[Draft]) -> Mapping[str, Value]:
        return trials.options(drafts)

    def dealt(self, state: Any, where: int, trial: Trial) -> None:
        trials.dealt(state, where, trial)

    def worth(self, game: Ended, where: int, trial: Trial) -> float:
        return worth_of(game, where)

    def turn(self, words: Sequence[str], trial: Trial) -> int:
        return turn_of(words)

    def near(self, draft: Draft) -> Sequence[str]:
        return trials.near(draft)


FORGE: Final = FlamecraftForge()
