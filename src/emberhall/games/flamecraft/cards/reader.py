"""The card files, compiled into the book: the fields of every family, with the same checks for an overlay."""

from collections.abc import Mapping
from typing import Final, final

from emberhall.games.flamecraft.cards.owners import note_owners
from emberhall.games.flamecraft.cards.vocabulary import Vocabulary, split_count
from emberhall.games.flamecraft.effects.asking import AT_FIRE, MOON
from emberhall.games.flamecraft.state import Book
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
from emberhall.kernel.cards.errors import CardError
from emberhall.kernel.cards.fields import Fields
from emberhall.kernel.cards.files import texts_of
from emberhall.kernel.cards.tables import Family, Tables

PACKAGE: Final = "emberhall.games.flamecraft"
FAMILIES: Final = (
    Family("fire", key="icon"),
    Family("artisan"),
    Family("shop"),
    Family("enchantment"),
    Family("fancy"),
    Family("companion"),
    Family("achievement"),
)
FILES: Final = ("artisans", "shops", "enchantments", "fancies", "companions", "achievements")
PROVENANCES: Final = ("printed", "likely", "house")
FRENCH: Final = ("certain", "likely", "house")
DRAWN: Final = ("window", "awning", "dragon")
LONGEST_PART: Final = 16
ARTISANS: Final = 42
TIMINGS: Final = ("any", "cast", "ability", "placing", "new_shop")


@final
class Card:
    """The data of a card for the catalogue, besides its rules."""

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
        self.drawing: dict[str, str] = {}  # parts of its picture, of a card without one of its own


def tables_of(overlay: Mapping[str, str], rules: int = 0) -> Tables:
    """The tables of our card files as they were under these rules (0: today), with an overlay applied."""
    tables = Tables(FAMILIES, singles=("solo",))
    tables.add_ours(texts_of(PACKAGE, FILES), rules)
    tables.add(overlay)
    return tables


def read(overlay: Mapping[str, str], rules: int = 0) -> tuple[Book, list[Card]]:
    """The book and the catalogue's cards. Raises CardError with everything that is wrong."""
    return Reader(tables_of(overlay, rules)).read()


@final
class Reader:
    """Compiles tables into a book."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.vocabulary = Vocabulary()
        self.book = self.vocabulary.book
        self.cards: list[Card] = []

    def read(self) -> tuple[Book, list[Card]]:
        report = self.tables.report
        self.family("fire")
        for family in ("artisan", "shop", "enchantment", "fancy", "companion", "achievement"):
            self.family(family)
        try:
            self.solo()
        except CardError as error:
            report.add(error)
        report.check()
        note_owners(self.book)
        return self.book, self.cards

    def family(self, family: str) -> None:
        """Read every card of a family; an error in one does not hide errors in another."""
        for ref, fields in enumerate(self.tables.cards(family)):
            try:
                self.card(family, ref, fields)
            except CardError as error:
                self.tables.report.add(error)

    def card(self, family: str, ref: int, fields: Fields) -> None:
        if family == "fire":
            self.fire_up(ref, fields)
        else:
            if family == "artisan" and ref >= ARTISANS:
                raise fields.error("id", "there are 42 artisans, seven of each good, and this is none of them.")
            self.named(family, ref, fields)
        if family == "artisan":
            self.artisan(ref, fields)
        elif family == "shop":
            self.shop(ref, fields)
        elif family == "enchantment":
            self.enchantment(fields)
        elif family == "fancy":
            self.fancy(ref, fields)
        elif family == "companion":
            self.companion(fields)
        elif family == "achievement":
            self.achievement(fields)
        fields.finish()

    def named(self, family: str, ref: int, fields: Fields) -> None:
        name = fields.text("id")
        if " " in name or "." in name:
            raise fields.error("id", f"it is part of words, so it has no blanks and no dots, unlike {name!r}.")
        provenance = fields.word("provenance", PROVENANCES)
        french = fields.word("fr_provenance", FRENCH, "house")
        house = fields.text("house", "")
        card = Card(family, ref, name, fields.text("en"), fields.text("fr"), provenance, house, french)
        if fields.has("drawing"):
            drawing(card, fields.inner("drawing"))
        self.cards.append(card)

    # --- families

    def fire_up(self, ref: int, fields: Fields) -> None:
        """The ability of an icon's artisans; the icons are the goods, in ring order."""
        if ref >= len(GOODS) or fields.text("icon") != GOODS[ref]:
            raise fields.error("icon", f"there is one for each good, in ring order: {', '.join(GOODS)}.")
        fields.word("provenance", PROVENANCES)
        self.vocabulary.source = BY_FIRE
        self.book.fire_rows.append(self.vocabulary.row(fields, "effects"))

    def artisan(self, ref: int, fields: Fields) -> None:
        icon = fields.index("icon", GOODS)
        if icon != ref // 7:
            raise fields.error(
                "icon", f"the artisans are seven of each good, in ring order; this one is {GOODS[ref // 7]}."
            )
        self.book.artisan_ids.append(fields.card)

    def shop(self, ref: int, fields: Fields) -> None:
        book = self.book
        starter = fields.flag("starter")
        if starter != (ref < 6):
            raise fields.error("starter", "the six starters come first, and there are no others.")
        icon = fields.index("icon", ICONS)
        if starter and icon != ref:
            raise fields.error("icon", f"the starters come in ring order; this one is {GOODS[ref]}.")
        book.shop_ids.append(fields.card)
        book.shop_icon.append(icon)
        book.shop_amount.append(fields.number("amount", 1))
        slots = fields.words("slots")
        if len(slots) > 3:
            raise fields.error("slots", f"there are at most three, not {len(slots)}.")
        book.shop_slots.append(len(slots))
        for text in [*slots, "", "", ""][:3]:
            self.slot(fields, text)
        self.vocabulary.source = BY_SHOP
        alley = book.alley_coins
        book.shop_row.append(self.vocabulary.row(fields, "ability"))
        if book.alley_coins != alley:
            if book.alley >= 0:
                raise fields.error(
                    "ability", f"coins are already left on {self.tables.ids('shop')[book.alley]}; one shop may do that."
                )
            book.alley = ref
        book.shop_reveal.append(self.vocabulary.row(fields, "on_reveal"))
        passive = fields.words("passive", optional=True)
        for word in passive:
            if word not in ("no_entry_fee", "sleep"):
                raise fields.error("passive", f"it cannot be {word!r}; it can be no_entry_fee or sleep.")
        book.shop_free.append(int("no_entry_fee" in passive))
        book.shop_sleeps.append(int("sleep" in passive))

    def slot(self, fields: Fields, text: str) -> None:
        """A slot such as `br/me>c`; an empty text means no slot."""
        book = self.book
        self.vocabulary.source = BY_SLOT
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
                raise fields.error("slots", f"{text!r} takes {icon!r}, which is neither a good nor any.")
            mask |= 63 if icon == "any" else 1 << GOODS.index(icon)
        if not arrow:
            raise fields.error("slots", f"{text!r} does not say its reward after a >.")
        book.slot_takes.append(mask)
        book.slot_row.append(self.vocabulary.reward(fields, "slots", reward, False))
        book.slot_coin_row.append(self.vocabulary.reward(fields, "slots", reward, True))
        book.slot_coins.append(int(any(split_count(part.strip())[1] == "c" for part in reward.split("+"))))

    def enchantment(self, fields: Fields) -> None:
        book = self.book
        self.vocabulary.source = BY_ENCHANTMENT
        book.enchantment_ids.append(fields.card)
        book.enchantment_icon.append(fields.index("icon", GOODS))
        book.enchantment_deck.append(fields.index("deck", ("purple", "golden")))
        book.enchantment_pure.append(int(fields.flag("no_coins")))
        if fields.has("set"):
            book.enchantment_cost += self.price(fields, "set")
            tiers = fields.items("tiers")
            if not 2 <= len(tiers) <= 8 or not all(type(tier) is int and tier >= 0 for tier in tiers):
                raise fields.error("tiers", f"it must be a list of two to eight whole numbers, not {tiers!r}.")
            book.enchantment_rows.append(
                [self.vocabulary.reward(fields, "tiers", f"{tier} rep" if tier else "-", False) for tier in tiers]
            )
        else:
            book.enchantment_cost += self.price(fields, "cost")
            book.enchantment_rows.append([self.vocabulary.reward(fields, "reward", fields.text("reward"), False)])

    def price(self, fields: Fields, field: str) -> list[int]:
        counts = [0] * 7
        for part in fields.text(field).split("+"):
            number, kind = split_count(part.strip())
            if kind not in KINDS:
                raise fields.error(field, f"{part.strip()!r} is no part of a cost; there is {', '.join(KINDS)}.")
            counts[KINDS.index(kind)] += number
        if field == "set" and counts[COIN]:
            raise fields.error(field, "a set has no coin.")
        return counts

    def fancy(self, ref: int, fields: Fields) -> None:
        book = self.book
        sun = fields.index("type", ("moon", "sun")) == 1
        self.vocabulary.source = BY_SUN if sun else BY_MOON
        book.fancy_ids.append(fields.card)
        book.fancy_needs.append(self.vocabulary.needs(fields, "when"))
        names = fields.words("match", optional=True)
        if len(names) not in (0, 2):
            raise fields.error("match", f"it names two counts, not {len(names)}.")
        book.fancy_match += [self.vocabulary.code(fields, "match", name) for name in names] or [-1, -1]
        row = self.vocabulary.row(fields, "effects")
        if row < 0:
            raise fields.error("effects", "it is missing.")
        book.fancy_row.append(row)
        timing = fields.index("timing", ("turn", "fire"), "turn")
        book.fancy_timing.append(MOON if not sun else AT_FIRE if timing else 1)
        if sun:
            book.suns |= 1 << ref

    def companion(self, fields: Fields) -> None:
        book = self.book
        self.vocabulary.source = BY_COMPANION
        book.companion_ids.append(fields.card)
        book.companion_timing.append(fields.index("timing", TIMINGS))
        book.companion_start.append(self.vocabulary.row(fields, "start"))
        book.companion_row.append(self.vocabulary.row(fields, "effects"))
        book.companion_choice.append(fields.number("choose_from", 2, least=2, most=6))

    def achievement(self, fields: Fields) -> None:
        book = self.book
        book.achievement_ids.append(fields.card)
        book.achievement_needs.append(self.vocabulary.needs(fields, "when"))
        swaps: list[int] = []
        for pair in fields.items("swap", optional=True):
            if not isinstance(pair, list) or len(pair) != 2:
                raise fields.error("swap", f"it must be a list of pairs, and {pair!r} is none.")
            swaps += [self.ref(fields, "swap", "shop", name) for name in pair]
        for name in fields.words("add_shops", optional=True):
            swaps += [-1, self.ref(fields, "add_shops", "shop", name)]
        book.achievement_swaps.append(swaps)
        names = fields.words("add_fancies", optional=True)
        book.achievement_fancies.append([self.ref(fields, "add_fancies", "fancy", name) for name in names])

    def solo(self) -> None:
        """The lists of shops and fancies that solo starts with."""
        fields = self.tables.single("solo")
        book = self.book
        book.solo_shops = [self.ref(fields, "shops", "shop", name) for name in fields.words("shops")]
        book.solo_fancies = [self.ref(fields, "fancies", "fancy", name) for name in fields.words("fancies")]
        fields.finish()

    def ref(self, fields: Fields, field: str, family: str, name: str) -> int:
        """The index of a card that another card names."""
        ids = self.tables.ids(family)
        if name not in ids:
            raise fields.error(field, f"there is no card {name!r}.")
        return ids.index(name)


def drawing(card: Card, fields: Fields) -> None:
    """What its picture is put together from; the page knows what these words mean."""
    for part in DRAWN:
        said = fields.text(part, "")
        if len(said) > LONGEST_PART:
            raise fields.error(part, f"it has at most {LONGEST_PART} letters.")
        if said:
            card.drawing[part] = said
    fields.finish()
