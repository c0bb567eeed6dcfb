"""What the page is told about each answer: the things it involves, and its outcome by the rules."""

from typing import Any

import pytest

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.cards.texts import effects_text, text_of
from emberhall.games.dragonduel.components.book import Card
from emberhall.games.dragonduel.facts.lines import line_of_ability, line_of_mode, part_of_mode
from emberhall.games.dragonduel.game import GAME, DragonDuel
from emberhall.kernel.chance import Rng
from tests.games.dragonduel.odd_cards import toml
from tests.games.dragonduel.scenes import PLAIN, Scene, duel, scene, side
from tests.games.dragonduel.test_referee import odd_game


def told(there: Scene, word: str) -> tuple[str, tuple[str, ...], str, dict[str, Any]]:
    decision = there.state.decision
    assert decision is not None
    choice = there.game.face.choice(there.state, decision, decision.find(word))
    return choice.verb, choice.refs, choice.gives, dict(choice.facts)


def about(there: Scene) -> str:
    decision = there.state.decision
    assert decision is not None
    return there.game.face.about(there.state, decision)


# --- cards


def test_a_card_tells_what_it_costs_after_discounts() -> None:
    there = duel(side(hand="CS-13 CS-20", spark=5), side("CS-81"))
    assert told(there, "play CS-13") == (
        "play",
        ("h:CS-13",),
        "price",
        {"card": "CS-13", "cost": 2, "cards": 1, "left": 4, "hand": False},
    )
    there.player(0).discount = 3
    assert told(there, "play CS-13")[3] == {"card": "CS-13", "cost": 0, "cards": 0, "left": 5, "hand": False}
    assert about(there) == ""


def test_x_is_a_fact_and_part_of_the_price() -> None:
    there = duel(side(hand="CS-14", spark=3), side("CS-81"))
    there.player(0).discount = 1
    card = GAME.book.cards[GAME.book.codes["CS-14"]]
    for x in (0, 1, 2):
        facts = told(there, f"play CS-14 x{x}")[3]
        cost = card.cost + card.cost_x * x - 1
        assert facts == {
            "card": "CS-14",
            "x": x,
            "cost": cost,
            "cards": (cost + 1) // 2,
            "left": 3 - (cost + 1) // 2,
            "hand": False,
        }


def test_the_undead_cost_a_card_of_the_hand_besides() -> None:
    there = duel(side(hand=PLAIN, spark=2, discard="CS-81"))
    assert told(there, "play CS-81 from discard") == (
        "play-undead",
        ("d:CS-81",),
        "price",
        {"card": "CS-81", "cost": 4, "cards": 2, "left": 0, "hand": True},
    )


def test_a_mode_names_its_line_of_the_text() -> None:
    """In hand a Spell Siphon counters; from the Tower it has a mode of its own."""
    there = duel(side("CS-81"), side("", "", 0, tower="CS-45")).do("attack m1 p1")
    there.says("tower", "play CS-45 mode 2", "discard", seat=1)
    assert told(there, "play CS-45 mode 2") == ("play-free", (), "card", {"card": "CS-45", "mode": 2, "line": 1})
    assert told(there, "discard") == ("burn", (), "", {})


# --- battle


def test_an_attack_tells_what_it_meets() -> None:
    there = duel(side("CS-81"), side("CS-01 CS-57 CS-20! CS-85", spark=3))
    there.player(1).ward = 3000
    assert told(there, "attack m1 p1") == (
        "attack",
        ("m1", "p1"),
        "attack",
        {
            "monster": "m1",
            "card": "CS-81",
            "strength": 2000,
            "blockers": 2,
            "best": 3000,
            "strongest": "CS-57",
            "falls": "attacker",
            "raised": [],
            "raised_to": [],
            "barrier": 6000,
            "tower": 5,
            "to": 1,
        },
    )


def test_only_those_who_could_block_are_counted() -> None:
    """Only the strong can block Stonehide Boar, and only fliers a flier; the page used to count all monsters."""
    there = duel(side("CS-21"), side("CS-01 CS-81"))
    assert there.strength("m2") <= 1000
    assert told(there, "attack m1 p1")[3]["blockers"] == 1
    assert told(there, "attack m1 p1")[3]["best"] == 2000
    there.monster("m1").turn_flags |= w.FLIGHT
    assert told(there, "attack m1 p1")[3]["blockers"] == 0
    assert told(there, "attack m1 p1")[3]["best"] == 0


def test_what_a_block_sets_off_counts_in_the_preview() -> None:
    """Burrow Beetle gets 2000 when it blocks: it destroys a monster of 2000, although it shows only 1000."""
    there = duel(side("CS-81", spark=1), side("CS-17 CS-01"))
    facts = told(there, "attack m1 p1")[3]
    assert (facts["strength"], facts["best"], facts["strongest"], facts["falls"]) == (2000, 3000, "CS-17", "attacker")
    assert (facts["raised"], facts["raised_to"]) == (["m2"], [3000])
    there.do("attack m1 p1")
    assert told(there, "block m2")[3] == {
        "monster": "m2",
        "card": "CS-17",
        "own": 3000,
        "theirs": 2000,
        "falls": "theirs",
        "raised": ["m2"],
        "raised_to": [3000],
    }
    assert told(there, "block m3")[3]["falls"] == "own"
    there.do("block m2")
    assert told(there, "critical 0")[3]["against"] == 3000, "Done once, it is not counted again."


def test_what_an_attack_sets_off_counts_in_its_preview() -> None:
    """Cinder Imp strikes with 1000 although it shows none; Furnace Berserker with 2000 more than it shows."""
    there = duel(side("CS-02 CS-05"), side("CS-17"))
    strengths = [told(there, f"attack {monster} p1")[3]["strength"] for monster in ("m1", "m2")]
    assert strengths == [there.strength("m1") + 1000, there.strength("m2") + 2000]
    there.do("attack m2 p1")
    assert told(there, "block m3")[3]["theirs"] == strengths[1]


def test_the_end_of_a_turn_tells_who_could_still_attack() -> None:
    there = scene(side("CS-81 CS-85 CS-20 CS-01!"), side(), side())
    assert told(there, "end") == ("end", (), "end", {"attackers": 2})
    assert told(duel(side()), "end") == ("end", (), "end", {"attackers": 0})


def test_a_foe_without_a_tower_is_told_of_each() -> None:
    there = scene(side("CS-81"), side(tower=""), side("CS-85", spark=2))
    assert [told(there, f"attack m1 p{foe}")[3]["tower"] for foe in (1, 2)] == [0, 5]
    assert [told(there, f"attack m1 p{foe}")[3]["barrier"] for foe in (1, 2)] == [0, 2000]


@pytest.mark.parametrize(
    ("blocker", "own", "falls"), [("CS-01", 1000, "own"), ("CS-81", 2000, "none"), ("CS-57", 3000, "theirs")]
)
def test_a_block_tells_who_falls(blocker: str, own: int, falls: str) -> None:
    there = duel(side("CS-81"), side(blocker)).do("attack m1 p1")
    assert told(there, "block m2") == (
        "block",
        ("m2",),
        "block",
        {"monster": "m2", "card": blocker, "own": own, "theirs": 2000, "falls": falls, "raised": [], "raised_to": []},
    )
    assert told(there, "no block") == ("no-block", (), "", {})
    assert about(there) == "m1"


def test_a_pacified_monster_strikes_nobody_down() -> None:
    there = duel(side("CS-81"), side("CS-57")).do("attack m1 p1")
    there.monster("m2").turn_flags |= w.PACIFIED
    assert told(there, "block m2")[3]["falls"] == "none"
    there.monster("m1").turn_flags |= w.PACIFIED
    assert told(there, "block m2")[3]["theirs"] == 0


def test_critical_spark_against_a_blocker_and_against_a_barrier() -> None:
    there = duel(side("CS-81", spark=2), side("CS-57")).do("attack m1 p1", "block m2")
    matches = [told(there, f"critical {n}")[3] for n in range(3)]
    assert [facts["strength"] for facts in matches] == [2000, 3000, 4000]
    assert [facts["falls"] for facts in matches] == ["own", "none", "theirs"]
    assert {facts["against"] for facts in matches} == {3000}
    there = duel(side("CS-81", spark=1), side(spark=2)).do("attack m1 p1")
    assert told(there, "critical 1") == (
        "critical",
        (),
        "critical",
        {"n": 1, "strength": 3000, "against": 2000, "falls": "through", "meets": "breaks"},
    )


def test_a_blocker_that_is_gone_has_stopped_the_attack() -> None:
    there = duel(side("CS-81", spark=1), side("CS-57")).do("attack m1 p1", "block m2")
    there.player(1).mons.clear()
    assert told(there, "critical 1")[3] == {"n": 1, "strength": 3000, "against": 0, "falls": "stopped"}


def test_a_barrier_tells_whether_it_holds() -> None:
    there = duel(side("CS-81"), side(spark=2)).do("attack m1 p1")
    assert [told(there, f"barrier {n}")[3]["holds"] for n in range(3)] == ["no", "no", "yes"]
    there.player(1).ward = 1000
    assert [told(there, f"barrier {n}")[3]["holds"] for n in range(3)] == ["no", "yes", "yes"]
    assert told(there, "barrier 0") == (
        "barrier",
        (),
        "barrier",
        {"n": 0, "barrier": 1000, "strength": 2000, "holds": "no"},
    )
    there.player(1).tower.clear()
    assert told(there, "barrier 0")[3]["holds"] == "last"
    assert about(there) == "m1"


# --- abilities and targets


def test_a_target_tells_its_strength_before_and_after() -> None:
    there = duel(side("CS-01", "CS-13", 1), side("CS-85")).do("play CS-13")
    assert told(there, "target m2") == (
        "target",
        ("m2",),
        "strength",
        {"monster": "m2", "card": "CS-85", "before": 4000, "after": 2000},
    )
    assert about(there) == f"c{there.state.chain[-1].uid}"
    wither = duel(side("CS-01", "CS-93", 2), side("CS-85")).do("play CS-93")
    assert told(wither, "target m2")[3]["after"] == 1000
    lance = duel(side("CS-01", "CS-14", 4), side("CS-85"))
    lance.do("play CS-14 x2")
    assert told(lance, "target m2")[3]["after"] == 4000 - 3000


def test_a_target_that_does_not_change_in_strength() -> None:
    there = duel(side("CS-01", "CS-46", 2), side("CS-85 CS-81")).do("play CS-46")
    assert told(there, "target m3") == ("target", ("m3",), "card", {"monster": "m3", "card": "CS-81"})


def test_an_ability_names_its_line() -> None:
    """Root Warden has a natural ability before the one being used."""
    there = duel(side("CS-23 CS-01", spark=4), side("CS-85"))
    verb, refs, gives, facts = told(there, "use m1 1")
    assert (verb, refs, gives) == ("use", ("m1",), "ability")
    assert facts == {"monster": "m1", "card": "CS-23", "ability": 2, "line": 1}


def test_waiting_abilities_say_which_one_each_is() -> None:
    """DD-33: to order them, the player must know what each of them is."""
    there = duel(side("CS-01 CS-33 CS-33", "CS-11 CS-11", 10), side("CS-01")).do("play CS-11")
    there.says("order", "trigger 1", "trigger 2", seat=0)
    assert told(there, "trigger 1") == (
        "trigger",
        ("t:1",),
        "ability",
        {
            "card": "CS-01",
            "monster": "m1",
            "event": "destroyed",
            "about": None,
            "origin": "hand",
            "ability": 1,
            "line": 0,
        },
    )
    assert told(there, "trigger 2")[3] == {
        "card": "CS-33",
        "monster": "m2",
        "event": "destroyed",
        "about": None,
        "origin": "hand",
        "ability": 1,
        "line": 0,
    }


TWO_MINDS: dict[str, Any] = {
    "set": "ZZ-01",
    "name": {"en": "Two Minds", "fr": "Deux Esprits"},
    "type": "monster",
    "cost": 2,
    "element": "fire",
    "provenance": "house",
    "strength": 1000,
    "traits": [],
    "keywords": [],
    "ability": [
        {"on": "attack", "do": [{"op": "draw", "n": 1, "player": "you"}]},
        {
            "on": "attack",
            "do": [
                {
                    "op": "choose",
                    "modes": [{"op": "draw", "n": 1, "player": "you"}, {"op": "ward", "n": 1000, "player": "you"}],
                }
            ],
        },
        {
            "cost": {"exhaust": True},
            "do": [{"op": "draw", "n": 2, "player": "you"}, {"op": "ward", "n": 1000, "player": "you"}],
        },
    ],
}


def test_two_abilities_of_one_monster_for_one_event_are_told_apart() -> None:
    game = GAME.with_cards({"odd.toml": f"card = [{toml(TWO_MINDS)}]"})
    there = scene(side("ZZ-01"), side(), game=game)
    assert told(there, "use m1 1")[3] == {"monster": "m1", "card": "ZZ-01", "ability": 3, "line": 2}
    there.do("attack m1 p1")
    there.says("order", "trigger 1", "trigger 2", seat=0)
    one, two = told(there, "trigger 1")[3], told(there, "trigger 2")[3]
    assert (one["event"], one["ability"], one["line"]) == ("attack", 1, 0)
    assert (two["event"], two["ability"], two["line"]) == ("attack", 2, 1)
    there.do("trigger 2").says("mode", "mode 1", "mode 2", seat=0)
    assert told(there, "mode 2") == (
        "mode",
        (),
        "ability",
        {"card": "ZZ-01", "monster": "m1", "ability": 2, "line": 1, "mode": 2, "part": 2},
    )
    assert about(there) == "m1"


# --- the line of a card's text


def games() -> list[DragonDuel]:
    return [GAME, *(odd_game(seed)[0] for seed in range(40))]


def check_card(card: Card, game: DragonDuel) -> int:
    """The text of each mode and ability is on its own line; returns how many there were."""
    lines = text_of(card, game.book)
    for mode, row in enumerate(card.rows):
        line = lines[line_of_mode(card, mode)]
        inner = [effect for at, effect in enumerate(row.effects) if at != row.mode_at]
        tower = line["key"] == "dragonduel-text-tower-mode"
        assert effects_text(inner if tower else row.effects, game.book, "") == line["args"]["do"]
    for slot, ability in enumerate(card.abilities):
        line = lines[line_of_ability(card, slot)]
        inside = line["args"]["do"] if line["key"] == "dragonduel-text-once" else line
        event = w.EVENTS[ability.event] if ability.event >= 0 else ""
        assert inside["key"].startswith(f"dragonduel-text-on-{event}" if event else "dragonduel-text-activated")
        assert (line["key"] == "dragonduel-text-once") == ability.once
        if len(ability.rows) > 1:
            for mode, row in enumerate(ability.rows):
                said = inside["args"]["do"][part_of_mode(ability, mode)]
                if said["key"] == "dragonduel-text-sentence":
                    assert said["args"]["do"] == effects_text(row.effects, game.book, event)
    assert len(lines) >= len(card.rows) + len(card.abilities)
    return len(card.rows) + len(card.abilities)


@pytest.mark.no_cover  # other tests cover the same lines
def test_lines_are_those_of_the_text() -> None:
    for game in games():
        assert sum(check_card(card, game) for card in game.book.cards if not card.said_en) > 80


# --- hidden information


def test_previews_read_nothing_hidden() -> None:
    """With other hands, decks and Towers, the choices are the same at every question of a whole turn."""
    there = duel(
        side("CS-81 CS-03", "CS-13 CS-43", 4),
        side("CS-01", hand="CS-13 CS-45 CS-77", spark=2, tower="CS-34 CS-20 CS-01 CS-81 CS-85"),
    )
    seen = 0
    for word in ["play CS-13", "target m3", "pass", "attack m1 p1", "pass", "critical 0", "barrier 0"]:
        decision = there.state.decision
        assert decision is not None
        here = [repr(GAME.face.choice(there.state, decision, pick)) for pick in decision.options]
        for seed in range(6):
            other = GAME.imagine(there.state, decision.seat, Rng.seeded(seed))
            asked = other.decision
            assert asked is not None
            assert [repr(GAME.face.choice(other, asked, pick)) for pick in asked.options] == here
            seen += other.players[1 - decision.seat].hand != there.player(1 - decision.seat).hand
        if word in decision.words():
            there.do(word)
    assert seen, "Nothing was hidden anew."


# --- the word behind a thing


def test_the_word_a_thing_would_answer_with() -> None:
    there = scene(side("CS-81!", "CS-43"), side("CS-01"), side())
    game = there.game
    assert game.face.word_for(there.state, 0, "h:CS-43") == "play CS-43"
    assert game.face.word_for(there.state, 0, "d:CS-81") == "play CS-81 from discard"
    assert game.face.word_for(there.state, 0, "m1") == "attack m1 p1"
    assert game.face.word_for(there.state, 0, "m2") is None, "Another player's monster is only read."
    assert game.face.word_for(there.state, 0, "c9") is None
    assert game.face.word_for(there.state, 0, "h:") is None
    assert game.face.word_for(there.state, 1, "h:CS-43") is None, "Nobody asks seat 1."
    assert there.why(0, "attack m1 p1") == "exhausted"


def test_things_of_a_block() -> None:
    there = duel(side("CS-81"), side("CS-01 CS-85!")).do("attack m1 p1")
    assert there.game.face.word_for(there.state, 1, "m3") == "block m3"
    assert there.why(1, "block m3") == "DD-38"
    assert there.game.face.word_for(there.state, 1, "h:CS-13") is None


# --- what the view tells about running abilities


def test_the_view_says_what_an_attack_comes_to() -> None:
    def comes(there: Scene) -> str:
        found: str = there.view(0)["battle"]["comes"]
        return found

    there = duel(side("CS-81", spark=1), side("CS-57", hand="CS-13", spark=1)).do("attack m1 p1")
    assert (there.asked(), comes(there)) == ((1, "respond"), "strike")
    there.do("pass")
    assert (there.asked(), comes(there)) == ((1, "block"), "strike")
    blocked = duel(side("CS-81", spark=1), side("CS-57")).do("attack m1 p1", "block m2")
    assert (blocked.asked(), comes(blocked)) == ((0, "critical"), "fight")
    blocked.player(1).mons.clear()
    assert comes(blocked) == "stopped"
    there.do("no block")
    assert (there.asked(), comes(there)) == ((0, "critical"), "through")
    there.do("critical 0")
    assert (there.asked(), comes(there)) == ((1, "barrier"), "through")
    there.do("barrier 0")
    assert (there.asked(), comes(there)) == ((1, "tower"), "hit")
    there.player(0).mons.clear()
    assert comes(there) == "gone"


def test_the_view_says_in_which_line_a_thing_on_the_chain_stands() -> None:
    there = duel(side("CS-23 CS-01", spark=4), side("CS-81", "CS-13", 2)).do("use m1 1")
    while there.asked() != (1, "respond"):
        there.do(there.state.decision.words()[0])  # type: ignore[union-attr]
    assert [(item["card"], item["line"]) for item in there.view(1)["chain"]] == [("CS-23", 1)]
    siphon = duel(side("CS-81", "CS-13", 2), side(tower="CS-45")).do("attack m1 p1", "critical 0", "play CS-45 mode 2")
    assert siphon.asked() == (0, "respond")
    assert [(item["card"], item["line"]) for item in siphon.view(0)["chain"]] == [("CS-45", 1)]
