// Two kinds of address: the hall, and one table.
import { makeStore } from "./store";

export interface Route {
	table: string | null;
}
const read = (): Route => ({ table: /^\/t\/([\w-]+)\/?$/.exec(location.pathname)?.[1] ?? null });

export const route = makeStore<Route>(read());
addEventListener("popstate", () => route.set(read()));

export const pathOf = (table: string | null): string => (table ? `/t/${table}` : "/");
export const linkOf = (table: string): string => location.origin + pathOf(table);

export function go(table: string | null): void {
	history.pushState(null, "", pathOf(table) + location.search);
	route.set(read());
	scrollTo(0, 0);
}

/** A table's id from whatever a person pastes: a whole link, a path or the bare id. */
export const tableIn = (text: string): string | null =>
	/(?:^|\/t\/)([\w-]{6,})\/?(?:[?#].*)?$/.exec(text.trim())?.[1] ?? null;
