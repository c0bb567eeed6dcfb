"""How the referee acts: choosing targets, carrying out effects, monsters that come and go, and natural abilities.

Everything that may ask a player is a generator of questions: (seat, question, allowed words); it is sent the word
that was said.
"""

from collections.abc import Generator
from typing import Any, TypeVar

from tests.games.dragonduel.referee_table import FULL_TOWER, LIMIT, Effect, Item, Monster, Table, value

Question = tuple[int, str, list[str]]
T = TypeVar("T")
Asking = Generator[Question, str, T]

MOST_NATURAL = 200


def is_choice(selector: Any) -> bool:
    """True if the controller chooses it as a target."""
    return isinstance(selector, dict) and selector["pick"] in {"exactly", "up_to", "chain", "player"}


def choices(effect: Effect) -> list[tuple[str, dict[str, Any]]]:
    """What an effect asks its controller to choose, in text order."""
    results: list[tuple[str, dict[str, Any]]] = []
    for key in ("a", "b", "who", "player"):
        selector: Any = effect.get(key)
        if is_choice(selector):
            results.append((key, selector))
        elif isinstance(selector, dict) and is_choice(selector.get("player")):
            results.append((key, selector["player"]))
    return results


def is_harm(effect: Effect, selector: dict[str, Any]) -> bool:
    """True for exactly so many monsters of anybody that nobody wants among their own."""
    if selector["pick"] != "exactly" or {"own", "zone=discard"} & set(selector.get("is", [])):
        return False
    if effect["op"] == "str":
        return value(effect["n"], 0) < 0
    if effect["op"] == "grant":
        return effect["flag"] in {"noattack", "noblock", "stun", "pacified"}
    return effect["op"] in {"dmg", "fight", "destroy", "remove", "hand", "exhaust"}


class Effects(Table):
    """Chooses, acts, checks and settles."""

    def ask(self, seat: int, ask: str, words: list[str], *, secret: bool = False) -> Asking[str]:
        """A question whose only answer is public knowledge is not asked."""
        if len(words) == 1 and not secret:
            return words[0]
        return (yield seat, ask, words)

    # --- choosing

    def candidates(self, item: Item, selector: dict[str, Any]) -> list[Any]:
        pick, filters = selector["pick"], selector.get("is", [])
        if pick == "player":
            return [seat for seat in self.clockwise(item.seat)[1:] if self.players[seat].alive]
        if pick == "chain":
            return [other for other in self.chain if other.seat != item.seat and other.kind in selector["kinds"]]
        if "zone=discard" in filters:
            return [code for code in sorted(set(self.players[item.seat].disc)) if self.buried(code, filters)]
        return [m for m in self.monsters() if self.fits(m, filters, item.seat, item.source)]

    def enough(self, item: Item, selector: dict[str, Any]) -> bool:
        """True if there are enough candidates."""
        if selector["pick"] == "up_to":
            return True
        found = self.candidates(item, selector)
        if "zone=discard" in selector.get("is", []):
            have = self.players[item.seat].disc
            return sum(have.count(code) for code in found) >= int(selector["n"])
        return len(found) >= int(selector.get("n", 1))

    def choose(self, item: Item, effect: Effect, selector: dict[str, Any]) -> Asking[list[Any]]:
        """Choose one after the other, each later in order than the one before, so that no set can be said twice.

        Who could only harm a monster of their own is asked all the same.
        """
        if not self.enough(item, selector):
            return []
        left = self.candidates(item, selector)
        if "zone=discard" in selector.get("is", []):
            have = self.players[item.seat].disc
            left = [code for code in left for _ in range(have.count(code))]
        wanted = selector.get("n", 1)
        must = selector["pick"] != "up_to"
        chosen: list[Any] = []
        while left and len(chosen) < wanted:
            still = wanted - len(chosen)
            own_harm = is_harm(effect, selector) and any(one.seat == item.seat for one in left)
            offered = left[: len(left) - still + 1] if must else left
            words = list(dict.fromkeys(f"target {self.said(one)}" for one in offered))
            offer = words if must else [*words, "done"]
            word = yield from self.ask(item.seat, "target", offer, secret=own_harm and len(left) == still)
            if word == "done":
                break
            at = [f"target {self.said(one)}" for one in left].index(word)
            chosen.append(left[at])
            left = left[at + 1 :]
        return chosen

    def said(self, one: Any) -> str:
        if isinstance(one, (Monster, Item)):
            return one.name
        return one if isinstance(one, str) else f"p{one}"

    def legal(self, item: Item, selector: dict[str, Any], one: Any) -> bool:
        """True if a chosen target is still legal."""
        if selector["pick"] == "player":
            return bool(self.players[one].alive)
        return any(one is other or (isinstance(one, str) and one == other) for other in self.candidates(item, selector))

    def aims(self, effects: list[Effect], seat: int, origin: str) -> list[tuple[Effect, str, dict[str, Any]]]:
        """The choices of an announcement. Those conditional on a source zone count only if the card came from it."""
        results: list[tuple[Effect, str, dict[str, Any]]] = []
        for effect in effects:
            if effect["op"] == "when":
                hidden = "from_" in effect["if"] and not self.holds(effect["if"], seat, origin)
                results += [] if hidden else self.aims(effect["do"], seat, origin)
            else:
                results += [(effect, key, selector) for key, selector in choices(effect)]
        return results

    # --- acting

    def act(self, item: Item, effects: list[Effect]) -> Asking[None]:
        """Do the effects in order; after each one, monsters with negative Strength are destroyed."""
        for effect in effects:
            if effect["op"] == "when":
                if self.holds(effect["if"], item.seat, item.origin):
                    yield from self.act(item, effect["do"])
            elif effect["op"] == "choose":
                yield from self.choose_mode(item, effect["modes"])
            else:
                yield from self.do(item, effect)
                self.check()

    def choose_mode(self, item: Item, modes: list[Effect]) -> Asking[None]:
        """A natural ability chooses its mode when it resolves."""
        offered = []
        for at, mode in enumerate(modes):
            if mode["op"] != "when" or self.holds(mode["if"], item.seat, item.origin):
                offered.append(f"mode {at + 1}")
        if offered:
            word = yield from self.ask(item.seat, "mode", offered)
            yield from self.act(item, [modes[int(word.split()[1]) - 1]])

    def chosen(self, item: Item, effect: Effect, key: str, selector: dict[str, Any]) -> Asking[list[Any]]:
        if item.kind == "natural":
            return (yield from self.choose(item, effect, selector))
        return [one for one in item.chosen.get((id(effect), key), []) if self.legal(item, selector, one)]

    def whom(self, item: Item, effect: Effect, key: str = "who") -> Asking[list[Any]]:
        """The monsters (cards, items) an effect applies to."""
        selector = effect[key]
        found: list[Any]
        if selector == "same":
            return [m for m in item.last if self.in_play(m)]
        if isinstance(selector, str):
            m = item.source if selector == "self" else item.it
            found = [m] if self.in_play(m) else []
        elif selector["pick"] == "all":
            found = self.candidates(item, selector)
        elif selector["pick"] == "theirs":
            found = yield from self.theirs(item, effect, key, selector)
        else:
            found = yield from self.chosen(item, effect, key, selector)
        item.last = found
        return found

    def theirs(self, item: Item, effect: Effect, key: str, selector: dict[str, Any]) -> Asking[list[Monster]]:
        results: list[Monster] = []
        for seat in (yield from self.seats(item, effect, selector["player"], key)):
            left = list(self.players[seat].mons)
            still = min(selector["n"], len(left))
            while still:
                words = [f"choose {m.name}" for m in left[: len(left) - still + 1]]
                word = yield from self.ask(seat, "theirs", words)
                at = [f"choose {m.name}" for m in left].index(word)
                results.append(left[at])
                left = left[at + 1 :]
                still -= 1
        return results

    def seats(self, item: Item, effect: Effect, who: Any, key: str = "player") -> Asking[list[int]]:
        """The players an effect applies to."""
        if who == "you":
            return [item.seat]
        if who == "defender":
            return [item.foe] if item.foe is not None and self.players[item.foe].alive else []
        if who == "each_foe":
            return [seat for seat in self.clockwise(item.seat)[1:] if self.players[seat].alive]
        return (yield from self.chosen(item, effect, key, who))

    def do(self, item: Item, effect: Effect) -> Asking[None]:
        """One effect."""
        op = effect["op"]
        if op == "fight":
            a = yield from self.whom(item, effect, "a")
            b = yield from self.whom(item, effect, "b")
            if a and b:
                blows = self.blow(a[0]), self.blow(b[0])
                a[0].damage += blows[1]
                b[0].damage += blows[0]
        elif op == "token":
            for _ in range(effect["n"]):
                if self.cards[effect["token"]]["type"] == "magic":
                    play = self.cards[effect["token"]]["play"]
                    token = Item(self.next_name("c"), "natural", effect["token"], item.seat, "token", play)
                    yield from self.act(token, play)
                else:
                    yield from self.enter(effect["token"], item.seat, "token")
        elif op == "dig":
            yield from self.dig(item.seat, effect["n"], effect["take"])
        elif op == "discount":
            self.players[item.seat].discount += effect["n"]
        elif op == "counter":
            yield from self.counter(item, effect)
        elif "player" in effect:
            for seat in (yield from self.seats(item, effect, effect["player"])):
                yield from self.to_player(seat, effect)
        else:
            found = yield from self.whom(item, effect)
            yield from self.to_monsters(item, effect, found)

    def to_monsters(self, item: Item, effect: Effect, found: list[Any]) -> Asking[None]:
        op = effect["op"]
        if op == "revive":
            pile = self.players[item.seat].disc
            raised = []
            for code in found:
                if code in pile:
                    pile.remove(code)
                    raised.append(code)
            for code in raised:
                yield from self.enter(code, item.seat, "discard", ready=not effect.get("exhausted", False))
        elif op == "destroy":
            self.destroy(found)
        elif op in {"remove", "hand"}:
            for m in found:
                self.leave(m, "rem" if op == "remove" else "hand")
        for m in found:
            if op == "str":
                m.mods.append((value(effect["n"], item.x), effect["until"]))
            elif op == "dmg":
                m.damage += value(effect["n"], item.x)
            elif op == "grant":
                m.flags.append((effect["flag"], effect["until"]))
            elif op in {"ready", "exhaust"}:
                m.ready = op == "ready"

    def to_player(self, seat: int, effect: Effect) -> Asking[None]:
        op, n = effect["op"], effect["n"]
        player = self.players[seat]
        if op == "discard":
            yield from self.discard(seat, n)
        elif op == "ward":
            player.ward += n
        elif op == "sready":
            n = min(n, player.se)
            player.sr, player.se = player.sr + n, player.se - n
        elif op == "sexhaust":
            n = min(n, player.sr)
            player.sr, player.se = player.sr - n, player.se + n
        elif op == "ramp":
            n = min(n, player.sd)
            player.sd -= n
            player.sr += n if effect["as"] == "ready" else 0
            player.se += n if effect["as"] == "exhausted" else 0
        for _ in range(n):
            if op == "draw" and player.deck:
                player.hand.append(player.deck.pop(0))
            elif op == "tower_add" and player.deck and len(player.tower) < FULL_TOWER:
                player.tower.append(player.deck.pop(0))
            elif op == "tower_take" and player.tower:
                player.hand.append(player.tower.pop(0))

    def discard(self, seat: int, n: int) -> Asking[None]:
        """Discard that many cards from hand, or all if there are not enough."""
        player = self.players[seat]
        for still in range(n, 0, -1):
            held = sorted(player.hand)
            code = held[0] if held else ""
            if len(held) > still:
                words = [f"discard {code}" for code in dict.fromkeys(held)]
                code = (yield from self.ask(seat, "discard", words, secret=True)).split()[1]
            if code:
                player.hand.remove(code)
                self.bury(seat, code)

    def bury(self, seat: int, code: str) -> None:
        """Put a card into its discard pile; tokens vanish."""
        if not self.cards[code]["token"]:
            self.players[seat].disc.append(code)

    def dig(self, seat: int, n: int, take: int) -> Asking[None]:
        """The cards looked at stay on the deck until they are named."""
        player = self.players[seat]
        count = min(n, len(player.deck))
        for left in range(count, 0, -1):
            taking = left > count - take
            forced = left <= take - (count - left) if taking else left == 1
            code = player.deck[0]
            if not forced:
                words = [f"{'take' if taking else 'bottom'} {code}" for code in sorted(set(player.deck[:left]))]
                code = (yield from self.ask(seat, "dig", words, secret=True)).split()[1]
            player.deck.remove(code)
            (player.hand if taking else player.deck).append(code)

    def counter(self, item: Item, effect: Effect) -> Asking[None]:
        """The item leaves the chain without effect, unless its player pays."""
        found: list[Item] = yield from self.chosen(item, effect, "who", effect["who"])
        for other in found:
            player = self.players[other.seat]
            price = effect.get("unless", 0)
            if price:
                words = ["pay", "refuse"] if player.sr >= price else ["refuse"]
                if (yield from self.ask(other.seat, "unless", words)) == "pay":
                    player.sr, player.se = player.sr - price, player.se + price
                    continue
            self.chain.remove(other)
            if other.kind != "ability":
                self.bury(other.seat, other.code)

    # --- entering and leaving

    def enter(self, code: str, seat: int, origin: str, *, ready: bool = True) -> Asking[None]:
        player = self.players[seat]
        if len(player.mons) == LIMIT:
            words = [*[f"push {m.name}" for m in player.mons], "push new"]
            self.newcomer = code
            word = yield from self.ask(seat, "push", words)
            if word == "push new":
                if not self.cards[code]["token"]:
                    player.disc.append(code)
                return
            self.leave(next(m for m in player.mons if word == f"push {m.name}"), "disc")
        newcomer = Monster(self.next_name("m"), code, seat, origin, self.turn, ready)
        player.mons.append(newcomer)
        self.happens("enter", newcomer)
        for m in player.mons:
            if m is not newcomer:
                self.happens("ally_enter", m, newcomer)

    def leave(self, m: Monster, zone: str) -> None:
        """A token ceases to exist."""
        self.players[m.seat].mons.remove(m)
        if not self.cards[m.code]["token"]:
            getattr(self.players[m.seat], zone).append(m.code)

    def destroy(self, found: list[Monster]) -> None:
        """Destroy all at once; the monsters that stay see it."""
        for m in found:
            self.leave(m, "disc")
        for m in found:
            self.happens("destroyed", m)
            for ally in self.players[m.seat].mons:
                self.happens("ally_destroyed", ally, m)

    def check(self) -> None:
        """Destroy monsters with negative Strength, all at once, until there are none."""
        while negative := [m for m in self.monsters() if self.strength(m) < 0]:
            self.destroy(negative)

    # --- natural abilities

    def happens(self, event: str, m: Monster, it: Monster | None = None, foe: int | None = None) -> None:
        """An event happens to a monster: its abilities for that event start waiting."""
        for at, ability in enumerate(self.cards[m.code].get("ability", [])):
            if ability.get("on") != event or at in m.used or self.idle(ability["do"], m):
                continue
            if ability.get("once"):
                m.used.add(at)
            waits = Item("", "natural", m.code, m.seat, m.origin, ability["do"], ability=at, source=m, it=it, foe=foe)
            self.waiting.append(waits)

    def idle(self, effects: list[Effect], m: Monster) -> bool:
        """An ability that applies only to another source zone than the monster's does not wait."""
        first = effects[0]
        about_zone = len(effects) == 1 and first["op"] == "when" and "from_" in first["if"]
        return about_zone and not self.holds(first["if"], m.seat, m.origin)

    def settle(self) -> Asking[int]:
        """State check, then all waiting natural abilities, the active player's first. Returns their number."""
        done = 0
        self.check()
        while self.waiting:
            if done == MOST_NATURAL:
                self.waiting.clear()
                break
            seat = next(s for s in self.clockwise(self.active) if any(one.seat == s for one in self.waiting))
            item = yield from self.next_of(seat)
            self.waiting.remove(item)
            done += 1
            yield from self.act(item, item.effects)
            self.check()
        return done

    def next_of(self, seat: int) -> Asking[Item]:
        """Which of this seat's abilities comes next; identical ones need no question."""
        alike: dict[Any, Item] = {}
        for one in self.waiting:
            if one.seat == seat:
                alike.setdefault(self.likeness(one), one)
        words = [f"trigger {self.waiting.index(one) + 1}" for one in alike.values()]
        word = yield from self.ask(seat, "order", words)
        return self.waiting[int(word.split()[1]) - 1]

    def likeness(self, item: Item) -> Any:
        """The same ability of the same card about the same thing; its controller makes no difference."""
        return item.code, item.ability, item.origin, item.it
