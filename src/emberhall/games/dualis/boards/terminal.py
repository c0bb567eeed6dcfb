"""Duālis in a terminal: the score, the centre with its trump, the trick, the hand with the legal cards.

Colours are also written as letters, so that nothing is lost on a terminal without colours.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from emberhall.kernel.titles.boards import Voice

LETTERS = {"É": "S", "E": "S", "L": "M"}  # Étoile, Lune
STYLES = {"R": "bold red", "B": "bold blue"}


def draw(view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [score(view, names, voice), Text(), centre(view, voice)]
    trick = view["table"] or (view["last"]["table"] if view["last"] else [])
    if trick:
        parts += [Text(), laid(view, names, voice)]
    if view["hand"]:
        parts += [Text(), hand(view, words, voice)]
    heading = voice("dualis-subtitle", round=view["round"], trick=view["trick"], of=view["tricks_per_round"])
    return Panel(Group(*parts), title=f"{voice('dualis-name')} · {heading}", title_align="left", width=78)


def score(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Table:
    """The coins and tricks of each side, and what they would score now."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    won = "cli-dualis-rounds" if view["mode"] == "partnership" else "cli-dualis-total"
    for heading in ("", voice("dualis-coins"), voice("dualis-tricks"), "", voice(won)):
        table.add_column(heading, justify="left" if not heading else "right")
    for side in view["sides"]:
        own = view["seat"] in side["seats"]
        table.add_row(
            Text(side_name(side["seats"], names), "bold" if own else ""),
            str(side["coins"]),
            str(side["tricks"]),
            standing(side, voice),
            str(side["won"] if view["mode"] == "partnership" else side["total"]),
        )
    return table


def side_name(seats: Sequence[int], names: Sequence[str]) -> str:
    return " + ".join(names[seat] for seat in seats)


def standing(side: Mapping[str, Any], voice: Voice) -> str:
    """How far a side is from its promise."""
    by = side["coins"] - side["tricks"]
    if by == 0:
        return voice("dualis-exact-now", worth=side["worth"])
    return voice("dualis-coins-over" if by > 0 else "dualis-tricks-over", by=abs(by))


def centre(view: Mapping[str, Any], voice: Voice) -> Text:
    """The coins left, and, if the table shows it, how the trump stands."""
    red, blue = view["centre"]
    text = Text(f"{voice('dualis-centre')}  ")
    text.append("●" * red + f" {red} {voice('dualis-letter', colour='R')}", STYLES["R"])
    text.append("  :  ")
    text.append("●" * blue + f" {blue} {voice('dualis-letter', colour='B')}", STYLES["B"])
    if view["show_trump_now"]:
        trump = view["trump"]
        said = voice("dualis-leads", colour=trump, by=abs(red - blue)) if trump else voice("dualis-level")
        text.append(f"   {said}", STYLES.get(trump, "bold"))
    if view["highlow"] and view["say_direction"] and view["table"]:
        text.append(f" · {voice('dualis-low-wins' if view['direction'] == 'low' else 'dualis-high-wins')}", "bold")
    return text


def laid(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Table:
    """The current trick in play order, or the finished one while it may be seen."""
    running = bool(view["table"])
    trick = view["table"] if running else view["last"]["table"]
    best = view["best"] if running else view["last"]["winner"]
    heading = voice("dualis-trick-now") if running else voice("dualis-trick", trick=view["last"]["trick"])
    table = Table(box=None, pad_edge=False, header_style="dim")
    for each in (heading, "", "", ""):
        table.add_column(each)
    for each in trick:
        turned = f"+ {voice('dualis-lies', colour=each['lies'])}" if each["coin"] else ""
        mark = voice("dualis-winning" if running else "dualis-took-it") if each["seat"] == best else ""
        shown = Text(code(each["card"], voice), STYLES[each["lies"]])
        table.add_row(names[each["seat"]], shown, Text(turned, STYLES[each["lies"]]), mark)
    return table


def hand(view: Mapping[str, Any], words: Sequence[str], voice: Voice) -> Table:
    """The seat's cards, a line per suit; illegal ones are in brackets, and `+` marks where a coin may go."""
    table = Table(box=None, pad_edge=False, show_header=False)
    offered = {word.removeprefix("play ") for word in words}
    for suit in "SM":
        cards = [card for card in view["hand"] if card[0] == suit]
        if not cards:
            continue
        line = Text()
        for card in cards:
            plain = code(card, voice)
            if not words or card in offered:
                line.append(plain, STYLES[card[-1]])
                line.append("+" if card + "+" in offered else "", "dim")
            else:
                line.append(f"({plain})", "dim")
            line.append("  ")
        table.add_row(Text(voice("dualis-suit", suit=suit), "dim"), line)
    return table


def code(card: str, voice: Voice) -> str:
    """A card's short name, with the suit's letter in the reader's language."""
    return voice("cli-dualis-letter", suit=card[0]) + card[1:]


def name(card: str, voice: Voice) -> str:
    """A card's name, or, if a coin has changed it (`S7B+`), what it counts as (DU-47)."""
    printed = card.removesuffix("+")
    key = "dualis-card" if card == printed else "dualis-card-counted"
    return voice(key, suit=printed[0], number=int(printed[1:-1]), colour=printed[-1])


NAMINGS = {"card": name}


def short(word: str, voice: Voice) -> str:
    """A play without its verb."""
    return code(word.removeprefix("play "), voice)


def meant(text: str) -> str:
    """A play in the letters of either language, in any case, the verb left out or not: `é5b+` is `play S5B+`."""
    words = text.upper().split()
    if words and words[0] in ("PLAY", "JOUER"):
        words = words[1:]
    card = "".join(words)
    return f"play {LETTERS.get(card[:1], card[:1])}{card[1:]}"


def rules(view: Mapping[str, Any]) -> Sequence[str]:
    """The parts that apply to the table's mode."""
    highlow = ("highlow",) if view["highlow"] else ()
    return ("follow", "coin", "trump", "winner", *highlow, "score-iso" if view["mode"] == "iso" else "score", "memory")
