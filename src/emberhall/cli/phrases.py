"""The text of a card in one language, from the phrases its catalogue entry is made of."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from emberhall.cli.voices import Voice

GOODS = ("br", "me", "ir", "po", "cr", "pl")
UNSAID: dict[str, str | int] = {"then": "", "any_icon": 0, "again": 0}  # defaults of what a phrase may leave out


class Reader:
    """Says phrases of a title's cards."""

    def __init__(self, title: str, voice: Voice) -> None:
        self.title = title
        self.voice = voice

    def say(self, key: str, **args: str | int) -> str:
        return self.voice(f"{self.title}-{key}", **args)

    def row(self, phrases: Sequence[Mapping[str, Any]]) -> str:
        """Some phrases, one after the other."""
        return " ".join(self.phrase(phrase) for phrase in phrases)

    def phrase(self, phrase: Mapping[str, Any]) -> str:
        args: dict[str, Any] = {**UNSAID, **phrase["args"]}
        for name, part in phrase["parts"].items():
            args[name] = self.row(part)
        if isinstance(args.get("goods"), str):
            args["goods"] = self.tokens(args["goods"].split(), args["coins"])
        if isinstance(args.get("per"), str):
            args["per"] = self.counted("count", args["per"], 0)
        key = f"do-{phrase['say']}"
        if phrase["needs"]:
            args["when"] = self.needs(phrase["needs"])
            key += "-when"
        text = self.say(key, **args).strip()
        return f"{text} {self.say('do-place-filled', **args)}" if "filled" in args else text

    def tokens(self, goods: Sequence[str], coins: int) -> str:
        """Goods and coins as `2 bread, 1 coin`."""
        counts = [*Counter(goods).items(), *([("coin", coins)] if coins else [])]
        return ", ".join(self.say("some", good=good, count=count) for good, count in counts)

    def needs(self, needs: Sequence[Sequence[Any]]) -> str:
        return ", ".join(self.counted("need", name, least) for name, least in needs)

    def counted(self, key: str, name: str, least: int) -> str:
        """A count by its name, which may end in a good."""
        base, _, good = name.rpartition("_")
        if good in GOODS:
            return self.say(key, count=base, good=self.say("good", good=good), least=least)
        return self.say(key, count=name, good="", least=least)

    def card(self, entry: Mapping[str, Any]) -> str:
        """The whole text of a card."""
        parts: list[str] = [self.say(f"passive-{name}") for name in entry.get("passive", ())]
        if entry.get("reveal"):
            parts.append(self.say("reveal", text=self.row(entry["reveal"])))
        if entry.get("start"):
            parts.append(self.say("start", text=self.row(entry["start"])))
        if entry.get("choice", 2) > 2:
            parts.append(self.say("choose-from", count=entry["choice"]))
        if "timing" in entry:
            parts.append(self.say("timing", timing=entry["timing"]))
        if entry.get("match"):
            one, two = (self.counted("count", name, 0) for name in entry["match"])
            parts.append(self.say("match", one=one, two=two))
        if entry.get("needs"):
            needs = self.needs(entry["needs"])
            parts.append(needs if entry["family"] == "achievement" else self.say("if", when=needs))
        parts.append(self.row(entry.get("text", ())))
        parts.append(
            " / ".join(self.row(tier) or "–" for tier in entry.get("tiers", ()))
        )  # for one set, two, three ...
        return " ".join(part for part in parts if part)
