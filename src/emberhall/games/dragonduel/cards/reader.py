"""The card files, compiled into the book: the fields of cards and tokens, with the error codes of the card language."""

import re
from collections.abc import Mapping
from typing import Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.cards.filters import condition, trait_number, where
from emberhall.games.dragonduel.cards.rows import EFFECT, Rows
from emberhall.games.dragonduel.components.book import Ability, Aura, Bonus, Book, Card, Effect
from emberhall.kernel.cards.errors import CardError, Diagnostic, Report
from emberhall.kernel.cards.fields import Codes, Fields
from emberhall.kernel.cards.files import texts_of
from emberhall.kernel.cards.tables import Family, Tables

PACKAGE: Final = "emberhall.games.dragonduel"
FILES: Final = ("fire", "earth", "water", "wind", "light", "dark", "tokens")
# An overlay replaces whole cards: a card that lists one ability fewer is meant to have one fewer.
FAMILIES: Final = (Family("card", key="set", merges=False), Family("token", key="set", merges=False))
CODES: Final = Codes(unknown="E01", missing="E02", kind="E02", limit="E06", choice="E07")
SET_NUMBER: Final = re.compile(r"[A-Z]{2}-\d{2}")
TOKEN_NUMBER: Final = re.compile(r"TK-\d{1,2}")
LOOPS: Final[dict[str, tuple[int, ...]]] = {
    "ally_enter": (w.OP_TOKEN, w.OP_REVIVE),
    "ally_destroyed": (w.OP_DESTROY,),
    "endstep": (w.OP_REVIVE,),
    "upkeep": (w.OP_REVIVE,),
}
DRAWN: Final = ("body", "wears", "ground")
LONGEST_PART: Final = 16
FARTHEST: Final = 2500  # Strength further than this from the curve gets a warning
SELECTORS: Final = ("self", "it", "same", "you", "defender", "each_foe")  # those that are words


def tables_of(overlay: Mapping[str, str], rules: int = 0) -> Tables:
    """The tables of our card files as they were under these rules (0: today), with an overlay applied."""
    tables = Tables(FAMILIES, codes=CODES, twice="E03")
    tables.add_ours(texts_of(PACKAGE, FILES), rules)
    tables.add(overlay)
    return tables


def read_book(overlay: Mapping[str, str], rules: int = 0) -> tuple[Book, Report]:
    """The Core Set with an overlay, and the diagnostics of its files; a bad card is left out of the book."""
    reader = Reader(tables_of(overlay, rules), list(overlay))
    return reader.book(), reader.report


@final
class Reader:
    """Compiles tables into a book; a bad card is refused, the others still load."""

    def __init__(self, tables: Tables, watched: list[str]) -> None:
        self.report = tables.report
        self.watched = watched  # the files whose cards are compared with the curve of the pool
        self.cards: dict[str, Card] = {}
        self.traits: list[str] = []
        self.tokens: dict[str, list[tuple[Effect, str]]] = {}
        for family in ("card", "token"):
            for fields in tables.cards(family):
                self.one(fields, family == "token")

    def one(self, fields: Fields, token: bool) -> None:
        """Add one card, or report what is wrong with it."""
        try:
            card = self.card(fields, token)
            fields.finish()
        except CardError as error:
            self.report.add(error)
            return
        self.cards[card.code] = card
        if card.kind == w.MONSTER and card.file in self.watched:
            self.compare(card)

    def compare(self, card: Card) -> None:
        """Warn about a Strength that is far from what other cards offer for the cost."""
        if abs(int(card.strength - 500 * card.cost)) > FARTHEST:
            sentence = f"Cost {card.cost} and Strength {card.strength} are far from the curve of the pool."
            self.report.warnings.append(Diagnostic(card.file, card.code, "strength", sentence, "W01"))

    def card(self, fields: Fields, token: bool) -> Card:
        """A checked card."""
        code = fields.text("set")
        if not (TOKEN_NUMBER if token else SET_NUMBER).fullmatch(code):
            wanted = "TK-0" if token else "AA-00"
            raise fields.error("set", f"a set number is written like {wanted}, not {code!r}.", "E03")
        names = fields.both("name", "E05")
        magic = fields.word("type", ("monster", "magic"), code="E02") == "magic"
        if token and (fields.has("extra_cost") or (fields.has("play") and not magic)):
            raise fields.error("type", "a token has no extra cost, and play only if it is Magic.", "E13")
        card = Card(code, names[0], names[1], w.MAGIC if magic else w.TOKEN if token else w.MONSTER, fields.file)
        card.token = token
        agree(fields, magic)
        self.numbers(card, fields, magic)
        if fields.has("text"):
            card.said_en, card.said_fr = fields.both("text", "E05")
        if fields.has("drawing"):
            self.drawing(card, fields.inner("drawing"))
        if fields.has("note"):
            card.note_en, card.note_fr = fields.both("note", "E05")
        tokens: list[tuple[Effect, str]] = []
        if magic:
            card.rows = Rows("", True, card.cost_x > 0, self.traits, tokens).make(fields, "play")
            if token and tokens:
                raise fields.error("play", "a Magic token that makes tokens could go on for ever.", "E13")
        else:
            self.abilities(card, fields, tokens)
        self.tokens[code] = tokens
        return card

    def drawing(self, card: Card, fields: Fields) -> None:
        """What its picture is put together from; the page knows what these words mean."""
        for part in DRAWN:
            said = fields.text(part, "")
            if len(said) > LONGEST_PART:
                raise fields.error(part, f"it has at most {LONGEST_PART} letters.", "E06")
            if said:
                card.drawing[part] = said
        fields.finish()

    def numbers(self, card: Card, fields: Fields, magic: bool) -> None:
        card.cost = fields.number("cost", least=0, most=20)
        card.element = fields.index("element", w.ELEMENTS)
        card.provenance = fields.word("provenance", ("printed", "part", "house"), code="E02")
        if magic:
            card.cost_x = fields.number("cost_x", 0, least=0, most=4)
            card.tower_x = fields.number("tower_x", 0, least=0, most=9)
        else:
            card.strength = fields.number("strength", least=0, most=9000)
            if card.strength % 1000:
                raise fields.error("strength", f"it is counted in thousands, and {card.strength} is not.", "E06")
        for trait in fields.words("traits", optional=magic):
            card.traits.append(trait_number(trait, self.traits))
        keywords = fields.words("keywords", optional=True)
        for keyword in keywords:
            if keyword not in w.KEYWORDS:
                sentence = f"the keyword {keyword!r} is unknown; there is {', '.join(w.KEYWORDS)}."
                raise fields.error("keywords", sentence, "E07")
            card.flags |= w.KEYWORDS[keyword]
        card.keywords = tuple(keywords)
        if fields.has("extra_cost"):
            self.extra_cost(card, fields.inner("extra_cost"))

    def extra_cost(self, card: Card, fields: Fields) -> None:
        card.send = fields.number("send", 0, least=1, most=3)
        card.discard = fields.number("discard", 0, least=1, most=3)
        fields.finish()
        if not card.send and not card.discard:
            raise fields.error("", "it names send or discard.", "E02")

    def abilities(self, card: Card, fields: Fields, tokens: list[tuple[Effect, str]]) -> None:
        listed = fields.tables("ability", optional=True)
        if len(listed) > w.MOST_ABILITIES:
            raise fields.error("ability", f"there are at most {w.MOST_ABILITIES}, not {len(listed)}.", "E08")
        for said in listed:
            if said.has("static"):
                self.static(card, said.inner("static", codes=EFFECT))
                said.finish()
            else:
                self.clause(card, said, tokens)
        choices = [ability for ability in card.abilities if len(ability.rows) > 1]
        if len(choices) > 1:
            raise fields.error("ability", "there can be only one choice of modes on a card.", "E12")

    def clause(self, card: Card, said: Fields, tokens: list[tuple[Effect, str]]) -> None:
        """A natural or an activated ability."""
        if said.has("on") and said.has("cost"):
            raise said.error("", "an ability has an event (on) or a cost, not both.", "E02")
        once = said.flag("once")
        event = said.word("on", w.EVENTS) if said.has("on") else ""
        own: list[tuple[Effect, str]] = []
        rows = Rows(event, False, False, self.traits, own).make(said, "do")
        tokens += own
        ability = Ability(w.EVENTS.index(event) if event else -1, once, rows)
        if event:
            ops = [effect.op for row in rows for effect in row.effects]
            if not once and any(op in LOOPS.get(event, ()) for op in ops):
                raise said.error("", f"{event} with this effect could go on for ever; say once.", "E15")
            if card.kind == w.TOKEN and event == "enter" and own:
                raise said.error("", "a token that makes tokens when it comes into play could go on for ever.", "E13")
            card.events |= 1 << w.EVENTS.index(event)
        else:
            self.cost(ability, said.inner("cost", optional=True))
            card.activated = True
            ability.number = 1 + len([other for other in card.abilities if other.event < 0])
        said.finish()
        card.abilities.append(ability)

    def cost(self, ability: Ability, fields: Fields) -> None:
        ability.exhaust = fields.flag("exhaust")
        ability.spark = fields.number("spark", 0, least=0, most=20)
        ability.send = fields.number("send", 0, least=0, most=3)
        ability.discard = fields.number("discard", 0, least=0, most=3)
        fields.finish()
        if not (ability.exhaust or ability.spark or ability.send or ability.discard):
            raise fields.error("", "an activated ability must cost something.", "E10")

    def static(self, card: Card, fields: Fields) -> None:
        if selects(fields.table):
            raise fields.error("", "what is always true chooses nobody.", "E11")
        op = fields.word("op", ("flag", "aura", "bonus", "evade"))
        if op == "flag":
            known = {**w.KEYWORDS, **w.FLAGS}
            card.flags |= known[fields.word("word", known)]
        elif op == "aura":
            criteria = where(fields, self.traits)
            for item in criteria.words:
                if item.startswith(("smin", "smax")):
                    sentence = f"an aura cannot depend on Strength ({item}): it would refer to itself."
                    raise fields.error("is", sentence, "E11")
            if criteria.in_discard:
                raise fields.error("is", "an aura is about monsters in play.", "E08")
            card.auras.append(Aura(criteria, fields.number("n", least=-9000, most=9000)))
        elif op == "bonus":
            cond = condition(fields, "if")
            card.bonuses.append(Bonus(cond, fields.number("n", least=-9000, most=9000)))
        else:
            card.evade = max(card.evade, fields.number("n", least=0, most=9000))
        fields.finish()

    def book(self) -> Book:
        """All cards that loaded; a card that makes an unknown token is refused too."""
        for code, tokens in self.tokens.items():
            for _, token in tokens:
                card = self.cards.get(token)
                if code in self.cards and (card is None or not card.token):
                    error = Diagnostic(self.cards[code].file, code, "token", f"there is no token {token}.", "E13")
                    self.report.errors.append(error)
                    del self.cards[code]
        book = Book(sorted(self.cards.values(), key=place_of), self.traits)
        for code in self.cards:
            for effect, token in self.tokens[code]:
                effect.token = book.codes[token]
        return book


def place_of(card: Card) -> tuple[bool, str]:
    """By set number; tokens last."""
    return (card.token, card.code)


def selects(said: object) -> bool:
    """True if a selector (5.3) occurs anywhere in a static ability."""
    if isinstance(said, dict):
        return any(key in said for key in ("who", "pick", "player")) or any(selects(part) for part in said.values())
    if isinstance(said, list):
        return any(selects(part) for part in said)
    return said in SELECTORS


def agree(fields: Fields, magic: bool) -> None:
    """Check that the fields belong to the kind of card."""
    if magic:
        for field in ("strength", "ability", "keywords"):
            if fields.has(field):
                raise fields.error(field, f"a Magic has no {field}.", "E04")
        if not fields.has("play"):
            raise fields.error("play", "a Magic needs play.", "E04")
        return
    for field in ("play", "cost_x", "tower_x"):
        if fields.has(field):
            raise fields.error(field, f"a monster has no {field}.", "E04")
    if not fields.has("strength"):
        raise fields.error("strength", "a monster needs strength.", "E04")


BOOK: Final = read_book({})[0]
