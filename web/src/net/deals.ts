// Requests about daily deals.

import type { Daily, DailyResults, TableInfo } from "../protocol";
import { call } from "./api";

export const deals = {
	today: () => call<Daily>("GET", "/daily"),
	results: (title: string, day: string) => call<DailyResults>("GET", `/daily/${title}/${day}`),
	play: (title: string) => call<TableInfo>("POST", `/daily/${title}`),
};

export function dayBefore(day: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() - 1);
	return date.toISOString().slice(0, 10);
}
