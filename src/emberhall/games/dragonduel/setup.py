"""How DragonDuel is set up: its settings, of which each seat brings a deck, and its modes."""

from collections.abc import Mapping
from typing import Final, final

from emberhall.games.dragonduel.cards.decks import DECKS, OWN, in_one_line, parse, problems
from emberhall.games.dragonduel.components.book import Book
from emberhall.kernel.parts.setup import Setting, Setup, Value

DECK_OPTIONS: Final = ("deck0", "deck1", "deck2", "deck3")


def deck_setting(seat: int) -> Setting:
    """The deck of a seat: a starter deck, a random one, or the player's own list in one line."""
    seated = tuple([seats for seats in (2, 3, 4) if seats > seat])
    return Setting(f"deck{seat}", DECKS, dict.fromkeys((2, 3, 4), DECKS[seat]), seats=seated)


SETTINGS: Final = (
    deck_setting(0),
    deck_setting(1),
    deck_setting(2),
    deck_setting(3),
    Setting("start", ("choice", "lot")),
    Setting("second_seat", ("none", "card", "redraw"), house=True),
    Setting("open_lists", (False, True), house=True),
)


@final
class DragonDuelSetup(Setup):
    """Two to four seats, each with a deck of its own."""

    def __init__(self, book: Book) -> None:
        super().__init__("dragonduel", (2, 3, 4), SETTINGS)
        self.book = book

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        """Two, three and four seats, with starter decks and with random ones."""
        offered: list[tuple[int, dict[str, Value]]] = []
        for seats in (2, 3, 4):
            offered.append((seats, {}))
            chosen: dict[str, Value] = {}
            for name in DECK_OPTIONS[:seats]:
                chosen[name] = "random"
            offered.append((seats, chosen))
        return offered

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
            sentences = " ".join([problem.sentence for problem in wrong])
            raise ValueError(f"{name} is no legal deck. {sentences}")
        return in_one_line(counts)

    def visible(self, options: Mapping[str, Value], seat: int | None) -> dict[str, Value]:
        """Starter decks are shown by name; other players' own lists are hidden, unless lists are open."""
        shown = dict(options)
        if not options.get("open_lists"):
            for name in DECK_OPTIONS:
                if name in shown and shown[name] not in DECKS and name != f"deck{seat}":
                    shown[name] = OWN
        return shown
