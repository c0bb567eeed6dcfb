"""Golden games of Flamecraft: whole games, answer by answer with everything that came of each.

The answers are random legal ones, seldom idle, so that the Town grows and cards get used. A change of the
rules or of a card shows as a diff of these texts.
"""

from pathlib import Path
from typing import Any, NamedTuple

from emberhall.cli.voices import Voice
from emberhall.games.flamecraft.boards.terminal import NAMINGS
from emberhall.games.flamecraft.game import GAME
from emberhall.kernel.chance import Rng
from emberhall.kernel.steps import State
from emberhall.kernel.titles.speakers import Speaker

FOLDER = Path(__file__).parent
SEATS = [f"Seat {seat}" for seat in range(5)]
IDLE = ("skip", "done", "end", "continue")


class Told(NamedTuple):
    """A game: its name, seats, seed and options."""

    slug: str
    seats: int
    seed: int
    options: dict[str, Any]


GAMES = [
    Told("solo", 1, 3, {}),
    Told("solo-unlocked", 1, 5, {"enchantments": "golden", "solo_unlocked": "AC02,AC03,AC08", "solo_limits": True}),
    Told("two-golden", 2, 1, {"enchantments": "golden"}),
    Told("three-companions", 3, 2, {"companions": True}),
    Told("five-golden-companions", 5, 4, {"enchantments": "golden", "companions": True, "late_goods": "house"}),
]


def path_of(game: Told) -> Path:
    return FOLDER / f"flamecraft-{game.slug}.txt"


def told(game: Told, kinds: set[str] | None = None) -> str:
    """The whole game, as text; the kinds of its events are added to `kinds`."""
    state = GAME.deal(game.seats, game.seed, listen=True, **game.options)
    rng = Rng.seeded(game.seed)
    options = " ".join(f"{name}={value}" for name, value in game.options.items())
    lines = [f"flamecraft, {game.seats} seats, seed {game.seed} {options}".strip(), *heard(state, kinds)]
    while (decision := state.decision) is not None:
        words = decision.words()
        busy = [word for word in words if word not in IDLE]
        pick = busy if busy and rng.below(6) else words
        word = pick[rng.below(len(pick))]
        lines.append(f"{decision.seat} {word}  ({decision.ask}, 1 of {len(words)})")
        state.apply(word)
        lines += heard(state, kinds)
    sources = GAME.view(state, None)
    for player in sources["players"]:
        parts = [f"{name} {count}" for name, count in zip(sources["sources"], player["sources"], strict=True) if count]
        lines.append(f"seat {player['seat']}: {', '.join(parts)}")
    return "\n".join(lines) + "\n"


def heard(state: State, kinds: set[str] | None) -> list[str]:
    """Everything that happened, secrets included, as the sentences of the story."""
    speaker = Speaker(GAME.face.story, SEATS, Voice("en"), None, NAMINGS)
    lines: list[str] = []
    for event in state.hear():
        if kinds is not None:
            kinds.add(event.kind)
        if event.kind == "turn":
            lines.append("")
        secret = "" if event.audience is None else " (secret)"
        lines += [f"    {speaker.say(line)}{secret}" for line in GAME.face.story.lines([event.facts])]
    return lines


def all_told() -> dict[Path, str]:
    return {path_of(game): told(game) for game in GAMES}
