"""The messages of a language, as Fluent's bundle. Only what speaks imports this; on a device, the forge."""

import re
from collections.abc import Iterable

from fluent.runtime import FluentBundle, FluentResource

NAME = re.compile(r"-?[A-Za-z][\w-]*")
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # any other line starts with a blank


class Catalogue(FluentBundle):
    """The messages of a language. Each is parsed when first needed: parsing all takes half a second."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        super().__init__([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            starts = list(ENTRY.finditer(text))
            ends = [*(each.start() for each in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=False):
                self._unread.setdefault(start[1], text[start.start() : end])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _read(self, name: str) -> None:
        """Parse a message or term, and everything it may refer to."""
        text = self._unread.pop(name, None)
        if text is not None:
            self.add_resource(FluentResource(text))
            for each in NAME.findall(text):
                self._read(each)
