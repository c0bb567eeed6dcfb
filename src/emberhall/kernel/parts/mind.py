"""The mind of a title: what a seat may imagine, and the judge that guides a search."""

from collections.abc import Mapping, Sequence

from emberhall.kernel import mypyc_attr
from emberhall.kernel.chance import Rng
from emberhall.kernel.judges import Judge
from emberhall.kernel.steps import AnyState, State


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Mind:
    """What bots need to think about a title. `imagine` is its own; without a judge, search uses random playouts."""

    def imagine(self, state: AnyState, seat: int, rng: Rng) -> State:
        """The state with everything the seat cannot know dealt anew, consistent with everything it knows."""
        raise NotImplementedError

    def judge(self, weights: Mapping[str, Sequence[float]], horizon: int | None = None) -> Judge | None:
        """The judge that guides search, with fitted weights by name, looking ahead so far, or as far as is usual.

        None: the title has no judge, and search uses random playouts.
        """
        return None
