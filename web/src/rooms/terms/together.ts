// Several people at one screen: everybody but the browser's owner gets a guest of their own, whose token stays here.
import { api } from "../api";
import { rememberCompany, type Sitter } from "../company";
import { asMe, me } from "../me";
import { fitting } from "../options";
import type { Terms } from "../pages/newtable";
import type { TitleInfo } from "../protocol";
import { go } from "../route";

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
	await asMe(() => api.start(id));
	go(id);
}

/** Asks for the rematch on behalf of everybody at this screen. */
export async function askAgain(table: string, rematch: string, company: Sitter[]): Promise<void> {
	rememberCompany(rematch, company);
	for (const { token } of company) if (token) await api.rematch(table, token);
}
