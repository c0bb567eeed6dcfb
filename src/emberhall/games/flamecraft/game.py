"""Flamecraft as a Game: its parts, the classes of its states, and the entry points to its rules."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, final

from emberhall.games.flamecraft.cards.card_set import FlamecraftCards
from emberhall.games.flamecraft.deal import SET_UP, begin
from emberhall.games.flamecraft.face.face import FlamecraftFace
from emberhall.games.flamecraft.invariants import check
from emberhall.games.flamecraft.learn.learning import FlamecraftLearning
from emberhall.games.flamecraft.manners import MANNERS
from emberhall.games.flamecraft.mind.mind import FlamecraftMind
from emberhall.games.flamecraft.score import scores, winning_seats
from emberhall.games.flamecraft.setup import FlamecraftSetup
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.turn.rules import KINDS
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game
from emberhall.kernel.packing import Packed
from emberhall.kernel.parts.setup import Value


@final
class Flamecraft(Game):
    """Artisan dragons, goods and enchantments in a cosy town, for one to five."""

    RULES: ClassVar[int] = 5
    OLDEST: ClassVar[int] = 5
    MAX_DECISIONS: ClassVar[int] = 40_000

    def __init__(self, files: Mapping[str, str], rules: int = 0) -> None:
        cards = FlamecraftCards(files, rules)
        book = cards.book
        self.book = book
        setup, mind, learn = FlamecraftSetup(book), FlamecraftMind(book), FlamecraftLearning(book)
        super().__init__(setup, FlamecraftFace(), mind, learn, cards, MANNERS)

    def kinds(self) -> Sequence[type[Any]]:
        return (*KINDS, *SET_UP)

    def with_cards(self, files: Mapping[str, str], rules: int = 0) -> "Flamecraft":
        return Flamecraft(files, rules)

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        return begin(self.book, seats, rng, options, listen)

    def unpack(self, data: Packed) -> State:
        state: State = super().unpack(data)
        state.book = self.book
        return state

    def scores(self, state: State) -> list[int]:
        return scores(state)

    def winners(self, state: State) -> list[int]:
        return winning_seats(state)

    def invariants(self, state: State) -> None:
        check(state)


GAME: Final = Flamecraft({})
