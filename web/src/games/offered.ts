// The titles this server can play, requested once.
import { api } from "../net/api";
import type { TitleInfo } from "../protocol";
import { makeStore } from "../state/store";
import { learn } from "../ui/locales";
import { hasLayout } from ".";

export const titles = makeStore<{ all: TitleInfo[] | null; failed: boolean }>({ all: null, failed: false });

export async function learnTitles(): Promise<void> {
	try {
		const all = await api.titles();
		// the page has the names of the titles it was built with; other titles bring theirs in their catalogues
		await Promise.all(all.filter(({ name }) => !hasLayout(name)).map(({ name }) => learn(name)));
		titles.set({ all, failed: false });
	} catch {
		titles.set({ failed: true });
	}
}
