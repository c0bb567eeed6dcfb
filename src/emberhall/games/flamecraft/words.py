"""Words of Flamecraft: goods, icons, places and verbs, and the numbers behind them.

An artisan is `7 * icon + k`, its starter first. A place is a space of the Town (0 to 13), the Park or a hand.
"""

from typing import Final, final

from emberhall.games.flamecraft.events.facts import Source, Token
from emberhall.kernel.decisions import option

# Goods in ring order; a coin is the seventh kind of token.
GOODS: Final = ("br", "me", "ir", "po", "cr", "pl")
KINDS: Final[tuple[Token, ...]] = ("br", "me", "ir", "po", "cr", "pl", "coin")
COIN: Final = 6

# Icons of shops besides the goods.
WILD: Final = 6
DRAGON: Final = 7
COINS_ICON: Final = 8
ICONS: Final = ("br", "me", "ir", "po", "cr", "pl", "wild", "dragon", "coin")

BREAD: Final = 0
MEAT: Final = 1
IRON: Final = 2
POTION: Final = 3
CRYSTAL: Final = 4
PLANT: Final = 5

ARTISANS: Final = 42
SPACES: Final = 14
PARK: Final = 14
HAND: Final = 15
PARK_PLACES: Final = 5
NOWHERE: Final = 16
ALLEY_FULL: Final = 0b111  # coins on all three spaces of Dragon Alley

# The sources of reputation, in the order of the breakdown.
SOURCES: Final[tuple[Source, ...]] = (
    "slots",
    "fires",
    "shops",
    "enchantments",
    "suns",
    "moons",
    "companions",
    "coins",
)
BY_SLOT: Final = 0
BY_FIRE: Final = 1
BY_SHOP: Final = 2
BY_ENCHANTMENT: Final = 3
BY_SUN: Final = 4
BY_MOON: Final = 5
BY_COMPANION: Final = 6
BY_COINS: Final = 7

# Verbs. Ascending numbers are the canonical order; free actions come last.
V_KEEP: Final = 0
V_VISIT: Final = 1
V_FEE: Final = 2
V_GATHER: Final = 3
V_ENCHANT: Final = 4
V_GOOD: Final = 5
V_TAKE: Final = 6
V_DRAW: Final = 7
V_PLACE: Final = 8
V_FIRE: Final = 9
V_CHEER: Final = 10
V_USE: Final = 11
V_CHOOSE: Final = 12
V_CAST: Final = 13
V_COIN: Final = 14
V_PAY: Final = 15
V_TYPE: Final = 16
V_SPEND: Final = 17
V_LESS: Final = 18
V_SWAP: Final = 19
V_REPLACE: Final = 20
V_GIFT: Final = 21
V_GIFT_ARTISAN: Final = 22
V_GIFT_FANCY: Final = 23
V_LAY: Final = 24
V_PICK: Final = 25
V_BUY: Final = 26
V_RESERVE: Final = 27
V_FLIP: Final = 28
V_SCORE: Final = 29
V_NAME: Final = 30
V_RETURN: Final = 31
V_RETURN_FANCY: Final = 32
V_DEPOSIT: Final = 33
V_COINS: Final = 34
V_TUCK: Final = 35
V_SPACE: Final = 36
V_UNLOCK: Final = 37
V_HELP: Final = 38
V_SKIP: Final = 39
V_DONE: Final = 40
V_END: Final = 41
V_CONTINUE: Final = 42
V_REVEAL: Final = 43
V_COMPANION: Final = 44

# What the ref of a verb names.
NOTHING: Final = 0
TOKEN: Final = 1  # a good or a coin
ARTISAN: Final = 2
ENCHANTMENT: Final = 3
FANCY: Final = 4
SHOP: Final = 5
COMPANION: Final = 6
ACHIEVEMENT: Final = 7
PART: Final = 8  # of an effect with two parts
DEPOSIT: Final = 9  # a space of Dragon Alley
SPACE: Final = 10  # of the Town
AMOUNT: Final = 11  # of coins

# What its `on` names.
ALONE: Final = 0  # it has none
ON_SLOT: Final = 1
ON_SHOP: Final = 2
BY_ARTISAN: Final = 3
TO_SEAT: Final = 4
COIN_LAID: Final = 5  # 1: a coin instead of a good
IN_SETS: Final = 6  # how many times the price is paid; 0 if there is no choice
WITH_HELP: Final = 7  # the same, and above it a companion that helps to pay, plus one
SETS_SHIFT: Final = 4
SETS_MASK: Final = 15
SLOTS: Final = 3  # of a shop


@final
class Verb:
    """What an option with this verb says: its word, and what its ref and its `on` name."""

    def __init__(self, word: str, ref: int = NOTHING, on: int = ALONE) -> None:
        self.word = word
        self.ref = ref
        self.on = on


MEANINGS: Final[dict[int, Verb]] = {
    V_KEEP: Verb("keep", FANCY),
    V_VISIT: Verb("visit", SHOP),
    V_FEE: Verb("fee", TOKEN),
    V_GATHER: Verb("gather"),
    V_ENCHANT: Verb("enchant"),
    V_GOOD: Verb("good", TOKEN),
    V_TAKE: Verb("take", ARTISAN),
    V_DRAW: Verb("draw"),
    V_PLACE: Verb("place", ARTISAN, ON_SLOT),
    V_FIRE: Verb("fire", ARTISAN),
    V_CHEER: Verb("cheer", ARTISAN),
    V_USE: Verb("use"),
    V_CHOOSE: Verb("choose", PART),
    V_CAST: Verb("cast", ENCHANTMENT, WITH_HELP),
    V_COIN: Verb("coin", TOKEN),
    V_PAY: Verb("pay"),
    V_TYPE: Verb("type", TOKEN),
    V_SPEND: Verb("spend", TOKEN),
    V_LESS: Verb("less", TOKEN),
    V_SWAP: Verb("swap", ARTISAN),
    V_REPLACE: Verb("replace", ARTISAN, BY_ARTISAN),
    V_GIFT: Verb("gift", TOKEN, TO_SEAT),
    V_GIFT_ARTISAN: Verb("gift", ARTISAN, TO_SEAT),
    V_GIFT_FANCY: Verb("gift", FANCY, TO_SEAT),
    V_LAY: Verb("lay", ARTISAN, COIN_LAID),
    V_PICK: Verb("pick", ENCHANTMENT),
    V_BUY: Verb("buy", ENCHANTMENT, IN_SETS),
    V_RESERVE: Verb("reserve", ENCHANTMENT),
    V_FLIP: Verb("flip"),
    V_SCORE: Verb("score", FANCY),
    V_NAME: Verb("name", ARTISAN),
    V_RETURN: Verb("return", ARTISAN),
    V_RETURN_FANCY: Verb("return", FANCY),
    V_DEPOSIT: Verb("deposit", DEPOSIT),
    V_COINS: Verb("coins", AMOUNT),
    V_TUCK: Verb("tuck", ENCHANTMENT, ON_SHOP),
    V_SPACE: Verb("space", SPACE),
    V_UNLOCK: Verb("unlock", ACHIEVEMENT),
    V_HELP: Verb("companion"),
    V_SKIP: Verb("skip"),
    V_DONE: Verb("done"),
    V_END: Verb("end"),
    V_CONTINUE: Verb("continue"),
    V_REVEAL: Verb("reveal", FANCY),
    V_COMPANION: Verb("companion", COMPANION),
}
# The same by verb, as lists.
VERBS: Final[list[str]] = [MEANINGS[verb].word for verb in range(len(MEANINGS))]
REF_NAMES: Final[list[int]] = [MEANINGS[verb].ref for verb in range(len(MEANINGS))]
ON_NAMES: Final[list[int]] = [MEANINGS[verb].on for verb in range(len(MEANINGS))]

# Options without a ref, packed once.
SKIP: Final = option(V_SKIP)
DONE: Final = option(V_DONE)
DRAW: Final = option(V_DRAW)
USE: Final = option(V_USE)
PAY: Final = option(V_PAY)
HELP: Final = option(V_HELP)

# The artisans of a mask of seven, one icon's cards.
SEVEN: Final[list[list[int]]] = [[k for k in range(7) if mask >> k & 1] for mask in range(128)]
BIT: Final[list[int]] = [1 << k for k in range(62)]
ALL_SEATS: Final = 63
