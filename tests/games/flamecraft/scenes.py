"""Scenes: exact states of Flamecraft laid out by hand, and words played from them.

A scene names what a test is about. Every other card is in its deck, so that all counts are consistent.
Artisans are given by their English names, all other cards by id; goods as `br2 c1`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from emberhall.games.flamecraft.effects.asking import Again
from emberhall.games.flamecraft.game import GAME, Flamecraft
from emberhall.games.flamecraft.state import State, artisans_in, cards_in
from emberhall.games.flamecraft.turn.endings import EXPAND, LIMITS, REFRESH, start_turn
from emberhall.games.flamecraft.turn.score_phase import FINAL_SCORING
from emberhall.kernel.chance import Rng
from emberhall.kernel.steps import Step

ARTISANS = [card for card in GAME.cards.catalogue() if card["family"] == "artisan"]
NAMES: dict[str, str] = {card["name"]["en"]: card["id"] for card in ARTISANS}
IDS = {card: name for name, card in NAMES.items()}
KINDS = ("br", "me", "ir", "po", "cr", "pl", "c")
TEN = ["S06", "S09", "S12", "S02", "S05", "S14", "S01", "S07", "S16", "S28"]
ARTISAN = re.compile(r"A-[A-Z]{2}-\d")
SPOKEN = re.compile("|".join(sorted(NAMES, key=len, reverse=True)))


def tokens(text: str) -> list[int]:
    """`br2 c1` as seven counts."""
    counts = [0] * 7
    for part in text.split():
        match = re.fullmatch(r"(br|me|ir|po|cr|pl|c)(\d+)", part)
        assert match, f"{part!r} is no count of tokens."
        counts[KINDS.index(match[1])] = int(match[2])
    return counts


def split(text: str) -> list[str]:
    """Split names at commas, since some have two words."""
    return [name.strip() for name in text.split(",") if name.strip()]


class Scene:
    """A state, with the verbs that tests use."""

    def __init__(self, state: State, game: Flamecraft = GAME) -> None:
        self.state = state
        self.game = game
        self.state.listen()
        self.heard: list[dict[str, Any]] = []

    # --- what is asked

    @property
    def ask(self) -> str | None:
        decision = self.state.decision
        return None if decision is None else decision.ask

    @property
    def seat(self) -> int | None:
        decision = self.state.decision
        return None if decision is None else decision.seat

    def words(self) -> list[str]:
        """Exactly the words offered now, with artisans by name."""
        decision = self.state.decision
        assert decision is not None, "The game is over."
        return [ARTISAN.sub(lambda found: IDS[found[0]], word) for word in decision.words()]

    def play(self, *words: str) -> "Scene":
        for word in words:
            self.state.apply(SPOKEN.sub(lambda found: NAMES[found[0]], word))
            self.check()
        return self

    def check(self) -> None:
        """Check the invariants, here and in what each seat may imagine."""
        self.game.invariants(self.state)
        for seat in range(self.state.terms.seats):
            self.game.invariants(self.game.imagine(self.state, seat, Rng.seeded(seat)))

    def finish(self, *, until: str = "visit") -> "Scene":
        """Decline everything until a question of that kind is asked."""
        for _ in range(40):
            if self.ask in (until, None):
                return self
            words = self.words()
            self.play(next(word for word in ("skip", "done", "end", "continue", words[0]) if word in words))
        raise AssertionError(f"{until!r} was not asked.")

    # --- the state

    def has(self, seat: int = 0) -> str:
        """The tokens of a seat, as `br2 c1`."""
        held = self.state.tokens[7 * seat : 7 * seat + 7]
        return " ".join(f"{kind}{count}" for kind, count in zip(KINDS, held, strict=True) if count)

    def rep(self, seat: int = 0) -> int:
        return self.state.rep[seat]

    def hand(self, seat: int = 0) -> list[str]:
        return [self.artisan(card) for card in artisans_in(self.state.hands[seat])]

    def fancies(self, seat: int = 0) -> list[str]:
        return [self.game.book.fancy_ids[card] for card in cards_in(self.state.fancies[seat])]

    def scored(self, seat: int = 0) -> list[str]:
        return [self.game.book.fancy_ids[card] for card in cards_in(self.state.scored[seat])]

    def artisan(self, card: int) -> str:
        return IDS[self.game.book.artisan_ids[card]]

    def at(self, shop: str) -> list[str | None]:
        """The artisans of a shop."""
        place = 3 * self.space(shop)
        return [self.artisan(card) if card >= 0 else None for card in self.state.slots[place : place + 3]]

    def tucked(self, shop: str) -> list[str]:
        place = 3 * self.space(shop)
        ids = self.game.book.enchantment_ids
        return [ids[card] for card in self.state.tucked[place : place + 3] if card >= 0]

    def space(self, shop: str) -> int:
        return self.state.shops.index(self.game.book.shop_ids.index(shop))

    def park(self) -> list[str]:
        return [self.artisan(card) for card in self.state.park if card >= 0]

    def row(self) -> list[str]:
        return [self.game.book.enchantment_ids[card] for card in self.state.row if card >= 0]

    def reserved(self, seat: int = 0) -> str | None:
        card = self.state.reserved[seat]
        return self.game.book.enchantment_ids[card] if card >= 0 else None

    def hidden(self) -> int:
        return len(self.state.new_shops)

    def shops(self) -> int:
        """The number of cards on spaces, face-down ones included."""
        return sum(shop >= 0 for shop in self.state.shops)

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        for event in self.state.hear():
            news = event.to(seat)
            if news is not None:
                self.heard.append(dict(news))
        return [event for event in self.heard if event["kind"] == kind]

    def why(self, word: str, seat: int = 0) -> str | None:
        refusal = self.game.explain(self.state, seat, SPOKEN.sub(lambda found: NAMES[found[0]], word))
        return None if refusal is None else refusal.rule


def scene(
    seats: int = 3,
    *,
    game: Flamecraft = GAME,
    active: int = 0,
    golden: bool = False,
    companions: Sequence[str] = (),
    shops: str = "",
    slots: Mapping[str, str] | None = None,
    bare: bool = False,
    hands: Mapping[int, str] | None = None,
    has: Mapping[int, str] | None = None,
    rep: Mapping[int, int] | None = None,
    fancies: Mapping[int, str] | None = None,
    scored: Mapping[int, str] | None = None,
    fancy_deck: str = "",
    park: str | None = None,
    row: str | None = None,
    reserved: Mapping[int, str] | None = None,
    tucked: Mapping[str, str] | None = None,
    pawns: Mapping[int, str] | None = None,
    deck: str | None = None,
    deck_top: str = "",
    charms_left: int | None = None,
    shop_deck: str | None = None,
    begin: Step | None = None,
    **options: Any,
) -> Scene:
    """Lay out the start of a turn of `active`: exactly these cards and tokens, everything else in the decks.

    `shops` join the starters on the free spaces from the second on; `slots` says who is where (`S06.1`: a name);
    `bare` removes the starters' artisans; `deck` is the whole artisan deck from the top, `deck_top` only its top.
    """
    book = game.book
    options = {"enchantments": "golden" if golden else "purple", "companions": bool(companions), **options}
    state = game.deal(seats, 1, **options)
    assert isinstance(state, State)
    s = state
    s.first = s.active = active
    s.hands = [0] * seats
    s.fancies, s.scored, s.fulfilled = [0] * seats, [0] * seats, [0] * seats
    s.tokens, s.rep, s.sources = [0] * (7 * seats), [0] * seats, [0] * (8 * seats)
    s.companions = [book.companion_ids.index(name) for name in companions] or [-1] * seats
    s.used = 0
    s.reserved = [-1] * seats
    s.known, s.known_fancies = [0] * 42, [0] * len(book.fancy_ids)
    s.sunk, s.fancy_sunk = [], []

    lay_shops(s, shops.split(), (shop_deck if shop_deck is not None else " ".join(TEN)).split())
    lay_artisans(s, slots or {}, bare, hands or {}, park, deck, deck_top)
    lay_enchantments(s, row, reserved or {}, tucked or {}, charms_left)
    lay_fancies(s, fancies or {}, scored or {}, fancy_deck)
    for seat, text in (has or {}).items():
        s.tokens[7 * seat : 7 * seat + 7] = tokens(text)
    for seat, count in (rep or {}).items():
        s.rep[seat] = count
        s.sources[8 * seat] = count
    s.pawns = [-1] * s.terms.pawns
    for pawn, shop in (pawns or {}).items():
        s.pawns[pawn] = s.shops.index(book.shop_ids.index(shop))
    s.work.clear()
    if begin is None:
        start_turn(s)
    else:
        s.work.append(begin)
    there = Scene(s, game)
    s.settle()
    there.check()
    return there


def lay_shops(s: State, town: list[str], deck: list[str]) -> None:
    ids = s.book.shop_ids
    s.shops = [-1] * 14
    for icon in range(6):
        s.shops[2 * icon] = icon
    free = [1, 3, 5, 7, 9, 11, 12, 13]
    s.open = 0b010101010101
    for name, space in zip(town, free, strict=False):
        s.shops[space] = ids.index(name)
        s.open |= 1 << space
    s.shop_deck = [ids.index(name) for name in deck if name not in town][::-1]
    s.unused_shops = [ref for ref in range(6, len(ids)) if ref not in s.shops and ref not in s.shop_deck]
    s.new_shops = []
    own_shops(s)


def own_shops(s: State) -> None:
    """Mark the shops as agreed on before the deal: no rule would have dealt them."""
    s.terms.shop_list = sorted(ref for ref in s.shops + s.shop_deck if ref >= 0)


def lay_artisans(
    s: State,
    slots: Mapping[str, str],
    bare: bool,
    hands: Mapping[int, str],
    park: str | None,
    deck: str | None,
    deck_top: str,
) -> None:
    ref = {name: s.book.artisan_ids.index(card) for name, card in NAMES.items()}
    s.slots = [-1] * 42
    if not bare:
        for icon in range(6):
            s.slots[6 * icon] = 7 * icon
    for slot, name in slots.items():
        shop, _, number = slot.partition(".")
        if ref[name] in s.slots:
            s.slots[s.slots.index(ref[name])] = -1  # a starter that has moved
        s.slots[3 * s.shops.index(s.book.shop_ids.index(shop)) + int(number) - 1] = ref[name]
    for seat, names in hands.items():
        for name in split(names):
            s.hands[seat] |= 1 << ref[name]
            s.known[ref[name]] = 1 << seat
    left = [card for card in range(42) if card not in s.slots and not any(hand >> card & 1 for hand in s.hands)]
    wanted = [ref[name] for name in split(deck_top)] + ([ref[name] for name in split(deck)] if deck is not None else [])
    if park is None:
        lying = [card for card in left if card not in wanted and card % 7 == 6][:5]
    else:
        lying = [ref[name] for name in split(park)]
    s.park = [*lying, -1, -1, -1, -1, -1][:5]
    s.laid = [0] * 35
    left = [card for card in left if card not in lying]
    if deck is not None:
        s.deck = [ref[name] for name in split(deck)][::-1]
        s.removed = [card for card in left if card not in s.deck]
    else:
        top = [ref[name] for name in split(deck_top)]
        s.deck = [card for card in left if card not in top] + top[::-1]
        s.removed = []


def lay_enchantments(
    s: State, row: str | None, reserved: Mapping[int, str], tucked: Mapping[str, str], left: int | None
) -> None:
    ids = s.book.enchantment_ids
    cards = [card for card, kind in enumerate(s.book.enchantment_deck) if kind == int(s.terms.golden)]
    s.tucked = [-1] * 42
    for shop, names in tucked.items():
        at = 3 * s.shops.index(s.book.shop_ids.index(shop))
        for k, name in enumerate(names.split()):
            s.tucked[at + k] = ids.index(name)
    for seat, name in reserved.items():
        s.reserved[seat] = ids.index(name)
    cards = [card for card in cards if card not in s.tucked and card not in s.reserved]
    lying = cards[:5] if row is None else [ids.index(name) for name in row.split()]
    s.row = [*lying, -1, -1, -1, -1, -1][:5]
    s.enchantments = [card for card in cards if card not in lying]
    if left is not None:  # the rest is tucked where it does not matter
        buried, s.enchantments = s.enchantments[left:], s.enchantments[:left]
        free = [at for space in (0, 2, 4, 6, 8, 10) for at in range(3 * space, 3 * space + 3) if s.tucked[at] < 0]
        for at, card in zip(reversed(free), buried, strict=False):
            s.tucked[at] = card
        for space in range(14):
            behind = sorted(s.tucked[3 * space : 3 * space + 3], reverse=True)
            s.tucked[3 * space : 3 * space + 3] = behind


def lay_fancies(s: State, fancies: Mapping[int, str], scored: Mapping[int, str], top: str) -> None:
    ids = s.book.fancy_ids
    for seat, names in fancies.items():
        s.fancies[seat] = sum(1 << ids.index(name) for name in names.split())
        for name in names.split():
            s.known_fancies[ids.index(name)] = 1 << seat
    for seat, names in scored.items():
        s.scored[seat] = sum(1 << ids.index(name) for name in names.split())
        s.fulfilled[seat] = s.scored[seat]
    first = [ids.index(name) for name in top.split()]
    used = first + [card for mask in s.fancies + s.scored for card in cards_in(mask)]
    if s.terms.solo:
        pool = s.book.solo_fancies[:]
        for ref in s.terms.unlocked:
            pool += s.book.achievement_fancies[ref]
    else:
        pool = list(range(len(ids)))
    s.fancy_deck = [card for card in pool if card not in used] + first[::-1]


def ending(there: Scene) -> Scene:
    """Skip to the final scoring."""
    there.state.work.clear()
    there.state.work.append(FINAL_SCORING)
    there.state.settle()
    there.game.invariants(there.state)
    return there


__all__ = ["EXPAND", "LIMITS", "REFRESH", "Again", "Scene", "ending", "scene"]
