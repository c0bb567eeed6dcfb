"""What judges say at moments of fixed games, as text: `python -m tests.search.judgements` writes it again.

The strengths of bots were measured with these judgements. An accidental change fails here; after an intended one, write
the files again, read the diff, and measure the ladder again. The weights are made up, so that bots may learn new
ones.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from emberhall import load
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game
from emberhall.kernel.judges import Effort, Judge
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.steps import State

FOLDER = Path(__file__).parent
SIZES = {
    "dragonduel": {"value": 47, "crowd": 47},
    "dualis": {"policy": 25, "net": 1417},
    "flamecraft": {"value": 79, "solo": 79, "rival": 1},
    "flamecraft_duals": {"value": 6, "cards": 481, "solo": 385},
}
"""The titles with a judge, and the number of weights it takes, by name."""
EVERY = 6
FEW = 10
MOMENTS = 240
"""How many decisions of a game are played; one in EVERY is judged."""


def file_of(title: str) -> Path:
    return FOLDER / f"judgements-{title}.txt"


def text(title: str) -> str:
    """All judgements of a title, as text."""
    game = load(title)
    modes = game.setup.modes()
    chosen = {str(mode): mode for mode in (modes[0], modes[2], modes[-1])}.values()
    matches = (
        line for seats, options in chosen for judge in judges(game) for line in of_game(game, judge, seats, options)
    )
    return "".join(f"{line}\n" for line in matches)


def judges(game: Game) -> Iterator[Judge]:
    """Yield one without weights, and one with made-up weights, none of them zero: every number counts."""
    made = {name: [0.02 * (k * 37 % 11 - 5) or 0.01 for k in range(size)] for name, size in SIZES[game.name].items()}
    for weights in ({}, made):
        judge = game.mind.judge(weights)
        assert judge is not None
        yield judge


def of_game(game: Game, judge: Judge, seats: int, options: dict[str, Value]) -> Iterator[str]:
    yield " ".join([f"# {seats}", *(f"{name}={value}" for name, value in options.items())])
    state = game.begin(seats, Rng.seeded(17), game.setup.check(seats, options), False)
    rng = Rng.seeded(23)
    for moment in range(MOMENTS):
        if state.over:
            return
        if moment % EVERY == 0:
            yield f"{moment}: {judged(judge, state, moment)}"
        by_chance = moment % 3 == 0
        state.take(state.work[-1].wander(state, rng) if by_chance else judge.pick(state, rng))


def judged(judge: Judge, state: State, moment: int) -> str:
    """The likelihood of each answer, and the rewards, worths and features after a finished line."""
    options = state.options()
    words = [state.word(pick) for pick in options]
    likely = sorted(zip(judge.priors(state, options), words, strict=True), key=lambda each: (-each[0], each[1]))
    shown = ", ".join(f"{word} {share:.4f}" for share, word in likely[:4])
    line = state.clone()
    judge.finish(line, Rng.seeded(moment), judge.start(state))
    worth = " ".join(f"{reward:.4f}" for reward in judge.rewards(line))
    seats = range(len(judge.rewards(line)))
    worth += "".join(f" {judge.worth(line, seat):.3f}" for seat in seats)
    since = judge.start(state)
    bits = [*(judge.same_turn(state, seat, since) for seat in seats), *(judge.chancy(state, pick) for pick in options)]
    worth += f" {sum(bit << k for k, bit in enumerate(bits)):x}"
    return f"{shown}; then {worth}; of {told(partial(judge.features, line))}; {told(partial(weighed, judge, state))}"


def weighed(judge: Judge, state: State) -> list[list[float]]:
    """What some answers may lead to in this turn, for judges that sweep turns; only some, since that is slow."""
    return [judge.weigh(state.clone(), list(state.options())[::FEW], 1, 0, Effort())]


def told(numbers: Callable[[], list[list[float]]]) -> str:
    """Each row of numbers as a weighted sum of them all; a dash if the judge has none."""
    try:
        rows = numbers()
    except NotImplementedError:
        return "-"
    return " ".join(f"{sum((k + 1) * each for k, each in enumerate(row)):.3f}" for row in rows)


def main() -> None:
    for title in SIZES:
        file_of(title).write_text(text(title), "utf-8")


if __name__ == "__main__":
    main()
