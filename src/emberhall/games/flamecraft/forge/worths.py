"""What a game says of a card: what turns with it have brought, or by how much its holder was ahead.

What a turn brings is the reputation won in it, and what is held more than before, counted as bots count it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from emberhall.games.flamecraft.forge.trial import REPLACED, TRIED
from emberhall.games.flamecraft.mind.ratings import ARTISAN, FANCY, GOOD
from emberhall.games.flamecraft.state import State, cards_in
from emberhall.games.flamecraft.words import COIN
from emberhall.kernel.forge.forge import Ended

GOODS: Final = 6


@dataclass(frozen=True)
class Turn:
    """A turn that is over: what was said in it, and what it has brought."""

    words: Sequence[str]
    brought: float


def worth_of(game: Ended, where: int) -> float:
    """The worth of a card in one game.

    The mean over both games of a pair is one observation, so that of a card in town counts twice: once for it, and
    once against what it replaces.
    """
    book = game.begun.book
    if TRIED[0] in book.fancy_ids:
        others = [score for seat, score in enumerate(game.scores) if seat != where]
        return game.scores[where] - mean(others)
    names = (TRIED, REPLACED)[where]
    brought = list(turns(game))
    if TRIED[0] in book.shop_ids:
        own = [turn.brought for turn in brought if f"visit {names[0]}" in turn.words and "gather" in turn.words]
        worth = mean(own) if own else 0.0
    else:
        own = [turn.brought for turn in brought if any(cast(word, names) for word in turn.words)]
        worth = sum(own) / len(names)
    return 2 * worth if where == 0 else -2 * worth


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def cast(word: str, names: Sequence[str]) -> bool:
    return any(word.startswith(f"cast {name}") for name in names)


def turns(game: Ended) -> Iterator[Turn]:
    """The turns of a game, played again."""
    state = game.begun.clone()
    said: list[str] = []
    seat, number, before = int(state.active), int(state.turns), 0.0
    for word in game.words:
        state.apply(word)
        said.append(word)
        if state.turns != number or state.over:
            if number:
                yield Turn(said, wealth(state, seat) - before)
            seat, number, said = int(state.active), int(state.turns), []
            before = wealth(state, seat)


def wealth(s: State, seat: int) -> float:
    """What a seat has, in reputation."""
    at = 7 * seat
    goods = sum(s.tokens[at : at + GOODS])
    dragons = ARTISAN * int(s.hands[seat]).bit_count() + FANCY * len(cards_in(s.fancies[seat]))
    return float(s.rep[seat] + s.tokens[at + COIN] + GOOD * goods + dragons)


def turn_of(words: Sequence[str]) -> int:
    """The turn of the one who first used the card, counting everybody's visits; 0: never."""
    visits = 0
    for word in words:
        visits += word.startswith("visit ")
        if word == f"visit {TRIED[0]}" or cast(word, TRIED) or any(word.endswith(name) for name in TRIED):
            return max(1, visits)
    return 0
