"""DragonDuel in a terminal: every player's monsters, Spark, Tower and piles; the battle, the Magic Duel, the hand.

Exhausted monsters and Spark cards are in brackets; the legal words are listed below the table.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from emberhall.games.dragonduel.boards import piles
from emberhall.kernel.titles.boards import Voice
from emberhall.kernel.titles.catalogues import cards_of
from emberhall.kernel.titles.sentences import sentences
from emberhall.kernel.titles.speakers import Naming

STYLES = {
    "fire": "red",
    "earth": "yellow",
    "water": "blue",
    "wind": "cyan",
    "light": "bright_white",
    "dark": "magenta",
}
# The question, by a verb among the words offered.
ASKED = {
    "first": "first",
    "mulligan": "mulligan",
    "end": "main",
    "pass": "respond",
    "target": "target",
    "block": "block",
    "critical": "critical",
    "barrier": "barrier",
    "push": "push",
    "trigger": "order",
    "choose": "theirs",
    "discard": "discard",
    "send": "send",
    "take": "dig",
    "bottom": "dig",
    "pay": "unless",
    "mode": "mode",
}
catalogue = partial(cards_of, "dragonduel")


def name(card: str, voice: Voice) -> str:
    """A card's name in the reader's language; an unknown card's set number."""
    entry = catalogue().get(card)
    return card if entry is None else str(entry["name"]["fr" if voice.lang == "fr" else "en"])


def draw(view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> RenderableType:
    """The whole table as one seat sees it; its own field last, next to the hand."""
    seats = len(view["players"])
    last = view["seat"] if view["seat"] is not None else seats - 1
    parts: list[RenderableType] = []
    for k in range(1, seats + 1):
        player = view["players"][(last + k) % seats]
        parts += [field(view, player, names, voice), Text()]
    if view["battle"] is not None:
        parts.append(battle(view, names, voice))
    if view["chain"]:
        parts.append(chain(view, names, voice))
    if view["waiting"]:
        parts.append(triggers(view, names, voice))
    if view["hand"]:
        parts.append(hand(view["hand"], words, voice))
    if words:
        parts += [Text(), Text(question(view, names, words, voice), "bold")]
    turn = f"{voice('dragonduel-turn', turn=view['turn'])} · {names[view['active']]}"
    heading = f"{voice('dragonduel-name')} · {voice('dragonduel-set-up') if view['phase'] == 'setup' else turn}"
    return Panel(Group(*parts), title=Text(heading), title_align="left", width=90)


def question(view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> str:
    """The question, derived from the words and the table."""
    on, aim = view["battle"], view["aim"]
    verbs = {word.split()[0] for word in words}
    ask = next((ask for verb, ask in ASKED.items() if verb in verbs), "other")
    if ask == "target" and aim is not None:
        n = aim["n"]
        said = f"{n:+}".replace("-", "−") if aim["op"] == "str" else str(n)
        return voice("cli-dragonduel-target", op=aim["op"], n=said)
    top = view["chain"][-1] if view["chain"] else None
    doing = view["resolving"][-1] if view["resolving"] else top
    window = view["window"]
    rival = next((seat for seat in window["duel"] if seat != view["seat"]), None) if window else None
    args: dict[str, str | int] = {
        "window": (window["kind"] if window else "other") if top is None else "own" if is_own(top, view) else "item",
        "other": "" if rival is None else names[rival],
        "card": "" if top is None else name(top["card"], voice),
        "source": "" if doing is None else name(doing["card"], voice),
    }
    if on is not None:
        args["attacker"] = monster(on["attacker"], view, voice)
        args["strength"] = str(on["strength"])
        if on["revealed"] and "discard" in words:
            ask, args["turned"] = "tower", name(on["revealed"], voice)
    return voice("dragonduel-ask", ask=ask, **args)


def is_own(item: Mapping[str, Any], view: Mapping[str, Any]) -> bool:
    return bool(item["seat"] == view["seat"])


def monster(number: str, view: Mapping[str, Any], voice: Voice) -> str:
    """A monster's name and number; only the number once it has left."""
    monsters = (each for player in view["players"] for each in player["monsters"] if each["id"] == number)
    there = next(monsters, None)
    return number if there is None else f"{name(there['card'], voice)} ({number})"


def field(view: Mapping[str, Any], player: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Table:
    """One player's zones."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(width=18)
    table.add_column()
    seat = player["seat"]
    style = "dim" if not player["alive"] else "bold" if seat == view["active"] else ""
    spark = "◆" * player["spark_ready"] + f"({'◇' * player['spark_exhausted']})" * bool(player["spark_exhausted"])
    counts = voice("dragonduel-counts", tower=player["tower"], hand=player["hand"], deck=player["deck"])
    counts += f" · {voice('cli-dragonduel-spark', cards=spark or '–')}"
    counts += f" · {voice('dragonduel-spark-deck', n=player['spark_deck'])}"
    table.add_row(Text(f"p{seat} {names[seat]}", style), Text(counts))
    for one in player["monsters"]:
        table.add_row("", body(one, voice))
    for line in piles.lines_of(view, player, name, voice):
        table.add_row("", Text(line, "dim"))
    return table


# Keywords that do what a flag does: a card that has one of them printed is shown with its name.
SAME = {"noattack": "rooted", "noblock": "reckless"}


def body(one: Mapping[str, Any], voice: Voice) -> Text:
    """A monster: number, name, current Strength, keywords."""
    entry = catalogue().get(one["card"])
    style = STYLES.get(entry["element"], "") if entry else ""
    line = f"{one['id']} {name(one['card'], voice)} {one['strength']}"
    if one["strength"] != one["printed"]:
        line += f" [{one['printed']}]"
    printed = entry["keywords"] if entry else ()
    named = [SAME[flag] if SAME.get(flag) in printed else flag for flag in one["flags"]]
    flags = " ".join(voice(f"dragonduel-flag-{flag}") for flag in named)
    shown = f"{line} {flags}".strip()
    return Text(shown if one["ready"] else f"({shown})", style if one["ready"] else "dim")


def battle(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Text:
    on = view["battle"]
    attacker = monster(on["attacker"], view, voice)
    if on["defender"] == view["seat"]:
        text = voice("cli-dragonduel-battle-you", attacker=attacker, strength=str(on["strength"]))
    else:
        foe = names[on["defender"]]
        text = voice("dragonduel-battle", attacker=attacker, name=foe, strength=str(on["strength"]))
    if on["blocker"]:
        text += f" · {voice('cli-dragonduel-blocked', monster=monster(on['blocker'], view, voice))}"
    if on["revealed"]:
        text += f" · {voice('cli-dragonduel-turned', card=name(on['revealed'], voice))}"
    return Text(text, "bold")


def chain(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Text:
    """The chain, next to resolve first."""
    items: list[str] = []
    for item in reversed(view["chain"]):
        said = f"{item['id']} {name(item['card'], voice)} ({names[item['seat']]})"
        if item["targets"]:
            aimed = ", ".join(target(ref, view, names, voice) for ref in item["targets"])
            said += f" {voice('cli-dragonduel-aimed', targets=aimed)}"
        items.append(said)
    return Text(f"{voice('dragonduel-chain')} {' ← '.join(items)}")


def target(ref: str, view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> str:
    """A target by name: a player, a monster, a card or ability of the Magic Duel, a card of a discard pile."""
    if ref in catalogue():
        return name(ref, voice)
    if ref[0] == "p":
        return names[int(ref[1:])]
    item = next((each for each in view["chain"] if each["id"] == ref), None)
    return monster(ref, view, voice) if item is None else f"{name(item['card'], voice)} ({ref})"


def triggers(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Text:
    """The natural abilities that wait to resolve."""
    waiting = [
        f"{each['n']} {name(each['card'], voice)} ({names[each['seat']]}): {card_line(line_of(each), voice)}"
        for each in view["waiting"]
    ]
    return Text(f"{voice('cli-dragonduel-waiting')} {' · '.join(waiting)}")


def line_of(waiting: Mapping[str, Any]) -> str:
    return f"{waiting['card']}:{waiting['line']}"


def cost_of(entry: Mapping[str, Any]) -> str:
    """A card's cost as printed on it: `2+2X` is 2 and 2 more for each X."""
    each = entry["cost_x"]
    return f"{entry['cost']}+{each if each > 1 else ''}X" if each else str(entry["cost"])


def hand(cards: Sequence[str], words: Sequence[str], voice: Voice) -> Table:
    """The seat's cards; those that cannot be played now are dim."""
    table = Table(box=None, pad_edge=False, show_header=False)
    playable = {word.split()[1] for word in words if word.startswith("play ")}
    for card in sorted(set(cards)):
        entry = catalogue().get(card)
        cost = "" if entry is None else cost_of(entry)
        strength = "" if entry is None or entry["strength"] is None else str(entry["strength"])
        style = "dim" if words and card not in playable else ""
        count = f"×{cards.count(card)}" if cards.count(card) > 1 else ""
        table.add_row(*(Text(part, style) for part in (card, cost, name(card, voice), strength, count)))
    return table


def card_line(where: str, voice: Voice) -> str:
    """A line of a card's text, or a sentence of it: `CS-45:1:2`."""
    code, line, *part = where.split(":")
    entry = catalogue().get(code)
    text: list[Mapping[str, Any]] = entry["text"] if entry else []
    if int(line) >= len(text):
        return ""
    phrase = text[int(line)]
    choices = choices_in(phrase) if part else []
    return sentences([choices[int(part[0])] if choices else phrase], voice)


def choices_in(phrase: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The sentences of a line that offers a choice."""
    inner = phrase.get("args", {}).get("do")
    if isinstance(inner, list):
        return inner
    return choices_in(inner) if isinstance(inner, Mapping) else []


NAMINGS: Mapping[str, Naming] = {"line": card_line, "number": lambda number, _: f" (m{number})"}
PAGE_NAMINGS: Mapping[str, Naming] = {"line": card_line, "number": lambda *_: ""}  # the page shows no numbers


def short(word: str, voice: Voice) -> str:
    """A word followed by the card's name."""
    cards = [part for part in word.split() if part in catalogue()]
    return f"{word} ({name(cards[0], voice)})" if cards else word


def meant(text: str) -> str:
    """As typed, ignoring case: `Play cs-13` is `play CS-13`."""
    said = text.partition("(")[0].split()
    return " ".join(part.upper() if "-" in part else part.lower() for part in said)


def rules(view: Mapping[str, Any]) -> Sequence[str]:
    """All parts; with two players, without the one about three or four."""
    several = ("several",) if view["seats"] > 2 else ()
    return ("aim", "turn", "spark", "cards", "attack", "tower", "respond", "keywords", *several)
