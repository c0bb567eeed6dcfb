"""Small nets: outputs computed by hand, and weights of the wrong shape are refused."""

import pytest

from emberhall.kernel.nets import Net, straight


def test_hidden_units_pass_on_what_is_positive() -> None:
    net = Net(2, [1.0, -1.0, 0.5, 2.0, -1.0, 0.0, 0.0, 3.0, 0.25])
    assert net.value([2.0, 1.0]) == pytest.approx(2.0 * 1.5 + 0.25)
    assert net.value([-3.0, 0.0]) == pytest.approx(3.0 * 3.0 + 0.25)


def test_a_straight_net_adds_up_its_inputs() -> None:
    net = Net(3, straight([1.0, -2.0, 0.5], 4.0))
    assert net.value([1.0, 2.0, 3.0]) == pytest.approx(1.0 - 4.0 + 1.5 + 4.0)


def test_weights_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match="A net of 3 features cannot have 7 weights"):
        Net(3, [0.0] * 7)
