// Reputation over time, and how much of it came from cards.

import type { Measure } from "../../../table/title";
import { t } from "../../../ui/locales";
import type { View } from "../table/pieces";

const measures: Measure<View>[] = [
	{
		key: "flamecraft_duals-measure-reputation",
		compared: true,
		of: (view) => view.players.map(({ seat, total }) => ({ seat, value: total })),
	},
	{
		key: "flamecraft_duals-measure-sources",
		stacked: true,
		of: (view, eyes) => {
			const own = view.players[eyes];
			return [
				{ seat: 0, name: t("flamecraft_duals-from-cards"), value: own?.from_cards ?? 0 },
				{ seat: 1, name: t("flamecraft_duals-from-coins"), value: own?.from_coins ?? 0 },
			];
		},
	},
	{
		key: "flamecraft_duals-measure-cards",
		compared: true,
		of: (view) => view.players.map(({ seat, pile }) => ({ seat, value: pile.length })),
	},
];
export default measures;
