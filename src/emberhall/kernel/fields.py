"""How to declare a field whose type alone does not say enough. `tools/fields.py` generates the methods from this.

By default clones share plain values and copy lists.
"""

from typing import Annotated, Any, TypeAlias, TypeVar, final

T = TypeVar("T")

Shared: TypeAlias = Annotated[T, "shared"]  # clones share the object: it is never changed in place
Parts: TypeAlias = Annotated[list[T], "parts"]  # clones get a clone of each item


@final
class Start:
    """`turns: Annotated[i64, Start(0)]`: what it begins as, so that `start` need not be told.

    A value that depends on other fields is written as text: `Start("[0] * terms.seats")`.
    """

    def __init__(self, value: Any) -> None:
        self.value = value


@final
class Derived:
    """`seats: Annotated[i64, Derived("terms.seats")]`: computed from other fields, neither passed nor packed."""

    def __init__(self, expression: str) -> None:
        self.expression = expression


@final
class Constant:
    """`book: Annotated[Book, Constant("NO_BOOK")]`: set after construction, shared by clones, never packed."""

    def __init__(self, expression: str) -> None:
        self.expression = expression
