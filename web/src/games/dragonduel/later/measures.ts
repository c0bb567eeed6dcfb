// How the Towers fell, how the Spark grew, and how many monsters there were.
import type { Measure } from "../../../table/title";
import type { View } from "../cards/cards";

const measures: Measure<View>[] = [
	{
		key: "dragonduel-measure-tower",
		compared: true,
		of: (view) => view.players.map(({ seat, tower, alive }) => ({ seat, value: alive ? tower : 0 })),
	},
	{
		key: "dragonduel-measure-spark",
		of: (view) =>
			view.players.map(({ seat, spark_ready, spark_exhausted }) => ({ seat, value: spark_ready + spark_exhausted })),
	},
	{
		key: "dragonduel-measure-used",
		of: (view) => view.players.map(({ seat, spark_exhausted }) => ({ seat, value: spark_exhausted })),
	},
	{
		key: "dragonduel-measure-monsters",
		of: (view) => view.players.map(({ seat, monsters }) => ({ seat, value: monsters.length })),
	},
];
export default measures;
