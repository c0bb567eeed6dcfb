"""docs/notation.md describes chance exactly: deals made from its text alone are those of the engines."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from emberhall import load
from emberhall.games.dragonduel.cards.decks import STARTERS
from tests.kernel import by_the_page as page

SEEDS = [*range(12), 2**40 + 7, -5]


def modes(title: str) -> Iterator[tuple[int, dict[str, Any]]]:
    yield from load(title).setup.modes()


# --- Duālis

LEADERS = [{}, {"first_leader": 1}, {"duplicate": True}, {"duplicate": True, "turn": 2}]
LEADERS += [{"duplicate": True, "turn": 1, "first_leader": 2}]


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("more", LEADERS)
def test_dualis_deals_as_the_page_says(seats: int, short: bool, more: dict[str, Any]) -> None:
    """Check every round of whole games: only the deals draw from the stream."""
    game = load("dualis")
    options = {"mode": "iso", "short": short, **more}
    rounds = 0
    for seed in SEEDS[:5]:
        state: Any = game.deal(seats, seed, **options)
        stream = page.Stream.of(seed)
        leader = page.dualis_leader(stream, seats, options)
        chance = random.Random(seed)
        round_ = 0
        while not state.over:
            view = game.view(state, None)
            if view["round"] != round_:
                round_ = view["round"]
                rounds += 1
                assert round_ > 1 or state.decision.seat == leader
                hands = page.dualis_round(stream, seats, state.decision.seat, options)
                assert [sorted(game.view(state, seat)["hand"]) for seat in range(seats)] == [sorted(h) for h in hands]
            state.apply(chance.choice(state.decision.options))
        assert state.rng.words() == (stream.a, stream.b)
    assert rounds > len(SEEDS[:5])


def test_a_duplicate_deal_is_the_same_hands_turned() -> None:
    game = load("dualis")
    plain = [game.view(game.deal(4, 7, duplicate=True), seat)["hand"] for seat in range(4)]
    for turn in (1, 2, 3):
        state = game.deal(4, 7, duplicate=True, turn=turn)
        assert [game.view(state, (seat + turn) % 4)["hand"] for seat in range(4)] == plain


# --- Flamecraft

LISTED = "S28,S03,S17,S09,S12,S01,S22,S19"
TOWNS: list[tuple[int, dict[str, Any]]] = [
    *modes("flamecraft"),
    (3, {"shop_list": LISTED, "first_player": 2}),
    (1, {"shop_list": LISTED}),
    (1, {"solo_unlocked": "AC01,AC03,AC08"}),
    (1, {"solo_unlocked": "AC02,AC01,AC06,AC09"}),
]


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize(("seats", "options"), TOWNS)
def test_flamecraft_deals_as_the_page_says(seats: int, options: dict[str, Any]) -> None:
    game: Any = load("flamecraft")
    entries = game.cards.catalogue()
    icons = {entry["id"]: entry["icon"] for entry in entries if entry["family"] == "shop"}
    achievements = {entry["id"]: entry for entry in entries if entry["family"] == "achievement"}
    dragons = [entry["id"] for entry in entries if entry["family"] == "fancy"]
    book = game.book
    for seed in SEEDS:
        state = game.deal(seats, seed, **options)
        stream = page.Stream.of(seed)
        dealt = page.flamecraft(stream, seats, options, icons, achievements, dragons)
        assert (state.rng.a, state.rng.b) == (stream.a, stream.b)
        assert state.first == dealt["first"]
        assert [book.shop_ids[ref] for ref in state.shop_deck] == dealt["shops"]
        assert [book.companion_ids[ref] for ref in state.companions if ref >= 0] == dealt["companions"]
        assert [book.artisan_ids[ref] for ref in state.park] == dealt["park"]
        assert [book.artisan_ids[ref] for ref in state.deck] == dealt["deck"]
        hands = [[book.artisan_ids[ref] for ref in range(42) if mask >> ref & 1] for mask in state.hands]
        assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in dealt["hands"]]
        if state.decision.ask != "reserve":  # nobody has reserved yet
            assert [book.enchantment_ids[ref] for ref in state.enchantments] == dealt["charms"]
            assert [book.enchantment_ids[ref] for ref in state.row] == dealt["row"]
        if state.decision.ask == "keep":
            fancies_are_dealt_too(game, state, dealt, stream, seats)


def fancies_are_dealt_too(game: Any, state: Any, dealt: dict[str, Any], stream: page.Stream, seats: int) -> None:
    """Check the fancies each seat chooses from and those given back: several are shuffled, each below the last."""
    ids = game.book.fancy_ids
    choices = page.fancies_dealt(dealt, seats)
    assert [ids[ref] for ref in state.fancy_deck] == dealt["fancies"]
    for seat, mask in enumerate(state.fancies):
        assert sorted(choices[seat]) == [ids[ref] for ref in range(len(ids)) if mask >> ref & 1]
    while state.decision is not None and state.decision.ask == "keep":
        seat = state.decision.seat
        kept = max(choices[seat])
        state.apply(f"keep {kept}")
        back = sorted(set(choices[seat]) - {kept})
        for card in stream.shuffled(back):
            dealt["fancies"].insert(0, card)
    assert [ids[ref] for ref in state.fancy_deck] == dealt["fancies"]
    assert (state.rng.a, state.rng.b) == (stream.a, stream.b)


def test_several_fancies_are_given_back_in_some_deal() -> None:
    """The deals exercise the page's sentence about shuffling returned fancies: somebody has C7."""
    matches: list[Any] = [load("flamecraft").deal(5, seed, companions=True) for seed in SEEDS]
    assert any(6 in state.companions for state in matches)


# --- Flamecraft Duals

TABLES: list[dict[str, Any]] = [options for _, options in modes("flamecraft_duals")]
TABLES += [{"mode": mode, "fancy_pick": pick} for mode in ("fancy", "fancy_fountain") for pick in ("random",)]
TABLES += [{"mode": "fancy", "fancy_pick": pick} for pick in ("buddy+todd", "steven+todd", "flair+steven")]
TABLES += [{"mode": "standard", "first_player": first} for first in ("random", 0, 1)]


def duals_lie(game: Any, state: Any, dealt: dict[str, Any], fancies: list[str]) -> None:
    """Check the cards and tokens of a game that has just begun."""
    seats = len(dealt["hands"])
    hands = [[card["card"] for card in game.view(state, seat)["hand"]] for seat in range(seats)]
    assert [sorted(hand) for hand in hands] == dealt["hands"]
    view = game.view(state, None)
    stacks = {at["hex"]: at["tokens"] for at in view["board"] if at["tokens"]}
    assert stacks == {hex_: [kind] for hex_, kind in dealt["board"].items()}
    codes = page.SHOPS
    assert [codes[entry & 63] for entry in state.deck] == dealt["deck"]
    assert [codes[up] for up in (state.up0, state.up1) if up >= 0] == dealt["up"]
    if dealt["springs"]:
        assert [f"F-{page.TYPES[card]}" for card in state.springs] == dealt["springs"][1:]
        assert [card["card"] for card in view["fountain"]] == dealt["springs"][:1]
    assert sorted(card["card"] for card in view["fancies"]) == sorted(fancies)


@pytest.mark.parametrize("options", TABLES)
def test_duals_deals_as_the_page_says(options: dict[str, Any]) -> None:
    game: Any = load("flamecraft_duals")
    for seed in SEEDS:
        state = game.deal(1 if options["mode"] == "solo" else 2, seed, **options)
        stream = page.Stream.of(seed)
        picker, fancies = page.duals_fancies(stream, options)
        if picker is not None:
            assert (state.decision.seat, state.decision.ask) == (picker, "fancy.pick")
            for pick in ("todd", "steven", "buddy")[seed % 2 :][:2]:
                fancies.append(pick)
                state.apply(f"choose {pick}")
        dealt = page.duals(stream, options, fancies)
        duals_lie(game, state, dealt, fancies)
        assert state.first == page.duals_first(stream, options)
        assert (state.rng.a, state.rng.b) == (stream.a, stream.b)


@pytest.mark.parametrize("mode", ["standard", "fountain", "fancy"])
def test_the_second_game_of_a_pair_goes_on_with_the_stream(mode: str) -> None:
    """Its cards and tokens are drawn again, but neither the fancies nor the first player."""
    game: Any = load("flamecraft_duals")
    options = {"mode": mode, "match": "pair"}
    for seed in range(3):
        state = game.deal(2, seed, True, **options)
        chance = random.Random(seed)
        while True:
            first, stream = state.first, page.Stream(*state.rng.words())
            state.apply(chance.choice(state.decision.options))
            if any(event.kind == "half" for event in state.hear()):
                break
        fancies = [card["card"] for card in game.view(state, None)["fancies"]]
        duals_lie(game, state, page.duals(stream, options, fancies), fancies)
        assert state.first == 1 - first
        assert (state.rng.a, state.rng.b) == (stream.a, stream.b)


# --- DragonDuel

STARTER = ["ember-gale", "hive-and-hearth", "cold-current", "hollow-court"]
DUELS: list[tuple[int, dict[str, Any]]] = [
    (seats, {**decks, "start": start, "second_seat": second})
    for seats in (2, 3, 4)
    for decks in (
        {f"deck{seat}": STARTER[seat] for seat in range(seats)},
        {f"deck{seat}": "random" if seat % 2 == 0 else STARTER[seat] for seat in range(seats)},
    )
    for start, second in (("lot", "none"), ("choice", "card"), ("lot", "redraw"))
]


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize(("seats", "options"), DUELS)
def test_dragonduel_deals_as_the_page_says(seats: int, options: dict[str, Any]) -> None:
    game: Any = load("dragonduel")
    pool = [entry["id"] for entry in game.cards.catalogue() if entry["family"] != "token"]
    starters = {key: deck.counts for key, deck in STARTERS.items()}
    codes = [card.code for card in game.book.cards]
    for seed in SEEDS[:6]:
        state = game.deal(seats, seed, **options)
        stream = page.Stream.of(seed)
        lists = page.dragonduel_decks(stream, seats, options, pool, starters)
        first = stream.below(seats)
        if options["start"] == "choice":
            assert (state.decision.seat, state.decision.ask) == (first, "first")
            first = (first + 1) % seats
            state.apply(f"first p{first}")
        lie = [page.five(stream, cards) for cards in lists]
        chance = random.Random(seed)
        while state.decision.ask == "mulligan":
            seat = state.decision.seat
            assert [codes[ref] for ref in state.players[seat].hand] == lie[seat][0]
            word = chance.choice(["mulligan", "keep"])
            state.apply(word)
            if word == "mulligan":
                lie[seat] = page.five(stream, lists[seat])
        assert (state.rng.a, state.rng.b) == (stream.a, stream.b)
        for seat, (hand, deck) in enumerate(lie):
            player = state.players[seat]
            drawn = [deck.pop()] if options["second_seat"] == "card" and seat != first else []
            assert [codes[ref] for ref in player.tower] == [deck.pop() for _ in range(5)]
            drawn += [deck.pop()] if seat == first else []  # the first player's turn has begun
            assert [codes[ref] for ref in player.hand] == sorted(hand + drawn)
            assert [codes[ref] for ref in player.deck] == deck
