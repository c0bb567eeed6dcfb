"""Flamecraft Duals as a Game: its parts, the classes of its states, and the entry points to its rules."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, final

from emberhall.games.flamecraft_duals.cards.card_set import DualsCards
from emberhall.games.flamecraft_duals.cards.reader import BOOK, read
from emberhall.games.flamecraft_duals.components.book import Book
from emberhall.games.flamecraft_duals.deal import PickFancy, SetUp, begin
from emberhall.games.flamecraft_duals.effects.abilities import IronFrom, IronTo, MeatFrom, MeatTo, PotionA, PotionB
from emberhall.games.flamecraft_duals.effects.coins import GiveBack, NameType, StarFrom, StarTo, TaylorKeep
from emberhall.games.flamecraft_duals.effects.hands import Draw, DrawFrom
from emberhall.games.flamecraft_duals.face.face import DualsFace
from emberhall.games.flamecraft_duals.invariants import check
from emberhall.games.flamecraft_duals.learn.learning import DualsLearning
from emberhall.games.flamecraft_duals.mind.mind import DualsMind
from emberhall.games.flamecraft_duals.score import totals, winning_seats
from emberhall.games.flamecraft_duals.setup import DualsSetup
from emberhall.games.flamecraft_duals.state import State, Terms
from emberhall.games.flamecraft_duals.turn.play_phase import CrystalPick, Fire, Place, PlantAs, PlantTo, Pull
from emberhall.games.flamecraft_duals.turn.rules import BeginTurn, EndGame, EndTurn, Refresh
from emberhall.games.flamecraft_duals.turn.score_phase import (
    FountainKeep,
    FountainTo,
    Reveal,
    Score,
    Scoring,
)
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game
from emberhall.kernel.packing import Packed
from emberhall.kernel.parts.manners import Manners
from emberhall.kernel.parts.setup import Value

MANNERS: Final = Manners(
    reveals=("dealt", "drew", "turned", "revealed", "over"),
    commits=("turn", "special", "half"),  # the end of a turn; pulls are chance
    asks=("pull", "score"),  # a skipped score would reveal that nothing matched
    tries=True,  # what reveals or draws something does so whatever others hold
)


@final
class FlamecraftDuals(Game):
    """Dragons from a bag, for two or one: standard, Fancy, Fountain, both, or solo."""

    RULES: ClassVar[int] = 2
    OLDEST: ClassVar[int] = 2
    # A placement asks at most about 25 questions; a fountain game has at most 49 placements, 60 if an overlay fills the
    # board; a pair is two games.
    MAX_DECISIONS: ClassVar[int] = 3200

    def __init__(self, book: Book, files: Mapping[str, str], rules: int = 0) -> None:
        self.book = book
        cards = DualsCards(book, files, rules)
        super().__init__(DualsSetup(), DualsFace(), DualsMind(), DualsLearning(book), cards, MANNERS)

    def with_cards(self, files: Mapping[str, str], rules: int = 0) -> "FlamecraftDuals":
        return FlamecraftDuals(read(files, rules), files, rules)

    def kinds(self) -> Sequence[type[Any]]:
        return (
            *(State, Terms, Rng, PickFancy, SetUp, BeginTurn, Refresh, EndTurn, EndGame),
            *(Pull, Place, Fire, CrystalPick, PlantTo, PlantAs),
            *(MeatFrom, MeatTo, IronFrom, IronTo, PotionA, PotionB),
            *(Scoring, Score, FountainTo, FountainKeep, Reveal),
            *(GiveBack, NameType, StarFrom, StarTo, TaylorKeep, Draw, DrawFrom),
        )

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        return begin(self.book, seats, rng, options, listen)

    def unpack(self, data: Packed) -> State:
        state: State = super().unpack(data)
        state.book = self.book
        return state

    def scores(self, state: State) -> list[int]:
        return totals(state)

    def winners(self, state: State) -> list[int]:
        return winning_seats(state)

    def invariants(self, state: State) -> None:
        check(state)


GAME: Final = FlamecraftDuals(BOOK, {})
