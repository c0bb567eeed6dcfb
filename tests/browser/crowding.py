"""Visual faults of a page: text that is cut off, and elements that overlap.

`APART` lists, for each title, groups of CSS selectors: no two elements matched by the same line may overlap. Parts
scrolled out of sight are ignored.
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

# Shared by every table.
SHELL: Final = (
    ".bar, .stage, .rail, .dock",
    ".bar > *, .bar .tools > *",
    ".rail > *",
    ".ask .q, .ask .acts > *",
    ".hint-bulb, .ask .q > b",
    ".hint-bulb, .ask .q > p",
    ".hint-bulb, .ask .pick, .ask .key, .ask .acts > *",
    ".seat .n b, .seat .life-chip",
    ".pick .face, .pick small > *",
)
APART: Final[dict[str, tuple[str, ...]]] = {
    "dualis": (
        *SHELL,
        ".dseat, .heap, .trump, .verdict, .direction, .trick .dc",
        ".chips-top .side, .dseat, .ask, .fan",
        ".chips-top .side > *",
        ".dseat .n > *, .dseat .tally > *",
    ),
    "flamecraft": (
        *SHELL,
        ".fc-shop, .fc-lot, .fc-band .fc-artisan, .fc-band .fc-spell, .fc-deck, .fc-lab, .ask, .fc-store, .fc-seat",
        ".fc-mine > *, .ask, .fc-field",
        ".fc-hand > *, .fc-fancies > *",
        ".fc-shop h3, .fc-win, .fc-gives, .fc-say p, .fc-awn .fc-good, .fc-tucked > *",
        ".fc-gives .fc-good, .fc-pawns, .fc-fee",
        ".fc-spell > b, .fc-spell > .fc-good, .fc-cost > *, .fc-rew, .fc-nocoin",
        ".fc-artisan > b, .fc-artisan > small, .fc-artisan > .fc-good",
        ".fc-fancy > *",
        ".fc-store > b, .fc-store > .fc-good",
    ),
    "flamecraft_duals": (
        *SHELL,
        ".fd-hex, .ask",
        ".fd-card > *",
    ),
    "dragonduel": (
        *SHELL,
        ".dd-bar, .dd-place, .dd-lane, .ask, .dd-hand",
        ".dd-bar > *",
    ),
}

LOOK: Final = Path(__file__).with_suffix(".js").read_text()


def crowded(page: Page, title: str) -> list[str]:
    """Return everything that overlaps, is cut off, or is wider than the page."""
    value: list[str] = page.evaluate(LOOK, list(APART[title]))
    return value
