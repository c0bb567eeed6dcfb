// Its picture in the hall, as SVG text.
import { dragon, SKIN } from "../../ui/dragon";
import { hexPath } from "../../ui/shapes";
import type { Trade } from "../../ui/trades";
import { put, sceneOf } from "../scene-frame";

const TOKENS: Record<string, [Trade, Trade?]> = {
	"1,0": ["crystal"],
	"2,0": ["iron", "potion"],
	"3,0": ["bread"],
	"1,1": ["meat"],
	"2,1": ["plant"],
	"0,1": ["potion"],
	"3,1": ["crystal", "iron"],
	"2,-1": ["meat"],
	"0,0": ["plant"],
	"1,-1": ["iron"],
	"3,-1": ["plant"],
};

function draw(): string {
	let hexes = "";
	for (let r = -1; r <= 2; r++) {
		for (let q = -1; q <= 5; q++) {
			const x = 30 + q * 54 + (r & 1 ? 27 : 0);
			const y = 48 + r * 47;
			hexes += `<path d="${hexPath(x, y, 29)}" fill="#D6EBED" stroke="#8DB9C0" stroke-width="2"/>`;
			const [type, second] = TOKENS[`${q},${r}`] ?? [];
			if (!type) continue;
			const rim = SKIN[type].b;
			hexes += `<circle cx="${x}" cy="${y + 4}" r="23" fill="${rim}"/><circle cx="${x}" cy="${y}" r="23" fill="#FBF4E7" stroke="${rim}" stroke-width="3"/>${put(dragon({ type, second }), x - 19, y - 18, 38, 33)}`;
		}
	}
	return sceneOf(`<rect width="260" height="142" fill="#BFDDE1"/>${hexes}`);
}
export default draw();
