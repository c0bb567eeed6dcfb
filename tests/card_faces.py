"""Write docs/cards/faces/<title>.md: what every card says, in both languages side by side, to be read aloud.

Text is made from data and sentences, so a changed word shows here on every card that says it, before it is shown to
anybody. With `--check` nothing is written; exit code 1 when a page is stale.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from emberhall import load
from emberhall.cli.listings import Listed, listed
from emberhall.cli.voices import Voice
from emberhall.games.dualis.boards import terminal as dualis
from emberhall.kernel.games import own_titles

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "cards" / "faces"
COMMAND = "python -m tests.card_faces"
LANGUAGES = ("en", "fr")
HEAD = """# {title}: every card, read aloud

Name and face of each card in both languages, as the terminal's `read CARD` and `emberhall cards` say them. Made by
`{command}`. After a change of words, read the rows that changed in both languages: grammar, elision, agreement,
the terms of the [glossary](../../glossary.md), and whether the text says what the card does."""
# Duālis' cards have no text, but a name, and another one if a coin has changed what they count as.
PLAYING_CARDS = [f"{suit}{number}{colour}" for suit in "SM" for number in range(1, 14) for colour in "RB"]


class Face(NamedTuple):
    """A card in both languages."""

    id: str
    family: str
    provenance: str
    names: tuple[str, ...]
    texts: tuple[str, ...]


def faces(title: str) -> Iterator[Face]:
    """Every card of a title."""
    catalogue = load(title).cards.catalogue()
    if not catalogue:
        yield from playing_cards()
        return
    for said in zip(*(listed(catalogue, Voice(lang)) for lang in LANGUAGES), strict=True):
        first: Listed = said[0]
        texts = tuple(f"{each.text} {each.note}".strip() for each in said)
        yield Face(first.id, first.family, first.provenance, tuple(each.name for each in said), texts)


def playing_cards() -> Iterator[Face]:
    for card in PLAYING_CARDS:
        pairs = [(dualis.name(card, voice), dualis.name(f"{card}+", voice)) for voice in map(Voice, LANGUAGES)]
        yield Face(card, "card", "printed", tuple(plain for plain, _ in pairs), tuple(f"{coin}." for _, coin in pairs))


def page(title: str) -> str:
    """The page of a title, a table per family."""
    lines = [HEAD.format(title=Voice("en")(f"{title}-name"), command=COMMAND)]
    every = list(faces(title))
    order = list(dict.fromkeys(face.family for face in every))
    family = ""
    for face in sorted(every, key=lambda face: order.index(face.family)):
        if face.family != family:
            family = face.family
            lines += [f"\n## {family}\n", "| card | English | français | from |", "|---|---|---|---|"]
        said = (f"**{name}** {text}".strip() for name, text in zip(face.names, face.texts, strict=True))
        lines.append("| " + " | ".join(each.replace("|", "\\|") for each in (face.id, *said, face.provenance)) + " |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Write the pages, or report those that are stale."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when a page is stale")
    given = parser.parse_args(arguments)
    stale = False
    for title in own_titles():
        path, text = PAGES / f"{title}.md", page(title)
        if path.is_file() and path.read_text("utf-8") == text:
            continue
        stale = True
        name = path.relative_to(ROOT)
        if given.check:
            sys.stderr.write(f"{name} is stale: run `{COMMAND}`.\n")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            sys.stdout.write(f"wrote {name}\n")
    return 1 if given.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
