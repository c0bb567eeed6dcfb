"""Fancy dragons and companions at the referee's table: goals, costs, rewards, and free actions."""

from collections.abc import Callable
from itertools import combinations_with_replacement, product

from tests.games.flamecraft.referee_cards import (
    ALLEY,
    CHARMS,
    KINDS,
    MOONS,
    PLAIN_SUNS,
    POCUS,
    RING,
    SHOPS,
    SUNS,
    TALISMAN,
    icon_of,
)
from tests.games.flamecraft.referee_deeds import Deeds
from tests.games.flamecraft.referee_table import Playing, Step, Window


class Fancies(Deeds):
    """The active player's free actions."""

    casting = ""  # the shop of a chosen cast that is still to be made
    picnic: Step | None = None  # C2's fire-up step

    # --- suns

    def ready(self, card: str, window: Window | None) -> bool:
        """True if the goal of a sun is met and its cost can be paid."""
        goals: dict[str, Callable[[], bool]] = {
            "F01": lambda: self.own_goods["coin"] == self.coin_slots(),
            "F02": lambda: window is not None and window.step is not None and self.may_cheer(window.step),
            "F03": lambda: any(self.kin(each) for each in self.placed),
            "F04": lambda: bool(self.bought(self.in_row())),
            "F05": lambda: self.cast is not None,
            "F06": lambda: self.cast is not None and self.full(self.cast[1]),
            "F07": lambda: sum(map(self.full, self.town.values())) >= 3,
            "F08": self.trio,
            "F09": lambda: self.able("br me pl"),
            "F10": lambda: bool(self.one_type(4)),
            "F11": lambda: self.g1_goods >= 5,
            "F12": lambda: self.drawn >= 3,
            "F13": lambda: bool(self.fired),
            "F14": lambda: all(self.own_goods[good] for good in RING),
            "F15": lambda: self.filled >= 1,
            "F16": lambda: len(self.hand) >= 6,
            "F17": lambda: self.own_goods["coin"] >= 5,
            "F18": lambda: len(self.placed) >= 2,
        }
        return goals[card]()

    def may_cheer(self, step: Step) -> bool:
        """Pocus counts every dragon here that the step may still fire up, whatever its ability would do."""
        return not step.cheering and any(card not in step.done for card in self.awake(self.here))

    def coin_slots(self) -> int:
        """Empty slots that reward coins, on face-up shops."""
        return sum(
            any(kind == "c" for kind, _ in SHOPS[shop].slots[k].reward)
            for shop, k in self.empty_slots([shop for shop in self.town.values() if shop != ALLEY])
        )

    def trio(self) -> bool:
        return any(
            len(self.lying(shop)) == 3 and len({icon_of(card) for card in self.lying(shop)}) == 1
            for shop in self.town.values()
        )

    def kin(self, card: str) -> int:
        """The number of artisans in Town with a card's icon."""
        return sum(icon_of(other) == icon_of(card) for other in self.in_town())

    def score_sun(self, card: str, step: Step | None) -> Playing:
        """Pay its cost and gain its reward."""
        before = self.rep[self.active]
        if card in PLAIN_SUNS:
            self.rep[self.active] += PLAIN_SUNS[card]
        elif card == POCUS:
            if step is not None:
                step.cheering = True
        elif card == "F03":
            said = yield from self.choose("name", [f"name {each}" for each in self.placed])
            self.rep[self.active] += self.kin(said.split()[1])
        elif card == "F04":
            said = yield from self.choose("buy", [f"buy {each}" for each in self.bought(self.in_row())])
            yield from self.buy(said.removeprefix("buy "))
            self.rep[self.active] += 3
        elif card == "F05":
            assert self.cast is not None
            icon = self.cast[0]
            count = sum(name[3:5].lower() == icon for names in self.tucked.values() for name in names)
            self.rep[self.active] += 2 * count
        elif card == "F09":
            yield from self.pay_goods("br me pl")
            self.rep[self.active] += 7
        elif card == "F10":
            yield from self.pay_one_type(4)
            self.rep[self.active] += 8
        elif card == "F13":
            yield from self.fire_again()
            self.rep[self.active] += 4
        else:
            assert card == "F15"
            self.rep[self.active] += 5
            yield from self.draw_artisan()
        if self.rep[self.active] > before:
            self.fulfilled[self.active].add(card)

    def again(self) -> list[str]:
        """Cards fired up this turn that are face-up in Town and could do something there."""
        return [card for card in self.fired if card in self.awake_in_town() and self.can_fire(card)]

    def fire_again(self) -> Playing:
        words = [f"fire {card}" for card in self.again()]
        said = yield from self.choose("fire-one", words or ["skip"])
        if said != "skip":
            yield from self.fire(said.split()[1], Step())

    # --- any fancy

    def scorable(self, cards: list[str], window: Window | None) -> list[str]:
        """Those whose goal is met now; a moon counts as met if it scores anything."""
        results = []
        for card in cards:
            if card in SUNS:
                met = self.ready(card, window)
            elif card == TALISMAN:
                met = any(other != TALISMAN for other in self.fancies[self.active])
            else:
                met = self.moon(self.active, card) > 0
            if met:
                results.append(card)
        return sorted(results)

    def score_fancy(self, card: str, step: Step | None) -> Playing:
        """Reveal and score it; a moon as if the game had just ended."""
        if card in self.fancies[self.active]:
            self.fancies[self.active].remove(card)
            self.scored[self.active].append(card)
        if card not in MOONS:
            yield from self.score_sun(card, step)
        elif card == TALISMAN:
            yield from self.return_fancies(self.active)
        else:
            self.score_moon(self.active, card)

    def score_moon(self, seat: int, card: str) -> None:
        worth = self.moon(seat, card)
        self.rep[seat] += worth
        if worth:
            self.fulfilled[seat].add(card)

    def return_fancies(self, seat: int) -> Playing:
        """Talisman: return any number of unscored fancies to the bottom of their deck, in ascending order."""
        lowest = ""
        while True:
            left = sorted(card for card in self.fancies[seat] if card != TALISMAN and card > lowest)
            said = yield from self.choose("return-fancy", [*(f"return {card}" for card in left), "done"])
            if said == "done":
                return
            lowest = said.split()[1]
            self.fancies[seat].remove(lowest)
            self.fancy_deck.append(lowest)
            self.rep[seat] += 2
            self.fulfilled[seat].add(TALISMAN)

    # --- free actions

    def free_words(self, window: Window) -> list[str]:
        own = self.fancies[self.active]
        words = [f"reveal {card}" for card in sorted(own) if card in SUNS and self.ready(card, window)]
        if self.helper("C2") and any(map(self.can_fire, self.in_park())):
            words.append("companion C2")
        if self.helper("C5") and window.flipped and self.placements([window.flipped]):
            words.append("companion C5")
        if self.helper("C6") and self.own_goods["coin"]:
            words.append("companion C6")
        if self.helper("C7") and self.scorable(own + self.scored[self.active], window):
            words.append("companion C7")
        return [word for word in words if not self.casting or self.spares(word.split()[1])]

    # --- a chosen cast must stay possible

    def spares(self, card: str) -> bool:
        """True if a legal cast is left whatever this free action costs, and whatever C2 may still give away."""
        gifts = self.park_gifts(self.picnic.done) if self.picnic else 0
        for loss in self.losses(card):
            left = {kind: self.own_goods[kind] - loss.get(kind, 0) for kind in KINDS}
            for given in combinations_with_replacement(KINDS, min(gifts, sum(left.values()))):
                kept = {kind: left[kind] - given.count(kind) for kind in KINDS}
                if min(kept.values()) >= 0 and not self.casts_with(kept):
                    return False
        return True

    def casts_with(self, kept: dict[str, int]) -> bool:
        held, self.held[self.active] = self.own_goods, kept
        found = bool(self.casts(self.casting))
        self.held[self.active] = held
        return found

    def losses(self, card: str) -> list[dict[str, int]]:
        """Every way in which a free action may cost tokens."""
        cost = dict.fromkeys(KINDS, 0)
        if card == "F04":
            results = []
            for name in self.in_row():
                charm = CHARMS[name]
                back = sum(count for kind, count in charm.reward if kind == "c")
                for _, price in self.prices(name):
                    ways = self.payments(price, charm.no_coins)
                    results += [{**way, "coin": way["coin"] - back} for way in ways]
            return results
        if card == "F09":
            return self.payments({**cost, "br": 1, "me": 1, "pl": 1})
        if card == "F10":
            return [way for good in RING for way in self.payments({**cost, good: 4})]
        if card == "F13":
            icons = {icon_of(each) for each in self.again()}
            gives = "pl" in icons or ("po" in icons and self.plants() > 0)
            return self.gifts(1 if gives else 0)
        if card == "C2":
            return self.gifts(self.park_gifts(set()))
        if card == "C6":
            return [{"coin": self.own_goods["coin"]}]
        if card == "C7":
            owned = self.fancies[self.active] + self.scored[self.active]
            return [loss for each in self.scorable(owned, None) for loss in self.losses(each)] or [{}]
        return [{}]

    def payments(self, price: dict[str, int], no_coins: bool = False) -> list[dict[str, int]]:
        """Every way to pay a price; none if it cannot be paid."""
        results = []
        for paid in product(*(range(min(price[good], self.own_goods[good]) + 1) for good in RING)):
            coins = sum(price[good] for good in RING) - sum(paid)
            if coins + price["coin"] <= self.own_goods["coin"] and not (no_coins and coins):
                results.append({**dict(zip(RING, paid, strict=True)), "coin": coins + price["coin"]})
        return results

    def gifts(self, count: int) -> list[dict[str, int]]:
        ways = combinations_with_replacement(KINDS, min(count, self.toks(self.active)))
        counted = [{kind: way.count(kind) for kind in KINDS} for way in ways]
        return [way for way in counted if all(way[kind] <= self.own_goods[kind] for kind in KINDS)]

    def plants(self) -> int:
        return sum(icon_of(card) == "pl" for card in self.in_town())

    def park_gifts(self, done: set[str]) -> int:
        """How many plants firing up the Park can reach: those in it, and one in Town for each potion."""
        icons = [icon_of(card) for card in self.in_park() if card not in done]
        return icons.count("pl") + min(icons.count("po"), self.plants())

    def act_freely(self, word: str, window: Window) -> Playing:
        card = word.split()[1]
        if word.startswith("reveal"):
            yield from self.score_fancy(card, window.step)
            return
        self.used[self.active] = True
        if card == "C2":
            self.picnic = Step()
            yield from self.fire_many(self.in_park, step=self.picnic)
            self.picnic = None
        elif card == "C5":
            yield from self.use_ribbon(window.flipped)
        elif card == "C6":
            said = yield from self.choose("coins", [f"coins {n}" for n in range(1, self.own_goods["coin"] + 1)])
            coins = int(said.split()[1])
            self.own_goods["coin"] -= coins
            yield from self.gain_wild(2 * coins)
        else:
            own = self.fancies[self.active] + self.scored[self.active]
            said = yield from self.choose("score", [f"score {each}" for each in self.scorable(own, window)])
            yield from self.score_fancy(said.split()[1], window.step)

    def use_ribbon(self, shop: str) -> Playing:
        """Place up to two hand cards in the new shop, with every reward doubled."""
        for k in range(2):
            words = self.placements([shop])
            said = yield from self.choose("place", words if k == 0 else [*words, "skip"])
            if said == "skip":
                return
            yield from self.place(said, times=2)
