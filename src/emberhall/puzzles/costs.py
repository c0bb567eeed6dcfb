"""What mining costs: processor seconds, stage by stage, and how many questions passed each."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

STAGES: Final = ("play", "glance", "plain", "proof", "rating")
Args = ParamSpec("Args")
Made = TypeVar("Made")


class Costs:
    """Seconds and numbers by stage; those of several games add up."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(STAGES, 0.0)
        self.tries: Counter[str] = Counter()

    def of(self, stage: str, work: Callable[Args, Made], *args: Args.args, **kwargs: Args.kwargs) -> Made:
        """Do a piece of work of a stage, and count what it costs."""
        began = time.process_time()
        result = work(*args, **kwargs)
        self.seconds[stage] += time.process_time() - began
        self.tries[stage] += 1
        return result

    def add(self, other: "Costs") -> None:
        for stage, seconds in other.seconds.items():
            self.seconds[stage] += seconds
        self.tries.update(other.tries)

    @property
    def whole(self) -> float:
        """All seconds."""
        return sum(self.seconds.values())
