"""DragonDuel as a Game: its parts, the classes of its states, and the entry points to its rules."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, final

from emberhall.games.dragonduel.cards.card_set import DragonDuelCards
from emberhall.games.dragonduel.cards.reader import BOOK, read_book
from emberhall.games.dragonduel.components.book import Book
from emberhall.games.dragonduel.components.pieces import Deed, Monster, Player, Terms
from emberhall.games.dragonduel.deal import begin
from emberhall.games.dragonduel.effects import countering, entering
from emberhall.games.dragonduel.effects import perform as effects
from emberhall.games.dragonduel.face.face import DragonDuelFace
from emberhall.games.dragonduel.invariants import check
from emberhall.games.dragonduel.learn.learning import DragonDuelLearning
from emberhall.games.dragonduel.mind.mind import DragonDuelMind
from emberhall.games.dragonduel.score import places, winning_seats
from emberhall.games.dragonduel.setup import DragonDuelSetup
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn import battle, playing, rules, settling, windows
from emberhall.games.dragonduel.turn.resigning import resign
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game
from emberhall.kernel.packing import Packed
from emberhall.kernel.parts.manners import Manners
from emberhall.kernel.parts.setup import Value

MANNERS: Final = Manners(
    reveals=("drew", "unbuilt", "looks", "revealed"),
    commits=("aimed", "passed", "attack", "discarded"),
    asks=("main", "discard", "dig"),  # a turn that ends by itself reveals a useless hand
    responses={"respond": "pass"},
    resigns=True,
    brings=("deck",),
)
WORK: Final[tuple[type[Any], ...]] = (
    rules.NameFirst,
    rules.Shuffle,
    rules.Mulligan,
    rules.Redraws,
    rules.BuildTowers,
    rules.NextTurn,
    rules.Gain,
    rules.Main,
    rules.EndTurn,
    rules.CleanUp,
    battle.OpenAttack,
    battle.Defend,
    battle.Block,
    battle.Sharpen,
    battle.Critical,
    battle.Strike,
    battle.Barrier,
    battle.Guardian,
    battle.Tower,
    battle.EndBattle,
    windows.Window,
    windows.Respond,
    windows.Duel,
    windows.Answer,
    windows.AfterDuel,
    windows.Resolve,
    windows.Bury,
    playing.PayCard,
    playing.PayAbility,
    playing.Announced,
    settling.Settle,
    settling.Order,
    effects.ChooseMode,
    effects.Perform,
    effects.Choose,
    effects.Conjure,
    entering.Entering,
    entering.MakeRoom,
    entering.Discarding,
    entering.Discard,
    entering.Sending,
    entering.Send,
    entering.Dig,
    entering.Digging,
    countering.Unless,
)


@final
class DragonDuel(Game):
    """Monsters, magic and Spark for two to four, each with a deck of their own."""

    RULES: ClassVar[int] = 5
    OLDEST: ClassVar[int] = 5
    MAX_DECISIONS: ClassVar[int] = 30_000

    def __init__(self, book: Book, files: Mapping[str, str], rules: int = 0) -> None:
        self.book = book
        setup, mind, learn = DragonDuelSetup(book), DragonDuelMind(book), DragonDuelLearning(book)
        super().__init__(setup, DragonDuelFace(), mind, learn, DragonDuelCards(book, files, rules), MANNERS)

    def kinds(self) -> Sequence[type[Any]]:
        return (State, Terms, Player, Monster, Deed, Rng, *WORK)

    def with_cards(self, files: Mapping[str, str], rules: int = 0) -> "DragonDuel":
        book, report = read_book(files, rules)
        report.check()
        game = DragonDuel(book, files, rules)
        game.cards.warnings = [str(warning) for warning in report.warnings]
        return game

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        return begin(self.book, seats, rng, options, listen)

    def unpack(self, data: Packed) -> State:
        state: State = super().unpack(data)
        state.book = self.book
        return state

    def scores(self, state: State) -> list[int]:
        """How many players were defeated before each seat."""
        return places(state)

    def winners(self, state: State) -> list[int]:
        """The seats left; several only if the turn limit ended the game."""
        return winning_seats(state)

    def resign(self, state: State, seat: int) -> None:
        super().resign(state, seat)
        if not state.players[seat].alive:
            raise ValueError(f"Seat {seat} is out already.")
        resign(state, seat)

    def invariants(self, state: State) -> None:
        check(state)


GAME: Final = DragonDuel(BOOK, {})
