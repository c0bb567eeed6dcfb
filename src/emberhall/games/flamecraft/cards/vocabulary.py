"""The effect vocabulary of the card files: a table such as `{ do = "gain", coins = 2 }` is an effect, a list a row.

An error names the file, the card and the field.
"""

from collections.abc import Callable
from typing import final

from emberhall.games.flamecraft.effects.charms import GainFromCost, PayForCard, Reserve
from emberhall.games.flamecraft.effects.choices import Either, May, RepeatAbility
from emberhall.games.flamecraft.effects.draws import (
    DrawArtisans,
    DrawFancies,
    FillFromDeck,
    ReturnArtisans,
    ReturnFancies,
    Take,
)
from emberhall.games.flamecraft.effects.fancies import Score, ScoreFancy, ScoreKin
from emberhall.games.flamecraft.effects.fires import Cheer, FireMany
from emberhall.games.flamecraft.effects.gains import Exchange, Gain, GainHere, GainIcons, GainWild
from emberhall.games.flamecraft.effects.gifts import Gift, GiftCoin, Host
from emberhall.games.flamecraft.effects.payments import LoseReputation, Pay, PayOneType, Spend
from emberhall.games.flamecraft.effects.places import Place
from emberhall.games.flamecraft.effects.prices import Discount
from emberhall.games.flamecraft.effects.single_fires import Fire, FireNewcomer
from emberhall.games.flamecraft.effects.swaps import Replace, Swap
from emberhall.games.flamecraft.effects.tokens import Collect, Deposit, Flip, Lay, Wish
from emberhall.games.flamecraft.facts.counts import CODES
from emberhall.games.flamecraft.state import Book, Effect
from emberhall.games.flamecraft.words import BY_SHOP, GOODS
from emberhall.kernel.cards.fields import Fields

Builder = Callable[[Fields], Effect]


@final
class Vocabulary:
    """Reads effects, and adds their rows to a book."""

    def __init__(self) -> None:
        self.book = Book()
        self.source = BY_SHOP  # the source of reputation of the card being read
        self.builders: dict[str, Builder] = {
            "gain": self.gain,
            "gain_here": lambda fields: GainHere(fields.number("count")),
            "gain_different": lambda fields: GainWild(fields.number("count", most=6), True),
            "gain_from_cost": lambda fields: GainFromCost(fields.number("count", most=3)),
            "exchange": lambda fields: Exchange(fields.number("goods")),
            "pay": self.pay,
            "spend": lambda fields: Spend(fields.number("most", 6), fields.number("score")),
            "pay_for_card": lambda fields: PayForCard(fields.index("then", ("leave", "reserve")) == 1),
            "lose_rep": lambda fields: LoseReputation(fields.number("count"), self.source),
            "score": self.score,
            "score_kin": lambda fields: ScoreKin(fields.number("score")),
            "score_fancy": lambda fields: ScoreFancy(fields.flag("again"), self.row(fields, "then")),
            "draw_a": lambda _: DrawArtisans(),
            "draw_f": lambda fields: DrawFancies(fields.number("count", 1), fields.flag("gift")),
            "take": lambda fields: Take(fields.number("count")),
            "return_artisans": lambda fields: ReturnArtisans(
                fields.number("most"), fields.number("score"), self.source
            ),
            "return_fancies": lambda fields: ReturnFancies(fields.number("score"), self.source),
            "fill_from_deck": self.fill,
            "place": self.place,
            "replace": lambda fields: Replace(self.row(fields, "then")),
            "fire": self.fire,
            "fire_all": self.fire_all,
            "fire_newcomer": lambda _: FireNewcomer(),
            "swap": lambda _: Swap(),
            "cheer": lambda fields: Cheer(fields.number("score")),
            "gift": lambda fields: Gift(fields.number("most", 1), self.row(fields, "reward")),
            "gift_coin": lambda fields: GiftCoin(self.row(fields, "reward")),
            "host": lambda fields: Host(fields.number("score")),
            "lay": lambda fields: Lay(fields.number("score"), fields.number("all_coins", 0, least=0)),
            "reserve": lambda _: Reserve(),
            "discount": lambda fields: Discount(fields.number("count")),
            "flip": lambda fields: Flip(self.row(fields, "heads"), self.row(fields, "tails")),
            "wish": lambda fields: Wish(fields.number("most"), self.row(fields, "heads")),
            "deposit": self.deposit,
            "collect": lambda _: Collect(),
            "repeat": lambda fields: RepeatAbility(fields.number("count")),
            "may": lambda fields: May(self.row(fields, "row")),
            "either": lambda fields: Either(self.row(fields, "one"), self.row(fields, "two")),
        }

    def add(self, row: list[Effect]) -> int:
        self.book.rows.append(row)
        return len(self.book.rows) - 1

    def row(self, fields: Fields, field: str) -> int:
        """Add a list of effects as a row; return its index, -1 if there is none."""
        effects = [self.effect(inner) for inner in fields.tables(field, optional=True)]
        if not effects:
            return -1
        fields.rows[field] = self.add(effects)
        return fields.rows[field]

    def effect(self, fields: Fields) -> Effect:
        do = fields.text("do")
        if do not in self.builders:
            raise fields.error("do", f"there is no effect {do!r}; there is {', '.join(self.builders)}.")
        effect = self.builders[do](fields)
        fields.finish()
        for field, value in fields.table.items():
            if field != "do" and isinstance(value, (str, int)):
                effect.args[field] = value
        effect.parts.update(fields.rows)
        return effect

    def goods(self, fields: Fields, field: str) -> list[int]:
        counts = [0] * 6
        for good in fields.text(field, "").split():
            if good not in GOODS:
                raise fields.error(field, f"{good!r} is no good; there is {', '.join(GOODS)}.")
            counts[GOODS.index(good)] += 1
        return counts

    def gain(self, fields: Fields) -> Effect:
        if fields.has("wild"):
            return GainWild(fields.number("wild"), False)
        if fields.has("each"):
            return GainIcons(fields.index("each", ("here", "park")) == 1, fields.number("count", 1))
        return Gain(self.goods(fields, "goods"), fields.number("coins", 0, least=0))

    def pay(self, fields: Fields) -> Effect:
        if fields.has("one_type"):
            return PayOneType(fields.number("one_type", most=20))
        return Pay(self.goods(fields, "goods"), fields.number("coins", 0, least=0))

    def score(self, fields: Fields) -> Effect:
        per = self.code(fields, "per", fields.text("per")) if fields.has("per") else -1
        needs = self.needs(fields, "when")
        number = fields.number("count", 1)
        return Score(number, per, fields.number("of", 1), fields.number("cap", 0, least=0), needs, self.source)

    def code(self, fields: Fields, field: str, name: str) -> int:
        if name not in CODES:
            raise fields.error(field, f"nothing is counted as {name!r}; it can be {', '.join(CODES)}.")
        return CODES[name]

    def needs(self, fields: Fields, field: str) -> list[int]:
        """Pairs of a count and its minimum."""
        table = fields.inner(field, optional=True).table
        pairs: list[int] = []
        for name, least in table.items():
            if type(least) is not int or least < 1:
                raise fields.error(f"{field}.{name}", f"it must be a whole number from 1 on, not {least!r}.")
            pairs += [self.code(fields, field, name), least]
        return pairs

    def place(self, fields: Fields) -> Effect:
        return Place(
            fields.index("where", ("town", "here")) == 1,
            fields.flag("any_icon"),
            fields.index("reward", ("normal", "rep_to_coin", "twice"), "normal"),
            self.row(fields, "then"),
            self.row(fields, "filled"),
            fields.number("most", 1),
        )

    def fire(self, fields: Fields) -> Effect:
        origin = 1 + fields.index("from", ("park", "hand", "fired"))
        return Fire(
            origin, fields.index("then", ("nothing", "take", "gift"), "nothing"), fields.number("score", 0, least=0)
        )

    def fire_all(self, fields: Fields) -> Effect:
        park = fields.index("from", ("here", "park")) == 1
        return FireMany(park, self.source == BY_SHOP)

    def fill(self, fields: Fields) -> Effect:
        slots = fields.items("slots")
        if not slots or not all(slot in (1, 2, 3) for slot in slots):
            raise fields.error("slots", f"it must be a list of slots, 1 to 3, not {slots!r}.")
        return FillFromDeck([slot - 1 for slot in slots])

    def deposit(self, fields: Fields) -> Effect:
        spaces = fields.words("spaces")
        if len(spaces) != 3:
            raise fields.error("spaces", f"there are three, not {len(spaces)}.")
        self.book.alley_coins = fields.number("coins")
        rows = [self.reward(fields, "spaces", text, False) for text in spaces]
        fields.rows.update(zip(("one", "two", "three"), rows, strict=True))
        return Deposit(rows[0])

    def reward(self, fields: Fields, field: str, text: str, to_coins: bool) -> int:
        """A reward such as `2 rep + F`, as its own row; `to_coins`: each reputation is a coin instead."""
        row: list[Effect] = []
        for part in text.split("+"):
            row += self.reward_part(fields, field, part.strip(), to_coins)
        return self.add(row)

    def reward_part(self, fields: Fields, field: str, part: str, to_coins: bool) -> list[Effect]:
        if part == "-":
            return []
        number, kind = split_count(part)
        effect: Effect
        if kind == "rep" and not to_coins:
            effect = Score(number, -1, 1, 0, [], self.source)
        elif kind in ("c", "rep"):
            effect = Gain([0] * 6, number)
            effect.args["coins"] = number
        elif kind == "w":
            effect = GainWild(number, False)
            effect.args["wild"] = number
        elif kind == "F":
            effect = DrawFancies(number, False)
        elif kind == "A":
            return [DrawArtisans() for _ in range(number)]
        else:
            raise fields.error(field, f"{part!r} is no reward; there is n rep, c, 2c, w, F, A or -.")
        effect.args["count"] = number
        return [effect]


def split_count(part: str) -> tuple[int, str]:
    """Split `2c` or `2 rep` into a number and a kind; without a number it is 1."""
    digits = len(part) - len(part.lstrip("0123456789"))
    return int(part[:digits] or 1), part[digits:].strip()
