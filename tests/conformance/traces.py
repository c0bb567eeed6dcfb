"""One line per random game: a digest of everything observable, to compare compiled with interpreted engines."""

import argparse
import hashlib
from collections.abc import Iterator

import msgspec

from emberhall import Game, load
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import pack
from emberhall.kernel.parts.setup import Value
from emberhall.pure import active
from tests.conformance.properties import choices

TEXT = msgspec.json.Encoder()


def trace(game: Game, seats: int, options: dict[str, Value], seed: int) -> str:
    """A digest of words, choices, views, events, packed states, imagined worlds and a playout."""
    digest = hashlib.blake2b(digest_size=16)
    rng = Rng.seeded(seed)
    state = game.deal(seats, seed, True, **options)
    while True:
        events = [event.to(seat) for event in state.hear() for seat in range(seats)]
        views = [game.view(state, seat) for seat in (*range(seats), None)]
        imagined = pack(game.imagine(state, rng.below(seats), rng)) if not state.over else None
        digest.update(TEXT.encode([pack(state), events, views, imagined]))
        decision = state.decision
        if decision is None:
            break
        digest.update(TEXT.encode([choices(game, state, decision), game.face.about(state, decision)]))
        step = state.work[-1]
        digest.update(decision.word(step.wander(state, rng)).encode())
        state.apply(decision.options[rng.below(len(decision.options))])
    return f"{game.name} {seats} {options} {seed} {game.scores(state)} {digest.hexdigest()}"


def traces(title: str, games: int) -> Iterator[str]:
    """Yield which engines these are, then the traces of `games` games of each mode."""
    game = load(title)
    yield active()
    for seats, options in game.setup.modes():
        for seed in range(games):
            yield trace(game, seats, options, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description="Digests of random games.")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=3, help="games in each mode")
    asked = parser.parse_args()
    for line in traces(asked.title, asked.games):
        print(line)


if __name__ == "__main__":
    main()
