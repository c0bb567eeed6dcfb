"""The other half of docs/rules-coverage.md: each printed book, its statements, their rulings, tests and sections.

No statement may be without a ruling, a test and a place on the rules page. What a screen cannot break (pieces,
shuffling, seats) tells how the table keeps it. `tests.coverage_page` writes the page and fails on every problem.
"""

import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from emberhall.wire.titles.rulebooks import outline_of
from emberhall.wire.titles.statements import Book, Statement, books

# Rulings that no test cites yet. A ruling that is cited must leave this list; all are.
PENDING: frozenset[str] = frozenset()


class Known(NamedTuple):
    """What a statement may name: rulings with the tests that cite them, tests, and sections of the rules page."""

    cited: dict[str, list[str]]
    tests: frozenset[str]
    places: frozenset[str]


def places(title: str) -> frozenset[str]:
    """The sections of a title's rules page."""
    return frozenset(place.anchor for place in outline_of(title).section)


def whole(title: str, test: str) -> str:
    """The name of a test as pytest says it."""
    return test if test.startswith("tests/") else f"tests/games/{title}/{test}"


def problems(title: str, read: Iterable[Book], known: Known, pending: frozenset[str] = PENDING) -> Iterator[str]:
    """What the statements of a title lack."""
    for book in read:
        for statement in book.statement:
            for lack in lacks(title, statement, known, pending):
                yield f"{book.name}: statement {statement.number} {lack}"


def lacks(title: str, statement: Statement, known: Known, pending: frozenset[str]) -> Iterator[str]:
    for ruling in statement.rulings:
        if ruling not in known.cited and ruling not in pending:
            yield f"names {ruling}, which is no ruling that a test cites."
    for test in statement.tests:
        if whole(title, test) not in known.tests:
            yield f"names the test {test}, which does not exist."
    if statement.place not in known.places:
        yield f"names the section {statement.place!r}, which the rules page does not have."
    if not statement.rulings:
        yield "names no ruling."
    waiting = statement.table is not None or any(ruling in pending for ruling in statement.rulings)
    if not waiting and not tests_of(title, statement, known.cited):
        yield "has no test."


def overdue(cited: Iterable[str], pending: frozenset[str] = PENDING) -> Iterator[str]:
    """Rulings that wait no longer."""
    for ruling in sorted(pending & set(cited)):
        yield f"A test cites {ruling} now: take it out of PENDING in tests/statement_page.py."


def tests_of(title: str, statement: Statement, cited: dict[str, list[str]]) -> list[str]:
    """The tests that show a statement: its own, else those of its rulings, without their cases."""
    own = [whole(title, test) for test in statement.tests]
    ruled = [test.partition("[")[0] for ruling in statement.rulings for test in cited.get(ruling, [])]
    return list(dict.fromkeys(own or ruled))


def lines(title: str, read: Iterable[Book], cited: dict[str, list[str]]) -> Iterator[str]:
    """The page's part about the books of a title."""
    for book in read:
        kept = sum(1 for statement in book.statement if statement.table)
        yield from ("", f"### {book.book.en}: {len(book.statement)} statements")
        yield from ("", f"{kept} of them are about what a screen cannot break; the table keeps them as told.")
        part = ""
        for statement in book.statement:
            if statement.part != part:
                part = statement.part
                yield from ("", f"#### {part}", "")
            yield from said(title, statement, cited)


def said(title: str, statement: Statement, cited: dict[str, list[str]]) -> Iterator[str]:
    """A statement: its words, then rulings, tests and place."""
    yield f"{statement.number}. {statement.en}" + (f" *{statement.table.en}*" if statement.table else "")
    tests = tests_of(title, statement, cited)
    shown = [f"`{test.removeprefix('tests/games/')}`" for test in tests[:3]]
    more = [f"{len(tests) - 3} more"] if len(tests) > 3 else []
    yield f"   - {', '.join(statement.rulings)} · {', '.join(shown + more) or 'no test yet'} · `#{statement.place}`"


def sample(titles: Iterable[str], count: int, seed: int, cited: dict[str, list[str]]) -> Iterator[str]:
    """Some statements of all books, drawn by a seed, with everything that belongs to them."""
    every = [(title, book, statement) for title in titles for book in books(title) for statement in book.statement]
    for title, book, statement in random.Random(seed).sample(every, min(count, len(every))):
        yield f"{title}, {book.book.en}, {statement.part}"
        yield from said(title, statement, cited)
