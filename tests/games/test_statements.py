"""The statements of the printed books: read with care, and none without ruling, test and place."""

import pytest

from emberhall.kernel.games import own_titles
from emberhall.wire.titles.rulebooks import rulebook
from emberhall.wire.titles.statements import book, books, statements
from tests import statement_page
from tests.statement_page import Known

HEAD = '[book]\nen = "The book"\nfr = "Le livret"\n\n'
SAID = (
    '[[statement]]\nnumber = 1\npart = "Play"\nplace = "turn"\nen = "Yes."\nfr = "Oui."\n'
    'rulings = ["XX-01"]\ntests = ["test_x.py::test_y"]\n'
)
KNOWN = Known(
    {"XX-01": ["tests/games/x/test_x.py::test_y[1]"], "XX-02": []},
    frozenset({"tests/games/x/test_x.py::test_y"}),
    frozenset({"turn"}),
)
FIRST = book("x/first.toml", HEAD + SAID)


def test_every_title_has_its_books() -> None:
    counts = {title: [len(each.statement) for each in books(title)] for title in own_titles()}
    assert {title: len(each) for title, each in counts.items()} == {
        "dragonduel": 1,
        "dualis": 1,
        "flamecraft": 2,
        "flamecraft_duals": 1,
    }
    assert sum(map(sum, counts.values())) >= 610
    assert books("nim") == []


def test_no_two_statements_of_a_book_are_the_same() -> None:
    for title in own_titles():
        for each in books(title):
            for lang in ("en", "fr"):
                said = [(statement.part, getattr(statement, lang)) for statement in each.statement]
                assert len(said) == len(set(said)), each.name


@pytest.mark.parametrize("title", own_titles())
def test_the_page_gets_each_statement_once_under_its_section(title: str) -> None:
    read, said = rulebook(title, "fr"), statements(title, "fr")
    assert read is not None
    assert said is not None
    assert sum(section.statements for section in read.sections) == len(said.statements)
    assert len({(each.place, each.text) for each in said.statements}) == len(said.statements)
    assert {each.book for each in said.statements} == {"", *[each.book.fr for each in books(title)[1:]]}
    assert statements(title, "de") is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (SAID.replace("number = 1", "number = 3"), "x.toml: statement 3 stands where 1 should"),
        (SAID.replace('fr = "Oui."\n', ""), "x.toml: statement 1 needs `place`, `en` and `fr`"),
        (SAID.replace("part", "chapter"), "x.toml: .*chapter"),
        ('[[statement]]\nnumber = 1\npart = "Play"\nas = 7\n', "statement 1 is as 7, which the first book has not"),
        (f"{SAID}as = 1\n", "statement 1 has words of its own besides `as`"),
        ("[[statement]]\nnumber 1", "x.toml: "),
    ],
)
def test_a_book_out_of_shape_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        book("x.toml", HEAD + text, FIRST)


def test_a_statement_that_is_as_another_has_all_of_it() -> None:
    second = book("x/second.toml", HEAD + '[[statement]]\nnumber = 1\npart = "Jeu"\nas = 1\n', FIRST)
    (statement,) = second.statement
    assert (statement.part, statement.en, statement.rulings) == ("Jeu", "Yes.", ["XX-01"])
    assert list(statement_page.problems("x", [second], KNOWN)) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (SAID, ""),
        (SAID.replace("XX-01", "XX-09"), "names XX-09, which is no ruling that a test cites."),
        (SAID.replace("test_y", "test_z"), "names the test test_x.py::test_z, which does not exist."),
        (SAID.replace("turn", "tern"), "names the section 'tern', which the rules page does not have."),
        (SAID.replace('rulings = ["XX-01"]\n', ""), "names no ruling."),
        (SAID.replace("XX-01", "XX-02").replace('tests = ["test_x.py::test_y"]\n', ""), "has no test."),
        (SAID.replace('tests = ["test_x.py::test_y"]\n', ""), ""),
        (SAID.replace("XX-01", "XX-07").replace('tests = ["test_x.py::test_y"]\n', ""), ""),
    ],
    ids=["whole", "ruling", "test", "section", "no-ruling", "no-test", "test-of-its-ruling", "pending"],
)
def test_what_a_statement_lacks_is_told(text: str, problem: str) -> None:
    found = statement_page.problems("x", [book("x.toml", HEAD + text)], KNOWN, frozenset({"XX-07"}))
    assert list(found) == ([f"x.toml: statement 1 {problem}"] if problem else [])


def test_a_ruling_that_is_tested_may_wait_no_longer() -> None:
    assert list(statement_page.overdue({"XX-01"}, frozenset({"XX-01", "XX-07"}))) == [
        "A test cites XX-01 now: take it out of PENDING in tests/statement_page.py."
    ]


def test_the_page_says_a_statement_with_all_that_belongs_to_it() -> None:
    page = "\n".join(statement_page.lines("x", [FIRST], KNOWN.cited))
    assert "### The book: 1 statements" in page
    assert "1. Yes.\n   - XX-01 · `x/test_x.py::test_y` · `#turn`" in page


def test_a_sample_is_drawn_by_its_seed() -> None:
    drawn = [list(statement_page.sample(own_titles(), 20, seed, {})) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(drawn[0]) == 60
