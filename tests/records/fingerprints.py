"""Fingerprints of the base cards, by title and `RULES`: cards that change without a new number fail a test."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from emberhall import load
from emberhall.kernel.games import own_titles

FILE = Path(__file__).with_name("fingerprints.toml")
HEADING = """\
# What the card files of a title say that makes games differ, as a hash for each `RULES` of the title. Names, texts and
# provenance are not in it. Written by `make golden`; a line, once here, never changes.
"""
Known = Mapping[str, Mapping[str, str]]


def known() -> Known:
    return tomllib.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}


def now() -> dict[str, tuple[int, str]]:
    """The rules and the fingerprint of every title that has card files."""
    games = [load(title) for title in own_titles()]
    return {game.name: (game.RULES, game.fingerprint()) for game in games if game.fingerprint()}


def complaint(title: str, rules: int, found: str, before: Known) -> str | None:
    """What must be done about the cards of a title, as a sentence; None when they are as they were."""
    kept = before.get(title, {}).get(str(rules))
    if kept == found:
        return None
    if kept is None:
        return f"{FILE.name} has no fingerprint for rules {rules} of {title}: run `make golden`."
    return (
        f"The cards of {title} have changed, so old records would play differently, but its RULES is still {rules}: "
        f"raise RULES in games/{title}/game.py to {rules + 1}, then run `make golden`."
    )


def text(before: Known, found: Mapping[str, tuple[int, str]]) -> str:
    """The file with what is new in it; ValueError where cards have changed under the same rules."""
    lines = [HEADING]
    for title in sorted({*before, *found}):
        kept = dict(before.get(title, {}))
        if title in found:
            rules, fingerprint = found[title]
            if kept.get(str(rules), fingerprint) != fingerprint:
                raise ValueError(complaint(title, rules, fingerprint, before))
            kept[str(rules)] = fingerprint
        lines += [f"[{title}]", *(f'{rules} = "{kept[rules]}"' for rules in sorted(kept, key=int)), ""]
    return "\n".join(lines)
