"""One route of the HTTP interface: who may call it, what it is given and what it answers."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from msgspec import Meta, structs

from emberhall.wire.values import Body

Auth = Literal["none", "welcome", "needed"]
"""Whether a token is ignored, read if one is sent, or required."""
TEXT = "text/plain"
PNG = "image/png"
ICS = "text/calendar"
NOT_JSON = (TEXT, PNG, ICS)
PARAMETERS: Mapping[str, Any] = {
    "chapter": Annotated[int, Meta(ge=1, le=999_999)],
    "circle": str,
    "day": str,
    "event": str,
    "example": str,
    "eyes": str,
    "kept": Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,40}$(?!\\n)")],
    "lang": str,
    "lesson": str,
    "mark": str,
    "moment": Annotated[int, Meta(ge=0, le=999_999)],
    "puzzle": str,
    "note": Annotated[int, Meta(ge=1, le=999_999)],
    "page": Annotated[int, Meta(ge=1, le=10_000)],
    "link": Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,64}$(?!\\n)")],
    "secret": Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,64}$(?!\\n)")],
    "sheet": str,
    "seat": Annotated[int, Meta(ge=0, le=999)],
    "stroke": Annotated[int, Meta(ge=1, le=999_999)],
    "study": str,
    "table": str,
    "title": str,
    "user": str,
    "who": str,
}
"""The type of each parameter in a path, by name: a name means the same in every route."""


@dataclass(frozen=True, slots=True)
class Route:
    """One request: who may make it, its path, query and body, and its answer."""

    name: str
    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    summary: str
    reply: Any
    body: type[Body] | None = None
    auth: Auth = "none"
    status: int = 200
    errors: tuple[int, ...] = ()
    kids: bool = True
    """False if it leads to strangers, or to words of one's own: somebody in kid mode may not ask for it."""
    query: Mapping[str, Any] = field(default_factory=dict)
    """The query parameters: the type of each, by name. All are optional."""
    parameters: Mapping[str, Any] = field(init=False)
    """The parameters of the path: the type of each, by name."""

    def __post_init__(self) -> None:
        names = re.findall(r"{(\w+)}", self.path)
        unknown = [name for name in names if name not in PARAMETERS]
        if unknown:
            raise ValueError(f"The path {self.path} has the parameter {unknown[0]!r}, whose type is not declared.")
        object.__setattr__(self, "parameters", {name: PARAMETERS[name] for name in names})

    @property
    def body_may_be_empty(self) -> bool:
        """True if every field of the body has a default, so that the body may be left out."""
        return self.body is not None and not any(field.required for field in structs.fields(self.body))
