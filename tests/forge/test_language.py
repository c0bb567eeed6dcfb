"""Card languages: every word has its sentence in both languages, random cards are played or refused with a reason."""

from collections.abc import Iterator
from typing import Any

import pytest

from emberhall import titles
from emberhall.forge.filling import random_draft
from emberhall.forge.trying import Odd, Summary, tried
from emberhall.kernel.chance import Rng
from emberhall.kernel.forge.forge import Forge, forge_of
from emberhall.kernel.forge.shapes import usual
from emberhall.wire.titles.voices import Voice

FORGES = [title for title in titles() if forge_of(title) is not None]
CARDS = 60


def forge_at(title: str) -> Forge:
    forge = forge_of(title)
    assert forge is not None
    return forge


def keys_in(value: Any) -> Iterator[str]:
    """Every message that a shape or phrase names."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name in ("key", "say", "add", "head", "group") and isinstance(inner, str):
                yield inner
            else:
                yield from keys_in(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from keys_in(inner)


@pytest.mark.parametrize("title", FORGES)
def test_every_word_is_said_in_both_languages(title: str) -> None:
    forge = forge_at(title)
    wanted = set(keys_in([*forge.shapes().values(), *[[kind.label, *kind.lines] for kind in forge.kinds()]])) - {""}
    for lang in ("en", "fr"):
        speaker = Voice(lang)
        assert [key for key in sorted(wanted) if not speaker.knows(key)] == []


@pytest.mark.parametrize("title", FORGES)
def test_a_new_card_lacks_only_its_name(title: str) -> None:
    forge = forge_at(title)
    for kind in forge.kinds():
        assert {fault.line for fault in forge.check(kind.draft).faults} == {1}
        finding = forge.check({**kind.draft, "name": {"en": "New", "fr": "Neuve"}})
        assert finding.faults == []
        assert finding.entry is not None
        for line in kind.lines:
            usual(line, forge.shapes())


@pytest.mark.parametrize("title", FORGES)
def test_random_cards_are_played_or_refused_with_a_reason(title: str) -> None:
    summary = Summary()
    for number in range(CARDS):
        summary.add(tried(Odd(title, number, games=2)))
    assert summary.wrong == []
    assert summary.accepted > CARDS // 5
    assert summary.games == 2 * summary.accepted


@pytest.mark.parametrize("title", FORGES)
def test_every_way_out_leads_somewhere(title: str) -> None:
    """Ways out change the card, and the mistake they mend is gone from where it was."""
    forge, rng = forge_at(title), Rng.seeded(9)
    mended = 0
    for number in range(200):
        kind = forge.kinds()[number % len(forge.kinds())]
        draft = random_draft(kind, forge.shapes(), rng)
        for fault in forge.check(draft).faults:
            for mend in fault.mends:
                assert mend.draft != draft
                after = forge.check(mend.draft).faults
                mended += (fault.line, fault.code) not in [(each.line, each.code) for each in after]
    assert mended > 50
