"""Duālis as a Game: its parts, the classes of its states, and the entry points to its rules."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from emberhall.games.dualis.deal import begin
from emberhall.games.dualis.face.face import DualisFace
from emberhall.games.dualis.invariants import check
from emberhall.games.dualis.learn.learning import DualisLearning
from emberhall.games.dualis.mind.mind import DualisMind
from emberhall.games.dualis.score import seat_points, winning_seats
from emberhall.games.dualis.setup import DualisSetup
from emberhall.games.dualis.state import Round, State, Terms
from emberhall.games.dualis.turn.rules import Deal, EndRound, Play
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game
from emberhall.kernel.parts.manners import Manners
from emberhall.kernel.parts.setup import Value

MANNERS: Final = Manners(commits=("played",))  # every play shows a card


@final
class Dualis(Game):
    """Tricks in Star and Moon for three or four, in partnership or each alone."""

    RULES: ClassVar[int] = 1
    MAX_DECISIONS: ClassVar[int] = 4 * 52

    def __init__(self) -> None:
        super().__init__(DualisSetup(), DualisFace(), DualisMind(), DualisLearning(), manners=MANNERS)

    def kinds(self) -> Sequence[type[Any]]:
        return (State, Terms, Round, Rng, Deal, Play, EndRound)

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        return begin(seats, rng, options, listen)

    def scores(self, state: State) -> list[int]:
        return seat_points(state)

    def winners(self, state: State) -> list[int]:
        return winning_seats(state)

    def invariants(self, state: State) -> None:
        check(state)


GAME: Final = Dualis()
