// Requests about circles: people with a table of their own that stays when a game is over.
import type { ChangeCircle, CircleInfo, CircleSay, Circles, Here, TableInfo } from "../protocol";
import { bearer, call } from "./api";
import { ask } from "./authority";

const at = (id: string, rest = "") => `/circles/${id}${rest}`;

export const circles = {
	mine: () => call<Circles>("GET", "/me/circles"),
	create: (name: string) => call<CircleInfo>("POST", "/circles", { name }),
	keep: (table: string) => call<CircleInfo>("POST", `/tables/${table}/circle`),
	look: (id: string) => call<CircleInfo>("GET", at(id)),
	here: (id: string, wish: Here) => call<CircleInfo>("POST", at(id, "/here"), wish),
	change: (id: string, wish: ChangeCircle) => call<CircleInfo>("PATCH", at(id), wish),
	join: (id: string) => call<CircleInfo>("POST", at(id, "/people")),
	leave: (id: string) => call<unknown>("DELETE", at(id, "/people")),
	bar: (id: string, user: string) => call<CircleInfo>("DELETE", at(id, `/people/${user}`)),
	unbar: (id: string, user: string) => call<CircleInfo>("POST", at(id, `/people/${user}`)),
	playDeal: (id: string) => call<TableInfo>("POST", at(id, "/deal")),
	vote: (id: string, title: string) => call<CircleInfo>("POST", at(id, "/vote"), { title }),
	say: (id: string, words: CircleSay) => call<CircleInfo>("POST", at(id, "/lines"), words),
};

/** Says that this page is closing; nobody waits for an answer. */
export function goAway(id: string): void {
	const headers = { authorization: `Bearer ${bearer.token}`, "content-type": "application/json" };
	const body = JSON.stringify({ going: true });
	void ask(`/api${at(id, "/here")}`, { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}
