"""What is wrong with a draft: errors and warnings of the card kit, by line, with sentences and ways out."""

from collections.abc import Sequence
from typing import Any, Final

from emberhall.games.dragonduel.cards.catalogue import entry_of
from emberhall.games.dragonduel.cards.reader import read_book
from emberhall.games.dragonduel.forge.vocabulary import said
from emberhall.kernel.cards.errors import Diagnostic
from emberhall.kernel.cards.phrases import Phrase, phrase
from emberhall.kernel.forge.forge import Draft, Fault, Finding, Mend
from emberhall.kernel.forge.toml import card_file

FILE: Final = "draft.toml"
LINES: Final = {"name": 1, "type": 1, "set": 1, "cost": 2, "element": 2, "strength": 2, "traits": 3, "keywords": 3}
LISTS: Final = ("ability", "play")
MOST_FAULTS: Final = 12
FIRST: Final = 4  # the line of the first ability or effect
# Mistakes whose sentence every title has.
SHARED: Final = ("E01", "E02", "E05", "E06", "E07")
# Mistakes that have a sentence of their own, by code and the last part of the field.
SPECIAL: Final = {
    ("E08", "is"): "E08-is",
    ("E08", "kinds"): "E08-kinds",
    ("E08", "who"): "E08-who",
    ("E08", "unless"): "E08-unless",
    ("E08", "take"): "E08-take",
    ("E09", "player"): "E09-player",
    ("E11", "is"): "E11-is",
}


def check(draft: Draft) -> Finding:
    """What is wrong with a draft, or the card it makes.

    The kit stops at a card's first mistake: what it names is set aside, and the rest is read again.
    """
    faults: list[Fault] = []
    rest, rows = draft, whole_rows(draft)
    for _ in range(MOST_FAULTS):
        finding = check_once(rest, draft, rows)
        faults += finding.faults
        aside = set_aside(rest, rows, finding.faults)
        if aside is None:
            if faults or finding.entry is None:
                return Finding(faults, finding.doubts)
            return Finding([], finding.doubts, finding.entry, finding.entry["text"])
        rest = aside
    return Finding(faults)


def whole_rows(draft: Draft) -> list[int]:
    """The numbers of the rows that are still there."""
    listed = draft.get(field_of(draft))
    return list(range(len(listed))) if isinstance(listed, list) else []


def field_of(draft: Draft) -> str:
    return "play" if draft.get("type") == "magic" else "ability"


def set_aside(rest: Draft, rows: list[int], faults: Sequence[Fault]) -> Draft | None:
    """The draft without what is wrong with it, as far as the rest can be read; None if it cannot, or nothing is."""
    if len(faults) != 1:
        return None
    fault, field = faults[0], field_of(rest)
    if fault.code == "E05" and fault.field == "name":
        return {**rest, "name": {"en": "?", "fr": "?"}}
    if fault.line - FIRST not in rows:
        return None
    at = rows.index(fault.line - FIRST)
    del rows[at]
    listed = [*rest[field][:at], *rest[field][at + 1 :]]
    return {**rest, field: listed} if listed or field == "ability" else None


def check_once(rest: Draft, draft: Draft, rows: Sequence[int]) -> Finding:
    """What the kit says of what is left of a draft."""
    wanted = with_discards(rest)
    try:
        text = card_file([("card", wanted)])
    except ValueError as problem:
        return Finding([fault_of(Diagnostic(FILE, "", "", str(problem), "E02"), draft, rows)])
    book, report = read_book({FILE: text})
    doubts = [fault_of(each, draft, rows) for each in report.warnings]
    if report.errors:
        return Finding([fault_of(each, draft, rows) for each in report.errors], doubts)
    card = book.cards[book.codes[str(rest["set"])]]
    return Finding([], doubts, entry_of(card, book))


def with_discards(value: Any) -> Any:
    """The card as it is written: those revived lie in the discard pile, which no sentence has to say."""
    if isinstance(value, list):
        return [with_discards(each) for each in value]
    if not isinstance(value, dict):
        return value
    inner = {name: with_discards(each) for name, each in value.items()}
    who = inner.get("who")
    if inner.get("op") == "revive" and isinstance(who, dict) and isinstance(who.get("is"), list):
        inner["who"] = {**who, "is": ["zone=discard", *[each for each in who["is"] if each != "zone=discard"]]}
    return {name: each for name, each in inner.items() if not empty(name, each)}


def empty(name: str, value: Any) -> bool:
    """True for what a card file leaves out: a cost of nothing, an exception that is none."""
    return (name == "cost" and value == {}) or (name in ("send", "discard", "spark") and value == 0)


def place_of(field: str) -> tuple[int, list[str]]:
    """The line of a field, as the kit names it, and the parts of its name."""
    parts = field.split(".")
    head, _, number = parts[0].partition(" ")
    if head in LISTS:
        return FIRST + (int(number) - 1 if number.isdecimal() else 0), parts
    return LINES.get(head, 1), parts


def fault_of(problem: Diagnostic, draft: Draft, rows: Sequence[int]) -> Fault:
    """A mistake, by the line it has in the whole draft."""
    line, parts = place_of(problem.field)
    if line >= FIRST and line - FIRST < len(rows):
        line = FIRST + rows[line - FIRST]
    name = SPECIAL.get((problem.code, parts[-1].partition(" ")[0]), problem.code)
    sentence = phrase(f"forge-{name}") if name in SHARED else said(name, **figures(problem.code, draft))
    return Fault(line, problem.field, problem.code, sentence, problem.sentence, mends(problem, draft, line, parts))


def figures(code: str, draft: Draft) -> dict[str, object]:
    if code != "W01":
        return {}
    cost, strength = int(draft.get("cost", 0)), int(draft.get("strength", 0))
    return {"cost": cost, "strength": str(strength), "usual": str(500 * cost // 1000 * 1000)}


def mends(problem: Diagnostic, draft: Draft, line: int, parts: list[str]) -> list[Mend]:
    """One or two ways out of a mistake."""
    if problem.code == "E05":
        return names(draft)
    if line < FIRST:
        return []
    field = "play" if draft.get("type") == "magic" else "ability"
    at = line - FIRST
    listed = draft.get(field)
    if not isinstance(listed, list) or not 0 <= at < len(listed):
        return []
    ways: list[Mend] = []
    if problem.code == "E15":
        ways.append(replaced("mend-once", draft, field, at, {**listed[at], "once": True}))
        ways.append(replaced("mend-enter", draft, field, at, {**listed[at], "on": "enter"}))
        return ways
    if problem.code == "E10":
        ways.append(replaced("mend-exhaust", draft, field, at, {**listed[at], "cost": {"exhaust": True}}))
    elif problem.code == "E14":
        ways.append(replaced("mend-turn", draft, field, at, swapped(listed[at], "until", "battle", "turn")))
    elif problem.code == "E09":
        word, other = ("defender", "each_foe") if parts[-1] == "player" else ("", "")
        wrong = [word] if word else ["it", "same", "self"]
        better: Any = other or {"pick": "up_to", "n": 1, "is": []}
        changed = listed[at]
        for each in wrong:
            for name in ("player",) if word else ("who", "a", "b"):
                changed = swapped(changed, name, each, better)
        ways.append(replaced("mend-foes" if word else "mend-target", draft, field, at, changed))
    elif problem.code == "E08" and parts[-1] == "is":
        ways.append(replaced("mend-anyone", draft, field, at, swapped(listed[at], "is", None, [])))
    if len(listed) > 1 or field == "ability":
        ways.append(Mend(phrase("forge-mend-remove"), {**draft, field: [*listed[:at], *listed[at + 1 :]]}))
    return ways


def names(draft: Draft) -> list[Mend]:
    """The name of the other language."""
    both = draft.get("name")
    known = [text for text in both.values() if isinstance(text, str) and text.strip()] if isinstance(both, dict) else []
    if not known:
        return []
    label: Phrase = phrase("forge-mend-name", name=known[0])
    return [Mend(label, {**draft, "name": {"en": known[0], "fr": known[0]}})]


def replaced(label: str, draft: Draft, field: str, at: int, row: Any) -> Mend:
    listed = draft[field]
    return Mend(said(label), {**draft, field: [*listed[:at], row, *listed[at + 1 :]]})


def swapped(value: Any, field: str, old: Any, new: Any) -> Any:
    """A value with one field changed wherever it has that value (None: any) within it."""
    if isinstance(value, list):
        return [swapped(each, field, old, new) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        name: new if name == field and (old is None or each == old) else swapped(each, field, old, new)
        for name, each in value.items()
    }
