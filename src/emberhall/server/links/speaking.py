"""In which language a link is shown: the first one that its reader wants and there is a catalogue of."""

from functools import cache

from emberhall.wire.titles.languages import FALLBACK, LANGUAGES, spoken
from emberhall.wire.titles.voices import Voice

MOST_WANTED = 20


@cache
def _voice(lang: str) -> Voice:
    return Voice(lang)


def voice_in(lang: str) -> Voice:
    """The voice of a language; of the usual one if there is no such language."""
    return _voice(lang if lang in LANGUAGES else FALLBACK)


def voice_for(accepted: str) -> Voice:
    """The voice for the header `Accept-Language`, most wanted first."""
    wanted = [spoken(each.partition(";")[0]) for each in accepted.split(",")[:MOST_WANTED]]
    return voice_in(next((lang for lang in wanted if lang), FALLBACK))
