// Its picture in the hall, as SVG text.
import { dragon } from "../../ui/dragon";
import type { Trade } from "../../ui/trades";
import { INK, put, sceneOf } from "../scene-frame";

function house(x: number, w: number, h: number, wall: string, awning: string, type: Trade): string {
	const strips = 5;
	const sw = (w + 12) / strips;
	const top = 142 - h;
	let scallops = "";
	for (let i = 0; i < strips; i++) {
		scallops += `<path d="M${x - 6 + i * sw} ${top + 22}v10a${sw / 2} ${sw / 2} 0 0 0 ${sw} 0v-10Z" fill="${i % 2 ? "#FFF8EA" : awning}" stroke="${INK}" stroke-width="1.5"/>`;
	}
	const roof = h > 90 ? 26 : 20;
	const door = x + w / 2;
	return `<path d="M${x} 142V${top + 14}h${w}V142Z" fill="${wall}" stroke="${INK}" stroke-width="2"/><path d="M${x - 8} ${top + 23}l10-${roof}h${w - 4}l10 ${roof}Z" fill="${awning}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>${scallops}<path d="M${door - 21} 142v-24a21 21 0 0 1 42 0v24Z" fill="#4A2E3E" stroke="${INK}" stroke-width="2"/>${put(dragon({ type }), door - 23, 102, 46, 40)}`;
}

export default sceneOf(
	`<rect x="-200" width="660" height="142" fill="#F8D9A8"/><circle cx="210" cy="30" r="18" fill="#FFF3CF"/><path d="M-200 92h200c40-26 80-20 120-6s90 6 140-18h200v74h-660Z" fill="#B9CF94"/>${house(14, 64, 84, "#F3E3CB", "#D98E1F", "bread")}${house(98, 66, 104, "#E6EEDD", "#3E905B", "plant")}${house(184, 64, 84, "#E9DDF2", "#8B4BB8", "potion")}`,
	"xMidYMax",
);
