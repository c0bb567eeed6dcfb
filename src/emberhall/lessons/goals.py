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
        return _compared(count, condition, _least(condition))
    if condition.where:
        rows = _at(view, condition.view)
        return _compared(sum(_fits(row, condition) for row in rows), condition, _least(condition))
    return _compared(value_at(view, condition.view), condition, None)


def _least(condition: Condition) -> int | None:
    """Without a comparison, one of what is counted is enough."""
    return 1 if condition.at_least is None and condition.at_most is None and condition.equals is None else None


def value_at(view: View, path: str) -> Any:
    """The value at a path such as `players.0.reputation`, or the length of a list there; KeyError if none."""
    value = _at(view, path)
    return len(value) if isinstance(value, list) else value


def _at(view: Any, path: str) -> Any:
    value: Any = view
    for part in path.split("."):
        if isinstance(value, list) and part.isdecimal() and int(part) < len(value):
            value = value[int(part)]
        elif isinstance(value, dict) and part in value:
            value = value[part]
        else:
            raise KeyError(path)
    return value


def _fits(row: Any, condition: Condition) -> bool:
    """True if an entry of a list has all these values; a path leads into it, and "" is the entry itself."""
    try:
        return all((_at(row, path) if path else row) == wanted for path, wanted in condition.where.items())
    except KeyError:
        return False


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
