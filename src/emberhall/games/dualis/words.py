"""Words of Duālis: the notation of cards and plays, and the numbers behind them.

A card is `suit * 26 + colour * 13 + number - 1`; a play is `2 * card`, plus one if a coin lies on the card.
"""

from typing import Final

from emberhall.games.dualis.events import Colour
from emberhall.kernel.decisions import Option, on_of, option, ref_of

RED: Final = 0
BLUE: Final = 1
NO_TRUMP: Final = -1

STAR: Final = 0
MOON: Final = 1

SUITS: Final = "SM"
COLOURS: Final[tuple[Colour, Colour]] = ("R", "B")

PLAY: Final = 0  # the only verb: its ref is a card, its `on` whether a coin lies on it
VERB: Final = "play"


def suit_of(card: int) -> int:
    return MOON if card >= 26 else STAR


def colour_of(card: int) -> int:
    """The printed colour."""
    return BLUE if card % 26 >= 13 else RED


def number_of(card: int) -> int:
    return card % 13 + 1


def card_word(card: int) -> str:
    return f"{SUITS[suit_of(card)]}{number_of(card)}{COLOURS[colour_of(card)]}"


CARD_WORDS: Final[list[str]] = [card_word(card) for card in range(52)]
CARDS: Final[dict[str, int]] = {word: card for card, word in enumerate(CARD_WORDS)}


def colour_word(colour: int) -> Colour | None:
    """R or B; None if there is no trump."""
    return None if colour == NO_TRUMP else COLOURS[colour]


def play_word(play: int) -> str:
    """A play as written in tables and logs: S5B, or S5B+ with a coin."""
    return CARD_WORDS[play >> 1] + ("+" if play & 1 else "")


def play_option(play: int) -> Option:
    return option(PLAY, play >> 1, play & 1)


def play_of(pick: Option) -> int:
    return 2 * ref_of(pick) + on_of(pick)


OPTION_WORDS: Final[dict[int, str]] = {play_option(play): f"{VERB} {play_word(play)}" for play in range(104)}
PLAYS_SAID: Final[dict[str, int]] = {word: play_of(pick) for pick, word in OPTION_WORDS.items()}
