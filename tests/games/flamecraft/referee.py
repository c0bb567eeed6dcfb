"""A second opinion: the rules of Flamecraft again, slow and plain, written from the rulings and not from the engine.

Cards are ids, tokens are counted in dictionaries, and the whole game is one coroutine. Nothing of emberhall is
imported here: if the referee and the engine agree over many thousands of decisions, two readings of the rules agree.
"""

from collections.abc import Callable

from tests.games.flamecraft.referee_cards import (
    CHARMS,
    DRAGON_FEATS,
    FLAME,
    KINDS,
    MOONS,
    RING,
    SHOPS,
    SOLO_FANCIES,
    SOLO_SHOPS,
    STARTERS,
    TALISMAN,
    TAVERN,
    UNLOCKS,
    WELL,
    icon_of,
)
from tests.games.flamecraft.referee_shops import Shops
from tests.games.flamecraft.referee_table import Asking, Playing, Question, Step, Window

ROUNDS = 60


class Referee(Shops):
    """Follows one game from the choice of the first fancy to the winners."""

    limits = False
    late_goods = "printed"

    def __init__(self, seats: int, colour: str, flip: Callable[[], bool], dealt: Callable[["Referee"], None]) -> None:
        """`flip` returns how a coin fell; `dealt` supplies the fancies when they are dealt and when they are chosen."""
        super().__init__(seats, colour)
        self.flip = flip
        self.dealt = dealt
        self.order = list(range(seats))
        for k, shop in enumerate(STARTERS):
            self.open_shop(2 * k + 1, shop)
            self.slots[shop][0] = f"A-{RING[k].upper()}-0"
        self.finals: int | None = None
        self.unlocked: list[str] = []
        self.won: list[str] = []
        self.over = False

    def open_shop(self, space: int, shop: str) -> None:
        self.town[space] = shop
        self.slots[shop] = [None] * len(SHOPS[shop].slots)
        self.tucked[shop] = []

    # --- the whole game

    def game(self) -> Playing:
        yield from self.setup()
        self.active = self.first
        rounds = 0
        while True:
            yield from self.turn()
            if self.extra:
                self.extra -= 1
                continue
            if self.active == (self.first - 1) % self.seats:
                rounds += 1
                if rounds >= ROUNDS and self.trigger is None:
                    self.trigger = self.active
            if self.finals is not None:
                self.finals -= 1
            elif self.trigger is not None:
                self.finals = self.seats
            if self.finals == 0:
                break
            self.active = (self.active + 1) % self.seats
        yield from self.scoring()
        if self.solo:
            yield from self.unlock()
        self.over = True

    def setup(self) -> Playing:
        """Set up, from the START bonuses on."""
        self.order = [(self.first + k) % self.seats for k in range(self.seats)]
        for seat in self.order:
            self.active = seat
            if self.companions[seat] == "C1":
                said = yield from self.choose("reserve", [f"reserve {name}" for name in self.in_row()])
                self.reserve(said.split()[1])
                self.refill_row()
            elif self.companions[seat] == "C6":
                self.gain("coin", 3)
        self.dealt(self)
        for seat in self.order:
            assert len(self.fancies[seat]) == (5 if self.companions[seat] == "C7" else 2)
            said = yield Question(seat, "keep", [f"keep {card}" for card in self.fancies[seat]])
            kept = said.split()[1]
            self.fancy_deck += [card for card in self.fancies[seat] if card != kept]
            self.fancies[seat] = [kept]
        self.dealt(self)
        for place, seat in enumerate(self.order):
            goods = 1 if place >= 3 else 0
            if self.late_goods == "house" and self.seats > 1:
                goods = {2: (0, 3), 3: (0, 2, 3), 4: (0, 1, 2, 4), 5: (0, 1, 2, 3, 4)}[self.seats][place]
            self.active = seat
            yield from self.gain_wild(goods)

    def turn(self) -> Playing:
        self.clear_flags()
        yield from self.visit()
        said = yield from self.ask("mode", self.modes, Window())
        if said == "gather":
            yield from self.gather()
        else:
            yield from self.enchant()
        yield from self.ask("end", lambda: ["end"], Window())
        if self.solo:
            yield from self.solo_end()
        else:
            yield from self.expand()
            yield from self.keep_limits()
            self.refill_park()
            self.refill_row()

    # --- visiting

    def crowd(self, shop: str) -> list[int]:
        """The other pawns there that are owed something, clockwise from the active player."""
        if shop == TAVERN:
            return []
        return [pawn for pawn in self.around() if self.pawns[pawn] == shop]

    def visits(self) -> list[str]:
        shops = [shop for shop in self.town.values() if shop != self.pawns[self.active]]
        payable = [shop for shop in shops if len(self.crowd(shop)) <= self.toks(self.active)]
        if not payable:
            fewest = min(len(self.crowd(shop)) for shop in shops)
            payable = [shop for shop in shops if len(self.crowd(shop)) == fewest]
        return [f"visit {shop}" for shop in payable]

    def visit(self) -> Playing:
        shop = (yield from self.ask("visit", self.visits, Window())).split()[1]
        self.pawns[self.active] = shop
        if len(self.crowd(shop)) > self.toks(self.active):
            self.held[self.active] = dict.fromkeys(KINDS, 0)
            return
        for pawn in self.crowd(shop):
            kind = (yield from self.choose("fee", [f"fee {kind}" for kind in self.own_kinds()])).split()[1]
            self.own_goods[kind] -= 1
            if not self.solo:
                self.held[pawn][kind] += 1

    def modes(self) -> list[str]:
        return ["gather", "enchant"] if self.casts(self.here) else ["gather"]

    # --- gathering

    def gather(self) -> Playing:
        shop = self.here
        icon = SHOPS[shop].icon
        before = sum(self.own_goods[good] for good in RING)
        for good in [icon_of(card) for card in self.awake(shop)] + [CHARMS[name].icon for name in self.tucked[shop]]:
            self.gain(good)
        if icon in RING:
            self.gain(icon)
        elif icon == "coin":
            self.gain("coin", 3 if shop == WELL else 1)
        elif icon == "wild":
            yield from self.gain_wild(1)
        elif icon == "dragon":
            card = yield from self.draw_artisan()
            self.sewn = icon_of(card) if card else ""
        self.g1_goods = sum(self.own_goods[good] for good in RING) - before  # including goods on a Park card (FC-76)
        said = yield from self.ask("place-here", lambda: [*self.placements([shop]), "skip"], Window())
        if said != "skip":
            yield from self.place(said)
        step = Step()
        said = yield from self.ask("fire", lambda: [*self.fire_words(self.awake(shop), step), "skip"], Window(step))
        if said != "skip":
            yield from self.fire_or_cheer(said, step)
        uses = lambda: ["use", "skip"] if self.usable(shop) else ["skip"]  # noqa: E731
        said = yield from self.ask("ability", uses, Window())
        if said == "use":
            yield from self.ability(shop)
            yield from self.encore(shop)

    def encore(self, shop: str) -> Playing:
        """C3: use the ability again, up to twice."""
        if not self.helper("C3"):
            return
        said = yield from self.choose("companion", ["companion", "skip"] if self.usable(shop) else ["skip"])
        if said == "skip":
            return
        self.used[self.active] = True
        for _ in range(2):
            said = yield from self.choose("may", ["use", "skip"] if self.usable(shop) else ["skip"])
            if said == "skip":
                return
            yield from self.ability(shop)

    # --- enchanting

    def enchant(self) -> Playing:
        shop = self.here
        self.casting = shop
        said = yield from self.ask("cast", lambda: self.casts(shop), Window())
        self.casting = ""
        words = said.removeprefix("cast ")
        discount = words.endswith(" with C1")
        if discount:
            self.used[self.active] = True
        yield from self.buy(words.removesuffix(" with C1"), discount)
        name = words.split()[0]
        if name == self.reserved[self.active]:
            self.reserved[self.active] = None
        else:
            self.row[self.row.index(name)] = None
        self.tucked[shop].append(name)
        self.cast = (CHARMS[name].icon, shop)
        yield from self.fire_many(lambda: self.awake(shop), pocus=True)

    # --- the end of a turn

    def reveal_shop(self) -> str:
        space, shop = self.hidden.pop(0)
        self.open_shop(space, shop)
        if shop == FLAME:
            for k in (0, 2):
                if self.deck:
                    self.slots[shop][k] = self.off_deck(self.deck)
        return shop

    def expand(self) -> Playing:
        while self.hidden:
            shop = self.reveal_shop()
            yield from self.ask("expand", lambda: ["continue"], Window(flipped=shop))

    def keep_limits(self) -> Playing:
        for good in RING:
            self.own_goods[good] = min(7, self.own_goods[good])
        while len(self.hand) > 6:
            said = yield from self.choose("return", [f"return {card}" for card in self.hand])
            self.hand.remove(said.split()[1])
            self.deck.append(said.split()[1])

    def refill_park(self) -> None:
        for k in range(5):
            if self.park[k] is None and self.deck:
                self.park[k] = self.off_deck(self.deck)

    def refill_row(self) -> None:
        for k in range(5):
            if self.row[k] is None and self.charms:
                self.row[k] = self.off_deck(self.charms)

    # --- solo

    def solo_end(self) -> Playing:
        if self.limits:
            yield from self.keep_limits()
        last = self.finals is not None
        self.refill_park()
        if not last:
            card = yield from self.settle()
            if card:
                yield from self.tuck(icon_of(card))
        self.refill_row()
        while self.hidden:
            self.reveal_shop()

    def settle(self) -> Asking:
        """Z2 and Z3: an artisan from the deck takes a slot, and the pawn of its colour goes there."""
        for _ in range(len(self.deck)):
            card = self.off_deck(self.deck)
            for shop, k in self.empty_slots([self.town[space] for space in sorted(self.town)]):
                if self.fits(card, shop, k):
                    self.slots[shop][k] = card
                    pawn = (RING.index(icon_of(card)) - RING.index(self.colour)) % 6
                    if pawn:
                        self.pawns[pawn] = shop
                    if self.full(shop):
                        yield from self.new_shop()
                    return card
            self.deck.append(card)
        return ""

    def tuck(self, icon: str) -> Playing:
        """Z4: tuck an enchantment of that icon where possible."""
        words = [
            f"tuck {name} on {shop}"
            for name in self.in_row()
            if CHARMS[name].icon == icon
            for shop in self.town.values()
            if SHOPS[shop].icon in (icon, "wild") and len(self.tucked[shop]) < 3
        ]
        if words:
            _, name, _, shop = (yield from self.choose("tuck", words)).split()
            self.row[self.row.index(name)] = None
            self.tucked[shop].append(name)

    # --- scoring

    def scoring(self) -> Playing:
        for seat in range(self.seats):
            coins = self.held[seat]["coin"]
            self.turned_in = coins
            self.rep[seat] += coins
            self.held[seat]["coin"] = 0
        for seat in self.order:
            if TALISMAN in self.fancies[seat] and len(self.fancies[seat]) > 1:
                self.active = seat
                self.fancies[seat].remove(TALISMAN)
                self.scored[seat].append(TALISMAN)
                yield from self.return_fancies(seat)
        for seat in range(self.seats):
            moons = [card for card in self.fancies[seat] if card in MOONS]
            for card in moons:
                if card != TALISMAN:
                    self.score_moon(seat, card)
            for card in moons:  # every one is shown (FC-122)
                self.fancies[seat].remove(card)
                self.scored[seat].append(card)

    def winners(self) -> list[int]:
        if self.solo:
            return [0] if self.rep[0] >= 75 else []
        keys = [
            (self.rep[seat], len(self.hands[seat]), sum(self.held[seat][good] for good in RING))
            for seat in range(self.seats)
        ]
        return [seat for seat in range(self.seats) if keys[seat] == max(keys)]

    def award(self) -> tuple[str, int]:
        """The award of a solo game, and how many achievements it may unlock."""
        if self.rep[0] < 75:
            return "shopkeeper", 0
        return ("flamekeeper", 1) if self.rep[0] < 90 else ("master", 2)

    def unlock(self) -> Playing:
        """Unlock some of the achievements met, as many as the award allows."""
        for _ in range(self.award()[1]):
            left = [feat for feat in self.feats() if feat not in self.unlocked + self.won]
            if left:
                said = yield from self.choose("unlock", [*(f"unlock {feat}" for feat in left), "done"])
                if said == "done":
                    return
                self.won.append(said.split()[1])

    def feats(self) -> list[str]:
        """Solo achievements met now."""
        icons = [icon_of(card) for card in self.in_town()]
        charms = [CHARMS[name].icon for names in self.tucked.values() for name in names]
        met = {feat: icons.count(icon) >= 6 for feat, icon in DRAGON_FEATS.items()}
        met["AC02"] = len(self.town) + len(self.hidden) >= 12
        met["AC04"] = len(self.fulfilled[0]) >= 8
        met["AC06"] = sum(len(names) == 3 for names in self.tucked.values()) >= 4
        met["AC08"] = all(charms.count(icon) >= 2 for icon in RING)
        met["AC10"] = self.turned_in >= 9
        return [feat for feat in sorted(met) if met[feat]]


def solo_lists(unlocked: list[str]) -> tuple[set[str], set[str]]:
    """The shops and the fancies of a solo game."""
    shops, fancies = set(SOLO_SHOPS), set(SOLO_FANCIES)
    for feat in unlocked:
        swaps, more, dragons = UNLOCKS[feat]
        for old, new in swaps.items():
            shops.discard(old)
            shops.add(new)
        shops |= set(more)
        fancies |= set(dragons)
    return shops, fancies


__all__ = ["Question", "Referee", "solo_lists"]
