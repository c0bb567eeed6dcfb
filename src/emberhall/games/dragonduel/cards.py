"""The book, made from TOML: reading, checking and compiling card files, with errors that name file, card and field."""

import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.book import Ability, Aura, Bonus, Book, Card, Effect
from emberhall.games.dragonduel.faults import Fault, Wrong, list_of, number, only, table_of, word, words_of
from emberhall.games.dragonduel.filters import condition, trait_number, where
from emberhall.games.dragonduel.rows import Rows

CARD_FIELDS: Final = (
    "set",
    "name",
    "text",
    "type",
    "cost",
    "cost_x",
    "tower_x",
    "element",
    "traits",
    "strength",
    "keywords",
    "extra_cost",
    "play",
    "ability",
    "provenance",
)
CODE: Final = re.compile(r"[A-Z]{2}-\d{2}")
TOKEN_CODE: Final = re.compile(r"TK-\d{1,2}")
LOOPS: Final[dict[str, tuple[int, ...]]] = {
    "ally_enter": (w.OP_TOKEN, w.OP_REVIVE),
    "ally_destroyed": (w.OP_DESTROY,),
    "endstep": (w.OP_REVIVE,),
    "upkeep": (w.OP_REVIVE,),
}
FARTHEST: Final = 2500  # points of Strength off the curve that are wondered about
SELECTORS: Final = ("self", "it", "same", "you", "defender", "each_foe")  # those that are words
SETS: Final = ("fire", "earth", "water", "wind", "light", "dark", "tokens")


class Reader:
    """Reads card files into a book; a bad card is refused, the others still load."""

    def __init__(self) -> None:
        self.cards: dict[str, Card] = {}
        self.traits: list[str] = []
        self.faults: list[Fault] = []
        self.wonders: list[Fault] = []
        self.tokens: dict[str, list[tuple[Effect, str]]] = {}

    def read(self, texts: Mapping[str, str]) -> None:
        """All cards of some files; a set number that came with an earlier reading is replaced."""
        seen: list[str] = []
        for file, text in texts.items():
            try:
                parsed = tomllib.loads(text)
            except tomllib.TOMLDecodeError as problem:
                self.faults.append(Fault(file, "-", "-", "E01", f"This is not valid TOML: {problem}."))
                continue
            for key, tables in parsed.items():
                if key not in ("card", "token") or not isinstance(tables, list):
                    sentence = f"A card file holds lists of card and token, not {key!r}."
                    self.faults.append(Fault(file, "-", str(key), "E01", sentence))
                    continue
                for place, table in enumerate(tables, start=1):
                    self.one(file, table, key == "token", f"{key} {place}", seen)

    def one(self, file: str, table: object, token: bool, place: str, seen: list[str]) -> None:
        """One card, or the fault it has."""
        name = place
        try:
            fields = table_of(table, "-")
            if isinstance(fields.get("set"), str):
                name = fields["set"]
            card = self.card(file, fields, token, seen)
        except Wrong as wrong:
            self.faults.append(Fault(file, name, wrong.field, wrong.code, wrong.sentence))
            return
        seen.append(card.code)
        self.cards[card.code] = card
        expected = 500 * card.cost
        if card.kind == w.MONSTER and abs(int(card.strength - expected)) > FARTHEST:
            sentence = f"Cost {card.cost} and Strength {card.strength} are far from the curve of the pool."
            self.wonders.append(Fault(file, card.code, "strength", "W01", sentence))

    def card(self, file: str, table: Mapping[str, Any], token: bool, seen: list[str]) -> Card:
        """A checked card."""
        only(table, CARD_FIELDS, "-", "E01")
        for needed in ("set", "name", "type", "cost", "element", "provenance"):
            if needed not in table:
                raise Wrong("E02", needed, f"{needed} is missing.")
        code = table["set"]
        if not isinstance(code, str) or not (TOKEN_CODE if token else CODE).fullmatch(code):
            wanted = "TK-0" if token else "AA-00"
            raise Wrong("E03", "set", f"A set number is written like {wanted}, not {code!r}.")
        if code in seen:
            raise Wrong("E03", "set", f"{code} is used twice.")
        names = both(table["name"], "name")
        magic = word(table, "type", "type", ("monster", "magic"), "E02") == "magic"
        if token and ("extra_cost" in table or ("play" in table and not magic)):
            raise Wrong("E13", "type", "A token has no extra cost, and play only if it is Magic.")
        card = Card(code, names[0], names[1], w.MAGIC if magic else w.TOKEN if token else w.MONSTER, file)
        card.token = token
        agree(table, magic)
        self.numbers(card, table, magic)
        if "text" in table:
            said = both(table["text"], "text")
            card.said_en, card.said_fr = said
        tokens: list[tuple[Effect, str]] = []
        if magic:
            rows = Rows("", True, card.cost_x > 0, self.traits, tokens)
            card.rows = rows.make(table["play"], "play")
        else:
            self.abilities(card, table, tokens)
        self.tokens[code] = tokens
        return card

    def numbers(self, card: Card, table: Mapping[str, Any], magic: bool) -> None:
        card.cost = number(table, "cost", "cost", 0, 20, "E06")
        if "cost_x" in table:
            card.cost_x = number(table, "cost_x", "cost_x", 0, 4, "E06")
        if "tower_x" in table:
            card.tower_x = number(table, "tower_x", "tower_x", 0, 9, "E06")
        card.element = w.ELEMENTS.index(word(table, "element", "element", w.ELEMENTS))
        card.provenance = word(table, "provenance", "provenance", ("printed", "part", "house"), "E02")
        for trait in words_of(table.get("traits", []), "traits"):
            card.traits.append(trait_number(trait, self.traits))
        if not magic:
            card.strength = number(table, "strength", "strength", 0, 9000, "E06")
            if card.strength % 1000:
                raise Wrong("E06", "strength", f"Strength is counted in thousands, and {card.strength} is not.")
        keywords = words_of(table.get("keywords", []), "keywords")
        for keyword in keywords:
            if keyword not in w.KEYWORDS:
                raise Wrong("E07", "keywords", f"The keyword {keyword!r} is unknown; there is {', '.join(w.KEYWORDS)}.")
            card.flags |= w.KEYWORDS[keyword]
        card.keywords = tuple(keywords)
        if "extra_cost" in table:
            extra = table_of(table["extra_cost"], "extra_cost")
            only(extra, ("send", "discard"), "extra_cost", "E01")
            if not extra:
                raise Wrong("E02", "extra_cost", "extra_cost names send or discard.")
            if "send" in extra:
                card.send = number(extra, "send", "extra_cost", 1, 3, "E06")
            if "discard" in extra:
                card.discard = number(extra, "discard", "extra_cost", 1, 3, "E06")

    def abilities(self, card: Card, table: Mapping[str, Any], tokens: list[tuple[Effect, str]]) -> None:
        listed = list_of(table.get("ability", []), "ability")
        if len(listed) > w.MOST_ABILITIES:
            raise Wrong("E08", "ability", f"A card has at most {w.MOST_ABILITIES} abilities, not {len(listed)}.")
        for place, item in enumerate(listed, start=1):
            field = f"ability {place}"
            said = table_of(item, field)
            if "static" in said:
                only(said, ("static",), field, "E01")
                self.static(card, table_of(said["static"], field), field)
            else:
                self.clause(card, said, field, tokens)
        choices = [ability for ability in card.abilities if len(ability.rows) > 1]
        if len(choices) > 1:
            raise Wrong("E12", "ability", "There can be only one choice of modes on a card.")

    def clause(self, card: Card, said: Mapping[str, Any], field: str, tokens: list[tuple[Effect, str]]) -> None:
        """A natural or an activated ability."""
        only(said, ("on", "once", "cost", "do"), field, "E01")
        if ("on" in said) == ("cost" in said) and "on" in said:
            raise Wrong("E02", field, "An ability has an event (on) or a cost, not both.")
        once = said.get("once", False)
        if not isinstance(once, bool):
            raise Wrong("E02", field, f"once is true or false, not {once!r}.")
        event = word(said, "on", field, w.EVENTS) if "on" in said else ""
        mine: list[tuple[Effect, str]] = []
        rows = Rows(event, False, False, self.traits, mine).make(said.get("do"), field)
        tokens += mine
        ability = Ability(w.EVENTS.index(event) if event else -1, once, rows)
        if event:
            ops = [effect.op for row in rows for effect in row.effects]
            if not once and any(op in LOOPS.get(event, ()) for op in ops):
                raise Wrong("E15", field, f"{event} with this effect could go on for ever; say once.")
            if card.kind == w.TOKEN and event == "enter" and mine:
                raise Wrong("E13", field, "A token that makes tokens when it enters could go on for ever.")
            card.events |= 1 << w.EVENTS.index(event)
        else:
            self.cost(ability, said, field)
            card.activated = True
            ability.number = 1 + len([other for other in card.abilities if other.event < 0])
        card.abilities.append(ability)

    def cost(self, ability: Ability, said: Mapping[str, Any], field: str) -> None:
        costs = table_of(said.get("cost", {}), field)
        only(costs, ("exhaust", "spark", "send", "discard"), field, "E01")
        if "exhaust" in costs:
            if not isinstance(costs["exhaust"], bool):
                raise Wrong("E02", field, f"exhaust is true or false, not {costs['exhaust']!r}.")
            ability.exhaust = costs["exhaust"]
        if "spark" in costs:
            ability.spark = number(costs, "spark", field, 0, 20, "E06")
        if "send" in costs:
            ability.send = number(costs, "send", field, 0, 3, "E06")
        if "discard" in costs:
            ability.discard = number(costs, "discard", field, 0, 3, "E06")
        if not (ability.exhaust or ability.spark or ability.send or ability.discard):
            raise Wrong("E10", field, "An activated ability must cost something.")

    def static(self, card: Card, said: Mapping[str, Any], field: str) -> None:
        if selects(said):
            raise Wrong("E11", field, "What is always true chooses nobody.")
        op = word(said, "op", field, ("flag", "aura", "bonus", "evade"))
        if op == "flag":
            only(said, ("op", "word"), field)
            card.flags |= {**w.KEYWORDS, **w.FLAGS}[word(said, "word", field, {**w.KEYWORDS, **w.FLAGS})]
        elif op == "aura":
            only(said, ("op", "is", "n"), field)
            found = where(said.get("is", []), self.traits, field)
            for item in found.words:
                if item.startswith(("smin", "smax")):
                    raise Wrong("E11", field, f"An aura cannot depend on Strength ({item}): it would refer to itself.")
            if found.in_discard:
                raise Wrong("E08", field, "An aura is about monsters in play.")
            card.auras.append(Aura(found, number(said, "n", field, -9000, 9000)))
        elif op == "bonus":
            only(said, ("op", "if", "n"), field)
            card.bonuses.append(Bonus(condition(said.get("if"), field), number(said, "n", field, -9000, 9000)))
        else:
            only(said, ("op", "n"), field)
            card.evade = max(card.evade, number(said, "n", field, 0, 9000))

    def book(self) -> Book:
        """All cards that loaded; one that makes an unknown token is refused too."""
        for code, tokens in self.tokens.items():
            for _, token in tokens:
                made = self.cards.get(token)
                if code in self.cards and (made is None or not made.token):
                    sentence = f"There is no token {token}."
                    self.faults.append(Fault(self.cards[code].file, code, "token", "E13", sentence))
                    del self.cards[code]
        ordered = sorted(self.cards.values(), key=place_of)
        book = Book(ordered, self.traits)
        for code in self.cards:
            for effect, token in self.tokens[code]:
                effect.token = book.codes[token]
        return book


def place_of(card: Card) -> tuple[bool, str]:
    """By set number; tokens last."""
    return (card.token, card.code)


def selects(said: object) -> bool:
    """Whether a selector (5.3) stands anywhere in a static ability."""
    if isinstance(said, dict):
        return any(key in said for key in ("who", "pick", "player")) or any(selects(part) for part in said.values())
    if isinstance(said, list):
        return any(selects(part) for part in said)
    return said in SELECTORS


def both(said: object, field: str) -> tuple[str, str]:
    """A text in both languages."""
    table = table_of(said, field)
    only(table, ("en", "fr"), field, "E01")
    for language in ("en", "fr"):
        if not isinstance(table.get(language), str) or not table[language].strip():
            raise Wrong("E05", field, f"{field} is missing in {language}.")
    return table["en"], table["fr"]


def agree(table: Mapping[str, Any], magic: bool) -> None:
    """Kind and fields."""
    if magic:
        for field in ("strength", "ability", "keywords"):
            if field in table:
                raise Wrong("E04", field, f"A Magic has no {field}.")
        if "play" not in table:
            raise Wrong("E04", "play", "A Magic needs play.")
        return
    for field in ("play", "cost_x", "tower_x"):
        if field in table:
            raise Wrong("E04", field, f"A monster has no {field}.")
    if "strength" not in table:
        raise Wrong("E04", "strength", "A monster needs strength.")
    if "traits" not in table:
        raise Wrong("E02", "traits", "traits is missing.")


def core_texts() -> dict[str, str]:
    """Our own card files."""
    folder = files("emberhall.games.dragonduel").joinpath("cards")
    return {f"{name}.toml": folder.joinpath(f"{name}.toml").read_text("utf-8") for name in SETS}


def read_book(over: Mapping[str, str]) -> tuple[Book, list[Fault]]:
    """The Core Set with other files laid over it, and what was wrong with them."""
    reader = Reader()
    reader.read(core_texts())
    reader.read(over)
    book = reader.book()
    return book, reader.faults


def wonders(over: Mapping[str, str]) -> list[Fault]:
    """What is allowed in these files, but far from all other cards (W01)."""
    reader = Reader()
    reader.read(over)
    return reader.wonders


BOOK: Final = read_book({})[0]
