"""Reasons: what an answer gives or prevents, compared with another one, as lines and sums of the title's own story.

Nothing is invented: a line is one that follows the answer in imagined worlds, a number is a difference of what is
gained in them. For a title without a story, or if nothing sets the two apart, the reason is the chance.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from emberhall.coach.followings import Followings, Happening, followings
from emberhall.coach.ledgers import whole
from emberhall.coach.weighing import Arm, Weigher, World
from emberhall.kernel.events import Heard
from emberhall.kernel.story import HEADLINE, Line

WORLDS = 24
MOSTLY = 0.6  # the share of worlds in which a line must occur
SELDOM = 0.25  # the share of the other answer's worlds in which it may occur too
OFTENER = 0.45  # the least difference of shares to be told at all: three standard errors, as many lines are compared
CLEARLY = MOSTLY - SELDOM  # the same for a line that mostly follows one answer and seldom the other
USUALLY = 0.5  # the share of worlds from which a line says what an answer usually leads to
SURE = 4.0  # standard errors that a difference of sums must be from nothing: many are compared
WON = 0.97
MOST = 2  # reasons


@dataclass(frozen=True)
class Reason:
    """Why an answer is better: the key of a sentence with its numbers, and a line of the story or a unit of its sums.

    `than` is the word of the answer it is compared with.
    """

    key: str
    than: str
    args: dict[str, int] = field(default_factory=dict)
    unit: str = ""
    event: Heard | None = None


def reasons(weigher: Weigher, world: World, seat: int, better: Arm, other: Arm, than: str) -> list[Reason]:
    """Why one answer is better than another, whose word is `than`: at most two reasons, and at least one."""
    chances = {"best": whole(better.mean()), "worst": whole(other.mean())}
    if not weigher.game.face.story.tellings:
        return [Reason("chance", than, chances)]
    states = [world() for _ in range(WORLDS)]
    good, bad = (followings(weigher, states, seat, arm.pick) for arm in (better, other))
    comparison = Comparison(weigher, seat, good, bad, than)
    why = comparison.reasons() or [Reason("chance", than, chances, event=comparison.likeliest())]
    if better.mean() >= WON:
        why.append(Reason("wins", than))
    return why[:MOST]


class Comparison:
    """Two answers, by what followed them in the same worlds."""

    def __init__(self, weigher: Weigher, seat: int, good: Followings, bad: Followings, than: str) -> None:
        self.units = weigher.game.face.story.units
        self.together = weigher.outlook.together
        self.seat = seat
        self.good = good
        self.bad = bad
        self.than = than

    def reasons(self) -> list[Reason]:
        """What the answer leads to and brings, or what it prevents; if nothing is clear, what it makes likelier."""
        gives = self.line_reasons("then", MOSTLY, SELDOM)[:1] + list(self.gains())[:1]
        prevents = self.line_reasons("prevents", MOSTLY, SELDOM)[:1] + list(self.losses())[:1]
        clear = [*gives, *prevents]
        return clear or self.line_reasons("oftener")[:1] or self.line_reasons("seldomer")[:1]

    def likeliest(self) -> Heard | None:
        """The headline that usually follows the answer, or any such line; if there is none, the answer itself."""

        def rank(each: Happening) -> tuple[bool, float]:
            return each.line.weight == HEADLINE, self.good.share(each.key)

        usual = [each for each in self.good.happenings.values() if self.good.share(each.key) >= USUALLY]
        likeliest = max(usual or self.good.answers, key=rank, default=None)
        return None if likeliest is None else dict(likeliest.line.event)

    # --- lines

    def line_reasons(self, key: str, mostly: float = 0.0, seldom: float = 1.0) -> list[Reason]:
        """Lines that follow one answer much oftener than the other: of ours what is good for us, of the other's not."""
        gives = key in ("then", "oftener")
        these, those = (self.good, self.bad) if gives else (self.bad, self.good)
        least = CLEARLY if mostly else OFTENER
        clear: list[tuple[bool, int, float, Line]] = []
        for each in these.happenings.values():
            share, rest = these.share(each.key), max(those.share(each.sort), those.share(each.key))
            worth = self.worth(each.line)
            if self.fits(each.line, worth, gives) and share >= max(mostly, rest + least) and rest <= seldom:
                clear.append((each.line.weight != HEADLINE, -abs(worth), rest - share, each.line))
        ranking = sorted(clear, key=lambda entry: entry[:3])
        return [Reason(key, self.than, event=dict(line.event)) for *_, line in ranking]

    def fits(self, line: Line, worth: int, gives: bool) -> bool:
        """Whether a line can be a reason to choose the answer it follows, or to avoid it: something must change."""
        if not (line.gains or line.moves or line.weight == HEADLINE):
            return False
        if worth:
            return worth > 0 if gives else worth < 0
        if not self.units and line.gains:
            return True  # what is gained may be good or bad; the chances say that it matters
        return self.ours(line) == gives

    def ours(self, line: Line) -> bool:
        """Whether a line is about the seat, or its partner."""
        seats = [seat for seat in (line.who, line.to) if seat is not None]
        return any(self.same_side(seat) for seat in seats)

    def worth(self, line: Line) -> int:
        """What a line gives to us and takes from the others, in units that are worth having."""
        gains = [(seat, count) for seat, unit, count in line.gains if unit in self.units]
        return sum(count if self.same_side(seat) else -count for seat, count in gains)

    def same_side(self, seat: int) -> bool:
        return seat == self.seat or (self.together and (seat - self.seat) % 2 == 0)

    # --- sums

    def gains(self) -> Iterator[Reason]:
        """What the seat itself gains more of."""
        for unit in self.units:
            count = certain(*self.good.more(self.bad, self.seat, unit))
            if count:
                yield Reason("gain", self.than, {"count": count}, unit)

    def losses(self) -> Iterator[Reason]:
        """What another seat would have gained more of."""
        seats = sorted({seat for world in self.bad.worlds for seat, _ in world.sums if not self.same_side(seat)})
        for unit in self.units:
            for seat in seats:
                count = certain(*self.bad.more(self.good, seat, unit))
                if count:
                    yield Reason("loss", self.than, {"count": count, "seat": seat}, unit)


def certain(mean: float, error: float) -> int:
    """A difference as a whole number; 0 if it may be nothing."""
    return round(mean) if mean > SURE * error else 0
