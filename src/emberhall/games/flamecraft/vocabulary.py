"""The effect vocabulary of the card files: a table such as `{ do = "gain", coins = 2 }` is an effect, a list a row.

An error names the file, the card and the field.
"""

from collections.abc import Callable

from emberhall.games.flamecraft.counts import CODES
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
from emberhall.games.flamecraft.sheets import Sheet
from emberhall.games.flamecraft.state import Book, Effect
from emberhall.games.flamecraft.words import BY_SHOP, GOODS

Builder = Callable[[Sheet], Effect]


class Vocabulary:
    """Reads effects, and adds their rows to a book."""

    def __init__(self) -> None:
        self.book = Book()
        self.source = BY_SHOP  # what the card being read earns reputation by
        self.builders: dict[str, Builder] = {
            "gain": self.gain,
            "gain_here": lambda sheet: GainHere(sheet.number("count")),
            "gain_different": lambda sheet: GainWild(sheet.number("count", most=6), True),
            "gain_from_cost": lambda sheet: GainFromCost(sheet.number("count", most=3)),
            "exchange": lambda sheet: Exchange(sheet.number("goods")),
            "pay": self.pay,
            "spend": lambda sheet: Spend(sheet.number("most", 6), sheet.number("score")),
            "pay_for_card": lambda sheet: PayForCard(sheet.choice("then", ("leave", "reserve")) == 1),
            "lose_rep": lambda sheet: LoseReputation(sheet.number("count"), self.source),
            "score": self.score,
            "score_kin": lambda sheet: ScoreKin(sheet.number("score")),
            "score_fancy": lambda sheet: ScoreFancy(sheet.flag("again"), self.row(sheet, "then")),
            "draw_a": lambda _: DrawArtisans(),
            "draw_f": lambda sheet: DrawFancies(sheet.number("count", 1), sheet.flag("gift")),
            "take": lambda sheet: Take(sheet.number("count")),
            "return_artisans": lambda sheet: ReturnArtisans(sheet.number("most"), sheet.number("score"), self.source),
            "return_fancies": lambda sheet: ReturnFancies(sheet.number("score"), self.source),
            "fill_from_deck": self.fill,
            "place": self.place,
            "replace": lambda sheet: Replace(self.row(sheet, "then")),
            "fire": self.fire,
            "fire_all": self.fire_all,
            "fire_newcomer": lambda _: FireNewcomer(),
            "swap": lambda _: Swap(),
            "cheer": lambda sheet: Cheer(sheet.number("score")),
            "gift": lambda sheet: Gift(sheet.number("most", 1), self.row(sheet, "reward")),
            "gift_coin": lambda sheet: GiftCoin(self.row(sheet, "reward")),
            "host": lambda sheet: Host(sheet.number("score")),
            "lay": lambda sheet: Lay(sheet.number("score"), sheet.number("all_coins", 0, least=0)),
            "reserve": lambda _: Reserve(),
            "discount": lambda sheet: Discount(sheet.number("count")),
            "flip": lambda sheet: Flip(self.row(sheet, "heads"), self.row(sheet, "tails")),
            "wish": lambda sheet: Wish(sheet.number("most"), self.row(sheet, "heads")),
            "deposit": self.deposit,
            "collect": lambda _: Collect(),
            "repeat": lambda sheet: RepeatAbility(sheet.number("count")),
            "may": lambda sheet: May(self.row(sheet, "row")),
            "either": lambda sheet: Either(self.row(sheet, "one"), self.row(sheet, "two")),
        }

    def add(self, row: list[Effect]) -> int:
        self.book.rows.append(row)
        return len(self.book.rows) - 1

    def row(self, sheet: Sheet, field: str) -> int:
        """A list of effects as a row's number; -1 where there is none."""
        effects = [self.effect(inner) for inner in sheet.tables(field)]
        if not effects:
            return -1
        sheet.rows[field] = self.add(effects)
        return sheet.rows[field]

    def effect(self, sheet: Sheet) -> Effect:
        do = sheet.text("do")
        if do not in self.builders:
            raise sheet.wrong("do", f"there is no effect {do!r}; there is {', '.join(self.builders)}.")
        effect = self.builders[do](sheet)
        sheet.finish()
        for field, value in sheet.table.items():
            if field != "do" and isinstance(value, (str, int)):
                effect.args[field] = value
        effect.parts.update(sheet.rows)
        return effect

    def goods(self, sheet: Sheet, field: str) -> list[int]:
        counts = [0] * 6
        for good in sheet.text(field, "").split():
            if good not in GOODS:
                raise sheet.wrong(field, f"{good!r} is no good; there is {', '.join(GOODS)}.")
            counts[GOODS.index(good)] += 1
        return counts

    def gain(self, sheet: Sheet) -> Effect:
        if sheet.has("wild"):
            return GainWild(sheet.number("wild"), False)
        if sheet.has("each"):
            return GainIcons(sheet.choice("each", ("here", "park")) == 1, sheet.number("count", 1))
        return Gain(self.goods(sheet, "goods"), sheet.number("coins", 0, least=0))

    def pay(self, sheet: Sheet) -> Effect:
        if sheet.has("one_type"):
            return PayOneType(sheet.number("one_type", most=20))
        return Pay(self.goods(sheet, "goods"), sheet.number("coins", 0, least=0))

    def score(self, sheet: Sheet) -> Effect:
        per = self.code(sheet, "per", sheet.text("per")) if sheet.has("per") else -1
        needs = self.needs(sheet, "when")
        number = sheet.number("count", 1)
        return Score(number, per, sheet.number("of", 1), sheet.number("cap", 0, least=0), needs, self.source)

    def code(self, sheet: Sheet, field: str, name: str) -> int:
        if name not in CODES:
            raise sheet.wrong(field, f"nothing is counted as {name!r}; it can be {', '.join(CODES)}.")
        return CODES[name]

    def needs(self, sheet: Sheet, field: str) -> list[int]:
        """Counts and the least they must be, as pairs."""
        table = sheet.take(field, dict, {})
        found: list[int] = []
        for name, least in table.items():
            if type(least) is not int or least < 1:
                raise sheet.wrong(f"{field}.{name}", f"it must be a whole number from 1 on, not {least!r}.")
            found += [self.code(sheet, field, name), least]
        return found

    def place(self, sheet: Sheet) -> Effect:
        return Place(
            sheet.choice("where", ("town", "here")) == 1,
            sheet.flag("any_icon"),
            sheet.choice("reward", ("normal", "rep_to_coin", "twice"), "normal"),
            self.row(sheet, "then"),
            self.row(sheet, "filled"),
            sheet.number("most", 1),
        )

    def fire(self, sheet: Sheet) -> Effect:
        origin = 1 + sheet.choice("from", ("park", "hand", "fired"))
        return Fire(
            origin, sheet.choice("then", ("nothing", "take", "gift"), "nothing"), sheet.number("score", 0, least=0)
        )

    def fire_all(self, sheet: Sheet) -> Effect:
        park = sheet.choice("from", ("here", "park")) == 1
        return FireMany(park, self.source == BY_SHOP)

    def fill(self, sheet: Sheet) -> Effect:
        slots = sheet.take("slots", list)
        if not slots or not all(slot in (1, 2, 3) for slot in slots):
            raise sheet.wrong("slots", f"it must be a list of slots, 1 to 3, not {slots!r}.")
        return FillFromDeck([slot - 1 for slot in slots])

    def deposit(self, sheet: Sheet) -> Effect:
        spaces = sheet.words("spaces")
        if len(spaces) != 3:
            raise sheet.wrong("spaces", f"there are three, not {len(spaces)}.")
        self.book.alley_coins = sheet.number("coins")
        rows = [self.reward(sheet, "spaces", text, False) for text in spaces]
        sheet.rows.update(zip(("one", "two", "three"), rows, strict=True))
        return Deposit(rows[0])

    def reward(self, sheet: Sheet, field: str, text: str, to_coins: bool) -> int:
        """A reward such as `2 rep + F`, as a row of its own; `to_coins`: each reputation is a coin instead."""
        row: list[Effect] = []
        for part in text.split("+"):
            row += self.reward_part(sheet, field, part.strip(), to_coins)
        return self.add(row)

    def reward_part(self, sheet: Sheet, field: str, part: str, to_coins: bool) -> list[Effect]:
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
            raise sheet.wrong(field, f"{part!r} is no reward; there is n rep, c, 2c, w, F, A or -.")
        effect.args["count"] = number
        return [effect]


def split_count(part: str) -> tuple[int, str]:
    """`2c` and `2 rep` as a number and what it counts; no number is one."""
    digits = len(part) - len(part.lstrip("0123456789"))
    return int(part[:digits] or 1), part[digits:].strip()
