// An evening as the server tells it, asked for again and again while somebody looks, and at once when something is due.
import { useEffect, useState } from "preact/hooks";
import { events } from "../../net/events";
import { asMe, me } from "../../person/me";
import type { EventInfo } from "../../protocol";
import { useStore } from "../../state/store";
import { failureText } from "../../ui/errors";

const EVERY = 5000;
/** After the time at which something is due, so that the server agrees. */
const AFTER = 300;

export interface Evening {
	event: EventInfo | null;
	wrong: string;
	act(request: () => Promise<EventInfo>): void;
}
export function useEvening(id: string): Evening {
	const { user } = useStore(me);
	const [event, setEvent] = useState<EventInfo | null>(null);
	const [wrong, setWrong] = useState("");
	const fail = (failure: unknown) => setWrong(failureText(failure));
	const show = (info: EventInfo) => {
		setEvent(info);
		setWrong("");
	};
	const look = () => events.look(id).then(show, fail);
	useEffect(() => {
		void look();
		const timer = setInterval(() => document.hidden || void look(), EVERY);
		return () => clearInterval(timer);
	}, [id, user]);
	const due = event?.next ?? event?.ends ?? null;
	useEffect(() => {
		const left = due && event ? Date.parse(due) - Date.parse(event.now) + AFTER : 0;
		if (left <= 0 || left > EVERY) return;
		const timer = setTimeout(() => void look(), left);
		return () => clearTimeout(timer);
	}, [due, event?.now]);
	return { event, wrong, act: (request) => void asMe(request).then(show, fail) };
}
