"""Flamecraft in a terminal: the Town shop by shop, Park and row, the players, and the seat's own cards.

Shops, artisans and enchantments are shown by the ids that words use, next to their names.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from emberhall.games.flamecraft.boards.chart import breakdown
from emberhall.games.flamecraft.boards.town import entries, name, tokens, town
from emberhall.kernel.titles.boards import Voice
from emberhall.kernel.titles.sentences import sentences


def draw(view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [town(view, names, voice), Text(), middle(view, voice), Text()]
    parts.append(players(view, names, voice))
    if view["me"] is not None:
        parts += [Text(), own(view, voice)]
    if words and view["turn"]["asked"]:
        parts += [Text(), Text(voice("flamecraft-ask", ask=view["turn"]["asked"]), "bold")]
    if view["scores"] is not None:
        parts += [Text(), breakdown(view, names, voice)]
    turn = voice("flamecraft-subtitle", turn=view["turn"]["number"])
    if view["finals"] is not None:
        turn = f"{turn} · {voice('flamecraft-last-turns')}"
    return Panel(Group(*parts), title=f"{voice('flamecraft-name')} · {turn}", title_align="left", width=100)


def middle(view: Mapping[str, Any], voice: Voice) -> Group:
    """The Park and the row."""
    park = [name(place["card"], voice) for place in view["park"] if place]
    row = [voice("flamecraft-running", name=name(card, voice), text=price(card, voice)) for card in view["row"] if card]
    left = view["decks"]
    hint = voice("flamecraft-row-hint", deck=view["enchantments"], count=left["enchantments"])
    return Group(
        Text(f"{voice('flamecraft-park')} · {voice('flamecraft-deck', count=left['artisans'])}", "dim"),
        Text(", ".join(park)),
        Text(),
        Text(f"{voice('flamecraft-enchantments')} · {hint}", "dim"),
        *[Text(line) for line in row],
    )


def price(card: str, voice: Voice) -> str:
    """What an enchantment costs and gives."""
    entry = entries().get(card)
    if entry is None:
        return ""
    cost = ", ".join(voice("flamecraft-some", good=kind, count=count) for kind, count in entry["cost"].items())
    tiers = entry["tiers"]
    if len(tiers) == 1:
        text = f"{cost} → {sentences(tiers[0], voice)}"
    else:
        steps = " / ".join(str(sum(phrase["args"]["count"] for phrase in tier)) for tier in tiers)
        text = voice("cli-flamecraft-sets", cost=cost, count=len(tiers), steps=steps)
    return text if entry["coins"] else f"{text} {voice('flamecraft-no-coins')}"


def players(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Table:
    headings = (voice(f"cli-flamecraft-{part}") for part in ("reputation", "goods", "hand"))
    table = Table(voice("flamecraft-players"), *headings, "", "", box=None, pad_edge=False, header_style="dim")
    for player in view["players"]:
        seat = player["seat"]
        table.add_row(
            Text(names[seat], "bold" if seat == view["turn"]["seat"] else ""),
            str(player["reputation"]),
            tokens([*player["goods"], player["coins"]], voice),
            f"{player['hand']} + {player['fancies']}",
            name(player["companion"], voice) if player["companion"] and not player["used"] else "",
            name(player["reserved"], voice) if player["reserved"] else "",
        )
    return table


def own(view: Mapping[str, Any], voice: Voice) -> Group:
    """Hand, fancy dragons and an unused companion, with their texts."""
    me, player = view["me"], view["players"][view["seat"]]
    parts = [Text(voice("flamecraft-hand"), "dim"), Text(", ".join(name(card, voice) for card in me["hand"]))]
    if me["fancies"]:
        parts += [Text(), Text(voice("flamecraft-fancies"), "dim")]
    for fancy in me["fancies"]:
        parts.append(Text(read(fancy["id"], voice), "bold" if fancy["ready"] or fancy["worth"] else ""))
    if player["companion"] and not player["used"]:
        parts += [Text(), Text(read(player["companion"], voice))]
    return Group(*parts)


def read(card: str, voice: Voice) -> str:
    """A card's name and what it does."""
    entry = entries().get(card)
    text = sentences(entry["line"], voice) if entry else ""
    return voice("flamecraft-running", name=name(card, voice), text=text)


def plain_name(card: str, voice: Voice) -> str:
    """A card's name alone, as the page shows it."""
    entry = entries().get(card)
    return str(entry["name"][voice.lang]) if entry else card


NAMINGS = {"card": name}
PAGE_NAMINGS = {"card": plain_name}


def short(word: str, voice: Voice) -> str:
    """The word followed by the names of its cards."""
    return " ".join(name(part, voice) if part in entries() else part for part in word.split(" "))


def meant(text: str) -> str:
    """The word meant: as shown, with names, or with ids only, in upper or lower case."""
    said = " ".join(text.split())
    for card, entry in entries().items():
        if f"({card})" in said:
            for each in entry["name"].values():
                said = said.replace(f"{each} ({card})", card)
    head, _, rest = said.partition(" ")
    parts = [part.upper() if part.upper().partition(".")[0] in entries() else part for part in rest.split()]
    return " ".join([head.lower(), *parts])


def rules(view: Mapping[str, Any]) -> Sequence[str]:
    """All parts; in a solo game the end differs."""
    end = "solo" if view["seats"] == 1 else "end"
    return ("turn", "gather", "fire", "enchant", "shops", "fancy", "limits", end)
