"""Terminal boards: `boards.terminal` of a title's folder; a title without one is printed as an outline."""

from typing import cast

from emberhall.cli.boards import outline
from emberhall.cli.boards.base import Board
from emberhall.cli.voices import Voice
from emberhall.kernel.titles.folders import module_beside


def board_of(title: str) -> Board:
    """The board of a title."""
    return cast("Board", module_beside(title, "boards.terminal") or outline)


def question_of(title: str, ask: str, voice: Voice) -> str | None:
    """The question as a sentence, if the board of the title does not show it."""
    return outline.question(title, ask, voice) if board_of(title) is outline else None
