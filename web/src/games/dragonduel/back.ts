// The back of its cards, as SVG text.
import { backOf, type Palette, sparks } from "../card-back";

const PALETTE: Palette = ["#5B1F2E", "#FFC94A", "#F8E3D2"];
export default backOf(PALETTE, sparks(PALETTE));
