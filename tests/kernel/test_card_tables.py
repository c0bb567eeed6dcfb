"""Tables of card files: which file may redefine a card, and which of its earlier fields are kept."""

import pytest

from emberhall import load
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


FOREST = OAK + '[[tree]]\nid = "elm"\nsince = 5\nheight = 4\n[[tree]]\nid = "fir"\nsince = 6\nheight = 2\n'


@pytest.mark.parametrize(
    ("rules", "trees"), [(0, ["oak", "elm", "fir"]), (4, ["oak"]), (5, ["oak", "elm"]), (6, ["oak", "elm", "fir"])]
)
def test_cards_that_came_after_the_rules_are_left_out(rules: int, trees: list[str]) -> None:
    tables = Tables([Family("tree")])
    tables.add_ours({"core.toml": FOREST}, rules)
    assert not tables.report.errors
    assert tables.ids("tree") == trees
    assert "since" not in tables.behaviour(), "Whoever reads a card need not know since when it is there."


def test_what_is_added_later_does_not_change_what_games_were_dealt_from() -> None:
    now, then = Tables([Family("tree")]), Tables([Family("tree")])
    now.add_ours({"core.toml": FOREST}, 4)
    then.add_ours({"core.toml": OAK})
    assert now.behaviour() == then.behaviour()


@pytest.mark.parametrize(("since", "why"), [('"5"', "not '5'"), ("0", "from 1 to"), ("true", "not True")])
def test_since_is_a_number_of_rules(since: str, why: str) -> None:
    tables = Tables([Family("tree")])
    tables.add_ours({"core.toml": OAK + f"since = {since}\n"}, 4)
    [error] = tables.report.errors
    assert (error.file, error.card, error.field) == ("core.toml", "oak", "since")
    assert why in error.sentence


def test_an_overlay_has_no_since() -> None:
    tables = read({"own.toml": OAK + "since = 5\n"})
    assert tables.rows["tree"]["oak"].table["since"] == 5, "The reader of a card refuses it as a field that is unknown."
    game = load("flamecraft")
    with pytest.raises(ValueError, match=r"own\.toml, S06, since: "):
        game.with_cards({"own.toml": '[[shop]]\nid = "S06"\nsince = 5\n'})
