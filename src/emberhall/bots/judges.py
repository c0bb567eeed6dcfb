"""The judges that bots use, made once per game: with fitted weights, or handwritten ones if those are broken."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from emberhall.bots.styles import styled
from emberhall.bots.weights import weights_of
from emberhall.kernel.games import Game
from emberhall.kernel.judges import Judge
from emberhall.search.plain import EagerJudge, NaiveJudge, PlainJudge

log = logging.getLogger(__name__)
Weights = Mapping[str, Sequence[float]]


class Wish(NamedTuple):
    """What distinguishes the judges of a game."""

    game: int
    kind: str
    fitted: bool
    style: str
    horizon: int | None


JUDGES: dict[Wish, tuple[Game, Judge]] = {}
LESSONS: dict[int, Weights] = {}  # weights in use instead of the fitted ones, by game


def judge_of(
    game: Game, fitted: bool = True, style: str = "", kind: str = "title", horizon: int | None = None
) -> Judge:
    """The judge of a game, made once: it may cache results. Other kinds than `title` know less than the title's own."""
    wish = Wish(id(game), kind, fitted, style, horizon)
    known = JUDGES.get(wish)
    if known is None or known[0] is not game:
        judge = None if kind == "plain" else new_judge(game, wish)
        known = (game, PlainJudge(game) if judge is None else knowing_less(judge, game, kind))
        JUDGES[wish] = known
    return known[1]


@contextmanager
def with_weights(game: Game, weights: Weights) -> Iterator[None]:
    """Use these weights for the judges of a game that have no style; without any, nothing changes."""
    before = dict(JUDGES)
    for wish in before:
        if weights and wish.game == id(game) and wish.fitted and not wish.style:
            del JUDGES[wish]
    if weights:
        LESSONS[id(game)] = weights
    try:
        yield
    finally:
        LESSONS.pop(id(game), None)
        JUDGES.clear()
        JUDGES.update(before)


def knowing_less(judge: Judge, game: Game, kind: str) -> Judge:
    """The judge itself, or a shallower one for a level that is meant to know less."""
    if kind == "naive":
        return NaiveJudge(judge)
    return EagerJudge(judge, game) if kind == "eager" else judge


def new_judge(game: Game, wish: Wish) -> Judge | None:
    """A judge with fitted weights; if they are broken, log a warning and use the handwritten values."""
    if wish.fitted:
        try:
            weights = weights_of(game.name) if wish.style else LESSONS.get(id(game)) or weights_of(game.name)
            return with_style(game, weights, wish)
        except ValueError as problem:
            log.warning("The fitted weights of %s are not used, but the values written by hand: %s", game.name, problem)
    return with_style(game, {}, wish)


def with_style(game: Game, weights: Weights, wish: Wish) -> Judge | None:
    """A judge with its weights adjusted to a style, if it has named weights."""
    judge = game.mind.judge(weights, wish.horizon)
    values = judge.weights.get("value") if judge is not None else None
    if not wish.style or judge is None or not values:
        return judge
    return game.mind.judge({**weights, "value": styled(game.name, wish.style, judge.names, values)}, wish.horizon)
