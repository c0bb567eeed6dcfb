"""Check what a browser was sent against what its seat may know: every card in every frame, using the record."""

import json
import re
from collections.abc import Callable
from typing import Any

from emberhall import Game, Record, State, load
from tests.browser.hall import CARD
from tests.replays import state_of

# Returns the cards a seat cannot know at a moment, and the parts of an update that must not name them.
Hidden = Callable[[Game, State, int, dict[str, Any]], tuple[set[str], list[Any]]]


def told_too_much(frames: list[str], record_text: str, seat: int, hidden: Hidden) -> list[str]:
    """Frames of a seat that name something hidden from it, ask another seat, or differ from its view."""
    record = Record.parse(record_text)
    game = load(record.title)
    results: list[str] = []
    last = len(record.moves)
    for text in frames:
        message = json.loads(text)
        results += [f"A {message['t']} has a field {key!r}." for key in ("seed", "secret", "rng") if f'"{key}"' in text]
        if message["t"] != "update" or message["seq"] >= len(record.moves):
            continue
        seq = message["seq"]
        # the seat knows cards it has seen since the previous update, wherever they went
        shown = [json.dumps(game.view(state_of(record, at), seat)) for at in range(last, seq)]
        last = seq
        if message["decision"] is not None and message["decision"]["seat"] != seat:
            results.append(f"At {seq} seat {seat} was told the options of another seat.")
        state = state_of(record, seq)
        if message["view"] != json.loads(json.dumps(game.view(state, seat))):
            results.append(f"At {seq} seat {seat} was shown something else than its view.")
        cards, parts = hidden(game, state, seat, message)
        told = json.dumps(parts)
        cards = {card for card in cards if not any(f'"{card}"' in view for view in shown)}
        if named := sorted(card for card in cards if f'"{card}"' in told or f" {card}" in told):
            results.append(f"At {seq} seat {seat} was told of {named}.")
    return results


def leaks(frames: list[str], record_text: str, seat: int | None) -> list[str]:
    """Everything in the frames that this seat (None: a spectator) could not know at the time."""
    record = Record.parse(record_text)
    game = load(record.title)
    results: list[str] = []
    secret = record.notes["secret"]
    over = len(record.moves)
    allowed: dict[int, set[str]] = {}
    known: set[str] = set()
    for text in frames:
        message = json.loads(text)
        if message["t"] == "update":
            seq = message["seq"]
            if seq not in allowed:
                state = state_of(record, seq)
                view = game.view(state, seat)
                allowed[seq] = set(CARD.findall(json.dumps(view)))
                if seq:  # the last play may have ended a trick, so it is no longer on the table
                    allowed[seq] |= set(CARD.findall(record.moves[seq - 1][1]))
                    allowed[seq] |= set(CARD.findall(json.dumps(game.view(state_of(record, seq - 1), seat))))
            decision = message["decision"]
            if decision is not None and decision["seat"] != seat:
                results.append(f"At {seq} seat {seat} was told the options of seat {decision['seat']}.")
            strange = set(CARD.findall(text)) - allowed[seq]
            known |= allowed[seq]
            if strange:
                results.append(f"At {seq} seat {seat} was told of {sorted(strange)}.")
            if seq < over and (secret in text or re.search(rf"\b{record.seed}\b", text)):
                results.append(f"At {seq} the seed or its secret was told.")
        elif message["t"] == "why" and not set(CARD.findall(text)) - known:
            pass  # the answer repeats the word it was asked about
        elif message["t"] != "lobby" and CARD.search(text):
            results.append(f"A {message['t']} names a card: {text[:200]}.")
        results += [f"A {message['t']} has a field {key!r}." for key in ("seed", "secret", "rng") if f'"{key}"' in text]
    return results
