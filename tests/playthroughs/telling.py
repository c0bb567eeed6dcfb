"""Golden games: one whole game per mode, told so that a reader can follow it card by card.

The plays are random legal ones, with coins paced to the tricks a side may expect, so that contracts come
out exact about as often as between people. A change of the rules shows as a diff of these texts.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from emberhall.games.dualis.game import GAME
from emberhall.games.dualis.state import State
from emberhall.kernel.chance import Rng
from tests.games.dualis.modes import MODES, Mode

FOLDER = Path(__file__).parent


def path_of(row: Mode) -> Path:
    return FOLDER / f"dualis-{row.slug}.txt"


def choose(view: Mapping[str, Any], words: tuple[str, ...], rng: Rng) -> int:
    """A random card; with a coin if the side still lacks coins for the tricks it may expect."""
    cards = sorted({word.rstrip("+") for word in words}, key=words.index)
    card = cards[rng.below(len(cards))]
    if card + "+" not in words:
        return words.index(card)
    side = next(side for side in view["sides"] if view["to_play"] in side["seats"])
    left = view["tricks_per_round"] - view["trick"] + 1
    share = len(side["seats"]) * left
    wanted = side["tricks"] * view["seats"] + share - side["coins"] * view["seats"]
    coin = rng.below(share * view["seats"]) < wanted
    return words.index(card + "+" * coin)


def told(row: Mode) -> str:
    """The whole game of a mode, as text."""
    seed = row.number
    state = GAME.deal(row.seats, seed, listen=True, **row.options)
    rng = Rng.seeded(seed)
    options = " ".join(f"{name}={'yes' if value is True else value or 'no'}" for name, value in row.options.items())
    lines = [f"dualis, {row.seats} seats, seed {seed}, {options}"]
    lines += heard(state, row, 0)
    while (decision := state.decision) is not None:
        view = GAME.view(state, decision.seat)
        words = decision.words()
        pick = choose(view, words, rng)
        state.apply(words[pick])
        lines += heard(state, row, len(words))
    return "\n".join(lines) + "\n"


def heard(state: State, row: Mode, offered: int) -> list[str]:
    """The events, as lines; a play says how many were offered."""
    lines: list[str] = []
    for event in state.hear():
        facts: dict[str, Any] = event.facts
        if event.kind == "round":
            lines += ["", f"round {facts['round']}, seat {facts['leader']} leads"]
        elif event.kind == "dealt":
            lines.append(f"  {facts['seat']} holds {' '.join(facts['hand'])}")
        elif event.kind == "played":
            lines.append(play_line(facts, offered))
        elif event.kind == "trick":
            lines.append(trick_line(facts))
        elif event.kind == "scored":
            lines += scored_lines(state, facts, row)
        elif event.kind == "over":
            lines += ["", f"over: {winners_said(facts['winners'])} with {numbers(facts['scores'])}"]
    return lines


def play_line(facts: dict[str, Any], offered: int) -> str:
    """Seat and word; the number of words offered; the colour it lies in; the centre and the trump after it."""
    word = f"play {facts['card']}{'+' * facts['coin']}"
    red, blue = facts["red"], facts["blue"]
    low = "  low wins" if facts["direction"] == "low" else ""
    return (
        f"  {facts['seat']} {word:<10} of {offered:>2}  lies {facts['lies']}  {red}/{blue} {facts['trump'] or '-'}{low}"
    )


def trick_line(facts: dict[str, Any]) -> str:
    trump = f"trump {facts['trump']}" if facts["trump"] else "no trump"
    coins = f", coins for {numbers(facts['coins'])}" if facts["coins"] else ""
    return f"  trick {facts['trick']} to {facts['winner']} by {facts['card']}, {trump}{coins}"


def scored_lines(state: State, facts: dict[str, Any], row: Mode) -> list[str]:
    done = GAME.view(state, None)["rounds"][-1]
    unit = "side" if row.mode == "partnership" else "seat"
    sums = f"coins {numbers(facts['coins'])}, tricks {numbers(facts['tricks'])}, scores {numbers(facts['scores'])}"
    lines = [
        f"round {facts['round']} scored: coins {numbers(done['coins'])}, tricks {numbers(done['tricks'])}",
        f"  by {unit}: {sums}",
    ]
    if facts["winner"] is not None:
        lines.append(f"  won by side {facts['winner']}")
    if done["undealt"]:
        lines.append(f"  undealt {' '.join(done['undealt'])}")
    return lines


def numbers(counts: list[int]) -> str:
    return " ".join(map(str, counts))


def winners_said(seats: list[int]) -> str:
    return f"seat {seats[0]} wins" if len(seats) == 1 else f"seats {' and '.join(map(str, seats))} win"


def all_told() -> dict[Path, str]:
    return {path_of(row): told(row) for row in MODES}
