"""Flamecraft Duals as a Game: its options, its deal, what a seat may imagine, what must always hold."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast, final

from emberhall.games.flamecraft_duals.abilities import IronFrom, IronTo, MeatFrom, MeatTo, PotionA, PotionB
from emberhall.games.flamecraft_duals.book import Book
from emberhall.games.flamecraft_duals.cards import BOOK, read, tables_of
from emberhall.games.flamecraft_duals.catalogue import catalogue
from emberhall.games.flamecraft_duals.choices import about_of, choice_of, word_for
from emberhall.games.flamecraft_duals.coins import GiveBack, NameType, StarFrom, StarTo, TaylorKeep
from emberhall.games.flamecraft_duals.hands import Draw, DrawFrom
from emberhall.games.flamecraft_duals.play import CrystalPick, Fire, Place, PlantAs, PlantTo, Pull
from emberhall.games.flamecraft_duals.refusals import why_not
from emberhall.games.flamecraft_duals.rules import BeginTurn, EndGame, EndTurn, Refresh
from emberhall.games.flamecraft_duals.scoring import (
    FountainKeep,
    FountainTo,
    Reveal,
    Score,
    Scoring,
    totals,
    winning_seats,
)
from emberhall.games.flamecraft_duals.setup import PAIRS, PickFancy, SetUp, prepare
from emberhall.games.flamecraft_duals.stacks import KINDS, faces_of, height, tops_of
from emberhall.games.flamecraft_duals.state import CARD, MARK, State, Terms, cards_in, fresh
from emberhall.games.flamecraft_duals.view import View, view_of
from emberhall.games.flamecraft_duals.words import BUDDY, BUDDY_FACE, FACES, HEXES, action_of
from emberhall.kernel import games, steps
from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.cards.tables import fingerprint
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Choice, Decision, Option
from emberhall.kernel.games import Refusal, Setting, Value
from emberhall.kernel.packing import Packed

MODES: Final = ("standard", "fancy", "fountain", "fancy_fountain", "solo")
SETTINGS: Final = (
    Setting("mode", MODES, {1: "solo"}),
    Setting("fancy_pick", ("choose", "random", *PAIRS)),
    Setting("first_player", ("draw", "random", 0, 1)),
    Setting("match", ("single", "pair"), house=True),
    Setting("solo_coins", (3, 4, 5), house=True),
    Setting("end_reveal", (True, False), house=True),
    Setting("pattern_help", (True, False), house=True),
    Setting("house_cards", (True, False), house=True),
)
COINS: Final = 3


@final
class FlamecraftDuals(games.Game):
    """Dragons from a bag, for two or one: standard, Fancy, Fountain, both, or solo."""

    RULES: ClassVar[int] = 1
    # A placement asks at most some 25 questions, a fountain game sees at most 49 placements, 60 where an overlay fills
    # the board; a pair is two games.
    MAX_DECISIONS: ClassVar[int] = 3200
    REVEALS: ClassVar[tuple[str, ...]] = ("dealt", "drew", "shown", "turned", "revealed", "over")
    COMMITS: ClassVar[tuple[str, ...]] = ("turn", "special", "half")  # the end of a turn; pulls are chance
    ASKED: ClassVar[tuple[str, ...]] = ("pull", "score")  # a skipped score would tell that nothing matched

    def __init__(self, book: Book, files: Mapping[str, str]) -> None:
        self.book = book
        self.files = files
        super().__init__("flamecraft_duals", (1, 2), SETTINGS, book.action_count, View)

    def with_cards(self, files: Mapping[str, str]) -> "FlamecraftDuals":
        return FlamecraftDuals(read(files), files)

    def catalogue(self) -> list[Entry]:
        return catalogue(self.book)

    def fingerprint(self) -> str:
        return fingerprint(tables_of(self.files).behaviour())

    def kinds(self) -> Sequence[type[Any]]:
        return (
            *(State, Terms, Rng, PickFancy, SetUp, BeginTurn, Refresh, EndTurn, EndGame),
            *(Pull, Place, Fire, CrystalPick, PlantTo, PlantAs),
            *(MeatFrom, MeatTo, IronFrom, IronTo, PotionA, PotionB),
            *(Scoring, Score, FountainTo, FountainKeep, Reveal),
            *(GiveBack, NameType, StarFrom, StarTo, TaylorKeep, Draw, DrawFrom),
        )

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        return [(1 if mode == "solo" else 2, {"mode": mode}) for mode in MODES]

    def check_together(self, seats: int, options: dict[str, Value]) -> None:
        mode = options["mode"]
        if (mode == "solo") != (seats == 1):
            raise ValueError(f"The mode {mode} is not for {seats} seats; solo is for 1, every other mode for 2.")
        if mode != "standard" and not options["house_cards"]:
            raise ValueError(f"The mode {mode} needs cards written for the table, and house_cards is no.")
        if mode not in {"fancy", "fancy_fountain"} and options["fancy_pick"] != "choose":
            raise ValueError(
                f"fancy_pick {options['fancy_pick']} has a meaning only in the Fancy modes, not in {mode}."
            )
        if seats == 1 and options["match"] == "pair":
            raise ValueError("A pair of games needs 2 seats, not 1.")
        if seats == 1 and options["first_player"] != "draw":
            raise ValueError(f"first_player {options['first_player']} has a meaning only with 2 seats.")
        if seats == 2 and options["solo_coins"] != COINS:
            raise ValueError(f"solo_coins {options['solo_coins']} has a meaning only in solo.")

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        terms = Terms(
            seats,
            cast(str, options["mode"]),
            cast(str, options["fancy_pick"]),
            str(options["first_player"]),
            options["match"] == "pair",
            cast(int, options["solo_coins"]),
            cast(bool, options["end_reveal"]),
            cast(bool, options["pattern_help"]),
        )
        state = fresh(rng, terms, self.book)
        if listen:
            state.listen()
        prepare(state)
        state.settle()
        return state

    def unpack(self, data: Packed) -> State:
        state = cast(State, super().unpack(data))
        state.book = self.book
        return state

    def view(self, state: steps.State, seat: int | None) -> games.View:
        return cast(games.View, view_of(cast(State, state), seat))

    def scores(self, state: steps.State) -> list[int]:
        return totals(cast(State, state))

    def winners(self, state: steps.State) -> list[int]:
        return winning_seats(cast(State, state))

    def action_id(self, pick: Option) -> int:
        return action_of(pick)

    def explain(self, state: steps.State, seat: int, word: str) -> Refusal | None:
        return why_not(cast(State, state), seat, word)

    def choice(self, state: steps.State, decision: Decision, pick: Option) -> Choice:
        return choice_of(cast(State, state), pick)

    def about(self, state: steps.State, decision: Decision) -> str:
        return about_of(cast(State, state))

    def word_for(self, state: steps.State, seat: int, ref: str) -> str | None:
        s = cast(State, state)
        return None if s.over else word_for(s, ref)

    def imagine(self, state: steps.State, seat: int, rng: Rng) -> State:
        """Deal the unseen shop cards anew; the bag is known to all, and solo's hidden fountain cards are shuffled.

        Unseen is the deck, but for the cards this seat put there, and what it does not know of the other hand.
        """
        s = cast(State, state).clone()
        other = 1 - seat
        known = s.shown(other) | s.traced(other)
        hidden = cards_in(s.hand(other) & ~known) if s.terms.seats == 2 else []
        places = [at for at, entry in enumerate(s.deck) if entry >> MARK != seat + 1]
        unseen = hidden + [s.deck[at] & CARD for at in places]
        rng.shuffle(unseen)
        if hidden:
            s.set_hand(other, known | sum([1 << card for card in unseen[: len(hidden)]]))
        for at, card in zip(places, unseen[len(hidden) :], strict=True):
            s.deck[at] = s.deck[at] & ~CARD | card
        rng.shuffle(s.springs)
        s.rng = rng.split()
        return s

    def invariants(self, state: steps.State) -> None:
        s = cast(State, state)
        if s.turn:
            check_tokens(s)
            check_cards(s)
        for at, stack in enumerate(s.board):
            faces = faces_of(stack)
            assert len(faces) <= 3, f"{HEXES[at]} holds {len(faces)} tokens."
            assert s.taken >> at & 1 == (stack > 0), f"{HEXES[at]} is counted wrongly as taken or empty."
            assert s.full >> at & 1 == (height(stack) == 3), f"{HEXES[at]} is counted wrongly as full."
            kinds = KINDS[faces[-1]] if faces else 0
            shown = sum([(tops_of(s, kind) >> at & 1) << kind for kind in range(6)])
            assert shown == kinds, f"The top of {HEXES[at]} counts as {shown:b} instead of {kinds:b}."
        assert s.mini < 0 or s.board[s.mini] == 0, f"Tokens lie under the fountain on {HEXES[s.mini]}."
        for seat in range(2):
            assert 0 <= s.coins(seat) <= s.terms.coins_each, f"Seat {seat} has {s.coins(seat)} coins."
            marks = s.shown(seat) | s.traced(seat)
            assert marks & ~s.hand(seat) == 0, f"Seat {seat} is known to hold cards it does not hold."
        if s.work and isinstance(s.work[-1], Pull):
            assert s.bag, "The bag is empty at the start of a turn, and nobody triggered the end."


def check_tokens(s: State) -> None:
    """Every token is somewhere, once."""
    counts = [0] * len(FACES)
    for stack in s.board:
        for face in faces_of(stack):
            counts[face] += 1
    for face in (s.held, s.kept0, s.kept1):
        if face >= 0:
            counts[face] += 1
    for face in range(len(FACES)):
        counts[face] += sum([zone >> 4 * face & 15 for zone in (s.bag, s.extras, s.out, s.loose)])
    wanted = s.book.numbers
    assert counts == wanted, f"There are {counts} tokens by face instead of {wanted}."
    assert s.out >> 4 * BUDDY_FACE & 15 == (0 if s.has(BUDDY) else 1), "Buddy is in the wrong place."


def check_cards(s: State) -> None:
    """Every card is somewhere, once."""
    shops = cards_in(s.hand0) + cards_in(s.hand1) + [entry & CARD for entry in s.deck]
    shops += [card for card in (s.up0, s.up1) if card >= 0] + [
        card for card in s.pile0 + s.pile1 if card < s.book.shops
    ]
    assert sorted(shops) == list(range(s.book.shops)), f"A shop card is lost or doubled: {sorted(shops)}."
    if s.terms.fountain:
        fountain = [card - s.book.shops for card in s.pile0 + s.pile1 if card >= s.book.shops] + s.springs
        fountain += [card for card in range(6) if s.open >> card & 1]
        assert sorted(fountain) == list(range(6)), f"A fountain card is lost or doubled: {sorted(fountain)}."


GAME: Final = FlamecraftDuals(BOOK, {})
