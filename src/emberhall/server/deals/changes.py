"""What happens to an evening, each as a function from one to the next: people come and go, rounds begin and end."""

from collections.abc import Sequence

import msgspec

from emberhall.server.deals.evenings import Board, Entrant, Evening, needs_bot
from emberhall.server.deals.pairings import Pair

DRAWS = 2
"""How often a drawn board of a knock-out is played again before the lot decides."""
replace = msgspec.structs.replace


def joined(evening: Evening, entrant: Entrant) -> Evening:
    """The evening with one more entrant; somebody who had withdrawn comes back."""
    number = evening.number_of(entrant.user)
    if number is None:
        return replace(evening, entrants=(*evening.entrants, entrant))
    back = replace(evening.entrants[number], name=entrant.name, face=entrant.face, left=False)
    return with_entrant(evening, number, back)


def withdrawn(evening: Evening, number: int) -> Evening:
    """The evening without an entrant: before it begins they are removed, later they lose their unfinished board."""
    if not evening.played:
        remaining = tuple(each for at, each in enumerate(evening.entrants) if at != number)
        return replace(evening, entrants=remaining)
    evening = with_entrant(evening, number, replace(evening.entrants[number], left=True, waiting=""))
    last = tuple(_lost(board, number) for board in evening.played[-1])
    return replace(evening, played=(*evening.played[:-1], last))


def _lost(board: Board, number: int) -> Board:
    if board.points is not None or number not in (board.one, board.two):
        return board
    return replace(board, points=float(number == board.two))


def with_entrant(evening: Evening, number: int, entrant: Entrant) -> Evening:
    """The evening with another entrant of this number."""
    entrants = tuple(entrant if at == number else each for at, each in enumerate(evening.entrants))
    return replace(evening, entrants=entrants)


def with_bot(evening: Evening, bot: Entrant) -> Evening:
    """The evening with a bot, if it needs one and has none; an arena may need one at any time."""
    if evening.bot is not None or not (needs_bot(evening) or (evening.fill and evening.system == "arena")):
        return evening
    return replace(evening, entrants=(*evening.entrants, bot))


def with_round(evening: Evening, boards: Sequence[Board]) -> Evening:
    """The evening with one more round; a bye counts as won at once, unless its entrant has withdrawn too."""
    rounds = tuple(
        replace(board, points=float(not evening.entrants[board.one].left)) if board.two is None else board
        for board in boards
    )
    return replace(evening, played=(*evening.played, rounds), next="", held=False)


def with_boards(evening: Evening, boards: Sequence[Board]) -> Evening:
    """The arena with more boards; whoever plays there waits no longer."""
    busy = {who for board in boards for who in (board.one, board.two)}
    entrants = tuple(
        replace(each, waiting="") if number in busy else each for number, each in enumerate(evening.entrants)
    )
    return replace(evening, entrants=entrants, played=((*evening.played[0], *boards),))


def waiting_at(evening: Evening, now: str) -> Evening:
    """The arena as it begins: everybody waits for their first opponent."""
    entrants = tuple(
        each if each.left or each.is_bot else replace(each, waiting=now, seen=now) for each in evening.entrants
    )
    return replace(evening, entrants=entrants, played=((),), next="")


def with_result(
    evening: Evening, table: str, points: float, scores: tuple[int, int] | None, again: str, lot: bool
) -> Evening:
    """The evening with the result of a board, unless it already has one.

    A draw in a knock-out is played once more, at the table `again`; after several the `lot` decides, for the first if
    it is true.
    """

    def with_points(board: Board) -> Board:
        if board.table != table or board.points is not None:
            return board
        if evening.system != "knockout" or points != 0.5:  # a draw
            return replace(board, points=points, scores=scores)
        if len(board.draws) < DRAWS:
            return replace(board, table=again, draws=(*board.draws, board.table))
        return replace(board, points=float(lot), scores=scores, lot=True)

    played = tuple(tuple(with_points(board) for board in boards) for boards in evening.played)
    return evening if played == evening.played else replace(evening, played=played)


def boards_of(pairs: Sequence[Pair], names: Sequence[str]) -> list[Board]:
    """The boards of a round, each at a table of a new name; a bye has none."""
    return [Board(one, two, "" if two is None else name) for (one, two), name in zip(pairs, names, strict=True)]
