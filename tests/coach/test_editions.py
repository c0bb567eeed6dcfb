"""The edition of the coach: equal for equal files, different after every change."""

from pathlib import Path

import pytest

import emberhall
from emberhall import titles
from emberhall.coach import editions


def test_every_title_and_budget_has_its_own_edition() -> None:
    values = {editions.edition_of(title, budget) for title in titles() for budget in (40, 200)}
    assert len(values) == 2 * len(list(titles()))


def test_a_changed_weight_makes_another_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "emberhall" / "bots").mkdir(parents=True)
    weights = tmp_path / "emberhall" / "bots" / "weights.json"
    weights.write_text("1")
    monkeypatch.setattr(emberhall, "__file__", str(tmp_path / "emberhall" / "__init__.py"))
    first = editions.edition_of.__wrapped__("dualis")
    assert editions.edition_of.__wrapped__("dualis") == first
    weights.write_text("2")
    assert editions.edition_of.__wrapped__("dualis") != first
