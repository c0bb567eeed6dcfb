// What is opened at a duel, by a click or a key: fetched soon after the table, and there before anybody looks for it.
import { part, soon } from "../../../ui/lazy";

const piles = () => import("../later/piles");
const zoom = () => import("../later/zoom");
const arrows = () => import("../limelight/arrows");

export const PileSheet = part(piles, "PileSheet");
export const PilesPage = part(piles, "PilesPage");
export const WishesBox = part(piles, "WishesBox");
export const Zoom = part(zoom, "Zoom");

export const Arrows = part(arrows, "Arrows");

soon(Arrows, PileSheet, Zoom);
