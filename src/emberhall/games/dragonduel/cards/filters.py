"""Filters and conditions of the card language (5.3, 5.4), read from TOML."""

import re
from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Cond, Filter
from emberhall.kernel.cards.fields import Fields

COUNT: Final = re.compile(r"(tower|hand|spark|monsters)\s*(<=|>=|==|<|>)\s*(\d+)")
PLAIN_CONDS: Final = ("from_tower", "from_discard", "own_turn", "foe_turn")
PLAIN_FILTERS: Final = ("own", "foe", "other", "attacking", "blocking", "ready", "exhausted", "token")
FLAG_FILTERS: Final = ("flight", "haste", "undead")
EXCLUSIVE: Final = (("own", "foe"), ("ready", "exhausted"), w.ELEMENTS)
DISCARD_KEYS: Final = ("own", "undead", "zone", "trait", "cmin", "cmax", *w.ELEMENTS)


def condition(fields: Fields, field: str) -> Cond:
    """`from_tower`, `tower<=3`, `not_(own_turn)`."""
    text = fields.get(field)
    if not isinstance(text, str):
        raise fields.error(field, f"a condition is a text, not {text!r}.", "E08")
    return read_condition(text, fields, field)


def read_condition(text: str, fields: Fields, field: str) -> Cond:
    said = text.strip()
    if said.startswith("not_(") and said.endswith(")"):
        inner = read_condition(said[5:-1], fields, field)
        return Cond(inner.kind, inner.compare, inner.number, not inner.negated)
    if said in PLAIN_CONDS:
        return Cond(PLAIN_CONDS.index(said), 0, 0, False)
    match = COUNT.fullmatch(said)
    if match is None:
        raise fields.error(field, f"the condition {text!r} is unknown.", "E07")
    counted, compare, number_ = match.groups()
    return Cond(w.COUNTED[counted], w.COMPARISONS.index(compare), int(number_), False)


def where(fields: Fields, traits: list[str]) -> Filter:
    """A filter, from its list of words in the field `is`."""
    words = fields.items("is", optional=True)
    criteria = Filter(tuple([str(item) for item in words]))
    for item in words:
        if not isinstance(item, str):
            raise fields.error("is", f"a filter is a word, not {item!r}.", "E08")
        key, _, value = item.partition("=")
        if not narrow(criteria, item, key, value, traits):
            raise fields.error("is", f"the filter {item!r} is unknown.", "E07")
    for group in EXCLUSIVE:
        several = [item for item in words if item in group]
        if len(set(several)) > 1:
            raise fields.error("is", f"no monster is both {several[0]} and {several[1]}.", "E08")
    if criteria.in_discard:
        for item in words:
            if item.partition("=")[0] not in DISCARD_KEYS:
                raise fields.error("is", f"{item!r} has no meaning in the discard pile.", "E08")
    return criteria


def narrow(criteria: Filter, item: str, key: str, value: str, traits: list[str]) -> bool:
    """Add one word to a filter; False if there is no such word."""
    if item in PLAIN_FILTERS:
        narrow_plainly(criteria, item)
    elif item in FLAG_FILTERS:
        criteria.flags |= w.FLAGS[item]
    elif item in w.ELEMENTS:
        criteria.element = w.ELEMENTS.index(item)
    elif item == "zone=discard":
        criteria.in_discard = True
    elif key == "trait" and value:
        criteria.traits.append(trait_number(value, traits))
    elif key in ("smin", "smax", "cmin", "cmax") and value.lstrip("-").isdecimal():
        narrow_by_number(criteria, key, int(value))
    else:
        return False
    return True


def narrow_plainly(criteria: Filter, item: str) -> None:
    """Add a word without a value."""
    if item in ("own", "foe"):
        criteria.side = w.OWN_SIDE if item == "own" else w.OTHER_SIDE
    elif item in ("ready", "exhausted"):
        criteria.position = w.IS_READY if item == "ready" else w.IS_EXHAUSTED
    elif item == "other":
        criteria.other = True
    elif item == "attacking":
        criteria.attacking = True
    elif item == "blocking":
        criteria.blocking = True
    else:
        criteria.token = True


def narrow_by_number(criteria: Filter, key: str, value: int) -> None:
    if key == "smin":
        criteria.smin = max(criteria.smin, value)
    elif key == "smax":
        criteria.smax = min(criteria.smax, value)
    elif key == "cmin":
        criteria.cmin = max(criteria.cmin, value)
    else:
        criteria.cmax = min(criteria.cmax, value)


def trait_number(name: str, traits: list[str]) -> int:
    """The number of a trait; new ones join the list."""
    if name not in traits:
        traits.append(name)
    return traits.index(name)
