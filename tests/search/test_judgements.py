"""Judges say what they said when the strengths of bots were measured."""

import pytest

from tests.search.judgements import SIZES, file_of, text


@pytest.mark.no_cover  # slow, and other tests cover the same lines
@pytest.mark.parametrize("title", SIZES)
def test_a_judge_says_what_it_said(title: str) -> None:
    assert text(title).splitlines() == file_of(title).read_text("utf-8").splitlines()
