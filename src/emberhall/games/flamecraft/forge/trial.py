"""How a card of Flamecraft is tried out, and where it lies when a game of a trial begins.

A shop or enchantment is there for everybody: one game has it, the other has what it replaces. A fancy dragon is held by
one seat while another holds what it replaces, and seats are exchanged.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from emberhall.games.flamecraft.cards.reader import tables_of
from emberhall.games.flamecraft.forge import writing
from emberhall.games.flamecraft.forge.vocabulary import said
from emberhall.games.flamecraft.state import State, cards_in
from emberhall.games.flamecraft.words import WILD
from emberhall.kernel.forge.forge import Bout, Draft, Measure, Trial, Wish
from emberhall.kernel.forge.toml import card_file
from emberhall.kernel.parts.setup import Value

FILE: Final = "trial.toml"
# Copies in the game: the card in question, and the one it replaces. Both games know both, so that shuffles are equal.
TRIED: Final = ("YY-01", "YY-02")
REPLACED: Final = ("YY-03", "YY-04")
COPIES: Final = {"shop": 1, "enchantment": 2, "fancy": 2}
SEATS: Final = (2, 3, 4)
BY: Final = "forge-bal-by-seats"
MEASURES: Final = {
    "shop": Measure("flamecraft-forge-about-shop", BY, (-0.75, 0.75), (-3.0, 3.0), 4.0, "casual"),
    "enchantment": Measure("flamecraft-forge-about-spell", BY, (-1.25, 1.25), (-5.0, 5.0), 9.0, "casual"),
    "fancy": Measure("flamecraft-forge-about-fancy", BY, (-1.5, 1.5), (-6.0, 6.0), 60.0, "casual"),
}
MOST_SHOPS: Final = 10


def near(draft: Draft) -> list[str]:
    """Printed cards of its family that it may replace, the nearest first."""
    family = writing.family(draft)
    table = writing.written(draft)
    rows = tables_of({}).rows[family]
    able = [row.table for row in rows.values() if alike(family, row.table, table)]
    return [str(each["id"]) for each in sorted(able, key=lambda each: (distance(family, each, table), each["id"]))]


def alike(family: str, one: Mapping[str, Any], two: Mapping[str, Any]) -> bool:
    """Whether a printed card is of the same sort; starters are no choice, and coins can be left at one shop only."""
    if family == "shop":
        return not one.get("starter") and "deposit" not in str(one)
    if family == "fancy":
        return bool(one["type"] == two.get("type"))
    return one["deck"] == two.get("deck") and ("set" in one) == ("set" in two)


def distance(family: str, one: Mapping[str, Any], two: Mapping[str, Any]) -> float:
    """How unlike they are: other effects, another icon."""
    own, other = ops_in(one), ops_in(two)
    apart = len(own ^ other) / max(1, len(own | other))
    if family == "enchantment":
        apart = abs(len(str(one.get("cost", one.get("set")))) - len(str(two.get("cost", two.get("set"))))) / 10
    return apart + 0.4 * (one.get("icon") != two.get("icon"))


def ops_in(value: Any) -> set[str]:
    """The names of all effects within a table."""
    if isinstance(value, list):
        return set().union(*[ops_in(each) for each in value])
    if not isinstance(value, dict):
        return set()
    return set().union({str(value["do"])} if "do" in value else set(), *[ops_in(each) for each in value.values()])


def trial(draft: Draft, wish: Wish) -> Trial:
    able = near(draft)
    if wish.instead and wish.instead not in able:
        raise ValueError(f"{wish.instead!r} cannot be replaced; it must be a printed card of its kind.")
    instead = wish.instead or able[0]
    family = writing.family(draft)
    own, other = writing.written(draft), dict(tables_of({}).rows[family][instead].table)
    count = COPIES[family]
    cards = [(family, {**own, "id": name}) for name in TRIED[:count]]
    cards += [(family, {**other, "id": name}) for name in REPLACED[:count]]
    deck = str(own.get("deck", "purple"))
    return Trial({FILE: card_file(cards)}, [bout(seats, deck) for seats in SEATS], instead, MEASURES[family])


def bout(seats: int, deck: str) -> Bout:
    options = {"enchantments": deck}
    return Bout(f"seats-{seats}", said("seats", count=seats), [(options, 0), (options, 1)], seats)


def options(drafts: Sequence[Draft]) -> Mapping[str, Value]:
    """A town whose deck has all shops of a set, and printed ones for the rest; other cards are shuffled in."""
    own = [str(each["id"]) for each in drafts if writing.family(each) == "shop"][:MOST_SHOPS]
    spells = [each for each in drafts if writing.family(each) == "enchantment"]
    chosen: dict[str, Value] = {}
    if own:
        icons = {each.get("icon") for each in drafts}
        rows = [row.table for row in tables_of({}).rows["shop"].values() if not row.table.get("starter")]
        rest = sorted(rows, key=lambda table: (table["icon"] in icons, table["id"]))
        chosen["shop_list"] = ",".join([*own, *[str(table["id"]) for table in rest]][:MOST_SHOPS])
    if spells and all(each["deck"] == "golden" for each in spells):
        chosen["enchantments"] = "golden"
    return chosen


# --- where the cards lie


def dealt(s: State, where: int, trial: Trial) -> None:
    """Put the cards in question where their worth shows."""
    if TRIED[0] in s.book.shop_ids:
        open_shop(s, (TRIED, REPLACED)[where][0], (REPLACED, TRIED)[where][0], trial.instead)
    elif TRIED[0] in s.book.enchantment_ids:
        lay_out(s, (TRIED, REPLACED)[where])
    else:
        for seat, names in ((where, TRIED), (1 - where, REPLACED)):
            hand_out(s, seat, names)


def open_shop(s: State, wanted: str, other: str, instead: str) -> None:
    """The shop is the next to open; neither the other one nor the printed one is in the deck.

    The deck has one shop of each good, as seats know; so a shop only takes the place of one of its sort.
    """
    s.unused_shops = s.unused_shops[:]  # shared by clones
    ids = s.book.shop_ids
    ours = [ids.index(name) for name in (wanted, other, instead)]
    for card in ours[1:]:
        if card in s.shop_deck:
            exchange(s.shop_deck, card, s.unused_shops, same_sort(s, s.unused_shops, card, ours))
    if ours[0] in s.unused_shops:
        exchange(s.unused_shops, ours[0], s.shop_deck, same_sort(s, s.shop_deck, ours[0], ours))
    at = s.shop_deck.index(ours[0])
    s.shop_deck[at], s.shop_deck[-1] = s.shop_deck[-1], s.shop_deck[at]


def same_sort(s: State, pile: Sequence[int], card: int, ours: Sequence[int]) -> int:
    """A shop of the same good in a pile, or another one without a good."""
    icons = s.book.shop_icon
    sort = min(icons[card], WILD)
    return next(each for each in pile if min(icons[each], WILD) == sort and each not in ours)


def exchange(one: list[int], card: int, two: list[int], other: int) -> None:
    """Two cards change places."""
    one[one.index(card)], two[two.index(other)] = other, card


def lay_out(s: State, names: Sequence[str]) -> None:
    """The enchantments lie in the row; the other copies stay in the deck, at its bottom."""
    every = [s.book.enchantment_ids.index(name) for name in (*TRIED, *REPLACED)]
    wanted = [s.book.enchantment_ids.index(name) for name in names]
    plain = [card for card in [*s.row, *s.enchantments] if card not in every]
    row = [*wanted, *plain][: len(s.row)]
    rest = [card for card in plain if card not in row]
    s.row[:] = row
    s.enchantments[:] = [*[card for card in every if card not in wanted], *rest]


def hand_out(s: State, seat: int, names: Sequence[str]) -> None:
    """The seat has been dealt these dragons, so that it keeps one of them."""
    wanted = [s.book.fancy_ids.index(name) for name in names]
    held = cards_in(s.fancies[seat])
    free = [card for card in held if card not in wanted]
    for card in wanted:
        if card not in held:
            swap(s, card, free.pop())


def swap(s: State, one: int, two: int) -> None:
    """Two dragons change places, with who knows where they are."""
    s.known_fancies[one], s.known_fancies[two] = s.known_fancies[two], s.known_fancies[one]
    for seat in range(s.terms.seats):
        mask = s.fancies[seat]
        if mask >> one & 1 != mask >> two & 1:
            s.fancies[seat] = mask ^ (1 << one) ^ (1 << two)
    places = {card: at for at, card in enumerate(s.fancy_deck)}
    for card, other in ((one, two), (two, one)):
        if card in places:
            s.fancy_deck[places[card]] = other
