"""The greedy bot: it plays any legal deck, beats random, and does the obvious thing in simple scenes."""

import pytest

from emberhall.bots import load as bot_of
from emberhall.games.dragonduel.game import GAME
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat
from tests.games.dragonduel.scenes import PLAIN, Scene, duel, side


def choice(there: Scene) -> str:
    """What the greedy bot answers now."""
    decision = there.state.decision
    assert decision is not None
    seat = Seat.of(GAME, there.state, decision.seat, Rng.seeded(1))
    return decision.word(bot_of("greedy", "dragonduel").choose(seat, decision, 5.0))


def winners(seed: int, seats: int, greedy: int, deck: str | None) -> list[int]:
    options = {} if deck is None else {f"deck{seat}": deck for seat in range(seats)}
    state = GAME.deal(seats, seed, False, start="lot", **options)
    rng = Rng.seeded(seed)
    bots = [bot_of("greedy" if seat == greedy else "random", "dragonduel", seed + seat) for seat in range(seats)]
    while (decision := state.decision) is not None:
        seat = Seat.of(GAME, state, decision.seat, rng)
        state.apply(bots[decision.seat].choose(seat, decision, 5.0))
    return GAME.winners(state)


@pytest.mark.compiled
@pytest.mark.parametrize("deck", [None, "random"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance_with_any_deck(seats: int, deck: str | None) -> None:
    won = sum(seed % seats in winners(seed, seats, seed % seats, deck) for seed in range(12))
    assert won >= 10


def test_it_ends_the_game_when_it_can() -> None:
    assert choice(duel(side("CS-81"), side(tower=""))) == "attack m1 p1"


def test_it_does_not_run_into_a_stronger_blocker() -> None:
    assert choice(duel(side("CS-43"), side("CS-22"))) == "end"


def test_it_blocks_what_it_beats_and_the_last_hit_with_anything() -> None:
    assert choice(duel(side("CS-43"), side("CS-67")).do("attack m1 p1")) == "block m2"
    assert choice(duel(side("CS-22"), side("CS-43", tower="")).do("attack m1 p1")) == "block m2"


def test_it_stops_the_last_hit_with_exactly_enough_barrier() -> None:
    assert choice(duel(side("CS-81"), side(spark=4, tower="")).do("attack m1 p1")) == "barrier 2"


def test_it_breaks_a_tie_with_one_critical() -> None:
    assert choice(duel(side("CS-08", spark=3), side("CS-28")).do("attack m1 p1", "block m2")) == "critical 1"


def test_it_sends_an_attacker_home_before_the_last_hit() -> None:
    there = duel(side("CS-22"), side(hand="CS-46", spark=2, tower="")).do("attack m1 p1")
    assert choice(there) == "play CS-46"


def test_it_counters_what_is_dear() -> None:
    there = duel(side(hand="CS-26", spark=6), side(hand="CS-80", spark=2)).do("play CS-26")
    assert choice(there) == "play CS-80 mode 1"


def test_it_aims_harm_at_others_and_help_at_its_own() -> None:
    there = duel(side("CS-81", "CS-93", 2), side("CS-28 CS-67")).do("play CS-93")
    assert choice(there) == "target m3"  # the one that dies
    there = duel(side("CS-81", "CS-31", 1), side("CS-67")).do("play CS-31")
    assert choice(there) == "target m1"


def test_it_plays_the_dearest_body_and_keeps_nothing_back() -> None:
    assert choice(duel(side(hand=f"CS-22 {PLAIN}", spark=4))) == "play CS-22"


def test_it_sees_that_a_blocker_will_grow() -> None:
    """Burrow Beetle blocks with 3000, more than a Skeleton has."""
    assert choice(duel(side("CS-81"), side("CS-17"))) == "end"


def test_one_strong_blocker_does_not_hold_off_many() -> None:
    there = duel(side("CS-43 CS-43 CS-43"), side("CS-22", tower=PLAIN))
    assert choice(there).startswith("attack")
    assert choice(duel(side("CS-43"), side("CS-22", tower=PLAIN))) == "end"


def test_it_keeps_a_blocker_back_from_the_last_hit() -> None:
    assert choice(duel(side("CS-08", tower=""), side("CS-81!"))) == "end"
    assert choice(duel(side("CS-08", tower=""), side("CS-81!", tower=""))) == "attack m1 p1"  # unless it wins first


def test_it_plays_a_tower_card_only_if_it_does_something() -> None:
    useless = duel(side("CS-81"), side(tower="CS-16")).do("attack m1 p1")
    assert choice(useless) == "discard"
    body = duel(side("CS-81"), side(tower="CS-43")).do("attack m1 p1")
    assert choice(body) == "play CS-43"


def test_a_ward_from_the_tower_is_for_the_next_attacker() -> None:
    assert choice(duel(side("CS-81"), side(tower="CS-77")).do("attack m1 p1")) == "discard"
    assert choice(duel(side("CS-81 CS-81"), side(tower="CS-77")).do("attack m1 p1")) == "play CS-77"
