"""Arguments of the balance reports: wrong ones are refused with a sentence before any game is played."""

import pytest

from bench.balance.__main__ import main

WRONG = [
    ("flamecraft", ["--option", "late_goods=true"], "late_goods cannot be 'true'; it can be printed, house."),
    ("flamecraft", ["--option", "late"], "An option is said as NAME=VALUE, not 'late'."),
    ("flamecraft", ["--seats", "6"], "flamecraft is played with 1 or 2 or 3 or 4 or 5 seats, not 6."),
    ("flamecraft", ["--games", "0"], "'0' is not a number of at least 1."),
    ("flamecraft", ["--level", "clever"], "invalid choice: 'clever'"),
    ("dragonduel", ["--option", "second=none"], "dragonduel has no option 'second'"),
    ("dragonduel", ["--workers", "two"], "'two' is not a number of at least 1."),
]


@pytest.mark.parametrize(("title", "said", "sentence"), WRONG)
def test_wrong_arguments_are_a_sentence(
    title: str, said: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench.balance", title, *said])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err


def test_a_short_report_says_seats_and_turn_order(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "--games 4 --seats 2 --workers 1 --level random"
    monkeypatch.setattr("sys.argv", ["bench.balance", "flamecraft", *said.split()])
    assert main() == 0
    printed = capsys.readouterr().out
    assert "2 seats: 4 games" in printed
    assert [f"  seat {k}: " in printed and f"  player {k} in turn order: " in printed for k in (1, 2)] == [True, True]
