// What the explorer shows of Flamecraft: shops from the street, fancy dragons, and the enchantments' names.

import type { ExplorerPart } from "../../../table/title";
import { FancyPicture } from "../../goods/picture";
import { cardOf, nameOf } from "../table/cards";
import { textOf } from "../table/say";
import { ShopPicture } from "./picture";

export default {
	nameOf,
	about: () => "",
	Thumb: ({ item }) => {
		const { family, icon } = cardOf(item);
		if (family === "shop") return <ShopPicture id={item} icon={icon ?? ""} class="" />;
		return family === "fancy" || family === "companion" ? <FancyPicture id={item} /> : null;
	},
	textOf: (item) => [textOf(item)],
} satisfies ExplorerPart;
