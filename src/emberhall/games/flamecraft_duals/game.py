"""Flamecraft Duals as a Game: its options, the classes of its states, and the entry points to its modules."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast, final

from emberhall.games.flamecraft_duals.abilities import IronFrom, IronTo, MeatFrom, MeatTo, PotionA, PotionB
from emberhall.games.flamecraft_duals.book import Book
from emberhall.games.flamecraft_duals.cards import BOOK, read, tables_of
from emberhall.games.flamecraft_duals.catalogue import catalogue
from emberhall.games.flamecraft_duals.choices import about_of, choice_of, word_for
from emberhall.games.flamecraft_duals.coins import GiveBack, NameType, StarFrom, StarTo, TaylorKeep
from emberhall.games.flamecraft_duals.deal import PAIRS, PickFancy, SetUp, begin
from emberhall.games.flamecraft_duals.explain import explain
from emberhall.games.flamecraft_duals.hands import Draw, DrawFrom
from emberhall.games.flamecraft_duals.imagine import imagine
from emberhall.games.flamecraft_duals.invariants import check
from emberhall.games.flamecraft_duals.judge import DualsJudge
from emberhall.games.flamecraft_duals.observe import DualsObserver
from emberhall.games.flamecraft_duals.play_phase import CrystalPick, Fire, Place, PlantAs, PlantTo, Pull
from emberhall.games.flamecraft_duals.rules import BeginTurn, EndGame, EndTurn, Refresh
from emberhall.games.flamecraft_duals.score import totals, winning_seats
from emberhall.games.flamecraft_duals.score_phase import (
    FountainKeep,
    FountainTo,
    Reveal,
    Score,
    Scoring,
)
from emberhall.games.flamecraft_duals.state import State, Terms
from emberhall.games.flamecraft_duals.view import View, own_of, view_of
from emberhall.games.flamecraft_duals.words import action_of
from emberhall.kernel import games, steps
from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.cards.tables import fingerprint
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Choice, Decision, Option
from emberhall.kernel.games import Refusal, Setting, Value
from emberhall.kernel.judges import Judge
from emberhall.kernel.observers import Observer
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

    OWN_FIELDS: ClassVar[tuple[str, ...]] = ("seat", "open_patterns", "hand", "returned", "players")
    RULES: ClassVar[int] = 1
    OLDEST: ClassVar[int] = 1
    # A placement asks at most about 25 questions; a fountain game has at most 49 placements, 60 if an overlay fills the
    # board; a pair is two games.
    MAX_DECISIONS: ClassVar[int] = 3200
    REVEALS: ClassVar[tuple[str, ...]] = ("dealt", "drew", "shown", "turned", "revealed", "over")
    COMMITS: ClassVar[tuple[str, ...]] = ("turn", "special", "half")  # the end of a turn; pulls are chance
    ASKED: ClassVar[tuple[str, ...]] = ("pull", "score")  # a skipped score would reveal that nothing matched
    TRIES: ClassVar[bool] = True  # what reveals or draws something does so whatever others hold

    def __init__(self, book: Book, files: Mapping[str, str]) -> None:
        self.book = book
        self.files = files
        super().__init__("flamecraft_duals", (1, 2), SETTINGS, book.action_count, View)

    def with_cards(self, files: Mapping[str, str]) -> "FlamecraftDuals":
        return FlamecraftDuals(read(files), files)

    def with_cards_of(self, rules: int) -> "FlamecraftDuals":
        return FlamecraftDuals(read(self.files, rules), self.files)

    def catalogue(self) -> list[Entry]:
        return catalogue(self.book)

    def fingerprint(self) -> str:
        return fingerprint(tables_of(self.files, self.leaves_out()).behaviour())

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
        return begin(self.book, seats, rng, options, listen)

    def unpack(self, data: Packed) -> State:
        state = cast(State, super().unpack(data))
        state.book = self.book
        return state

    def view(self, state: steps.State, seat: int | None) -> games.View:
        return cast(games.View, view_of(cast(State, state), seat))

    def own(self, state: steps.State, seat: int | None) -> games.View:
        return cast(games.View, own_of(cast(State, state), seat))

    def scores(self, state: steps.State) -> list[int]:
        return totals(cast(State, state))

    def winners(self, state: steps.State) -> list[int]:
        return winning_seats(cast(State, state))

    def observer(self, seats: int) -> Observer:
        return DualsObserver(self.book, seats)

    def judge(self, weights: Mapping[str, Sequence[float]]) -> Judge:
        return DualsJudge(weights)

    def action_id(self, pick: Option) -> int:
        return action_of(pick)

    def explain(self, state: steps.State, seat: int, word: str) -> Refusal | None:
        return explain(cast(State, state), seat, word)

    def choice(self, state: steps.State, decision: Decision, pick: Option) -> Choice:
        return choice_of(cast(State, state), pick)

    def about(self, state: steps.State, decision: Decision) -> str:
        return about_of(cast(State, state))

    def word_for(self, state: steps.State, seat: int, ref: str) -> str | None:
        s = cast(State, state)
        return None if s.over else word_for(s, ref)

    def imagine(self, state: steps.State, seat: int, rng: Rng) -> State:
        return imagine(cast(State, state), seat, rng)

    def invariants(self, state: steps.State) -> None:
        check(cast(State, state))


GAME: Final = FlamecraftDuals(BOOK, {})
