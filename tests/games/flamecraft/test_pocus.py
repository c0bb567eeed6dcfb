"""Pocus over random positions: it may come in while somebody is unfired, and counts exactly the unfired ones."""

from collections.abc import Iterator

import pytest

from emberhall.games.flamecraft.game import GAME
from emberhall.games.flamecraft.state import State
from emberhall.kernel.chance import Rng

ruling = pytest.mark.ruling
POCUS = GAME.book.fancy_ids.index("F02")
AGAIN = ("reveal F02", "reveal F13")  # these would blur which dragons one step has fired


def positions(seed: int) -> Iterator[tuple[State, set[str]]]:
    """Every fire-up question of the shop visited in a random game, and the dragons there that are still unfired."""
    state = GAME.deal(2 + seed % 4, seed, listen=True)
    assert isinstance(state, State)
    rng = Rng.seeded(seed)
    fired: set[str] = set()
    while (decision := state.decision) is not None:
        if decision.ask in ("place-here", "cast", "ability"):
            fired.clear()
        if decision.ask in ("fire", "fire-all"):
            shop = next(each["shop"] for each in GAME.view(state, None)["town"] if here(state, each))
            dragons = set() if shop["asleep"] else {card for card in shop["slots"] if card}
            yield state, dragons - fired
        words = [word for word in decision.words() if word not in AGAIN]
        state.apply(words[rng.below(len(words))])
        fired |= {news["card"] for event in state.hear() if (news := event.to(None)) and news["kind"] == "fired"}


def here(state: State, space: dict[str, object]) -> bool:
    return bool(space["space"] == state.pawns[state.active] + 1)


def holding_pocus(state: State) -> State:
    """The same position, but the active seat holds Pocus, unscored."""
    copy = state.clone()
    for owned in (copy.fancies, copy.scored, copy.fulfilled):
        owned[:] = [mask & ~(1 << POCUS) for mask in owned]
    copy.fancy_deck = [card for card in copy.fancy_deck if card != POCUS]
    copy.fancies[copy.active] |= 1 << POCUS
    return copy


def words_of(state: State) -> list[str]:
    decision = state.decision
    assert decision is not None
    return list(decision.words())


@ruling("FC-85")
@ruling("FC-86")
def test_pocus_counts_exactly_who_is_unfired() -> None:
    tried = hidden = mid_step = idle = 0
    for seed in range(40):
        for state, unfired in positions(seed):
            there = holding_pocus(state)
            words = words_of(there)
            assert ("reveal F02" in words) == bool(unfired), (seed, words, unfired)
            tried += 1
            hidden += not unfired
            if not unfired:
                continue
            ask = there.decision.ask if there.decision else ""
            seat, before = there.active, there.rep[there.active]
            there.apply("reveal F02")
            cheers = {word.removeprefix("cheer ") for word in words_of(there) if word.startswith("cheer ")}
            assert cheers == unfired, seed
            idle += any(f"fire {card}" not in words for card in unfired)
            mid_step += len(there.burnt) > 0 and there.burnt[-1] != 0
            worth = 2 * len(unfired) if ask == "fire-all" else 2
            while there.decision and (said := [word for word in words_of(there) if word.startswith("cheer ")]):
                there.apply(said[0])
            assert there.rep[seat] - before == worth, "Two for each; one dragon only in a gather."
    assert min(tried, hidden, mid_step, idle) > 5, (tried, hidden, mid_step, idle)
