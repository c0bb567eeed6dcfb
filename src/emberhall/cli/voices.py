"""The sentences of a language, for the terminal."""

from emberhall.wire.titles.languages import FALLBACK
from emberhall.wire.titles.voices import Voice

__all__ = ["FALLBACK", "Voice"]
