"""The forge of Flamecraft Duals."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from emberhall.games.flamecraft_duals.forge import checking, language
from emberhall.games.flamecraft_duals.forge import trial as trials
from emberhall.kernel.forge.forge import Draft, Ended, Finding, Forge, Kind, Trial, Wish
from emberhall.kernel.forge.shapes import Shape


@final
class DualsForge(Forge):
    """Shop cards, tried out in one hand against another."""

    def kinds(self) -> Sequence[Kind]:
        return language.kinds()

    def shapes(self) -> Mapping[str, Shape]:
        return {}

    def family(self, draft: Draft) -> str:
        return checking.FAMILY

    def name(self, draft: Draft) -> str:
        return str(draft.get("id", ""))

    def renamed(self, draft: Draft, number: int) -> Draft:
        return {**draft, "id": f"AA-{number:02}"}

    def written(self, draft: Draft) -> Draft:
        return checking.written(draft)

    def check(self, draft: Draft) -> Finding:
        return checking.check(draft)

    def trial(self, draft: Draft, wish: Wish) -> Trial:
        return trials.trial(draft, wish)

    def dealt(self, state: Any, where: int, trial: Trial) -> None:
        trials.dealt(state, where)

    def worth(self, game: Ended, where: int, trial: Trial) -> float:
        return float(game.scores[where] - game.scores[1 - where])

    def began(self, state: Any, where: int) -> bool | None:
        return bool(state.first == where)

    def turn(self, words: Sequence[str], trial: Trial) -> int:
        return trials.turn_of(words)

    def near(self, draft: Draft) -> Sequence[str]:
        return trials.near(draft)


FORGE: Final = DualsForge()
