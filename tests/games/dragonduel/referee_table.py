"""The referee's table: cards as in their files, zones, and everything derived from them.

Nothing of emberhall is imported here. A card is the plain table of its TOML file, a monster in play an object of its
own, a deck a list of set numbers with the top first. Strength, flags, filters and conditions are computed anew each
time.
"""

import ast
import operator
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Card = dict[str, Any]
Effect = dict[str, Any]

FOLDER = Path(__file__).parents[3] / "src/emberhall/games/dragonduel/cards"
KEYWORDS = {"rooted": "noattack", "reckless": "noblock"}
ELEMENTS = ["fire", "earth", "water", "wind", "light", "dark"]
SUMS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul}
COMPARISONS = {"<=": operator.le, ">=": operator.ge, "==": operator.eq, "<": operator.lt, ">": operator.gt}
LIMIT = 6
FULL_TOWER = 5
SPARKS = 10


def read_cards(texts: list[str] | None = None) -> dict[str, Card]:
    """All cards and tokens by set number; the shipped ones if no texts are given."""
    if texts is None:
        texts = [path.read_text("utf-8") for path in sorted(FOLDER.glob("*.toml"))]
    results: dict[str, Card] = {}
    for text in texts:
        data = tomllib.loads(text)
        for card in data.get("card", []):
            results[card["set"]] = {**card, "token": False}
        for card in data.get("token", []):
            results[card["set"]] = {**card, "token": True}
    return results


def value(n: int | str, x: int) -> int:
    """Evaluate a number, or an expression of X."""

    def work_out(node: ast.AST) -> int:
        if isinstance(node, ast.BinOp):
            return int(SUMS[type(node.op)](work_out(node.left), work_out(node.right)))
        if isinstance(node, ast.UnaryOp):
            return -work_out(node.operand)
        return x if isinstance(node, ast.Name) else int(node.value)  # type: ignore[attr-defined]

    return n if isinstance(n, int) else work_out(ast.parse(n, mode="eval").body)


def modes_of(effects: list[Effect]) -> list[list[Effect]]:
    """The effect lists a card can be played with: one for each mode, or just one if there is no choice."""
    for at, effect in enumerate(effects):
        if effect["op"] == "choose":
            return [[*effects[:at], mode, *effects[at + 1 :]] for mode in effect["modes"]]
    return [effects]


def mode_at(effects: list[Effect]) -> int | None:
    return next((at for at, effect in enumerate(effects) if effect["op"] == "choose"), None)


@dataclass(eq=False)
class Monster:
    """A monster in play. Modifiers and flags are stored with their durations."""

    name: str
    code: str
    seat: int
    origin: str
    entered: int
    ready: bool = True
    damage: int = 0
    mods: list[tuple[int, str]] = field(default_factory=list)
    flags: list[tuple[str, str]] = field(default_factory=list)
    used: set[int] = field(default_factory=set)


@dataclass(eq=False)
class Item:
    """A card or ability at work: on the chain, waiting, or being carried out."""

    name: str
    kind: str  # magic, monster, ability, natural
    code: str
    seat: int
    origin: str
    effects: list[Effect] = field(default_factory=list)
    mode: int = 0
    x: int = 0
    ability: int = -1
    source: Monster | None = None
    it: Monster | None = None
    foe: int | None = None
    chosen: dict[tuple[int, str], list[Any]] = field(default_factory=dict)
    last: list[Monster] = field(default_factory=list)


@dataclass(eq=False)
class Player:
    """The zones of one player."""

    hand: list[str]
    deck: list[str]
    tower: list[str] = field(default_factory=list)
    mons: list[Monster] = field(default_factory=list)
    disc: list[str] = field(default_factory=list)
    rem: list[str] = field(default_factory=list)
    sd: int = SPARKS
    sr: int = 0
    se: int = 0
    ward: int = 0
    discount: int = 0
    alive: bool = True


class Table:
    """Everything in a game, and what can be derived from it."""

    def __init__(self, cards: dict[str, Card], players: list[Player]) -> None:
        self.cards = cards
        self.players = players
        self.turn = 0
        self.first = -1
        self.active = -1
        self.announcing = -1  # the seat announcing a card from its hand
        self.phase = "setup"
        self.chain: list[Item] = []
        self.waiting: list[Item] = []
        self.attacker: Monster | None = None
        self.defender = -1
        self.blocker: Monster | None = None
        self.revealed: str | None = None
        self.out: list[int] = []
        self.names = 0
        self.always: dict[tuple[str, str], list[dict[str, Any]]] = {}  # static abilities of a card, of one kind

    # --- the players and things in play

    def living(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.alive]

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(seat + k) % len(self.players) for k in range(len(self.players))]

    def monsters(self) -> list[Monster]:
        return [m for player in self.players for m in player.mons]

    def in_play(self, m: Monster | None) -> bool:
        return m is not None and any(m is other for other in self.monsters())

    def next_name(self, letter: str) -> str:
        self.names += 1
        return f"{letter}{self.names}"

    # --- a monster's current values

    def statics(self, m: Monster, op: str) -> list[dict[str, Any]]:
        """Cached per card: Strength is computed all the time."""
        if (m.code, op) not in self.always:
            abilities = self.cards[m.code].get("ability", [])
            matches = [one["static"] for one in abilities if one.get("static", {}).get("op") == op]
            self.always[m.code, op] = matches
        return self.always[m.code, op]

    def printed(self, code: str) -> set[str]:
        """The flags printed on a card, as keywords or as abilities."""
        card = self.cards[code]
        words = [*card.get("keywords", [])]
        words += [one["static"]["word"] for one in card.get("ability", []) if one.get("static", {}).get("op") == "flag"]
        return {KEYWORDS.get(word, word) for word in words}

    def flags(self, m: Monster) -> set[str]:
        return self.printed(m.code) | {word for word, _ in m.flags}

    def strength(self, m: Monster) -> int:
        total = self.cards[m.code]["strength"] - m.damage + sum(n for n, _ in m.mods)
        total += sum(one["n"] for one in self.statics(m, "bonus") if self.holds(one["if"], m.seat, m.origin))
        auras = [(aura, other) for other in self.monsters() for aura in self.statics(other, "aura")]
        total += sum(aura["n"] for aura, other in auras if self.fits(m, aura["is"], other.seat, other))
        return int(total)

    def blow(self, m: Monster) -> int:
        """The damage it would deal now."""
        return 0 if "pacified" in self.flags(m) else max(0, self.strength(m))

    def fits(self, m: Monster, filters: list[str], seat: int, source: Monster | None) -> bool:
        return all(self.fits_one(m, one, seat, source) for one in filters)

    def fits_one(self, m: Monster, word: str, seat: int, source: Monster | None) -> bool:
        key, _, wanted = word.partition("=")
        if wanted:
            return self.fits_number(m, key, wanted)
        if word in ELEMENTS:
            return bool(self.cards[m.code]["element"] == word)
        if word in {"flight", "haste", "undead"}:
            return word in self.flags(m)
        return {
            "own": m.seat == seat,
            "foe": m.seat != seat,
            "other": m is not source,
            "attacking": m is self.attacker,
            "blocking": m is self.blocker,
            "ready": m.ready,
            "exhausted": not m.ready,
            "token": bool(self.cards[m.code]["token"]),
        }[word]

    def fits_number(self, m: Monster, key: str, wanted: str) -> bool:
        card = self.cards[m.code]
        if key == "trait":
            return wanted in card.get("traits", [])
        number = self.strength(m) if key[0] == "s" else card["cost"]
        return bool(number >= int(wanted) if key.endswith("min") else number <= int(wanted))

    def buried(self, code: str, filters: list[str]) -> bool:
        """True if a card in a discard pile is a monster that matches these filters."""
        card = self.cards[code]
        if card["type"] != "monster":
            return False
        for word in filters:
            key, _, wanted = word.partition("=")
            if key == "cmin" and card["cost"] < int(wanted):
                return False
            if key == "cmax" and card["cost"] > int(wanted):
                return False
            if key == "trait" and wanted not in card.get("traits", []):
                return False
            if key == "undead" and "undead" not in self.printed(code):
                return False
            if key in ELEMENTS and card["element"] != key:
                return False
        return True

    def holds(self, condition: str, seat: int, origin: str) -> bool:
        if condition.startswith("not_("):
            return not self.holds(condition[5:-1], seat, origin)
        if condition in {"from_tower", "from_discard"}:
            return origin == condition[5:]
        if condition in {"own_turn", "foe_turn"}:
            return (self.active == seat) == (condition == "own_turn")
        player = self.players[seat]
        sign = next(sign for sign in COMPARISONS if sign in condition)
        what, number = condition.split(sign)
        have = {
            "tower": len(player.tower),
            "hand": len(player.hand) + (seat == self.announcing),
            "spark": player.sr + player.se,
            "monsters": len(player.mons),
        }[what.strip()]
        return bool(COMPARISONS[sign](have, int(number)))
