"""Random games and what a seat hears of them, for the tests of stories."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from emberhall import Game, load
from emberhall.cli.boards import board_of
from emberhall.cli.voices import Voice
from emberhall.kernel.chance import Rng
from emberhall.kernel.events import Heard
from emberhall.kernel.games import own_titles
from emberhall.kernel.parts.face import View
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.play import Outcome, Play
from emberhall.kernel.titles.speakers import Speaker

NAMES = ("Ada", "Bo", "Cy", "Dot", "Eve")
TOLD = tuple(title for title in own_titles() if load(title).face.story.tellings)


class Mode(NamedTuple):
    """A way to play a title."""

    title: str
    seats: int
    options: dict[str, Value]

    @property
    def name(self) -> str:
        return "-".join([self.title, str(self.seats), *(str(value) for value in self.options.values())])


MODES = [Mode(title, seats, options) for title in TOLD for seats, options in load(title).setup.modes()]


def outcomes(mode: Mode, seed: int, most: int = 100_000) -> Iterator[Outcome]:
    """The deal and every word of a game between players that answer at random."""
    play = Play.begin(load(mode.title), mode.seats, seed, mode.options)
    rng = Rng.seeded(seed)
    yield play.opening()
    for _ in range(most):
        decision = play.decision
        if decision is None:
            return
        outcome = play.answer(decision.seat, [decision.word(decision.options[rng.below(len(decision.options))])])
        play = outcome.play
        yield outcome


def heard_in(mode: Mode, seed: int, seat: int | None, most: int = 100_000) -> tuple[list[Heard], View]:
    """Everything a seat hears of a game, and its last view."""
    heard: list[Heard] = []
    for outcome in outcomes(mode, seed, most):
        heard += outcome.heard(seat)
    return heard, outcome.play.game.view(outcome.play.state, seat)


def speaker_of(game: Game, lang: str, own: int | None, names: Sequence[str] = NAMES) -> Speaker:
    """As in the page: things by their names alone."""
    namings = getattr(board_of(game.name), "PAGE_NAMINGS", None) or getattr(board_of(game.name), "NAMINGS", None)
    return Speaker(game.face.story, names, Voice(lang), own, namings)
