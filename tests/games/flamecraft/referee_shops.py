"""The 28 shops at the referee's table: when their abilities may be used, and what they do."""

from collections.abc import Callable

from tests.games.flamecraft.referee_cards import ALLEY_SPACES, ARTISANS, CHARMS, KINDS, RING, icon_of
from tests.games.flamecraft.referee_fancies import Fancies
from tests.games.flamecraft.referee_table import Playing, Step, Window


class Shops(Fancies):
    """Abilities, used in G4: `s06_able` tells whether one may be used, `s06` carries it out."""

    flip: Callable[[], bool]

    def usable(self, shop: str) -> bool:
        able: Callable[[], bool] | None = getattr(self, f"{shop.lower()}_able", None)
        return able is not None and able()

    def ability(self, shop: str) -> Playing:
        yield from getattr(self, shop.lower())()

    def score(self, count: int) -> None:
        self.rep[self.active] += count

    def everywhere(self) -> list[str]:
        return list(self.town.values())

    def either(self, one: bool, two: bool) -> Playing:
        """Ask which half; the answer is left in `half`."""
        words = (["choose 1"] if one else []) + (["choose 2"] if two else [])
        self.half = (yield from self.choose("choose", words)).split()[1]

    def s01_able(self) -> bool:
        return bool(self.scorable(self.fancies[self.active], None))

    def s01(self) -> Playing:
        words = [f"score {card}" for card in self.scorable(self.fancies[self.active], None)]
        said = yield from self.choose("score", words)
        yield from self.score_fancy(said.split()[1], None)
        self.draw_fancy()

    def s02_able(self) -> bool:
        return self.reserved[self.active] is None and bool(self.bought(self.in_row()))

    def s02(self) -> Playing:
        said = yield from self.choose("buy", [f"buy {each}" for each in self.bought(self.in_row())])
        yield from self.buy(said.removeprefix("buy "))
        self.reserve(said.split()[1])

    def reserve(self, name: str) -> None:
        self.row[self.row.index(name)] = None
        self.reserved[self.active] = name

    def s03_able(self) -> bool:
        return bool(self.in_park())

    def s03(self) -> Playing:
        words = [f"fire {card}" for card in self.in_park()]
        said = yield from self.choose("fire-one", words)
        left = yield from self.fire(said.split()[1], Step())
        if left in self.park:  # unless C4 interrupted and a bread artisan drew it
            self.take(left)

    def s04_able(self) -> bool:
        return (self.own_goods["coin"] >= 2 and not all(self.alley)) or any(self.alley)

    def s04(self) -> Playing:
        yield from self.either(self.own_goods["coin"] >= 2 and not all(self.alley), any(self.alley))
        if self.half == "2":
            self.gain("coin", 2 * sum(self.alley))
            self.alley = [False] * 3
            return
        words = [f"deposit {k + 1}" for k in range(3) if not self.alley[k]]
        k = int((yield from self.choose("deposit", words)).split()[1]) - 1
        self.own_goods["coin"] -= 2
        self.alley[k] = True
        yield from self.gain_row(ALLEY_SPACES[k])
        self.extra += 1

    def s05_able(self) -> bool:
        return self.rep[self.active] >= 3 or self.own_goods["coin"] >= 3

    def s05(self) -> Playing:
        yield from self.either(self.rep[self.active] >= 3, self.own_goods["coin"] >= 3)
        if self.half == "1":
            self.score(-3)
            self.gain("coin", 4)
        else:
            self.own_goods["coin"] -= 3
            self.score(5)

    def s06_able(self) -> bool:
        return self.able("br br")

    def s06(self) -> Playing:
        yield from self.pay_goods("br br")
        for _ in range(2):
            if self.in_park():
                said = yield from self.choose("take", [f"take {card}" for card in self.in_park()])
                self.take(said.split()[1])

    def s07_able(self) -> bool:
        return bool(self.hand)

    def s07(self) -> Playing:
        """One card since the tuning; the table still says one or two."""
        said = yield from self.choose("return", [f"return {card}" for card in self.hand])
        self.hand.remove(said.split()[1])
        self.deck.append(said.split()[1])
        self.score(3)

    def s08_able(self) -> bool:
        return True

    def s08(self) -> Playing:
        guests = [pawn for pawn in self.around() if self.pawns[pawn] == self.here]
        self.score(2 + 2 * len(guests))
        for owner in guests:
            if not self.solo:
                said = yield from self.choose("good", [f"good {good}" for good in RING])
                self.held[owner][said.split()[1]] += 1

    def s09_able(self) -> bool:
        return self.able("me") and bool(self.placements(self.everywhere(), any_icon=True))

    def s09(self) -> Playing:
        yield from self.pay_goods("me")
        said = yield from self.choose("place", self.placements(self.everywhere(), any_icon=True))
        yield from self.place(said)
        self.gain("coin", 2)

    def s10_able(self) -> bool:
        return True

    def s10(self) -> Playing:
        self.gain_set()
        said = yield from self.ask("may", lambda: (["use"] if self.own_goods["coin"] else []) + ["skip"], Window())
        if said == "use":
            self.own_goods["coin"] -= 1
            self.gain_set()

    def gain_set(self) -> None:
        for good in ("br", "me", "pl"):
            self.gain(good)

    def s11_able(self) -> bool:
        return bool(self.hand) and bool(self.awake(self.here))

    def s11(self) -> Playing:
        words = [f"replace {old} by {new}" for old in self.awake(self.here) for new in self.hand]
        _, old, _, new = (yield from self.choose("replace", words)).split()
        slots = self.slots[self.here]
        slots[slots.index(old)] = new
        self.hand.remove(new)
        self.hand.append(old)
        said = yield from self.choose("fire-newcomer", [f"fire {new}", "skip"] if self.can_fire(new) else ["skip"])
        if said != "skip":
            yield from self.fire(new, Step())

    def s12_able(self) -> bool:
        return bool(self.one_type(8))

    def s12(self) -> Playing:
        yield from self.pay_one_type(8)
        self.score(10)

    def s13_able(self) -> bool:
        return True

    def s13(self) -> Playing:
        yield from self.gain_wild(1)
        said = yield from self.ask(
            "gift-coin", lambda: [*self.gift_words(["coin"] if self.own_goods["coin"] else []), "skip"], Window()
        )
        if said != "skip":
            self.give(said)
            self.score(4)

    def s14_able(self) -> bool:
        return self.toks(self.active) > 0

    def s14(self) -> Playing:
        """One to three of one type, with coins as substitutes; then the reward for each of them."""
        named = ""
        given = 0
        while given < 3:
            kinds = [kind for kind in self.own_kinds() if kind == "coin" or named in ("", kind)]
            words = self.gift_words(kinds) + (["done"] if given else [])
            said = yield from self.choose("gift", words)
            if said == "done":
                break
            kind = self.give(said)
            named = named if kind == "coin" else kind
            given += 1
        for _ in range(given):
            yield from self.either(True, True)
            if self.half == "1":
                self.score(2)
            else:
                self.gain("coin")

    def s15_able(self) -> bool:
        return bool(self.placements([self.here]))

    def s15(self) -> Playing:
        said = yield from self.choose("place", self.placements([self.here]))
        yield from self.place(said, rep_to_coin=True)

    def s16_able(self) -> bool:
        return bool(self.fancy_deck) or bool(self.draw_words())

    def s16(self) -> Playing:
        yield from self.maw()
        words = lambda: [f"spend {kind}" for kind in self.own_kinds()] + ["skip"]  # noqa: E731
        said = yield from self.ask("flip-again", words, Window())
        if said != "skip":
            self.own_goods[said.split()[1]] -= 1
            yield from self.maw()

    def maw(self) -> Playing:
        if self.flip():
            self.draw_fancy()
        else:
            yield from self.draw_artisan()

    def s17_able(self) -> bool:
        return self.own_goods["coin"] > 0 and any(map(self.can_fire, self.awake(self.here)))

    def s17(self) -> Playing:
        self.own_goods["coin"] -= 1
        yield from self.fire_many(lambda: self.awake(self.here), pocus=True)

    def s18_able(self) -> bool:
        return True

    def s18(self) -> Playing:
        yield from self.either(True, self.own_goods["coin"] > 0 and bool(self.awake(self.here)))
        if self.half == "1":
            self.gain("pl", 2)
            return
        self.own_goods["coin"] -= 1
        for card in self.awake(self.here):
            self.gain(icon_of(card), 2)

    def s19_able(self) -> bool:
        return bool(self.lay_words(""))

    def lay_words(self, last: str) -> list[str]:
        """Park cards after the last one in card order, each with a good or a coin."""
        words = []
        for card in sorted(self.in_park(), key=ARTISANS.index):
            if not last or ARTISANS.index(card) > ARTISANS.index(last):
                words += [f"lay {card}"] if self.own_goods[icon_of(card)] else []
                words += [f"lay coin {card}"] if self.own_goods["coin"] else []
        return words

    def s19(self) -> Playing:
        last, count = "", 0
        while words := self.lay_words(last):
            said = yield from self.choose("lay", words + (["done"] if count else []))
            if said == "done":
                break
            last = said.split()[-1]
            kind = "coin" if " coin " in said else icon_of(last)
            self.own_goods[kind] -= 1
            self.laid[self.park.index(last)][kind] += 1
            count += 1
        self.score(2 * count)
        if count == 5:
            self.gain("coin")

    def s20_able(self) -> bool:
        return bool(self.in_row()) or self.reserved[self.active] is not None

    def s20(self) -> Playing:
        own = self.reserved[self.active]
        names = self.in_row() + ([own] if own is not None else [])
        name = (yield from self.choose("pick", [f"pick {each}" for each in names])).split()[1]
        charm = CHARMS[name]
        sets = len(charm.tiers) or 1
        cost = {kind: count * sets for kind, count in charm.cost.items()}
        ways = {way for way in self.many(3) if all(way.count(k) <= cost[good] for k, good in enumerate(RING))}
        yield from self.gain_goods("good-of-cost", ways)
        if name in self.row and own is None:
            said = yield from self.choose("reserve", [f"reserve {name}", "skip"])
            if said != "skip":
                self.reserve(name)

    def s21_able(self) -> bool:
        return bool(self.placements(self.everywhere()))

    def s21(self) -> Playing:
        said = yield from self.choose("place", self.placements(self.everywhere()))
        if (yield from self.place(said)):
            self.score(3)

    def s22_able(self) -> bool:
        return True

    def s22(self) -> Playing:
        drawn = [card for card in (self.draw_fancy(), self.draw_fancy()) if card is not None]
        if drawn:
            said = yield from self.choose("gift-fancy", self.gift_words(drawn))
            card = said.split()[1]
            self.fancies[self.active].remove(card)
            if self.solo:
                self.fancy_deck.append(card)
            else:
                self.fancies[int(said.split()[3])].append(card)
        self.score(1)

    def s23_able(self) -> bool:
        return self.sew_count() > 0

    def sew_count(self) -> int:
        return sum(icon_of(card) == self.sewn for card in self.awake_in_town())

    def s23(self) -> Playing:
        self.score(self.sew_count())
        yield from ()

    def s24_able(self) -> bool:
        return bool(self.again())

    def s24(self) -> Playing:
        yield from self.fire_again()

    def s25_able(self) -> bool:
        return self.able("ir") and bool(self.in_park())

    def s25(self) -> Playing:
        yield from self.pay_goods("ir")
        for card in self.in_park():
            self.gain(icon_of(card))

    def s26_able(self) -> bool:
        return self.toks(self.active) > 0

    def s26(self) -> Playing:
        """Goods in ring order, then coins for types not yet paid."""
        last, count = -1, 0
        while count < 6:
            kinds = [kind for k, kind in enumerate(KINDS) if self.own_goods[kind] and (k > last or kind == "coin")]
            if not kinds:
                break
            said = yield from self.choose("spend", [f"spend {kind}" for kind in kinds] + (["done"] if count else []))
            if said == "done":
                break
            kind = said.split()[1]
            last = KINDS.index(kind)
            self.own_goods[kind] -= 1
            count += 1
        self.score(count)

    def s27_able(self) -> bool:
        return any(map(self.can_fire, self.hand))

    def s27(self) -> Playing:
        words = [f"fire {card}" for card in self.hand if self.can_fire(card)]
        said = yield from self.choose("fire-one", words)
        left = yield from self.fire(said.split()[1], Step())
        gift = lambda: [*self.gift_words([left] if left in self.hand else []), "skip"]  # noqa: E731
        said = yield from self.ask("gift-artisan", gift, Window())
        if said == "skip":
            return
        self.hand.remove(left)
        if self.solo:
            self.deck.append(left)
        else:
            self.hands[int(said.split()[3])].append(left)
        self.score(3)

    def s28_able(self) -> bool:
        return self.own_goods["coin"] > 0

    def s28(self) -> Playing:
        for _ in range(3):
            said = yield from self.ask(
                "wish", lambda: (["flip"] if self.own_goods["coin"] else []) + ["done"], Window()
            )
            if said == "done":
                return
            if self.flip():
                self.score(2)
            else:
                self.own_goods["coin"] -= 1
