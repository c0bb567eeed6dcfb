// Requests about ratings, for the pages that show them.

import type { Ladder, Near, RatedSeat, Ratings } from "../protocol";
import { call } from "./api";

export type Who = "all" | "people" | "bots" | "friends";

export const ratings = {
	ladder: (title: string, who: Who, page: number, season = "") =>
		call<Ladder>("GET", `/ladder/${title}/${who}/${page}${season && `?season=${season}`}`),
	near: () => call<Near>("GET", "/ladder/near"),
	of: (user: string) => call<Ratings>("GET", `/people/${user}/ratings`),
	ofTable: (id: string) => call<RatedSeat[]>("GET", `/tables/${id}/ratings`),
	list: (listed: boolean) => call<Ratings>("PATCH", "/me/ratings", { listed }),
};
