"""A second try is for few tests that failed, never for a run that broke off."""

from tools.second_try import refusal


def test_few_failed_tests_may_be_tried_again() -> None:
    assert refusal(["tests/browser/test_a.py::test_b", "tests/browser/test_a.py::test_c"], 3) == ""


def test_many_failed_tests_may_not() -> None:
    assert "4 tests failed" in refusal([f"tests/browser/test_a.py::test_{n}" for n in range(4)], 3)


def test_a_run_that_broke_off_may_not() -> None:
    assert "broke off" in refusal([], 3)
    assert "cannot be read" in refusal(["tests/browser/test_a.py"], 3)
