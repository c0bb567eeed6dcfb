// The fancy dragons and companions of one title, by number, and those of the other, by name. A house card without a
// drawing shows a dragon in plain clothes.
import { bust, type Dragon, type Mood, SKIN } from "./bust";
import { COMPANIONS } from "./companions";
import { MOON } from "./moon";
import { line, picture, shape } from "./strokes";
import { SUN } from "./sun";

const ALL: Record<string, Dragon> = { ...SUN, ...MOON, ...COMPANIONS };
/** Seven of them are in both: the same dragon in another mood. */
const LENT: Record<string, [id: string, mood: Mood]> = {
	rainbow: ["F14", "wink"],
	starburst: ["F04", "happy"],
	taylor: ["F03", "happy"],
	buddy: ["F33", "calm"],
	goldrush: ["F01", "happy"],
	steven: ["F31", "wink"],
	todd: ["F32", "wink"],
};
const HEX =
	shape("M60-2 118 30v66L60 130 2 96V30Z", "#DDF0F2") + line("M60 8 108 36v54L60 118 12 90V36Z", "#A9D3D8", 2);

/** The ids of all drawings here. */
export const drawn = (): string[] => [...Object.keys(ALL), ...Object.keys(LENT)];

/** A dragon for an unknown card: its skin depends on its id, so that two house cards look different. */
function plain(id: string): Dragon {
	const skins = Object.keys(SKIN) as Dragon["skin"][];
	const sum = [...id].reduce((all, letter) => all + letter.charCodeAt(0), 0);
	return { skin: skins[sum % skins.length] ?? "sand", ear: "leaf", horn: "ram", eyes: "happy" };
}

const made = new Map<string, string>();
/** A dragon's picture, 160 by 150; those with a name sit in front of a hexagon. */
export function fancyArt(id: string): string {
	let svg = made.get(id);
	if (svg === undefined) {
		const [own, mood] = LENT[id] ?? [id];
		const before = LENT[id] || id === "flair" ? HEX : "";
		svg = picture("-20 -16 160 150", "meet", "", before + bust(ALL[own] ?? plain(id), mood));
		made.set(id, svg);
	}
	return svg;
}
