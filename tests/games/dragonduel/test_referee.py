"""Two readings of the rules compared: the engine and the plain referee, over many thousands of random decisions."""

from collections import Counter

import pytest

from emberhall.games.dragonduel.cards.decks import STARTERS
from emberhall.games.dragonduel.game import GAME, DragonDuel
from tests.games.dragonduel.following import Follower
from tests.games.dragonduel.odd_cards import Odd, toml
from tests.games.dragonduel.referee_table import read_cards

pytestmark = pytest.mark.compiled

CARDS = read_cards()
GAMES = {2: 30, 3: 14, 4: 8}
ODD_GAMES = {2: 24, 3: 8, 4: 5}
ODD_CARDS = 15
SPELLS = (
    "4xCS-13,4xCS-14,4xCS-16,4xCS-31,4xCS-32,4xCS-45,4xCS-47,4xCS-64,4xCS-80,4xCS-94"  # and abilities to respond with
)
SPELL_DECK = f"{SPELLS},4xCS-03,2xCS-10,2xCS-66,2xCS-74"
DECKS = [*STARTERS, "random", "random", SPELL_DECK]
COMMON = {"main", "respond", "target", "block", "critical", "barrier", "tower", "discard"}
RARE = {"order", "theirs", "unless", "send", "push", "dig", "mode"}


def options(seats: int, seed: int) -> dict[str, str]:
    """Every deck meets every other, with every way of deciding who begins."""
    chosen = {f"deck{seat}": DECKS[(7 * seed + 5 * seat) % len(DECKS)] for seat in range(seats)}
    second = {"second_seat": ["none", "card", "redraw"][seed % 3]}
    return {**chosen, **second, "start": ["choice", "lot"][seed % 2]}


def whole_game(seed: int) -> int:
    """A random game on both sides, of two to four, every third with people who leave; returns the number of words."""
    seats = 2 + seed % 3
    game = Follower(GAME, CARDS, seats, seed, resigns=seed % 9 < 3, **options(seats, seed))
    game.play()
    return sum(game.seen.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_engine_and_the_referee_agree(seats: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(GAMES[seats]):
        game = Follower(GAME, CARDS, seats, seed, resigns=False, **options(seats, seed))
        game.play()
        asked.update(game.seen)
    assert asked.keys() >= COMMON
    assert asked.total() > GAMES[seats] * 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_agree_when_players_resign(seats: int) -> None:
    """In the middle of windows, duels and battles, asked or not, on their own turn or another's."""
    left = 0
    for seed in range(100, 100 + 3 * GAMES[seats]):
        game = Follower(GAME, CARDS, seats, seed, resigns=True, **options(seats, seed))
        game.play()
        left += game.seen.get("resign", 0)
    assert left > GAMES[seats]


def odd_game(seed: int) -> tuple[DragonDuel, str, list[str]]:
    """The Core Set with an overlay of odd cards; cards that must be refused are left out."""
    odd = Odd(seed)
    cards = odd.cards(ODD_CARDS)
    token = odd.magic_token()
    while True:
        listed = "".join(f"  {toml(card)},\n" for card in cards)
        text = f"card = [\n{listed}]\ntoken = [{toml(token)}]\n"
        try:
            return GAME.with_cards({"odd.toml": text}), text, [card["set"] for card in cards]
        except ValueError as problem:
            refused = str(problem)
        assert "ZZ-" in refused or token["set"] in refused
        token = odd.magic_token() if token["set"] in refused else token
        cards = [card for card in cards if card["set"] not in refused]


def odd_deck(codes: list[str]) -> str:
    """As many odd cards as allowed, then some that can respond to them."""
    copies = [(code, 3) for code in codes] + [(code, 4) for code in ("CS-45", "CS-64", "CS-80", "CS-10", "CS-13")]
    chosen: list[str] = []
    left = 50
    for code, most in copies:
        if left:
            chosen.append(f"{min(most, left)}x{code}")
            left -= min(most, left)
    return ",".join(chosen)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_agree_on_cards_nobody_printed(seats: int) -> None:
    """The whole card language, in sentences the Core Set never says."""
    asked: Counter[str] = Counter()
    for seed in range(ODD_GAMES[seats]):
        game, text, codes = odd_game(seed)
        cards = {**CARDS, **read_cards([text])}
        decks = {f"deck{seat}": odd_deck(codes) for seat in range(seats)}
        follower = Follower(game, cards, seats, seed, resigns=False, **decks)
        follower.play()
        asked.update(follower.seen)
    assert asked.keys() >= COMMON | RARE
