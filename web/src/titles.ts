// The titles this server can play, requested once.
import { api } from "./api";
import type { TitleInfo } from "./protocol";
import { makeStore } from "./store";

export const titles = makeStore<{ all: TitleInfo[] | null; failed: boolean }>({ all: null, failed: false });

export async function learnTitles(): Promise<void> {
	try {
		titles.set({ all: await api.titles(), failed: false });
	} catch {
		titles.set({ failed: true });
	}
}
