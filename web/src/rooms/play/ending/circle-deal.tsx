// The end of a try at a circle's own deal: the results of its people so far.
import "./daily.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { circles } from "../../../net/circles";
import type { CircleDeal, CircleInfo, TableInfo } from "../../../protocol";
import { t } from "../../../ui/locales";
import { DealRows } from "../../circle/deal-rows";

const AGAIN = 1500;
const TRIES = 6;

interface Found {
	circle: CircleInfo;
	deal: CircleDeal;
}

/** The results with one's own among them: they are written down a moment after the last move. */
function useResults({ id, circle = "", daily }: TableInfo): Found | null {
	const [found, setFound] = useState<Found | null>(null);
	useEffect(() => {
		let [tries, timer] = [0, 0];
		const look = async () => {
			const info = await circles.look(circle);
			const deal = info.deals.find(({ day }) => day === daily);
			if (deal?.rows.some(({ you }) => you)) setFound({ circle: info, deal });
			else if (++tries < TRIES) timer = window.setTimeout(() => void look().catch(() => undefined), AGAIN);
		};
		look().catch(() => undefined); // the result itself is shown below
		return () => clearTimeout(timer);
	}, [id]);
	return found;
}

export function CircleDealEnd({ info }: { info: TableInfo }): JSX.Element {
	const found = useResults(info);
	if (!found) return <p class="daily-waits">{t("deals-end-waits")}</p>;
	const { circle, deal } = found;
	return (
		<section class="daily-circle" data-testid="circle-deal-end">
			<h3 class="display">{t("circle-deal")}</h3>
			<DealRows deal={deal} people={circle.people} />
			<p class="quiet">{t("circle-deal-played", { count: deal.rows.length, all: circle.people.length })}</p>
		</section>
	);
}
