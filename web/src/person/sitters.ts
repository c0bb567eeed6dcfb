// The people who share this screen at a table, each a guest of their own.

import { rememberedFor, rememberFor } from "../state/settings";
import type { Trade } from "../ui/trades";

export interface Sitter {
	seat: number;
	name: string;
	face: Trade;
	/** Null for the owner of the browser. */
	token: string | null;
}
const PLACE = "emberhall.company";
export const companyOf = (table: string): Sitter[] => rememberedFor<Sitter[]>(PLACE, table) ?? [];
export const rememberCompany = (table: string, company: Sitter[]): void => rememberFor(PLACE, table, company);
