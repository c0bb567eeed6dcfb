"""Golden games of DragonDuel: one for each number of seats, answer by answer with what came of it.

The answers are random legal ones, but a turn seldom ends while something can be played or can attack.
A change of the rules, or of the starter decks, shows as a diff of these texts.
"""

from pathlib import Path
from typing import Any

from emberhall.games.dragonduel.game import GAME
from emberhall.games.dragonduel.state import State
from emberhall.kernel.chance import Rng
from tests.playthroughs.telling import FOLDER

SEATS = {2: 32, 3: 35, 4: 35}  # seed by number of seats
QUIET = ("drawn", "spark", "exhausted", "readied", "aimed", "passed", "announced", "resolved")


def path_of(seats: int) -> Path:
    return FOLDER / f"dragonduel-{seats}.txt"


def choose(words: tuple[str, ...], rng: Rng) -> str:
    """A random word; the end of a turn only if nothing else is left, or occasionally."""
    busy = [word for word in words if word != "end"]
    if busy and rng.below(6):
        return busy[rng.below(len(busy))]
    return words[rng.below(len(words))]


def told(seats: int) -> str:
    """The whole game, as text."""
    seed = SEATS[seats]
    state = GAME.deal(seats, seed, listen=True)
    rng = Rng.seeded(seed)
    lines = [f"dragonduel, {seats} seats, seed {seed}"]
    lines += heard(state)
    while (decision := state.decision) is not None:
        words = decision.words()
        word = choose(words, rng)
        state.apply(word)
        if len(words) > 1:
            lines.append(f"  {decision.seat} {decision.ask}: {word}  (of {len(words)})")
        lines += heard(state)
    return "\n".join(lines) + "\n"


def heard(state: State) -> list[str]:
    """What everybody hears, as lines; each turn starts with what is public."""
    lines: list[str] = []
    for event in state.hear():
        facts = event.to(None)
        if facts is None or event.kind in QUIET:
            continue
        if event.kind == "turn":
            lines += ["", f"turn {facts['turn']}, seat {facts['seat']}"]
            lines += [f"  {player_line(player)}" for player in GAME.view(state, None)["players"] if player["alive"]]
        else:
            said = " ".join(f"{name}={value_said(value)}" for name, value in facts.items() if name != "kind")
            lines.append(f"    {event.kind} {said}".rstrip())
    return lines


def player_line(player: dict[str, Any]) -> str:
    monsters = " ".join(
        f"{seen['id']}:{seen['card']}={seen['strength']}{'' if seen['ready'] else '!'}" for seen in player["monsters"]
    )
    counts = f"Tower {player['tower']}, deck {player['deck']}, hand {player['hand']}"
    spark = f"Spark {player['spark_ready']}+{player['spark_exhausted']}"
    return f"p{player['seat']}: {counts}, {spark}, {monsters or 'no monster'}"


def value_said(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def all_told() -> dict[Path, str]:
    return {path_of(seats): told(seats) for seats in SEATS}
