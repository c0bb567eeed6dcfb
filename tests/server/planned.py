"""Games of days in which somebody plans, over the wire: two at Flamecraft, past their secret first choice."""

from dataclasses import dataclass
from typing import Any

from tests.server.hall import Frame, Guest, Hall, Screen

AWAY = 0.15
"""Seconds before the table answers for somebody who is away; a plan takes as long at least."""
DAYS = {"clock": "days 3", "zero": "lose"}


@dataclass
class Days:
    """A table of days: `me` is the seat that is asked second, `rival` the one that is asked now."""

    hall: Hall
    table: str
    guests: list[Guest]
    screens: list[Screen]
    me: int
    rival: int

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}/plan"

    def asked(self, seat: int) -> Frame:
        return self.screens[seat].latest()

    async def say(self, seat: int, *words: str) -> None:
        before = self.asked(seat)["seq"]
        await self.screens[seat].send(t="play", table=self.table, seq=before, words=list(words))
        await self.told(before + len(words))

    async def told(self, seq: int) -> None:
        for screen in self.screens:
            if screen.latest()["seq"] < seq:
                await screen.next("update", lambda frame: frame["seq"] >= seq)

    async def draft(self, seat: int, **wish: Any) -> Any:
        return await self.hall.call("POST", f"{self.path}/draft", self.guests[seat], **{"words": [], **wish})

    async def plan(self, seat: int, *lines: dict[str, Any]) -> Any:
        seq = self.asked(seat)["seq"]
        return await self.hall.call("PUT", self.path, self.guests[seat], seq=seq, lines=list(lines))

    async def info(self, seat: int) -> Any:
        return await self.hall.call("GET", self.path, self.guests[seat])

    async def visit_of(self, seat: int, shop: str) -> dict[str, Any]:
        """What is meant by the rival's visit to a shop."""
        happenings = (await self.draft(seat))["happenings"]
        found: dict[str, Any] = next(
            each for each in happenings if (each["event"]["kind"], each["event"].get("shop")) == ("visited", shop)
        )
        return found

    def shops(self, seat: int) -> list[str]:
        """Where a seat may go now."""
        question = self.asked(seat)["decision"]
        return [word.split()[1] for word in question["words"] if word.startswith("visit ")]

    async def settled(self, seat: int) -> None:
        """Wait until a seat that has chosen is asked again: the table says what is forced by itself."""
        while not self.asked(seat).get("undo") or len((self.asked(seat)["decision"] or {"words": ""})["words"]) < 2:
            await self.told(self.asked(seat)["seq"] + 1)

    async def take_back(self, seat: int) -> None:
        """Take back a seat's last choice, which must be possible."""
        await self.settled(seat)
        await self.screens[seat].send(t="undo", table=self.table, seq=self.asked(seat)["seq"])
        for screen in self.screens:
            await screen.next("update", lambda frame: "undone" in frame)

    async def end_turn(self, seat: int) -> None:
        """Answer every question of a seat until it is asked no more."""
        for _ in range(60):
            frame = self.asked(seat)
            question = frame["decision"]
            if frame["waiting"] != [seat]:
                return
            if question is None or (len(question["words"]) == 1 and question["ask"] != "end"):
                await self.told(frame["seq"] + 1)  # the table answers by itself
                continue
            words = question["words"]
            calm = next((word for word in words if word in {"gather", "skip", "done", "end", "continue"}), words[0])
            await self.say(seat, calm)
        raise AssertionError("the turn does not end")


async def sit_down(hall: Hall, count: int = 2) -> Days:
    table, guests = await hall.full_table(count, title="flamecraft", terms=DAYS)
    screens = await hall.seats_at(table, guests)
    for seat in screens[0].latest()["waiting"]:
        question = screens[seat].latest()["decision"]
        await screens[seat].send(t="play", table=table, seq=screens[seat].latest()["seq"], words=[question["words"][0]])
    for screen in screens:
        await screen.next("update", lambda frame: frame["seq"] >= count and len(frame["waiting"]) == 1)
    rival = screens[0].latest()["waiting"][0]
    return Days(hall, table, guests, screens, (rival + 1) % count, rival)
