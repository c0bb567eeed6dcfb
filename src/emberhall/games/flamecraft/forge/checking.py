"""What is wrong with a draft: what is not in the language, what does not go together, and what the card kit refuses."""

from collections.abc import Iterator
from typing import Any, Final

from emberhall.games.flamecraft.cards.catalogue import entry_of
from emberhall.games.flamecraft.cards.reader import read
from emberhall.games.flamecraft.forge import writing
from emberhall.games.flamecraft.forge.language import TIERS, kinds, shapes
from emberhall.games.flamecraft.forge.vocabulary import AT_LEAST, said
from emberhall.kernel.cards.errors import CardError, Diagnostic
from emberhall.kernel.forge.forge import Draft, Fault, Finding, Kind, Mend
from emberhall.kernel.forge.placing import NAMES, faulty, line_of, names, unfit, with_row, without
from emberhall.kernel.forge.toml import card_file

FILE: Final = "draft.toml"
ALSO: Final = ("id", "kind", "drawing", "provenance")
LARGE: Final = 3  # reputation for each good paid that is far off
GREAT: Final = 10  # reputation of a dragon that is far off


def check(draft: Draft) -> Finding:
    """What is wrong with a draft, or the card it makes."""
    if "kind" not in draft:  # from a card file
        return kit(draft, None)
    kind = next((each for each in kinds() if each.key == draft["kind"]), None)
    if kind is None:
        return Finding([faulty(NAMES, "kind", "E07", f"there is no kind {draft['kind']!r}.")])
    faults = [*names(draft), *unfit(kind, shapes(), draft, ALSO)]
    wrong = {fault.line for fault in faults}
    faults += [fault for fault in discords(kind, draft) if fault.line not in wrong] if sound(kind, draft) else []
    doubts = [] if faults else list(odd(kind, draft))
    finding = Finding(faults, doubts) if faults else kit(draft, kind)
    return Finding(finding.faults, doubts, finding.entry, finding.text)


def sound(kind: Kind, draft: Draft) -> bool:
    """Whether all fields of its kind are there, in the form they have."""
    lists = [shape["field"] for shape in kind.lines if shape["is"] == "rows"]
    fields = [name for shape in kind.lines if shape["is"] == "table" for name in shape["fields"]]
    return all(isinstance(draft.get(name), list) for name in lists) and all(name in draft for name in fields)


def kit(draft: Draft, kind: Kind | None) -> Finding:
    """What the card kit says of a draft that is in the language."""
    table, family = writing.written(draft), writing.family(draft)
    try:
        book, cards = read({FILE: card_file([(family, table)])})
    except (CardError, ValueError) as problem:
        said_of = problem.diagnostics if isinstance(problem, CardError) else [Diagnostic(FILE, "", "", str(problem))]
        return Finding([refused(each, draft, kind) for each in said_of])
    card = next(each for each in cards if each.family == family and each.id == table.get("id"))
    entry = entry_of(book, card)
    return Finding([], [], entry, entry["line"])


def refused(problem: Diagnostic, draft: Draft, kind: Kind | None) -> Fault:
    """A mistake that only the kit knows."""
    field, _, number = problem.field.split(".")[0].partition(" ")
    at = int(number) - 1 if number.isdecimal() else 0
    line = line_of(kind, draft, field, at) if kind else NAMES
    return faulty(line, problem.field or "card", "E10", problem.sentence)


# --- what does not go together


def discords(kind: Kind, draft: Draft) -> Iterator[Fault]:
    if kind.key == "shop":
        yield from of_shop(kind, draft)
    elif kind.key == "enchantment":
        yield from twice(kind, draft, "cost", [each.get("good") for each in draft["cost"] if isinstance(each, dict)])
    elif kind.key == "sets":
        yield from of_sets(kind, draft)
    elif kind.key == "sun":
        yield from twice(kind, draft, "when", [str(each).split(AT_LEAST)[0] for each in draft["when"]])
    for field in ("ability", "effects"):
        for row, effect in enumerate(draft.get(field, [])):
            yield from of_effect(kind, draft, field, row, effect)


def of_shop(kind: Kind, draft: Draft) -> Iterator[Fault]:
    if draft["icon"] == "dragon" and draft["amount"] != 1:
        mends = [Mend(said("mend-one"), {**draft, "amount": 1})]
        line = line_of(kind, draft, "icon")
        yield faulty(line, "amount", "E08", "an artisan icon draws one artisan.", mends, "flamecraft-forge-E08-artisan")


def twice(kind: Kind, draft: Draft, field: str, words: list[Any]) -> Iterator[Fault]:
    """The same thing stands in two lines."""
    for row, word in enumerate(words):
        if word in words[:row]:
            line = line_of(kind, draft, field, row)
            yield faulty(
                line, field, "E03", f"{word} stands there twice.", [without(draft, field, row)], "flamecraft-forge-E03"
            )


def of_sets(kind: Kind, draft: Draft) -> Iterator[Fault]:
    if draft["set"] == []:
        mends = [Mend(said("mend-bread"), {**draft, "set": ["br"]})]
        yield faulty(line_of(kind, draft, "set"), "set", "E02", "a set has at least one good.", mends)
    tiers = [draft[name] for name in TIERS]
    if not all(isinstance(tier, int) for tier in tiers):
        return
    best = sorted(tiers)
    if best[-1] == 0:
        best = [0, 2, 4, 7]
    elif best == tiers:
        return
    mends = [Mend(said("mend-tiers"), {**draft, **dict(zip(TIERS, best, strict=True))})]
    line = line_of(kind, draft, "once")
    yield faulty(line, "tiers", "E08", "more sets give more.", mends, "flamecraft-forge-E08-tiers")


def of_effect(kind: Kind, draft: Draft, field: str, row: int, effect: Any) -> Iterator[Fault]:
    """Nothing gained or paid; wherever it stands within a line, the line is to be mended."""
    if not isinstance(effect, dict) or not any(nothing(each) for each in every(effect)):
        return
    mends = [with_row("flamecraft-forge-mend-coin", draft, field, row, with_coin(effect))]
    if len(draft[field]) > 1:
        mends.append(without(draft, field, row))
    line = line_of(kind, draft, field, row)
    yield faulty(line, field, "E08", "it is about nothing.", mends, "flamecraft-forge-E08-nothing")


def nothing(effect: Draft) -> bool:
    return effect.get("op") in ("gain", "pay") and effect.get("goods") == [] and effect.get("coins") == 0


def every(effect: Draft) -> Iterator[Draft]:
    """An effect, and all within it."""
    yield effect
    for value in effect.values():
        for each in value if isinstance(value, list) else ():
            if isinstance(each, dict):
                yield from every(each)


def with_coin(value: Any) -> Any:
    """Wherever nothing was meant, one coin."""
    if isinstance(value, list):
        return [with_coin(each) for each in value]
    if not isinstance(value, dict):
        return value
    inner = {name: with_coin(each) for name, each in value.items()}
    return {**inner, "coins": 1} if nothing(inner) else inner


# --- what is only odd


def odd(kind: Kind, draft: Draft) -> Iterator[Fault]:
    if kind.key == "enchantment":
        price = sum(each["n"] for each in draft["cost"])
        given = sum(each["n"] for each in draft["gives"] if each["what"] == "rep")
        if given >= LARGE * price:
            line = line_of(kind, draft, "gives")
            yield Fault(
                line, "gives", "W01", said("W01-spell", count=given, price=price), "it gives much for its cost."
            )
    for row, effect in enumerate(draft.get("effects", []) if kind.key in ("sun", "moon") else []):
        if effect["op"] in ("score", "score_if") and effect["count"] >= GREAT:
            line = line_of(kind, draft, "effects", row)
            yield Fault(line, "effects", "W01", said("W01", count=effect["count"]), "it gives much for a dragon.")
