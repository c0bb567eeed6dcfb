// What is still to come once the end is certain, as the rules tell it: a lamp for each turn or trick, and whose they are.
import "./lamps.css";
import type { JSX } from "preact";
import type { Scene } from "../../board/scene";
import { t } from "../../ui/locales";

interface Closing {
	unit: string;
	left: number;
	seats: number[];
}

export function Lamps({ scene: { view, people } }: { scene: Scene }): JSX.Element | null {
	const { closing } = view as { closing?: Closing | null };
	if (!closing) return null;
	const { unit, left, seats } = closing;
	const names = seats.map((seat) => (people[seat]?.you ? t("closing-you") : (people[seat]?.name ?? "")));
	const order = names.reduceRight((rest, first) => (rest ? t("closing-order", { first, rest }) : first), "");
	return (
		<span class="lamps-band" role="status" data-testid="closing" data-left={left} title={order}>
			<span aria-hidden="true">
				{Array.from({ length: left }, (_, k) => (
					<i key={left - k} />
				))}
			</span>
			<b class="display">{t("closing-left", { unit, left })}</b>
			{order && <small>{order}</small>}
		</span>
	);
}
