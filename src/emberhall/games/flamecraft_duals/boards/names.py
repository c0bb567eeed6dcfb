"""What a terminal calls tokens and cards of Flamecraft Duals, and how it says who won."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from emberhall.kernel.titles.boards import Voice
from emberhall.kernel.titles.catalogues import cards_of

TITLE = "flamecraft_duals"
entries = partial(cards_of, TITLE)


def token_name(token: str, voice: Voice) -> str:
    """The name of a token or a type."""
    return voice(f"{TITLE}-token", token=token)


def name(card: str, voice: Voice) -> str:
    """A card's name in the reader's language; an unknown id is shown as it is."""
    entry = entries().get(card)
    return str(entry["name"][voice.lang]) if entry else card


def card_name(card: str, voice: Voice) -> str:
    """A shop or fountain card, with the id that words use."""
    return f"{name(card, voice)} ({card})"


def listed(things: Sequence[str], voice: Voice, name: Callable[[str, Voice], str]) -> str:
    return ", ".join(name(thing, voice) for thing in things)


def outcome(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> str:
    """Who won, or why nobody did."""
    winners = view["winners"]
    if view["mode"] == "solo":
        if view["outcome"] == "won":
            return voice(f"{TITLE}-solo-won")
        won = view["players"][0]["fountain_won"]
        cause = view["end"]["cause"] if view["end"] else "bag"
        return voice(f"{TITLE}-solo-{'duty' if view['outcome'] == 'duty' else 'end'}", done=won, cause=cause)
    if len(winners) > 1:
        return voice(f"{TITLE}-shared")
    if view["seat"] in winners:
        return voice(f"{TITLE}-you-won")
    return voice(f"{TITLE}-they-won", name=names[winners[0]])
