"""Fingerprints of the base cards, by title and `RULES`: changing cards without a new number fails a test.

This holds for every number from the title's `OLDEST` on, since games of those rules can still be played.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from emberhall import Game, load
from emberhall.kernel.games import own_titles, under

FILE = Path(__file__).with_name("fingerprints.toml")
HEADING = """\
# What the card files of a title say that makes games differ, as a hash for each `RULES` of the title. Names, texts and
# provenance are not in it. Written by `make golden`; a line, once here, never changes.
"""
Known = Mapping[str, Mapping[str, str]]


class Found(NamedTuple):
    """The rules of a title, and the fingerprints of its cards by rules, for all rules that can still be played."""

    rules: int
    prints: Mapping[int, str]


def known() -> Known:
    return tomllib.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}


def now() -> dict[str, Found]:
    """The rules and fingerprints of every title with card files. Raises ValueError naming each bad card."""
    return {title: found_of(load(title)) for title in own_titles() if load(title).cards.fingerprint()}


def found_of(game: Game) -> Found:
    """The fingerprints of the current cards and of those that older games are dealt from."""
    game.with_cards({})  # `load` may leave out bad cards; this raises instead
    return Found(
        game.RULES, {rules: under(game, rules).cards.fingerprint() for rules in range(game.OLDEST, game.RULES + 1)}
    )


def complaint(title: str, found: Found, before: Known) -> str | None:
    """What to do about the changed cards of a title, as a sentence; None if they have not changed."""
    kept = before.get(title, {})
    rules = found.rules
    for older, fingerprint in found.prints.items():
        if older < rules and kept.get(str(older)) != fingerprint:
            return (
                f"Games of rules {older} of {title} are no longer dealt from the cards they had. Give a new card "
                f"`since = {rules}`. Where one that was there has changed, raise OLDEST in games/{title}/game.py "
                f"to {rules}."
            )
    if kept.get(str(rules)) == found.prints[rules]:
        return None
    if str(rules) not in kept:
        return f"{FILE.name} has no fingerprint for rules {rules} of {title}: run `make golden`."
    return (
        f"The cards of {title} have changed, so old records would play differently, but its RULES is still {rules}: "
        f"raise RULES in games/{title}/game.py to {rules + 1}, then run `make golden`."
    )


def text(before: Known, found: Mapping[str, Found]) -> str:
    """The file with new fingerprints added. Raises ValueError if cards have changed under the same rules."""
    lines = [HEADING]
    for title in sorted({*before, *found}):
        kept = dict(before.get(title, {}))
        if title in found:
            rules = str(found[title].rules)
            added = {rules: found[title].prints[found[title].rules]}
            wrong = complaint(title, found[title], {title: {**added, **kept}})
            if wrong is not None:
                raise ValueError(wrong)
            kept |= added
        lines += [f"[{title}]", *(f'{rules} = "{kept[rules]}"' for rules in sorted(kept, key=int)), ""]
    return "\n".join(lines)
