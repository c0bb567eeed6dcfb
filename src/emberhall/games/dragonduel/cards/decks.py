"""Decks: fifty Monster and Magic cards, at most four of one set number. Reading, printing and checking them.

A deck is written one card a line, `4 CS-01 Fire Slime` (the name is for people), or in one line, `4xCS-01,3xST-07`, as
options and records carry it. Nothing here depends on a state.
"""

import re
import tomllib
from importlib.resources import files
from typing import Final, final

from emberhall.games.dragonduel.cards.reader import BOOK
from emberhall.games.dragonduel.components.book import Book
from emberhall.kernel.chance import Rng

DECK_SIZE: Final = 50
MOST_COPIES: Final = 4
# A comma after a set number or before a count separates cards; a comma in a card's name does not.
BETWEEN: Final = re.compile(r"(?<=-\d),|(?<=-\d\d),|,(?=\s*(?:\d|#|$))", re.MULTILINE)
LINE: Final = re.compile(r"(\d{1,4})\s*(?:[x×]\s*)?([A-Za-z]{2}-\d{1,2})(?:\s.*)?", re.IGNORECASE)
LONGEST: Final = 4000  # characters of a list; fifty lines with the longest names stay below


@final
class Problem:
    """A reason why a deck is refused: the code of the rule, the values of its sentence, and the sentence in English."""

    def __init__(self, code: str, args: dict[str, str | int], sentence: str) -> None:
        self.code = code
        self.args = args
        self.sentence = sentence

    @property
    def key(self) -> str:
        """The key of its message in the locales."""
        return f"dragonduel-deck-{self.code}"

    def __repr__(self) -> str:
        return f"Problem({self.code!r}, {self.args!r})"


@final
class Starter:
    """A deck that comes with the game."""

    def __init__(self, key: str, en: str, fr: str, elements: list[str], counts: dict[str, int]) -> None:
        self.key = key
        self.en = en
        self.fr = fr
        self.elements = elements
        self.counts = counts


def parse(text: str) -> dict[str, int]:
    """Copies by set number. Raises ValueError, naming the line, where a line cannot be read."""
    counts: dict[str, int] = {}
    if len(text) > LONGEST:
        raise ValueError(f"A deck list has at most {LONGEST} characters, and this one has {len(text)}.")
    for number, line in enumerate(BETWEEN.sub("\n", text).splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if not said:
            continue
        match = LINE.fullmatch(said)
        if match is None:
            raise ValueError(f"Line {number} of the deck is not like '4 CS-01': {line.strip()[:60]!r}.")
        code = match.group(2).upper()
        counts[code] = counts.get(code, 0) + int(match.group(1))
    return counts


def in_one_line(counts: dict[str, int]) -> str:
    """The form used in options and records."""
    return ",".join([f"{counts[code]}x{code}" for code in sorted(counts)])


def problems(counts: dict[str, int], book: Book = BOOK) -> list[Problem]:
    """Everything that makes a deck illegal (1.2); empty if it may be played."""
    faults: list[Problem] = []
    total = sum(counts.values())
    if total != DECK_SIZE:
        said = f"A deck has exactly {DECK_SIZE} cards, and this one has {total}."
        faults.append(Problem("D01", {"n": total, "of": DECK_SIZE}, said))
    for code in sorted(counts):
        at = book.codes.get(code)
        if at is None:
            faults.append(Problem("D03", {"card": code}, f"There is no card {code}."))
        elif book.cards[at].token:
            faults.append(Problem("D04", {"card": code}, f"{code} is a token; tokens are never in a deck."))
        elif counts[code] > MOST_COPIES:
            said = f"There can be at most {MOST_COPIES} copies of {code}, not {counts[code]}."
            faults.append(Problem("D02", {"card": code, "n": counts[code], "of": MOST_COPIES}, said))
    return faults


def cards_of(counts: dict[str, int], book: Book) -> list[int]:
    """The cards of a legal deck, by index."""
    return sorted([book.codes[code] for code in counts for _ in range(counts[code])])


def random_deck(book: Book, rng: Rng) -> list[int]:
    """A random legal deck: fifty cards drawn from four copies of everything."""
    pool = [int(card.index) for card in book.cards if not card.token for _ in range(MOST_COPIES)]
    rng.draw(pool, DECK_SIZE)
    return sorted(pool[:DECK_SIZE])


def read_starters() -> dict[str, Starter]:
    text = files("emberhall.games.dragonduel").joinpath("starters.toml").read_text("utf-8")
    starters: dict[str, Starter] = {}
    for deck in tomllib.loads(text)["deck"]:
        starter = Starter(deck["key"], deck["name"]["en"], deck["name"]["fr"], deck["elements"], parse(deck["list"]))
        starters[starter.key] = starter
    return starters


STARTERS: Final = read_starters()
DECKS: Final = (*STARTERS, "random")
OWN: Final = "own"  # shown to others instead of the list of a deck somebody brought
