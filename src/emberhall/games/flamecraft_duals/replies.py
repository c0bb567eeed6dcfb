"""What the next turn at Flamecraft Duals would make of a board, in one imagined state.

It is the other seat's turn, or alone one's own. The rules take the game from the board to that turn's token, and it is
then placed as well as it can be.
"""

from emberhall.games.flamecraft_duals.alone import Alone
from emberhall.games.flamecraft_duals.grids import Grid
from emberhall.games.flamecraft_duals.outlooks import Outlook
from emberhall.games.flamecraft_duals.play_phase import Place
from emberhall.games.flamecraft_duals.score_phase import SCORING, FountainTo, Score
from emberhall.games.flamecraft_duals.state import State
from emberhall.games.flamecraft_duals.turn_ends import Board, Ends, Weigher
from emberhall.games.flamecraft_duals.weighers import Rivals, cards_of
from emberhall.games.flamecraft_duals.words import CLAIM, DONE_OFFER, FIRST_COIN
from emberhall.kernel.decisions import Option, verb_of
from emberhall.kernel.nets import Net


def after_reply(outlook: Outlook, world: State, board: Board) -> float:
    """What the position is worth to the seat on turn if its turn ends with a board and the other has had its own."""
    seat = world.seat
    other = 1 - seat
    s = following(world, board, Rivals(outlook, world, seat, 0))
    rivals = Rivals(outlook, s, other, 0)
    if not isinstance(s.work[-1], Place):  # its last phase
        rivals.grid.look(s)
        return -rivals.whole(s, rivals.grid)
    ends = Ends(s, rivals, 1)
    ends.weighed(s.work[-1], placements(s))
    best = ends.likeliest[0]
    for found in ends.likeliest:
        if found.worth > best.worth:
            best = found
    grid = Grid()
    grid.take(best.tops0, best.tops1, best.free)
    theirs = rivals.base + rivals.own(s, grid, rivals.fresh) + best.worth - best.before
    if s.open:
        theirs += rivals.fountain(s, grid)
    mine: float = 0.0
    for card in cards_of(s.hand(seat)):
        mine += outlook.card(grid.near(s, card), s.book.reputation[card], 1, 0)
    return mine - theirs


def after_next(net: Net, outlook: Outlook, world: State, board: Board) -> float:
    """Alone: what the position is worth if this turn ends with a board and the next one goes as well as it can."""
    s = following(world, board, Alone(net, outlook, world, 0))
    alone = Alone(net, outlook, s, 0)
    if not s.work or not isinstance(s.work[-1], Place):
        return alone.quick(s)
    return max(Ends(s, alone, 0).weighed(s.work[-1], placements(s)))


def placements(s: State) -> list[Option]:
    return [pick for pick in s.work[-1].options(s) if pick < FIRST_COIN]


def following(world: State, board: Board, weigher: Weigher) -> State:
    """The state at the placing of the next turn's token; or sooner, where there is none or a coin is due."""
    s = world.clone()
    board.lay(s)
    s.held = -1
    s.bag += s.loose
    s.loose = 0
    del s.work[s.work.index(SCORING) + 1 :]
    s.settle()
    while s.work:
        step = s.work[-1]
        options = step.options(s)
        if isinstance(step, Place) or options[0] >= FIRST_COIN or (isinstance(step, Score) and s.special):
            break
        if isinstance(step, Score):
            s.take(scored(s, options))
        elif isinstance(step, FountainTo):
            s.take(best_of(s, options, weigher))
        else:
            s.take(options[0])
    return s


def scored(s: State, options: tuple[Option, ...]) -> Option:
    """What is scored next: alone, no more than the duty asks for."""
    for pick in options:
        if verb_of(pick) == CLAIM:
            return pick
    if s.terms.solo and DONE_OFFER[0] in options:
        return DONE_OFFER[0]
    return options[0]


def best_of(s: State, options: tuple[Option, ...], weigher: Weigher) -> Option:
    """The hex for the miniature."""
    best = options[0]
    most: float = -1e18
    for pick in options:
        after = s.clone()
        after.take(pick)
        worth = weigher.quick(after)
        if worth > most:
            most = worth
            best = pick
    return best


def likely_best(worths: list[float], most: int, margin: float) -> list[int]:
    """The answers that seem best, so many at most and none much worse than the first."""
    order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
    least = worths[order[0]] - margin
    return [at for at in order[:most] if worths[at] >= least]


def mixed(worths: list[float], arms: list[int], found: list[float], share: float) -> None:
    """Let what the next turn came to count among the answers that seem best, by a share."""
    count = len(arms)
    before: float = 0.0
    after: float = 0.0
    for k in range(count):
        before += worths[arms[k]] / count
        after += found[k] / count
    for k in range(count):
        at = arms[k]
        worths[at] += share * (found[k] - after - worths[at] + before)
