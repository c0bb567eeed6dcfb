"""Gifts to other players: goods, coins, and the host's good for each visitor (3.4 Gift, FC-94, FC-95, FC-103)."""

from typing import ClassVar, final

from emberhall.games.flamecraft.effects.asking import Again, Open, Question, perform, pose
from emberhall.games.flamecraft.effects.gains import Goods
from emberhall.games.flamecraft.effects.moves import gift_token, score
from emberhall.games.flamecraft.facts.town import others_at, receivers
from emberhall.games.flamecraft.state import Effect, State
from emberhall.games.flamecraft.words import BY_SHOP, COIN, DONE, PARK, SKIP, V_GIFT
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, on_of, option, ref_of


@final
class Gifting(Question):
    """Which good to give to whom, up to `left` more of one type; a coin may replace it. Rewards come afterwards."""

    reward: i64
    left: i64
    given: i64
    kind: i64  # the type, once a good was given
    place: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "reward", "left", "given", "kind", "place")

    def __init__(self, seat: i64, reward: i64, left: i64, given: i64, kind: i64, place: i64) -> None:
        super().__init__(seat)
        self.reward = reward
        self.left = left
        self.given = given
        self.kind = kind
        self.place = place

    # end of generated code

    def ask(self, s: State) -> str:
        return "gift"

    def own(self, s: State) -> list[int]:
        options: list[int] = []
        others = receivers(s, self.seat)
        if self.left:
            for kind in range(7):
                if not s.tokens[7 * self.seat + kind] or (self.kind >= 0 and kind not in (self.kind, COIN)):
                    continue
                for other in others:
                    options.append(option(V_GIFT, kind, other))  # noqa: PERF401
        if self.given:
            options.append(DONE)
        return options

    def take(self, s: State, pick: Option) -> None:
        if pick == DONE:
            for _ in range(self.given):
                perform(s, self.reward, self.seat, self.place)
            return
        kind: i64 = ref_of(pick)
        gift_token(s, self.seat, on_of(pick), kind)
        named = self.kind if kind == COIN else kind
        pose(s, Gifting(self.seat, self.reward, self.left - 1, self.given + 1, named, self.place))


@final
class Gift(Effect):
    """GIFT goods of one type, to any players; for each, a row of rewards."""

    def __init__(self, most: int, reward: int) -> None:
        super().__init__("gift")
        self.most = most
        self.reward = reward

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return any(s.tokens[7 * seat : 7 * seat + 7])

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if self.able(s, seat, place, card, True):
            pose(s, Gifting(seat, self.reward, self.most, 0, -1, place))


@final
class OfferingCoin(Open):
    """Whether to give a coin, and to whom (S13)."""

    reward: i64
    place: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "reward", "place")

    def __init__(self, seat: i64, reward: i64, place: i64) -> None:
        super().__init__(seat)
        self.reward = reward
        self.place = place

    # end of generated code

    def ask(self, s: State) -> str:
        return "gift-coin"

    def own(self, s: State) -> list[int]:
        options: list[int] = []
        if s.tokens[7 * self.seat + COIN]:
            options = [option(V_GIFT, COIN, other) for other in receivers(s, self.seat)]
        options.append(SKIP)
        return options

    def answer(self, s: State, pick: Option) -> None:
        if pick != SKIP:
            gift_token(s, self.seat, on_of(pick), COIN)
            perform(s, self.reward, self.seat, self.place)


@final
class GiftCoin(Effect):
    """MAY GIFT a coin, for a row of rewards."""

    def __init__(self, reward: int) -> None:
        super().__init__("gift_coin")
        self.reward = reward

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return s.tokens[7 * seat + COIN] > 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        pose(s, OfferingCoin(seat, self.reward, place))


@final
class Host(Effect):
    """For each other pawn here SCORE, and its owner gains a good of the host's choice (S08)."""

    def __init__(self, count: int) -> None:
        super().__init__("host")
        self.count = count

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return place < PARK and len(others_at(s, seat, place)) > 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        guests = others_at(s, seat, place)
        for guest in reversed(guests):
            if not s.terms.solo:
                s.work.append(Again(Goods(seat, guest, 1, 0, 0, False)))
        score(s, seat, self.count * len(guests), BY_SHOP)
