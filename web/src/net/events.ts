// Requests about events.

import type { ChangeEvent, EventInfo, NewEvent, OwnEvents } from "../protocol";
import { call } from "./api";

export const events = {
	own: () => call<OwnEvents>("GET", "/me/events"),
	create: (event: NewEvent) => call<EventInfo>("POST", "/events", event),
	look: (id: string) => call<EventInfo>("GET", `/events/${id}`),
	change: (id: string, wish: ChangeEvent) => call<EventInfo>("PATCH", `/events/${id}`, wish),
	join: (id: string) => call<EventInfo>("POST", `/events/${id}/join`),
	leave: (id: string) => call<EventInfo>("DELETE", `/events/${id}/join`),
	nextRound: (id: string) => call<EventInfo>("POST", `/events/${id}/rounds`),
	nextOpponent: (id: string) => call<EventInfo>("POST", `/events/${id}/opponents`),
};
