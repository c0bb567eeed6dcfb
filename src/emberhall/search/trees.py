"""Tree search over information sets: one tree for all imagined states, with an edge for each answer possible in any.

The answer to try next is chosen by PUCT: its mean reward so far, and the judge's prior. Where there are many answers,
only the likeliest are considered at first, and more of them as the visits of the node grow.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.games import Seat
from emberhall.kernel.judges import Judge
from emberhall.kernel.steps import State
from emberhall.search.budgets import Budget
from emberhall.search.worlds import Worlds

MOVER: Final = 1 << 40  # the key of an edge is its option and, in the bits above, the seat that answers
FEWEST: Final = 4  # answers considered from the start
DEEPEST: Final = 200  # the most answers in a row inside the tree
EVERY: Final = 4  # iterations between checks whether the rest of the budget can still change the result


@final
class Edge:
    """An answer at a node: how often it was possible and tried, and its total reward for the seat that gave it."""

    def __init__(self, pick: int, prior: float) -> None:
        self.pick = pick
        self.prior = prior
        self.seen: float = 0.0  # counts, but floats: they are only divided by and rooted
        self.visits: float = 0.0
        self.total: float = 0.0
        self.node: Node | None = None


@final
class Node:
    """A moment, identified for the searching seat by the answers that led there."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits: float = 0.0


@final
class Tree:
    """One search. `explore` weighs trying likely answers against repeating good ones; `widen` is how fast it widens.

    With a pool, as many worlds are imagined once, and each is looked at as often as the judge trusts it.
    """

    def __init__(self, judge: Judge, rng: Rng, explore: float = 1.0, widen: float = 2.0, pool: int = 0) -> None:
        self.pool = pool
        self.judge = judge
        self.rng = rng
        self.explore = explore
        self.widen = widen
        self.root = Node()

    def search(self, seat: Seat, budget: Budget, settled: bool = False) -> int:
        """Look ahead from states the seat imagines, within the budget; return the iterations done.

        With `settled` it stops as soon as no other answer can still become the most visited.
        """
        count = 0
        worlds = Worlds(seat, self.judge, self.rng, self.pool)
        while not budget.spent(count):
            self.iterate(worlds.another())
            count += 1
            if settled and count % EVERY == 0 and self.lead() > budget.iterations - count:
                break
        return count

    def lead(self) -> float:
        """How many visits the most visited answer is ahead of the next."""
        most: float = 0.0
        second: float = 0.0
        for edge in self.root.edges.values():
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second

    def iterate(self, s: State) -> None:
        """Follow the tree to a new answer, play on from there, and update every edge on the path with its reward."""
        judge = self.judge
        since = judge.start(s)
        node = self.root
        path: list[Edge] = []
        movers: list[int] = []
        while s.work and len(path) < DEEPEST and not (path and judge.judgeable(s, since)):
            step = s.work[-1]
            options = step.options(s)
            if len(options) == 1:
                s.take(options[0])
                continue
            mover = step.who(s)
            edge = self.select(node, s, mover, options)
            node.visits += 1
            path.append(edge)
            movers.append(mover)
            s.take(edge.pick)
            following = edge.node
            if following is None:
                edge.node = Node()
                break
            node = following
        judge.finish(s, self.rng, since)
        rewards = judge.rewards(s)
        for k in range(len(path)):
            edge = path[k]
            edge.visits += 1
            edge.total += rewards[movers[k]]

    def select(self, node: Node, s: State, mover: int, options: Sequence[Option]) -> Edge:
        """The answer to try next, among those possible in this state."""
        edges = node.edges
        above = mover * MOVER
        possible: list[Edge] = []
        for pick in options:
            edge = edges.get(pick + above)
            if edge is None:
                self.expand(node, s, above, options)
                return self.select(node, s, mover, options)
            possible.append(edge)
        if len(possible) > FEWEST:
            wide = FEWEST + int(self.widen * sqrt(node.visits))
            if len(possible) > wide:
                possible = likeliest(possible, wide)
        return best(possible, self.explore)

    def expand(self, node: Node, s: State, above: int, options: Sequence[Option]) -> None:
        """Add edges for the answers that were not possible here before."""
        priors = self.judge.priors(s, options)
        for k, pick in enumerate(options):
            if pick + above not in node.edges:
                node.edges[pick + above] = Edge(pick, priors[k])

    def visits(self, seat: int, options: Sequence[Option]) -> list[float]:
        """How often each of the seat's answers was tried; their mean rewards break ties."""
        visits: list[float] = []
        for pick in options:
            edge = self.root.edges.get(pick + seat * MOVER)
            tried = edge is not None and edge.visits > 0
            visits.append(edge.visits + 0.5 * edge.total / edge.visits if edge is not None and tried else 0.0)
        return visits


def likeliest(edges: list[Edge], count: int) -> list[Edge]:
    """The edges with the highest priors, including those already tried."""
    priors = sorted([edge.prior for edge in edges], reverse=True)
    least = priors[count - 1]
    likely = [edge for edge in edges if edge.prior > least or edge.visits > 0]
    for edge in edges:
        if len(likely) >= count:
            break
        if edge.prior == least and edge.visits == 0:
            likely.append(edge)
    return likely


def best(edges: list[Edge], explore: float) -> Edge:
    """The edge chosen by PUCT; an untried one is assumed to bring the mean of its siblings."""
    total: float = 0.0
    visits: float = 0.0
    for edge in edges:
        edge.seen += 1
        total += edge.total
        visits += edge.visits
    expected = total / visits if visits > 0 else 0.5
    chosen = edges[0]
    highest: float = -1e9
    for edge in edges:
        tries = edge.visits
        mean = edge.total / tries if tries > 0 else expected
        score = mean + explore * edge.prior * sqrt(edge.seen) / (1 + tries)
        if score > highest:
            highest = score
            chosen = edge
    return chosen
