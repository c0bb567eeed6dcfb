"""The protocol of a board: the functions that `outline` and each title's `boards.terminal` have."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from emberhall.kernel.titles.boards import Voice


class Board(Protocol):
    """Draws the views and parses the typed words of one title."""

    def draw(self, view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> RenderableType:
        """What a seat sees; `words` are the answers it may give now, empty when it is not asked."""

    def short(self, word: str, voice: Voice) -> str:
        """How a word is shown to somebody who may type it: as short as `meant` accepts."""

    def meant(self, text: str) -> str:
        """The word meant by what was typed; it need not be legal, nor a word at all."""

    def rules(self, view: Mapping[str, Any]) -> Sequence[str]:
        """The parts of the brief rules that apply at this table: `turn` is `<title>-rule-turn` in the catalogue."""
