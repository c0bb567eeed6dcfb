// What an address asks for: a room of the house, one table, or nothing there is.
import { makeStore } from "./store";

/** The rooms that stand in the navigation, with their addresses. Those to come are added here, and in server/app.py. */
export const ROOMS = [
	{ page: "home", path: "/", icon: "shop", word: "room-play" },
	{ page: "decks", path: "/decks", icon: "deck", word: "room-decks" },
	{ page: "ladder", path: "/ladder", icon: "ladder", word: "room-ladder" },
] as const;
export type Room = (typeof ROOMS)[number]["page"];

export interface Route {
	page: Room | "event" | "table" | "lost";
	table: string | null;
}

export function routeOf(path: string): Route {
	const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
	if (table) return { page: "table", table };
	const event = /^\/events(?:\/([\w-]+))?\/?$/.exec(path);
	if (event) return { page: "event", table: event[1] ?? null };
	return { page: ROOMS.find((room) => room.path === path)?.page ?? "lost", table: null };
}
const read = (): Route => routeOf(location.pathname);

export const route = makeStore<Route>(read());
addEventListener("popstate", () => route.set(read()));

export const pathOf = (table: string | null): string => (table ? `/t/${table}` : "/");
export const linkOf = (table: string): string => location.origin + pathOf(table);

export function goTo(path: string): void {
	history.pushState(null, "", path + location.search);
	route.set(read());
	scrollTo(0, 0);
}
export const go = (table: string | null): void => goTo(pathOf(table));

/** For a link inside the page: follows it without loading everything anew, unless it is to open elsewhere. */
export function follow(event: MouseEvent): void {
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
	event.preventDefault();
	goTo(new URL((event.currentTarget as HTMLAnchorElement).href).pathname);
}

/** A table's id from whatever a person pastes: a whole link, a path or the bare id. */
export const tableIn = (text: string): string | null =>
	/(?:^|\/t\/)([\w-]{6,})\/?(?:[?#].*)?$/.exec(text.trim())?.[1] ?? null;
