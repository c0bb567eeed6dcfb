// What is looked at, and the address that names it: a view, a title, a card, and whose games.
import type { Filters } from "../../net/explorer";
import type { ExplorerSheet, ExplorerShelf, SheetInfo } from "../../protocol";
import { here } from "../../state/address";
import type { ExplorerPart } from "../../table/title";

export const VIEWS = ["cards", "decks", "shops", "openings"] as const;
export type View = (typeof VIEWS)[number];

export interface Wanted {
	view: View;
	title: string;
	/** The sheet and the item of a card's own page. */
	open: { sheet: string; item: string } | null;
	filters: Filters;
}

/** What is shown: the sheets of a title, and what its folder brings to show them. */
export interface Shown {
	shelf: ExplorerShelf;
	view: View;
	sheets: ExplorerSheet[];
	part: ExplorerPart;
}

/** What an address asks for; the rest is as usual. */
export function wantedAt(): Wanted {
	const said = new URLSearchParams(here().search);
	const view = VIEWS.find((each) => each === said.get("view")) ?? "cards";
	const [sheet = "", item = ""] = (said.get("card") ?? "").split(":");
	return { view, title: said.get("title") ?? "", open: item ? { sheet, item } : null, filters: {} };
}

/** The address of what is shown, without the reader's filters. */
export function addressOf({ view, title, open }: Wanted): string {
	const said = new URLSearchParams({
		view,
		...(title && { title }),
		...(open && { card: `${open.sheet}:${open.item}` }),
	});
	return `/explorer?${said}`;
}

/** The sheets of a title that a view shows. */
export const sheetsIn = (shelf: ExplorerShelf, view: View): SheetInfo[] =>
	shelf.sheets.filter((each) => each.view === view && each.kind !== "aside");
/** The titles that have something to show in a view. */
export const titlesIn = (shelves: readonly ExplorerShelf[], view: View): ExplorerShelf[] =>
	shelves.filter((shelf) => sheetsIn(shelf, view).length > 0);
