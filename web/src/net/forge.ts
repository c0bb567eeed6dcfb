// Requests about the forge: card languages, drafts, trials, and sets of house cards.
import type { AskBalance, Balance, ForgeFinding, ForgeLanguage, HouseSetInfo, KeepSet } from "../protocol";
import { call } from "./api";

export type Draft = Record<string, unknown>;
export const forge = {
	titles: () => call<string[]>("GET", "/forge"),
	language: (title: string) => call<ForgeLanguage>("GET", `/forge/${title}`),
	check: (title: string, draft: Draft) => call<ForgeFinding>("POST", `/forge/${title}/check`, { draft }),
	ask: (title: string, wish: AskBalance) => call<Balance>("POST", `/forge/${title}/balance`, wish),
	balance: () => call<Balance>("GET", "/me/balance"),
	stop: () => call<unknown>("DELETE", "/me/balance"),
	sets: () => call<HouseSetInfo[]>("GET", "/me/sets"),
	keep: (id: string, set: KeepSet) => call<HouseSetInfo>("PUT", `/me/sets/${id}`, set),
	drop: (id: string) => call<unknown>("DELETE", `/me/sets/${id}`),
	shared: (link: string) => call<HouseSetInfo>("GET", `/sets/${link}`),
};
