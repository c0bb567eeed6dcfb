// Reputation over time, and its sources.

import type { Measure } from "../../../table/title";
import { t } from "../../../ui/locales";
import type { View } from "../table/cards";

const measures: Measure<View>[] = [
	{
		key: "flamecraft-measure-reputation",
		compared: true,
		of: (view) => view.players.map(({ seat, reputation }) => ({ seat, value: reputation })),
	},
	{
		key: "flamecraft-measure-sources",
		stacked: true,
		of: (view, eyes) =>
			view.sources.map((source, k) => ({
				seat: k,
				name: t("flamecraft-source", { source }),
				value: Math.max(0, view.players[eyes]?.sources[k] ?? 0),
			})),
	},
	{
		key: "flamecraft-measure-goods",
		compared: true,
		of: (view) => view.players.map(({ seat, goods }) => ({ seat, value: goods.reduce((sum, n) => sum + n, 0) })),
	},
];
export default measures;
