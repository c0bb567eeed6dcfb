"""Packing: a state to plain lists of ints, strs, bools and None and back, by the declared fields; and equality.

Each packed list starts with its kind: the class name, or the empty string for a list. Kinds are looked up among the
classes a title names, so reading a file cannot instantiate anything else.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

Packed: TypeAlias = Any  # str | int | bool | None | list["Packed"]: recursive aliases do not compile


def pack(value: object) -> Packed:
    """A value as plain data, complete enough to unpack it again.

    >>> pack([1, [2, True]])
    ['', 1, ['', 2, True]]
    >>> unpack(pack([1, [2, True]]), kinds_of(()))
    [1, [2, True]]
    """
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        packed: list[Packed] = ["", *value]
        for k in range(1, len(packed)):
            if not isinstance(packed[k], int):  # most are numbers: save the call
                packed[k] = pack(packed[k])
        return packed
    fields: tuple[str, ...] | None = getattr(type(value), "FIELDS", None)
    if fields is None:
        raise TypeError(f"A {type(value).__name__} may not be part of a state: {value!r}.")
    return [type(value).__name__, *[pack(getattr(value, name)) for name in fields]]


def same(one: object, other: object) -> bool:
    """True if two values have the same type and are equal in every declared field."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, (int, str)):  # before the FIELDS lookup: a missing attribute is slow
        return one == other
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and not [k for k in range(len(one)) if not same(one[k], other[k])]
    fields: tuple[str, ...] | None = getattr(type(one), "FIELDS", None)
    if fields is None:
        return one == other
    return not [name for name in fields if not same(getattr(one, name), getattr(other, name))]


def kinds_of(classes: Sequence[type[Any]]) -> dict[str, type[Any]]:
    """The classes of a title, by the names they are packed under."""
    return {cls.__name__: cls for cls in classes}


def unpack(data: Packed, kinds: Mapping[str, type[Any]]) -> Any:
    """The value that was packed; ValueError when the data has a kind that this title does not."""
    if not isinstance(data, list):
        return data
    if not data:
        raise ValueError("A packed list must start with its kind.")
    kind = data[0]
    parts = [unpack(item, kinds) if isinstance(item, list) else item for item in data[1:]]
    if kind == "":
        return parts
    cls = kinds.get(kind)
    if cls is None:
        raise ValueError(f"There is no kind {kind!r} here.")
    if len(parts) != len(cls.FIELDS):
        raise ValueError(f"A {kind} has {len(cls.FIELDS)} fields, not {len(parts)}.")
    return cls(*parts)
