// The backs of every title's cards; a plain one for a title without its own.
import { backOf, type Palette, sparks } from "./card-back";

const BACKS = import.meta.glob<string>("./*/back.ts", { eager: true, import: "default" });
const PLAIN: Palette = ["#3A2A4C", "#F2B33D", "#F6ECDF"];

export const cardBack = (title: string): string => BACKS[`./${title}/back.ts`] ?? backOf(PLAIN, sparks(PLAIN));
