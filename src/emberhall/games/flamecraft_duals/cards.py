"""The cards of Flamecraft Duals, read from `cards/*.toml`, checked, and compiled into the book the rules match by.

A pattern matches by masks: the hexes wanted of up to three types lie side by side in one int per placement, nineteen
bits each, and so do the hexes there are; a placement is there when none of its bits is missing.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, final

from emberhall.games.flamecraft_duals.board import placements
from emberhall.games.flamecraft_duals.stacks import tops_of
from emberhall.games.flamecraft_duals.state import State
from emberhall.games.flamecraft_duals.words import (
    FACES,
    FANCIES,
    FOUNTAIN_CODES,
    SHOP_CODES,
    TYPES,
)
from emberhall.kernel import i64

PROVENANCES: Final = ("printed", "likely", "house")
FANCY_NUMBERS: Final[dict[str, str]] = {
    "buddy": "buddies",
    "goldrush": "spent_all",
    "steven": "face_up",
    "todd": "hand",
}


class BadCard(ValueError):
    """A card file that cannot be used: the sentence names the file, the card and the field."""


@final
class Row:
    """One table of a card file, read field by field; what is left over at the end is a mistake."""

    def __init__(self, file: str, fields: Mapping[str, Any]) -> None:
        self.file = file
        self.left = dict(fields)
        self.name = str(self.left.get("code", "a card without a code"))

    def wrong(self, field: str, why: str) -> BadCard:
        return BadCard(f"{self.file}, {self.name}, {field}: {why}.")

    def text(self, field: str, allowed: tuple[str, ...] = ()) -> str:
        value = self.left.pop(field, None)
        if not isinstance(value, str) or not value:
            raise self.wrong(field, f"a text is needed, not {value!r}")
        if allowed and value not in allowed:
            raise self.wrong(field, f"it can be {', '.join(allowed)}, not {value!r}")
        return value

    def number(self, field: str, least: int, most: int) -> int:
        value = self.left.pop(field, None)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(field, f"a whole number from {least} to {most} is needed, not {value!r}")
        return value

    def finish(self) -> None:
        for field in self.left:
            raise self.wrong(field, "there is no such field")


@final
class Card:
    """A shop or fountain card: facts, and every way its pattern can lie on the board."""

    def __init__(
        self,
        code: str,
        shape: str,
        cells: list[tuple[int, int]],
        icons: str,
        reputation: int,
        en: str,
        fr: str,
        provenance: str,
    ) -> None:
        self.code = code
        self.shape = shape
        self.cells = cells
        self.icons = icons
        self.reputation = reputation
        self.en = en
        self.fr = fr
        self.provenance = provenance
        self.kinds = sorted({TYPES.index(icon) for icon in icons})
        self.places = placements(cells, icons)  # the hexes of the cells, in the cells' order


@final
class Fancy:
    """A fancy card; `number` is what a passive one changes."""

    def __init__(self, code: str, kind: str, en: str, fr: str, provenance: str, number: int) -> None:
        self.code = code
        self.kind = kind
        self.en = en
        self.fr = fr
        self.provenance = provenance
        self.number = number


@final
class Token:
    """A face of the dragon tokens, and how many there are."""

    def __init__(self, code: str, number: int, provenance: str) -> None:
        self.code = code
        self.number = number
        self.provenance = provenance


def tables(file: str, content: Mapping[str, Any], name: str) -> list[Row]:
    found = content.get(name)
    if not isinstance(found, list) or not found:
        raise BadCard(f"{file} has no [[{name}]].")
    return [Row(file, fields) for fields in found]


def shapes_of(file: str, content: Mapping[str, Any]) -> dict[str, list[tuple[int, int]]]:
    """The shapes of a card file, as axial cells."""
    shapes: dict[str, list[tuple[int, int]]] = {}
    for name, fields in content.get("shape", {}).items():
        cells = fields.get("cells")
        try:
            shapes[name] = [(int(q), int(r)) for q, r in cells]
        except (TypeError, ValueError):
            raise BadCard(f"{file}, shape {name}, cells: pairs of whole numbers are needed, not {cells!r}.") from None
        if len(set(shapes[name])) != len(shapes[name]):
            raise BadCard(f"{file}, shape {name}, cells: a cell stands there twice: {cells!r}.")
    return shapes


def read_cards(file: str, text: str, codes: list[str]) -> list[Card]:
    """The shop or fountain cards of a file, which must be exactly these, in this order."""
    content = parsed(file, text)
    shapes = shapes_of(file, content)
    cards: list[Card] = []
    for row in tables(file, content, "card"):
        code = row.text("code")
        shape = row.text("shape", tuple(shapes))
        cells = shapes[shape]
        icons = row.text("icons")
        if len(icons) != len(cells) or not set(icons) <= set(TYPES):
            raise row.wrong("icons", f"{len(cells)} of {''.join(TYPES)} are needed, not {icons!r}")
        if len(set(icons)) > 3:
            raise row.wrong("icons", f"at most three different ones can be matched, not {icons!r}")
        reputation = row.number("reputation", 0, 9)
        en, fr = row.text("en"), row.text("fr")
        cards.append(Card(code, shape, cells, icons, reputation, en, fr, row.text("provenance", PROVENANCES)))
        row.finish()
    expect(file, [card.code for card in cards], codes)
    return cards


def read_fancies(file: str, text: str) -> list[Fancy]:
    fancies: list[Fancy] = []
    for row in tables(file, parsed(file, text), "card"):
        code = row.text("code", tuple(FANCIES))
        kind = row.text("kind", ("active", "passive"))
        en, fr = row.text("en"), row.text("fr")
        provenance = row.text("provenance", PROVENANCES)
        number = row.number(FANCY_NUMBERS[code], 1, 6) if code in FANCY_NUMBERS else 0
        fancies.append(Fancy(code, kind, en, fr, provenance, number))
        row.finish()
    expect(file, [fancy.code for fancy in fancies], FANCIES)
    return fancies


def read_tokens(file: str, text: str) -> list[Token]:
    content = parsed(file, text)
    tokens: list[Token] = []
    for name in ("artisan", "dual", "buddy"):
        for row in tables(file, content, name):
            code = row.text("code", tuple(FACES))
            if name != "dual":  # a dual is called by its two types
                row.text("en")
                row.text("fr")
            tokens.append(Token(code, row.number("number", 1, 15), row.text("provenance", PROVENANCES)))
            row.finish()
    expect(file, [token.code for token in tokens], FACES)
    return tokens


def parsed(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadCard(f"{file} is no TOML: {problem}.") from None


def expect(file: str, codes: list[str], wanted: list[str]) -> None:
    if codes != wanted:
        odd = [code for code in codes if code not in wanted] + [code for code in wanted if code not in codes]
        held = ", ".join(wanted)
        raise BadCard(f"{file} must hold {held}, each once and in this order; see {', '.join(odd or codes)}.")


def our(file: str) -> str:
    return files("emberhall.games.flamecraft_duals").joinpath("cards", file).read_text("utf-8")


BOOK: Final[list[Card]] = read_cards("shops.toml", our("shops.toml"), SHOP_CODES) + read_cards(
    "fountains.toml", our("fountains.toml"), FOUNTAIN_CODES
)
FANCY_CARDS: Final[list[Fancy]] = read_fancies("fancies.toml", our("fancies.toml"))
TOKENS: Final[list[Token]] = read_tokens("tokens.toml", our("tokens.toml"))
REPUTATION: Final[list[int]] = [card.reputation for card in BOOK]


# --- matching


def packed(card: Card, hexes: list[int]) -> int:
    """A placement as one int: nineteen bits for each type the card asks for."""
    mask = 0
    for icon, at in zip(card.icons, hexes, strict=True):
        mask |= 1 << at + 19 * card.kinds.index(TYPES.index(icon))
    return mask


WANTED: Final[list[list[int]]] = [[packed(card, hexes) for hexes in card.places] for card in BOOK]
KIND0: Final[list[int]] = [card.kinds[0] for card in BOOK]
KIND1: Final[list[int]] = [card.kinds[1] if len(card.kinds) > 1 else -1 for card in BOOK]
KIND2: Final[list[int]] = [card.kinds[2] if len(card.kinds) > 2 else -1 for card in BOOK]


def there(s: State, card: i64) -> i64:
    """What the board shows of the types a card asks for, laid side by side as in WANTED."""
    found = tops_of(s, KIND0[card])
    second: i64 = KIND1[card]
    if second >= 0:
        found |= tops_of(s, second) << 19
        third: i64 = KIND2[card]
        if third >= 0:
            found |= tops_of(s, third) << 38
    return found


def matches(s: State, card: i64) -> bool:
    """Whether a card's pattern is on the board now (FD-07, FD-08, FD-57)."""
    found = there(s, card)
    wanted: i64
    for wanted in WANTED[card]:  # noqa: SIM110 (compiled, a generator would be slow)
        if wanted & found == wanted:
            return True
    return False


def found_at(s: State, card: int) -> list[list[int]]:
    """Every placement at which a card matches now, as hexes; the first is the one the table shows (FD-56)."""
    found = there(s, card)
    return [hexes for hexes, wanted in zip(BOOK[card].places, WANTED[card], strict=True) if wanted & found == wanted]


def one_short(s: State, card: int) -> list[tuple[list[int], int]]:
    """Every placement that lacks one token, with the position of the cell that lacks it; never under the fountain."""
    found = int(there(s, card))
    short: list[tuple[list[int], int]] = []
    for hexes, wanted in zip(BOOK[card].places, WANTED[card], strict=True):
        missing = wanted & ~found
        if missing and missing & missing - 1 == 0:
            at = (missing.bit_length() - 1) % 19
            if at != s.mini:
                short.append((hexes, hexes.index(at)))
    return short
