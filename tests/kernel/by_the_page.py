"""Chance and the deal of every title, written from docs/notation.md alone: nothing is imported from emberhall.

Cards are named as on the page. The top of a deck is the end of a list or its start, as the page says for each title.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

Thing = TypeVar("Thing")
WORD = 2**32
GOODS = ("br", "me", "ir", "po", "cr", "pl")
TYPES = "BCMIOP"
FACES = [*TYPES, "BC", "CI", "IO", "OP", "PM", "MB"]
SOLO_SHOPS = ["S06", "S16", "S09", "S28", "S11", "S17", "S21", "S03", "S18", "S26"]
SOLO_FANCIES = ["F03", "F07", "F06", "F09", "F10", "F34", "F36", "F02", "F32", "F08", "F11", "F05"]


def rotated(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) % WORD


class Stream:
    """The stream of a seed."""

    def __init__(self, a: int, b: int) -> None:
        self.a = a
        self.b = b

    @staticmethod
    def of(seed: int) -> "Stream":
        said = blake2b(str(seed).encode(), digest_size=8, person=b"emberhall").digest()
        a, b = int.from_bytes(said[:4], "big"), int.from_bytes(said[4:], "big")
        return Stream(a or int(b == 0), b)

    def draw(self) -> int:
        given = self.a * 0x9E3779BB % WORD
        self.b ^= self.a
        self.a = (rotated(self.a, 26) ^ self.b ^ self.b << 9) % WORD
        self.b = rotated(self.b, 13)
        return given

    def below(self, n: int) -> int:
        while True:
            number, rest = divmod(self.draw() * n, WORD)
            if rest >= WORD % n:
                return number

    def shuffled(self, things: Sequence[Thing], first: int | None = None) -> list[Thing]:
        """Shuffle the whole list, or only its first places; the rest is in the order left by the swaps."""
        found = list(things)
        for i in range(min(len(found) - 1, len(found) if first is None else first)):
            j = i + self.below(len(found) - i)
            found[i], found[j] = found[j], found[i]
        return found


# --- Duālis

PLAYS = [f"{suit}{number}{colour}" for suit in "SM" for colour in "RB" for number in range(1, 14)]


def dualis_leader(stream: Stream, seats: int, options: Mapping[str, Any]) -> int:
    drawn = stream.below(seats)
    named: Any = options.get("first_leader", "random")
    leader: int = drawn if named == "random" else named
    return (leader + int(options.get("turn", 0))) % seats


def dualis_round(stream: Stream, seats: int, leader: int, options: Mapping[str, Any]) -> list[list[str]]:
    """The hands of a round."""
    dealt = seats * (9 if options.get("short") else 13)
    cards = stream.shuffled(PLAYS, dealt)[:dealt]
    start = options.get("turn", 0) if options.get("duplicate") else leader + 1
    hands: list[list[str]] = [[] for _ in range(seats)]
    for k, card in enumerate(cards):
        hands[(start + k) % seats].append(card)
    return hands


# --- Flamecraft


def flamecraft(
    stream: Stream,
    seats: int,
    options: Mapping[str, Any],
    icons: Mapping[str, str],
    achievements: Mapping[str, Mapping[str, Any]],
    fancies: Sequence[str],
) -> dict[str, Any]:
    """The table after the deal, before fancies are dealt; `icons` are those of the shops, `fancies` all ids."""
    drawn = stream.below(seats)
    named = options.get("first_player", "random")
    first = drawn if named == "random" else named
    unlocked = [achievements[name] for name in options.get("solo_unlocked", "").split(",") if name]
    shops = shop_deck(stream, seats, options, icons, unlocked)
    artisans: list[str] = []
    for good in GOODS:
        pile = stream.shuffled([f"A-{good.upper()}-{k}" for k in range(1, 7)])
        artisans += pile[{1: 1, 2: 2, 3: 1}.get(seats, 0) :]
    artisans = stream.shuffled(artisans)
    if seats == 1:
        fancies = SOLO_FANCIES + [card for one in unlocked for card in one["fancies"]]
    dragons = stream.shuffled(list(fancies))
    colour = "GO" if options.get("enchantments") == "golden" else "PU"
    charms = stream.shuffled([f"{colour}-{good.upper()}-{k}" for good in GOODS for k in "ABC"])
    companions = stream.shuffled([f"C{k}" for k in range(1, 8)])[:seats] if options.get("companions") else []
    park = [artisans.pop() for _ in range(5)]
    row = [charms.pop() for _ in range(5)]
    hands: list[list[str]] = [[] for _ in range(seats)]
    for k in range(seats):
        hands[(first + k) % seats] = [artisans.pop() for _ in range(3)]
    return {
        "first": first,
        "shops": shops,
        "deck": artisans,
        "park": park,
        "row": row,
        "charms": charms,
        "fancies": dragons,
        "companions": companions,
        "hands": hands,
    }


def shop_deck(
    stream: Stream,
    seats: int,
    options: Mapping[str, Any],
    icons: Mapping[str, str],
    unlocked: Sequence[Mapping[str, Any]],
) -> list[str]:
    if options.get("shop_list"):
        return stream.shuffled(options["shop_list"].split(","))
    if seats == 1:
        listed = SOLO_SHOPS[:]
        for one in unlocked:
            for old, new in [*one["swaps"], *[("", shop) for shop in one["shops"]]]:
                listed = [shop for shop in listed if shop != old]
                listed += [] if new in listed else [new]
        return stream.shuffled(listed)
    names = [shop for shop in icons if not shop.startswith("ST-")]
    chosen: list[str] = []
    for good in GOODS:
        chosen += stream.shuffled([name for name in names if icons[name] == good])[:1]
    others = [name for icon in ("wild", "dragon", "coin") for name in names if icons[name] == icon]
    return stream.shuffled(chosen + stream.shuffled(others)[:4])


def fancies_dealt(dealt: Mapping[str, Any], seats: int) -> list[list[str]]:
    """Take from the deck the fancies that each seat chooses from."""
    matches: list[list[str]] = [[] for _ in range(seats)]
    for k in range(seats):
        seat = (dealt["first"] + k) % seats
        count = 5 if dealt["companions"][seat : seat + 1] == ["C7"] else 2
        matches[seat] = [dealt["fancies"].pop() for _ in range(count)]
    return matches


# --- Flamecraft Duals

FANCIES = ["flair", "rainbow", "starburst", "taylor", "buddy", "goldrush", "steven", "todd"]
SHOPS = [f"L-{kind * 3}" for kind in TYPES] + [f"T-{kind * 3}" for kind in TYPES]
SHOPS += [f"L-{kind * 2}{other}" for kind in TYPES for other in TYPES if other != kind]


def duals_fancies(stream: Stream, options: Mapping[str, Any]) -> tuple[int | None, list[str]]:
    """The seat that picks first, or the fancies in play."""
    if "fancy" not in options["mode"]:
        return None, []
    pick = options.get("fancy_pick", "choose")
    if pick == "choose":
        return stream.below(2), []
    return None, stream.shuffled(FANCIES, 2)[:2] if pick == "random" else pick.split("+")


def duals(stream: Stream, options: Mapping[str, Any], fancies: Sequence[str]) -> dict[str, Any]:
    """The cards, tokens and fountain cards of a game, without the first player."""
    solo = options["mode"] == "solo"
    cards = stream.shuffled(SHOPS)
    seats = 1 if solo else 2
    dealt = seats * (3 if "todd" in fancies else 2)
    hands = [sorted(cards[seat:dealt:seats]) for seat in range(seats)]
    left = cards[dealt:]
    up, left = (left[:2], left[2:]) if "steven" in fancies else ([], left)
    hexes = stream.shuffled(["B2", "B3", "C2", "C4", "D2", "D3"])
    springs = stream.shuffled([f"F-{kind}" for kind in TYPES]) if solo else []
    return {"hands": hands, "deck": left, "up": up, "board": dict(zip(hexes, TYPES, strict=True)), "springs": springs}


def duals_bag(options: Mapping[str, Any]) -> list[str]:
    """The tokens in the bag when the first player is drawn, face by face."""
    singles = 4 - ("fountain" in options["mode"])
    return [face for face in FACES for _ in range(singles if len(face) == 1 else 1)]


def duals_first(stream: Stream, options: Mapping[str, Any]) -> int:
    named = options.get("first_player", "draw")
    if options["mode"] == "solo":
        return 0
    if named != "draw":
        return stream.below(2) if named == "random" else int(named)
    bag = duals_bag(options)
    while True:
        left = bag[:]
        pulled = [left.pop(stream.below(len(left))) for _ in range(2)]
        worth = [(min(TYPES.index(kind) for kind in face), -len(face)) for face in pulled]
        if worth[0] != worth[1]:
            return 0 if worth[0] < worth[1] else 1


# --- DragonDuel


def dragonduel_decks(
    stream: Stream,
    seats: int,
    options: Mapping[str, Any],
    pool: Sequence[str],
    starters: Mapping[str, Mapping[str, int]],
) -> list[list[str]]:
    """The fifty cards of each seat, in order."""
    results: list[list[str]] = []
    for seat in range(seats):
        said = options[f"deck{seat}"]
        if said == "random":
            every = [code for code in sorted(pool) for _ in range(4)]
            results.append(sorted(stream.shuffled(every, 50)[:50]))
        else:
            results.append(sorted(code for code, n in starters[said].items() for _ in range(n)))
    return results


def five(stream: Stream, cards: Sequence[str]) -> tuple[list[str], list[str]]:
    """Deal a hand of five from shuffled cards, and return it with the deck, whose top is its end."""
    deck = stream.shuffled(sorted(cards))
    return sorted(deck.pop() for _ in range(5)), deck
