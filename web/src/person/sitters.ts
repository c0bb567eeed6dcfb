// The people who share this screen at a table, each a guest of their own.

import { remember, remembered } from "../state/settings";
import type { Trade } from "../ui/dragon";

export interface Sitter {
	seat: number;
	name: string;
	face: Trade;
	/** Null for the owner of the browser. */
	token: string | null;
}
const place = (table: string): string => `emberhall.company.${table}`;
export const companyOf = (table: string): Sitter[] => remembered<Sitter[]>(place(table)) ?? [];
export const rememberCompany = (table: string, company: Sitter[]): void => remember(place(table), company);
