"""The card language of DragonDuel as shapes: two kinds of cards, their lines, effects within effects."""

from functools import cache
from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.cards.rows import ARGUMENTS, MOST_PICKED
from emberhall.games.dragonduel.forge import vocabulary as v
from emberhall.kernel.cards import phrases
from emberhall.kernel.forge.forge import Draft, Kind
from emberhall.kernel.forge.shapes import Shape, choice, flag, named, number, one_of, rows, several, table

MOST_TRAITS: Final = 3
MOST_FILTERS: Final = 4
MOST_EFFECTS: Final = 4
MOST_LINES: Final = 4
# Numbers that are Strength.
STRENGTHS: Final = {"str": (-5000, 9000), "dmg": (1000, 9000), "ward": (1000, 9000)}


def key(name: str) -> str:
    return f"dragonduel-forge-{name}"


def filters(discard: bool = False) -> Shape:
    return several(v.filters(discard), MOST_FILTERS, key("add-filter"))


def selector() -> Shape:
    """Whom an effect applies to."""
    some = {"n": number(1, MOST_PICKED), "is": filters()}
    forms = {
        "up_to": table(key("who-up_to-said"), some),
        "exactly": table(key("who-exactly-said"), some),
        "all": table(key("who-all-said"), {"is": filters()}),
        "theirs": table(key("who-theirs-said"), {"n": number(1, MOST_PICKED), "player": named("player")}),
    }
    words = v.plain("who", ("up_to", "exactly", "all", "theirs", "self", "it", "same"))
    return choice("pick", forms, words, ("self", "it", "same"))


def buried() -> Shape:
    """A card of the discard pile; its filter is fixed but for what is added."""
    some = {"n": number(1, MOST_PICKED), "is": filters(discard=True)}
    forms = {each: table(key(f"who-{each}-buried"), some) for each in ("up_to", "exactly")}
    return choice("pick", forms, v.plain("who", ("up_to", "exactly")))


def player() -> Shape:
    """Which player; the one who is picked is a table of its own."""
    forms = {"player": table(key("player-picked-said"), {})}
    words = [*v.players(), *v.plain("player", ("player",))]
    return choice("pick", forms, words, ("you", "each_foe", "defender"))


def argument(op: str, name: str) -> Shape:
    """The shape of one argument of an effect."""
    if name in ("who", "a", "b"):
        return named("buried" if op == "revive" else "item" if op == "counter" else "who")
    if name == "n":
        return number(*STRENGTHS[op], 1000, 1000) if op in STRENGTHS else number(1, 9)
    simple: dict[str, Shape] = {
        "player": named("player"),
        "until": one_of(v.plain("until", w.DURATIONS), "turn"),
        "flag": one_of(v.flags()),
        "token": one_of(v.tokens()),
        "take": number(0, 9, usual=1),
        "as": one_of(v.plain("as", ("ready", "exhausted"))),
        "exhausted": flag(v.said("as-ready"), v.said("as-exhausted")),
        "unless": number(1, w.SPARK_CARDS, usual=2),
        "if": one_of(v.conditions()),
        "do": rows(named("inner"), MOST_EFFECTS, key("add-then"), 1),
        "modes": rows(named("inner"), w.MOST_MODES, key("add-mode"), 2),
    }
    return simple[name]


def effect(ops: list[str]) -> Shape:
    forms = {op: table(key(f"op-{op}-said"), {name: argument(op, name) for name in ARGUMENTS[op]}) for op in ops}
    return choice("op", forms, [each for each in v.effects() if each["value"] in ops])


def static() -> Shape:
    """What is always true."""
    some = number(-5000, 9000, 1000, 1000)
    forms = {
        "bonus": table(key("static-bonus-said"), {"n": some, "if": one_of(v.conditions())}),
        "aura": table(key("static-aura-said"), {"n": some, "is": filters()}),
        "evade": table(key("static-evade-said"), {"n": number(0, 9000, 1000, 1000)}),
        "flag": table(key("static-flag-said"), {"word": one_of(v.flags())}),
    }
    return choice("op", forms, v.plain("static", tuple(forms)))


def ability() -> Shape:
    do = rows(named("effect"), MOST_EFFECTS, key("add-then"), 1)
    once = flag(v.said("always"), v.said("once"))
    cost = {
        "exhaust": flag(v.said("stays"), v.said("exhausts")),
        "spark": number(0, w.SPARK_CARDS, usual=2),
        "send": number(0, 3),
        "discard": number(0, 3),
    }
    forms = {
        "on": table(key("ability-on-said"), {"on": one_of(v.events()), "once": once, "do": do}),
        "cost": table(key("ability-cost-said"), {"cost": table(key("cost-said"), cost), "once": once, "do": do}),
        "static": table(key("ability-static-said"), {"static": static()}),
    }
    return choice("", forms, v.plain("ability", tuple(forms)))


@cache
def shapes() -> dict[str, Shape]:
    return {
        "who": selector(),
        "buried": buried(),
        "item": choice("pick", {"chain": table(key("who-chain-said"), {"kinds": items()})}, v.plain("who", ("chain",))),
        "player": player(),
        "effect": effect(list(ARGUMENTS)),
        "inner": effect([op for op in ARGUMENTS if op != "choose"]),
    }


def items() -> Shape:
    return several(v.plain("kind", ("magic", "ability", "monster")), 3, key("add-kind"))


def about(kind: str) -> dict[str, Shape]:
    costs: dict[str, Shape] = {"cost": number(0, 12, usual=3), "element": one_of(v.elements())}
    if kind == "monster":
        costs["strength"] = number(0, 9000, 1000, 2000)
    return {
        "costs": table(key(f"line-{kind}-costs"), costs),
        "traits": several(v.traits(), MOST_TRAITS, key("add-trait")),
        "keywords": several(v.keywords(), len(w.KEYWORDS), key("add-keyword")),
    }


@cache
def kinds() -> tuple[Kind, ...]:
    monster, magic = about("monster"), about("magic")
    own = {name: monster[name] for name in ("traits", "keywords")}
    return (
        Kind(
            "monster",
            phrases.phrase(key("kind-of-monster")),
            draft("monster"),
            [monster["costs"], table(key("line-monster-traits"), own), lines("ability", ability())],
        ),
        Kind(
            "magic",
            phrases.phrase(key("kind-of-magic")),
            draft("magic"),
            [
                magic["costs"],
                table(key("line-magic-traits"), {"traits": magic["traits"]}),
                lines("play", named("effect")),
            ],
        ),
    )


def lines(field: str, item: Shape) -> Shape:
    """The rows of a field, each a line of its own."""
    least = 1 if field == "play" else 0
    return {**rows(item, MOST_LINES, key(f"add-{field}"), least), "field": field, "head": key(f"head-{field}")}


def draft(kind: str) -> Draft:
    """A new card of a kind."""
    begun: Draft = {
        "set": "AA-01",
        "name": {"en": "", "fr": ""},
        "type": kind,
        "cost": 3,
        "element": "fire",
        "traits": [],
    }
    if kind == "monster":
        begun.update({"strength": 2000, "keywords": [], "ability": []})
    else:
        begun["play"] = [{"op": "draw", "player": "you", "n": 1}]
    return {**begun, "provenance": "house"}
