// What a bot has done for somebody who is back: told once, before they play on.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Scene } from "../../board/scene";
import { reviews } from "../../net/reviews";
import type { Review } from "../../protocol";
import { remember, remembered } from "../../state/settings";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import type { Layout } from "../layout";
import { spoken } from "../story/story";

const SHOWN = 24;

interface DeedsProps {
	scene: Scene;
	layout: Layout;
	/** The words between which it played. */
	stood: number[];
}
export function Deeds({ scene, layout, stood }: DeedsProps): JSX.Element | null {
	const { info, people, view } = scene;
	const place = `emberhall.stood.${info.id}`;
	const [from = 0, to = 0] = stood;
	const [review, setReview] = useState<Review | null>(null);
	useEffect(() => {
		if (to <= from || remembered(place) === to) return;
		reviews.story(info.id, info.you ?? "watch").then(setReview, () => undefined); // the story at the table has it, too
	}, [to]);
	if (!review) return null;
	const close = () => {
		remember(place, to);
		setReview(null);
	};
	const { count, lines } = deedsIn(review, info.you ?? -1, from, to);
	if (!count) return null;
	const told = layout
		.story(review.heard.flat(), view, people)
		.filter((line) => !line.heading && lines.has(line.at ?? -1));
	return (
		<Sheet title={t("stood-title")} onClose={close}>
			<p>{t("stood-what", { count })}</p>
			<ol class="life-deeds" data-testid="stood">
				{told
					.sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
					.slice(-SHOWN)
					.map((line) => (
						<li key={line.at}>{spoken(line, people)}</li>
					))}
			</ol>
			<div class="acts">
				<button type="button" class="btn btn--go" data-testid="stood-on" onClick={close}>
					{t("stood-on")}
				</button>
			</div>
		</Sheet>
	);
}

/** How many words a seat has said between two moments, and which events came of them. */
export function deedsIn(
	{ first, heard, movers }: Pick<Review, "first" | "heard" | "movers">,
	seat: number,
	from: number,
	to: number,
): { count: number; lines: Set<number> } {
	const lines = new Set<number>();
	let count = 0;
	let event = 0;
	heard.forEach((events, i) => {
		const moment = first + i;
		if (moment > from && moment <= to && movers[moment - 1] === seat) {
			count += 1;
			for (let each = 0; each < events.length; each += 1) lines.add(event + each);
		}
		event += events.length;
	});
	return { count, lines };
}
