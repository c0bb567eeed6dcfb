// The picture of every title; a dragon for a title that has none.
import { dragon } from "../ui/dragon";

const SCENES = import.meta.glob<string>("./*/scene.ts", { eager: true, import: "default" });

export const sceneOf = (title: string): string =>
	SCENES[`./${title}/scene.ts`] ?? dragon({ type: "crystal", pose: "peek" });
