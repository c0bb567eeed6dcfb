"""Tables of card files: which file may say something of a card again, and what is kept of what was said before."""

import pytest

from emberhall.kernel.cards.tables import Family, Tables

OAK = '[[tree]]\nid = "oak"\nheight = 3\nleaves = 7\n'
TALLER = '[[tree]]\nid = "oak"\nheight = 9\n'


def read(files: dict[str, str], merges: bool = True) -> Tables:
    tables = Tables([Family("tree", merges=merges)], twice="E03")
    tables.add(files)
    return tables


def test_a_later_file_replaces_the_fields_it_states() -> None:
    tables = read({"core.toml": OAK, "own.toml": TALLER})
    assert not tables.report.errors
    row = tables.rows["tree"]["oak"]
    assert (row.file, row.table) == ("own.toml", {"id": "oak", "height": 9, "leaves": 7})


def test_what_lies_over_a_file_stays_out_of_its_next_reading() -> None:
    read({"core.toml": OAK, "own.toml": TALLER})
    assert read({"core.toml": OAK}).rows["tree"]["oak"].table == {"id": "oak", "height": 3, "leaves": 7}


def test_a_file_of_a_later_reading_replaces_a_whole_card_where_cards_do_not_merge() -> None:
    tables = read({"core.toml": OAK}, merges=False)
    tables.add({"own.toml": TALLER})
    assert not tables.report.errors
    assert tables.rows["tree"]["oak"].table == {"id": "oak", "height": 9}


@pytest.mark.parametrize(
    ("files", "merges"),
    [({"core.toml": OAK + TALLER}, True), ({"core.toml": OAK, "own.toml": TALLER}, False)],
    ids=["in one file", "in two that do not merge"],
)
def test_an_id_is_not_used_twice(files: dict[str, str], merges: bool) -> None:
    tables = read(files, merges)
    [error] = tables.report.errors
    assert (error.card, error.field, error.code, error.sentence) == ("oak", "id", "E03", "oak is used twice.")
    assert tables.rows["tree"]["oak"].table["height"] == 3, "The first one stays."
