"""The judges that search uses, made once per game: with fitted weights, or handwritten ones if those are broken."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from emberhall.bots.styles import styled
from emberhall.bots.weights import weights_of
from emberhall.kernel.games import Game
from emberhall.kernel.judges import Judge
from emberhall.search.plain import EagerJudge, NaiveJudge, PlainJudge

log = logging.getLogger(__name__)
JUDGES: dict[tuple[int, str, bool, str], tuple[Game, Judge]] = {}


def judge_of(game: Game, fitted: bool = True, style: str = "", kind: str = "title") -> Judge:
    """The judge of a game, made once: it may cache results. Other kinds than `title` know less than the title's own."""
    key = (id(game), kind, fitted, style)
    known = JUDGES.get(key)
    if known is None or known[0] is not game:
        judge = None if kind == "plain" else made(game, fitted, style)
        known = (game, PlainJudge(game) if judge is None else knowing_less(judge, game, kind))
        JUDGES[key] = known
    return known[1]


@contextmanager
def taught(game: Game, weights: Mapping[str, Sequence[float]]) -> Iterator[None]:
    """Use these weights for the judge of a game inside the context; without weights, nothing changes."""
    key = (id(game), "title", True, "")
    before = JUDGES.pop(key, None)
    judge = game.judge(weights) if weights else None
    if judge is not None:
        JUDGES[key] = (game, judge)
    try:
        yield
    finally:
        JUDGES.pop(key, None)
        if before is not None:
            JUDGES[key] = before


def knowing_less(judge: Judge, game: Game, kind: str) -> Judge:
    """The judge itself, or a shallower one for a level that is meant to know less."""
    if kind == "naive":
        return NaiveJudge(judge)
    return EagerJudge(judge, game) if kind == "eager" else judge


def made(game: Game, fitted: bool, style: str) -> Judge | None:
    """A judge with fitted weights; if they are broken, log a warning and use the handwritten values."""
    if fitted:
        try:
            return with_style(game, weights_of(game.name), style)
        except ValueError as problem:
            log.warning("The fitted weights of %s are not used, but the values written by hand: %s", game.name, problem)
    return with_style(game, {}, style)


def with_style(game: Game, weights: Mapping[str, list[float]], style: str) -> Judge | None:
    """A judge with its weights adjusted to a style, if it has named weights."""
    judge = game.judge(weights)
    names, values = getattr(judge, "names", None), getattr(judge, "weights", None)
    if not style or not names or not values:
        return judge
    return game.judge({**weights, "value": styled(game.name, style, names, values)})
