"""What happens at the referee's table: gaining, paying, drawing, placing and firing up."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

from tests.games.flamecraft.referee_cards import CHARMS, RING, SHOPS, Reward, icon_of
from tests.games.flamecraft.referee_table import Asking, Playing, Step, Table, Window

Goods = tuple[int, ...]


def counted(cost: dict[str, int], most: int) -> Iterator[Goods]:
    """Every choice of at most `most` goods of a price, as positions on the ring in ascending order."""
    for counts in product(*(range(min(most, cost[good]) + 1) for good in RING)):
        if sum(counts) <= most:
            yield tuple(k for k in range(6) for _ in range(counts[k]))


class Deeds(Table):
    """The actions of the rules."""

    def in_order(self, ask: str, word: str, ways: set[Goods], stop: str) -> Playing:
        """Name goods one after another, in ring order, until one of the ways is complete; leaves them in `named`."""
        so_far: Goods = ()
        while True:
            size = len(so_far)
            following = sorted({way[size] for way in ways if len(way) > size and way[:size] == so_far})
            words = [f"{word} {RING[k]}" for k in following] + ([stop] if so_far in ways else [])
            if words == [stop] or not following:
                if words == [stop] and stop:
                    yield from self.choose(ask, words)
                break
            said = yield from self.choose(ask, words)
            if said == stop:
                break
            so_far += (RING.index(said.split()[1]),)
        self.named = [RING[k] for k in so_far]

    # --- tokens

    def gain(self, kind: str, count: int = 1) -> None:
        self.own_goods[kind] += count

    def gain_wild(self, count: int) -> Playing:
        """Gain goods of the player's choice."""
        ways = {tuple(sorted(way)) for way in product(range(6), repeat=count)} if count <= 2 else self.many(count)
        yield from self.gain_goods("good", ways)

    def many(self, count: int) -> set[Goods]:
        return set(exactly(count, 0))

    def gain_goods(self, ask: str, ways: set[Goods]) -> Playing:
        """Gain as many goods as each way has, each as soon as it is named."""
        so_far: Goods = ()
        size = len(next(iter(ways)))
        while len(so_far) < size:
            at = len(so_far)
            following = sorted({way[at] for way in ways if way[:at] == so_far})
            said = yield from self.choose(ask, [f"good {RING[k]}" for k in following])
            self.gain(said.split()[1])
            so_far += (RING.index(said.split()[1]),)

    def gain_row(self, reward: Reward, rep_to_coin: bool = False) -> Playing:
        """A row of rewards, from left to right."""
        for kind, count in reward:
            if kind == "rep" and not rep_to_coin:
                self.rep[self.active] += count
            elif kind in ("rep", "c"):
                self.gain("coin", count)
            elif kind == "w":
                yield from self.gain_wild(count)
            elif kind == "A":
                yield from self.draw_artisan()
            else:
                assert kind == "F"
                self.draw_fancy()

    def pay(self, cost: dict[str, int], no_coins: bool = False) -> Playing:
        """Pay exactly this: coins for missing goods, and for as many others as the player likes."""
        missing = {good: max(0, cost[good] - self.own_goods[good]) for good in RING}
        coins = 0 if no_coins else self.own_goods["coin"] - cost["coin"] - sum(missing.values())
        rest = {good: cost[good] - missing[good] for good in RING}
        yield from self.in_order("pay", "coin", set(counted(rest, coins)), "pay")
        self.own_goods["coin"] -= cost["coin"] + sum(missing.values()) + len(self.named)
        for good in RING:
            self.own_goods[good] -= rest[good] - self.named.count(good)

    def pay_goods(self, text: str) -> Playing:
        cost = dict.fromkeys((*RING, "coin"), 0)
        for good in text.split():
            cost[good] += 1
        yield from self.pay(cost)

    def able(self, text: str) -> bool:
        """True if these goods could be paid."""
        cost = dict.fromkeys((*RING, "coin"), 0)
        for good in text.split():
            cost[good] += 1
        return self.payable(cost)

    def one_type(self, count: int) -> list[str]:
        return [good for good in RING if self.own_goods[good] + self.own_goods["coin"] >= count]

    def pay_one_type(self, count: int) -> Playing:
        said = yield from self.choose("type", [f"type {good}" for good in self.one_type(count)])
        yield from self.pay_goods(" ".join([said.split()[1]] * count))

    def gift_words(self, things: list[str]) -> list[str]:
        if self.solo:
            return [f"gift {thing} away" for thing in things]
        return [f"gift {thing} to {seat}" for thing in things for seat in self.others]

    def give(self, word: str) -> str:
        """Give away the token a word names; returns its kind."""
        kind = word.split()[1]
        self.own_goods[kind] -= 1
        if not self.solo:
            self.held[int(word.split()[3])][kind] += 1
        return kind

    def own_kinds(self) -> list[str]:
        return [kind for kind, count in self.own_goods.items() if count]

    # --- cards

    def draw_fancy(self) -> str | None:
        if not self.fancy_deck:
            return None
        card = self.fancy_deck.pop(0)
        self.fancies[self.active].append(card)
        return card

    def off_deck(self, deck: list[str]) -> str:
        """Draw the top card of the artisans or enchantments; the last one triggers the end."""
        card = deck.pop(0)
        if not deck and self.trigger is None:
            self.trigger = self.active
        return card

    def draw_words(self, busy: str = "") -> list[str]:
        words = [f"take {card}" for card in self.in_park() if card != busy]
        return [*words, "draw"] if self.deck else words

    def draw_artisan(self, busy: str = "") -> Asking:
        """Draw from the Park or the deck; returns the card."""
        words = self.draw_words(busy)
        if not words:
            return ""
        said = yield from self.choose("draw", words)
        if said == "draw":
            card = self.off_deck(self.deck)
            self.hand.append(card)
            self.drawn += 1
            return card
        return self.take(said.split()[1])

    def take(self, card: str) -> str:
        """Take a Park card, with everything on it."""
        k = self.park.index(card)
        self.park[k] = None
        for kind, count in self.laid[k].items():
            self.gain(kind, count)
            self.laid[k][kind] = 0
        self.hand.append(card)
        self.drawn += 1
        return card

    # --- placing

    def place(self, word: str, times: int = 1, rep_to_coin: bool = False) -> Asking:
        """Put a hand card where a word says; returns the shop if that filled it."""
        _, card, _, slot = word.split()
        shop, k = slot.split(".")
        self.hand.remove(card)
        self.slots[shop][int(k) - 1] = card
        if card not in self.placed:
            self.placed.append(card)
        for _ in range(times):
            yield from self.gain_row(SHOPS[shop].slots[int(k) - 1].reward, rep_to_coin)
        if None in self.slots[shop]:
            return ""
        self.filled += 1
        yield from self.new_shop()
        return shop

    def new_shop(self) -> Playing:
        """A shop was filled: put down the next one, face-down."""
        free = self.free_spaces()
        if free and self.shop_deck:
            space = free[0]
            if self.solo:
                said = yield from self.choose("space", [f"space {each}" for each in free])
                space = int(said.split()[1])
            self.hidden.append((space, self.shop_deck.pop(0)))

    # --- firing up

    def fire(self, card: str, step: Step) -> Asking:
        """Fire up an artisan; returns the card in its place afterwards, if a potion changed it."""
        step.done.add(card)
        if card not in self.fired:
            self.fired.append(card)
        icon = icon_of(card)
        if icon == "br":
            yield from self.draw_artisan(card)
        elif icon == "me":
            yield from self.fire_meat()
        elif icon == "ir":
            said = yield from self.choose("good-here", [f"good {good}" for good in self.iron_goods(card)])
            self.gain(said.split()[1], 2)
        elif icon == "po":
            return (yield from self.fire_potion(card, step))
        elif icon == "cr":
            yield from self.gain_goods("good", {way for way in self.many(3) if len(set(way)) == 3})
        elif self.own_kinds():
            self.give((yield from self.choose("gift", self.gift_words(self.own_kinds()))))
            self.rep[self.active] += 2
        return card

    def fire_meat(self) -> Playing:
        words = self.placements(list(self.town.values()))
        said = yield from self.choose("place", words or ["skip"])
        if said == "skip":
            return
        yield from self.place(said)
        shop = said.split()[3].split(".")[0]
        if self.helper("C4"):
            able = any(map(self.can_fire, self.awake(shop)))
            answer = yield from self.choose("companion", ["companion", "skip"] if able else ["skip"])
            if answer == "companion":
                self.used[self.active] = True
                yield from self.fire_many(lambda: self.awake(shop))

    def fire_potion(self, card: str, step: Step) -> Asking:
        """Swap places with another artisan in Town, which then fires up here if it has not yet."""
        partners = [other for other in self.in_town() if other != card]
        if not partners:
            return card
        other = (yield from self.choose("swap", [f"swap {each}" for each in partners])).split()[1]
        place, shop, k = self.where(card)
        _, there, at = self.where(other)
        self.slots[there][at] = card
        if place == "town":
            self.slots[shop][k] = other
        elif place == "park":
            self.park[k] = other
        else:
            self.hand.remove(card)
            self.hand.append(other)
        if other in step.done or (place == "town" and shop == "S03"):
            return other
        return (yield from self.fire(other, step))

    def fire_many(self, cards: Callable[[], list[str]], pocus: bool = False, step: Step | None = None) -> Playing:
        """Fire up any number of these, each once, in any order: an open question even inside a free action."""
        step = step or Step()
        acting, self.acting = self.acting, False
        said = ""
        while said != "done":
            window = Window(step if pocus else None)
            said = yield from self.ask("fire-all", lambda: [*self.fire_words(cards(), step), "done"], window)
            if said != "done":
                yield from self.fire_or_cheer(said, step)
        self.acting = acting

    def fire_words(self, cards: list[str], step: Step) -> list[str]:
        left = [card for card in cards if card not in step.done]
        return [f"fire {card}" for card in left if self.can_fire(card)] + [
            f"cheer {card}" for card in left if step.cheering
        ]

    def fire_or_cheer(self, word: str, step: Step) -> Playing:
        verb, card = word.split()
        if verb == "cheer":
            step.done.add(card)
            self.rep[self.active] += 2
            self.fulfilled[self.active].add("F02")
        else:
            yield from self.fire(card, step)

    # --- enchantments

    def buy(self, said: str, discount: bool = False) -> Playing:
        """Pay for an enchantment and gain its rewards."""
        name, _, sets = said.partition(" x")
        charm = CHARMS[name]
        cost = dict(self.prices(name))[said] if not sets else dict(self.prices(name))[f"{name} x{sets}"]
        if discount:
            cost = dict(cost)
            yield from self.let_off(cost, charm.no_coins)
        yield from self.pay(cost, charm.no_coins)
        yield from self.gain_row(charm.reward)
        if sets:
            self.rep[self.active] += charm.tiers[int(sets) - 1]

    def let_off(self, cost: dict[str, int], no_coins: bool) -> Playing:
        """Take up to four goods off the price, so that the rest can be paid."""
        ways = set()
        for way in counted(cost, 4):
            rest = {**cost, **{good: cost[good] - way.count(k) for k, good in enumerate(RING)}}
            if self.payable(rest, no_coins):
                ways.add(way)
        so_far: list[int] = []
        while True:
            words = [
                f"less {good}"
                for k, good in enumerate(RING)
                if any(Counter(way) >= Counter([*so_far, k]) for way in ways)
            ]
            words += ["pay"] if tuple(sorted(so_far)) in ways else []
            said = yield from self.choose("less", words)
            if said == "pay":
                break
            so_far.append(RING.index(said.split()[1]))
        for k in so_far:
            cost[RING[k]] -= 1


def exactly(count: int, lowest: int) -> Iterator[Goods]:
    """Every ascending choice of `count` goods."""
    if count == 0:
        yield ()
        return
    for k in range(lowest, 6):
        for rest in exactly(count - 1, k):
            yield (k, *rest)
