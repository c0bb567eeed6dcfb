"""Cards nobody would print: random sentences of the card language, to test what the Core Set never says."""

from typing import Any

from emberhall.kernel.chance import Rng

ELEMENTS = ["fire", "earth", "water", "wind", "light", "dark"]
KEYWORDS = ["flight", "haste", "undead", "reach", "siege", "rooted", "reckless"]
FLAGS = ["flight", "haste", "reach", "siege", "noattack", "noblock", "stun", "pacified"]
EVENTS = ["enter", "ally_enter", "attack", "blocked", "block", "critical", "kill", "hit", "flip", "destroyed"]
EVENTS += ["ally_destroyed", "cast", "upkeep", "endstep"]
HAVE_IT = ["ally_enter", "blocked", "block", "kill", "ally_destroyed"]
HAVE_DEFENDER = ["attack", "block", "blocked", "hit", "critical"]
FILTERS = ["own", "foe", "other", "attacking", "blocking", "ready", "exhausted", "token", "flight", "undead"]
FILTERS += ["trait=imp", "smin=1000", "smax=2000", "cmin=1", "cmax=3", "fire"]
BURIED = ["undead", "trait=imp", "cmin=1", "cmax=3", "fire"]
CONDITIONS = ["from_tower", "from_discard", "own_turn", "foe_turn", "tower<=3", "hand>=3", "spark>4", "monsters<2"]
CONDITIONS += ["not_(from_tower)", "not_(own_turn)", "hand==0", "monsters>=3"]
TO_MONSTERS = ["str", "dmg", "fight", "destroy", "remove", "hand", "exhaust", "ready", "grant"]
TO_PLAYERS = ["draw", "discard", "ramp", "sready", "sexhaust", "tower_add", "tower_take", "ward"]
OTHERS = ["token", "dig", "revive", "discount"]
MAGIC_TOKEN = "TK-99"


def toml(value: Any) -> str:
    """A value of a card as TOML, with inline tables."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


class Odd:
    """Makes odd cards, reproducibly by seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)
        self.event = ""
        self.magic = False

    def any(self, things: list[Any]) -> Any:
        return things[self.rng.below(len(things))]

    def one_in(self, n: int) -> bool:
        return self.rng.below(n) == 0

    def some(self, things: list[str], most: int) -> list[str]:
        return sorted({self.any(things) for _ in range(self.rng.below(most + 1))})

    def filters(self, most: int) -> list[str]:
        """Some filters that are not mutually exclusive."""
        found = self.some(FILTERS, most)
        return [one for one in found if (one, found[0]) not in {("own", "foe"), ("ready", "exhausted")}]

    def cards(self, count: int) -> list[dict[str, Any]]:
        """Two monsters for every Magic."""
        return [self.spell(k) if k % 3 == 0 else self.monster(k) for k in range(1, count + 1)]

    def magic_token(self) -> dict[str, Any]:
        """A Magic token; one that makes tokens would be refused."""
        while '"token"' in toml(card := {**self.spell(0), "set": MAGIC_TOKEN}):
            pass
        card.pop("extra_cost", None)
        return card

    def plain(self, k: int, kind: str) -> dict[str, Any]:
        name = {"en": f"Odd {k}", "fr": f"Bizarre {k}"}
        known = {"set": f"ZZ-{k:02}", "name": name, "type": kind, "cost": self.rng.below(6), "provenance": "house"}
        return {**known, "element": self.any(ELEMENTS)}

    def spell(self, k: int) -> dict[str, Any]:
        card = self.plain(k, "magic")
        self.event, self.magic = "", True
        if self.one_in(4):
            card["cost_x"] = 1 + self.rng.below(2)
            card["tower_x"] = self.rng.below(3)
            card["play"] = [{"op": "dmg", "who": self.pick(), "n": "1000*(X+1)-1000"}]
        else:
            card["play"] = self.effects(choose=True)
        if self.one_in(4):
            card["extra_cost"] = {self.any(["send", "discard"]): 1 + self.rng.below(2)}
        return card

    def monster(self, k: int) -> dict[str, Any]:
        card = self.plain(k, "monster")
        card["traits"] = ["imp"] if self.one_in(2) else []
        card["strength"] = 1000 * self.rng.below(4)
        card["keywords"] = self.some(KEYWORDS, 2)
        if self.one_in(8):
            card["extra_cost"] = {self.any(["send", "discard"]): 1}
        chosen = False
        card["ability"] = []
        for _ in range(1 + self.rng.below(3)):
            ability = self.ability(choose=not chosen)
            chosen = chosen or any(effect["op"] == "choose" for effect in ability.get("do", []))
            card["ability"].append(ability)
        return card

    def ability(self, *, choose: bool) -> dict[str, Any]:
        self.magic = False
        kind = self.rng.below(5)
        if kind == 0:
            return {"static": self.static()}
        if kind == 1:
            self.event = ""
            cost: dict[str, Any] = {self.any(["exhaust", "spark", "send", "discard"]): 1 + self.rng.below(2)}
            cost = {key: True if key == "exhaust" else n for key, n in cost.items()}
            return {"cost": cost, "once": self.one_in(3), "do": self.effects(choose=choose)}
        self.event = self.any(EVENTS)
        return {"on": self.event, "once": self.one_in(2), "do": self.effects(choose=choose)}

    def static(self) -> dict[str, Any]:
        n = self.any([-1000, 1000, 1000, 2000])
        kinds: list[dict[str, Any]] = [
            {"op": "aura", "is": [one for one in self.filters(2) if one[:4] not in {"smin", "smax"}], "n": n},
            {"op": "bonus", "if": self.any(CONDITIONS), "n": n},
            {"op": "evade", "n": 1000},
            {"op": "flag", "word": self.any(["reach", "siege", "noattack", "flight"])},
        ]
        return dict(self.any(kinds))

    def effects(self, *, choose: bool) -> list[dict[str, Any]]:
        results: list[dict[str, Any]] = []
        before = ""
        for _ in range(1 + self.rng.below(3)):
            effect = self.effect(before)
            before = effect["op"] if isinstance(effect.get("who"), dict) and effect["who"]["pick"] != "all" else ""
            before = "" if before in {"revive", "counter"} else before
            results.append(effect)
            if self.one_in(5):
                results.append({"op": "when", "if": self.any(CONDITIONS), "do": [self.effect(""), self.effect("")]})
                before = ""
        if choose and self.one_in(4):
            modes = [self.effect(""), {"op": "when", "if": self.any(CONDITIONS), "do": [self.effect("")]}]
            if self.one_in(2):  # possibly no mode is left
                modes[0] = {"op": "when", "if": self.any(CONDITIONS), "do": [modes[0]]}
            at = self.rng.below(len(results) + 1)
            if at < len(results) and results[at].get("who") == "same":
                at = 0
            results.insert(at, {"op": "choose", "modes": modes})
        return results

    def effect(self, before: str) -> dict[str, Any]:
        if self.magic and self.one_in(5):
            kinds = [kind for kind in ("magic", "ability", "monster") if self.one_in(2)] or ["magic"]
            counter: dict[str, Any] = {"op": "counter", "who": {"pick": "chain", "kinds": kinds}}
            return {**counter, "unless": 1 + self.rng.below(2)} if self.one_in(2) else counter
        op = self.any([*TO_MONSTERS, *TO_PLAYERS, *OTHERS])
        n = 1 + self.rng.below(2)
        if op in TO_PLAYERS:
            return self.to_player(op, n)
        if op == "token":
            return {"op": op, "token": self.any(["TK-1", "TK-3", MAGIC_TOKEN]), "n": n}
        if op == "dig":
            return {"op": op, "n": 2 + self.rng.below(2), "take": self.rng.below(3)}
        if op == "revive":
            pick = {"pick": self.any(["exactly", "up_to"]), "n": n, "is": ["zone=discard", *self.some(BURIED, 1)]}
            return {"op": op, "who": pick, "exhausted": self.one_in(2)}
        if op == "discount":
            return {"op": op, "n": n}
        if op == "fight":
            return {"op": op, "a": self.fighter(), "b": self.fighter()}
        effect: dict[str, Any] = {"op": op, "who": "same" if before and self.one_in(2) else self.whom()}
        if op == "dmg":
            effect["n"] = 1000 * n
        if op == "str":
            effect["n"] = self.any([-2000, -1000, 1000, 2000])
        if op == "grant":
            effect["flag"] = self.any(FLAGS)
        if op in {"str", "grant"}:
            lasting = ["turn", "ready", "perm"]
            effect["until"] = self.any(lasting if self.event in {"upkeep", "endstep"} else ["battle", *lasting])
        return effect

    def to_player(self, op: str, n: int) -> dict[str, Any]:
        players: list[Any] = ["you", "you", "each_foe", {"pick": "player"}]
        if self.event in HAVE_DEFENDER:
            players.append("defender")
        effect = {"op": op, "player": self.any(players), "n": 1000 * n if op == "ward" else n}
        return {**effect, "as": self.any(["ready", "exhausted"])} if op == "ramp" else effect

    def pick(self, most: int = 2) -> dict[str, Any]:
        n = 1 + self.rng.below(most)
        return {"pick": self.any(["exactly", "up_to"]), "n": n, "is": self.filters(2)}

    def fighter(self) -> Any:
        return self.pick(1) if self.magic or self.one_in(2) else "self"

    def whom(self) -> Any:
        kind = self.rng.below(8)
        if kind == 0:
            return {"pick": "all", "is": self.filters(2)}
        if kind == 1:
            player = self.any(["you", "each_foe", {"pick": "player"}])
            return {"pick": "theirs", "n": 1 + self.rng.below(2), "player": player}
        if kind == 2 and not self.magic:
            return "self"
        if kind == 3 and self.event in HAVE_IT:
            return "it"
        return self.pick()


def odd_file(seed: int, count: int = 15) -> str:
    """A file of odd cards."""
    return "card = [\n" + "".join(f"  {toml(card)},\n" for card in Odd(seed).cards(count)) + "]\n"
