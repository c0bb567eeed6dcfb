// The icons of the ladder and of daily deals, which the first page does not need.
import { learnIcons } from "../../../ui/icon";

learnIcons(
	import.meta.glob<string>("./icons/*.svg", {
		eager: true,
		query: "?raw",
		import: "default",
	}),
);
