"""Each event says why it happened and to what it belongs: no line is guessed from its neighbours."""

from emberhall.cli.voices import Voice
from emberhall.games.dragonduel.boards.terminal import PAGE_NAMINGS
from emberhall.kernel.story import Line
from emberhall.kernel.titles.speakers import Speaker
from tests.games.dragonduel.scenes import Scene, duel, side

NAMES = ("Wren", "Sable")


def story(there: Scene, lang: str = "en") -> list[str]:
    """What a spectator reads, lines of a deed behind a dash."""
    told = there.game.face.story
    speaker = Speaker(told, NAMES, Voice(lang), None, PAGE_NAMINGS)
    return [f"{'- ' * (line.parent >= 0)}{speaker.say(line)}" for line in told.lines(there.heard)]


def parent_of(there: Scene, kind: str) -> Line:
    """The line that the first line of a kind belongs to."""
    lines = there.game.face.story.lines(there.heard)
    line = next(line for line in lines if line.event["kind"] == kind)
    return next(each for each in lines if each.at == line.parent)


def test_a_card_is_told_with_its_cost_its_target_and_what_it_does() -> None:
    there = duel(side(hand="CS-13", spark=1), side("CS-28")).do("play CS-13")
    assert story(there) == [
        "Wren plays Scorch.",
        "- Wren exhausts 1 Spark card for it.",
        "- It targets Terrace Guardian.",
        "- Sable’s Terrace Guardian takes 2000 damage.",
    ]


def test_critical_spark_and_barrier_are_told_once_each() -> None:
    there = duel(side("CS-04", spark=2), side(tower="CS-20 CS-21", spark=3)).do(
        "attack m1 p1", "critical 2", "barrier 1"
    )
    lines = story(there)
    assert lines[:3] == [
        "Wren’s Ramhorn Charger attacks Sable.",
        "- Wren sends back 2 Spark cards as Critical Spark: Ramhorn Charger has 5000 Strength until end of turn.",
        "- Sable raises a Barrier of 1000 against 5000: it breaks.",
    ]
    assert lines[3] == "- Sable’s Tower is hit and reveals Mossback Tortoise; 1 left."
    assert there.told("spark") == []
    assert there.told("strength") == []


def test_a_monster_is_told_exhausted_only_by_an_effect() -> None:
    there = duel(side("CS-04"), side("CS-28")).do("attack m1 p1", "block m2")
    assert there.facts("exhausted", "monster", "card", "seat", "why") == [
        (1, "CS-04", 0, "attack"),
        (2, "CS-28", 1, "block"),
    ]
    assert not any("exhausted" in line for line in story(there))
    cold = duel(side(hand="CS-35", spark=5), side("CS-28")).do("play CS-35", "target m1")
    assert cold.facts("exhausted", "card", "why") == [("CS-28", "effect")]
    assert "- Sable’s Terrace Guardian is exhausted." in story(cold)


def test_what_a_trigger_does_belongs_to_it_and_it_to_what_triggered_it() -> None:
    there = duel(side("CS-05"), side()).do("attack m1 p1")
    assert parent_of(there, "triggered").event["kind"] == "attack"
    assert parent_of(there, "strength").event["kind"] == "triggered"
    line = story(there)[1]
    assert line == "- Wren’s Kiln Berserker triggers: “When it attacks: this monster gets +2000 until end of turn.”"


def test_an_entering_monster_belongs_to_the_card_played() -> None:
    there = duel(side(hand="CS-20", spark=2), side()).do("play CS-20")
    assert parent_of(there, "entered").event["kind"] == "announced"


def test_a_response_is_one_whatever_comes_before_it() -> None:
    there = duel(side("CS-04"), side(hand="CS-13 CS-13", spark=2)).do("attack m1 p1", "play CS-13")
    assert there.facts("announced", "seat", "answer") == [(1, True)]
    own = duel(side(hand="CS-13", spark=1), side("CS-28")).do("play CS-13")
    assert own.facts("announced", "seat", "answer") == [(0, False)]


def test_a_chosen_mode_is_told_by_its_line() -> None:
    there = duel(side(hand="CS-81", spark=2), side("CS-38", "CS-80", 4)).do("play CS-81", "play CS-80 mode 1")
    address = there.told("announced")[1]["text"]
    assert address.startswith("CS-80:")
    line = next(line for line in story(there) if line.startswith("Sable answers with"))
    assert "“" in line


def test_whoever_draws_hears_which_cards_in_one_event() -> None:
    there = duel(side(deck="CS-01 CS-02"), side(deck="CS-03 CS-04"))
    there.state.apply("end")
    events = [event for event in there.state.hear() if event.kind == "drew"]
    own, others = events[-1].to(1), events[-1].to(0)
    assert own is not None
    assert others is not None
    assert (own["n"], own["why"], len(own["cards"])) == (1, "turn", 1)
    assert others == {name: fact for name, fact in own.items() if name != "cards"}
