// How somebody wants to watch, as the address says it: what, how far behind, and on what.
import { useEffect } from "preact/hooks";
import { here } from "../../state/address";
import { goTo } from "../../state/route";
import { makeStore, useStore } from "../../state/store";

/** Seconds behind: never under a minute, so that nobody at the table is helped by what a stream shows. */
export const BEHIND = [60, 120, 300];
const USUAL = 120;

export const PARTS = ["board", "seats", "last"] as const;
export type Part = (typeof PARTS)[number];

export interface Wish {
	behind: number;
	/** A big screen without controls, or the parts of a stream on clear ground. */
	mode?: "screen" | "stream" | "";
	parts?: Part[];
}

export function wishIn(search: string): Required<Wish> {
	const asked = new URLSearchParams(search);
	const behind = Number(asked.get("behind"));
	const mode = asked.get("mode");
	const parts = asked.get("parts")?.split(",");
	return {
		behind: BEHIND.includes(behind) ? behind : USUAL,
		mode: mode === "screen" || mode === "stream" ? mode : "",
		parts: PARTS.filter((part) => !parts || parts.includes(part)),
	};
}

export function addressOf(id: string, { behind, mode, parts }: Wish): string {
	const asked = new URLSearchParams({ behind: String(behind) });
	if (mode) asked.set("mode", mode);
	if (parts) asked.set("parts", parts.join(","));
	return `/watch${id && `/${id}`}?${asked}`;
}

/** How often the address has changed inside this room: the page itself only knows which room it is. */
const turns = makeStore({ count: 0 });
const turn = () => turns.set({ count: turns.get().count + 1 });

/** What the address names, kept up to date. */
export function useWish(): Required<Wish> & { id: string } {
	useStore(turns);
	useEffect(() => {
		addEventListener("popstate", turn);
		return () => removeEventListener("popstate", turn);
	}, []);
	const { pathname, search } = here();
	return { ...wishIn(search), id: pathname.split("/")[2] ?? "" };
}

export function watch(id: string, wish: Wish): void {
	goTo(addressOf(id, wish));
	turn();
}

/** For a link inside the room. */
export const toWatch = (id: string, wish: Wish) => ({
	href: addressOf(id, wish),
	onClick: (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
		event.preventDefault();
		watch(id, wish);
	},
});
