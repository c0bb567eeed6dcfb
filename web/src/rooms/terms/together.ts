// Several people at one screen: everybody but the browser's owner gets a guest of their own, whose token stays here.

import { api } from "../../net/api";
import { tables } from "../../net/tables";
import { asMe, me } from "../../person/me";
import { rememberCompany, type Sitter } from "../../person/sitters";
import type { TitleInfo } from "../../protocol";
import { go } from "../../state/route";
import { fitting } from "../../table/options/options";
import type { Terms } from "./new-table";

/** Makes a table for the named people, by seat; the other seats get bots. */
export async function playTogether(title: TitleInfo, terms: Terms, names: string[]): Promise<void> {
	const { seats, options, level } = terms;
	const others = names.map((name, seat) => ({ seat, name: name.trim() })).filter(({ seat, name }) => seat > 0 && name);
	const bots: Record<string, string> = {};
	for (let seat = 1; seat < seats; seat++) if (!others.some((each) => each.seat === seat)) bots[seat] = level;
	const wish = { title: title.name, seats, options: fitting(title, seats, options), bots, sit: 0, rated: false };
	const { id } = await asMe(() => api.makeTable(wish));
	const { name, face } = me.get();
	const company: Sitter[] = [{ seat: 0, name, face, token: null }];
	for (const each of others) {
		const guest = await api.guest(each.name);
		await api.sit(id, each.seat, guest.token);
		company.push({ seat: each.seat, name: guest.name, face: guest.face, token: guest.token });
	}
	rememberCompany(id, company);
	await asMe(() => tables.start(id));
	go(id);
}

/** Asks for the rematch on behalf of everybody at this screen. */
export async function askAgain(table: string, rematch: string, company: Sitter[]): Promise<void> {
	rememberCompany(rematch, company);
	for (const { token } of company) if (token) await tables.rematch(table, token);
}
