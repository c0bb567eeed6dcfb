"""Words of Flamecraft: goods, icons, places and verbs, and the numbers behind them.

An artisan is `7 * icon + k`, its starter first. A place is a space of the Town (0 to 13), the Park or a hand.
"""

from typing import Final

from emberhall.kernel.decisions import option

# Goods in ring order; a coin is the seventh kind of token.
GOODS: Final = ("br", "me", "ir", "po", "cr", "pl")
KINDS: Final = ("br", "me", "ir", "po", "cr", "pl", "coin")
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
NOWHERE: Final = 16

# The sources of reputation, in the order of the breakdown.
SOURCES: Final = ("slots", "fires", "shops", "enchantments", "suns", "moons", "companions", "coins")
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

VERBS: Final = (
    "keep",
    "visit",
    "fee",
    "gather",
    "enchant",
    "good",
    "take",
    "draw",
    "place",
    "fire",
    "cheer",
    "use",
    "choose",
    "cast",
    "coin",
    "pay",
    "type",
    "spend",
    "less",
    "swap",
    "replace",
    "gift",
    "gift",
    "gift",
    "lay",
    "pick",
    "buy",
    "reserve",
    "flip",
    "score",
    "name",
    "return",
    "return",
    "deposit",
    "coins",
    "tuck",
    "space",
    "unlock",
    "companion",
    "skip",
    "done",
    "end",
    "continue",
    "reveal",
    "companion",
)

# The verbs whose ref is not an artisan, by what it is.
PLAIN: Final = (V_GATHER, V_ENCHANT, V_DRAW, V_USE, V_PAY, V_FLIP, V_HELP, V_SKIP, V_DONE, V_END, V_CONTINUE)
OF_KIND: Final = (V_FEE, V_GOOD, V_COIN, V_TYPE, V_SPEND, V_LESS)
OF_FANCY: Final = (V_KEEP, V_GIFT_FANCY, V_SCORE, V_RETURN_FANCY, V_REVEAL)
OF_ENCHANTMENT: Final = (V_CAST, V_PICK, V_BUY, V_RESERVE, V_TUCK)
GIFTS: Final = (V_GIFT, V_GIFT_ARTISAN, V_GIFT_FANCY)

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
