"""A toy game on the kernel: dragons share out gems. Small, but it nests questions and has secret choices.

All seats secretly name a gem at once; then each seat in turn may take a gem or pass, and a seat that takes the shiny
gem is asked, in the middle of its turn, to hand a gem to another seat.
"""

from typing import Any, ClassVar

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, Refusal, on_of, option, ref_of, verb_of
from emberhall.kernel.games import Game
from emberhall.kernel.parts.face import Face, View
from emberhall.kernel.parts.learning import Learning
from emberhall.kernel.parts.manners import Manners
from emberhall.kernel.parts.mind import Mind
from emberhall.kernel.parts.setup import Setup, Value
from emberhall.kernel.steps import Question, State, Step

NAME, TAKE, GIVE, PASS = range(4)
SHINY = 0
GEMS = 4


class Hoard(State):
    """The toy's state."""

    FIELDS: ClassVar[tuple[str, ...]] = ("work", "rng", "seats", "gems", "named", "owner", "trail")

    def __init__(
        self,
        work: list[Step],
        rng: Rng,
        seats: int,
        gems: list[int],
        named: list[int],
        owner: list[int],
        trail: list[str],
    ) -> None:
        super().__init__(work, rng)
        self.seats = seats
        self.gems = gems  # still in the middle
        self.named = named  # per seat, in secret
        self.owner = owner  # per gem, -1 in the middle
        self.trail = trail  # which steps ran, in order

    def clone(self) -> "Hoard":
        return Hoard(
            self.work[:], self.rng.clone(), self.seats, self.gems[:], self.named[:], self.owner[:], self.trail[:]
        )

    def word(self, pick: Option) -> str:
        verb = verb_of(pick)
        if verb == NAME:
            return f"name {ref_of(pick)}"
        if verb == TAKE:
            return f"take {ref_of(pick)}"
        if verb == GIVE:
            return f"give {ref_of(pick)} on {on_of(pick)}"
        return "pass"

    def held_by(self, seat: int) -> list[int]:
        return [gem for gem in range(GEMS) if self.owner[gem] == seat]


class Begin(Step):
    """All seats name a gem at once; then come the turns."""

    def run(self, s: State) -> None:
        assert isinstance(s, Hoard)
        s.trail.append("begin")
        s.push(Turns(0))
        s.ask_all([Name(seat) for seat in range(s.seats)])


class Turns(Step):
    """Give each seat its turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        assert isinstance(s, Hoard)
        s.trail.append(f"turn {self.seat}")
        if self.seat < s.seats:
            s.push(Turns(self.seat + 1))
            s.push(Turn(self.seat))


class Name(Question):
    """The secret choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.together = True
        self.seat = seat

    def who(self, s: State) -> int:
        return self.seat

    def ask(self, s: State) -> str:
        return "name"

    def options(self, s: State) -> tuple[Option, ...]:
        return tuple(option(NAME, gem) for gem in range(GEMS))

    def take(self, s: State, pick: Option) -> None:
        assert isinstance(s, Hoard)
        s.named[self.seat] = ref_of(pick)
        s.tell(
            {"kind": "named", "seat": self.seat, "gem": ref_of(pick)},
            (self.seat,),
            {"kind": "named", "seat": self.seat},
        )


class Turn(Question):
    """Take a gem, or pass."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, s: State) -> int:
        return self.seat

    def ask(self, s: State) -> str:
        return "turn"

    def options(self, s: State) -> tuple[Option, ...]:
        assert isinstance(s, Hoard)
        return (*[option(TAKE, gem) for gem in s.gems], option(PASS))

    def take(self, s: State, pick: Option) -> None:
        assert isinstance(s, Hoard)
        if verb_of(pick) == PASS:
            s.tell({"kind": "passed", "seat": self.seat})
            return
        gem = ref_of(pick)
        s.gems.remove(gem)
        s.owner[gem] = self.seat
        s.tell({"kind": "took", "seat": self.seat, "gem": gem})
        s.push(Gloat(self.seat))
        if gem == SHINY:
            s.push(Give(self.seat))


class Give(Question):
    """The question in the middle of another: hand a gem to another seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, s: State) -> int:
        return self.seat

    def ask(self, s: State) -> str:
        return "give"

    def source(self, s: State) -> int:
        return SHINY

    def options(self, s: State) -> tuple[Option, ...]:
        assert isinstance(s, Hoard)
        others = [seat for seat in range(s.seats) if seat != self.seat]
        return tuple(option(GIVE, gem, other) for gem in s.held_by(self.seat) for other in others)

    def take(self, s: State, pick: Option) -> None:
        assert isinstance(s, Hoard)
        s.owner[ref_of(pick)] = on_of(pick)


class Gloat(Step):
    """Work that must wait until the nested question is answered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        assert isinstance(s, Hoard)
        s.trail.append(f"gloat {self.seat} over {len(s.held_by(self.seat))}")


KINDS = [Hoard, Rng, Begin, Turns, Name, Turn, Give, Gloat]


def hoard(seats: int = 2, listen: bool = False) -> Hoard:
    """A toy play, settled up to the first question."""
    state = Hoard([Begin()], Rng.seeded(1), seats, list(range(GEMS)), [-1] * seats, [-1] * GEMS, [])
    if listen:
        state.listen()
    state.settle()
    return state


class ToyGame(Game):
    """The toy as a title: taking a gem can be taken back, passing cannot."""

    RULES: ClassVar[int] = 1
    MAX_DECISIONS: ClassVar[int] = 100

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        return hoard(seats, listen)

    def resign(self, state: State, seat: int) -> None:
        super().resign(state, seat)
        assert isinstance(state, Hoard)
        state.work = [step for step in state.work if not step.asks or step.who(state) != seat]
        state.tell({"kind": "resigned", "seat": seat})
        state.settle()


class ToyFace(Face):
    """What a seat named is its secret."""

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, Hoard)
        named: Any = [gem if number == seat else None for number, gem in enumerate(state.named)]
        return {"seat": seat, "named": named, "owner": state.owner[:]}

    def explain(self, state: State, seat: int, word: str) -> Refusal | None:
        if seat not in state.asked():
            return Refusal("not-your-turn")
        return Refusal("unknown-word", {"word": word})


MANNERS = Manners(commits=("passed",), resigns=True)
TOY = ToyGame(Setup("toy", (2, 3), ()), ToyFace(dict), Mind(), Learning(1), manners=MANNERS)
