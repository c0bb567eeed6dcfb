"""House sets: cards that people have designed, checked before they are named, and written as the overlay of a table."""

from collections.abc import Sequence

import msgspec

from emberhall.forge.drafts import ForgeError, forge_for
from emberhall.kernel.cards.catalogue import for_page
from emberhall.kernel.cards.errors import CardError
from emberhall.kernel.forge.forge import Forge
from emberhall.kernel.forge.toml import card_file
from emberhall.kernel.games import load, overlay_mark, titles
from emberhall.server.errors import RequestError
from emberhall.store import CardSet, HouseSet
from emberhall.wire.bodies.forge import HouseCard, HouseSetInfo

FILE = "house.toml"
LARGEST = 48_000
"""Characters of a set's cards."""
DEEPEST = 12
"""Tables and lists inside each other; the card language needs fewer."""
CARDS = msgspec.json.Decoder(list[HouseCard])


def forge_at(title: str) -> Forge:
    """The forge of a title. Raises RequestError if it has none."""
    if title not in titles():
        raise RequestError("unknown-title", f"There is no game {title!r}.", 404)
    try:
        return forge_for(title)
    except ForgeError as problem:
        raise RequestError("no-forge", str(problem), 404) from None


def numbered(forge: Forge, cards: Sequence[HouseCard]) -> list[HouseCard]:
    """The cards with ids of their own: one that is used before, or strange, becomes the first that is free."""
    used: set[str] = set()
    named: list[HouseCard] = []
    for card in cards:
        able = [forge.name(forge.renamed(card.draft, number)) for number in range(1, len(cards) + 1)]
        name = forge.name(card.draft)
        if name in used or name not in able:
            number = next(at for at, each in enumerate(able, start=1) if each not in used)
            card = msgspec.structs.replace(card, draft=forge.renamed(card.draft, number))  # noqa: PLW2901
        used.add(forge.name(card.draft))
        named.append(card)
    return named


def checked(title: str, cards: Sequence[HouseCard]) -> list[HouseCard]:
    """The cards of a set, numbered. Raises RequestError, naming the card, if one cannot be played."""
    forge = forge_at(title)
    for card in cards:
        shallow(card.draft)
    named = numbered(forge, cards)
    for card in named:
        for fault in forge.check(card.draft).faults:
            name = forge.name(card.draft)
            raise RequestError("bad-card", f"{name}, {fault.field}: {fault.plain}", 400, card=name)
    if len(encoded(named)) > LARGEST:
        raise RequestError("too-large", f"The cards of a set have room for {LARGEST} characters.", 409)
    together(title, named)
    return named


def together(title: str, cards: Sequence[HouseCard]) -> None:
    """Read the cards with those of the title: each may be right, and all of them too many for its box."""
    try:
        load(title).with_cards({FILE: toml_of(title, cards)})
    except CardError as problem:
        wrong = problem.diagnostics[0]
        raise RequestError("bad-card", str(wrong), 400, card=wrong.card) from None


def shallow(value: object, depth: int = 0) -> None:
    """Refuse tables that lie too deep inside each other to be read."""
    if depth > DEEPEST:
        raise RequestError("bad-card", f"A card has at most {DEEPEST} tables and lists inside each other.", 400)
    if isinstance(value, dict):
        for inner in value.values():
            shallow(inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            shallow(inner, depth + 1)


def encoded(cards: Sequence[HouseCard]) -> str:
    return msgspec.json.encode(list(cards)).decode()


def toml_of(title: str, cards: Sequence[HouseCard]) -> str:
    """The card file of a set."""
    forge = forge_at(title)
    return card_file([(forge.family(card.draft), forge.written(card.draft)) for card in cards])


def card_set_of(stored: HouseSet) -> CardSet:
    """The overlay that a table with this set is made with."""
    cards = CARDS.decode(stored.cards)
    if not cards:
        raise RequestError("empty-set", "This set has no cards yet.", 409)
    files = {FILE: toml_of(stored.title, cards)}
    return CardSet(stored.title, overlay_mark(files), files)


def info_of(stored: HouseSet, by: str) -> HouseSetInfo:
    """What is told about a set; cards that a later Emberhall reads differently have no entry."""
    cards = CARDS.decode(stored.cards)
    forge = forge_at(stored.title)
    entries = [entry for card in cards if (entry := forge.check(card.draft).entry) is not None]
    toml = toml_of(stored.title, cards)
    return HouseSetInfo(
        stored.id,
        stored.link,
        stored.title,
        stored.name,
        stored.at,
        by,
        cards,
        [for_page(entry) for entry in entries],
        toml,
        overlay_mark({FILE: toml}),
        dict(forge.options([card.draft for card in cards])),
    )
