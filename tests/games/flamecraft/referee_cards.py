"""The cards of Flamecraft as the referee knows them, copied by hand from the tables and used by nothing else.

Only what the rules need is here. A slot is `icons>reward`; a price counts goods and coins; `!` forbids coins.
"""

from typing import NamedTuple

RING = ("br", "me", "ir", "po", "cr", "pl")
KINDS = (*RING, "coin")
ARTISANS = tuple(f"A-{good.upper()}-{k}" for good in RING for k in range(7))

Reward = tuple[tuple[str, int], ...]


class Slot(NamedTuple):
    """What a slot accepts, and what it gives."""

    icons: tuple[str, ...]
    reward: Reward


class Shop(NamedTuple):
    """A shop: what gathering gives, and its slots."""

    icon: str
    slots: tuple[Slot, ...]


class Charm(NamedTuple):
    """An enchantment. A variable one has a set of goods and what each number of sets scores."""

    icon: str
    cost: dict[str, int]
    reward: Reward
    tiers: tuple[int, ...]
    no_coins: bool


def reward_of(text: str) -> Reward:
    """`3rep+2c+A` as pairs, in the order they are gained."""
    if text == "-":
        return ()
    results = []
    for part in text.split("+"):
        digits = "".join(letter for letter in part if letter.isdigit())
        results.append((part.removeprefix(digits), int(digits or 1)))
    return tuple(results)


def slot_of(text: str) -> Slot:
    icons, _, reward = text.partition(">")
    return Slot(RING if icons == "any" else tuple(icons.split("/")), reward_of(reward))


def cost_of(text: str) -> dict[str, int]:
    cost = dict.fromkeys(KINDS, 0)
    for kind, count in reward_of(text):
        cost[kind] = count
    return cost


SHOPS = {
    name: Shop(icon, tuple(slot_of(slot) for slot in slots))
    for name, icon, *slots in (
        line.split()
        for line in """
ST-BR br br>- br/me>c me>F
ST-ME me me>- me/ir>c ir>F
ST-IR ir ir>- ir/po>c po>F
ST-PO po po>- po/cr>c cr>F
ST-CR cr cr>- cr/pl>c pl>F
ST-PL pl pl>- pl/br>c br>F
S01 wild any>F br/cr>c me/pl>F
S02 po po>c cr/br>F me>c
S03 dragon br/me>2c ir/po>F cr/pl>2c
S04 coin
S05 cr cr>2c pl/me>F ir>c
S06 br br>c me/po>F cr>c
S07 wild any>- any>F any>-
S08 wild br/me>c ir/po>F cr/pl>c
S09 me me>c ir/cr>F pl>c
S10 me br/me>c po>F any>2w
S11 po po/ir>F pl>c any>2w
S12 ir ir>c po/pl>c br>F
S13 br br/pl>c ir>F any>c
S14 pl pl>c br/ir>F po>c
S15 br me>2rep br/po>3rep ir/pl>1rep+F
S16 wild br/pl>c me/cr>c ir/po>F
S17 wild po/cr>c br/ir>F me/pl>c
S18 pl pl/cr>c me>F any>2w
S19 me ir>F me/cr>c br/po>F
S20 pl br>c pl/ir>F me/cr>F
S21 ir ir/me>c cr>F any>2rep
S22 coin ir/cr>F br/po>c me/pl>c
S23 dragon br/po>c me/ir>F cr/pl>c
S24 po cr>c po/br>F pl/ir>F
S25 ir po>F ir/pl>c cr/me>c
S26 cr cr/po>c br>F any>2rep
S27 cr pl>F cr/me>c br/po>F
S28 coin po/pl>F br/ir>2rep me/cr>F
""".strip().splitlines()
    )
}
STARTERS = tuple(f"ST-{good.upper()}" for good in RING)
ROOST, ALLEY, FLAME, TAVERN, WELL = "S03", "S04", "S07", "S08", "S28"
ALLEY_SPACES = (reward_of("F+A"), reward_of("3rep+A"), reward_of("F+2rep"))


def charm_of(name: str, price: str, gain: str) -> Charm:
    if "/" in gain:
        tiers = tuple(map(int, gain.split("/")))
        return Charm(name[3:5].lower(), cost_of(price.removeprefix("!")), (), tiers, price.startswith("!"))
    return Charm(name[3:5].lower(), cost_of(price), reward_of(gain), (), False)


CHARMS = {
    name: charm_of(name, price, gain)
    for name, price, gain in (
        line.split()
        for line in """
PU-BR-A 2pl+3me 4rep+A
PU-BR-B 1cr+2po+3pl 6rep
PU-BR-C ir+cr 0/2/4/7
PU-ME-A 2br+3ir 4rep+A
PU-ME-B 1pl+2cr+3br 6rep
PU-ME-C po+pl 0/2/4/7
PU-IR-A 2me+3po 4rep+A
PU-IR-B 1br+2pl+3me 6rep
PU-IR-C cr+br 0/2/4/7
PU-PO-A 2ir+3cr 4rep+A
PU-PO-B 1me+2br+3ir 6rep
PU-PO-C pl+me 0/2/4/7
PU-CR-A 2po+3pl 4rep+A
PU-CR-B 1ir+2me+3po 6rep
PU-CR-C br+ir 0/2/4/7
PU-PL-A 2cr+3br 4rep+A
PU-PL-B 1po+2ir+3cr 6rep
PU-PL-C me+po 0/2/4/7
GO-BR-A 1coin+1me+3po 4rep+F
GO-BR-B 4me+2cr 3rep+2c+A
GO-BR-C !pl+cr+po 0/5/9
GO-ME-A 1coin+1ir+3br 4rep+F
GO-ME-B 4ir+2pl 3rep+2c+A
GO-ME-C !br+ir+pl 0/5/9
GO-IR-A 1coin+1po+3cr 4rep+F
GO-IR-B 4po+2me 3rep+2c+A
GO-IR-C !me+po+cr 0/5/9
GO-PO-A 1coin+1cr+3pl 4rep+F
GO-PO-B 4cr+2br 3rep+2c+A
GO-PO-C !me+ir+pl 0/5/9
GO-CR-A 1coin+1pl+3me 4rep+F
GO-CR-B 4pl+2ir 3rep+2c+A
GO-CR-C !br+ir+po 0/5/9
GO-PL-A 1coin+1br+3ir 4rep+F
GO-PL-B 4br+2po 3rep+2c+A
GO-PL-C !me+br+cr 0/5/9
""".strip().splitlines()
    )
}

SUNS = tuple(f"F{k:02}" for k in range(1, 19))
MOONS = tuple(f"F{k:02}" for k in range(19, 37))
POCUS, TALISMAN = "F02", "F34"
# Reputation of suns with a fixed score; the house values are those of docs/cards/flamecraft-tuning.md.
PLAIN_SUNS = {"F01": 5, "F06": 7, "F07": 6, "F08": 6, "F11": 6, "F12": 7, "F14": 6, "F16": 6, "F17": 6, "F18": 6}
TOWN_MOONS = {"F19": "br", "F20": "me", "F21": "pl", "F22": "po", "F23": "ir", "F24": "cr"}
GOODS_MOONS = {"F25": "br", "F26": "me", "F27": "pl", "F28": "po", "F29": "ir", "F30": "cr"}

SOLO_SHOPS = ("S06", "S16", "S09", "S28", "S11", "S17", "S21", "S03", "S18", "S26")
SOLO_FANCIES = ("F03", "F07", "F06", "F09", "F10", "F34", "F36", "F02", "F32", "F08", "F11", "F05")
# For each achievement: shops replaced, shops added, fancies added.
UNLOCKS: dict[str, tuple[dict[str, str], tuple[str, ...], tuple[str, ...]]] = {
    "AC01": ({"S06": "S15"}, (), ("F12", "F19")),
    "AC02": ({"S28": "S04"}, (), ("F13", "F14")),
    "AC03": ({}, ("S20", "S19"), ("F21",)),
    "AC04": ({"S17": "S01"}, (), ("F33",)),
    "AC05": ({"S26": "S05"}, (), ("F24", "F15")),
    "AC06": ({"S03": "S23"}, (), ("F04", "F31")),
    "AC07": ({"S21": "S25"}, (), ("F16", "F23")),
    "AC08": ({"S16": "S07"}, ("S02",), ()),
    "AC09": ({"S11": "S24"}, (), ("F22", "F35")),
    "AC10": ({}, (), ("F01", "F17")),
    "AC11": ({"S09": "S10"}, (), ("F18", "F20")),
}
DRAGON_FEATS = {"AC01": "br", "AC03": "pl", "AC05": "cr", "AC07": "ir", "AC09": "po", "AC11": "me"}


def icon_of(artisan: str) -> str:
    return artisan[2:4].lower()
