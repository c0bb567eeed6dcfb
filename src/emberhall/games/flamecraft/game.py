"""Flamecraft as a Game: its options with their lists of cards, and the entry points to its modules."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast, final

from emberhall.games.flamecraft import cards
from emberhall.games.flamecraft.actions import ActionTable
from emberhall.games.flamecraft.askers import asker
from emberhall.games.flamecraft.catalogue import catalogue
from emberhall.games.flamecraft.choices import choice_of, word_for
from emberhall.games.flamecraft.deal import NONE, SET_UP, STANDARD, begin, refs
from emberhall.games.flamecraft.explain import explain
from emberhall.games.flamecraft.gestures import gestures
from emberhall.games.flamecraft.imagine import imagine
from emberhall.games.flamecraft.invariants import check
from emberhall.games.flamecraft.judge import FlamecraftJudge
from emberhall.games.flamecraft.observe import FlamecraftObserver
from emberhall.games.flamecraft.rules import KINDS
from emberhall.games.flamecraft.score import scores, winning_seats
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.view import View, figures_of, own_of, view_of
from emberhall.games.flamecraft.words import GOODS
from emberhall.kernel import games, steps
from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.cards.tables import fingerprint
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Choice, Combined, Decision, Option
from emberhall.kernel.games import Refusal, Setting, Value
from emberhall.kernel.judges import Judge
from emberhall.kernel.observers import Observer
from emberhall.kernel.packing import Packed

SETTINGS: Final = (
    Setting("enchantments", ("purple", "golden")),
    Setting("companions", (False, True)),
    Setting("shop_list", (STANDARD,)),  # or ids of shops, separated by commas
    Setting("colour", GOODS),
    Setting("first_player", ("random", 0, 1, 2, 3, 4), house=True),
    Setting("solo_unlocked", (NONE,)),  # or ids of achievements, separated by commas
    Setting("solo_limits", (False, True), house=True),
    Setting("late_goods", ("printed", "house"), house=True),
)
LISTS: Final = ("shop_list", "solo_unlocked")


@final
class Flamecraft(games.Game):
    """Artisan dragons, goods and enchantments in a cosy town, for one to five."""

    OWN_FIELDS: ClassVar[tuple[str, ...]] = ("seat", "town", "me")
    RULES: ClassVar[int] = 4
    OLDEST: ClassVar[int] = 4
    MAX_DECISIONS: ClassVar[int] = 40_000
    PROFILE: ClassVar[tuple[str, ...]] = ("solo_unlocked",)
    ENDS: ClassVar[tuple[str, ...]] = ("end",)
    TRIES: ClassVar[bool] = True
    REVEALS: ClassVar[tuple[str, ...]] = (
        "drew",
        "dealt",
        "arrived",
        "charmed",
        "opened",
        "moved-in",
        "passed-on",
        "scoring",
        "moons",
    )

    def __init__(self, files: Mapping[str, str], rules: int = 0) -> None:
        self.files = files
        self.book, self.cards = cards.read(files, rules)
        self.table = ActionTable(self.book)
        super().__init__("flamecraft", (1, 2, 3, 4, 5), SETTINGS, self.table.count, View)

    def kinds(self) -> Sequence[type[Any]]:
        return (*KINDS, *SET_UP)

    def with_cards(self, files: Mapping[str, str]) -> "Flamecraft":
        return Flamecraft(files)

    def with_cards_of(self, rules: int) -> "Flamecraft":
        return Flamecraft(self.files, rules)

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        """Every number of seats with each deck, companions on and off."""
        return [
            (seats, {"enchantments": deck, "companions": companions})
            for seats in self.seats
            for deck in ("purple", "golden")
            for companions in ((False, True) if seats > 1 else (False,))
        ]

    def catalogue(self) -> list[Entry]:
        return catalogue(self.book, self.cards)

    def fingerprint(self) -> str:
        return fingerprint(cards.tables_of(self.files, self.leaves_out()).behaviour())

    # --- options

    def check(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        """As for every title, with two options that are lists of ids."""
        plain = {name: value for name, value in options.items() if name not in LISTS}
        checked = super().check(seats, plain)
        for name in LISTS:
            if name in options:
                checked[name] = self.listed(name, options[name])
        self.check_lists(seats, checked)
        return checked

    def listed(self, name: str, value: object) -> str:
        """A list of ids in canonical form. Raises ValueError, naming the part, where one is not an id."""
        empty = STANDARD if name == "shop_list" else NONE
        if not isinstance(value, str):
            raise ValueError(f"{name} is {empty} or ids with commas between, not {value!r}.")
        if value.strip().lower() in ("", empty):
            return empty
        ids = self.book.shop_ids if name == "shop_list" else self.book.achievement_ids
        known = {each.lower(): each for each in ids}
        found: list[str] = []
        for part in value.split(","):
            if part.strip().lower() not in known:
                raise ValueError(f"{name} names {part.strip()!r}, which is no card of that kind.")
            found.append(known[part.strip().lower()])
        if len(set(found)) < len(found):
            raise ValueError(f"{name} names a card twice: {value}.")
        return ",".join(found)

    def check_lists(self, seats: int, options: dict[str, Value]) -> None:
        shops = refs(self.book.shop_ids, options["shop_list"])
        for ref in shops:
            if ref < 6:
                raise ValueError(
                    f"shop_list names {self.book.shop_ids[ref]}, which is a starter and lies in Town already."
                )
        if options["solo_unlocked"] != NONE and seats != 1:
            raise ValueError(f"solo_unlocked has a meaning only alone, not with {seats} seats.")

    def check_together(self, seats: int, options: dict[str, Value]) -> None:
        if options["companions"] and seats == 1:
            raise ValueError("Companions stay home when one plays alone.")
        first = options["first_player"]
        if isinstance(first, int) and first >= seats:
            raise ValueError(f"first_player cannot be {first} with {seats} seats; it can be at most {seats - 1}.")
        if options["solo_limits"] and seats != 1:
            raise ValueError(f"solo_limits has a meaning only alone; with {seats} seats the limits hold anyway.")

    def unlocks(self, state: steps.State) -> list[tuple[int, str]]:
        """In solo, the achievements chosen at the end."""
        return [(0, self.book.achievement_ids[ref]) for ref in cast(State, state).won]

    def with_profile(self, seats: int, options: Mapping[str, object], unlocked: Sequence[str]) -> dict[str, object]:
        """In solo, add the achievements unlocked before, unless some are named; unknown cards are left out."""
        found = dict(options)
        known = [card for card in self.book.achievement_ids if card in unlocked]
        if seats == 1 and known and found.get("solo_unlocked", NONE) == NONE:
            found["solo_unlocked"] = ",".join(known)
        return found

    # --- playing

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

    def figures(self, state: steps.State, seat: int) -> list[int]:
        """The numbers of a view that bots weigh, as a flat list: see `view.figures_of`."""
        return figures_of(cast(State, state), seat)

    def scores(self, state: steps.State) -> list[int]:
        return scores(cast(State, state))

    def winners(self, state: steps.State) -> list[int]:
        return winning_seats(cast(State, state))

    def observer(self, seats: int) -> Observer:
        return FlamecraftObserver(self.book, seats)

    def judge(self, weights: Mapping[str, Sequence[float]]) -> Judge:
        return FlamecraftJudge(self.book, weights)

    def imagine(self, state: steps.State, seat: int, rng: Rng) -> State:
        return imagine(cast(State, state), seat, rng)

    def explain(self, state: steps.State, seat: int, word: str) -> Refusal | None:
        return explain(cast(State, state), seat, word)

    def choice(self, state: steps.State, decision: Decision, pick: Option) -> Choice:
        return choice_of(cast(State, state), decision, pick)

    def combined(self, state: steps.State, decision: Decision) -> list[Combined]:
        return gestures(self, cast(State, state), decision)

    def about(self, state: steps.State, decision: Decision) -> str:
        return asker(cast(State, state), decision.ask)

    def word_for(self, state: steps.State, seat: int, ref: str) -> str | None:
        mine = [decision for decision in cast(State, state).decisions if decision.seat == seat] if state.work else []
        return word_for(mine[0], ref) if mine else None

    def invariants(self, state: steps.State) -> None:
        check(cast(State, state))

    def action_id(self, pick: Option) -> int:
        return self.table.number(pick)


GAME: Final = Flamecraft({})
