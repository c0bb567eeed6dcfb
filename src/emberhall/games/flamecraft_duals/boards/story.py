"""The events of Flamecraft Duals as sentences: those of the page, with `you` for the seat that reads them."""

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


def story(event: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> str | None:
    """An event as a sentence; in a solo game there is none about who begins."""
    kind = event["kind"]
    if kind == "begun" and view["seats"] == 1:
        return None
    if kind == "over":
        return f"{voice(f'{TITLE}-story-over', scores=scores(event, names))} {outcome(view, names, voice)}"
    seat = event["first"] if kind == "begun" else event.get("seat")
    args = facts(event, names, voice)
    if seat is not None:
        args["name"] = names[seat]
    told = variant(event)
    own = f"cli-{TITLE}-you-{told}"
    if seat is not None and seat == view["seat"] and voice.knows(own):
        return voice(own, **args)
    return voice(f"{TITLE}-story-{told}", **args)


def variant(event: Mapping[str, Any]) -> str:
    """The message of an event: most have one named after their kind; some tell more to a seat that knows more."""
    kind: str = event["kind"]
    if kind == "fancy" and event["seat"] is None:
        return "fancy-lot"
    if kind == "drawn" and event["first"] is None:
        return "drawn-again"
    if kind == "drew" and event["from"] == "open":
        return "drew-open"
    if kind in ("drew", "returned") and "card" in event:
        return f"{kind}-card"
    return f"end-{event['cause']}" if kind == "end" else kind


def facts(event: Mapping[str, Any], names: Sequence[str], voice: Voice) -> dict[str, str | int]:
    """The arguments of an event's sentence: things by their names."""
    args: dict[str, str | int] = {}
    for fact, value in event.items():
        if fact == "card":
            args["card"] = name(value, voice) if event["kind"] == "fancy" else card_name(value, voice)
        elif fact in ("token", "type"):
            args[fact] = token_name(value, voice)
        elif fact == "tokens":
            args["tokens"] = listed(value, voice, token_name)
            args["a"], args["b"] = (token_name(token, voice) for token in [*value, "W"][:2])
        elif fact == "hand":
            args["cards"] = listed(value, voice, card_name)
        elif fact == "scores":
            args["scores"] = scores(event, names)
        elif fact in ("turn", "count", "reputation", "hex", "from", "to", "use"):
            args[fact] = value
    if event["kind"] == "fired":
        args["dual"] = "yes" if event["token"] != event["type"] else "no"
    if event["kind"] == "swapped":
        args["from"], args["to"] = event["a"], event["b"]
    return args


def scores(event: Mapping[str, Any], names: Sequence[str]) -> str:
    return ", ".join(f"{name} {score}" for name, score in zip(names, event["scores"], strict=False))


def outcome(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> str:
    """Who won, or why nobody did."""
    winners = view["winners"]
    if view["mode"] == "solo":
        if view["outcome"] == "won":
            return voice(f"{TITLE}-solo-won")
        done = sum(card.startswith("F-") for card in view["players"][0]["pile"])
        cause = view["end"]["cause"] if view["end"] else "bag"
        return voice(f"{TITLE}-solo-{'duty' if view['outcome'] == 'duty' else 'end'}", done=done, cause=cause)
    if len(winners) > 1:
        return voice(f"{TITLE}-shared")
    if view["seat"] in winners:
        return voice(f"{TITLE}-you-won")
    return voice(f"{TITLE}-they-won", name=names[winners[0]])
