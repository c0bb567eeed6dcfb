"""One route of the HTTP interface."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import structs

from emberhall.wire.values import Body

Auth = Literal["none", "welcome", "needed"]


@dataclass(frozen=True, slots=True)
class Route:
    """One request: who may make it, its body and its answer."""

    name: str
    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    summary: str
    reply: Any
    body: type[Body] | None = None
    auth: Auth = "none"
    status: int = 200
    errors: tuple[int, ...] = ()
    query: Mapping[str, Any] = field(default_factory=dict)
    """The query parameters: the type of each, by name."""

    @property
    def body_may_be_empty(self) -> bool:
        """True if every field of the body has a default, so that the body may be left out."""
        return self.body is not None and not any(field.required for field in structs.fields(self.body))


TEXT = "text/plain"
