"""Where reputation came from in Flamecraft: a bar per seat with a piece for every source, and the same in figures.

A piece is a line with its figure in the middle and a gap at its end, so that it is readable without colours.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from emberhall.kernel.titles.boards import Voice

STYLES = {
    "slots": "bright_blue",
    "fires": "bright_red",
    "shops": "bright_green",
    "enchantments": "bright_magenta",
    "suns": "bright_yellow",
    "moons": "blue",
    "companions": "magenta",
    "coins": "bright_cyan",
}
WIDTH = 60  # of the longest bar


def breakdown(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Group:
    """The result of a game, highest score first; for a solo game, with the award."""
    order = sorted(view["players"], key=lambda player: -player["reputation"])
    used = [k for k in range(len(view["sources"])) if any(player["sources"][k] for player in order)]
    parts: list[RenderableType] = [Text(voice("flamecraft-breakdown"), "bold")]
    if view["solo"] is not None:
        award = voice("flamecraft-award", award=view["solo"]["award"])
        parts = [
            Text(f"{voice('flamecraft-solo-end', award=award)}.", "bold"),
            Text(voice("flamecraft-solo-marks"), "dim"),
            Text(),
            *parts,
        ]
    return Group(*parts, bars(view, order, used, names), Text(), figures(view, order, used, names, voice))


def bars(
    view: Mapping[str, Any], order: Sequence[Mapping[str, Any]], used: Sequence[int], names: Sequence[str]
) -> Table:
    most = max(1, *(sum(max(0, count) for count in player["sources"]) for player in order))
    table = Table.grid(padding=(0, 2))
    for player in order:
        bar, length = Text(), 0
        for k in used:
            count = max(0, player["sources"][k])
            cells = WIDTH * (length + count) // most - WIDTH * length // most
            figure = str(count) if cells > len(str(count)) else ""
            piece = f"{figure:━^{cells - 1}}╸" if cells else ""
            bar.append(piece, STYLES.get(view["sources"][k], ""))
            length += count
        table.add_row(names[player["seat"]], bar, Text(str(player["reputation"]), "bold"))
    return table


def figures(
    view: Mapping[str, Any],
    order: Sequence[Mapping[str, Any]],
    used: Sequence[int],
    names: Sequence[str],
    voice: Voice,
) -> Table:
    table = Table(voice("flamecraft-from"), box=None, pad_edge=False, header_style="dim")
    for player in order:
        table.add_column(names[player["seat"]], justify="right")
    for k in used:
        source = view["sources"][k]
        figure = [str(player["sources"][k]) for player in order]
        table.add_row(Text(voice("flamecraft-source", source=source), STYLES.get(source, "")), *figure)
    table.add_row(voice("flamecraft-sum"), *(str(player["reputation"]) for player in order), style="bold")
    return table
