"""How Flamecraft is set up: its settings, two of which are lists of cards, its modes, and what solo play unlocks."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from emberhall.games.flamecraft.deal import ANY, COLOURS, NONE, STANDARD, refs
from emberhall.games.flamecraft.state import Book, State
from emberhall.games.flamecraft.words import GOODS
from emberhall.kernel.parts.setup import Setting, Setup, Value

TOGETHER: Final = (2, 3, 4, 5)
SETTINGS: Final = (
    Setting("enchantments", ("purple", "golden")),
    Setting("companions", (False, True), seats=TOGETHER),
    Setting("shop_list", (STANDARD,)),  # or ids of shops, separated by commas
    *(Setting(name, (ANY, *GOODS), seats=(1, 2, 3, 4, 5)[k:]) for k, name in enumerate(COLOURS)),  # FC-124
    Setting("first_player", ("random", 0, 1, 2, 3, 4), house=True, seats=TOGETHER),
    Setting("solo_unlocked", (NONE,), seats=(1,)),  # or ids of achievements, separated by commas
    Setting("solo_limits", (False, True), house=True, seats=(1,)),
    Setting("late_goods", ("printed", "house"), house=True, seats=TOGETHER),
)
LISTS: Final = ("shop_list", "solo_unlocked")


@final
class FlamecraftSetup(Setup):
    """One to five seats, with two decks of enchantments."""

    def __init__(self, book: Book) -> None:
        super().__init__("flamecraft", (1, 2, 3, 4, 5), SETTINGS)
        self.book = book

    def check(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        """As for every title, with two options that are lists of ids."""
        plain = {name: value for name, value in options.items() if name not in LISTS}
        if "colour" in plain:  # what colour0 was called under older rules
            plain[COLOURS[0]] = plain.pop("colour")
        checked = super().check(seats, plain)
        for name in LISTS:
            if name in options:
                checked[name] = self.id_list(name, options[name])
        self.check_lists(seats, checked)
        return checked

    def id_list(self, name: str, value: object) -> str:
        """A list of ids in canonical form. Raises ValueError, naming the part, where one is not an id."""
        empty = STANDARD if name == "shop_list" else NONE
        if not isinstance(value, str):
            raise ValueError(f"{name} is {empty} or ids with commas between, not {value!r}.")
        if value.strip().lower() in ("", empty):
            return empty
        ids = self.book.shop_ids if name == "shop_list" else self.book.achievement_ids
        known = {each.lower(): each for each in ids}
        named: list[str] = []
        for part in value.split(","):
            if part.strip().lower() not in known:
                raise ValueError(f"{name} names {part.strip()!r}, which is no card of that kind.")
            named.append(known[part.strip().lower()])
        if len(set(named)) < len(named):
            raise ValueError(f"{name} names a card twice: {value}.")
        return ",".join(named)

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
        picked = [options[name] for name in COLOURS[:seats] if options[name] != ANY]
        for name in picked:
            if picked.count(name) > 1:
                raise ValueError(f"The colour {name} is picked twice; every player has another one.")
        if options["companions"] and seats == 1:
            raise ValueError("Companions stay home when one plays alone.")
        first = options["first_player"]
        if isinstance(first, int) and first >= seats:
            raise ValueError(f"first_player cannot be {first} with {seats} seats; it can be at most {seats - 1}.")
        if options["solo_limits"] and seats != 1:
            raise ValueError(f"solo_limits has a meaning only alone; with {seats} seats the limits hold anyway.")

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        """Every number of seats with each deck, companions on and off."""
        return [
            (seats, {"enchantments": deck, "companions": companions})
            for seats in self.seats
            for deck in ("purple", "golden")
            for companions in ((False, True) if seats > 1 else (False,))
        ]

    def unlocks(self, state: State) -> list[tuple[int, str]]:
        """In solo, the achievements chosen at the end."""
        return [(0, self.book.achievement_ids[ref]) for ref in state.won]

    def with_profile(self, seats: int, options: Mapping[str, object], unlocked: Sequence[str]) -> dict[str, object]:
        """In solo, add the achievements unlocked before, unless some are named; unknown cards are left out."""
        filled = dict(options)
        known = [card for card in self.book.achievement_ids if card in unlocked]
        if seats == 1 and known and filled.get("solo_unlocked", NONE) == NONE:
            filled["solo_unlocked"] = ",".join(known)
        return filled
