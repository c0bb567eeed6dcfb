// The explorer: what finished games say about cards, decks, shops and openings.
import "./explorer.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { onShelf } from "../../games/titles";
import { explorer } from "../../net/explorer";
import type { ExplorerShelf } from "../../protocol";
import { dragon } from "../../ui/dragon";
import { failureText } from "../../ui/errors";
import { Drawing } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Halves } from "../decks/halves";
import { RoomPage } from "../frame/frame";
import { number } from "./figures";
import { Head } from "./head";
import { partOf } from "./names";
import { Sheets } from "./sheets";
import { addressOf, type Shown, sheetsIn, titlesIn, VIEWS, type Wanted, wantedAt } from "./wanted";

export function Explorer(): JSX.Element {
	const [wanted, setWanted] = useState(wantedAt);
	const [shelves, setShelves] = useState<ExplorerShelf[]>([]);
	const [shown, setShown] = useState<Shown | null>(null);
	const [wrong, setWrong] = useState("");
	const fail = (failure: unknown) => setWrong(failureText(failure));
	const titles = titlesIn(shelves, wanted.view);
	const shelf = titles.find(({ title }) => title === wanted.title) ?? titles[0];
	const change = (to: Partial<Wanted>) => {
		const next = { ...wanted, ...to };
		history.replaceState(null, "", addressOf(next));
		setWanted(next);
	};
	const ask = () => {
		setWrong("");
		explorer.shelves().then((all) => setShelves(onShelf(all, ({ title }) => title)), fail);
	};
	useEffect(() => {
		document.title = `${t("explorer-title")} · ${t("brand")}`;
		ask();
	}, []);
	useEffect(() => {
		if (!shelf) return;
		let left = false;
		setWrong("");
		const all = sheetsIn(shelf, wanted.view).map(({ name }) => explorer.sheet(shelf.title, name, wanted.filters));
		Promise.all([partOf(shelf.title), ...all]).then(
			([part, ...sheets]) => left || setShown({ shelf, view: wanted.view, sheets, part }),
			(failure) => left || fail(failure),
		);
		return () => {
			left = true;
		};
	}, [shelf, wanted.view, JSON.stringify(wanted.filters)]);
	const views = VIEWS.filter((view) => titlesIn(shelves, view).length);
	const turnView = (by: number) => {
		const view = views[(views.indexOf(wanted.view) + by + views.length) % views.length];
		if (view) change({ view, open: null });
	};
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if ((event.target as Element).matches("input, select") || event.ctrlKey || event.metaKey) return;
			if (event.key === "[" || event.key === "]") turnView(event.key === "]" ? 1 : -1);
		};
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	});
	return (
		<RoomPage on="explorer">
			<Halves on="explorer" />
			<main class="wrap ex-room" aria-busy={!shown} data-title={shelf?.title}>
				<Head wanted={wanted} views={views} titles={titles} shelf={shelf} onChange={change}>
					{shown && <Source shown={shown} />}
				</Head>
				{wrong && (
					<p class="wrong" role="alert">
						{wrong}{" "}
						<button type="button" class="btn btn--s btn--quiet" onClick={ask}>
							{t("explorer-again")}
						</button>
					</p>
				)}
				{!shown && !wrong && <span class="skel" style="height:480px" />}
				{shown && (
					<div class={wrong ? "ex-stale" : ""}>
						{(shown.sheets[0]?.games ?? 0) > 0 ? (
							<Sheets shown={shown} wanted={wanted} onChange={change} />
						) : (
							<Nothing onWiden={() => change({ filters: {} })} />
						)}
					</div>
				)}
				<p class="ex-keys desk">{t("explorer-keys")}</p>
			</main>
		</RoomPage>
	);
}

/** How many games all this is from, and whose. */
function Source({ shown: { shelf, sheets } }: { shown: Shown }): JSX.Element {
	const first = sheets[0];
	const rate = first?.overall.rate;
	return (
		<span class="ex-source">
			<b data-testid="explorer-games">{t("explorer-counted", { games: first?.games ?? 0 })}</b>.{" "}
			{rate !== undefined && Math.abs(rate - 50) >= 1 && t("explorer-overall", { rate: number(rate, 1) })}{" "}
			{shelf.bots &&
				t("explorer-source", {
					games: shelf.bots.games,
					levels: shelf.bots.levels.map((level) => t(`bot-${level}`)).join(", "),
				})}
		</span>
	);
}

const Nothing = ({ onWiden }: { onWiden(): void }): JSX.Element => (
	<section class="ex-panel ex-nothing">
		<Drawing class="ex-asleep" svg={dragon({ type: "plant", pose: "peek", mood: "asleep" })} />
		<h2 class="display">{t("explorer-none", { games: 0 })}</h2>
		<button type="button" class="btn btn--title" onClick={onWiden}>
			{t("explorer-widen")}
		</button>
	</section>
);
