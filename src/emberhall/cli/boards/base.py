"""What a board is: the functions that a module of this folder has."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from emberhall.cli.voices import Voice


class Board(Protocol):
    """Draws views, tells events and understands how people say words of one title."""

    def draw(self, view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> RenderableType:
        """What a seat sees; `words` are the answers it may give now, none when it is not asked."""

    def tell(self, event: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> str | None:
        """An event as a sentence; None for one that needs no words."""

    def short(self, word: str, voice: Voice) -> str:
        """How a word is shown to somebody who may type it: as short as `meant` understands it."""

    def meant(self, text: str) -> str:
        """The word that somebody means who typed this; it need not be legal, nor a word at all."""

    def rules(self, view: Mapping[str, Any]) -> Sequence[str]:
        """The parts of the rules in short that hold at this table: `turn` is `<title>-rule-turn` in the catalogue."""
