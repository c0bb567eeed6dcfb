"""Fingerprints of the base cards: what changes a game needs a new number of rules, what people only read does not."""

import tomllib

import pytest

from emberhall import load
from tests.records import fingerprints

CHANGES = {
    "flamecraft": ('[[shop]]\nid = "S06"\namount = 2\n', '[[shop]]\nid = "S06"\nen = "Cake Drake"\nhouse = "name"\n'),
    "flamecraft_duals": ('[[token]]\nid = "B"\nnumber = 7\n', '[[shop]]\nid = "L-BBB"\nfr = "Au Long Pain"\n'),
}


@pytest.mark.no_cover  # what it reaches others reach too
@pytest.mark.parametrize("title", fingerprints.now())
def test_the_base_cards_are_those_of_the_rules(title: str) -> None:
    rules, found = fingerprints.now()[title]
    said = fingerprints.complaint(title, rules, found, fingerprints.known())
    assert said is None, said


@pytest.mark.no_cover  # what it reaches others reach too
def test_every_title_with_card_files_has_a_fingerprint() -> None:
    assert set(fingerprints.now()) == {"dragonduel", "flamecraft", "flamecraft_duals"}
    assert load("dualis").fingerprint() == ""
    assert len({found for _, found in fingerprints.now().values()}) == 3


@pytest.mark.no_cover  # what it reaches others reach too
@pytest.mark.parametrize("title", CHANGES)
def test_what_people_only_read_is_not_in_it(title: str) -> None:
    game = load(title)
    counts, reads = CHANGES[title]
    assert game.with_cards({"mine.toml": reads}).fingerprint() == game.fingerprint()
    assert game.with_cards({"mine.toml": counts}).fingerprint() != game.fingerprint()


def test_the_order_of_fields_does_not_matter_and_that_of_cards_does() -> None:
    game = load("dragonduel")
    head = '[[card]]\nset = "ZZ-01"\nname = {en = "A", fr = "A"}\ntype = "monster"\ntraits = []\n'
    facts = ["cost = 2\n", 'element = "fire"\n', "strength = 1000\n", 'provenance = "house"\n']
    one, two = (game.with_cards({"x.toml": head + "".join(part)}) for part in (facts, facts[::-1]))
    assert one.fingerprint() == two.fingerprint() != game.fingerprint()


def test_changed_cards_under_the_same_rules_are_refused_with_what_to_do() -> None:
    before = {"flamecraft": {"3": "aaaa"}}
    assert fingerprints.complaint("flamecraft", 3, "aaaa", before) is None
    said = fingerprints.complaint("flamecraft", 3, "bbbb", before)
    assert said == (
        "The cards of flamecraft have changed, so old records would play differently, but its RULES is still 3: "
        "raise RULES in games/flamecraft/game.py to 4, then run `make golden`."
    )
    with pytest.raises(ValueError, match="but its RULES is still 3"):
        fingerprints.text(before, {"flamecraft": (3, "bbbb")})


def test_a_new_number_gets_a_line_and_the_old_ones_stay() -> None:
    before = {"flamecraft": {"3": "aaaa"}, "gone": {"1": "cccc"}}
    assert fingerprints.complaint("flamecraft", 4, "bbbb", before) == (
        "fingerprints.toml has no fingerprint for rules 4 of flamecraft: run `make golden`."
    )
    text = fingerprints.text(before, {"flamecraft": (4, "bbbb")})
    assert tomllib.loads(text) == {"flamecraft": {"3": "aaaa", "4": "bbbb"}, "gone": {"1": "cccc"}}
    assert fingerprints.text(tomllib.loads(text), {"flamecraft": (4, "bbbb")}) == text
