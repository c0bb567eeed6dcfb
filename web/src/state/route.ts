// The page that an address asks for: a room of the house, one table, or none that exists.
import { here, hrefOf } from "../state/address";
import { makeStore } from "./store";

/** The rooms in the navigation, by their addresses. New ones are added here, in the frame and in server/host/app.py. */
export const ROOMS = {
	"/": "home",
	"/learn": "learn",
	"/puzzles": "puzzles",
	"/decks": "decks",
	"/explorer": "explorer",
	"/review": "games",
	"/ladder": "ladder",
} as const;
export type Room = (typeof ROOMS)[keyof typeof ROOMS];

/** The pages whose address names something, with how it begins. Lessons and screens of events have two parts. */
const PLACES = {
	table: "t",
	lesson: "learn",
	review: "review",
	person: "p",
	study: "study",
	circle: "c",
	event: "events",
	rules: "rules",
} as const;

/** Pages outside the navigation: the user's own page, the rules, and the targets of links with a code. */
const ASIDE = {
	"/me": "me",
	"/move": "move",
	"/friend": "friend",
	"/events": "event",
	"/rules": "rules",
	"/studies": "study",
} as const;

export interface Route {
	page: Room | keyof typeof PLACES | (typeof ASIDE)[keyof typeof ASIDE] | "lost";
	/** What the address names: a table, a person, a title's rules, or a lesson as `<title>/first`. */
	table: string | null;
}

export function routeOf(path: string): Route {
	const [, place, table] = /^\/(\w+)\/([\w-]+(?:\/[\w-]+)?)\/?$/.exec(path) ?? [];
	const forge = /^\/(forge\b.*)$/.exec(path)?.[1];
	if (forge) return { page: "decks", table: forge };
	for (const page in PLACES)
		if (table && PLACES[page as keyof typeof PLACES] === place) return { page: page as keyof typeof PLACES, table };
	const pages: Record<string, Route["page"]> = { ...ROOMS, ...ASIDE };
	return { page: pages[path] ?? "lost", table: null };
}
const read = (): Route => routeOf(here().pathname);

export const route = makeStore<Route>(read());
addEventListener("popstate", () => route.set(read()));

export const pathOf = (table: string | null): string => (table ? `/t/${table}` : "/");

export function goTo(path: string): void {
	// the moment shown by a review belongs to that review's address, so other parameters are dropped
	const { searchParams, pathname } = new URL(path, location.origin);
	const layout = new URLSearchParams(here().search).get("layout");
	if (layout) searchParams.set("layout", layout);
	history.pushState(null, "", hrefOf(searchParams.size ? `${pathname}?${searchParams}` : pathname));
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
