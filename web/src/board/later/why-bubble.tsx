// The ink bubble, drawn next to the thing that cannot be picked.
import type { JSX } from "preact";
import { t } from "../../ui/locales";
import type { Bubble } from "../why";

export function WhyBubble({ bubble }: { bubble: Bubble }): JSX.Element {
	const linked = bubble.cites && bubble.rules;
	const half = 125;
	const x = Math.min(Math.max(bubble.x, half), bubble.wide - half);
	return (
		<div
			class={`why ${bubble.below ? "why--below" : ""}`}
			role="status"
			style={`left:${x}px;top:${bubble.y}px;--tip:${bubble.x - x}px`}
		>
			{bubble.text} {!linked && <b>{bubble.section}</b>}{" "}
			{bubble.rules && (
				<a
					href={bubble.rules}
					target="_blank"
					rel="noopener"
					onPointerEnter={bubble.stay}
					onPointerLeave={bubble.leave}
				>
					{(linked && bubble.section) || t("tab-rules")}
				</a>
			)}
		</div>
	);
}
