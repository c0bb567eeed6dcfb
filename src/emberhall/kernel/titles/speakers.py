"""Lines of a story as sentences of one language: the arguments of a message, with the names of seats and things.

The page does the same in `table/story/speaker.ts`; a test compares the two, line by line.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, final

from emberhall.kernel.story import Line, Noun, Story
from emberhall.kernel.titles.boards import Voice
from emberhall.kernel.titles.catalogues import cards_of

NOTHING = "none"  # what messages select for a fact that is not there
Naming: TypeAlias = Callable[[str, Voice], str]


@final
class Speaker:
    """Says the lines of one title to one reader: seat `own`, or a spectator (None).

    `namings` are the title's own names for the values of a fact, or for a way of naming, where neither a message nor
    the catalogue does.
    """

    def __init__(
        self,
        story: Story,
        names: Sequence[str],
        voice: Voice,
        own: int | None = None,
        namings: Mapping[str, Naming] | None = None,
    ) -> None:
        self.story = story
        self.names = names
        self.voice = voice
        self.own = own
        self.namings: Mapping[str, Naming] = namings if namings is not None else {}

    def say(self, line: Line) -> str:
        """The sentence; if it is about the reader, that of its attribute `you`, if it has one."""
        arguments = self.arguments(line)
        own = self.voice.whole(f"{line.key}.you", **arguments) if self.is_own(line.who) == "yes" else None
        return own or self.voice(line.key, **arguments)

    def arguments(self, line: Line) -> dict[str, str | int]:
        """Every fact of its kind, named; a list also has its length, as `$cards_count`."""
        arguments: dict[str, str | int] = {
            "name": self.name(line.who),
            "other": self.name(line.to),
            "you": self.is_own(line.who),
            "other_you": self.is_own(line.to),
        }
        for fact in line.telling.facts:
            value = line.event.get(fact)
            if isinstance(value, list):
                arguments[f"{fact}_count"] = len(value)
            arguments[fact] = self.argument(line, fact, value)
        return arguments

    def argument(self, line: Line, fact: str, value: Any) -> str | int:
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return "yes" if value else "no"
        noun = self.story.noun_of(line, fact)
        if isinstance(value, list):
            if noun is not None and noun.way in ("scores", "signed"):
                sign = "+d" if noun.way == "signed" else "d"
                return " : ".join(format(each, sign).replace("-", "−") for each in value)
            if noun is not None and noun.way == "counted":
                return (
                    ", ".join(self.counted(noun, each, value.count(each)) for each in dict.fromkeys(value)) or NOTHING
                )
            return ", ".join(self.named(fact, noun, each) for each in value) or NOTHING
        if isinstance(value, int) and noun is None:
            return value
        return self.named(fact, noun, value)

    def named(self, fact: str, noun: Noun | None, value: Any) -> str:
        """One value, by the title's own naming, its noun, or as it is."""
        naming = self.namings.get(fact) or self.namings.get(noun.way if noun is not None else "")
        if naming is not None:
            return naming(str(value), self.voice)
        if noun is None:
            return str(value)
        if noun.way == "seat":
            return self.name(value)
        if noun.way == "signed":
            return format(value, "+d").replace("-", "−")
        if noun.way == "digits":
            return str(value).replace("-", "−")
        if noun.way == "card":
            entry = cards_of(self.story.title).get(str(value))
            return str(entry["name"][self.voice.lang]) if entry else str(value)
        return self.voice(noun.message, **{noun.argument: value})

    def counted(self, noun: Noun, value: Any, count: int) -> str:
        return self.voice(noun.message, **{noun.argument: value, "count": count})

    def name(self, seat: int | None) -> str:
        return NOTHING if seat is None or not 0 <= seat < len(self.names) else self.names[seat]

    def is_own(self, seat: int | None) -> str:
        return "yes" if seat is not None and seat == self.own else "no"
