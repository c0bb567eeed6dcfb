"""The referee's table: what is where, how questions are asked, and everything that is merely counted.

A game is a coroutine: it yields a question and is sent the answer, so that every rule reads from top to bottom.
"""

from collections.abc import Callable, Generator
from typing import NamedTuple

from tests.games.flamecraft.referee_cards import (
    ALLEY,
    CHARMS,
    GOODS_MOONS,
    KINDS,
    RING,
    ROOST,
    SHOPS,
    TOWN_MOONS,
    icon_of,
)


class Question(NamedTuple):
    """The seat asked, the question, and every legal answer; an open question also allows free actions."""

    seat: int
    ask: str
    words: list[str]
    open: bool = False


class Step:
    """One fire-up step: a card fires up at most once in it. With Pocus revealed, a card may score instead."""

    def __init__(self) -> None:
        self.done: set[str] = set()
        self.cheering = False
        self.cheered = 0


class Window:
    """An open question: it allows free actions."""

    def __init__(self, step: Step | None = None, flipped: str = "") -> None:
        self.step = step
        self.flipped = flipped


Asking = Generator[Question, str, str]
Playing = Generator[Question, str, None]


class Table:
    """Everything on the table."""

    def __init__(self, seats: int, colour: str = "br") -> None:
        self.seats = seats
        self.solo = seats == 1
        self.spaces = 12 if seats < 3 else 14
        self.colour = colour
        self.first = self.active = 0
        # Decks are lists with the top first.
        self.deck: list[str] = []
        self.charms: list[str] = []
        self.fancy_deck: list[str] = []
        self.shop_deck: list[str] = []
        self.park: list[str | None] = [None] * 5
        self.laid: list[dict[str, int]] = [dict.fromkeys(KINDS, 0) for _ in range(5)]
        self.row: list[str | None] = [None] * 5
        self.town: dict[int, str] = {}
        self.hidden: list[tuple[int, str]] = []
        self.slots: dict[str, list[str | None]] = {}
        self.tucked: dict[str, list[str]] = {}
        self.alley = [False] * 3
        self.pawns: list[str | None] = [None] * (6 if self.solo else seats)
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.held: list[dict[str, int]] = [dict.fromkeys(KINDS, 0) for _ in range(seats)]
        self.rep = [0] * seats
        self.fancies: list[list[str]] = [[] for _ in range(seats)]
        self.scored: list[list[str]] = [[] for _ in range(seats)]
        self.fulfilled: list[set[str]] = [set() for _ in range(seats)]
        self.reserved: list[str | None] = [None] * seats
        self.companions: list[str | None] = [None] * seats
        self.used = [False] * seats
        self.trigger: int | None = None
        self.turned_in = 0
        self.extra = 0  # turns still to come
        self.clear_flags()

    def clear_flags(self) -> None:
        """Reset the flags at the start of a turn."""
        self.g1_goods = 0
        self.placed: list[str] = []
        self.filled = 0
        self.fired: list[str] = []
        self.drawn = 0
        self.cast: tuple[str, str] | None = None
        self.sewn = ""
        self.acting = False

    # --- asking

    def free_words(self, window: Window) -> list[str]:
        """The free actions at an open question."""
        raise NotImplementedError

    def act_freely(self, word: str, window: Window) -> Playing:
        """Take a free action."""
        raise NotImplementedError

    def ask(self, name: str, options: Callable[[], list[str]], window: Window | None = None) -> Asking:
        """Ask a question until it is answered: after a free action it is asked again with fresh options."""
        while True:
            free = self.free_words(window) if window is not None and not self.acting else []
            word = yield Question(self.active, name, options() + free, window is not None and not self.acting)
            if word not in free:
                return word
            assert window is not None
            self.acting = True
            yield from self.act_freely(word, window)
            self.acting = False

    def choose(self, name: str, words: list[str], window: Window | None = None) -> Asking:
        """Ask a question whose options no free action can change."""
        return self.ask(name, lambda: words, window)

    # --- the active player's belongings

    @property
    def own_goods(self) -> dict[str, int]:
        return self.held[self.active]

    @property
    def hand(self) -> list[str]:
        return self.hands[self.active]

    @property
    def here(self) -> str:
        shop = self.pawns[self.active]
        assert shop is not None
        return shop

    @property
    def others(self) -> list[int]:
        """The other players, clockwise."""
        return [(self.active + k) % self.seats for k in range(1, self.seats)]

    def around(self) -> list[int]:
        """All other pawns, clockwise."""
        return [(self.active + k) % len(self.pawns) for k in range(1, len(self.pawns))]

    def toks(self, seat: int) -> int:
        return sum(self.held[seat].values())

    def helper(self, name: str) -> bool:
        """True if the active player has this companion, unused."""
        return self.companions[self.active] == name and not self.used[self.active]

    # --- the Town

    def awake(self, shop: str) -> list[str]:
        """The face-up artisans of a shop."""
        return [] if shop == ROOST else self.lying(shop)

    def lying(self, shop: str) -> list[str]:
        return [card for card in self.slots[shop] if card is not None]

    def in_town(self) -> list[str]:
        return [card for shop in self.town.values() for card in self.lying(shop)]

    def awake_in_town(self) -> list[str]:
        return [card for shop in self.town.values() for card in self.awake(shop)]

    def in_park(self) -> list[str]:
        return [card for card in self.park if card is not None]

    def in_row(self) -> list[str]:
        return [card for card in self.row if card is not None]

    def empty_slots(self, shops: list[str]) -> list[tuple[str, int]]:
        return [(shop, k) for shop in shops for k, card in enumerate(self.slots[shop]) if card is None]

    def full(self, shop: str) -> bool:
        return shop != ALLEY and None not in self.slots[shop]

    def fits(self, card: str, shop: str, k: int) -> bool:
        return icon_of(card) in SHOPS[shop].slots[k].icons

    def placements(self, shops: list[str], any_icon: bool = False) -> list[str]:
        """The words that place any hand card in any slot it fits."""
        return [
            f"place {card} on {shop}.{k + 1}"
            for card in self.hand
            for shop, k in self.empty_slots(shops)
            if any_icon or self.fits(card, shop, k)
        ]

    def where(self, card: str) -> tuple[str, str, int]:
        """Where an artisan lies: the Town with shop and slot, the Park with its place, or the hand."""
        for shop in self.town.values():
            if card in self.slots[shop]:
                return "town", shop, self.slots[shop].index(card)
        if card in self.park:
            return "park", "", self.park.index(card)
        return "hand", "", 0

    def free_spaces(self) -> list[int]:
        taken = {*self.town, *(space for space, _ in self.hidden)}
        return [space for space in range(1, self.spaces + 1) if space not in taken]

    # --- prices

    def payable(self, cost: dict[str, int], no_coins: bool = False, less: int = 0) -> bool:
        """True if the active player can pay; `less` goods, the scarcest, are waived."""
        coins = self.own_goods["coin"] - cost["coin"]
        short = sum(max(0, cost[good] - self.own_goods[good]) for good in RING)
        return coins >= 0 and max(0, short - less) <= (0 if no_coins else coins)

    def prices(self, name: str) -> list[tuple[str, dict[str, int]]]:
        """The ways to name an enchantment, with their prices: one for each number of sets of a variable one."""
        charm = CHARMS[name]
        if not charm.tiers:
            return [(name, charm.cost)]
        return [
            (f"{name} x{sets}", {kind: count * sets for kind, count in charm.cost.items()})
            for sets in range(1, len(charm.tiers) + 1)
        ]

    def bought(self, names: list[str]) -> list[str]:
        """All of these that can be paid for now."""
        return [said for name in names for said, cost in self.prices(name) if self.payable(cost, CHARMS[name].no_coins)]

    def casts(self, shop: str) -> list[str]:
        """Every legal cast at a shop."""
        icon = SHOPS[shop].icon
        if icon in ("coin", "dragon") or len(self.tucked[shop]) == 3:
            return []
        own = self.reserved[self.active]
        names = self.in_row() + ([own] if own is not None else [])
        names = [name for name in names if icon in ("wild", CHARMS[name].icon)]
        words = [f"cast {said}" for said in self.bought(names)]
        if self.helper("C1"):
            for name in names:
                for said, cost in self.prices(name):
                    if self.payable(cost, CHARMS[name].no_coins, 4):
                        words.append(f"cast {said} with C1")
        return words

    # --- what can be fired

    def can_fire(self, card: str) -> bool:
        """True if firing up this artisan, where it is, would do anything."""
        icon = icon_of(card)
        if icon == "br":
            return bool(self.deck) or any(other != card for other in self.in_park())
        if icon == "me":
            return bool(self.placements(list(self.town.values())))
        if icon == "po":
            return any(other != card for other in self.in_town())
        if icon == "pl":
            return self.toks(self.active) > 0
        return True

    def iron_goods(self, card: str) -> list[str]:
        """The goods an iron artisan may double."""
        place, shop, _ = self.where(card)
        if place == "hand":
            values = {icon_of(other) for other in self.hand}
        elif place == "park":
            values = {icon_of(other) for other in self.in_park()}
        elif SHOPS[shop].icon == "wild":
            values = set(RING)
        else:
            values = {icon_of(other) for other in self.awake(shop)} | {SHOPS[shop].icon}
        return [good for good in RING if good in values]

    # --- moons

    def moon(self, seat: int, card: str) -> int:
        """What a moon would score if the game ended now, except for Talisman, whose owner chooses."""
        held = self.held[seat]
        if card in TOWN_MOONS:
            counts = {good: sum(icon_of(other) == good for other in self.awake_in_town()) for good in RING}
            own = counts[TOWN_MOONS[card]]
            return own // 2 + (5 if own == max(counts.values()) else 0)
        if card in GOODS_MOONS:
            good = GOODS_MOONS[card]
            most = held[good] >= 3 and all(held[good] >= other[good] for other in self.held)
            return held[good] // 2 + (3 if most else 0)
        if card == "F31":
            return sum(held[good] % 2 == 0 for good in RING)
        if card == "F32":
            return sum(held[good] % 2 == 1 for good in RING)
        if card == "F33":
            return (len(self.fancies[seat]) + len(self.scored[seat])) // 2 * 2
        if card == "F35":
            return min(6, sum(len(cards) >= 2 for cards in self.tucked.values()))
        assert card == "F36"
        return min(6, sum(held[good] for good in RING) // 3)
