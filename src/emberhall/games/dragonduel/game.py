"""DragonDuel as a Game: its options with the decks, its deal, what a seat may imagine, what must always hold."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast, final

from emberhall.games.dragonduel import battle, countering, effects, entering, playing, rules, settling, windows
from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.book import Book
from emberhall.games.dragonduel.cards import BOOK, read_book, tables_of
from emberhall.games.dragonduel.catalogue import catalogue
from emberhall.games.dragonduel.choices import about, choice_of, word_for
from emberhall.games.dragonduel.decks import STARTERS, cards_of, in_one_line, parse, problems, random_deck
from emberhall.games.dragonduel.explaining import explain
from emberhall.games.dragonduel.imagining import imagine
from emberhall.games.dragonduel.moves import places
from emberhall.games.dragonduel.pieces import Deed, Monster, Player, Terms
from emberhall.games.dragonduel.resigning import resign
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.view import View, view_of
from emberhall.kernel import games, steps
from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.cards.tables import fingerprint
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Choice, Decision, Option, on_of, ref_of, verb_of
from emberhall.kernel.games import Refusal, Setting, Value
from emberhall.kernel.packing import Packed

DECKS: Final = (*STARTERS, "random")
DECK_OPTIONS: Final = ("deck0", "deck1", "deck2", "deck3")
OWN: Final = "own"  # what others call a deck list somebody brought


def deck_setting(seat: int) -> Setting:
    """The deck of a seat: a starter deck, any legal one, or a list of one's own in one line."""
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
# How many action numbers a verb takes; cards and plays are counted by the book.
PLACES: Final = w.PLACES
SPANS: Final[dict[int, int]] = {
    w.FIRST: 4,
    w.USE: PLACES * w.MOST_ABILITIES * w.MOST_MODES,
    w.ATTACK: PLACES * 4,
    w.TARGET: PLACES,
    w.TARGET_ITEM: w.MOST_CHAIN,
    w.TARGET_SEAT: 4,
    w.BLOCK: PLACES,
    w.CRITICAL: w.SPARK_CARDS + 1,
    w.BARRIER: w.SPARK_CARDS + 1,
    w.PUSH: PLACES,
    w.SEND: PLACES,
    w.CHOOSE: PLACES,
    w.TRIGGER: 256,
    w.MODE: w.MOST_MODES,
}
BY_CARD: Final = (w.RAISE, w.TARGET_CARD, w.DISCARD, w.TAKE, w.BOTTOM)


def first_actions(book: Book) -> list[int]:
    """Where the action numbers of each verb start; the last entry is their count."""
    found = [0]
    for verb in range(w.END + 1):
        if verb == w.PLAY:
            span = int(book.plays)
        elif verb in BY_CARD:
            span = len(book.cards)
        else:
            span = SPANS.get(verb, 1)
        found.append(found[-1] + span)
    return found


@final
class DragonDuel(games.Game):
    """Monsters, magic and Spark for two to four, each with a deck of their own."""

    RULES: ClassVar[int] = 4
    MAX_DECISIONS: ClassVar[int] = 30_000
    REVEALS: ClassVar[tuple[str, ...]] = ("drawn", "emptied", "looked", "revealed")
    COMMITS: ClassVar[tuple[str, ...]] = ("announced", "used", "passed", "attack", "discarded")
    ASKED: ClassVar[tuple[str, ...]] = ("main", "discard", "dig")  # a turn that ends by itself tells of a useless hand
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
        """Two, three and four seats, with starter decks and with any legal ones."""
        found: list[tuple[int, dict[str, Value]]] = []
        for seats in (2, 3, 4):
            found.append((seats, {}))
            chosen: dict[str, Value] = {}
            for name in DECK_OPTIONS[:seats]:
                chosen[name] = "random"
            found.append((seats, chosen))
        return found

    def with_cards(self, files: Mapping[str, str]) -> "DragonDuel":
        book, report = read_book(files)
        report.check()
        game = DragonDuel(book, files)
        game.warnings = [str(warning) for warning in report.warnings]
        return game

    def catalogue(self) -> list[Entry]:
        return catalogue(self.book)

    def decks(self) -> list[dict[str, Any]]:
        return [{"key": deck.key, "elements": deck.elements, "counts": deck.counts} for deck in STARTERS.values()]

    def fingerprint(self) -> str:
        """Of the cards, and of the decks that options call by name."""
        decks = [f"{deck.key} {in_one_line(deck.counts)}" for deck in STARTERS.values()]
        return fingerprint(tables_of(self.files).behaviour(), *decks)

    def check(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        """As for every title, but a deck may also be a list of one's own: it is kept in one line, as it was given."""
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
        """Starter decks are known by name; of others' lists only that they are some, unless lists are open."""
        shown = dict(options)
        if not options.get("open_lists"):
            for name in DECK_OPTIONS:
                if name in shown and shown[name] not in DECKS and name != f"deck{seat}":
                    shown[name] = OWN
        return shown

    def check_deck(self, name: str, text: str) -> str:
        """A deck of one's own in one line; ValueError says what is wrong with it."""
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
        names: list[str] = []
        lists: list[list[int]] = []
        for seat in range(seats):
            said = cast(str, options[f"deck{seat}"])
            if said == "random":
                lists.append(random_deck(self.book, rng))
            else:
                counts = STARTERS[said].counts if said in STARTERS else parse(said)
                wrong = problems(counts, self.book)
                if wrong:  # a starter deck one of whose cards an overlay has changed
                    raise ValueError(f"deck{seat} is no legal deck. {wrong[0].sentence}")
                lists.append(cards_of(counts, self.book))
            names.append(said if said in DECKS else OWN)
        lot = options["start"] == "lot"
        terms = Terms(seats, names, lists, lot, cast(str, options["second_seat"]), cast(bool, options["open_lists"]))
        players = [Player([], cards[:], [], [], [], [], [], w.SPARK_CARDS, 0, 0, 0, 0, True, 0) for cards in lists]
        chooser = int(rng.below(seats))
        first = chooser if lot else -1
        work: list[steps.Step] = [rules.SHUFFLE if lot else rules.NameFirst(chooser)]
        state = State(
            work, rng, terms, players, 0, first, chooser, w.SETUP, [], [], 0, 0, 0, -1, 0, -1, False, 0, [], False
        )
        state.book = self.book
        if listen:
            state.listen()
            state.tell("lots", {"seat": chooser, "first": chooser if lot else None})
        state.settle()
        return state

    def unpack(self, data: Packed) -> steps.State:
        state = super().unpack(data)
        assert isinstance(state, State)
        state.book = self.book
        return state

    def view(self, state: steps.State, seat: int | None) -> games.View:
        return cast(games.View, view_of(cast(State, state), seat))

    def scores(self, state: steps.State) -> list[int]:
        """How many were defeated before each."""
        return places(cast(State, state))

    def winners(self, state: steps.State) -> list[int]:
        """Who is left; several only when the limit of turns ended it."""
        return cast(State, state).living()

    def action_id(self, pick: Option) -> int:
        verb, ref, on = verb_of(pick), ref_of(pick), on_of(pick)
        first = self.actions[verb]
        if verb == w.PLAY:
            card = self.book.cards[ref]
            modes = max(len(card.rows), 1)
            return first + int(card.plays) + (on >> 3) * modes * (1 if card.cost_x else 0) + (on & 7)
        if verb == w.USE:
            return first + ref * w.MOST_ABILITIES * w.MOST_MODES + on
        if verb == w.ATTACK:
            return first + ref * 4 + on
        return first + ref

    def resign(self, state: steps.State, seat: int) -> None:
        super().resign(state, seat)
        resign(cast(State, state), seat)

    def alive(self, state: steps.State, seat: int) -> bool:
        return cast(State, state).players[seat].alive

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
        s = cast(State, state)
        for seat, player in enumerate(s.players):
            if not player.alive:
                continue
            spark = player.sd + player.sr + player.se
            assert spark == w.SPARK_CARDS, f"Seat {seat} has {spark} Spark cards."
            assert min(player.sd, player.sr, player.se, player.ward, player.discount) >= 0, f"Seat {seat} owes."
            assert len(player.mons) <= w.MOST_MONSTERS, f"Seat {seat} has {len(player.mons)} monsters."
            assert len(player.tower) <= w.MOST_TOWER, f"Seat {seat} has a Tower of {len(player.tower)}."
            assert player.hand == sorted(player.hand), f"The hand of seat {seat} is out of order."
            cards = cards_about(s, seat)
            assert cards == s.terms.lists[seat], f"Seat {seat} lost or gained a card: {cards}."
            missing = [card for card in player.shown if player.shown.count(card) > player.hand.count(card)]
            assert not missing, f"Seat {seat} no longer holds what everybody saw: {missing}."
        numbers = [m.uid for player in s.players for m in player.mons]
        assert len(set(numbers)) == len(numbers), f"Two monsters have one number: {numbers}."
        lent = sum([1 for player in s.players for m in player.mons if s.book.cards[m.card].auras])
        assert lent == s.auras, f"{lent} monsters lend Strength, noted as {s.auras}."


def cards_about(s: State, seat: int) -> list[int]:
    """Every card of a seat's deck, wherever it is now."""
    player = s.players[seat]
    found = player.hand + player.deck + player.tower + player.disc + player.rem
    found += [int(m.card) for m in player.mons]
    found += [int(deed.card) for deed in s.chain if deed.seat == seat and deed.kind != w.ABILITY]
    if s.revealed >= 0 and s.defender == seat:
        found.append(int(s.revealed))
    for step in s.work:
        held = step.card if isinstance(step, (entering.Entering, entering.MakeRoom, windows.Bury)) else -1
        if held >= 0 and holder(step) == seat:
            found.append(int(held))
    return sorted([card for card in found if not s.book.cards[card].token])


def holder(step: steps.Step) -> int:
    if isinstance(step, (entering.Entering, entering.MakeRoom, windows.Bury)):
        return int(step.seat)
    return -1


GAME: Final = DragonDuel(BOOK, {})
