"""Conditions of a puzzle's goal, on what the learner can see and hear: a value of the view, or an event."""

from collections.abc import Sequence
from typing import Any

from emberhall.kernel.events import Heard
from emberhall.kernel.parts.face import View
from emberhall.lessons.files import Condition


def holds(condition: Condition, view: View, heard: Sequence[Heard]) -> bool:
    """True if the value, or the number of such events, satisfies the condition."""
    if condition.event:
        count = sum(_is(event, condition) for event in heard)
        least = 1 if condition.at_most is None and condition.equals is None else None
        return _compared(count, condition, least)
    return _compared(value_at(view, condition.view), condition, None)


def value_at(view: View, path: str) -> Any:
    """The value at a path such as `players.0.reputation`, or the length of a list there; KeyError if none."""
    value: Any = view
    for part in path.split("."):
        if isinstance(value, list) and part.isdecimal() and int(part) < len(value):
            value = value[int(part)]
        elif isinstance(value, dict) and part in value:
            value = value[part]
        else:
            raise KeyError(path)
    return len(value) if isinstance(value, list) else value


def _is(event: Heard, condition: Condition) -> bool:
    facts = condition.where
    return event["kind"] == condition.event and all(event.get(name) == fact for name, fact in facts.items())


def _compared(value: Any, condition: Condition, least: int | None) -> bool:
    at_least = condition.at_least if condition.at_least is not None else least
    if at_least is not None and not value >= at_least:
        return False
    if condition.at_most is not None and not value <= condition.at_most:
        return False
    return condition.equals is None or value == condition.equals
