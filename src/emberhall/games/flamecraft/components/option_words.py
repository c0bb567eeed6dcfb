"""The words of Flamecraft's options, made from the ids of its cards."""

from emberhall.games.flamecraft.words import (
    ACHIEVEMENT,
    AMOUNT,
    BY_ARTISAN,
    COIN_LAID,
    COMPANION,
    DEPOSIT,
    ENCHANTMENT,
    FANCY,
    IN_SETS,
    KINDS,
    NOTHING,
    ON_NAMES,
    ON_SHOP,
    ON_SLOT,
    PART,
    REF_NAMES,
    SETS_MASK,
    SETS_SHIFT,
    SHOP,
    SLOTS,
    SPACE,
    TO_SEAT,
    TOKEN,
    VERBS,
    WITH_HELP,
)
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of


class Names:
    """The ids of all cards, by ref."""

    def __init__(self) -> None:
        self.artisan_ids: list[str] = []
        self.shop_ids: list[str] = []
        self.enchantment_ids: list[str] = []
        self.fancy_ids: list[str] = []
        self.companion_ids: list[str] = []
        self.achievement_ids: list[str] = []

    def name(self, kind: int, ref: int) -> str:
        """What a ref of this kind is called in words."""
        if kind == TOKEN:
            return KINDS[ref]
        if kind == FANCY:
            return self.fancy_ids[ref]
        if kind == ENCHANTMENT:
            return self.enchantment_ids[ref]
        if kind == SHOP:
            return self.shop_ids[ref]
        if kind in (PART, DEPOSIT, SPACE):
            return str(ref + 1)
        if kind == AMOUNT:
            return str(ref)
        if kind == ACHIEVEMENT:
            return self.achievement_ids[ref]
        if kind == COMPANION:
            return self.companion_ids[ref]
        return self.artisan_ids[ref]

    def slot(self, at: int) -> str:
        """A slot of a shop, `3 * shop + slot`."""
        return f"{self.shop_ids[at // SLOTS]}.{at % SLOTS + 1}"

    def word(self, solo: bool, pick: Option) -> str:
        """The word of an option."""
        verb = verb_of(pick)
        kind = REF_NAMES[verb]
        if kind == NOTHING:
            return VERBS[verb]
        return f"{VERBS[verb]} {self.aimed(solo, ON_NAMES[verb], self.name(kind, ref_of(pick)), on_of(pick))}"

    def aimed(self, solo: bool, kind: int, thing: str, on: int) -> str:
        """The thing, with what it goes onto or to whom."""
        if kind == ON_SLOT:
            return f"{thing} on {self.slot(on)}"
        if kind == TO_SEAT:
            return f"{thing} away" if solo else f"{thing} to {on}"
        if kind in (IN_SETS, WITH_HELP):
            sets, helper = on & SETS_MASK, on >> SETS_SHIFT
            times = f" x{sets}" if sets else ""
            return f"{thing}{times} with {self.companion_ids[helper - 1]}" if helper else f"{thing}{times}"
        if kind == ON_SHOP:
            return f"{thing} on {self.shop_ids[on]}"
        if kind == BY_ARTISAN:
            return f"{thing} by {self.artisan_ids[on]}"
        return f"coin {thing}" if kind == COIN_LAID and on else thing
