"""Golden games and counts of Flamecraft Duals: `python -m tests.games.flamecraft_duals.telling` writes both again.

A golden game is one whole random game per mode, told so that a reader can follow it; counts are perft: how many
different sequences of 1, 2, 3 ... answers start at a position. The diff of either shows a change of the rules.
"""

from pathlib import Path

from emberhall.cli.voices import Voice
from emberhall.games.flamecraft_duals.boards import terminal
from emberhall.games.flamecraft_duals.game import GAME
from emberhall.games.flamecraft_duals.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.titles.speakers import Speaker

FOLDER = Path(__file__).parent / "playthroughs"
COUNTS = Path(__file__).with_name("counts.txt")
HEADING = """\
# MODE SEED ANSWERS: the game dealt from the seed, that many random answers in; then how many sequences of 1, 2, 3 ...
# answers start there. Written by `python -m tests.games.flamecraft_duals.telling`, read by test_telling.py.
"""
MODES = ["standard", "fancy", "fountain", "fancy_fountain", "solo"]
POSITIONS = [(mode, seed, answers) for mode in MODES for seed, answers in ((1, 0), (2, 6), (3, 13), (4, 17))]
DEPTH = 4
SPEAKER = Speaker(GAME.face.story, ("Ada", "Bo"), Voice("en"), namings=terminal.NAMINGS)


def dealt(mode: str, seed: int, listen: bool = False) -> State:
    state: State = GAME.deal(1 if mode == "solo" else 2, seed, listen, mode=mode)
    return state


def path_of(mode: str) -> Path:
    return FOLDER / f"{mode}.txt"


def told(mode: str) -> str:
    """The whole game of a mode, as text: each answer with how many were offered, and what came of it."""
    seed = MODES.index(mode) + 1
    state = dealt(mode, seed, listen=True)
    rng = Rng.seeded(seed)
    lines = [f"flamecraft_duals, mode={mode}, seed {seed}", *heard(state)]
    while (decision := state.decision) is not None:
        pick = decision.options[rng.below(len(decision.options))]
        word = decision.word(pick)
        lines.append(f"  {decision.seat} {decision.ask:<13} {word:<16} of {len(decision.options)}")
        state.apply(pick)
        lines += heard(state)
    return "\n".join(lines) + "\n"


def heard(state: State) -> list[str]:
    """What happened, as the story says it to somebody who may know everything."""
    facts = [event.facts for event in state.hear()]
    lines: list[str] = []
    for line in GAME.face.story.lines(facts):
        if line.telling.opens:
            lines += ["", f"{SPEAKER.say(line)}: {board(state)}"]
        else:
            lines.append(f"      {SPEAKER.say(line)}")
    return lines


def board(state: State) -> str:
    stacks = GAME.view(state, None)["board"]
    return " ".join(f"{stack['hex']}:{'>'.join(stack['tokens'])}" for stack in stacks if stack["tokens"])


def perft(state: State, depth: int) -> int:
    """The number of leaves of the tree of answers, `depth` deep; a game that ends earlier is a leaf."""
    options = state.options()
    if depth == 1 or not options:
        return len(options) or 1
    count = 0
    for pick in options:
        child = state.clone()
        child.take(pick)
        count += perft(child, depth - 1)
    return count


def line(position: tuple[str, int, int]) -> str:
    mode, seed, answers = position
    state = dealt(mode, seed)
    rng = Rng.seeded(seed)
    for _ in range(answers):
        options = state.options()
        state.take(options[rng.below(len(options))])
    counts = [perft(state, depth) for depth in range(1, DEPTH + 1)]
    return f"{mode} {seed} {answers}: {' '.join(map(str, counts))}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for mode in MODES:
        path_of(mode).write_text(told(mode), "utf-8")
    COUNTS.write_text(HEADING + "".join(line(position) + "\n" for position in POSITIONS), "utf-8")


if __name__ == "__main__":
    main()
