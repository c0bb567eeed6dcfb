// What a duel of three or four needs besides: a style sheet, before those of single sizes of windows.
import { dress } from "../../../table/sized";
import four from "../table/four.css?url";

export const dressed = (): Promise<unknown> => dress([["all", four]], true);
