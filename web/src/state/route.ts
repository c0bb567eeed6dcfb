// The page that an address asks for: a room of the house, one table, or none that exists.
import { makeStore } from "./store";

/** The rooms in the navigation, with their addresses. New ones are added here and in server/host/app.py. */
export const ROOMS = [
	{ page: "home", path: "/", icon: "shop", word: "room-play" },
	{ page: "learn", path: "/learn", icon: "bulb", word: "room-learn" },
	{ page: "decks", path: "/decks", icon: "deck", word: "room-decks" },
	{ page: "games", path: "/review", icon: "replay", word: "room-review" },
	{ page: "ladder", path: "/ladder", icon: "ladder", word: "room-ladder" },
] as const;
export type Room = (typeof ROOMS)[number]["page"];

/** The pages whose address names something. */
const PLACES = [
	{ page: "table", pattern: /^\/t\/([\w-]+)\/?$/ },
	{ page: "lesson", pattern: /^\/learn\/(\w+\/[\w-]+)\/?$/ },
	{ page: "review", pattern: /^\/review\/([\w-]+)\/?$/ },
	{ page: "person", pattern: /^\/p\/([\w-]+)\/?$/ },
	{ page: "event", pattern: /^\/events\/([\w-]+)\/?$/ },
	{ page: "rules", pattern: /^\/rules\/([\w-]+)\/?$/ },
] as const;

/** Pages outside the navigation: the user's own page, the rules, and the targets of links with a code. */
const ASIDE = { "/me": "me", "/move": "move", "/friend": "friend", "/events": "event", "/rules": "rules" } as const;

export interface Route {
	page: Room | (typeof PLACES)[number]["page"] | (typeof ASIDE)[keyof typeof ASIDE] | "lost";
	/** What the address names: a table, a person, a title's rules, or a lesson as `<title>/first`. */
	table: string | null;
}

export function routeOf(path: string): Route {
	for (const { page, pattern } of PLACES) {
		const named = pattern.exec(path)?.[1];
		if (named) return { page, table: named };
	}
	if (path in ASIDE) return { page: ASIDE[path as keyof typeof ASIDE], table: null };
	return { page: ROOMS.find((room) => room.path === path)?.page ?? "lost", table: null };
}
const read = (): Route => routeOf(location.pathname);

export const route = makeStore<Route>(read());
addEventListener("popstate", () => route.set(read()));

export const pathOf = (table: string | null): string => (table ? `/t/${table}` : "/");
export const linkOf = (table: string): string => location.origin + pathOf(table);

export function goTo(path: string): void {
	// the moment shown by a review belongs to that review's address, so other parameters are dropped
	const { searchParams, pathname } = new URL(path, location.origin);
	const layout = new URLSearchParams(location.search).get("layout");
	if (layout) searchParams.set("layout", layout);
	history.pushState(null, "", searchParams.size ? `${pathname}?${searchParams}` : pathname);
	route.set(read());
	scrollTo(0, 0);
}
export const go = (table: string | null): void => goTo(pathOf(table));

/** For a link inside the page: follows it without a full page load, unless it is to open elsewhere. */
export function follow(event: MouseEvent): void {
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
	event.preventDefault();
	const { pathname, search } = new URL((event.currentTarget as HTMLAnchorElement).href);
	goTo(pathname + search);
}

/** A table's id from whatever a person pastes: a whole link, a path or the bare id. */
export const tableIn = (text: string): string | null =>
	/(?:^|\/t\/)([\w-]{6,})\/?(?:[?#].*)?$/.exec(text.trim())?.[1] ?? null;
