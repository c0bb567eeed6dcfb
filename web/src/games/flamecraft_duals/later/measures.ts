// Reputation over time, and how much of it came from cards.

import type { Measure } from "../../../table/title";
import { t } from "../../../ui/locales";
import { worthOf } from "../table/book";
import type { View } from "../table/pieces";

const measures: Measure<View>[] = [
	{
		key: "flamecraft_duals-measure-reputation",
		compared: true,
		of: (view) => view.players.map(({ seat, reputation, before }) => ({ seat, value: before + reputation })),
	},
	{
		key: "flamecraft_duals-measure-sources",
		stacked: true,
		of: (view, eyes) => {
			const own = view.players[eyes];
			const cards = (own?.pile ?? []).reduce((sum, card) => sum + worthOf(card), 0);
			return [
				{ seat: 0, name: t("flamecraft_duals-from-cards"), value: cards },
				{ seat: 1, name: t("flamecraft_duals-from-coins"), value: Math.max(0, (own?.reputation ?? 0) - cards) },
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
