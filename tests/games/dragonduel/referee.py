"""A second opinion on DragonDuel: the whole duel again, slow and plain, written from the specification.

`Referee(...).play()` is a generator of questions; send it the word that was answered. It is given hidden order: the
decks at the start, and again after every mulligan. Nothing of emberhall is imported here.
"""

from collections.abc import Callable
from typing import Any

from tests.games.dragonduel.referee_effects import Asking
from tests.games.dragonduel.referee_table import Card, Monster, Player
from tests.games.dragonduel.referee_windows import Plan, Windows

Lie = Callable[[int], tuple[list[str], list[str]]]  # a seat's hand and deck after a shuffle

MOST_MAIN = 200
MOST_TURNS = 100
DRAWN_AT_START = 5


class GameOver(Exception):
    """One player is left, or nobody can win any longer."""


class TurnLost(Exception):
    """The active player was defeated."""


class BattleLost(Exception):
    """The defending player has left."""


class Referee(Windows):
    """A duel of two to four."""

    def __init__(self, cards: dict[str, Card], seats: int, options: dict[str, Any], lie: Lie) -> None:
        super().__init__(cards, [Player([], []) for _ in range(seats)])
        self.options = options
        self.lie = lie
        self.drawn = False
        self.mains = 0

    # --- the game

    def play(self, chooser: int) -> Asking[None]:
        try:
            yield from self.set_up(chooser)
            while True:
                try:
                    yield from self.one_turn()
                except TurnLost:
                    yield from self.give_up_turn()
                self.active = next(seat for seat in self.clockwise(self.active)[1:] if self.players[seat].alive)
        except GameOver:
            self.phase = "over"

    def set_up(self, chooser: int) -> Asking[None]:
        self.first = chooser
        if self.options.get("start", "choice") != "lot":
            word = yield chooser, "first", [f"first p{seat}" for seat in range(len(self.players))]
            self.first = int(word.removeprefix("first p"))
        for seat, player in enumerate(self.players):
            player.hand, player.deck = self.lie(seat)
        again: dict[int, bool] = {}
        for seat in self.clockwise(self.first):
            again[seat] = yield from self.mulligan(seat)
        extra = self.options.get("second_seat", "none")
        for seat in self.clockwise(self.first)[1:]:
            player = self.players[seat]
            if extra == "card":
                player.hand.append(player.deck.pop(0))
            elif extra == "redraw" and again[seat]:
                yield from self.mulligan(seat)
        for player in self.players:
            player.tower, player.deck = player.deck[:5], player.deck[5:]
        self.active = self.first

    def mulligan(self, seat: int) -> Asking[bool]:
        if (yield seat, "mulligan", ["mulligan", "keep"]) == "keep":
            return False
        player = self.players[seat]
        had = sorted(player.hand + player.deck)
        player.hand, player.deck = self.lie(seat)
        assert sorted(player.hand + player.deck) == had
        assert len(player.hand) == DRAWN_AT_START
        return True

    def defeat(self, seat: int) -> None:
        player = self.players[seat]
        player.alive = False
        self.out.append(seat)
        self.chain = [item for item in self.chain if item.seat != seat]
        self.waiting = [item for item in self.waiting if item.seat != seat]
        for zone in (player.mons, player.hand, player.deck, player.tower, player.disc, player.rem):
            zone.clear()
        if len(self.living()) == 1:
            raise GameOver
        if seat == self.active:
            raise TurnLost

    def leave_game(self, seat: int) -> None:
        defended = self.phase == "battle" and seat == self.defender
        self.defeat(seat)
        self.check()
        if defended:
            raise BattleLost

    def give_up_turn(self) -> Asking[None]:
        """The others' items still resolve; then the turn is over."""
        if self.revealed is not None and self.players[self.defender].alive:
            self.players[self.defender].disc.append(self.revealed)
        self.revealed = self.attacker = self.blocker = None
        self.defender = -1
        self.phase = "end"
        yield from self.resolve_all()
        yield from self.clean_up()

    def ask(self, seat: int, ask: str, words: list[str], *, secret: bool = False) -> Asking[str]:
        """Repeat the question as long as other players resign instead."""
        while (word := (yield from super().ask(seat, ask, words, secret=secret))).startswith("resign "):
            self.leave_game(int(word.removeprefix("resign ")))
        return word

    # --- a turn

    def one_turn(self) -> Asking[None]:
        self.turn += 1
        if self.turn > MOST_TURNS * len(self.players):
            self.drawn = True
            raise GameOver
        player = self.players[self.active]
        self.mains = 0
        for m in self.monsters():
            m.used.clear()
        if self.turn > 1:
            yield from self.ready_phase(player)
        self.phase = "spark"
        if player.sd:
            player.sd, player.sr = player.sd - 1, player.sr + 1
        yield from self.settle()
        self.phase = "draw"
        if not player.deck:
            self.defeat(self.active)
        player.hand.append(player.deck.pop(0))
        self.phase = "main"
        yield from self.settle()
        yield from self.main_phase()
        yield from self.end_phase()

    def ready_phase(self, player: Player) -> Asking[None]:
        self.phase = "ready"
        player.sr, player.se = player.sr + player.se, 0
        for m in player.mons:
            if "stun" not in self.flags(m):
                m.ready = True
            m.flags = [one for one in m.flags if one[0] != "stun" and one[1] != "ready"]
            m.mods = [one for one in m.mods if one[1] != "ready"]
        for m in player.mons:
            self.happens("upkeep", m)
        yield from self.settle()
        self.phase_ends()
        yield from self.settle()

    def main_phase(self) -> Asking[None]:
        while self.mains < MOST_MAIN:
            plans = self.plays(self.active, main=True)
            attacks = self.attacks()
            word = yield self.active, "main", [*plans, *attacks, "end"]
            if word.startswith("resign "):
                self.leave_game(int(word.removeprefix("resign ")))
                continue
            self.mains += 1
            if word == "end":
                return
            if word in attacks:
                yield from self.battle(*attacks[word])
                continue
            item = yield from self.announce(self.active, plans[word])
            yield from self.window("ability" if item.kind == "ability" else "card", self.active, item)

    def end_phase(self) -> Asking[None]:
        self.phase_ends()
        self.phase = "end"
        self.check()
        for m in list(self.players[self.active].mons):
            self.happens("endstep", m)
        yield from self.settle()
        yield from self.window("end", self.active, None)
        yield from self.clean_up()

    def clean_up(self) -> Asking[None]:
        for _ in range(2):
            self.forget_turn()
            if not (yield from self.settle()):
                break

    def phase_ends(self) -> None:
        """Remove damage and everything that lasts for a battle."""
        for m in self.monsters():
            m.damage = 0
            m.mods = [one for one in m.mods if one[1] != "battle"]
            m.flags = [one for one in m.flags if one[1] != "battle"]

    def forget_turn(self) -> None:
        self.phase_ends()
        for m in self.monsters():
            m.mods = [one for one in m.mods if one[1] != "turn"]
            m.flags = [one for one in m.flags if one[1] != "turn"]
        for player in self.players:
            player.discount = player.ward = 0

    def attacks(self) -> dict[str, tuple[Monster, int]]:
        results = {}
        for m in self.players[self.active].mons:
            flags = self.flags(m)
            if m.ready and (m.entered != self.turn or "haste" in flags) and "noattack" not in flags:
                for seat in self.clockwise(self.active)[1:]:
                    if self.players[seat].alive:
                        results[f"attack {m.name} p{seat}"] = (m, seat)
        return results

    # --- battle

    def battle(self, attacker: Monster, defender: int) -> Asking[None]:
        self.phase_ends()
        self.phase = "battle"
        self.attacker, self.defender = attacker, defender
        attacker.ready = False
        self.check()
        if self.in_play(attacker):
            self.happens("attack", attacker, None, defender)
        yield from self.settle()
        try:
            yield from self.window("attack", self.active, None)
            if self.battle_on():
                yield from self.block(attacker, defender)
        except BattleLost:
            self.revealed = None
            yield from self.resolve_all()
        self.phase_ends()
        self.attacker = self.blocker = None
        self.defender = -1
        self.phase = "main"
        yield from self.settle()

    def block(self, attacker: Monster, defender: int) -> Asking[None]:
        """B5 to B7, and on to B8 if nobody blocks."""
        blockers = {f"block {m.name}": m for m in self.players[defender].mons if self.may_block(m, attacker)}
        word = yield from self.ask(defender, "block", [*blockers, "no block"])
        blocker = blockers.get(word)
        if blocker is not None:
            self.blocker = blocker
            blocker.ready = False
            self.happens("blocked", attacker, blocker, defender)
            self.happens("block", blocker, attacker, defender)
            yield from self.settle()
            if not self.in_play(attacker):
                return
        yield from self.critical(attacker, defender)
        if not self.in_play(attacker):
            return
        if blocker is None:
            yield from self.unblocked(attacker, defender)
        elif self.in_play(blocker):
            yield from self.exchange(attacker, blocker)

    def may_block(self, m: Monster, attacker: Monster) -> bool:
        flags = self.flags(m)
        if not m.ready or "noblock" in flags:
            return False
        if "flight" in self.flags(attacker) and not flags & {"flight", "reach"}:
            return False
        return all(self.strength(m) > one["n"] for one in self.statics(attacker, "evade"))

    def critical(self, attacker: Monster, defender: int) -> Asking[None]:
        player = self.players[self.active]
        words = [f"critical {k}" for k in range(player.sr + player.se + 1)]
        k = int((yield from self.ask(self.active, "critical", words)).split()[1])
        exhausted = min(k, player.se)
        player.se -= exhausted
        player.sr -= k - exhausted
        player.sd += k
        if k:
            attacker.mods.append((1000 * k, "turn"))
            self.happens("critical", attacker, None, defender)
            yield from self.settle()

    def exchange(self, attacker: Monster, blocker: Monster) -> Asking[None]:
        blows = self.blow(attacker), self.blow(blocker)
        attacker.damage += blows[1]
        blocker.damage += blows[0]
        self.check()
        for one, other in ((attacker, blocker), (blocker, attacker)):
            if self.in_play(one) and not self.in_play(other):
                self.happens("kill", one, other)
        yield from self.settle()

    def unblocked(self, attacker: Monster, defender: int) -> Asking[None]:
        """B8: Barrier, then the Tower."""
        strength = self.blow(attacker)
        if strength <= 0:
            return
        player = self.players[defender]
        words = [f"barrier {k}" for k in range(player.sr + 1)]
        k = int((yield from self.ask(defender, "barrier", words)).split()[1])
        player.sr, player.se = player.sr - k, player.se + k
        barrier = 1000 * k + player.ward
        player.ward = 0
        if barrier >= strength:
            return
        if not player.tower:
            self.defeat(defender)
            return
        code = self.revealed = player.tower.pop(0)
        siege = "siege" in self.flags(attacker)
        self.happens("hit", attacker, None, defender)
        for m in player.mons:
            self.happens("flip", m)
        yield from self.settle()
        plans: dict[str, Plan] = {}
        if not siege:
            monster = self.cards[code]["type"] == "monster"
            plans = {f"play {code}": Plan("monster", code, "tower", [])} if monster else {}
            plans = plans or self.spells(defender, code, "tower")
        word = yield from self.ask(defender, "tower", [*plans, "discard"])
        self.revealed = None
        if word == "discard":
            player.disc.append(code)
            return
        item = yield from self.announce(defender, plans[word])
        yield from self.window("tower", defender, item)
