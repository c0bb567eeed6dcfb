// The coach's requests to the server.
import { call } from "../api";
import { asMe } from "../me";
import type { AnalysisState, Hint } from "../protocol";

export const coach = {
	ask: (table: string) => asMe(() => call<AnalysisState>("POST", `/tables/${table}/analysis`)),
	state: (table: string) => call<AnalysisState>("GET", `/tables/${table}/analysis`),
	hint: (table: string, seq: number) => call<Hint>("POST", `/tables/${table}/hint`, { seq }),
};
export type Calls = typeof coach;
