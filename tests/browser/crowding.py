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
    ".rb-line, .rb-stack",
    ".rb-line > *",
    ".rb-picture, .rb-more",
)
# The result of a game, over the table; on a phone it ends above the dock.
RESULT: Final = (
    ".bar, .result-head, .result-body, .result-foot, .dock",
    ".result-head > *",
    ".result-foot > *",
    ".result-more > *",
)
APART: Final[dict[str, tuple[str, ...]]] = {
    "dualis": (
        *SHELL,
        ".dseat, .heap, .trump, .verdict, .direction, .trick .dc",
        ".chips-top .side, .dseat, .rb-line, .ask, .fan",
        ".rb-line, .trick .dc, .heap, .trump",
        ".chips-top .side > *",
        ".dseat .n > *, .dseat .tally > *",
        ".ask .q, .ask .end",
        ".end > b, .end .fig, .end .ln, .end > .key",
        ".dc .on, .heap > b, .heap small, .heap .coins, .trump, .verdict, .direction, .at .cap, .dseat",
    ),
    "flamecraft": (
        *SHELL,
        ".fc-shop, .fc-lot, .fc-band .fc-artisan, .fc-band .fc-spell, .fc-deck, .fc-lab, .ask, .fc-store, .fc-seat",
        ".fc-shop, .fc-lot, .rb-line, .fc-store, .fc-seat",
        ".fc-mine > *, .rb-line, .ask, .fc-field",
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
        ".fd-hex, .rb-line, .ask",
        ".fd-pat-name, .fd-delta",
        ".fd-card > *",
    ),
    "dragonduel": (
        *SHELL,
        ".dd-bar, .dd-place, .dd-lane, .rb-line, .ask, .dd-hand",
        ".dd-bar > *",
    ),
}

ENDS: Final[dict[str, tuple[str, ...]]] = {
    "dualis": (*RESULT, ".dl-contract", ".dl-contract h3 > *", ".dl-round > *", ".dl-last li > span"),
    "flamecraft": (*RESULT, ".fc-rank", ".fc-rank > *", ".fc-earned > *", ".fc-earn > *", ".fc-keys > *"),
    "flamecraft_duals": (*RESULT, ".fd-result", ".fd-result h3 > *", ".fd-pile > *"),
    "dragonduel": (*RESULT, ".dd-blow > *", ".dd-result", ".dd-result > *", ".dd-result h3 > *"),
}

LOOK: Final = Path(__file__).with_suffix(".js").read_text()


def crowded(page: Page, title: str) -> list[str]:
    """Return everything that overlaps, is cut off, or is wider than the page."""
    value: list[str] = page.evaluate(LOOK, [list(APART[title]), "body"])
    return value


def crowded_at_the_end(page: Page, title: str) -> list[str]:
    """The same for the result of a game, which covers the table."""
    value: list[str] = page.evaluate(LOOK, [list(ENDS[title]), ".over"])
    return value
