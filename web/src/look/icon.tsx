// Pictures as components: icons from the sprite, dragon faces, and any SVG text we draw ourselves.
import type { JSX } from "preact";
import { dragon, type Mood, TRADES, type Trade } from "./dragon";

const FILES = import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" });
const ICONS = new Map<string, string>();

/** Icons that only some titles need come with them. */
export function learnIcons(files: Record<string, string>): void {
	for (const [path, text] of Object.entries(files)) {
		const inside = text.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
		ICONS.set(path.slice(path.lastIndexOf("/") + 1, -4), inside);
	}
}
learnIcons(FILES);

/** What is drawn inside an icon's 24 by 24 box. */
export const iconInside = (name: string): string => ICONS.get(name) ?? "";

export function Icon({ name, size = "" }: { name: string; size?: "s" | "l" | "xl" | "" }): JSX.Element {
	return (
		<span class={`ic ${size && `ic--${size}`}`}>
			<svg viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS.get(name) ?? "" }} />
		</span>
	);
}

/** SVG text drawn by our own functions; never anything that came from outside. */
export function Drawing({ svg, class: cls = "" }: { svg: string; class?: string }): JSX.Element {
	return <span class={cls} dangerouslySetInnerHTML={{ __html: svg }} />;
}

export const tradeOf = (face: string): Trade => TRADES.find((trade) => trade === face) ?? "bread";

export interface FaceProps {
	seat: number;
	face: string;
	width?: number;
	mood?: Mood;
}
export function Face({ seat, face, width = 40, mood = "calm" }: FaceProps): JSX.Element {
	return (
		<span
			class="face"
			style={`--who:var(--seat-${seat});--w:${width}px`}
			dangerouslySetInnerHTML={{ __html: dragon({ type: tradeOf(face), mood }) }}
		/>
	);
}
