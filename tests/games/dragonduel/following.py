"""One game on both sides: every decision of the engine is compared with the referee's, then both get the same answer.

Engine and referee number monsters and chain items on their own. The numbers are matched when a thing is first seen, by
its place, and must stay matched.
"""

from typing import Any

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Monster as EngineMonster
from emberhall.games.dragonduel.facts.strengths import strength_of
from emberhall.games.dragonduel.game import DragonDuel
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.playing import target_words
from emberhall.kernel.chance import Rng
from tests.games.dragonduel.referee import Referee
from tests.games.dragonduel.referee_effects import Question
from tests.games.dragonduel.referee_table import Card, Item, Monster, Player

LAZY = ("pass", "no block", "discard", "done", "end", "keep", "refuse", "critical 0", "barrier 0")
LEAVING = ("main", "respond", "block", "critical", "barrier", "tower")  # questions at which a player may resign
SPENDING = ("critical 0", "barrier 0")


class Follower:
    """A game of the engine, and the referee that follows it."""

    def __init__(
        self, game: DragonDuel, cards: dict[str, Card], seats: int, seed: int, *, resigns: bool = False, **options: str
    ) -> None:
        self.game = game
        self.resigns = resigns
        self.rng = Rng.seeded(seed)
        self.state: State = game.deal(seats, seed, False, **options)
        self.referee = Referee(cards, seats, options, self.lie)
        decision = self.state.decision
        assert decision is not None
        self.questions = self.referee.play(decision.seat)
        self.question: Question | None = next(self.questions)
        self.names: dict[str, str] = {}
        self.said: list[str] = []
        self.seen: dict[str, int] = {}

    def lie(self, seat: int) -> tuple[list[str], list[str]]:
        """A seat's hand and deck after a shuffle. The engine may have gone on to the Towers and the first draw."""
        player = self.state.players[seat]
        hand, extra = self.codes(player.hand)[:5], self.codes(player.hand)[5:]
        second = bool(player.tower) and self.state.terms.second_seat == "card" and seat != self.state.first
        deck = [*extra[:second], *self.codes(player.tower), *extra[second:], *self.codes(player.deck[::-1])]
        return hand, deck

    def codes(self, cards: list[int]) -> list[str]:
        return [self.state.book.cards[card].code for card in cards]

    # --- playing

    def play(self) -> int:
        """Play the whole game; returns the number of decisions compared."""
        while not self.state.over:
            self.compare()
            self.step()
        assert self.question is None, f"The referee still asks {self.question}."
        self.same("winners", self.game.winners(self.state), self.referee.living())
        self.same("out", self.state.out, self.referee.out)
        return len(self.said)

    def step(self) -> None:
        decision = self.state.decision
        assert decision is not None
        assert self.question is not None
        self.seen[decision.ask] = self.seen.get(decision.ask, 0) + 1
        leaver = self.rng.below(40 * len(self.state.players)) if self.resigns else -1
        if decision.ask in LEAVING and 0 <= leaver < len(self.state.players) and self.state.players[leaver].alive:
            self.seen["resign"] = self.seen.get("resign", 0) + 1
            self.said.append(f"p{leaver} resigns")
            self.game.resign(self.state, leaver)
            self.answer(f"resign {leaver}")
            return
        words = decision.words()
        word = self.pick(words)
        theirs = dict(zip(self.engine_words(words), words, strict=True))
        ours = {self.bound(own): own for own in self.question[2]}
        answer = next(ours[said] for said, known in theirs.items() if known == word)
        self.said.append(word)
        self.state.apply(word)
        self.answer(answer)

    def answer(self, word: str) -> None:
        """The referee is told after the engine, which knows the order of shuffled decks."""
        try:
            self.question = self.questions.send(word)
        except StopIteration:
            self.question = None

    def pick(self, words: tuple[str, ...]) -> str:
        """A random word, but seldom one that does nothing; Spark is often saved for responses."""
        busy = [word for word in words if word not in LAZY]
        chance = self.rng.below(10)
        if "end" in words and chance < 4:
            attacks = [word for word in busy if word.startswith("attack")]
            return attacks[self.rng.below(len(attacks))] if attacks else "end"
        if words[0] in SPENDING and chance < 7:
            return words[self.rng.below(min(2, len(words)))]
        if busy and chance < 8:
            return busy[self.rng.below(len(busy))]
        return words[self.rng.below(len(words))]

    # --- comparing

    def compare(self) -> None:
        decision = self.state.decision
        assert decision is not None
        assert self.question is not None, f"The referee sees the game over; {decision} after {self.said[-8:]}."
        seat, ask, words = self.question
        self.compare_table()
        self.same("question", (decision.seat, decision.ask), (seat, ask))
        self.same("words", sorted(self.engine_words(decision.words())), sorted(self.bound(word) for word in words))

    def same(self, what: str, engine: Any, referee: Any) -> None:
        if engine != referee:
            decision = self.state.decision
            raise AssertionError(
                f"{what}: the engine has {engine}, the referee {referee}, after {self.said[-12:]}; "
                f"engine asks {decision}, referee asks {self.question}"
            )

    def engine_words(self, words: tuple[str, ...]) -> list[str]:
        """The engine's words, with `trigger n` replaced by what waits there."""
        return [self.trigger_word(word) if word.startswith("trigger") else word for word in words]

    def trigger_word(self, word: str) -> str:
        deed = self.state.waiting[int(word.split()[1]) - 1]
        number = self.numbers(deed.card)[deed.slot]
        return f"trigger {deed.seat} m{deed.source} {number} {f'm{deed.it}' if deed.it else None}"

    def numbers(self, card: int) -> list[int]:
        """The indices of the abilities that are not static among all abilities of a card."""
        abilities = self.referee.cards[self.state.book.cards[card].code].get("ability", [])
        return [at for at, one in enumerate(abilities) if "static" not in one]

    def bound(self, word: str) -> str:
        """A word of the referee with the engine's numbers."""
        if word.startswith("trigger"):
            item = self.referee.waiting[int(word.split()[1]) - 1]
            return f"trigger {item.seat} {self.name(item.source)} {item.ability} {self.name(item.it)}"
        return " ".join(self.names.get(part, part) for part in word.split())

    def name(self, thing: Monster | Item | None) -> str | None:
        return None if thing is None else self.names.get(thing.name, thing.name)

    def bind(self, engine: str, referee: str) -> None:
        self.same("number", self.names.setdefault(referee, engine), engine)

    def compare_table(self) -> None:
        state, referee = self.state, self.referee
        self.same("turn", (state.turn, w.PHASES[state.phase]), (referee.turn, referee.phase))
        if state.turn:
            self.same("active", state.active, referee.active)
        for seat, player in enumerate(state.players):
            self.compare_player(seat, player, referee.players[seat])
        self.same("chain", len(state.chain), len(referee.chain))
        for deed, item in zip(state.chain, referee.chain, strict=True):
            self.bind(f"c{deed.uid}", item.name)
            theirs = w.KINDS[deed.kind], state.book.cards[deed.card].code, deed.seat, w.ORIGINS[deed.origin], deed.x
            self.same("item", (*theirs, deed.mode), (item.kind, item.code, item.seat, item.origin, item.x, item.mode))
            if self.question is not None and self.question[1] == "respond":
                aimed = [self.bound(referee.said(one)) for chosen in item.chosen.values() for one in chosen]
                self.same("targets", [] if deed.kind == w.MONSTER else target_words(state, deed), aimed)
        self.same("waiting", len(state.waiting), len(referee.waiting))
        self.same("attacker", f"m{state.attacker}" if state.attacker else None, self.name(referee.attacker))
        self.same("blocker", f"m{state.blocker}" if state.blocker else None, self.name(referee.blocker))
        if state.attacker:
            self.same("defender", state.defender, referee.defender)
        self.same("revealed", self.codes([state.revealed])[0] if state.revealed >= 0 else None, referee.revealed)

    def compare_player(self, seat: int, player: Any, mine: Player) -> None:
        self.same(f"alive {seat}", player.alive, mine.alive)
        if not player.alive:
            self.same(f"monsters {seat}", len(player.mons), 0)
            return
        self.same(f"hand {seat}", sorted(self.codes(player.hand)), sorted(mine.hand))
        if self.state.turn:
            self.same(f"deck {seat}", self.codes(player.deck[::-1]), mine.deck)
        self.same(f"tower {seat}", self.codes(player.tower), mine.tower)
        self.same(f"discard {seat}", self.codes(player.disc), mine.disc)
        self.same(f"removed {seat}", self.codes(player.rem), mine.rem)
        counts = (player.sd, player.sr, player.se, player.ward, player.discount)
        self.same(f"counts {seat}", counts, (mine.sd, mine.sr, mine.se, mine.ward, mine.discount))
        self.same(
            f"zone {seat}", [self.state.book.cards[m.card].code for m in player.mons], [m.code for m in mine.mons]
        )
        for theirs, ours in zip(player.mons, mine.mons, strict=True):
            self.bind(f"m{theirs.uid}", ours.name)
            self.same(f"monster m{theirs.uid}", self.engine_monster(theirs), self.referee_monster(ours))

    def engine_monster(self, m: EngineMonster) -> dict[str, Any]:
        flags = zip(w.DURATIONS, (m.battle_flags, m.turn_flags, m.ready_flags, m.good_flags), strict=True)
        return {
            "ready": m.ready,
            "damage": m.damage,
            "mods": dict(zip(w.DURATIONS, (m.for_battle, m.for_turn, m.for_ready, m.for_good), strict=True)),
            "flags": {(word, until) for until, held in flags if held for word, flag in w.FLAGS.items() if held & flag},
            "entered": m.entered,
            "origin": w.ORIGINS[m.origin],
            "used": {number for slot, number in enumerate(self.numbers(m.card)) if m.used >> slot & 1},
            "strength": strength_of(self.state, m),
        }

    def referee_monster(self, m: Monster) -> dict[str, Any]:
        return {
            "ready": m.ready,
            "damage": m.damage,
            "mods": {until: sum(n for n, how in m.mods if how == until) for until in w.DURATIONS},
            "flags": set(m.flags),
            "entered": m.entered,
            "origin": m.origin,
            "used": m.used,
            "strength": self.referee.strength(m),
        }
