// Coins taken and tricks won, which rise and fall with the rounds, and the points of the rounds.

import type { Measure } from "../../../table/title";
import { t } from "../../../ui/locales";
import type { View } from "../table/cards";

const sideOf = (view: View, seat: number) => view.sides.find(({ seats }) => seats.includes(seat));

const measures: Measure<View>[] = [
	{
		key: "dualis-measure-points",
		compared: true,
		// partners win rounds, everybody else scores points
		of: (view) =>
			view.sides.map(({ seats, total, won }) => ({
				seat: seats[0] ?? 0,
				side: seats,
				value: seats.length > 1 ? won : total,
			})),
	},
	{
		key: "dualis-measure-coins",
		of: (view, eyes) => [
			{ seat: 1, name: t("dualis-coins"), value: sideOf(view, eyes)?.coins ?? 0 },
			{ seat: 0, name: t("dualis-tricks"), value: sideOf(view, eyes)?.tricks ?? 0 },
		],
	},
];
export default measures;
