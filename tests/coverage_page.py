"""Write docs/rules-coverage.md: each section of a rulebook, its rulings, the tests that exercise them, then each
printed book with its statements (`tests.statement_page`). Rulings also go to each title's `rulings.json`.

Rulings are in docs/rulings/*.toml; tests cite them with `@pytest.mark.ruling("DU-12")` and are found by letting pytest
collect them, so that the page names what really runs. With `--check` nothing is written; exit code 1 when it is stale.
"""

import argparse
import contextlib
import io
import json
import sys
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import pytest

from emberhall.wire.titles.statements import books
from tests import statement_page

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules-coverage.md"
GAMES = ROOT / "src" / "emberhall" / "games"
COMMAND = "python -m tests.coverage_page"
# The folders whose tests cite rulings. The others are not loaded, since some need a browser.
ROOMS = ("tests/games", "tests/kernel", "tests/bots", "tests/server")
FIELDS = {"id", "section", "en", "fr"}


class Ruling(NamedTuple):
    """How the table plays a point that a rulebook leaves open."""

    id: str
    section: str
    en: str
    fr: str


class Title(NamedTuple):
    """The rulings of a title, and the sections of its rulebook in printed order."""

    name: str
    sections: list[str]
    rulings: list[Ruling]
    title: str = ""


def titles(folder: Path = ROOT / "docs" / "rulings") -> list[Title]:
    """Return every title's rulings; raises ValueError for missing fields, unknown sections and duplicate ids."""
    return [title(path) for path in sorted(folder.glob("*.toml"))]


def title(path: Path) -> Title:
    data = tomllib.loads(path.read_text("utf-8"))
    sections = [*data["sections"], data["house"]]
    rulings: list[Ruling] = []
    for row in data["ruling"]:
        if set(row) != FIELDS:
            raise ValueError(f"{path.name}: ruling {row.get('id')!r} has {sorted(row)}, not {sorted(FIELDS)}.")
        ruling = Ruling(**row)
        if ruling.section not in sections:
            raise ValueError(f"{path.name}: {ruling.id} names the section {ruling.section!r}, which is not listed.")
        if ruling.id in [known.id for known in rulings]:
            raise ValueError(f"{path.name}: {ruling.id} is there twice.")
        rulings.append(ruling)
    return Title(data["name"], sections, sorted(rulings), data["title"])


class Collector:
    """A pytest plugin that notes every test, and which test cites which ruling."""

    def __init__(self) -> None:
        self.cited: dict[str, list[str]] = defaultdict(list)
        self.tests: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            self.tests.add(item.nodeid.partition("[")[0])
            for mark in item.iter_markers("ruling"):
                if item.nodeid not in self.cited[mark.args[0]]:
                    self.cited[mark.args[0]].append(item.nodeid)


def collection() -> Collector:
    """Every test, as pytest names it, and the rulings that each cites."""
    collector = Collector()
    rooms = [str(ROOT / room) for room in ROOMS if (ROOT / room).is_dir()]
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        status = pytest.main(
            ["--collect-only", "-qq", "-p", "no:cacheprovider", f"--rootdir={ROOT}", *rooms], plugins=[collector]
        )
    if status != pytest.ExitCode.OK:
        raise RuntimeError(f"The tests could not be collected:\n{output.getvalue()[-3000:]}")
    return collector


def problems(known: list[Title], cited: dict[str, list[str]]) -> list[str]:
    """Rulings that no test exercises, and citations of rulings that do not exist."""
    ids = {ruling.id for title in known for ruling in title.rulings}
    bare = [f"No test cites {ruling}." for ruling in sorted(ids - set(cited))]
    return bare + [f"{cited[ruling][0]} cites {ruling}, which is no ruling." for ruling in sorted(set(cited) - ids)]


def gathered(tests: list[str]) -> list[str]:
    """One line per test: `file::test`, followed by its cases."""
    cases: dict[str, list[str]] = {}
    for test in tests:
        name, _, case = test.partition("[")
        cases.setdefault(name, []).append(case.removesuffix("]"))
    return [f"`{name}`" + said(found) for name, found in sorted(cases.items())]


def said(cases: list[str]) -> str:
    named = [case for case in cases if case]
    if not named:
        return ""
    if len(named) > 6:
        return f" ({len(named)} cases)"
    return " (" + ", ".join(f"`{case}`" for case in named) + ")"


def section_lines(name: str, rulings: list[Ruling], cited: dict[str, list[str]]) -> list[str]:
    lines = ["", f"### {name}"]
    for ruling in rulings:
        lines += ["", f"**{ruling.id}** {ruling.en}  ", f"*{ruling.fr}*", ""]
        lines += [f"- {test}" for test in gathered(cited[ruling.id])]
    return lines


def text(known: list[Title], cited: dict[str, list[str]]) -> str:
    """The whole page."""
    lines = [
        "# Rules coverage",
        "",
        f"<!-- Made by `{COMMAND}` from docs/rulings and the tests; `make check` fails when it is stale. -->",
        "",
        "Where a rulebook can be read in two ways, or says nothing, a ruling says what the table does. Each stands",
        "here under the rulebook's section it belongs to, with the tests that exercise it. A test cites a ruling by",
        'its marker, `@pytest.mark.ruling("DU-12")`.',
        "",
        "The other way round, each printed book is a list of statements in our own words, with the rulings that settle",
        "each, the tests that show it, and its section on the rules page.",
    ]
    for title in known:
        tests = {test for ruling in title.rulings for test in cited[ruling.id]}
        lines += ["", f"## {title.name}", "", f"{len(title.rulings)} rulings, exercised by {len(tests)} test cases."]
        for section in title.sections:
            rulings = [ruling for ruling in title.rulings if ruling.section == section]
            if rulings:
                lines += section_lines(section, rulings, cited)
        lines += statement_page.lines(title.title, books(title.title) if title.title else [], cited)
    return "\n".join(lines) + "\n"


def rulings(known: Title, cited: dict[str, list[str]]) -> str:
    """The `rulings.json` of a title, one ruling per line."""
    rows = {
        ruling.id: {
            "en": ruling.en,
            "fr": ruling.fr,
            "tests": [test.replace("`", "") for test in gathered(cited[ruling.id])],
        }
        for ruling in known.rulings
    }
    lines = [f"{json.dumps(ruling)}: {json.dumps(row, ensure_ascii=False)}" for ruling, row in rows.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: list[str] | None = None) -> int:
    """Write the page, or report that it is stale."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when the page is stale")
    parser.add_argument("--sample", type=int, metavar="N", help="write nothing; show N statements drawn by --seed")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    known = titles()
    collected = collection()
    cited = dict(collected.cited)
    if given.sample:
        drawn = statement_page.sample((each.title for each in known), given.sample, given.seed, cited)
        sys.stdout.write("".join(f"{line}\n" for line in drawn))
        return 0
    found = [*problems(known, cited), *statement_page.overdue(cited)]
    for each in known:
        may = statement_page.Known(cited, frozenset(collected.tests), statement_page.places(each.title))
        found += statement_page.problems(each.title, books(each.title), may)
    if found:
        sys.stderr.write("".join(f"{problem}\n" for problem in found))
        return 1
    wanted = {PAGE: text(known, cited)} | {
        GAMES / title.title / "rulebook" / "rulings.json": rulings(title, cited) for title in known
    }
    old = [path for path, made in wanted.items() if not path.is_file() or path.read_text("utf-8") != made]
    for path in old:
        name = path.relative_to(ROOT)
        if given.check:
            sys.stderr.write(f"{name} is stale: run `{COMMAND}`.\n")
            continue
        path.write_text(wanted[path], "utf-8")
        sys.stdout.write(f"wrote {name}\n")
    return 1 if given.check and old else 0


if __name__ == "__main__":
    sys.exit(main())
