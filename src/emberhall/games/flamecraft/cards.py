"""The card files, decoded into the book: same validation for ours and for those laid over them.

An error names the file, the card and the field. A card of an id that exists replaces the fields it states; another id
is a new card and must state them all.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final, final

from emberhall.games.flamecraft.asking import AT_FIRE, MOON
from emberhall.games.flamecraft.sheets import Sheet
from emberhall.games.flamecraft.shelves import Shelf
from emberhall.games.flamecraft.state import Book
from emberhall.games.flamecraft.vocabulary import Vocabulary, split_count
from emberhall.games.flamecraft.words import (
    BY_COMPANION,
    BY_ENCHANTMENT,
    BY_FIRE,
    BY_MOON,
    BY_SHOP,
    BY_SLOT,
    BY_SUN,
    COIN,
    GOODS,
    ICONS,
    KINDS,
)

FILES: Final = ("artisans", "shops", "enchantments", "fancies", "companions", "achievements")
PROVENANCES: Final = ("printed", "likely", "house")
FRENCH: Final = ("certain", "likely", "house")
TIMINGS: Final = ("any", "cast", "ability", "placing", "new_shop")


@final
class Card:
    """What a catalogue says of a card besides its rules."""

    def __init__(
        self, family: str, ref: int, name: str, en: str, fr: str, provenance: str, house: str, french: str
    ) -> None:
        self.family = family
        self.ref = ref
        self.id = name
        self.en = en
        self.fr = fr
        self.provenance = provenance
        self.house = house
        self.french = french


def read(overlays: Mapping[str, str]) -> tuple[Book, list[Card]]:
    """Our card files with others laid over them."""
    shelf = Shelf()
    folder = files("emberhall.games.flamecraft").joinpath("cards")
    for name in FILES:
        shelf.lay(f"{name}.toml", folder.joinpath(f"{name}.toml").read_text("utf-8"))
    for name, text in overlays.items():
        shelf.lay(name, text)
    return Reader(shelf).read()


@final
class Reader(Vocabulary):
    """Decodes the tables of a shelf into a book."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self.shelf = shelf
        self.cards: list[Card] = []

    def read(self) -> tuple[Book, list[Card]]:
        tables = self.shelf.tables
        for icon in GOODS:
            if icon not in tables["fire"]:
                raise ValueError(f"artisans.toml: nothing says what {icon} artisans do.")
        for name in GOODS:
            sheet = Sheet(self.shelf.sources[name], name, tables["fire"][name])
            sheet.text("icon")
            sheet.choice("provenance", PROVENANCES)
            self.source = BY_FIRE
            self.book.fire_rows.append(self.row(sheet, "effects"))
            sheet.finish()
        for family, read_one in (
            ("artisan", self.artisan),
            ("shop", self.shop),
            ("enchantment", self.enchantment),
            ("fancy", self.fancy),
            ("companion", self.companion),
            ("achievement", self.achievement),
        ):
            for ref, (name, table) in enumerate(tables[family].items()):
                sheet = Sheet(self.shelf.sources[name], name, table)
                self.named(family, ref, sheet)
                read_one(sheet)
                sheet.finish()
        self.solo()
        return self.book, self.cards

    def named(self, family: str, ref: int, sheet: Sheet) -> None:
        name = sheet.text("id")
        if " " in name or "." in name:
            raise sheet.wrong("id", f"it is part of words, so it has no blanks and no dots, unlike {name!r}.")
        provenance = PROVENANCES[sheet.choice("provenance", PROVENANCES)]
        french = FRENCH[sheet.choice("fr_provenance", FRENCH, "house")]
        house = sheet.text("house", "")
        self.cards.append(Card(family, ref, name, sheet.text("en"), sheet.text("fr"), provenance, house, french))

    # --- families

    def artisan(self, sheet: Sheet) -> None:
        icon = sheet.choice("icon", GOODS)
        ref = len(self.book.artisan_ids)
        if icon != ref // 7:
            raise sheet.wrong(
                "icon", f"the artisans are seven of each good, in ring order; this one is {GOODS[ref // 7]}."
            )
        self.book.artisan_ids.append(sheet.card)

    def shop(self, sheet: Sheet) -> None:
        book = self.book
        ref = len(book.shop_ids)
        starter = sheet.flag("starter")
        if starter != (ref < 6):
            raise sheet.wrong("starter", "the six starters come first, and there are no others.")
        icon = sheet.choice("icon", ICONS)
        if starter and icon != ref:
            raise sheet.wrong("icon", f"the starters come in ring order; this one is {GOODS[ref]}.")
        book.shop_ids.append(sheet.card)
        book.shop_icon.append(icon)
        book.shop_amount.append(sheet.number("amount", 1))
        slots = sheet.words("slots")
        if len(slots) > 3:
            raise sheet.wrong("slots", f"there are at most three, not {len(slots)}.")
        book.shop_slots.append(len(slots))
        for text in [*slots, "", "", ""][:3]:
            self.slot(sheet, text)
        self.source = BY_SHOP
        alley = book.alley_coins
        book.shop_row.append(self.row(sheet, "ability"))
        if book.alley_coins != alley:
            if book.alley >= 0:
                raise sheet.wrong(
                    "ability", f"coins are already left on {book.shop_ids[book.alley]}; one shop may do that."
                )
            book.alley = ref
        book.shop_reveal.append(self.row(sheet, "on_reveal"))
        passive = sheet.words("passive", default=True)
        for word in passive:
            if word not in ("no_entry_fee", "sleep"):
                raise sheet.wrong("passive", f"it cannot be {word!r}; it can be no_entry_fee or sleep.")
        book.shop_free.append(int("no_entry_fee" in passive))
        book.shop_sleeps.append(int("sleep" in passive))

    def slot(self, sheet: Sheet, text: str) -> None:
        """A slot such as `br/me>c`; an empty text is none."""
        book = self.book
        self.source = BY_SLOT
        if not text:
            for rows in (book.slot_row, book.slot_coin_row):
                rows.append(-1)
            book.slot_takes.append(0)
            book.slot_coins.append(0)
            return
        icons, arrow, reward = text.partition(">")
        mask = 0
        for icon in icons.split("/"):
            if icon != "any" and icon not in GOODS:
                raise sheet.wrong("slots", f"{text!r} takes {icon!r}, which is neither a good nor any.")
            mask |= 63 if icon == "any" else 1 << GOODS.index(icon)
        if not arrow:
            raise sheet.wrong("slots", f"{text!r} does not say its reward after a >.")
        book.slot_takes.append(mask)
        book.slot_row.append(self.reward(sheet, "slots", reward, False))
        book.slot_coin_row.append(self.reward(sheet, "slots", reward, True))
        book.slot_coins.append(int(any(split_count(part.strip())[1] == "c" for part in reward.split("+"))))

    def enchantment(self, sheet: Sheet) -> None:
        book = self.book
        self.source = BY_ENCHANTMENT
        book.enchantment_ids.append(sheet.card)
        book.enchantment_icon.append(sheet.choice("icon", GOODS))
        book.enchantment_deck.append(sheet.choice("deck", ("purple", "golden")))
        book.enchantment_pure.append(int(sheet.flag("no_coins")))
        if sheet.has("set"):
            book.enchantment_cost += self.price(sheet, "set")
            tiers = sheet.take("tiers", list)
            if not 2 <= len(tiers) <= 8 or not all(type(tier) is int and tier >= 0 for tier in tiers):
                raise sheet.wrong("tiers", f"it must be a list of two to eight whole numbers, not {tiers!r}.")
            book.enchantment_rows.append(
                [self.reward(sheet, "tiers", f"{tier} rep" if tier else "-", False) for tier in tiers]
            )
        else:
            book.enchantment_cost += self.price(sheet, "cost")
            book.enchantment_rows.append([self.reward(sheet, "reward", sheet.text("reward"), False)])

    def price(self, sheet: Sheet, field: str) -> list[int]:
        counts = [0] * 7
        for part in sheet.text(field).split("+"):
            number, kind = split_count(part.strip())
            if kind not in KINDS:
                raise sheet.wrong(field, f"{part.strip()!r} is no price; there is {', '.join(KINDS)}.")
            counts[KINDS.index(kind)] += number
        if field == "set" and counts[COIN]:
            raise sheet.wrong(field, "a set has no coin.")
        return counts

    def fancy(self, sheet: Sheet) -> None:
        book = self.book
        ref = len(book.fancy_ids)
        sun = sheet.choice("type", ("moon", "sun")) == 1
        self.source = BY_SUN if sun else BY_MOON
        book.fancy_ids.append(sheet.card)
        book.fancy_needs.append(self.needs(sheet, "when"))
        names = sheet.words("match", default=True)
        if len(names) not in (0, 2):
            raise sheet.wrong("match", f"it names two counts, not {len(names)}.")
        book.fancy_match += [self.code(sheet, "match", name) for name in names] or [-1, -1]
        row = self.row(sheet, "effects")
        if row < 0:
            raise sheet.wrong("effects", "it is missing.")
        book.fancy_row.append(row)
        timing = sheet.choice("timing", ("turn", "fire"), "turn")
        book.fancy_timing.append(MOON if not sun else AT_FIRE if timing else 1)
        if sun:
            book.suns |= 1 << ref

    def companion(self, sheet: Sheet) -> None:
        book = self.book
        self.source = BY_COMPANION
        book.companion_ids.append(sheet.card)
        book.companion_timing.append(sheet.choice("timing", TIMINGS))
        book.companion_start.append(self.row(sheet, "start"))
        book.companion_row.append(self.row(sheet, "effects"))
        book.companion_choice.append(sheet.number("choose_from", 2, least=2, most=6))

    def achievement(self, sheet: Sheet) -> None:
        book = self.book
        book.achievement_ids.append(sheet.card)
        book.achievement_needs.append(self.needs(sheet, "when"))
        swaps: list[int] = []
        for pair in sheet.take("swap", list, []):
            if not isinstance(pair, list) or len(pair) != 2:
                raise sheet.wrong("swap", f"it must be a list of pairs, and {pair!r} is none.")
            swaps += [self.ref(sheet, "swap", book.shop_ids, name) for name in pair]
        for name in sheet.words("add_shops", default=True):
            swaps += [-1, self.ref(sheet, "add_shops", book.shop_ids, name)]
        book.achievement_swaps.append(swaps)
        names = sheet.words("add_fancies", default=True)
        book.achievement_fancies.append([self.ref(sheet, "add_fancies", book.fancy_ids, name) for name in names])

    def solo(self) -> None:
        sheet = Sheet(self.shelf.solo_source, "solo", self.shelf.solo)
        book = self.book
        book.solo_shops = [self.ref(sheet, "shops", book.shop_ids, name) for name in sheet.words("shops")]
        book.solo_fancies = [self.ref(sheet, "fancies", book.fancy_ids, name) for name in sheet.words("fancies")]
        sheet.finish()

    def ref(self, sheet: Sheet, field: str, ids: list[str], name: str) -> int:
        if name not in ids:
            raise sheet.wrong(field, f"there is no card {name!r}.")
        return ids.index(name)
