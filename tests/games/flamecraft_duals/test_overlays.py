"""Overlays of Duals' cards: corrections take effect, and new shops are drawn, scored and returned, in every mode."""

import pytest

from emberhall.bots import load as load_bot
from emberhall.bots.matches import Series, drive, results
from emberhall.games.flamecraft_duals.game import GAME, FlamecraftDuals
from emberhall.games.flamecraft_duals.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import load, overlay
from emberhall.kernel.packing import pack
from emberhall.kernel.play import Play
from emberhall.kernel.playouts import playout
from emberhall.kernel.records import Record
from tests.replays import state_of

NEW_SHOPS = """
[shape.V]
cells = [[0, 0], [1, 0], [0, 1], [1, 1]]

[[shop]]
id = "X-NIGHT"
shape = "V"
icons = "BBCC"
reputation = 5
en = "Night Kitchen"
fr = "Cuisine de Nuit"
provenance = "house"

[[shop]]
id = "X-ONE"
shape = "dot"
icons = "P"
reputation = 1
en = "Flower Stall"
fr = "Étal de Fleurs"
provenance = "house"

[shape.dot]
cells = [[0, 0]]
"""
FILES = {"shops.toml": NEW_SHOPS}


def at_scoring(game: FlamecraftDuals, shop: str) -> State:
    """A game at its first scoring, by a seat that holds this card and could score it."""
    for seed in range(400):
        state: State = game.deal(2, seed, listen=True)
        rng = Rng.seeded(seed)
        while (decision := state.decision) is not None and decision.ask != "score":
            state.take(decision.options[rng.below(len(decision.options))])
        assert decision is not None
        if f"score {shop}" in decision.words():
            return state
    raise AssertionError(f"Nobody drew {shop}.")


def test_a_new_shop_is_drawn_and_scored() -> None:
    game = GAME.with_cards(FILES)
    state = at_scoring(game, "X-ONE")
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    before = game.view(state, seat)["players"][seat]["reputation"]
    state.hear()
    state.apply("score X-ONE")
    (told,) = [event.facts for event in state.hear() if event.kind == "scored"]
    assert (told["card"], told["reputation"]) == ("X-ONE", 1)
    view = game.view(state, seat)
    assert view["players"][seat]["pile"] == ["X-ONE"]
    assert view["players"][seat]["reputation"] == before + 1
    assert pack(game.unpack(pack(state))) == pack(state)
    assert game.view(game.unpack(pack(state)), seat) == view


@pytest.mark.no_cover  # other tests cover all but a few of its lines
def test_a_corrected_shop_counts_as_corrected() -> None:
    text = "".join(f'[[shop]]\nid = "{shop}"\nreputation = 9\n' for shop in GAME.book.ids[:42])
    game = GAME.with_cards({"mine.toml": text})
    most = 0
    for seed in range(4):
        play = Play.begin(game, 2, seed)
        drive(play, {0: load_bot("greedy", GAME.name, 1), 1: load_bot("greedy", GAME.name, 2)}, Rng.seeded(3))
        for player in play.game.view(play.state, None)["players"]:
            assert player["reputation"] == 9 * len(player["pile"]) + player["coins"]
            most = max(most, len(player["pile"]))
    assert most > 2
    assert GAME.book.reputation[0] == 3, "Ours is untouched."


def test_numbers_of_fancies_and_tokens_are_followed() -> None:
    text = '[[fancy]]\nid = "todd"\nhand = 5\n[[token]]\nid = "B"\nnumber = 9\n'
    game = GAME.with_cards({"mine.toml": text})
    state = game.deal(2, 1, mode="fancy", fancy_pick="goldrush+todd")
    game.invariants(state)
    view = game.view(state, 0)
    assert (view["hand_limit"], len(view["hand"])) == (5, 5)
    assert view["bag_size"] == GAME.view(GAME.deal(2, 1), None)["bag_size"] + 3


@pytest.mark.no_cover  # other tests cover all but a few of its lines
@pytest.mark.parametrize("mode", ["standard", "fancy", "fountain", "fancy_fountain", "solo"])
def test_games_with_new_cards_reach_their_end(mode: str) -> None:
    game = GAME.with_cards(FILES)
    assert game.learn.action_count == GAME.learn.action_count + 2
    numbers: set[int] = set()
    for seed in range(6):
        state = game.deal(1 if mode == "solo" else 2, seed, mode=mode)
        rng = Rng.seeded(seed)
        while (decision := state.decision) is not None:
            numbers |= {game.learn.action_id(pick) for pick in decision.options}
            state.take(decision.options[rng.below(len(decision.options))])
            game.invariants(state)
    assert GAME.learn.action_count <= max(numbers) < game.learn.action_count


def test_every_token_finds_its_place_on_the_fullest_board() -> None:
    """The most tokens an overlay may add: no game gets stuck or exceeds its maximum length."""
    text = "".join(f'[[token]]\nid = "{face}"\nnumber = {7 if face == "B" else 8}\n' for face in "BCMIOP")
    game = GAME.with_cards({"mine.toml": text})
    assert sum(game.book.numbers) == 54
    for mode in ("standard", "fancy_fountain"):
        for seed in range(4):
            state = game.deal(2, seed, mode=mode, match="pair")
            assert playout(state, Rng.seeded(seed)) < game.MAX_DECISIONS
            game.invariants(state)


def test_an_imagined_state_keeps_what_is_seen() -> None:
    game = GAME.with_cards(FILES)
    for seed in range(4):
        state = game.deal(2, seed, mode="fancy", fancy_pick="steven+todd")
        for seat in (0, 1):
            assert game.view(game.imagine(state, seat, Rng.seeded(5)), seat) == game.view(state, seat)


@pytest.mark.no_cover  # other tests cover all but a few of its lines
def test_bots_and_records_know_the_new_cards() -> None:
    game = overlay(GAME.name, FILES)
    played = list(results(Series(GAME.name, ("greedy", "random"), 4, seed=5, cards=FILES)))
    assert sum(result.shares[0] for result in played) >= 3
    state = game.deal(2, 3)
    words: list[tuple[int, str]] = []
    rng = Rng.seeded(3)
    while (decision := state.decision) is not None:
        pick = decision.options[rng.below(len(decision.options))]
        words.append((decision.seat, decision.word(pick)))
        state.take(pick)
    record = Record(GAME.name, game.RULES, 2, game.setup.check(2, {}), 3, words, {}, game.cards.overlay)
    again = state_of(Record.parse(str(record)))
    assert game.scores(again) == game.scores(state)
    assert load(GAME.name, game.cards.overlay) is game
    assert load(GAME.name) is GAME


def test_why_a_new_card_cannot_be_scored() -> None:
    game = GAME.with_cards(FILES)
    state = at_scoring(game, "X-ONE")
    decision = state.decision
    assert decision is not None
    refusal = game.explain(state, decision.seat, "score X-NIGHT")
    assert refusal is not None
    assert refusal.args == {"card": "X-NIGHT"}
    assert game.explain(state, decision.seat, "score X-ONE") is None
    unknown = GAME.explain(GAME.deal(2, 1), 0, "score X-ONE")
    assert unknown is not None
    assert unknown.rule == "unknown-word"
