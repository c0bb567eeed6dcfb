"""Words of Flamecraft Duals: the notation of hexes, types, faces and cards, and the options made of them.

A hex is 0 to 18, a type 0 to 5 in the order of the chart, a face 0 to 12 (types, duals, Buddy), a shop card 0 to 41.
Fountain cards follow the shop cards, so a pile is one list of numbers.
"""

from typing import Final, final

from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, option, ref_of, verb_of

HEXES: Final[list[str]] = [
    f"{row}{k}" for row, size in zip("ABCDE", (3, 4, 5, 4, 3), strict=True) for k in range(1, size + 1)
]
TYPES: Final[list[str]] = list("BCMIOP")
FACES: Final[list[str]] = [*TYPES, "BC", "CI", "IO", "OP", "PM", "MB", "W"]
FANCIES: Final[list[str]] = ["flair", "rainbow", "starburst", "taylor", "buddy", "goldrush", "steven", "todd"]

BREAD: Final = 0
CRYSTAL: Final = 1
MEAT: Final = 2
IRON: Final = 3
POTION: Final = 4
PLANT: Final = 5
BUDDY_FACE: Final = 12

FLAIR: Final = 0
RAINBOW: Final = 1
STARBURST: Final = 2
TAYLOR: Final = 3
BUDDY: Final = 4
GOLDRUSH: Final = 5
STEVEN: Final = 6
TODD: Final = 7

SHOPS: Final = 42  # of the box; an overlay may bring more
MOST_SHOPS: Final = 60  # as many as fit into a mask
FOUNTAINS: Final = 6
SLOTS: Final = 2


def shop_code(card: int) -> str:
    """The code of a shop card: lines of three alike, triangles of three alike, then lines of two alike and another."""
    if card < 12:
        return f"{'LT'[card // 6]}-{TYPES[card % 6] * 3}"
    pair, other = divmod(card - 12, 5)
    odd = [kind for kind in TYPES if kind != TYPES[pair]][other]
    return f"L-{TYPES[pair] * 2}{odd}"


SHOP_CODES: Final[list[str]] = [shop_code(card) for card in range(SHOPS)]
FOUNTAIN_CODES: Final[list[str]] = [f"F-{kind}" for kind in TYPES]
CARD_CODES: Final[list[str]] = SHOP_CODES + FOUNTAIN_CODES

# The verbs, in canonical order: coins always come last.
NO: Final = 0
PULL: Final = 1
CHOOSE: Final = 2
PLACE: Final = 3
FIRE: Final = 4
PICK: Final = 5
FROM: Final = 6
TO: Final = 7
SWAP: Final = 8
WITH: Final = 9
IGNITE: Final = 10
AS: Final = 11
SCORE: Final = 12
CLAIM: Final = 13
FOUNTAIN: Final = 14
KEEP: Final = 15
RETURN: Final = 16
DRAW: Final = 17
NAME: Final = 18
STOP: Final = 19
DONE: Final = 20
COIN: Final = 21

COIN_USES: Final[list[str]] = ["", *FANCIES[:4]]  # the standard coin, then the active fancies
COIN_DRAW: Final = 0
COIN_FLAIR: Final = 1
COIN_RAINBOW: Final = 2
COIN_STARBURST: Final = 3
FIRST_COIN: Final = option(COIN)
FROM_DECK: Final = 0  # where a card is drawn from: the deck, or one of Steven's cards
FROM_UP1: Final = 2
NONE: Final[list[str]] = [""]


@final
class Verb:
    """What an option with this verb says: its word, the things its ref names, and the questions it answers.

    `first` is the action number of its first thing; verbs that never meet in one question may share numbers.
    """

    def __init__(self, word: str, things: list[str], first: int, asks: tuple[str, ...] = ()) -> None:
        self.word = word
        self.things = things
        self.first = first
        self.asks = asks


MEANINGS: Final[dict[int, Verb]] = {
    NO: Verb("no", NONE, 0),
    PULL: Verb("pull", NONE, 1),
    CHOOSE: Verb("choose", FANCIES, 96),
    PLACE: Verb("place", HEXES, 2, ("place",)),
    FIRE: Verb("fire", TYPES, 21, ("fire",)),
    PICK: Verb("pick", FACES, 27),
    FROM: Verb("from", HEXES, 2, ("meat.from", "iron.from", "star.from")),
    TO: Verb("to", HEXES, 2, ("meat.to", "iron.to", "star.to")),
    SWAP: Verb("swap", HEXES, 2, ("potion.a",)),
    WITH: Verb("with", HEXES, 2, ("potion.b",)),
    IGNITE: Verb("ignite", HEXES, 2, ("plant.to",)),
    AS: Verb("as", TYPES, 21),
    SCORE: Verb("score", SHOP_CODES, 40, ("score",)),
    CLAIM: Verb("claim", FOUNTAIN_CODES, 82, ("score",)),
    FOUNTAIN: Verb("fountain", HEXES, 2, ("fountain.to",)),
    KEEP: Verb("keep", FACES, 27),
    RETURN: Verb("return", SHOP_CODES, 40),
    DRAW: Verb("draw", ["deck", "0", "1"], 93),
    NAME: Verb("name", TYPES, 21),
    STOP: Verb("stop", NONE, 0),
    DONE: Verb("done", NONE, 0),
    COIN: Verb("coin", COIN_USES, 88),
}
VERBS: Final[list[str]] = [MEANINGS[verb].word for verb in range(len(MEANINGS))]
HEX_VERBS: Final[list[int]] = [verb for verb in range(len(VERBS)) if MEANINGS[verb].things is HEXES]
ACTION_COUNT: Final = 104

OPTION_WORDS: Final[dict[int, str]] = {
    option(verb, ref): f"{meaning.word} {thing}".rstrip()
    for verb, meaning in MEANINGS.items()
    for ref, thing in enumerate(meaning.things)
}
OPTIONS_SAID: Final[dict[str, int]] = {word: pick for pick, word in OPTION_WORDS.items()}


def action_of(pick: Option) -> int:
    """The dense number of an option."""
    verb, ref = verb_of(pick), ref_of(pick)
    if verb in (SCORE, RETURN) and ref >= SHOPS:  # shops of an overlay, after all others
        return ACTION_COUNT + ref - SHOPS
    return MEANINGS[verb].first + ref


# --- offers: the tuples of options, made once and shared

Offer = tuple[int, ...]


def single(verb: int) -> Offer:
    return (option(verb),)


def halves(verb: int, count: int) -> list[Offer]:
    """The offers of a verb for every mask of its first ten refs, followed by those for every mask of the rest."""
    offers: list[Offer] = []
    for first, size in ((0, min(count, 10)), (10, max(count - 10, 0))):
        start = len(offers)
        offers.append(())
        for ref in range(first, first + size):
            offers += [(*known, option(verb, ref)) for known in offers[start:]]
    return offers


HEX_OFFERS: Final[list[list[Offer]]] = [
    halves(verb, len(HEXES)) if verb in HEX_VERBS else [] for verb in range(len(VERBS))
]
TYPE_OFFERS: Final[list[list[Offer]]] = [halves(verb, 6) if verb in {FIRE, AS} else [] for verb in range(len(VERBS))]
FACE_OFFERS: Final[list[list[Offer]]] = [
    halves(verb, len(FACES)) if verb in {PICK, KEEP} else [] for verb in range(len(VERBS))
]
FANCY_OFFERS: Final[list[Offer]] = halves(CHOOSE, 8)
CLAIM_OFFERS: Final[list[Offer]] = halves(CLAIM, 6)
DRAW_OFFERS: Final[list[Offer]] = halves(DRAW, 3)
COIN_OFFERS: Final[list[Offer]] = halves(COIN, 5)
NAME_OFFER: Final[Offer] = tuple([option(NAME, kind) for kind in range(6)])
NO_OFFER: Final = single(NO)
PULL_OFFER: Final = single(PULL)
STOP_OFFER: Final = single(STOP)
DONE_OFFER: Final = single(DONE)


def hexes_offered(verb: i64, mask: i64) -> Offer:
    """The options of a verb for a mask of hexes."""
    offers = HEX_OFFERS[verb]
    return offers[mask & 1023] + offers[1024 + (mask >> 10)]


def faces_offered(verb: i64, mask: i64) -> Offer:
    offers = FACE_OFFERS[verb]
    return offers[mask & 1023] + offers[1024 + (mask >> 10)]
