// Requests about planned answers and holidays: only one's own.
import type { Foreseen, Holidays, NewPlan, PlanDraft, PlanInfo } from "../protocol";
import { call } from "./api";

export const plans = {
	mine: (table: string) => call<PlanInfo>("GET", `/tables/${table}/plan`),
	make: (table: string, plan: NewPlan) => call<PlanInfo>("PUT", `/tables/${table}/plan`, plan),
	drop: (table: string) => call<unknown>("DELETE", `/tables/${table}/plan`),
	draft: (table: string, line: PlanDraft) => call<Foreseen>("POST", `/tables/${table}/plan/draft`, line),
};
export const holidays = {
	mine: () => call<Holidays>("GET", "/me/holidays"),
	take: (first: string, last: string) => call<Holidays>("POST", "/me/holidays", { first, last }),
	end: (first: string) => call<Holidays>("DELETE", `/me/holidays/${first}`),
};
