"""A lesson being played: the learner's acts, and between them the others' words from the file.

A run is fully determined by a lesson and the acts so far, so it need not be stored: it can be rebuilt from the acts. An
act is a word of the learner's, or `>` to go on after a step that is only read.
"""

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import Final

from emberhall.kernel.decisions import Decision
from emberhall.kernel.events import heard_by
from emberhall.kernel.games import load, nearest
from emberhall.kernel.play import Play
from emberhall.kernel.plays.takebacks import lone
from emberhall.lessons.files import Lesson, LessonError, Step, moves_of
from emberhall.lessons.goals import holds

GO_ON: Final = ">"


class WrongTry(ValueError):
    """A word that the rules allow but the step does not expect; `hint` is the part of its message that answers."""

    def __init__(self, hint: str) -> None:
        super().__init__("The rules allow this word, but it is not what this step is about.")
        self.hint = hint


class NotNow(ValueError):
    """An act out of place: going on where something must be done first, or anything after the end."""


def fits(pattern: str, word: str) -> bool:
    """True if a word matches a pattern: `play S9*`, or several alternatives separated by bars."""
    return any(fnmatchcase(word, each.strip()) for each in pattern.split("|"))


class Run:
    """The learner's progress, and the play. `hear` is called after every word, with the number of earlier events."""

    def __init__(
        self, lesson: Lesson, acts: Sequence[str] = (), hear: Callable[[Play, int], None] | None = None
    ) -> None:
        self.lesson = lesson
        self.acts: list[str] = []
        self.at = -1  # the current step; the number of steps once all are done
        self.marks: list[int] = []  # how many acts there were when each step began
        self.solved = False
        self.failed = False
        self._done = 0  # words of this step
        self._unsaid: list[str] = []  # words said for the learner since the last act
        self._hear: Callable[[Play, int], None] | None = None
        self.play = Play.begin(nearest(load(lesson.title), lesson.rules), lesson.seats, lesson.seed, lesson.options)
        self.play.course.run(moves_of(lesson, lesson.words))
        self._from = len(self.play.events)  # a puzzle's goal counts events from here on
        self._next_step()
        for act in acts:
            self.act(act)
        self._hear = hear

    # --- progress

    @property
    def over(self) -> bool:
        return self.solved or self.failed or (self.lesson.goal is None and self.at >= len(self.lesson.steps))

    @property
    def step(self) -> Step | None:
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def expected(self) -> str | None:
        """The pattern of the word that the step waits for; None if the learner only reads, or any word will do."""
        step = self.step
        return step.do[self._done] if step and self._done < len(step.do) else None

    def way(self) -> str | None:
        """An act that leads on: what the step expects, or the next word of the puzzle's solution."""
        goal = self.lesson.goal
        if goal:
            said = len(self.acts)
            on_it = tuple(self.acts) == goal.way[:said] and said < len(goal.way)
            return goal.way[said] if on_it else None
        expected, decision = self.expected, self.play.asked(self.lesson.seat)
        if expected is None:
            return GO_ON if self.step else None
        for pattern in expected.split("|"):
            for word in decision.words() if decision else ():
                if fits(pattern, word):
                    return word
        return None

    # --- what the learner does

    def act(self, act: str) -> None:
        """Perform one act. WrongTry, NotNow or IllegalPick say why not; the run cannot be used after that."""
        if self.over:
            raise NotNow("This lesson is over.")
        if act != GO_ON:
            self._answer(act)
        elif self.lesson.goal or self.expected is not None:
            raise NotNow("There is something to do before you can go on.")
        else:
            self.acts.append(act)
            self._next_step()

    def _answer(self, word: str) -> None:
        seat = self.lesson.seat
        decision = self.play.asked(seat)
        if decision is None or word not in decision.words():
            if word in self._unsaid:  # a page says several words in one gesture, including this one
                self._unsaid.remove(word)
                return
            raise self.play.course.illegal(seat, word)
        step, expected = self.step, self.expected
        if step and expected is None and lone(self.play.game.manners, decision):
            return  # a page says the end of a turn together with the word before it; it will be said by itself
        if step and expected is None:
            raise NotNow("Go on first: there is something to read.")
        if step and expected and not fits(expected, word):
            raise WrongTry(next((part for pattern, part in step.wrong.items() if fits(pattern, word)), "hint"))
        self.acts.append(word)
        self._done += 1
        self._say(decision, word)
        self._unsaid = []
        self._settle()
        if step and self._done == len(step.do):
            self._next_step()

    def _next_step(self) -> None:
        self.at += 1
        self._done = 0
        self.marks.append(len(self.acts))
        step = self.step
        if step:
            for seat, word in moves_of(self.lesson, step.before, step.text):
                self._scripted(seat, word)
        self._settle()

    # --- what the others do

    def _scripted(self, seat: int, word: str) -> None:
        """Say a word of the file. Unscripted words that must come before it are said as in `_settle`."""
        while (decision := self.play.decision) is not None:
            if decision.seat == seat and word in decision.words():
                if seat == self.lesson.seat and not self._goes_by_itself(decision, word):
                    raise LessonError(self.lesson.file, f"'{word}' is for the learner to say.", self._named())
                self._say(decision, word)
                return
            other = self._by_itself(decision, None)
            if other is None:
                break
            self._say(decision, other)
        asked = "nobody" if decision is None else f"seat {decision.seat}: {', '.join(decision.words()[:8])}"
        raise LessonError(self.lesson.file, f"'{seat} {word}' cannot be said; asked is {asked}.", self._named())

    def _goes_by_itself(self, decision: Decision, word: str) -> bool:
        """True if a page says this word without asking, so that a script may say it for the learner."""
        game, state = self.play.game, self.play.state
        facts = game.face.choice(state, decision, decision.find(word)).facts
        return lone(game.manners, decision) or bool(facts.get("automatic"))

    def _settle(self) -> None:
        """Say unscripted words until the learner is asked, or has something to read."""
        while (decision := self.play.decision) is not None and not (self.solved or self.failed):
            if self.lesson.goal is None and self.expected is None:
                return
            word = self._by_itself(decision, self.expected)
            if word is None:
                if decision.seat == self.lesson.seat:
                    return
                sentence = f"Nothing is written that seat {decision.seat} could say; asked is {decision.words()[:8]}."
                raise LessonError(self.lesson.file, sentence, self._named())
            self._say(decision, word)

    def _by_itself(self, decision: Decision, expected: str | None) -> str | None:
        """The word to say without asking: a forced one, declining a window that is not expected, or from `others`."""
        words = decision.words()
        game = self.play.game
        if decision.seat == self.lesson.seat:
            if lone(game.manners, decision):
                return words[0]
            meant = expected is not None and any(fits(expected, word) for word in words)
            declined = None if meant else game.manners.responses.get(decision.ask)
            return declined if self.lesson.goal is None or len(words) == 1 else None
        for pattern in self.lesson.others:
            for word in words:
                if fits(pattern, word):
                    return word
        return words[0] if len(words) == 1 else None

    def _say(self, decision: Decision, word: str) -> None:
        known = len(self.play.events)
        self.play.course.say(decision, word)
        if decision.seat == self.lesson.seat:
            self._unsaid.append(word)
        if self.lesson.goal:
            self._judge()
        if self._hear:
            self._hear(self.play, known)

    def _named(self) -> str:
        return self.step.text if self.step else ""

    # --- a puzzle's end

    def _judge(self) -> None:
        goal = self.lesson.goal
        assert goal is not None
        if goal.exact:
            self.solved = tuple(self.acts) == goal.way
            self.failed = tuple(self.acts) != goal.way[: len(self.acts)]
            return
        seat = self.lesson.seat
        view = self.play.game.view(self.play.state, seat)
        heard = heard_by(seat, self.play.events[self._from :])
        reached = all(holds(each, view, heard) for each in goal.all)
        ended = self.play.over or any(holds(each, view, heard) for each in goal.until)
        self.solved = reached and (ended or goal.at == "once")
        self.failed = ended and not self.solved
