// Somebody's own evenings, for the strip on every page: asked for once, and again and again while one of them is on.
import { useEffect } from "preact/hooks";
import { events } from "../../net/events";
import { me } from "../../person/me";
import type { OwnEvent } from "../../protocol";
import { makeStore, useStore } from "../../state/store";

const EVERY = 10_000;

export const evenings = makeStore<{ all: OwnEvent[] | null }>({ all: null });
let timer: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;

/** An evening that is still to be or under way, of somebody who takes part or is its host. */
export const isOn = ({ status, you, host }: OwnEvent): boolean => status !== "over" && (you || host);

export async function askEvenings(): Promise<void> {
	clearTimeout(timer);
	if (!document.hidden && me.get().token) {
		try {
			evenings.set({ all: (await events.own()).events });
		} catch {
			// the page itself says when the server does not answer; what was known stays
		}
	}
	clearTimeout(timer); // another call may have set it in the meantime
	if (watchers && evenings.get().all?.some(isOn)) timer = setTimeout(() => void askEvenings(), EVERY);
}

export function useEvenings(): OwnEvent[] | null {
	const { token } = useStore(me);
	useEffect(() => {
		watchers++;
		void askEvenings();
		return () => {
			if (--watchers === 0) clearTimeout(timer);
		};
	}, [token]);
	return useStore(evenings).all;
}
