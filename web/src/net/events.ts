// Requests about events.

import type { EventInfo, NewEvent } from "../protocol";
import { call } from "./api";

export const events = {
	create: (event: NewEvent) => call<EventInfo>("POST", "/events", event),
	look: (id: string) => call<EventInfo>("GET", `/events/${id}`),
	join: (id: string) => call<EventInfo>("POST", `/events/${id}/join`),
	leave: (id: string) => call<EventInfo>("DELETE", `/events/${id}/join`),
	nextRound: (id: string) => call<EventInfo>("POST", `/events/${id}/rounds`),
};
