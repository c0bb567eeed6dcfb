"""DragonDuel as a Game: its options and decks, the classes of its states, and the entry points to its modules."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast, final

from emberhall.games.dragonduel import battle, countering, effects, entering, playing, rules, settling, windows
from emberhall.games.dragonduel.actions import first_actions, number_of
from emberhall.games.dragonduel.book import Book
from emberhall.games.dragonduel.cards import BOOK, read_book, tables_of
from emberhall.games.dragonduel.catalogue import catalogue
from emberhall.games.dragonduel.choices import about, choice_of, word_for
from emberhall.games.dragonduel.deal import begin
from emberhall.games.dragonduel.decks import DECKS, OWN, STARTERS, in_one_line, parse, problems
from emberhall.games.dragonduel.explain import explain
from emberhall.games.dragonduel.imagine import imagine
from emberhall.games.dragonduel.invariants import check
from emberhall.games.dragonduel.judge import DragonDuelJudge
from emberhall.games.dragonduel.observe import DragonDuelObserver
from emberhall.games.dragonduel.pieces import Deed, Monster, Player, Terms
from emberhall.games.dragonduel.resigning import resign
from emberhall.games.dragonduel.score import places, winning_seats
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.view import View, own_of, view_of
from emberhall.kernel import games, steps
from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.cards.tables import fingerprint
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Choice, Decision, Option
from emberhall.kernel.games import Refusal, Setting, Value
from emberhall.kernel.judges import Judge
from emberhall.kernel.observers import Observer
from emberhall.kernel.packing import Packed

DECK_OPTIONS: Final = ("deck0", "deck1", "deck2", "deck3")


def deck_setting(seat: int) -> Setting:
    """The deck of a seat: a starter deck, a random one, or the player's own list in one line."""
    return Setting(f"deck{seat}", DECKS, dict.fromkeys((2, 3, 4), DECKS[seat]))


SETTINGS: Final = (
    deck_setting(0),
    deck_setting(1),
    deck_setting(2),
    deck_setting(3),
    Setting("start", ("choice", "lot")),
    Setting("second_seat", ("none", "card", "redraw"), house=True),
    Setting("open_lists", (False, True), house=True),
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
class DragonDuel(games.Game):
    """Monsters, magic and Spark for two to four, each with a deck of their own."""

    OWN_FIELDS: ClassVar[tuple[str, ...]] = ("seat", "hand", "looking", "lists")
    RULES: ClassVar[int] = 4
    OLDEST: ClassVar[int] = 4
    MAX_DECISIONS: ClassVar[int] = 30_000
    REVEALS: ClassVar[tuple[str, ...]] = ("drawn", "emptied", "looked", "revealed")
    COMMITS: ClassVar[tuple[str, ...]] = ("announced", "used", "passed", "attack", "discarded")
    ASKED: ClassVar[tuple[str, ...]] = ("main", "discard", "dig")  # a turn that ends by itself reveals a useless hand
    RESIGNS: ClassVar[bool] = True
    RESPONSES: ClassVar[dict[str, str]] = {"respond": "pass"}
    BROUGHT: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, book: Book, files: Mapping[str, str]) -> None:
        self.book = book
        self.files = files
        self.actions = first_actions(book)
        super().__init__("dragonduel", (2, 3, 4), SETTINGS, self.actions[-1], View)

    def kinds(self) -> Sequence[type[Any]]:
        return (State, Terms, Player, Monster, Deed, Rng, *WORK)

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        """Two, three and four seats, with starter decks and with random ones."""
        found: list[tuple[int, dict[str, Value]]] = []
        for seats in (2, 3, 4):
            found.append((seats, {}))
            chosen: dict[str, Value] = {}
            for name in DECK_OPTIONS[:seats]:
                chosen[name] = "random"
            found.append((seats, chosen))
        return found

    def with_cards(self, files: Mapping[str, str]) -> "DragonDuel":
        return self.checked(files, 0)

    def with_cards_of(self, rules: int) -> "DragonDuel":
        return self.checked(self.files, rules)

    def checked(self, files: Mapping[str, str], rules: int) -> "DragonDuel":
        """This title with an overlay of cards. Raises ValueError if a card is bad."""
        book, report = read_book(files, rules)
        report.check()
        game = DragonDuel(book, files)
        game.warnings = [str(warning) for warning in report.warnings]
        return game

    def catalogue(self) -> list[Entry]:
        return catalogue(self.book)

    def decks(self) -> list[dict[str, Any]]:
        return [{"key": deck.key, "elements": deck.elements, "counts": deck.counts} for deck in STARTERS.values()]

    def fingerprint(self) -> str:
        """The fingerprint of the cards, and of the decks that options refer to by name."""
        decks = [f"{deck.key} {in_one_line(deck.counts)}" for deck in STARTERS.values()]
        return fingerprint(tables_of(self.files, self.leaves_out()).behaviour(), *decks)

    def check(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        """As for every title, but a deck may also be the player's own list, which is kept in one line."""
        own: dict[str, Value] = {}
        others: dict[str, object] = {}
        for name, value in options.items():
            if name in DECK_OPTIONS and isinstance(value, str) and value.lower() not in DECKS:
                own[name] = self.check_deck(name, value)
            else:
                others[name] = value
        checked = super().check(seats, others)
        checked.update(own)
        return checked

    def visible_options(self, options: Mapping[str, Value], seat: int | None) -> dict[str, Value]:
        """Starter decks are shown by name; other players' own lists are hidden, unless lists are open."""
        shown = dict(options)
        if not options.get("open_lists"):
            for name in DECK_OPTIONS:
                if name in shown and shown[name] not in DECKS and name != f"deck{seat}":
                    shown[name] = OWN
        return shown

    def check_deck(self, name: str, text: str) -> str:
        """A player's own deck in one line. Raises ValueError with what is wrong with it."""
        try:
            counts = parse(text)
        except ValueError:
            if any(mark.isdecimal() for mark in text):
                raise
            raise ValueError(f"{name} cannot be {text!r}; it can be {', '.join(DECKS)}, or a list of cards.") from None
        wrong = problems(counts, self.book)
        if wrong:
            said = " ".join([problem.sentence for problem in wrong])
            raise ValueError(f"{name} is no legal deck. {said}")
        return in_one_line(counts)

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        return begin(self.book, seats, rng, options, listen)

    def unpack(self, data: Packed) -> steps.State:
        state = super().unpack(data)
        assert isinstance(state, State)
        state.book = self.book
        return state

    def view(self, state: steps.State, seat: int | None) -> games.View:
        return cast(games.View, view_of(cast(State, state), seat))

    def own(self, state: steps.State, seat: int | None) -> games.View:
        return cast(games.View, own_of(cast(State, state), seat))

    def scores(self, state: steps.State) -> list[int]:
        """How many players were defeated before each seat."""
        return places(cast(State, state))

    def winners(self, state: steps.State) -> list[int]:
        """The seats left; several only if the turn limit ended the game."""
        return winning_seats(cast(State, state))

    def action_id(self, pick: Option) -> int:
        return number_of(self.book, self.actions, pick)

    def resign(self, state: steps.State, seat: int) -> None:
        super().resign(state, seat)
        resign(cast(State, state), seat)

    def alive(self, state: steps.State, seat: int) -> bool:
        return cast(State, state).players[seat].alive

    def observer(self, seats: int) -> Observer:
        return DragonDuelObserver(self.book, seats)

    def judge(self, weights: Mapping[str, Sequence[float]]) -> Judge:
        return DragonDuelJudge(self.book, weights)

    def imagine(self, state: steps.State, seat: int, rng: Rng) -> State:
        return imagine(cast(State, state), seat, rng)

    def explain(self, state: steps.State, seat: int, word: str) -> Refusal | None:
        return explain(cast(State, state), seat, word)

    def choice(self, state: steps.State, decision: Decision, pick: Option) -> Choice:
        return choice_of(cast(State, state), decision, pick)

    def about(self, state: steps.State, decision: Decision) -> str:
        return about(cast(State, state), decision)

    def word_for(self, state: steps.State, seat: int, ref: str) -> str | None:
        return word_for(cast(State, state), seat, ref)

    def invariants(self, state: steps.State) -> None:
        check(cast(State, state))


GAME: Final = DragonDuel(BOOK, {})
