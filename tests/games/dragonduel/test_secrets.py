"""What nobody may learn: hands, decks, Towers; and above all whether a player could have responded."""

import json
from typing import Any

import pytest

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.game import GAME
from emberhall.games.dragonduel.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.plays.takebacks import binds
from tests.games.dragonduel.scenes import PLAIN, Scene, duel, scene, side

MONSTER_ONLY = "CS-28"  # cannot be played as a response


def quiet(there: Scene, words: list[str], watcher: int) -> list[Any]:
    """Everything a watcher gets while others pass: questions to anyone, events, views."""
    got: list[Any] = []
    for word in words:
        decision = there.state.decision
        assert decision is not None
        got.append((decision.seat, decision.ask, decision.source))
        if decision.seat == watcher:
            got.append(decision.words())
        there.state.apply(word)
        got += [event.to(watcher) for event in there.state.hear()]
        view = there.view(watcher)
        got.append(json.dumps(view))
    return got


SCRIPTS = [
    ["attack m1 p1", "pass", "critical 0", "barrier 0", "discard", "end", "pass"],
    ["play CS-43", "pass", "attack m1 p1", "pass", "critical 0", "barrier 1", "discard", "end", "pass"],
    ["use m2 1", "target m1", "pass", "end", "pass"],
]


@pytest.mark.parametrize("words", SCRIPTS, ids=["attack", "card", "ability"])
@pytest.mark.parametrize("held", ["CS-13", "CS-45", "CS-77", "CS-46", "CS-14"])
def test_a_pass_sounds_the_same_with_and_without_a_response(held: str, words: list[str]) -> None:
    """The adversarial test: equal public states, in which the opponent does or does not hold a response."""

    def world(card: str) -> Scene:
        return duel(side("CS-81 CS-03", "CS-43", 2), side(hand=f"{card} {PLAIN}", spark=2))

    with_response = quiet(world(held), words, 0)
    without = quiet(world(MONSTER_ONLY), words, 0)
    assert with_response == without
    assert [item[:2] for item in without if isinstance(item, tuple)].count((1, "respond")) == words.count("pass")


@pytest.mark.parametrize("held", ["CS-13", "CS-64", MONSTER_ONLY])
def test_three_players_learn_nothing_from_a_pass(held: str) -> None:
    def world(card: str) -> Scene:
        return scene(side("CS-81"), side(hand=PLAIN, spark=1), side(hand=f"{card} {card}", spark=3))

    words = ["attack m1 p1", "pass", "pass", "barrier 0", "discard", "end", "pass", "pass"]
    for watcher in (0, 1):
        assert quiet(world(held), words, watcher) == quiet(world(PLAIN), words, watcher)


def hide(state: State, seat: int, rng: Rng) -> None:
    """Replace a player's hidden cards with random cards of the whole book."""
    player = state.players[seat]
    pool = [int(card.index) for card in state.book.cards if card.kind != w.TOKEN]
    for pile in (player.hand, player.deck, player.tower):
        pile[:] = [pool[rng.below(len(pool))] for _ in pile]
    player.hand.sort()
    player.shown.clear()


@pytest.mark.parametrize("seed", range(12))
def test_a_whole_game_of_passes_does_not_depend_on_hidden_cards(seed: int) -> None:
    """Seat 0 plays at random, seat 1 only passes and takes no action: seat 0 cannot tell what seat 1 holds.

    The worlds are compared until the rules make seat 1 show something (a Tower card).
    """
    worlds = []
    for world in range(2):
        state = GAME.deal(2, seed, True, start="lot")
        assert isinstance(state, State)
        state.apply("keep")
        state.apply("keep")
        hide(state, 1, Rng.seeded(1000 * world + 7))
        state.hear()
        worlds.append(state)
    rng = Rng.seeded(seed)
    compared = 0
    for _ in range(400):
        decisions = [state.decision for state in worlds]
        if decisions[0] is None or decisions[1] is None:
            break
        one, other = decisions
        assert one is not None
        assert other is not None
        assert (one.seat, one.ask, one.source) == (other.seat, other.ask, other.source)
        words = one.words()
        if one.seat == 0:
            assert words == other.words()
            word = words[rng.below(len(words))]
        else:
            word = {"main": "end", "respond": "pass", "barrier": "barrier 0", "block": "no block"}.get(one.ask, "")
            if not word:
                break
        heard = []
        for state in worlds:
            state.apply(word)
            heard.append([event.to(0) for event in state.hear()])
        if any(event is not None and (event["kind"] == "revealed" or event.get("whole")) for event in heard[0]):
            break
        assert heard[0] == heard[1]
        assert GAME.view(worlds[0], 0) == GAME.view(worlds[1], 0)
        compared += 1
    assert compared > 0


DECLINED = {"main": "end", "respond": "pass", "barrier": "barrier 0", "block": "no block", "tower": "discard"}


def worlds_apart(seats: int, seed: int) -> list[State]:
    """The same game twice, except for the hand and deck of seat 1."""
    worlds = []
    for world in range(2):
        state = GAME.deal(seats, seed, True, start="lot")
        assert isinstance(state, State)
        for _ in range(seats):
            state.apply("keep")
        hide(state, 1, Rng.seeded(seed + 1000 * world))
        state.hear()
        worlds.append(state)
    worlds[1].players[1].tower[:] = worlds[0].players[1].tower  # it is shown when it is hit
    return worlds


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_learns_what_a_seat_that_declines_could_have_done(seats: int) -> None:
    """All others play at random, with Tower cards, responses and resigning; neither they nor a spectator can tell."""
    unequal = 0
    for seed in range(8):
        worlds = worlds_apart(seats, seed)
        rng = Rng.seeded(seed)
        while worlds[0].decision is not None and worlds[1].decision is not None:
            one, other = worlds[0].decision, worlds[1].decision
            assert (one.seat, one.ask, one.source) == (other.seat, other.ask, other.source)
            words = one.words()
            if one.seat == 1:
                unequal += (len(words) > 1) != (len(other.words()) > 1)
                words = (DECLINED.get(one.ask, next((word for word in words if word in other.words()), "")),)
            else:
                assert words == other.words()
            word = words[rng.below(len(words))]
            leaver = rng.below(300)
            if not word:
                break  # seat 1 must show a card of its own
            rng_before = [state.rng.words() for state in worlds]
            for state in worlds:
                if leaver in range(2, seats) and state.players[leaver].alive:
                    GAME.resign(state, leaver)
                else:
                    state.apply(word)
            heard = [state.hear() for state in worlds]
            if any(event.kind == "discarded" for event in heard[0] + heard[1]):
                break
            undo = [binds(GAME.manners, *lot) for lot in zip(rng_before, worlds, heard, strict=True)]
            assert undo[0] == undo[1]
            for watcher in (None, 0, *range(2, seats)):
                news = [[event.to(watcher) for event in events if event.to(watcher)] for events in heard]
                assert news[0] == news[1]
                assert GAME.view(worlds[0], watcher) == GAME.view(worlds[1], watcher)
    assert unequal > 20


# --- imagining


def states(seed: int, seats: int, **options: Any) -> list[State]:
    """Every ninth state of a random game."""
    state = GAME.deal(seats, seed, **options)
    rng = Rng.seeded(seed)
    results: list[State] = []
    count = 0
    while not state.over:
        if count % 9 == 0:
            copy = state.clone()
            assert isinstance(copy, State)
            results.append(copy)
        picks = state.options()
        state.take(picks[rng.below(len(picks))])
        count += 1
    return results


@pytest.mark.parametrize("seed", range(4))
def test_imagined_hands_are_what_the_open_list_allows(seed: int) -> None:
    rng = Rng.seeded(99)
    moments = states(seed, 2)
    guessed = 0
    for state in moments:
        there = GAME.imagine(state, 0, rng)
        assert there.terms.lists == state.terms.lists  # starter decks are known
        assert there.players[0].hand == state.players[0].hand
        guessed += there.players[1].hand == state.players[1].hand
        GAME.invariants(there)
    assert guessed < len(moments) / 2  # the list is known, the hand is not


def test_an_own_list_is_not_given_away() -> None:
    """For a hidden list, others imagine cards that are not in it; the owner knows it."""
    rng = Rng.seeded(5)
    foreign = own = 0
    for state in states(1, 2, deck0="random", deck1="random"):
        there = GAME.imagine(state, 0, rng)
        foreign += there.terms.lists[1] != state.terms.lists[1]
        own += there.terms.lists[0] != state.terms.lists[0]
        assert max(there.terms.lists[1].count(card) for card in there.terms.lists[1]) <= 4
    assert foreign > 3
    assert own == 0
    for state in states(1, 2, deck0="random", deck1="random", open_lists=True):
        assert GAME.imagine(state, 0, rng).terms.lists == state.terms.lists


def test_only_the_one_who_looks_hears_which_cards_lie_there() -> None:
    there = duel(side(hand="CS-39", spark=3, deck="CS-01 CS-02 CS-03 CS-04"))
    there.state.apply("play CS-39")
    events = there.state.hear()
    mine, theirs = ([news for event in events if (news := event.to(seat))] for seat in (0, 1))
    assert [news["cards"] for news in mine if news["kind"] == "looks"] == [["CS-01", "CS-02", "CS-03"]]
    assert [news.get("cards") for news in theirs if news["kind"] == "looks"] == [None]
    assert (there.view(0)["looking"], there.view(1)["looking"]) == (["CS-01", "CS-02", "CS-03"], [])


def test_a_card_seen_on_its_way_to_a_hand_is_remembered_until_it_leaves() -> None:
    there = duel(side(hand="CS-46", spark=2), side("CS-28", "CS-20 CS-20", 4)).do("play CS-46").passes()
    assert there.view(0)["players"][1]["known"] == ["CS-28"]
    rng = Rng.seeded(1)
    for _ in range(20):
        imagined = GAME.imagine(there.state, 0, rng)
        assert there.game.book.codes["CS-28"] in imagined.players[1].hand
    there.do("end").passes().do("play CS-28").passes()
    assert there.view(0)["players"][1]["known"] == []


def test_a_seat_imagines_its_own_tower_and_deck_anew() -> None:
    towers = set()
    state = GAME.deal(2, 11, start="lot")
    state.apply("keep")
    state.apply("keep")
    rng = Rng.seeded(3)
    for _ in range(10):
        imagined = GAME.imagine(state, 0, rng)
        towers.add(tuple(imagined.players[0].tower))
    assert len(towers) > 5


def test_a_view_is_small() -> None:
    sizes = [len(json.dumps(GAME.view(state, seat))) for state in states(2, 4) for seat in (0, None)]
    assert max(sizes) < 12_000
