"""What tables tell and show in fixed games, moment by moment, as marks: `python -m tests.conformance.moments`.

Pages, other people's bots, stored games and trained nets all read it. An accidental change to any of it fails here,
and shows which part; after an intended one, write the files again with `make golden`.
"""

import json
import zlib
from collections.abc import Iterator
from pathlib import Path

from emberhall import Game, load
from emberhall.kernel.cells import Cells
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision
from emberhall.kernel.games import own_titles
from emberhall.kernel.observers import Observer
from emberhall.kernel.packing import pack
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.steps import State
from tests.conformance.properties import choices, gestures

FOLDER = Path(__file__).parent
EVERY = {"dragonduel": 4, "dualis": 4, "flamecraft": 16, "flamecraft_duals": 3}
"""One in this many decisions is checked, including everything told since the last one."""
OPTIONS = 12
"""How many answers are written for learners at each moment."""


def file_of(title: str) -> Path:
    return FOLDER / f"moments-{title}.txt"


def text(game: Game, seats: int, options: dict[str, Value]) -> str:
    """The text of one game of a mode."""
    heading = " ".join([f"# {seats}", *(f"{name}={value}" for name, value in options.items())])
    return "\n".join([heading, *moments(game, seats, options), ""])


def moments(game: Game, seats: int, options: dict[str, Value]) -> Iterator[str]:
    """Yield a line for each checked moment: the question, and the marks of everything told and shown."""
    state, rng = game.deal(seats, 43, True, **options), Rng.seeded(47)
    observer = game.learn.observer(seats)
    assert observer is not None, "Every title of ours can be learned on."
    eyes = (*range(seats), None)
    lines: list[object] = []
    for number in range(game.MAX_DECISIONS):
        decision = state.decision
        lines += [event.to(seat) for event in state.hear() for seat in eyes]
        if number % EVERY[game.name] == 0 or decision is None:
            shown = [(game.view(state, seat), game.face.own(state, seat)) for seat in eyes]
            marks = f"told {mark(lines)} shown {mark(shown)} stored {mark(pack(state))}"
            lines = []
            if decision is None:
                yield f"{number}: {marks} scores {game.scores(state)} winners {game.winners(state)}"
                return
            offered = [
                choices(game, state, decision),
                gestures(game, state, decision),
                game.face.about(state, decision),
            ]
            seen = learnt(game, observer, state, seats, decision)
            asked = f"{decision.seat} {decision.ask} {len(decision.options)}"
            yield f"{number}: {asked} {marks} offered {mark(offered)} learnt {mark(seen)}"
        state.take(state.work[-1].wander(state, rng))


def learnt(game: Game, observer: Observer, state: State, seats: int, decision: Decision) -> list[object]:
    """The observations of the position and of some answers, and the action ids of all answers."""
    matches = [observer.see(state, seat) for seat in range(seats)]
    for pick in decision.options[:OPTIONS]:
        memory = bytearray(observer.option_size)
        observer.write_option(state, decision.seat, pick, Cells(memoryview(memory)), 0)
        matches.append(bytes(memory))
    return [
        game.learn.action_count,
        [game.learn.action_id(pick) for pick in decision.options],
        *(each.hex() for each in matches),
    ]


def mark(thing: object) -> str:
    """A four-byte checksum of everything in a thing."""
    return f"{zlib.crc32(json.dumps(thing, sort_keys=True).encode()):08x}"


def main() -> None:
    for title in own_titles():
        game = load(title)
        file_of(title).write_text("\n".join(text(game, *mode) for mode in game.setup.modes()), "utf-8")


if __name__ == "__main__":
    main()
