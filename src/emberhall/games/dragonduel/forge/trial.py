"""How a card of DragonDuel is tried out: a starter deck with it against the same deck with what it replaces."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.cards.decks import STARTERS, Starter, in_one_line
from emberhall.games.dragonduel.cards.reader import BOOK, tables_of
from emberhall.games.dragonduel.components.book import Card
from emberhall.kernel.cards.phrases import own_text
from emberhall.kernel.forge.forge import Bout, Draft, Trial, Wish, wins
from emberhall.kernel.forge.toml import card_file

# Both are in the decks of a trial under these numbers, next to each other: equal shuffles then deal equal hands.
TRIED: Final = "YY-01"
REPLACED: Final = "YY-02"
FILE: Final = "trial.toml"
PLAYED: Final = f"play {TRIED}"
MOST_DECKS: Final = 3


def near(draft: Draft) -> list[str]:
    """The cards of the starter decks that it may replace: of its kind, the nearest in cost and Strength first."""
    magic = draft.get("type") == "magic"
    known = [
        BOOK.cards[BOOK.codes[code]] for code in sorted({code for deck in STARTERS.values() for code in deck.counts})
    ]
    alike = [card for card in known if (card.kind == w.MAGIC) == magic]
    return [card.code for card in sorted(alike, key=lambda card: distance(card, draft))]


def distance(card: Card, draft: Draft) -> tuple[float, str]:
    """How unlike they are; half as much counts another element."""
    apart = abs(int(card.cost) - whole(draft, "cost")) + abs(int(card.strength) - whole(draft, "strength")) / 1000
    return apart + 0.5 * (w.ELEMENTS[card.element] != draft.get("element")), card.code


def whole(draft: Draft, name: str) -> int:
    value = draft.get(name, 0)
    return value if isinstance(value, int) else 0


def trial(draft: Draft, wish: Wish) -> Trial:
    """Every starter deck that has the replaced card, against itself."""
    able = near(draft)
    if wish.instead and wish.instead not in able:
        raise ValueError(f"{wish.instead!r} cannot be replaced; it must be a card of its kind in a starter deck.")
    instead = wish.instead or able[0]
    decks = [
        deck for deck in STARTERS.values() if instead in deck.counts and (not wish.places or deck.key in wish.places)
    ]
    if not decks:
        raise ValueError(f"None of the decks {', '.join(wish.places)} has {instead}.")
    decks = sorted(decks, key=lambda deck: -deck.counts[instead])[:MOST_DECKS]
    files = {FILE: card_file([("card", {**draft, "set": TRIED}), ("card", {**printed(instead), "set": REPLACED})])}
    return Trial(files, [bout(deck, instead) for deck in decks], instead, wins("forge-bal-what"))


def printed(code: str) -> dict[str, Any]:
    """The table of one of our cards."""
    return dict(tables_of({}).rows["card"][code].table)


def bout(deck: Starter, instead: str) -> Bout:
    games: list[tuple[Mapping[str, Any], int]] = []
    own, other = with_instead(deck, instead, TRIED), with_instead(deck, instead, REPLACED)
    for seat in (0, 1):
        both: Sequence[str] = (own, other) if seat == 0 else (other, own)
        games.append(({"deck0": both[0], "deck1": both[1], "start": "lot", "open_lists": True}, seat))
    return Bout(deck.key, own_text(deck.en, deck.fr), games)


def deck_with(drafts: Sequence[Draft]) -> str:
    """A starter deck in which these cards have taken the places of the cards nearest to them."""
    deck = max(STARTERS.values(), key=lambda deck: deck.counts.get(near(drafts[0])[0], 0))
    counts = dict(deck.counts)
    for draft in drafts:
        replaced = next((code for code in near(draft) if code in counts), "")
        if replaced:
            counts[str(draft["set"])] = counts.pop(replaced)
    return in_one_line(counts)


def with_instead(deck: Starter, instead: str, code: str) -> str:
    """The deck with every copy of a card replaced."""
    counts = {code if each == instead else each: count for each, count in deck.counts.items()}
    return in_one_line(counts)


def turn_of(words: Sequence[str]) -> int:
    """The turn on which the card was first played, counting everybody's; 0: never."""
    turn = 1
    for said in words:
        if said.startswith(PLAYED):
            return (turn + 1) // 2
        turn += said == "end"
    return 0
