"""Drafts of shop cards as a card file has them, and what is wrong with them."""

from collections.abc import Iterator
from typing import Final

from emberhall.games.flamecraft_duals.cards.catalogue import catalogue
from emberhall.games.flamecraft_duals.cards.reader import read
from emberhall.games.flamecraft_duals.forge.language import PLACES, kinds, said
from emberhall.kernel.cards.errors import CardError
from emberhall.kernel.forge.forge import Draft, Fault, Finding, Kind, Mend
from emberhall.kernel.forge.placing import NAMES, faulty, line_of, names, unfit
from emberhall.kernel.forge.toml import card_file

FILE: Final = "draft.toml"
FAMILY: Final = "shop"
ALSO: Final = ("id", "kind", "provenance")
MOST_TYPES: Final = 3  # different dragons on a card
USUAL: Final = {3: (2, 3), 4: (4, 5)}  # reputation of the cards of the box, by their size


def written(draft: Draft) -> Draft:
    """The table of a card file; a table from a card file stays as it is."""
    if "kind" not in draft:
        return draft
    both = draft["name"]
    return {
        "id": draft["id"],
        "shape": draft["shape"],
        "icons": "".join([draft[place] for place in PLACES if place in draft]),
        "reputation": draft["reputation"],
        "en": both["en"],
        "fr": both["fr"],
        "provenance": "house",
    }


def check(draft: Draft) -> Finding:
    """What is wrong with a draft, or the card it makes."""
    if "kind" not in draft:  # from a card file
        return kit(draft)
    kind = next((each for each in kinds() if each.key == draft["kind"]), None)
    if kind is None:
        return Finding([faulty(NAMES, "kind", "E07", f"there is no kind {draft['kind']!r}.")])
    faults = [*names(draft), *unfit(kind, {}, draft, ALSO)]
    faults += [] if any(fault.line > NAMES for fault in faults) else list(discords(kind, draft))
    if faults:
        return Finding(faults)
    finding = kit(draft)
    return Finding(finding.faults, list(odd(kind, draft)), finding.entry, finding.text)


def kit(draft: Draft) -> Finding:
    """What the card kit says of a draft that is in the language."""
    try:
        book = read({FILE: card_file([(FAMILY, written(draft))])})
    except CardError as problem:
        return Finding([faulty(NAMES, each.field or "card", "E10", each.sentence) for each in problem.diagnostics])
    entry = next(each for each in catalogue(book) if each["id"] == draft["id"])
    return Finding([], [], entry, entry["line"])


def discords(kind: Kind, draft: Draft) -> Iterator[Fault]:
    """More than three different dragons, which nobody could match."""
    own = [place for place in PLACES if place in draft]
    if len({draft[place] for place in own}) > MOST_TYPES:
        last = own[-1]
        mends = [
            Mend(said("mend-like", place=place, type=draft[place]), {**draft, last: draft[place]}) for place in own[:2]
        ]
        line = line_of(kind, draft, last)
        plain = "at most three different dragons can be matched."
        yield faulty(line, last, "E08", plain, mends, "flamecraft_duals-forge-E08")


def odd(kind: Kind, draft: Draft) -> Iterator[Fault]:
    """A worth that no card of the box has."""
    low, high = USUAL[sum(place in draft for place in PLACES)]
    if not low <= draft["reputation"] <= high:
        line = line_of(kind, draft, "reputation")
        sentence = said("W01", count=draft["reputation"], low=low, high=high)
        yield Fault(line, "reputation", "W01", sentence, "no card of the box is worth that.")
