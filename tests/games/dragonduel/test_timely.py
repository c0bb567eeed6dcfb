"""When a response could do any good: what a person is asked about, and how often that is."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from emberhall import load
from emberhall.bots import load as bot_of
from emberhall.games.dragonduel.face.timely import why_asked
from emberhall.games.dragonduel.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision
from emberhall.kernel.play import Play
from tests.games.dragonduel.scenes import Scene, duel, scene, side

GAME = load("dragonduel")


def why(there: Scene, seat: int) -> str:
    """What the page is told about passing now."""
    decision = there.state.decision
    assert decision is not None
    assert (decision.seat, decision.ask) == (seat, "respond")
    choice = there.game.face.choice(there.state, decision, decision.find("pass"))
    assert (choice.verb, choice.refs, choice.gives) == ("pass", (), "pass")
    return str(choice.facts["why"])


# --- an attack


@pytest.mark.parametrize(
    ("held", "reason"),
    [
        ("CS-13", "attack"),  # 2000 damage to the attacker
        ("CS-31", "attack"),  # +2000 for a blocker
        ("CS-46", "attack"),  # the attacker goes back to its owner's hand
        ("CS-77", "nothing"),  # a Barrier, though there is Spark enough for one
        ("CS-62", "attack"),  # +1000 for a blocker
        ("CS-47", "nothing"),  # the attacker is exhausted already
        ("CS-48", "nothing"),  # cards, at a bad time
    ],
)
def test_the_defender_is_asked_about_what_could_change_the_attack(held: str, reason: str) -> None:
    there = duel(side("CS-81"), side("CS-81", hand=held, spark=6)).do("attack m1 p1")
    assert why(there, 1) == reason


def test_a_barrier_is_a_reason_where_spark_is_short() -> None:
    there = duel(side("CS-04"), side("CS-81", hand="CS-77", spark=1)).do("attack m1 p1")
    assert why(there, 1) == "attack"
    there = duel(side("CS-04"), side("CS-81", hand="CS-63", spark=2)).do("attack m1 p1")
    assert why(there, 1) == "attack"  # Spark for a Barrier


def test_a_stronger_blocker_is_no_reason_if_nobody_could_block() -> None:
    there = duel(side("CS-81"), side("CS-81!", hand="CS-31", spark=6)).do("attack m1 p1")
    assert why(there, 1) == "nothing"
    there = duel(side("CS-81"), side("CS-81!", hand="CS-61", spark=6)).do("attack m1 p1")
    assert why(there, 1) == "attack"  # it is readied


def test_an_attack_on_somebody_else_can_wait() -> None:
    there = scene(side("CS-81"), side("CS-81"), side("CS-81", hand="CS-13", spark=6)).do("attack m1 p1")
    assert why(there, 2) == "nothing"


def test_the_attacker_is_asked_about_an_answer_to_the_attack() -> None:
    there = duel(side("CS-81", "CS-31", 6), side("CS-81", "CS-13", 6)).do("attack m1 p1", "play CS-13", "target m1")
    assert why(there, 0) == "attack"


# --- an item of the chain


@pytest.mark.parametrize(
    ("held", "reason"),
    [
        ("CS-45", "item"),  # it counters Magic
        ("CS-31", "item"),  # it saves the target
        ("CS-46", "item"),  # the target goes home
        ("CS-13", "nothing"),  # a target of its own is there later too
        ("CS-77", "nothing"),  # nobody attacks
    ],
)
def test_whoever_is_aimed_at_is_asked_about_what_counters_or_saves(held: str, reason: str) -> None:
    there = duel(side("CS-81", "CS-13", 6), side("CS-81", held, 6)).do("play CS-13", "target m2")
    assert why(there, 1) == reason


def test_a_monster_that_magic_makes_too_strong_is_worth_an_answer() -> None:
    there = duel(side("CS-43", "CS-31", 6), side("CS-81", "CS-13", 6)).do("play CS-31", "target m1")
    assert why(there, 1) == "item"
    there = duel(side("CS-04", "CS-31", 6), side("CS-81", "CS-13", 6)).do("play CS-31", "target m1")
    assert why(there, 1) == "nothing"  # too strong already
    there = duel(side("CS-43", "CS-20", 6), side("CS-81", "CS-13", 6)).do("play CS-20")
    assert why(there, 1) == "nothing"


# --- the end of a turn


@pytest.mark.parametrize(
    ("held", "reason"),
    [
        ("CS-48", "end"),  # cards
        ("CS-47", "end"),  # a blocker less in the own turn
        ("CS-13", "end"),  # it destroys
        ("CS-31", "nothing"),  # gone with the turn
        ("CS-77", "nothing"),
    ],
)
def test_the_last_moment_before_the_own_turn_is_for_what_lasts(held: str, reason: str) -> None:
    there = duel(side("CS-43"), side("CS-81", hand=held, spark=6)).do("end")
    assert why(there, 1) == reason


def test_the_end_of_an_earlier_turn_can_wait() -> None:
    there = scene(side(), side(), side(hand="CS-48", spark=6)).do("end")
    assert why(there, 2) == "nothing"


# --- how often


@dataclass
class Round:
    """A round of four in which one player holds one trick, and passes: how often there was an answer to give."""

    possible: int = 0
    asked: int = 0
    attacks: int = 0  # of those asked about, attacks on this player
    tricks: set[str] = field(default_factory=set)


def rounds(seed: int) -> Iterator[Round]:
    """The rounds of a game against greedy bots."""
    play, rng = Play.begin(GAME, 4, seed), Rng.seeded(seed)
    bots = [bot_of("greedy", "dragonduel", seed + seat) for seat in range(4)]
    one = Round()
    while (decision := play.decision) is not None:
        state = play.state
        assert isinstance(state, State)
        if state.out:
            return  # fewer than four are left
        if decision.seat == 0 and decision.ask == "respond":
            count(one, state, decision)
            play.take(decision.find("pass"))
            continue
        if decision.seat == 0 and decision.ask == "main" and one.possible:
            if len(one.tricks) == 1:
                yield one
            one = Round()
        play.take(bots[decision.seat].choose(play.seat(decision.seat, rng), decision, 5.0))


def count(one: Round, state: State, decision: Decision) -> None:
    words = decision.words()[:-1]
    reason = why_asked(state, decision.seat, decision.options)
    one.possible += bool(words)
    one.asked += reason != "nothing"
    one.attacks += reason == "attack"
    one.tricks.update(" ".join(word.split()[:2]) for word in words)


def test_one_trick_among_four_is_asked_about_less_than_four_times_a_round() -> None:
    counted = [one for seed in range(40) for one in rounds(seed)]
    assert len(counted) >= 50
    assert max(one.possible for one in counted) >= 18
    assert all(one.asked - one.attacks < 4 for one in counted)  # who is attacked again and again is asked each time
    busy = [one for one in counted if one.possible >= 8]
    assert sum(one.possible for one in busy) / len(busy) > 10
    assert sum(one.asked for one in busy) / len(busy) < 4
