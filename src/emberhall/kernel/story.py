"""The story of a game: what happened, as lines that say who, what moved from where to where, and what was gained.

A title declares for each kind of event how it is told, as plain data that Python and the page read alike. So a line
follows from its event alone: the order of events never decides what one means, and telling costs a move nothing.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from emberhall.kernel.events import Heard

HEADLINE: Final = "headline"
DETAIL: Final = "detail"
SILENT: Final = "silent"  # no sentence: the board shows it, or another event tells it too
HOLE: Final = re.compile(r"\{([a-z_]+)\}")


@final
class Noun:
    """How the values of a fact are named: by a message with one argument, or by one of the ways that all titles share.

    Those are `card` (the name in the catalogue), `seat` (who sits there), `scores` and `signed` (numbers side by side),
    `digits` (a number written as on a card, without separators) and `counted` (equal values together, by a message that
    also has the argument `count`).
    """

    def __init__(self, way: str = "message", message: str = "", argument: str = "") -> None:
        self.way = way
        self.message = message
        self.argument = argument

    def plain(self) -> dict[str, str]:
        if not self.message:
            return {"way": self.way}
        return {"way": self.way, "message": self.message, "argument": self.argument}


@final
class Move:
    """Something that changed its place. All three are templates: `{fact}` stands for the event's fact.

    If the thing's fact is a list, each of its things moves. Without a thing, as many as `count` says move unseen.
    """

    def __init__(self, thing: str, origin: str, place: str, count: str = "") -> None:
        self.thing = thing
        self.origin = origin
        self.place = place
        self.count = count

    def plain(self) -> dict[str, str]:
        shown = {"thing": self.thing, "from": self.origin, "to": self.place, "count": self.count}
        return {name: value for name, value in shown.items() if value}


@final
class Gain:
    """Something that a seat has more of, or less: `unit` is a template, `count` a fact or a number, `seat` a fact.

    If the unit's fact is a list, each of its things is one more.
    """

    def __init__(self, unit: str, count: str = "1", seat: str = "seat", sign: int = 1) -> None:
        self.unit = unit
        self.count = count
        self.seat = seat
        self.sign = sign

    def plain(self) -> dict[str, Any]:
        return {"unit": self.unit, "count": self.count, "seat": self.seat, "sign": self.sign}


@final
class Telling:
    """How one kind of event is told; `event` is its typed dict.

    `who` and `to` are the facts that name the seats it is about. `id` and `parent` are templates: a line belongs to
    the last line of its turn whose id is its parent. `opens`: it is the heading of a new group, which is the turn of
    `who`, or with `shared` a piece of the game in which everybody acts. `silent_if` names facts and the values with
    which it is not told. `icon` is a template. A detail is shown with the line it belongs to, or `apart` from it.
    """

    def __init__(
        self,
        event: Any,
        weight: str = DETAIL,
        *,
        who: str = "seat",
        to: str = "",
        id: str = "",  # noqa: A002  (the field's word)
        parent: str = "",
        moves: tuple[Move, ...] = (),
        gains: tuple[Gain, ...] = (),
        icon: str = "",
        opens: bool = False,
        shared: bool = False,
        apart: bool = False,
        silent_if: Mapping[str, tuple[object, ...]] | None = None,
        nouns: Mapping[str, Noun] | None = None,
    ) -> None:
        self.event = event
        self.facts = tuple(name for name in event.__annotations__ if name != "kind")
        self.weight = weight
        self.who = who if who in self.facts else ""
        self.to = to
        self.id = id
        self.parent = parent
        self.moves = moves
        self.gains = gains
        self.icon = icon
        self.opens = opens
        self.shared = shared
        self.apart = apart
        self.silent_if: Mapping[str, tuple[object, ...]] = silent_if if silent_if is not None else {}
        self.nouns: Mapping[str, Noun] = nouns if nouns is not None else {}

    def is_told(self, event: Heard) -> bool:
        if self.weight == SILENT:
            return False
        return not any(event.get(fact) in values for fact, values in self.silent_if.items())

    def plain(self) -> dict[str, Any]:
        """As the page reads it; what is as usual is left out."""
        shown: dict[str, Any] = {
            "facts": list(self.facts),
            "weight": self.weight,
            "who": self.who,
            "to": self.to,
            "id": self.id,
            "parent": self.parent,
            "moves": [move.plain() for move in self.moves],
            "gains": [gain.plain() for gain in self.gains],
            "icon": self.icon,
            "opens": self.opens,
            "shared": self.shared,
            "apart": self.apart,
            "silent_if": {fact: list(values) for fact, values in self.silent_if.items()},
            "nouns": {fact: noun.plain() for fact, noun in self.nouns.items()},
        }
        return {name: value for name, value in shown.items() if value or name == "facts"}


@final
class Chapter:
    """What begins a chapter of a finished game: the first event of a kind, or each.

    `where` names facts that it must have, and their values.
    """

    def __init__(self, kind: str, *, each: bool = False, where: Mapping[str, object] | None = None) -> None:
        self.kind = kind
        self.each = each
        self.where: Mapping[str, object] = where if where is not None else {}

    def plain(self) -> dict[str, Any]:
        shown: dict[str, Any] = {"kind": self.kind, "each": self.each, "where": dict(self.where)}
        return {name: value for name, value in shown.items() if value}


@final
class Moved:
    """A thing (empty: unseen) that went from one place to another."""

    def __init__(self, thing: str, origin: str, place: str, count: int = 1) -> None:
        self.thing = thing
        self.origin = origin
        self.place = place
        self.count = count

    def plain(self) -> dict[str, Any]:
        return {"thing": self.thing, "from": self.origin, "to": self.place, "count": self.count}


@final
class Line:
    """What one event says. `at` is its index in what was heard, `parent` that of the line it belongs to (or -1)."""

    def __init__(self, key: str, telling: Telling, event: Heard, at: int, parent: int) -> None:
        self.key = key
        self.telling = telling
        self.event = event
        self.at = at
        self.parent = parent
        self.weight = telling.weight
        self.who = seat_in(event, telling.who)
        self.to = seat_in(event, telling.to)
        self.moves = [moved for move in telling.moves for moved in moves_of(move, event)]
        self.gains = [gained for gain in telling.gains for gained in gains_of(gain, event)]
        self.icon = filled(telling.icon, event) or ""

    def plain(self) -> dict[str, Any]:
        """As data, to compare with the page's lines."""
        return {
            "key": self.key,
            "at": self.at,
            "parent": self.parent,
            "weight": self.weight,
            "who": self.who,
            "to": self.to,
            "moves": [moved.plain() for moved in self.moves],
            "gains": [list(gain) for gain in self.gains],
            "icon": self.icon,
        }


@final
class Group:
    """The lines of one turn, under its heading, and what each seat gained in it: `sums[seat, unit]`."""

    def __init__(self, heading: Line | None) -> None:
        self.heading = heading
        self.lines: list[Line] = []
        self.sums: dict[tuple[int, str], int] = {}

    def add(self, line: Line) -> None:
        self.lines.append(line)
        for seat, unit, count in line.gains:
            self.sums[seat, unit] = self.sums.get((seat, unit), 0) + count


@final
class Story:
    """How a title tells its events, kind by kind, and how it names things.

    `units` are those gains of which more is better, the best first; each has a name in the message `<title>-more-of`.
    `chapters` are what a finished game is divided into, by the messages of their names, which may use its numbers.
    """

    def __init__(
        self,
        title: str,
        tellings: Mapping[str, Telling],
        nouns: Mapping[str, Noun] | None = None,
        units: tuple[str, ...] = (),
        chapters: Mapping[str, Chapter] | None = None,
    ) -> None:
        self.title = title
        self.tellings = tellings
        self.nouns: Mapping[str, Noun] = nouns if nouns is not None else {}
        self.units = units
        self.chapters: Mapping[str, Chapter] = chapters if chapters is not None else {}

    def groups(self, heard: Sequence[Heard]) -> list[Group]:
        """What a seat heard, turn by turn; the first group is what came before the first turn."""
        groups = [Group(None)]
        ids: dict[str, int] = {}
        for at, event in enumerate(heard):
            telling = self.tellings.get(event["kind"])
            if telling is None or not telling.is_told(event):
                continue
            parent = filled(telling.parent, event)
            line = Line(f"{self.title}-story-{event['kind']}", telling, event, at, ids.get(parent or "", -1))
            if telling.opens:
                groups.append(Group(line))
                ids = {}
            else:
                groups[-1].add(line)
            name = filled(telling.id, event)
            if name:
                ids[name] = at
        return groups

    def lines(self, heard: Sequence[Heard]) -> list[Line]:
        """What a seat heard, as lines in the order in which it happened, headings among them."""
        lines: list[Line] = []
        for group in self.groups(heard):
            if group.heading is not None:
                lines.append(group.heading)
            lines += group.lines
        return lines

    def noun_of(self, line: Line, fact: str) -> Noun | None:
        return line.telling.nouns.get(fact) or self.nouns.get(fact)

    def plain(self) -> dict[str, Any]:
        """As the page reads it."""
        return {
            "nouns": {fact: noun.plain() for fact, noun in self.nouns.items()},
            "tellings": {kind: telling.plain() for kind, telling in self.tellings.items()},
            "chapters": {word: chapter.plain() for word, chapter in self.chapters.items()},
        }


def filled(template: str, event: Heard) -> str | None:
    """A template with the event's facts in it; None if one of them is not there."""
    if not template:
        return None
    if "{" not in template:
        return template
    names = HOLE.findall(template)
    if any(event.get(name) is None for name in names):
        return None
    text = template
    for name in names:
        text = text.replace("{" + name + "}", str(event[name]))
    return text


def seat_in(event: Heard, fact: str) -> int | None:
    seat = event.get(fact) if fact else None
    return seat if isinstance(seat, int) else None


def number_in(event: Heard, count: str) -> int | None:
    """A fact that is a number, or the length of a list; or the number itself."""
    if count.lstrip("-").isdigit():
        return int(count)
    value = event.get(count)
    if isinstance(value, list):
        return len(value)
    return value if isinstance(value, int) else None


def moves_of(move: Move, event: Heard) -> list[Moved]:
    """The things that moved; nothing if the event does not say from where, or where to."""
    origin, place = filled(move.origin, event), filled(move.place, event)
    if origin is None or place is None:
        return []
    things = list_in(move.thing, event)
    if things is not None:
        return [Moved(thing, origin, place) for thing in things]
    thing = filled(move.thing, event)
    count = number_in(event, move.count) if move.count else 1
    return [Moved(thing or "", origin, place, count)] if count else []


def list_in(template: str, event: Heard) -> list[str] | None:
    """The template once for each thing of the list that is its fact; None if it is about no list."""
    names = HOLE.findall(template)
    things = event.get(names[0]) if names else None
    if not isinstance(things, list):
        return None
    return [template.replace("{" + names[0] + "}", str(thing)) for thing in things]


def gains_of(gain: Gain, event: Heard) -> list[tuple[int, str, int]]:
    """The seat, the unit and how many; nothing if the event does not say, or if it is nothing."""
    seat = seat_in(event, gain.seat)
    if seat is None:
        return []
    units = list_in(gain.unit, event)
    if units is not None:
        return [(seat, unit, units.count(unit) * gain.sign) for unit in dict.fromkeys(units)]
    unit, count = filled(gain.unit, event), number_in(event, gain.count)
    return [(seat, unit, count * gain.sign)] if unit is not None and count else []
