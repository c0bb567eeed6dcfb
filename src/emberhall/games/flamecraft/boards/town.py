"""The Town of Flamecraft in a terminal: the artisans of each shop, what empty places take and give, and who is there.

Cards are shown by the ids that words use, a place by what fits there and its reward: `br/me→●` takes bread or meat and
gives a coin.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from emberhall.kernel.titles.boards import Voice
from emberhall.kernel.titles.catalogues import cards_of

GOODS = ("br", "me", "ir", "po", "cr", "pl")
GIVES = (*GOODS, "coin", "wild", "dragon")
STYLES = dict(
    zip(GOODS, ("yellow", "bright_red", "white", "bright_magenta", "bright_cyan", "bright_green"), strict=True)
)
# Rewards of a place as one letter or sign; the line below the Town explains them.
DO = "flamecraft-do-"
SIGNS = {f"{DO}gain": "●", f"{DO}gain_wild": "w", f"{DO}score": "★", f"{DO}draw_f": "F", f"{DO}draw_a": "A"}


entries = partial(cards_of, "flamecraft")


def name(card: str, voice: Voice) -> str:
    """A card's name in the reader's language, with its id; an unknown id is shown as it is."""
    entry = entries().get(card)
    return f"{entry['name'][voice.lang]} ({card})" if entry else card


def tokens(counts: Sequence[int], voice: Voice) -> str:
    """Counts of goods, coins and more as `2 bread, 1 coin`."""
    parts = []
    for kind, count in zip(GIVES, counts, strict=False):
        if count and kind in ("wild", "dragon"):
            parts.append(f"{count} {voice('flamecraft-good', good=kind)}")
        elif count:
            parts.append(voice("flamecraft-some", good=kind, count=count))
    return ", ".join(parts)


def town(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Group:
    """Every space that is not empty, and what the signs mean."""
    headings = (
        "",
        voice("flamecraft-town"),
        *(voice(f"cli-flamecraft-{part}") for part in ("places", "gives", "visitors")),
    )
    table = Table(*headings, box=None, pad_edge=False, header_style="dim")
    for space in view["town"]:
        shop = space["shop"]
        if shop is not None:
            title = f"{name(shop['id'], voice)} {'✦' * len(shop['enchantments'])}"
            visitors = Text(", ".join(visitor(pawn, view, names, voice) for pawn in shop["pawns"]), "bold")
            table.add_row(str(space["space"]), title.strip(), places(shop), tokens(shop["gives"], voice), visitors)
        elif space["hidden"]:
            table.add_row(str(space["space"]), "?", "", "", "")
    return Group(
        table, Text(voice("cli-flamecraft-signs"), "dim"), *([] if view["solo"] is None else [coming(view, voice)])
    )


def coming(view: Mapping[str, Any], voice: Voice) -> Text:
    """Alone: where the next dragon of each good would move in by itself (FC-123)."""
    slots = zip(GOODS, view["solo"]["next"], strict=True)
    parts = [f"{voice('flamecraft-good', good=good)} {slot or '–'}" for good, slot in slots]
    return Text(voice("cli-flamecraft-next", slots=", ".join(parts)), "dim")


def visitor(pawn: int, view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> str:
    """Whose pawn it is; in a solo game the five others are named after their goods."""
    if pawn < len(names):
        return names[pawn]
    return f"({voice('flamecraft-good', good=view['solo']['colours'][pawn])})"


def places(shop: Mapping[str, Any]) -> Text:
    """The artisans, and what empty places take; sleeping artisans are in parentheses."""
    entry = entries()[shop["id"]]
    slots = zip(shop["slots"], entry["slots"], strict=True)
    texts = [
        dragon(card) if card else Text("/").join(takes(slot)).append(reward(slot["reward"])) for card, slot in slots
    ]
    for number, (coins, gives) in enumerate(zip(shop["coins"], spaces(entry["text"]), strict=False), 1):
        texts.append(Text(f"{number}:●●" if coins else f"{number}{reward(gives)}"))
    opening, closing = "()" if shop["asleep"] else "[]"
    return Text(opening).append_text(Text(" ").join(texts)).append(closing)


def dragon(card: str) -> Text:
    return Text(card, STYLES.get(entries().get(card, {}).get("icon", ""), ""))


def takes(slot: Mapping[str, Any]) -> list[Text]:
    if len(slot["takes"]) == len(GOODS):
        return [Text("*")]
    return [Text(good, f"dim {STYLES[good]}") for good in slot["takes"]]


def reward(phrases: Sequence[Mapping[str, Any]]) -> str:
    """What a place gives, in signs."""
    parts = []
    for phrase in phrases:
        key, count = phrase["key"], phrase["args"].get("count", 1)
        parts.append(f"{count if count > 1 or key == f'{DO}score' else ''}{SIGNS[key]}")
    return f"→{'+'.join(parts)}" if parts else ""


def spaces(phrases: Sequence[Mapping[str, Any]]) -> Iterator[Sequence[Mapping[str, Any]]]:
    """The rewards of coin spaces, found anywhere in a shop's text."""
    for phrase in phrases:
        rows = [arg for arg in phrase["args"].values() if isinstance(arg, list)]
        if phrase["key"] == f"{DO}deposit":
            yield from rows
        else:
            for row in rows:
                yield from spaces(row)
