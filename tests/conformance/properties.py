"""The eleven properties of a title, checked at every decision of a random game.

`Inspection.play` plays one game and raises AssertionError with a sentence that says what went wrong. Nothing here
names a title: titles declare their own differences (modes, options, REVEALS, invariants).
"""

import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from emberhall import Decision, Game, IllegalPick, Play, Record, State
from emberhall.kernel.cells import Cells
from emberhall.kernel.chance import Rng
from emberhall.kernel.events import Event, Facts
from emberhall.kernel.packing import Packed, pack
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.playouts import playout
from emberhall.kernel.plays.takebacks import trial_of

SOON = 8
"""If few decisions are checked, one of the first eight is: short games are checked too."""
SECRETS = 4
"""How many properties come before the secrets of the first seat."""
TEXT = msgspec.json.Encoder()
READER = msgspec.json.Decoder()
NONSENSE: tuple[Any, ...] = ("", "nonsense 99", "play", -1, 1 << 40, True, None, 1.5)


def choices(game: Game, state: State, decision: Decision) -> list[tuple[str, tuple[Any, ...], str, Facts]]:
    """Verb, refs, preview and facts of every option."""
    told = [game.face.choice(state, decision, pick) for pick in decision.options]
    return [(choice.verb, choice.refs, choice.gives, choice.facts) for choice in told]


def gestures(game: Game, state: State, decision: Decision) -> list[tuple[Any, ...]]:
    """Every gesture, with everything a page is told about it."""
    told = [(each, each.choice) for each in game.face.combined(state, decision)]
    return [(one.words, one.final, choice.verb, choice.refs, choice.gives, choice.facts) for one, choice in told]


def through_text(packed: Any) -> Any:
    """What a store would return."""
    return READER.decode(TEXT.encode(packed))


def story(events: list[Event]) -> list[tuple[Any, ...]]:
    """The events, with everything that decides what each seat hears."""
    return [(event.kind, event.facts, event.audience, event.others) for event in events]


class Look:
    """What several properties need to know about a decision, computed once, on first use."""

    def __init__(self, game: Game, state: State, pick: int) -> None:
        decision = state.decision
        assert decision is not None
        self.game = game
        self.state = state
        self.decision = decision
        self.words = decision.words()
        self.pick = pick
        self.packed = pack(state)

    @cached_property
    def spectated(self) -> Mapping[str, Any]:
        """The view of a spectator."""
        return self.game.view(self.state, None)

    @cached_property
    def choices(self) -> list[tuple[str, tuple[Any, ...], str, Facts]]:
        return choices(self.game, self.state, self.decision)

    @cached_property
    def gestures(self) -> list[tuple[Any, ...]]:
        return gestures(self.game, self.state, self.decision)

    @cached_property
    def after(self) -> tuple[State, list[Event]]:
        """The state after the pick, and the events on the way."""
        state = self.state.clone()
        state.listen()
        state.take(self.pick)
        return state, state.hear()


class Inspection:
    """One random game of a title, with every property checked on the way."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Value],
        seed: int,
        *,
        restore: bool = False,
        thorough: bool = True,
        every: int = 1,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.restore = restore  # save and load before every apply, like a server that restarts all the time
        self.thorough = thorough  # else one random property at each decision, in addition to options and invariants
        self.every = every  # only one in this many decisions is checked; all are made, and the record is replayed
        self.rng = Rng.seeded(seed + 1_000_003)
        self.first_look = self.rng.below(min(every, SOON)) if every > 1 else 0
        self.stride = max(1, game.MAX_DECISIONS // 2_000)  # in long games only some decisions are played out to the end
        self.observer = game.learn.observer(seats)
        self.options = {**options, **self.comforts(options)}
        self.state = game.deal(seats, seed, True, **self.options)
        self.moves: list[tuple[int, str]] = []
        self.told = story(self.state.hear())

    def comforts(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """A random value for some of the options a mode leaves open."""
        chosen: dict[str, Value] = {}
        for setting in self.game.options:
            if setting.name in options or self.rng.below(2):
                continue
            tried = {**options, **chosen, setting.name: setting.choices[self.rng.below(len(setting.choices))]}
            try:
                self.game.setup.check(self.seats, tried)
            except ValueError:
                continue
            chosen[setting.name] = tried[setting.name]
        return chosen

    def watchers(self) -> list[int | None]:
        return [*range(self.seats), None]

    def play(self) -> int:
        """Play to the end; returns the number of decisions."""
        while not self.state.over:
            assert len(self.moves) < self.game.MAX_DECISIONS, f"No end after {len(self.moves)} decisions."  # 9
            options = self.state.options()
            pick = options[self.rng.below(len(options))]
            number, waits = divmod(len(self.moves) - self.first_look, self.every)
            packed = self.look(pick, options, number) if waits == 0 else None
            self.advance(pick, packed if self.restore else None)
        self.check_end()
        return len(self.moves)

    def look(self, pick: int, options: tuple[int, ...], number: int) -> Packed:
        """Check all properties of this decision, or one at random; of sparse looks, every other is at a seat's secrets.

        Returns the packed state, which is the same before and after.
        """
        look = Look(self.game, self.state, pick)
        self.game.invariants(self.state)  # 8
        self.check_options(look, options)
        count = SECRETS + self.seats
        if self.thorough:
            drawn = range(count)
        else:
            first = SECRETS if self.every > 1 and number % 2 == 0 else 0
            one = first + self.rng.below(count - first)
            drawn = range(one, one + 1)
        for check in drawn:
            if check < SECRETS:
                (self.check_choices, self.check_refusals, self.check_clone, self.check_packing)[check](look)
            else:
                self.check_secrets(look, check - SECRETS)
        assert pack(self.state) == look.packed, "Looking, a refused answer or a clone changed the state."
        return look.packed

    def check_own_fields(self, look: Look, seat: int | None, view: Mapping[str, Any]) -> None:
        """A spectator's view plus a seat's own fields is the seat's view: the shared part is what anybody may see."""
        if self.game.face.own_fields:
            own = self.game.face.own(self.state, seat)
            assert set(own) == set(self.game.face.own_fields), (
                f"The own fields of seat {seat} are others than own_fields."
            )
            assert {**look.spectated, **own} == view, f"Seat {seat} has more fields of its own."

    def advance(self, pick: int, packed: Packed | None) -> None:
        """Make the decision, on the state as a store returns it if it was packed."""
        self.moves.append((self.state.asked()[0], self.state.word(pick)))
        if packed is not None:
            events = self.state.hear()
            assert events == [], "Somebody spoke while nothing happened."
            self.state = self.game.unpack(through_text(packed))
            self.state.listen()
        self.state.apply(pick)
        self.told += story(self.state.hear())

    def check_options(self, look: Look, made: tuple[int, ...]) -> None:
        """1: never empty, unique, canonical; words round-trip; action ids are dense and distinct."""
        game, decision = self.game, look.decision
        options, words, seat = decision.options, look.words, decision.seat
        assert options, "A question without an answer."
        assert options == made
        assert list(options) == sorted(set(options)), f"Not in canonical order, or not unique: {words}."
        assert len(set(words)) == len(words), f"Two options are said alike: {words}."
        assert tuple(map(decision.find, words)) == options
        actions = set(map(game.learn.action_id, options))
        assert len(actions) == len(options), f"Two options have one action id: {words}."
        assert min(actions) >= 0, f"An action id below 0: {words}."
        assert max(actions) < game.learn.action_count, f"An action id out of range: {words}."
        for word in words:
            assert game.explain(self.state, seat, word) is None, f"{word!r} is legal, but refused."
        assert 0 <= seat < self.seats

    def check_choices(self, look: Look) -> None:
        """11: a page gets each option's verb, refs and preview, and can tell them apart without reading a word."""
        game, decision = self.game, look.decision
        told = look.choices
        seen = set()
        for word, (verb, refs, _, facts) in zip(look.words, told, strict=True):
            assert verb, f"{word!r} has no verb."
            for ref in refs:
                assert isinstance(ref, str), f"{word!r} touches {refs}."
                assert ref, f"{word!r} touches {refs}."
                asked = game.face.word_for(self.state, decision.seat, ref)
                assert asked is None or isinstance(asked, str), f"{ref!r} would say {asked!r}."
            seen.add(TEXT.encode([verb, refs, facts]))
        json.dumps([facts for _, _, _, facts in told])
        assert len(seen) == len(told), f"Two options look alike on a page: {look.words}, {told}."
        for words, *_ in look.gestures[:: self.stride]:
            copy = self.state.clone()
            for word in words:
                asked_then = copy.decision
                assert asked_then is not None
                assert asked_then.seat == decision.seat, f"{words} asks others."
                copy.apply(word)

    def check_refusals(self, look: Look) -> None:
        """2: a refused answer changes nothing."""
        decision, options = look.decision, look.decision.options
        illegal = [*NONSENSE, options[-1] + 1, options[0] ^ 1, options[0] + (1 << 12)]
        for pick in illegal:
            if pick in options and not isinstance(pick, bool):
                continue
            try:
                self.state.apply(pick)
            except IllegalPick:
                pass
            else:
                raise AssertionError(f"{pick!r} was taken.")
        assert self.game.explain(self.state, decision.seat, "nonsense 99") is not None
        other = (decision.seat + 1) % self.seats
        if other != decision.seat and len(self.state.decisions) == 1:
            assert self.game.explain(self.state, other, look.words[0]) is not None, "Another seat may answer."

    def check_clone(self, look: Look) -> None:
        """3: a clone is equal, independent, and tells nobody anything."""
        copy = self.state.clone()
        assert pack(copy) == look.packed, "A clone differs."
        assert copy == self.state, "A clone is not equal."
        copy.take(look.pick)
        assert copy.hear() == [], "A clone tells."
        if len(self.moves) % self.stride == 0:
            playout(copy, self.rng.clone())

    def check_packing(self, look: Look) -> None:
        """4: a packed state comes back equal, through text, and goes on in the same way."""
        again = self.game.unpack(through_text(look.packed))
        assert pack(again) == look.packed, "Unpacking changed something."
        assert again == self.state, "What was unpacked is not equal."
        copy = self.state.clone()
        copy.take(look.pick)
        again.take(look.pick)
        assert pack(again) == pack(copy), "A state that was stored goes on differently."

    def check_secrets(self, look: Look, seat: int) -> None:
        """6 and 7: hidden information changes nothing a seat gets; and what it imagines can be played to the end."""
        game, state = self.game, self.state
        view = game.view(state, seat)
        self.check_own_fields(look, seat, view)
        imagined = game.imagine(state, seat, self.rng)
        game.invariants(imagined)
        assert game.view(imagined, seat) == view, f"Seat {seat} sees what it cannot know."
        self.check_cells(seat, state, imagined)
        asked, asked_there = look.decision, imagined.decision
        assert asked_there is not None
        assert (asked.seat, asked.ask, asked.source) == (asked_there.seat, asked_there.ask, asked_there.source)
        if asked.seat == seat:
            assert asked.options == asked_there.options, f"The options of seat {seat} depend on what it cannot know."
            assert look.choices == choices(game, imagined, asked_there), (
                f"What seat {seat} is told of its options depends on what it cannot know."
            )
            assert game.face.about(state, asked) == game.face.about(imagined, asked_there)
            self.check_option_cells(seat, asked.options, state, imagined)
            said_there = gestures(game, imagined, asked_there)
            assert look.gestures == said_there, f"What seat {seat} can say together depends on what it cannot know."
            if game.manners.tries:
                for option in asked.options:
                    trial, trial_there = (trial_of(game.manners, world, seat, option) for world in (state, imagined))
                    assert (trial.final, trial.then) == (trial_there.final, trial_there.then), (
                        f"What would come of {asked.word(option)} depends on what seat {seat} cannot know."
                    )
        if look.pick in asked_there.options:
            self.check_consequence(look, seat, imagined)
        if len(self.moves) % self.stride == 0:
            assert playout(imagined, self.rng) <= game.MAX_DECISIONS
            assert len(game.scores(imagined)) == self.seats

    def check_consequence(self, look: Look, seat: int, imagined: State) -> None:
        """6, one step on: after the same answer the seat hears and sees the same in both worlds."""
        here, events = look.after
        there = imagined.clone()
        there.rng = self.state.rng.clone()  # the same random numbers in both worlds
        there.listen()
        there.take(look.pick)
        heard = [event.to(seat) for event in events]
        if any(event is not None and event["kind"] in self.game.manners.reveals for event in heard):
            return
        assert heard == [event.to(seat) for event in there.hear()], f"Seat {seat} hears what it cannot know."
        assert self.game.view(here, seat) == self.game.view(there, seat), f"Seat {seat} sees what it cannot know."
        self.check_cells(seat, here, there)

    def check_cells(self, seat: int, here: State, there: State) -> None:
        """6, for learners: an observation does not depend on anything the seat cannot know."""
        if self.observer is None:
            return
        seen = self.observer.see(here, seat)
        assert len(seen) == self.observer.size, f"{len(seen)} cells were written, not {self.observer.size}."
        other = self.observer.see(there, seat)
        if seen != other:
            at = next(k for k, cell in enumerate(seen) if cell != other[k])
            part = self.part_at(at, self.observer.parts)
            raise AssertionError(f"What seat {seat} cannot know is written in {part!r}.")

    def check_option_cells(self, seat: int, picks: tuple[int, ...], here: State, there: State) -> None:
        """6, for learners that look at each answer."""
        observer = self.observer
        if observer is None:
            return
        seen, other = bytearray(observer.option_size), bytearray(observer.option_size)
        blank, cells, cells_there = bytes(seen), Cells(memoryview(seen)), Cells(memoryview(other))
        for pick in picks:
            seen[:] = other[:] = blank
            observer.write_option(here, seat, pick, cells, 0)
            observer.write_option(there, seat, pick, cells_there, 0)
            if seen != other:
                at = next(k for k, cell in enumerate(seen) if cell != other[k])
                part = self.part_at(at, observer.option_parts)
                raise AssertionError(f"Of {here.word(pick)!r}, what seat {seat} cannot know is written in {part!r}.")

    def part_at(self, cell: int, parts: tuple[tuple[str, int], ...]) -> str:
        """The name of the part a cell belongs to."""
        for name, size in parts:
            if cell < size:
                return name
            cell -= size
        return ""

    def check_end(self) -> None:
        """5 and 9: the record replays the whole game, and every seat has a score."""
        game = self.game
        game.invariants(self.state)
        assert self.state.decision is None
        assert self.state.options() == ()
        scores = game.scores(self.state)
        assert len(scores) == self.seats
        assert set(game.winners(self.state)) <= set(range(self.seats))
        for seat in self.watchers():
            json.dumps(game.view(self.state, seat))
        record = Record.of(game.name, self.seats, self.seed, self.moves, **self.options)
        again = Play.restore(Record.parse(str(record)))
        assert pack(again.state) == pack(self.state), "The record plays to another end."
        assert story(again.events) == self.told, "The record tells another story."
