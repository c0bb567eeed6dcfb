"""A language made for a test: every sentence of the fallback, 40% longer, so that what has no room shows.

    python -m tools.pseudo FOLDER    writes FOLDER/locales: all languages, and the made one as `qps`

`EMBERHALL_LOCALES=FOLDER/locales` then builds a page that speaks it.
"""

import json
import re
import shutil
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as fluent

from emberhall.wire.titles.languages import FALLBACK

TAG = "qps"
LONGER = 0.4
LOCALES = Path(__file__).parents[1] / "src" / "emberhall" / "locales"
ACCENTS = str.maketrans("aeiounyAEIOUNY", "âéîöûñýÂÉÎÖÛÑÝ")


class Longer(visitor.Transformer):
    """Makes every text of a message longer: its words go on, as those of longer languages do."""

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:  # noqa: N802
        node.value = longer(node.value)
        return node


def longer(text: str) -> str:
    """A text with accents, 40% longer: every other letter or so is said twice. Signs (`:coin:`) and links stay."""
    parts = re.split(r"(:[\w-]+:|\]\([^)]*\)|`[^`]*`)", text)
    return "".join(part if at % 2 else _stretched(part) for at, part in enumerate(parts))


def _stretched(text: str) -> str:
    letters, more = "", LONGER
    for letter in text:
        letters += letter
        more += LONGER if letter.isalpha() else 0
        if letter.isalpha() and more >= 1:
            letters += letter.lower()
            more -= 1
    return letters.translate(ACCENTS)


def write(folder: Path) -> Path:
    """Write the languages, and the made one; return where."""
    locales = folder / "locales"
    shutil.copytree(LOCALES, locales)
    for file in sorted(LOCALES.joinpath(FALLBACK).rglob("*.ftl")):
        target = locales / TAG / file.relative_to(LOCALES / FALLBACK)
        target.parent.mkdir(parents=True, exist_ok=True)
        parsed = FluentParser().parse(file.read_text("utf-8"))
        target.write_text(FluentSerializer().serialize(Longer().visit(parsed)), "utf-8")
    facts = {"name": longer("Pseudo"), "fallback": False, "dates": FALLBACK, "openSyllables": False}
    (locales / TAG / "language.json").write_text(json.dumps(facts), "utf-8")
    return locales


if __name__ == "__main__":
    print(write(Path(sys.argv[1])))
