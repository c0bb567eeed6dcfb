// The coach's requests to the server.

import type { AnalysisState, Hint } from "../protocol";
import { call } from "./api";

export const coach = {
	ask: (table: string) => call<AnalysisState>("POST", `/tables/${table}/analysis`),
	state: (table: string) => call<AnalysisState>("GET", `/tables/${table}/analysis`),
	hint: (table: string, seq: number) => call<Hint>("POST", `/tables/${table}/hint`, { seq }),
};
export type Calls = typeof coach;
