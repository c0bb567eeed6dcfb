"""The rulings as data, and the page generated from them: nothing missing, nothing unknown, nothing twice."""

from pathlib import Path

import pytest

from emberhall.kernel.games import own_titles
from tests import coverage_page
from tests.coverage_page import Ruling, Title

SAID = '[[ruling]]\nid = "XX-01"\nsection = "Play"\nen = "Yes."\nfr = "Oui."\n'
HEAD = 'title = "x"\nname = "X"\nhouse = "Ours"\nsections = ["Play"]\n\n'


def test_the_rulings_of_dualis_are_all_there_in_both_languages() -> None:
    (dualis,) = [title for title in coverage_page.titles() if title.name == "Duālis"]
    assert [ruling.id for ruling in dualis.rulings] == [f"DU-{number:02}" for number in range(1, 48)]
    for ruling in dualis.rulings:
        assert ruling.en.endswith(".")
        assert ruling.fr.endswith(".")
        assert ruling.en != ruling.fr


def test_every_title_has_its_rulings() -> None:
    files = {path.stem for path in (coverage_page.ROOT / "docs" / "rulings").glob("*.toml")}
    assert files == set(own_titles())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (SAID.replace('fr = "Oui."\n', ""), "ruling 'XX-01' has"),
        (SAID.replace("Play", "Dance"), "XX-01 names the section 'Dance', which is not listed"),
        (SAID + SAID, "XX-01 is there twice"),
    ],
)
def test_a_file_that_says_too_little_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "x.toml").write_text(HEAD + text, "utf-8")
    with pytest.raises(ValueError, match=sentence):
        coverage_page.titles(tmp_path)


KNOWN = [Title("X", ["Play"], [Ruling("XX-01", "Play", "Yes.", "Oui."), Ruling("XX-02", "Play", "No.", "Non.")])]


def test_a_ruling_without_a_test_and_a_test_without_a_ruling_are_problems() -> None:
    assert coverage_page.problems(KNOWN, {"XX-01": ["a::b"], "XX-02": ["a::c"]}) == []
    assert coverage_page.problems(KNOWN, {"XX-01": ["a::b"], "XX-09": ["a::c"]}) == [
        "No test cites XX-02.",
        "a::c cites XX-09, which is no ruling.",
    ]


def test_the_page_names_every_test_once_with_its_cases() -> None:
    many = [f"a::many[{number}]" for number in range(9)]
    page = coverage_page.text(KNOWN, {"XX-01": ["a::b[T01]", "a::b[T02]", "a::c"], "XX-02": many})
    assert "2 rulings, exercised by 12 test cases." in page
    assert "- `a::b` (`T01`, `T02`)\n- `a::c`\n" in page
    assert "- `a::many` (9 cases)\n" in page
    assert page.index("XX-01") < page.index("XX-02")
