// Requests of the explorer: which sheets there are, and the figures of one.
import type { ExplorerSheet, ExplorerShelf } from "../protocol";
import { call } from "./api";

/** Whose games are looked at; what is left out is not asked about. */
export interface Filters {
	company?: "people" | "bots" | undefined;
	band?: "easy" | "middle" | "strong" | undefined;
	seats?: number | undefined;
	rules?: number | undefined;
}

export const explorer = {
	shelves: () => call<ExplorerShelf[]>("GET", "/explorer"),
	sheet: (title: string, sheet: string, filters: Filters, item = "") => {
		const said = Object.entries({ ...filters, item }).filter(([, value]) => value !== undefined && value !== "");
		const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
		return call<ExplorerSheet>("GET", `/explorer/${title}/${sheet}${query.size ? `?${query}` : ""}`);
	},
};
