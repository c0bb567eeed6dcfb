"""Check that the facts of events and previews have the types that titles declare; run interpreted.

`python -m tests.story.types` plays a game of each title and stops at the first fact of another type.
"""

from typing import Any

import msgspec

from emberhall import load
from emberhall.kernel.chance import Rng
from tests.story.games import MODES, Mode, heard_in

SEED = 3
WORDS = 150


def check_events(mode: Mode) -> None:
    story = load(mode.title).face.story
    for event in heard_in(mode, SEED, 0, WORDS)[0]:
        msgspec.convert(event, story.tellings[event["kind"]].event, strict=True)


def check_previews(mode: Mode) -> None:
    game = load(mode.title)
    rng = Rng.seeded(SEED)
    state = game.deal(mode.seats, SEED, **dict[str, Any](mode.options))
    for _ in range(WORDS):
        decision = state.decision
        if decision is None:
            return
        for pick in decision.options:
            choice = game.face.choice(state, decision, pick)
            if choice.gives:
                msgspec.convert(choice.facts, game.face.previews[choice.gives], strict=True)
        state.apply(decision.options[rng.below(len(decision.options))])


def main() -> None:
    for title in sorted({mode.title for mode in MODES}):
        mode = next(mode for mode in MODES if mode.title == title)
        check_events(mode)
        check_previews(mode)


if __name__ == "__main__":
    main()
