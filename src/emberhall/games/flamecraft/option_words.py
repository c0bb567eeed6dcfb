"""The words of Flamecraft's options, made from the ids of its cards."""

from emberhall.games.flamecraft.words import (
    GIFTS,
    KINDS,
    OF_ENCHANTMENT,
    OF_FANCY,
    OF_KIND,
    PLAIN,
    V_BUY,
    V_CAST,
    V_CHOOSE,
    V_COINS,
    V_COMPANION,
    V_DEPOSIT,
    V_GIFT,
    V_LAY,
    V_PLACE,
    V_REPLACE,
    V_SPACE,
    V_TUCK,
    V_UNLOCK,
    V_VISIT,
    VERBS,
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


def said(names: Names, solo: bool, pick: Option) -> str:
    """The word of an option."""
    verb = verb_of(pick)
    head = VERBS[verb]
    if verb in PLAIN:
        return head
    thing = thing_said(names, verb, ref_of(pick))
    return f"{head} {aimed(names, solo, verb, thing, on_of(pick))}"


def thing_said(names: Names, verb: int, ref: int) -> str:
    """The thing a verb applies to."""
    if verb in OF_KIND or verb == V_GIFT:
        return KINDS[ref]
    if verb in OF_FANCY:
        return names.fancy_ids[ref]
    if verb in OF_ENCHANTMENT:
        return names.enchantment_ids[ref]
    if verb == V_VISIT:
        return names.shop_ids[ref]
    if verb in (V_CHOOSE, V_DEPOSIT, V_SPACE):
        return str(ref + 1)
    if verb == V_COINS:
        return str(ref)
    if verb == V_UNLOCK:
        return names.achievement_ids[ref]
    if verb == V_COMPANION:
        return names.companion_ids[ref]
    return names.artisan_ids[ref]


def aimed(names: Names, solo: bool, verb: int, thing: str, on: int) -> str:
    """The thing, with what it goes onto or to whom."""
    if verb == V_PLACE:
        return f"{thing} on {names.shop_ids[on // 3]}.{on % 3 + 1}"
    if verb in GIFTS:
        return f"{thing} away" if solo else f"{thing} to {on}"
    if verb in (V_CAST, V_BUY):
        times = f" x{on & 15}" if on & 15 else ""
        return f"{thing}{times} with {names.companion_ids[(on >> 4) - 1]}" if on >> 4 else f"{thing}{times}"
    if verb == V_TUCK:
        return f"{thing} on {names.shop_ids[on]}"
    if verb == V_REPLACE:
        return f"{thing} by {names.artisan_ids[on]}"
    if verb == V_LAY and on:
        return f"coin {thing}"
    return thing
