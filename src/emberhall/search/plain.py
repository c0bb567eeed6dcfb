"""Judges that know little: only the rules, or no policy, or no worth but points."""

from typing import Final, final

from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game
from emberhall.kernel.judges import Judge
from emberhall.kernel.playouts import playout
from emberhall.kernel.steps import State


@final
class PlainJudge(Judge):
    """For a title without a judge: random play to the end, and each seat's share of the win."""

    def __init__(self, game: Game) -> None:
        super().__init__(0)
        self.game: Final = game

    def finish(self, s: State, rng: Rng, since: int) -> None:
        playout(s, rng)

    def rewards(self, s: State) -> list[float]:
        shares = [0.0] * len(self.game.scores(s))
        winners = self.game.winners(s)
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares


class NaiveJudge(Judge):
    """A title's judge without its policy: it values positions, but considers all answers equally likely."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge.horizon)
        self.judge: Final = judge

    def start(self, s: State) -> int:
        return self.judge.start(s)

    def judgeable(self, s: State, since: int) -> bool:
        return self.judge.judgeable(s, since)

    def rewards(self, s: State) -> list[float]:
        return self.judge.rewards(s)

    def same_turn(self, s: State, seat: int, since: int) -> bool:
        return self.judge.same_turn(s, seat, since)

    def worth(self, s: State, seat: int) -> float:
        return self.judge.worth(s, seat)


@final
class EagerJudge(NaiveJudge):
    """A NaiveJudge that does not know the value of things either: only the current points count."""

    def __init__(self, judge: Judge, game: Game) -> None:
        super().__init__(judge)
        self.game: Final = game

    def rewards(self, s: State) -> list[float]:
        return [float(score) for score in self.game.scores(s)]

    def worth(self, s: State, seat: int) -> float:
        return float(self.game.scores(s)[seat])
