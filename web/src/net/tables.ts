// Requests about a table before and after its game.
import type { ChangeTable, Match, TableInfo, Unlock, Value } from "../protocol";
import { call, nonce } from "./api";

export const tables = {
	changeTable: (id: string, wish: ChangeTable) => call<unknown>("PATCH", `/tables/${id}`, wish),
	bring: (id: string, seat: number, options: Record<string, Value>) =>
		call<unknown>("PATCH", `/tables/${id}/seats/${seat}`, { options }),
	askBot: (id: string, seat: number, level: string) => call<unknown>("POST", `/tables/${id}/bots`, { seat, level }),
	match: (wish: Match) => call<TableInfo>("POST", "/match", { ...wish, nonce: nonce() }),
	start: (id: string) => call<unknown>("POST", `/tables/${id}/start`),
	handHost: (id: string, seat: number) => call<unknown>("POST", `/tables/${id}/host`, { seat }),
	rematch: (id: string, token?: string) => call<TableInfo>("POST", `/tables/${id}/rematch`, { nonce: nonce() }, token),
	unlocks: () => call<Unlock[]>("GET", "/me/unlocks"),
};
