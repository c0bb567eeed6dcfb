"""Who meets whom at an evening: the pairs of its next round, and at an arena those who play each other now."""

from collections.abc import Sequence

from emberhall.server.deals import arena, knockout
from emberhall.server.deals.evenings import Evening, meeting_of, needs_bot, rounds_of
from emberhall.server.deals.pairings import Pair, robin, swiss


def next_pairs(evening: Evening, lot: Sequence[int]) -> list[Pair]:
    """The pairs of the next round; none if the evening is over. A knock-out begins in the order of a `lot`."""
    number = len(evening.played) + 1
    if number > rounds_of(evening):
        return []
    match evening.system:
        case "robin":
            pairs = robin(len(evening.entrants), number)
        case "knockout" if evening.played:
            pairs = knockout.following([meeting_of(board) for board in evening.played[-1]])
        case "knockout":
            pairs = knockout.first(lot)
        case "arena":
            return []
        case _:
            return _swiss(evening)
    return [_without_left(evening, pair) for pair in pairs]


def _swiss(evening: Evening) -> list[Pair]:
    """Everybody who is left; a bot only with an odd number of people, and then last, like a bye."""
    places = evening.standings()
    points = [0.0] * len(evening.entrants)
    for place in places:
        points[place.who] = place.points
    people, bot = set(evening.people), evening.bot
    ranked = [place.who for place in places if place.who in people]
    if bot is not None and needs_bot(evening):
        ranked.append(bot)
    return swiss(ranked, points, evening.meetings)


def _without_left(evening: Evening, pair: Pair) -> Pair:
    """Turn a pair with somebody who has withdrawn into a bye for the other."""
    one, two = pair
    if two is None or not evening.entrants[two].left:
        return (two, None) if two is not None and evening.entrants[one].left else pair
    return one, None


def met_now(evening: Evening, fresh: str, patient: str) -> list[tuple[int, int]]:
    """Who plays whom at an arena now: of those seen since `fresh`; whoever waits since `patient` meets anybody."""
    if not evening.is_rolling or evening.rung:
        return []
    points = {place.who: place.points for place in evening.standings()}
    waiting = [
        arena.Waiting(who, points[who], each.waiting <= patient)
        for who in evening.people
        if (each := evening.entrants[who]).waiting and each.seen >= fresh
    ]
    pairs = arena.meet(waiting, _last_met(evening))
    if evening.fill and evening.bot is not None:
        pairs += [(who, evening.bot) for who in arena.alone(waiting, pairs)]
    return pairs


def _last_met(evening: Evening) -> dict[int, int | None]:
    last: dict[int, int | None] = {}
    for board in evening.played[-1]:
        if board.two is not None:
            last |= {board.one: board.two, board.two: board.one}
    return last
