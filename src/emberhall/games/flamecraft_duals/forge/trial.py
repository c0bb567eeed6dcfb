"""How a shop card is tried out: one seat is dealt it, the other what it replaces, and seats are exchanged."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from emberhall.games.flamecraft_duals.cards.reader import tables_of
from emberhall.games.flamecraft_duals.forge.checking import FAMILY, written
from emberhall.games.flamecraft_duals.forge.language import said
from emberhall.games.flamecraft_duals.state import State
from emberhall.kernel.forge.forge import Bout, Draft, Measure, Trial, Wish
from emberhall.kernel.forge.toml import card_file

FILE: Final = "trial.toml"
TRIED: Final = "YY-01"
REPLACED: Final = "YY-02"
MEASURE: Final = Measure("flamecraft_duals-forge-about", "forge-bal-by-mode", (-0.75, 0.75), (-3.0, 3.0), 25.0)
BOUTS: Final = ("standard", "fountain")


def near(draft: Draft) -> list[str]:
    """The printed shop cards, the nearest first."""
    table = written(draft)
    rows = [row.table for row in tables_of({}).rows[FAMILY].values()]
    return [str(each["id"]) for each in sorted(rows, key=lambda each: (distance(each, table), str(each["id"])))]


def distance(one: Mapping[str, Any], two: Mapping[str, Any]) -> float:
    """How unlike they are: other dragons, another worth, another shape."""
    own, other = sorted(str(one["icons"])), sorted(str(two.get("icons", "")))
    apart = sum(own.count(each) != other.count(each) for each in set(own) | set(other))
    varied = abs(len(set(own)) - len(set(other)))
    return apart + 2.0 * varied + 0.5 * int(one["shape"] != two.get("shape"))


def trial(draft: Draft, wish: Wish) -> Trial:
    able = near(draft)
    if wish.instead and wish.instead not in able:
        raise ValueError(f"{wish.instead!r} cannot be replaced; it must be a printed shop card.")
    instead = wish.instead or able[0]
    other = dict(tables_of({}).rows[FAMILY][instead].table)
    files = {FILE: card_file([(FAMILY, {**written(draft), "id": TRIED}), (FAMILY, {**other, "id": REPLACED})])}
    bouts = [Bout(mode, said(f"mode-{mode}"), [({"mode": mode}, seat) for seat in (0, 1)]) for mode in BOUTS]
    return Trial(files, bouts, instead, MEASURE)


def dealt(s: State, where: int) -> None:
    """The card lies in this seat's hand, what it replaces in the other's."""
    hold(s, where, s.book.ids.index(TRIED))
    hold(s, 1 - where, s.book.ids.index(REPLACED))


def hold(s: State, seat: int, card: int) -> None:
    """A seat holds a card in place of another that it was dealt: the two change places."""
    hands = [int(s.hand0), int(s.hand1)]
    if hands[seat] >> card & 1:
        return
    ours = (s.book.ids.index(TRIED), s.book.ids.index(REPLACED))
    other = next(each for each in range(s.book.shops) if hands[seat] >> each & 1 and each not in ours)
    hands[seat] ^= 1 << card | 1 << other
    if hands[1 - seat] >> card & 1:
        hands[1 - seat] ^= 1 << card | 1 << other
    else:
        s.deck[s.deck.index(card)] = other
    s.hand0, s.hand1 = hands


def turn_of(words: Sequence[str]) -> int:
    """The turn on which the card was scored, counting everybody's; 0: never."""
    turn = 1
    for word in words:
        if word == f"score {TRIED}":
            return (turn + 1) // 2
        turn += word == "done"
    return 0
