"""The catalogues parse completely: Fluent silently skips what it cannot read, and a message would be missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from emberhall.wire.titles.messages import Catalogue

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted((ROOT / "src" / "emberhall" / "locales").rglob("*.ftl"))


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_fluent_reads_every_line(catalogue: Path) -> None:
    parsed = FluentParser().parse(catalogue.read_text("utf-8"))
    assert [entry.content for entry in parsed.body if isinstance(entry, Junk)] == []
    alone = Catalogue(catalogue.parent.name, [catalogue.read_text("utf-8")])
    for entry in parsed.body:
        if isinstance(entry, Message):
            assert alone.has_message(entry.id.name)
            same = entry.equals(alone._messages[entry.id.name], ignored_fields=["span", "comment"])
            assert same, f"The terminal reads another {entry.id.name}."


@pytest.mark.parametrize(
    "catalogue", [path for path in CATALOGUES if path.parent.name == "fr"], ids=lambda path: path.stem
)
def test_none_is_no_one_in_french(catalogue: Path) -> None:
    """In French zero is singular too: a literal 1 would also be shown for zero, as "1 pain" where there is no bread."""
    assert re.findall(r"\[one\] 1\s.*", catalogue.read_text("utf-8")) == []
