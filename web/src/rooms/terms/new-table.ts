// Setting up a table: the terms last chosen for a title, and the two ways to open it.
import { titleOf } from "../../games/titles";
import { api } from "../../net/api";
import { asMe } from "../../person/me";
import type { TermsInfo, TitleInfo } from "../../protocol";
import { go } from "../../state/route";
import { remember, remembered } from "../../state/settings";
import { type Chosen, defaultsOf, fitting } from "../../table/options/options";

export interface Terms {
	seats: number;
	options: Chosen;
	level: string;
	open: boolean;
	/** Whether the result counts for the ladder; undefined: the default. */
	rated?: boolean | undefined;
	/** The terms agreed in addition to the options; undefined: the defaults. */
	agreed?: TermsInfo | undefined;
}

const place = (title: TitleInfo): string => `emberhall.terms.${title.name}.${title.rules}`;

/** As many as can play, but not so many that a first game gets long; a duel is for two. */
const usual = ({ name, seats }: TitleInfo): number =>
	Math.max(...seats.filter((each) => each <= (titleOf(name)?.seats ?? 4)));

/** Bots are listed weakest first; the weakest is the default. */
const usualLevel = ({ bots }: TitleInfo): string => bots[0] ?? "";

export function defaultTerms(title: TitleInfo, seats = usual(title)): Terms {
	return { seats, options: defaultsOf(title, seats), level: usualLevel(title), open: false };
}

/** The last choice, as far as the server still offers it. */
export function rememberedTerms(title: TitleInfo): Terms {
	const last = remembered<Terms>(place(title));
	if (!last || !title.seats.includes(last.seats)) return defaultTerms(title);
	const fresh = defaultTerms(title, last.seats);
	for (const { name, choices } of title.settings) {
		const value = last.options[name];
		if (value !== undefined && choices.includes(value)) fresh.options[name] = value;
	}
	const level = title.bots.includes(last.level) ? last.level : fresh.level;
	return { ...fresh, level, open: last.open, rated: last.rated, agreed: last.agreed };
}

export const rememberTerms = (title: TitleInfo, terms: Terms): void => remember(place(title), terms);

export async function playNow(title: TitleInfo, terms: Terms): Promise<void> {
	const { seats, options, level, rated = false, agreed } = terms;
	const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), level]));
	const fit = fitting(title, seats, options);
	const wish = { title: title.name, seats, options: fit, bots, sit: 0, rated, start: true };
	const table = await asMe(() => api.makeTable(agreed ? { ...wish, terms: agreed } : wish));
	go(table.id);
}

export async function invite(title: TitleInfo, { seats, options, open, rated = open, agreed }: Terms): Promise<void> {
	const wish = { title: title.name, seats, options: fitting(title, seats, options), public: open, rated, sit: 0 };
	const table = await asMe(() => api.makeTable(agreed ? { ...wish, terms: agreed } : wish));
	go(table.id);
}
