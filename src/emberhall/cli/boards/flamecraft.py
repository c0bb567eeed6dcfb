"""Flamecraft in a terminal: the Town shop by shop, Park and row, what everybody has, and the own cards.

Shops, artisans and enchantments are said by the ids that words use, with the names beside them.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from emberhall import load
from emberhall.cli.flamecraft_chart import breakdown
from emberhall.cli.phrases import Reader
from emberhall.cli.voices import Voice
from emberhall.kernel.games import laid

GOODS = ("br", "me", "ir", "po", "cr", "pl")
# What everybody hears of a draw or a return; its own seat hears more.
BETTER = ("drawn", "fancied", "returned", "chosen")
GIVES = (*GOODS, "coin", "wild", "dragon")


def entries() -> dict[str, dict[str, Any]]:
    """The catalogue, by id, with the cards laid over it in this process."""
    return entries_with(len(laid("flamecraft")))


@cache
def entries_with(overlays: int) -> dict[str, dict[str, Any]]:
    games: list[Any] = [load("flamecraft"), *laid("flamecraft")[:overlays]]
    return {entry["id"]: entry for game in games for entry in game.catalogue()}


def name(card: str, voice: Voice) -> str:
    """A card's name in the reader's language, with its id; an id nobody knows stands alone."""
    entry = entries().get(card)
    return f"{entry['names'][voice.lang]} ({card})" if entry else card


def tokens(counts: Sequence[int], voice: Voice) -> str:
    """Counts of goods, coins and more as `2 bread, 1 coin`."""
    found = []
    for kind, count in zip(GIVES, counts, strict=False):
        if count and kind in ("wild", "dragon"):
            found.append(f"{count} {voice('flamecraft-good', good=kind)}")
        elif count:
            found.append(voice("flamecraft-some", good=kind, count=count))
    return ", ".join(found)


def draw(view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [town(view, names, voice), Text(), middle(view, voice), Text()]
    parts.append(players(view, names, voice))
    if view["me"] is not None:
        parts += [Text(), own(view["me"], voice)]
    if words and view["turn"]["asked"]:
        parts += [Text(), Text(voice("flamecraft-ask", ask=view["turn"]["asked"]), "bold")]
    if view["scores"] is not None:
        parts += [Text(), breakdown(view, names, voice)]
    return Panel(Group(*parts), title=voice("flamecraft-name"), title_align="left", width=100)


def town(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Table:
    """Each open shop: who lies where, what gathering gives, enchantments and visitors."""
    headings = (
        "",
        voice("flamecraft-town"),
        *(voice(f"cli-flamecraft-{part}") for part in ("places", "gives", "visitors")),
    )
    table = Table(*headings, box=None, pad_edge=False, header_style="dim")
    for space in view["town"]:
        shop = space["shop"]
        if shop is None:
            if space["hidden"]:
                table.add_row(str(space["space"]), "?", "", "", "")
            continue
        slots = " ".join(card or "·" for card in shop["slots"])
        visitors = ", ".join(names[pawn] if pawn < len(names) else "*" for pawn in shop["pawns"])
        table.add_row(
            str(space["space"]),
            name(shop["id"], voice),
            f"[{slots}]" if not shop["asleep"] else f"({slots})",
            tokens(shop["gives"], voice),
            Text(visitors, "bold"),
        )
    return table


def middle(view: Mapping[str, Any], voice: Voice) -> Group:
    """The Park and the row."""
    park = [name(place["card"], voice) for place in view["park"] if place]
    row = [f"{name(card, voice)}: {price(card, voice)}" for card in view["row"] if card]
    return Group(
        Text(voice("flamecraft-park"), "dim"),
        Text(", ".join(park)),
        Text(),
        Text(voice("flamecraft-enchantments"), "dim"),
        *[Text(line) for line in row],
    )


def price(card: str, voice: Voice) -> str:
    """What an enchantment costs and gives."""
    entry = entries().get(card)
    if entry is None:
        return ""
    cost = ", ".join(voice("flamecraft-some", good=kind, count=count) for kind, count in entry["cost"].items())
    return f"{cost} → {Reader('flamecraft', voice).card(entry)}"


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


def own(me: Mapping[str, Any], voice: Voice) -> Group:
    """Hand and fancy dragons, with their texts."""
    reader = Reader("flamecraft", voice)
    hand = Text(", ".join(name(card, voice) for card in me["hand"]))
    lines = []
    for fancy in me["fancies"]:
        entry = entries().get(fancy["id"])
        text = f"{name(fancy['id'], voice)}: {reader.card(entry) if entry else ''}"
        lines.append(Text(text, "bold" if fancy["ready"] or fancy["worth"] else ""))
    parts = [Text(voice("flamecraft-hand"), "dim"), hand]
    if lines:
        parts += [Text(), Text(voice("flamecraft-fancies"), "dim"), *lines]
    return Group(*parts)


def tell(event: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> str | None:
    """An event as a sentence: to the seat that looks on, `you`."""
    kind, own = event["kind"], view["seat"] is not None and event.get("seat") == view["seat"]
    if own and kind in BETTER:
        return None
    args = {fact: said(fact, value, voice) for fact, value in event.items() if fact != "kind"}
    if isinstance(event.get("seat"), int):
        args["name"] = names[event["seat"]]
    if "good" in event:
        args["goods"] = voice("flamecraft-some", good=event["good"], count=event.get("count", 1))
    if "to" in event:
        args["to"] = receiver(event["to"], view, names, voice)
    if kind == "over":
        args["names"] = ", ".join(names[seat] for seat in event["winners"])
        kind = "over" if event["winners"] else "over-nobody"
    if kind == "reputation" and event["count"] < 0:
        kind, args["count"] = "lost", -event["count"]
    for key in keys_of(kind, own, "to" in event and event["to"] == view["seat"]):
        if voice.knows(key):
            return voice(key, **args)
    raise KeyError(f"There is no sentence for the event {kind!r}.")


def keys_of(kind: str, own: bool, to_me: bool) -> list[str]:
    """The sentences an event may have, the fittest first."""
    people = ["you"] if own else ["me"] if to_me else []
    return [*(f"cli-flamecraft-{who}-{kind}" for who in (*people, "story")), f"flamecraft-story-{kind}"]


def receiver(seat: int, view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> str:
    """Who gets something; alone, it goes to the supply."""
    if view["seats"] == 1:
        return voice("cli-flamecraft-supply")
    return names[seat]


def said(fact: str, value: Any, voice: Voice) -> str | int:
    """A fact as a sentence says it: cards by their names."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        return ", ".join(str(said(fact, each, voice)) for each in value)
    shop, dot, _ = str(value).partition(".")
    return name(shop, voice).replace(f"({shop})", f"({value})") if dot else name(shop, voice)


def short(word: str, voice: Voice) -> str:
    """The word with the names of its cards."""
    return " ".join(name(part, voice) if part in entries() else part for part in word.split(" "))


def meant(text: str) -> str:
    """The word somebody means: as shown, with names, or with the ids alone, in any case."""
    said = " ".join(text.split())
    for card, entry in entries().items():
        if f"({card})" in said:
            for each in entry["names"].values():
                said = said.replace(f"{each} ({card})", card)
    head, _, rest = said.partition(" ")
    parts = [part.upper() if part.upper().partition(".")[0] in entries() else part for part in rest.split()]
    return " ".join([head.lower(), *parts])


def rules(view: Mapping[str, Any]) -> Sequence[str]:
    """All of them; alone, the end is another."""
    end = "solo" if view["seats"] == 1 else "end"
    return ("turn", "gather", "fire", "enchant", "shops", "fancy", "limits", end)
