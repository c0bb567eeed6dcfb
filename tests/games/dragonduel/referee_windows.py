"""The referee's windows: what may be announced at which price, announcing it, responses and the Magic Duel."""

from dataclasses import dataclass

from tests.games.dragonduel.referee_effects import Asking, Effects
from tests.games.dragonduel.referee_table import Effect, Item, Monster, mode_at, modes_of

MOST_CHAIN = 64
MOST_REPEATS = 32


@dataclass
class Plan:
    """A way to play a card or use an ability."""

    kind: str
    code: str
    origin: str
    effects: list[Effect]
    mode: int = 0
    x: int = 0
    ability: int = -1
    source: Monster | None = None


class Windows(Effects):
    """Announces and answers."""

    # --- announcing

    def plays(self, seat: int, *, main: bool) -> dict[str, Plan]:
        """The plays and uses open to this seat now: in its Main phase, or as a response."""
        player = self.players[seat]
        results: dict[str, Plan] = {}
        for code in sorted(set(player.hand)):
            card = self.cards[code]
            if not self.extra_payable(seat, card.get("extra_cost", {}), 1):
                continue
            if card["type"] == "magic":
                spells = self.spells(seat, code, "hand").items()
                results |= {word: plan for word, plan in spells if self.card_price(seat, code, plan.x) <= player.sr}
            elif main and self.card_price(seat, code) <= player.sr:
                results[f"play {code}"] = Plan("monster", code, "hand", [])
        if main and player.hand:
            for code in sorted(set(player.disc)):
                card = self.cards[code]
                extra = card.get("extra_cost", {})
                extra = {**extra, "discard": extra.get("discard", 0) + 1}
                undead = card["type"] == "monster" and "undead" in self.printed(code)
                if undead and self.card_price(seat, code) <= player.sr and self.extra_payable(seat, extra, 0):
                    results[f"play {code} from discard"] = Plan("monster", code, "discard", [])
        return {**results, **self.uses(seat)}

    def card_price(self, seat: int, code: str, x: int = 0) -> int:
        """How many Spark cards must be exhausted for a card."""
        card = self.cards[code]
        cost = card["cost"] + card.get("cost_x", 0) * x - self.players[seat].discount
        return int(max(0, cost) + 1) // 2

    def extra_payable(self, seat: int, extra: dict[str, int], itself: int) -> bool:
        player = self.players[seat]
        return len(player.hand) - itself >= extra.get("discard", 0) and len(player.mons) >= extra.get("send", 0)

    def spells(self, seat: int, code: str, origin: str) -> dict[str, Plan]:
        """The modes and X a Magic may be played with, regardless of cost."""
        card = self.cards[code]
        factor = card.get("cost_x", 0)
        highest = 20 if factor else 0
        numbers = [card.get("tower_x", 0)] if origin == "tower" else range(highest + 1)
        results = {}
        for mode, effects in self.modes(card["play"], seat, origin, card=True):
            for x in numbers:
                trial = Item("", "magic", code, seat, origin, effects)
                if all(self.enough(trial, selector) for _, _, selector in self.aims(effects, seat, origin)):
                    word = f"play {code}"
                    word += f" x{x}" if factor else ""
                    word += f" mode {mode + 1}" if mode_at(card["play"]) is not None else ""
                    results[word] = Plan("magic", code, origin, effects, mode, x)
        return results

    def modes(self, effects: list[Effect], seat: int, origin: str, *, card: bool) -> list[tuple[int, list[Effect]]]:
        """The modes on offer: none whose condition is false, and from the Tower only those made for it."""
        rows = list(enumerate(modes_of(effects)))
        at = mode_at(effects)
        if at is None:
            return rows
        rows = [row for row in rows if row[1][at]["op"] != "when" or self.holds(row[1][at]["if"], seat, origin)]
        made = [row for row in rows if card and row[1][at].get("if") == "from_tower"]
        return made if origin == "tower" and made else rows

    def uses(self, seat: int) -> dict[str, Plan]:
        player = self.players[seat]
        results = {}
        for m in player.mons:
            activated = [(at, one) for at, one in enumerate(self.cards[m.code].get("ability", [])) if "cost" in one]
            for number, (at, ability) in enumerate(activated, start=1):
                cost = ability["cost"]
                if (cost.get("exhaust") and not m.ready) or (cost.get("spark", 0) + 1) // 2 > player.sr:
                    continue
                if at in m.used or not self.extra_payable(seat, cost, 0):
                    continue
                for mode, effects in self.modes(ability["do"], seat, m.origin, card=False):
                    trial = Item("", "ability", m.code, seat, m.origin, effects, source=m)
                    if all(self.enough(trial, selector) for _, _, selector in self.aims(effects, seat, m.origin)):
                        word = f"use {m.name} {number}"
                        word += f" mode {mode + 1}" if mode_at(ability["do"]) is not None else ""
                        results[word] = Plan("ability", m.code, m.origin, effects, mode, 0, at, m)
        return results

    def announce(self, seat: int, plan: Plan) -> Asking[Item]:
        """Name it, choose targets, pay; `cast` comes before any answer.

        It is on the chain from its naming on: it cannot pay for itself, and nothing can target it before. Until it is
        paid for, it counts as in hand.
        """
        item = Item("", plan.kind, plan.code, seat, plan.origin, plan.effects, plan.mode, plan.x, plan.ability)
        item.source = plan.source
        item.name = self.next_name("c")
        player = self.players[seat]
        if plan.kind != "ability" and plan.origin != "tower":
            (player.hand if plan.origin == "hand" else player.disc).remove(plan.code)
        self.announcing = seat if plan.kind != "ability" and plan.origin == "hand" else -1
        self.chain.append(item)
        for effect, key, selector in self.aims(plan.effects, seat, plan.origin):
            item.chosen[id(effect), key] = yield from self.choose(item, effect, selector)
        yield from self.pay(seat, plan)
        self.announcing = -1
        self.check()
        if plan.kind == "magic":
            for m in player.mons:
                self.happens("cast", m)
        yield from self.settle()
        return item

    def pay(self, seat: int, plan: Plan) -> Asking[None]:
        if plan.origin == "tower" and plan.kind != "ability":
            return
        player = self.players[seat]
        card = self.cards[plan.code]
        if plan.kind == "ability":
            extra = card["ability"][plan.ability]["cost"]
            price = (extra.get("spark", 0) + 1) // 2
        else:
            extra = card.get("extra_cost", {})
            price = self.card_price(seat, plan.code, plan.x)
            player.discount = 0
        undead = plan.kind == "monster" and plan.origin == "discard"
        player.sr, player.se = player.sr - price, player.se + price
        if plan.source is not None:
            if extra.get("exhaust"):
                plan.source.ready = False
            if card["ability"][plan.ability].get("once"):
                plan.source.used.add(plan.ability)
        yield from self.discard(seat, extra.get("discard", 0) + undead)
        for still in range(extra.get("send", 0), 0, -1):
            word = f"send {player.mons[0].name}"
            if len(player.mons) > still:
                word = yield from self.ask(seat, "send", [f"send {m.name}" for m in player.mons])
            self.leave(next(m for m in player.mons if word == f"send {m.name}"), "disc")

    # --- windows and duels

    def window(self, kind: str, actor: int, base: Item | None) -> Asking[None]:
        for _ in range(MOST_REPEATS):
            left = self.clockwise(self.active)
            queue = [seat for seat in [*left[1:], left[0]] if seat != actor and self.players[seat].alive]
            responder = None
            for seat in queue:
                if (yield from self.respond(seat)):
                    responder = seat
                    break
            if responder is None:
                if base is not None:
                    yield from self.resolve(base)
                return
            if base is None and sum(player.alive for player in self.players) > 2:
                yield from self.announced(responder)
            else:
                yield from self.duel(actor, responder)
            if kind not in {"attack", "end"} or (kind == "attack" and not self.battle_on()):
                return

    def announced(self, actor: int) -> Asking[None]:
        """Among three or four, what was used in an attack or End window is open to answers by everybody else."""
        left = self.clockwise(self.active)
        for seat in [*left[1:], left[0]]:
            if seat == actor or not self.players[seat].alive or not self.players[actor].alive:
                continue
            if (yield from self.respond(seat, (actor,))):
                yield from self.duel(actor, seat)
                break
        yield from self.resolve_all()

    def duel(self, actor: int, responder: int) -> Asking[None]:
        """Alternate, the actor first, until two pass in a row or one leaves; then resolve the last item first."""
        passes = 0
        turn = actor
        while passes < 2 and self.players[actor].alive and self.players[responder].alive:
            answered = yield from self.respond(turn, (actor, responder))
            passes = 0 if answered else passes + 1
            turn = responder if turn == actor else actor
        yield from self.resolve_all()

    def respond(self, seat: int, duel: tuple[int, ...] = ()) -> Asking[bool]:
        """Ask for a response whenever public information would allow one. A player who leaves has not responded."""
        if len(self.chain) >= MOST_CHAIN or not self.might_respond(seat):
            return False
        while True:
            plans = self.plays(seat, main=False)
            word = yield seat, "respond", [*plans, "pass"]
            if word == "pass":
                return False
            if word in plans:
                yield from self.announce(seat, plans[word])
                return True
            leaver = int(word.removeprefix("resign "))
            self.leave_game(leaver)
            if leaver in {seat, *duel}:
                return False

    def resolve_all(self) -> Asking[None]:
        while self.chain:
            yield from self.resolve(self.chain[-1])

    def leave_game(self, seat: int) -> None:
        """A player resigns."""
        raise NotImplementedError

    def might_respond(self, seat: int) -> bool:
        player = self.players[seat]
        prices = [self.card_price(seat, code) for code, card in self.cards.items() if card["type"] == "magic"]
        return bool(player.hand and min(prices) <= player.sr) or bool(self.uses(seat))

    def resolve(self, item: Item) -> Asking[None]:
        if item not in self.chain:
            return
        self.chain.remove(item)
        if item.kind == "monster":
            yield from self.enter(item.code, item.seat, item.origin)
        else:
            yield from self.act(item, item.effects)
            if item.kind == "magic":
                self.bury(item.seat, item.code)
        yield from self.settle()

    def battle_on(self) -> bool:
        return self.in_play(self.attacker) and self.players[self.defender].alive
