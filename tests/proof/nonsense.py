"""Nonsense: frames and requests generated from the schemas of the wire, a few valid, most not.

A message is built from its type, with values that fit, nearly fit or do not fit, and sometimes its bytes are then
corrupted. Everything depends only on the given Random.
"""

import json
import random
import re
from typing import Any

from msgspec import inspect

from emberhall.wire.messages import ClientMessage
from emberhall.wire.route import Route
from emberhall.wire.routes import ROUTES

STRANGE: list[Any] = [
    None, True, False, 0, 1, -1, 3, 2**31, 2**53, 2**63, 2**64, -(2**70), 10**400, 1.5, 1e308, "", " ", "\x00",
    "\ud800", "\u202e\u200b", "é" * 40, "undo", "resign", "pass", "use m99999999999999999999 1", "play S5B+", "a" * 199,
    "a" * 201, "a" * 5000, "1" + " " * 3000, "../../etc/passwd", "t'; DROP TABLE moves; --", "{{7*7}}", "%00%ff",
    [], [[]], [None], {}, {"": ""}, {"t": "hello"}, {"a": {"b": [1, {"c": None}]}},
]  # fmt: skip
NESTED = 3000
PIECES = [b"{", b"}", b"[", b"]", b'"', b"\\", b"\\u0000", b"\x00", b"\xff", b"\xc3", b"e999", b"null", b",", b":"]
HUGE = 70_000
CLIENT_FRAMES = inspect.type_info(ClientMessage)
assert isinstance(CLIENT_FRAMES, inspect.UnionType)
KINDS = [each for each in CLIENT_FRAMES.types if isinstance(each, inspect.StructType)]
WEIGHTS = [
    {"play": 4.0, "why": 2.0, "resign": 0.02, "kick": 0.02, "vote": 0.1}.get(str(each.tag), 1.0) for each in KINDS
]
"""Messages that end the attacker's own games are rare, since there is little to try after the end."""
PLACES = ["nowhere", "%00", "a" * 300, "..", "%ff", "t'; DROP TABLE moves; --", "x%0d%0aSet-Cookie:%20a=b"]
KEPT = {"new_token", "sign_out", "sign_out_here", "delete_me", "merge", "use_pass", "sign_in", "new_guest"}
"""Requests that are never made: they would revoke the attacker's own token, or only create more people."""


class Nonsense:
    """Generates messages from what an attacker knows."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.tables: list[str] = ["nowhere"]
        self.words: list[str] = ["play S5B", "pass"]
        self.seqs: dict[str, int] = {}
        self.token = ""

    # --- values

    def value(self, name: str, kind: inspect.Type) -> Any:
        """A value for a field: mostly a fitting one, sometimes something strange."""
        if self.chance.random() < 0.1:
            return self.chance.choice(STRANGE)
        known = self._known(name)
        return self._of(kind) if known is None else known

    def _known(self, name: str) -> Any:
        chance = self.chance
        if name == "table":
            return chance.choice(self.tables)
        if name == "seq":
            return max(self.seqs.values(), default=0) + chance.choice((0, 0, 0, -1, 1, -5, 7, 10**6))
        if name == "words":
            return [self.word() for _ in range(chance.choice((1, 1, 1, 2, 5, 64, 65)))]
        if name in {"word", "ref"} and chance.random() < 0.8:
            return self.word()
        if name == "token":
            return chance.choice((self.token, self.token[:-1], "x" * 32))
        return None

    def word(self) -> str:
        """A word that was legal at some time, or a corrupted one."""
        chance = self.chance
        word = chance.choice(self.words)
        spoil = chance.randrange(6)
        if spoil == 0:
            return word + chance.choice((" ", "+", " 1", "\n", "0" * 30, " " + word))
        if spoil == 1:
            parts = word.split(" ")
            parts[chance.randrange(len(parts))] = chance.choice(chance.choice(self.words).split(" "))
            return " ".join(parts)
        return word

    def _of(self, kind: inspect.Type) -> Any:
        chance = self.chance
        match kind:
            case inspect.UnionType(types=types):
                return self._of(chance.choice(types))
            case inspect.StrType():
                return chance.choice(("Ada", "dualis", "flamecraft", "random", "x" * 12, self.word(), "é\u0301"))
            case inspect.IntType():
                return chance.choice((0, 1, 2, 3, 4, 5, 15, 16, -1, 2**31))
            case inspect.BoolType():
                return chance.random() < 0.5
            case inspect.LiteralType(values=values):
                return chance.choice(values)
            case inspect.ListType(item_type=item):
                return [self._of(item) for _ in range(chance.randrange(4))]
            case inspect.DictType(key_type=key, value_type=item):
                return {str(self._of(key)): self._of(item) for _ in range(chance.randrange(3))}
        return None

    def struct(self, kind: inspect.StructType) -> dict[str, Any]:
        """An object of a type, with some of its fields and perhaps an unknown one."""
        items: dict[str, Any] = {}
        for field in kind.fields:
            if self.chance.random() < (0.95 if field.required else 0.5):
                items[field.encode_name] = self.value(field.name, field.type)
        if self.chance.random() < 0.05:
            items[self.chance.choice(("x", "t", "seat", "__class__", ""))] = self.chance.choice(STRANGE)
        return items

    # --- messages

    def frame(self) -> bytes:
        """The payload of one text frame."""
        [kind] = self.chance.choices(KINDS, WEIGHTS)
        made = {"t": kind.tag, **self.struct(kind)}
        if "seq" in made and made.get("table") in self.tables and self.chance.random() < 0.6:
            made["seq"] = self.seqs.get(made["table"], 0)  # up to date, so that the rules have to refuse the word
        return self.spoiled(encoded(made)) if self.chance.random() < 0.2 else encoded(made)

    def request(self) -> tuple[str, str, bytes]:
        """A request: its method, its path and its body."""
        chance = self.chance
        route = chance.choice([each for each in ROUTES if each.name not in KEPT])
        body = encoded(self.struct(_struct_of(route))) if route.body is not None else b""
        if chance.random() < 0.2:
            body = self.spoiled(body or b"{}")
        path = re.sub(r"\{(\w+)\}", lambda found: self._part(found[1]), route.path)
        method = route.method if chance.random() < 0.95 else chance.choice(("PUT", "OPTIONS", "DELETE", "PATCH"))
        return method, path, body

    def _part(self, name: str) -> str:
        """A value for a parameter of a path."""
        chance = self.chance
        if name == "seat":
            return str(chance.choice((0, 1, 2, 15, "x", "-1", "9" * 30)))
        if name == "title" and chance.random() < 0.8:
            return chance.choice(("dualis", "flamecraft", "dragonduel"))
        return chance.choice(self.tables if chance.random() < 0.8 else PLACES)

    def spoiled(self, data: bytes) -> bytes:
        """The bytes with one corruption."""
        chance = self.chance
        at = chance.randrange(len(data) + 1)
        match chance.randrange(8):
            case 0:
                return data[:at]
            case 1:
                return data[:at] + chance.choice(PIECES) + data[at:]
            case 2:
                return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
            case 3:
                return data[:at] + data
            case 4:
                return chance.choice((b"[", b'{"t":')) * chance.choice((50, NESTED))
            case 5:
                return data[:-1] + b',"t":"ping"}'
            case 6 if chance.random() < 0.02:
                return data[:-1] + b',"pad":"' + b"x" * HUGE + b'"}'
        return chance.randbytes(chance.randrange(60))


def encoded(made: Any) -> bytes:
    """Encode as JSON, including lone surrogates and numbers of any size."""
    return json.dumps(made).encode()


def _struct_of(route: Route) -> inspect.StructType:
    assert route.body is not None
    info = inspect.type_info(route.body)
    assert isinstance(info, inspect.StructType)
    return info
