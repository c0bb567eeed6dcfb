// The coach's moment of the evening: what happened, the chances before and after, and the way to replay it.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { layoutOf } from "../../games";
import { reviews } from "../../net/reviews";
import type { CircleInfo, TableInfo } from "../../protocol";
import { follow } from "../../state/route";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { peopleOf, titleName } from "../../table/people";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { dayOf } from "../circle/words";
import { type Look, lookAt } from "../coach/analysis";
import { addressOf } from "../review/address";
import { happenedAt } from "../review/moment";
import { heardBy, Past } from "../review/past";
import { eveningOf, greatest, type Swing, swingOf } from "./swing";

/** So many games of an evening are looked at. */
const GAMES = 4;

export function MomentOfEvening({ info }: { info: CircleInfo }): JSX.Element | null {
	const games = eveningOf(info.shelf).slice(0, GAMES);
	const looks = games.map(({ id }) => lookAt(id));
	useLooks(looks);
	const stages = looks.map(({ store }) => store.get().stage);
	const swing = greatest(games.map((game, i) => found(game, looks[i])));
	const under = stages.some((stage) => stage === "waiting" || stage === "running");
	const asks = looks.filter(({ store }) => store.get().stage === "unasked");
	const first = games[0];
	if (!first || (!swing && !under && !asks.length)) return null;
	return (
		<section class="cr-moment" aria-labelledby="cr-moment">
			<h2 class="sec" id="cr-moment">
				{t("circle-moment")} <small>{dayOf(first.created)}</small>
			</h2>
			<div class="cr-panel" data-testid="circle-moment">
				{swing ? <Told key={`${swing.game.id} ${swing.at}`} swing={swing} /> : <p>{t("circle-moment-none")}</p>}
				{under && <p role="status">{t("circle-moment-looking")}</p>}
				{!under && asks.length > 0 && (
					<button
						type="button"
						class="btn btn--quiet"
						data-testid="circle-moment-ask"
						onClick={() => void Promise.all(asks.map((look) => look.ask()))}
					>
						<Icon name="replay" size="s" /> {t("circle-moment-ask", { count: asks.length })}
					</button>
				)}
			</div>
		</section>
	);
}

function found(game: TableInfo, look: Look | undefined): Swing | null {
	const analysis = look?.store.get().analysis;
	return analysis ? swingOf(game, analysis) : null;
}

/** Asks what the coach already knows of these games, and renders again as it learns more. */
function useLooks(looks: Look[]): void {
	const [, turn] = useState(0);
	useEffect(() => {
		const stops = looks.map((look) => {
			void look.open();
			return look.store.subscribe(() => turn((count) => count + 1));
		});
		return () => {
			for (const stop of stops) stop();
		};
	}, [looks.map(({ table }) => table).join()]);
}

function Told({ swing }: { swing: Swing }): JSX.Element {
	const { game, seat, at, before, after } = swing;
	const { lang } = useStore(settings);
	const [what, tell] = useState("");
	useEffect(() => {
		happened(swing).then(tell, () => undefined); // the picture shows it, too
	}, [lang]);
	const name = peopleOf(game)[seat]?.name ?? "";
	return (
		<>
			<img
				src={`/api/tables/${game.id}/picture.png?at=${at}&lang=${lang}`}
				alt=""
				width="600"
				height="315"
				loading="lazy"
			/>
			<h3 class="display">{what || t("circle-moment-of", { name, title: titleName(game.title) })}</h3>
			<p>{t("circle-moment-of", { name, title: titleName(game.title) })}</p>
			<Chance label={t("circle-moment-before", { name })} chance={before} />
			<Chance label={t("circle-moment-after")} chance={after} />
			<a
				class="btn btn--quiet"
				href={addressOf(game.id, at, seat, false)}
				data-testid="circle-moment-replay"
				onClick={follow}
			>
				<Icon name="replay" size="s" /> {t("circle-moment-replay")}
			</a>
		</>
	);
}

const Chance = ({ label, chance }: { label: string; chance: number }): JSX.Element => (
	<p class="cr-chance">
		<span>{label}</span>
		<u aria-hidden="true">
			<i style={`width:${chance / 100}%`} />
		</u>
		<b>{t("circle-moment-chance", { tenths: Math.round(chance / 1000) })}</b>
	</p>
);

/** What happened at the moment, as the title tells it. */
async function happened({ game, at }: Swing): Promise<string> {
	const past = new Past(game.id, reviews);
	const [layout, told, update] = await Promise.all([
		layoutOf(game.title, game.cards),
		past.story("watch"),
		past.at("watch", at),
	]);
	await layout.sayings(); // with the words of the title's story
	const people = peopleOf(game);
	const lines = layout.story(told.heard.slice(0, heardBy(told, at)), update.view, people);
	return (
		happenedAt(
			lines.filter(({ heading }) => !heading),
			told,
			at,
			people,
		)[0] ?? ""
	);
}
