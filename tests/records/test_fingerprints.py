"""Fingerprints of the base cards: changes that affect games need a new number of rules, changes of texts do not."""

import tomllib
from pathlib import Path
from typing import cast

import pytest

import emberhall
from emberhall import Game, load
from tests.records import fingerprints
from tests.records.fingerprints import Found

GAMES = Path(emberhall.__file__).with_name("games")
CHANGES = {
    "flamecraft": ('[[shop]]\nid = "S06"\namount = 2\n', '[[shop]]\nid = "S06"\nen = "Cake Drake"\nhouse = "name"\n'),
    "flamecraft_duals": ('[[token]]\nid = "B"\nnumber = 7\n', '[[shop]]\nid = "L-BBB"\nfr = "Au Long Pain"\n'),
}


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("title", fingerprints.now())
def test_the_base_cards_are_those_of_the_rules(title: str) -> None:
    said = fingerprints.complaint(title, fingerprints.now()[title], fingerprints.known())
    assert said is None, said


@pytest.mark.parametrize("title", fingerprints.now())
def test_no_card_is_ahead_of_the_rules(title: str) -> None:
    game = load(title)
    texts = [path.read_text("utf-8") for path in sorted((GAMES / title / "cards").glob("*.toml"))]
    tables = [row for text in texts for rows in tomllib.loads(text).values() if isinstance(rows, list) for row in rows]
    assert len(tables) > 20
    assert all(row["since"] <= game.RULES for row in tables if "since" in row)


@pytest.mark.no_cover  # other tests cover the same lines
def test_every_title_with_card_files_has_a_fingerprint() -> None:
    assert set(fingerprints.now()) == {"dragonduel", "flamecraft", "flamecraft_duals"}
    assert load("dualis").cards.fingerprint() == ""
    assert len({found.prints[found.rules] for found in fingerprints.now().values()}) == 3


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("title", CHANGES)
def test_what_people_only_read_is_not_in_it(title: str) -> None:
    game = load(title)
    counts, reads = CHANGES[title]
    assert game.with_cards({"mine.toml": reads}).cards.fingerprint() == game.cards.fingerprint()
    assert game.with_cards({"mine.toml": counts}).cards.fingerprint() != game.cards.fingerprint()


def test_the_order_of_fields_does_not_matter_and_that_of_cards_does() -> None:
    game = load("dragonduel")
    head = '[[card]]\nset = "ZZ-01"\nname = {en = "A", fr = "A"}\ntype = "monster"\ntraits = []\n'
    facts = ["cost = 2\n", 'element = "fire"\n', "strength = 1000\n", 'provenance = "house"\n']
    one, two = (game.with_cards({"x.toml": head + "".join(part)}) for part in (facts, facts[::-1]))
    assert one.cards.fingerprint() == two.cards.fingerprint() != game.cards.fingerprint()


def test_changed_cards_under_the_same_rules_are_refused_with_what_to_do() -> None:
    before = {"flamecraft": {"3": "aaaa"}}
    assert fingerprints.complaint("flamecraft", Found(3, {3: "aaaa"}), before) is None
    changed = Found(3, {3: "bbbb"})
    said = fingerprints.complaint("flamecraft", changed, before)
    assert said == (
        "The cards of flamecraft have changed, so old records would play differently, but its RULES is still 3: "
        "raise RULES in games/flamecraft/game.py to 4, then run `make golden`."
    )
    with pytest.raises(ValueError, match="but its RULES is still 3"):
        fingerprints.text(before, {"flamecraft": changed})


def test_cards_that_older_games_are_dealt_from_stay_as_they_were() -> None:
    before = {"flamecraft": {"3": "aaaa", "4": "bbbb"}}
    assert fingerprints.complaint("flamecraft", Found(4, {3: "aaaa", 4: "bbbb"}), before) is None
    changed = Found(4, {3: "cccc", 4: "bbbb"})
    assert fingerprints.complaint("flamecraft", changed, before) == (
        "Games of rules 3 of flamecraft are no longer dealt from the cards they had. Give a new card `since = 4`. "
        "Where one that was there has changed, raise OLDEST in games/flamecraft/game.py to 4."
    )
    with pytest.raises(ValueError, match="Games of rules 3 of flamecraft are no longer dealt"):
        fingerprints.text({"flamecraft": {"3": "aaaa"}}, {"flamecraft": changed})


def test_a_new_number_gets_a_line_and_the_old_ones_stay() -> None:
    before = {"flamecraft": {"3": "aaaa"}, "gone": {"1": "cccc"}}
    found = Found(4, {4: "bbbb"})
    assert fingerprints.complaint("flamecraft", found, before) == (
        "fingerprints.toml has no fingerprint for rules 4 of flamecraft: run `make golden`."
    )
    text = fingerprints.text(before, {"flamecraft": found})
    assert tomllib.loads(text) == {"flamecraft": {"3": "aaaa", "4": "bbbb"}, "gone": {"1": "cccc"}}
    assert fingerprints.text(tomllib.loads(text), {"flamecraft": found}) == text


def test_a_bad_card_is_named_before_a_fingerprint_is_taken() -> None:
    """DragonDuel leaves bad cards out of its book: their absence must not get a fingerprint of its own."""

    class Bad:
        RULES, OLDEST = 5, 4

        def with_cards(self, _: dict[str, str]) -> Game:
            raise ValueError("fire.toml, CS-01, cost: it is missing.")

    with pytest.raises(ValueError, match=r"fire\.toml, CS-01, cost: it is missing\."):
        fingerprints.found_of(cast(Game, Bad()))
