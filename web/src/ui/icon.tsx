// Pictures as components: icons from the sprite, and any SVG text we draw ourselves.

import { memo } from "./memo";

const FILES = import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" });
const ICONS = new Map<string, string>();

/** Adds icons that only some titles need. */
export function learnIcons(files: Record<string, string>): void {
	for (const [path, text] of Object.entries(files)) {
		const inside = text.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
		ICONS.set(path.slice(path.lastIndexOf("/") + 1, -4), inside);
	}
}
learnIcons(FILES);

/** The SVG content of an icon's 24 by 24 box. */
export const iconInside = (name: string): string => ICONS.get(name) ?? "";

export const Icon = memo(
	({ name, size = "" }: { name: string; size?: "s" | "l" | "xl" | "" }) => (
		<span class={`ic ${size && `ic--${size}`}`}>
			<svg viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: iconInside(name) }} />
		</span>
	),
	() => ICONS.size,
);

/** SVG text drawn by our own functions; never anything that came from outside. */
export const Drawing = memo(({ svg, class: cls = "" }: { svg: string; class?: string }) => (
	<span class={cls} dangerouslySetInnerHTML={{ __html: svg }} />
));
