"""DragonDuel's forge: mistakes by line with ways out, cards as they are written, and what they are tried in."""

import tomllib

import pytest

from emberhall.games.dragonduel.forge.forge import FORGE
from emberhall.games.dragonduel.forge.trial import turn_of
from emberhall.kernel.forge.forge import Draft, Wish
from emberhall.kernel.forge.toml import card_file

ANY = {"pick": "up_to", "n": 1, "is": []}
TOKEN = {"op": "token", "token": "TK-1", "n": 1}


def monster(*abilities: Draft, **fields: object) -> Draft:
    name = {"en": "Stag", "fr": "Cerf"}
    return {**FORGE.kinds()[0].draft, "name": name, "ability": list(abilities), **fields}


def on(event: str, *effects: Draft, once: bool = False) -> Draft:
    return {"on": event, "once": once, "do": list(effects)}


FINE = on("enter", {"op": "draw", "player": "you", "n": 1})


@pytest.mark.parametrize(
    ("draft", "line", "code", "mends"),
    [
        (monster(name={"en": "Stag", "fr": ""}), 1, "E05", ["name"]),
        (monster(strength=1500), 2, "E06", []),
        (monster(FINE, on("ally_enter", TOKEN)), 5, "E15", ["once", "enter"]),
        (monster(on("attack", {"op": "ready", "who": "it"})), 4, "E09", ["target", "remove"]),
        (monster(on("upkeep", {"op": "draw", "player": "defender", "n": 1})), 4, "E09", ["foes", "remove"]),
        (
            monster(on("upkeep", {"op": "str", "who": "self", "n": 1000, "until": "battle"})),
            4,
            "E14",
            ["turn", "remove"],
        ),
        (monster({"cost": {"spark": 0}, "do": [TOKEN]}), 4, "E10", ["exhaust", "remove"]),
        (monster(on("enter", {"op": "ready", "who": {**ANY, "is": ["own", "foe"]}})), 4, "E08", ["anyone", "remove"]),
    ],
)
def test_mistakes_stand_in_their_line_with_ways_out(draft: Draft, line: int, code: str, mends: list[str]) -> None:
    (fault,) = FORGE.check(draft).faults
    assert (fault.line, fault.code) == (line, code)
    assert [mend.label["key"].partition("forge-mend-")[2] for mend in fault.mends] == mends
    for mend in fault.mends:
        assert FORGE.check(mend.draft).faults == []


def test_several_mistakes_are_told_at_once() -> None:
    draft = monster(
        FINE, on("ally_enter", TOKEN), FINE, on("attack", {"op": "ready", "who": "it"}), name={"en": "", "fr": ""}
    )
    assert [(fault.line, fault.code) for fault in FORGE.check(draft).faults] == [(1, "E05"), (5, "E15"), (7, "E09")]


def test_a_strange_strength_is_only_a_doubt() -> None:
    finding = FORGE.check(monster(cost=3, strength=8000))
    assert finding.faults == []
    assert [(doubt.line, doubt.code) for doubt in finding.doubts] == [(2, "W01")]


def test_revived_cards_need_not_be_said_to_lie_in_the_discard_pile() -> None:
    draft = monster(on("enter", {"op": "revive", "who": ANY, "exhausted": True}))
    assert FORGE.check(draft).faults == []
    written = tomllib.loads(card_file([("card", FORGE.written(draft))]))["card"][0]
    assert written["ability"][0]["do"][0]["who"]["is"] == ["zone=discard"]


def test_names_survive_being_written() -> None:
    name = {"en": 'A "quoted" \\ name', "fr": "Ligne\nnouvelle\u0007"}
    assert tomllib.loads(card_file([("card", monster(name=name))]))["card"][0]["name"] == name


def test_a_picture_is_put_together_from_parts() -> None:
    finding = FORGE.check(monster(drawing={"body": "CS-54", "wears": "flame"}))
    assert finding.entry is not None
    assert finding.entry["drawing"] == {"body": "CS-54", "wears": "flame"}
    assert [fault.code for fault in FORGE.check(monster(drawing={"hat": "x"})).faults] == ["E01"]
    assert [fault.code for fault in FORGE.check(monster(drawing={"body": "x" * 17})).faults] == ["E06"]


def test_it_is_tried_in_the_decks_of_what_it_replaces() -> None:
    trial = FORGE.trial(monster(), Wish(instead="CS-09"))
    assert [bout.key for bout in trial.bouts] == ["ember-gale", "hollow-court"]
    for bout in trial.bouts:
        for options, seat in bout.games:
            assert "4xYY-01" in options[f"deck{seat}"] or "3xYY-01" in options[f"deck{seat}"]
            assert "CS-09" not in options["deck0"]


def test_the_turn_counts_own_turns() -> None:
    assert turn_of(["keep", "end", "end", "play YY-01"]) == 2
    assert turn_of(["keep", "end", "play CS-01"]) == 0
