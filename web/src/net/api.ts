// Plain requests to the server. Every refusal becomes a Failure that carries the server's key, sentence and values.
import type { ChangeMe, ErrorBody, Guest, NewTable, TableInfo, Tables, TitleInfo, Value } from "../protocol";
import { ask } from "./authority";

export class Failure extends Error {
	constructor(
		readonly status: number,
		readonly key: string,
		message: string,
		readonly args: Record<string, Value> = {},
	) {
		super(message);
	}
}

/** Set by `me` once the server knows us; sent with every request from then on. */
export const bearer: { token: string | null } = { token: null };

export async function call<T>(method: string, path: string, body?: unknown, token = bearer.token): Promise<T> {
	const headers: Record<string, string> = {};
	if (token) headers.authorization = `Bearer ${token}`;
	if (body !== undefined) headers["content-type"] = "application/json";
	const answer = await ask(`/api${path}`, { method, headers, body: JSON.stringify(body) });
	const text = await answer.text();
	if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
	throw failureOf(answer.status, text);
}

function failureOf(status: number, text: string): Failure {
	try {
		const { error, message, args } = JSON.parse(text) as ErrorBody;
		return new Failure(status, error, message, args);
	} catch {
		return new Failure(status, "unreadable", text || String(status)); // a proxy's page, not our server's answer
	}
}

export const api = {
	hideTable: (id: string) => call<unknown>("DELETE", `/me/tables/${id}`),
	guest: (name: string) => call<Guest>("POST", "/guests", { name }),
	changeMe: (change: ChangeMe) => call<unknown>("PATCH", "/me", change),
	titles: () => call<TitleInfo[]>("GET", "/titles"),
	tables: () => call<Tables>("GET", "/tables"),
	makeTable: (table: NewTable) => call<TableInfo>("POST", "/tables", { ...table, nonce: nonce() }),
	table: (id: string) => call<TableInfo>("GET", `/tables/${id}`),
	sit: (id: string, seat: number, token?: string) =>
		call<TableInfo>("POST", `/tables/${id}/seats`, { seat, nonce: nonce() }, token),
	leave: (id: string, seat: number) => call<unknown>("DELETE", `/tables/${id}/seats/${seat}`),
};
export const recordOf = (id: string): string => `/api/tables/${id}/record`;

/** This browser's nonce: mixed into the shuffle, so that no server alone can choose the deal. */
export function nonce(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the server answers at all. */
export const isOpen = async (): Promise<boolean> =>
	(await fetch(import.meta.env.BASE_URL, { cache: "no-store" }).catch(() => null))?.ok ?? false;
