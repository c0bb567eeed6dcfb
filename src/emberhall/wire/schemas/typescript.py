"""The TypeScript types of everything on the wire, generated from the Python ones.

Messages, HTTP bodies and the view of each of our titles; the output is stable and formatted as by biome.
"""

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import NODEFAULT, inspect

from emberhall import load, pure
from emberhall.kernel.games import own_titles
from emberhall.kernel.parts.face import Face
from emberhall.wire import messages
from emberhall.wire.bodies.house import ErrorBody
from emberhall.wire.route import NOT_JSON
from emberhall.wire.routes import ROUTES
from emberhall.wire.values import FACES, GREETINGS, Asking, Body

WIDTH = 120
HEADER = "// Made by `python -m emberhall.wire.generate` from the Python messages. Do not edit.\n"
EVENT = """
/** An event of any title as one seat hears it: `Events` has those of ours, kind by kind. */
export interface Heard {
  kind: string;
  [field: string]: unknown;
}
/** What an answer of any title gives, by the rules: `Previews` has those of ours. */
export interface Preview {
  gives: string;
  facts: Record<string, unknown>;
}
"""


def text() -> str:
    """The whole of web/src/protocol.ts."""
    if pure.active() == "compiled":
        # Compiled modules have no usable annotations: another process that runs the sources does the work.
        environment = {**os.environ, "EMBERHALL_PURE": "1"}
        command = [sys.executable, "-m", "emberhall.wire.schemas.typescript"]
        return subprocess.run(command, env=environment, check=True, capture_output=True, encoding="utf-8").stdout
    parts = [HEADER]
    parts.append("\n" + _constant("FACES", FACES) + _constant("GREETINGS", GREETINGS))
    parts.append("export type Face = (typeof FACES)[number];\nexport type Greeting = (typeof GREETINGS)[number];\n")
    parts.append("export type Value = string | number | boolean;\n" + EVENT)
    faces = {name: _face_of(name) for name in own_titles()}
    views = {name: face.view_type for name, face in faces.items()}
    parts += _interfaces([*_bodies(), *_frames(messages.ClientMessage), *_frames(messages.ServerMessage)])
    events = {name: _events_of(face) for name, face in faces.items()}
    previews = {name: face.previews for name, face in faces.items()}
    for name, view in views.items():
        parts += _interfaces([view], prefix=_camel(name))
        parts += _interfaces([*previews[name].values()], prefix=f"{_camel(name)}Preview", alias=True)
        parts += _interfaces(events[name], prefix=f"{_camel(name)}Event", alias=True)
    parts.append(_union("ClientMessage", _frames(messages.ClientMessage)))
    parts.append(_union("ServerMessage", _frames(messages.ServerMessage)))
    parts.append("\n/** The view of each title. */\nexport interface Views {\n")
    parts.extend(f"  {name}: {_camel(name)}{view.__name__};\n" for name, view in views.items())
    parts.append("}\n\nexport type View = Views[keyof Views];\n")
    parts += [_union(f"{_camel(name)}Event", kinds, f"{_camel(name)}Event") for name, kinds in events.items() if kinds]
    parts.append("\n/** The events of each title, told apart by their kind. */\nexport interface Events {\n")
    parts.extend(f"  {name}: {f'{_camel(name)}Event' if kinds else 'Heard'};\n" for name, kinds in events.items())
    parts.append("}\n")
    parts += _previews(previews)
    return "".join(parts)


def _previews(previews: Mapping[str, Mapping[str, Any]]) -> Iterable[str]:
    """What the answers of each title give, with the facts of each."""
    yield "\n/** What answers of each title give, told apart by the key of their preview. */\n"
    yield "export interface Previews {\n"
    for title, kinds in previews.items():
        name = f"{_camel(title)}Preview"
        given = [f"{{ gives: {_quoted(key)}; facts: {name}{facts.__name__} }}" for key, facts in kinds.items()]
        one_line = f"  {title}: {' | '.join(given) or 'Preview'};\n"
        many = f"  {title}:\n" + "\n".join(f"    | {each}" for each in given) + ";\n"
        yield one_line if len(one_line) <= WIDTH + 1 else many
    yield "}\n"


def _face_of(title: str) -> Face:
    return load(title).face


def _events_of(face: Face) -> list[Any]:
    return [telling.event for telling in face.story.tellings.values()]


def _bodies() -> list[Any]:
    sent = [route.body for route in ROUTES if route.body is not None]
    got = [route.reply for route in ROUTES if route.reply not in NOT_JSON]
    return [*sent, *got, ErrorBody]


def _frames(union: Any) -> list[Any]:
    return list(union.__args__)


def _camel(title: str) -> str:
    return "".join(part.capitalize() for part in title.split("_"))


def _constant(name: str, values: Iterable[str]) -> str:
    one_line = f"export const {name} = [{', '.join(_quoted(v) for v in values)}] as const;\n"
    if len(one_line) <= WIDTH + 1:
        return one_line
    lines = "".join(f"  {_quoted(value)},\n" for value in values)
    return f"export const {name} = [\n{lines}] as const;\n"


def _union(name: str, members: list[Any], prefix: str = "") -> str:
    names = [prefix + member.__name__ for member in members]
    one_line = f"export type {name} = {' | '.join(names)};\n"
    if len(one_line) <= WIDTH + 1:
        return "\n" + one_line
    return f"\nexport type {name} =\n" + "\n".join(f"  | {member}" for member in names) + ";\n"


def _interfaces(types: list[Any], prefix: str = "", alias: bool = False) -> list[str]:
    """An interface for each struct or typed dict reachable from the types, in the order of first appearance.

    With `alias` each is a type alias instead, which unlike an interface is also a record of unknown fields.
    """
    reachable: dict[str, inspect.Type] = {}
    for info in inspect.multi_type_info(types):
        _collect(info, reachable)
    return [_interface(prefix + name, info, prefix, alias) for name, info in reachable.items()]


def _collect(info: inspect.Type, reachable: dict[str, inspect.Type]) -> None:
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        if info.cls.__name__ in reachable:
            return
        reachable[info.cls.__name__] = info
        for field in info.fields:
            _collect(field.type, reachable)
    elif isinstance(info, inspect.UnionType):
        for member in info.types:
            _collect(member, reachable)
    elif isinstance(info, inspect.DictType):
        _collect(info.value_type, reachable)
    elif isinstance(info, inspect.ListType | inspect.VarTupleType):
        _collect(info.item_type, reachable)
    elif isinstance(info, inspect.TupleType):
        for item in info.item_types:
            _collect(item, reachable)


def _interface(name: str, info: Any, prefix: str, alias: bool) -> str:
    lines = []
    doc = _doc_of(info.cls)
    if doc:
        lines.append(f"/** {doc} */\n")
    lines.append(f"export type {name} = {{\n" if alias else f"export interface {name} {{\n")
    if isinstance(info, inspect.StructType) and info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_quoted(str(info.tag))};\n")
    lines += [f"  {_shown(info, field)}: {_type(field.type, prefix)};\n" for field in info.fields]
    lines.append("};\n" if alias else "}\n")
    return "\n" + "".join(lines)


def _shown(info: Any, field: Any) -> str:
    """The field's name, with a question mark if it may be absent."""
    if isinstance(info, inspect.TypedDictType) or issubclass(info.cls, Body | Asking):
        return f"{field.name}{'' if field.required else '?'}"
    # The server writes every field that has a value: only those that can be UNSET may be absent.
    unset = not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT
    return f"{field.encode_name}{'?' if unset else ''}"


def _doc_of(cls: type) -> str:
    return " ".join((cls.__doc__ or "").split())


def _type(info: inspect.Type, prefix: str) -> str:
    if isinstance(info, inspect.UnionType):
        return _of_union(info, prefix)
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        return prefix + info.cls.__name__
    if isinstance(info, inspect.LiteralType):
        return NAMED.get(frozenset(info.values)) or " | ".join(_literal(value) for value in info.values)
    if isinstance(info, inspect.DictType):
        # A dict of anything is a view, defined by the title; in a list it is an event.
        value = info.value_type
        return "View" if isinstance(value, inspect.AnyType) else f"Record<string, {_type(value, prefix)}>"
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        return _of_list(info.item_type, prefix)
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(_type(item, prefix) for item in info.item_types)}]"
    return PLAIN[type(info)]


NAMED: dict[frozenset[Any], str] = {frozenset(FACES): "Face", frozenset(GREETINGS): "Greeting"}
PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def _of_union(info: inspect.UnionType, prefix: str) -> str:
    if {type(member) for member in info.types} == {inspect.StrType, inspect.IntType, inspect.BoolType}:
        return "Value"
    shown = [_type(member, prefix) for member in info.types]
    return " | ".join(sorted(dict.fromkeys(shown), key=lambda name: name == "null"))


def _of_list(item: inspect.Type, prefix: str) -> str:
    if isinstance(item, inspect.DictType) and isinstance(item.value_type, inspect.AnyType):
        return "Heard[]"
    shown = _type(item, prefix)
    return f"({shown})[]" if " | " in shown else f"{shown}[]"


def _literal(value: object) -> str:
    return _quoted(value) if isinstance(value, str) else str(value).lower()


def _quoted(value: str) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    sys.stdout.write(text())
