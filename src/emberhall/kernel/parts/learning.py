"""What learners need of a title: a number for each answer, and positions written as numbers."""

from emberhall.kernel import mypyc_attr
from emberhall.kernel.decisions import Option
from emberhall.kernel.observers import Observer


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Learning:
    """Action numbers and observers. Without an observer, learners cannot play a title."""

    def __init__(self, action_count: int) -> None:
        self.action_count = action_count

    def action_id(self, pick: Option) -> int:
        """A dense number below action_count, for learners with fixed heads."""
        raise NotImplementedError

    def observer(self, seats: int) -> Observer | None:
        """The observer that writes positions as numbers for learners; None: learners cannot play this title."""
        return None
