"""Themes: what a puzzle is about, seen in what happens when it is solved.

A title says in the section `themes` of its mind.toml which events, by the one who solves it, make which theme. Three
follow from what it is worth, and are the same at every title.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from emberhall.bots.minds import section_of
from emberhall.kernel.events import Heard
from emberhall.puzzles.puzzle import Chances

DEFENCE: Final = "defence"
WINNING: Final = "winning"
ENDING: Final = "ending"
LOST: Final = 25.0  # of a hundred: with the next best answer the game is as good as lost
WON: Final = 75.0  # of a hundred: with the best answer it is as good as won
EVEN: Final = 60.0


@dataclass(frozen=True)
class Theme:
    """Which events make a theme: of one of these kinds, with these facts, at least so many."""

    events: tuple[str, ...]
    where: Mapping[str, object] = field(default_factory=dict)
    least: int = 1
    who: str = "seat"  # the fact that names the one who solves it; empty: whoever
    other: str = ""  # the fact that names somebody else

    def fits(self, heard: Sequence[Heard], seat: int) -> bool:
        count = 0
        for event in heard:
            if event["kind"] not in self.events or (self.who and event.get(self.who) != seat):
                continue
            if self.other and event.get(self.other) in (seat, None):
                continue
            count += all(event.get(name) == value for name, value in self.where.items())
        return count >= self.least


NONE: Final[dict[str, Theme]] = {}


def themes_of(title: str) -> dict[str, Theme]:
    """The themes that a title declares."""
    return section_of(title, "themes", read_themes, NONE)


def read_themes(table: Any, where: str) -> dict[str, Theme]:
    """The themes in the section `themes` of a title's mind."""
    themes: dict[str, Theme] = {}
    for name, row in table.items():
        unknown = row.keys() - {"events", "where", "least", "who", "other"}
        if unknown or not row.get("events"):
            raise ValueError(f"{where}.{name}: a theme has events, and perhaps where, least, who and other.")
        themes[name] = Theme(
            tuple(row["events"]),
            row.get("where", {}),
            row.get("least", 1),
            row.get("who", "seat"),
            row.get("other", ""),
        )
    return themes


def tagged(title: str, heard: Sequence[Heard], seat: int, chances: Chances, exact: bool = False) -> tuple[str, ...]:
    """The themes of a puzzle, from what the seat hears when it is solved and what that is worth."""
    tags = [name for name, theme in themes_of(title).items() if theme.fits(heard, seat)]
    if chances.second <= LOST < chances.best:
        tags.append(DEFENCE)
    if chances.second <= EVEN and chances.best >= WON:
        tags.append(WINNING)
    if exact:
        tags.append(ENDING)
    return tuple(tags)
