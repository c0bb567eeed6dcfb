"""Rows of a TOML file as dataclasses: each field is checked against its annotation, and errors name file and field."""

from dataclasses import MISSING, fields, is_dataclass
from math import isfinite
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

Row = TypeVar("Row")
COMPUTED = MappingProxyType({"computed": True})
"""Metadata for a field that is no field of the file."""
KINDS = {str: "a text", bool: "true or false", int: "a whole number", float: "a number"}


def row(kind: type[Row], table: object, where: str) -> Row:
    """A dataclass from a table; ValueError for a field that is unknown, missing or of the wrong kind."""
    if not isinstance(table, dict):
        raise ValueError(f"{where}: it must be a table, not {table!r}.")
    hints = get_type_hints(kind)
    known = {each.name: each for each in fields(kind) if each.metadata != COMPUTED}  # type: ignore[arg-type]
    for name in table:
        if name not in known:
            raise ValueError(f"{where}.{name}: there is no such field; there is {', '.join(known)}.")
    for name, each in known.items():
        if name not in table and each.default is MISSING and each.default_factory is MISSING:
            raise ValueError(f"{where}.{name}: it is missing.")
    values = {name: checked(value, hints[name], f"{where}.{name}") for name, value in table.items()}
    try:
        return kind(**values)
    except ValueError as problem:
        raise ValueError(f"{where}: {problem}") from None


def checked(value: Any, hint: Any, where: str) -> Any:
    """A value of the annotated type; whole numbers may stand for others, lists for tuples, tables for dataclasses."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in {Union, UnionType}:
        kinds = [each for each in args if each is not NoneType]
        return checked(value, kinds[0], where) if len(kinds) == 1 else of_kinds(value, kinds, where)
    if origin is Literal:
        if value not in args:
            raise ValueError(f"{where}: it cannot be {value!r}; it can be {', '.join(args)}.")
        return value
    if origin in {list, tuple}:
        if not isinstance(value, list):
            raise ValueError(f"{where}: it must be a list, not {value!r}.")
        return origin(checked(each, args[0], f"{where}, number {number}") for number, each in enumerate(value, 1))
    if origin is dict:
        return by_name(value, args[1], where)
    if is_dataclass(hint) and isinstance(hint, type):
        return row(hint, value, where)
    return of_kinds(value, [hint], where)


def by_name(table: object, hint: Any, where: str) -> dict[str, Any]:
    """A table whose names are free and whose values are all of one kind."""
    if not isinstance(table, dict):
        raise ValueError(f"{where}: it must be a table, not {table!r}.")
    return {name: checked(value, hint, f"{where}.{name}") for name, value in table.items()}


def of_kinds(value: Any, kinds: list[Any], where: str) -> Any:
    """A plain value, if it is of one of these kinds."""
    if float in kinds and type(value) is int:
        return float(value)
    if type(value) in kinds and not (type(value) is float and not isfinite(value)):
        return value
    raise ValueError(f"{where}: it must be {' or '.join(KINDS[kind] for kind in kinds)}, not {value!r}.")
