"""Steps, and the state they work on: pending work is one stack, and its top is next.

A working step changes the state and pushes further steps; a question waits for a pick. Steps are plain values, so a
play can be cloned, stored, compared and resumed at any point.
"""

from typing import Any, ClassVar, TypeAlias

from emberhall.kernel import mypyc_attr
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision, IllegalPick, Option
from emberhall.kernel.events import Event, Facts
from emberhall.kernel.packing import same

AnyState: TypeAlias = Any
"""The state of whichever title a hook belongs to. Titles name their own State in its place, which no type of the kernel
could promise; compiled code checks it at each call."""


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Step:
    """A piece of pending work. Titles subclass it; FIELDS names its fields, in the constructor's order."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    asks: bool = False  # a question waits for a pick; anything else runs
    stays: bool = False  # a question that is asked repeatedly: it leaves only by replacing itself with another step
    together: bool = False  # a question put by ask_all: neighbours of this kind on the stack are open at once

    def run(self, s: AnyState) -> None:
        """Do the work: change the state, push steps."""
        raise TypeError(f"{type(self).__name__} is a question; it waits for a pick.")

    def who(self, s: AnyState) -> int:
        """The seat a question is put to."""
        raise TypeError(f"{type(self).__name__} asks nobody.")

    def ask(self, s: AnyState) -> str:
        """The key of the question's text."""
        raise TypeError(f"{type(self).__name__} asks nothing.")

    def source(self, s: AnyState) -> int:
        """The ref of the thing that raised the question; -1 when it is the turn itself."""
        return -1

    def options(self, s: AnyState) -> tuple[Option, ...]:
        """Every legal answer, in canonical order; computed on demand."""
        raise TypeError(f"{type(self).__name__} has no options.")

    def always(self, s: AnyState) -> bool:
        """True if a person is asked even with one answer left: a table's own answer would give away that it was."""
        return False

    def wander(self, s: AnyState, rng: Rng) -> Option:
        """A legal answer, all equally likely; a title with hot playouts overrides this to avoid making the list."""
        options: tuple[Option, ...] = self.options(s)
        return options[rng.below(len(options))]

    def roam(self, s: AnyState, rng: Rng) -> int:
        """Answer at random, once or, where a question stays, for as long as it does; return how often."""
        state: State = s
        pick = self.wander(s, rng)
        if not self.stays:
            state.work.pop()
        self.take(s, pick)
        return 1

    def take(self, s: AnyState, pick: Option) -> None:
        """Act on an answer; the question is already off the stack, unless it stays."""
        raise TypeError(f"{type(self).__name__} takes no pick.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step that asks. Interpreted classes must derive from it: compiled code cannot see an `asks` in their body."""

    asks: bool = True


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one play: a tree of declared fields, with the pending work among them."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, work: list[Step], rng: Rng) -> None:
        self.work = work
        self.rng = rng
        self.events: list[Event] | None = None  # None: nobody listens, as in all simulation

    def clone(self) -> "State":
        """An equal, independent state that nobody listens to."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is cloned.")

    def __eq__(self, other: object) -> bool:
        """True if every declared field is equal, down to the last card of the last list."""
        return same(self, other)

    def __hash__(self) -> int:
        raise TypeError(f"A {type(self).__name__} changes, so it cannot be a key.")

    def word(self, pick: Option) -> str:
        """The word of an option in this title."""
        raise NotImplementedError(f"{type(self).__name__} has no words.")

    # --- the stack

    def push(self, step: Step) -> None:
        self.work.append(step)

    def ask_all(self, questions: list[Step]) -> None:
        """Put questions to several seats at once; they are acted on in the order given."""
        for question in reversed(questions):
            if not question.together:
                raise TypeError(f"{type(question).__name__} is not a question that is asked of several seats at once.")
            self.work.append(question)

    def settle(self) -> None:
        """Run steps until somebody is asked or the game is over."""
        work = self.work
        while work:
            step = work[-1]
            if step.asks:
                return
            work.pop()
            step.run(self)

    # --- what is asked, and the answer

    @property
    def over(self) -> bool:
        return not self.work

    @property
    def decision(self) -> Decision | None:
        """The question to be answered next; None when the game is over."""
        if not self.work:
            return None
        return self.decided_by(self.work[-1])

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every question open now: more than one only while several seats choose at once, in secret."""
        questions: list[Decision] = []
        for step in reversed(self.work):
            if questions and not step.together:
                break
            questions.append(self.decided_by(step))
            if not step.together:
                break
        return tuple(questions)

    def asked(self) -> list[int]:
        """The seats that are asked now, in the order in which their answers count."""
        work = self.work
        if not work:
            return []
        step = work[-1]
        seats = [step.who(self)]
        if step.together:
            for other in reversed(work[:-1]):
                if not other.together:
                    break
                seats.append(other.who(self))
        return seats

    def decided_by(self, step: Step) -> Decision:
        options = step.options(self)
        always = len(options) == 1 and step.always(self)
        return Decision(step.who(self), step.ask(self), options, step.source(self), self.word, always)

    def options(self) -> tuple[Option, ...]:
        """The legal answers now; empty when the game is over."""
        return self.work[-1].options(self) if self.work else ()

    def apply(self, pick: object) -> None:
        """Answer the question with an option or its word. Input is checked: anything else is an IllegalPick."""
        if not self.work:
            raise IllegalPick(f"The game is over; {pick!r} answers nothing.")
        if isinstance(pick, str):
            self.take(self.decided_by(self.work[-1]).find(pick))
        elif isinstance(pick, bool) or not isinstance(pick, int) or pick not in self.options():
            raise IllegalPick(f"{pick!r} is not one of the {len(self.options())} options.")
        else:
            self.take(pick)

    def take(self, pick: Option) -> None:
        """The unchecked twin of apply, for picks that came from options()."""
        work = self.work
        step = work[-1]
        if step.stays:
            step.take(self, pick)
            if work[-1] is step:
                return
        else:
            work.pop()
            step.take(self, pick)
        self.settle()

    # --- what happened

    def tell(
        self,
        facts: Facts,
        to: tuple[int, ...] | None = None,
        others: Facts | None = None,
    ) -> None:
        """Record an event, if somebody listens. Hot code checks `s.events is not None` before it makes the facts."""
        if self.events is not None:
            self.events.append(Event(facts, to, others))

    def listen(self) -> None:
        """Collect events from now on."""
        if self.events is None:
            self.events = []

    def hear(self) -> list[Event]:
        """The events since the last call; none when nobody listens."""
        events = self.events
        if events is None:
            return []
        self.events = []
        return events
