"""Nim in a terminal: a row of stones for each heap, who is to play, and the question."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from emberhall.kernel.titles.boards import Voice

TYPED = re.compile(r"(?:take )?([A-Za-z]) ?(\d+)")


def draw(view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> RenderableType:
    """The heaps as rows of stones, and below them whose turn it is or who has won."""
    heaps = Table(box=None, pad_edge=False, show_header=False)
    for each in view["heaps"]:
        stones = voice("nim-view-stones", value=each["stones"])
        heaps.add_row(voice("nim-thing", ref=each["heap"]), Text("●" * each["stones"], "bold"), Text(stones, "dim"))
    rule = Text(voice("nim-view-misere", value="yes" if view["misere"] else "no"), "dim")
    lines = [Text(line) for line in below(view, names, words, voice)]
    return Group(rule, heaps, *lines)


def below(view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> list[str]:
    """What stands below the heaps."""
    seats = [view["to_play"]] if view["winners"] is None else view["winners"]
    label = voice("plain-view-to_play" if view["winners"] is None else "plain-view-winners")
    line = voice("plain-fact", label=label, value=", ".join(names[seat] for seat in seats))
    return [line, voice("nim-ask-take")] if words else [line]


def short(word: str, voice: Voice) -> str:  # noqa: ARG001  (the same in every language)
    """`take B 3` may be typed as `B3`."""
    return word.removeprefix("take ").replace(" ", "")


def meant(text: str) -> str:
    """The word that was typed, also if it was short."""
    typed = TYPED.fullmatch(text.strip())
    return f"take {typed[1].upper()} {typed[2]}" if typed else text


def rules(view: Mapping[str, Any]) -> Sequence[str]:  # noqa: ARG001  (they are the same at every table)
    """The parts of the rules in short."""
    return ("turn", "end")
