// Cards of the deck builder that nothing is asked about: they can be read.
import type { Picking } from "../cards/card";

export const resting = (look: Picking["look"], click: Picking["click"] = () => undefined): Picking => ({
	live: false,
	lit: new Set(),
	touched: new Set(),
	chosen: new Set(),
	aimed: [],
	many: false,
	raised: new Map(),
	click,
	look,
	unlook: () => undefined,
});
