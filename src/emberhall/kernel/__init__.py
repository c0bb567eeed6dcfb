"""What every game shares: steps, decisions, events, chance, records. It knows no title, and only the standard library.

`i64` marks ints that compiled code may keep in one machine word; interpreted, it is int. It stands here because a
package's `__init__` is not compiled: the name must exist at run time without the compiler's own package.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
