// Watching: a featured game some minutes behind, what else goes on, and the addresses for a big screen or a stream.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { titles } from "../../games/offered";
import { onShelf } from "../../games/titles";
import { follow } from "../../state/route";
import { useStore } from "../../state/store";
import { titleName } from "../../table/people";
import { dragon } from "../../ui/dragon";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { useHall } from "../frame/tables";
import { Board, useWatched, type Watched } from "./board";
import { GoingOn } from "./going-on";
import { BigScreen } from "./screen";
import { ForStream } from "./stream";
import { BEHIND, toWatch, useWish, watch } from "./wish";

export function WatchPage(): JSX.Element {
	const { id, ...wish } = useWish();
	if (id && wish.mode) return <BigScreen key={id} id={id} wish={wish} />;
	return <Room id={id} behind={wish.behind} />;
}

function Room({ id, behind }: { id: string; behind: number }): JSX.Element {
	const { tables } = useHall();
	const { all } = useStore(titles);
	const [title, choose] = useState("");
	const live = tables?.live ?? [];
	const shown = live.filter((each) => !title || each.title === title);
	const featured = id || shown[0]?.id || "";
	useEffect(() => {
		document.title = `${t("watch-title")} · ${t("brand")}`;
	}, []);
	return (
		<RoomPage on="home">
			<main class="wrap wa-page" data-testid="watch">
				<div class="wa-head">
					<h1 class="display">{t("watch-title")}</h1>
					<div class="wa-titles" role="group" aria-label={t("watch-which")}>
						{["", ...onShelf(all ?? [], ({ name }) => name).map(({ name }) => name)].map((name) => (
							<button
								type="button"
								class="filter"
								key={name}
								aria-pressed={name === title}
								onClick={() => choose(name)}
							>
								{name ? titleName(name) : t("watch-all")}
							</button>
						))}
					</div>
					<span class="grow" />
					<Behind id={featured} behind={behind} />
				</div>
				{featured ? (
					<Featured key={`${featured} ${behind}`} id={featured} behind={behind} />
				) : (
					<NoGame waiting={!tables} others={live.length > 0} onAll={() => choose("")} />
				)}
				{featured && (
					<aside>
						<GoingOn tables={shown} all={live.length} now={featured} behind={behind} />
						<ForStream id={featured} behind={behind} />
					</aside>
				)}
			</main>
		</RoomPage>
	);
}

interface NoGameProps {
	/** The list is still to come. */
	waiting: boolean;
	/** There are games, but of other titles. */
	others: boolean;
	onAll(): void;
}
function NoGame({ waiting, others, onAll }: NoGameProps): JSX.Element {
	return (
		<section class="wa-none" data-testid="watch-none" aria-busy={waiting}>
			<Drawing class="wa-asleep" svg={dragon({ type: "potion", pose: "bust", mood: waiting ? "calm" : "asleep" })} />
			<p>{t(waiting ? "opening" : others ? "watch-none-of-title" : "watch-none")}</p>
			{!waiting &&
				(others ? (
					<button type="button" class="btn btn--go" onClick={onAll}>
						{t("watch-show-all")}
					</button>
				) : (
					<a class="btn btn--go" href="/" onClick={follow}>
						{t("to-the-hall")}
					</a>
				))}
		</section>
	);
}

function Behind({ id, behind }: { id: string; behind: number }): JSX.Element {
	return (
		<div class="wa-behind">
			<label>
				{t("watch-i-watch")}{" "}
				<select
					value={String(behind)}
					data-testid="watch-behind"
					onChange={({ currentTarget }) => watch(id, { behind: Number(currentTarget.value) })}
				>
					{BEHIND.map((seconds) => (
						<option key={seconds} value={String(seconds)}>
							{t("watch-behind", { minutes: seconds / 60 })}
						</option>
					))}
				</select>
			</label>
			{id && (
				<a class="btn btn--quiet desk" {...toWatch(id, { behind, mode: "screen" })} data-testid="big-screen">
					<Icon name="spectator" size="s" /> {t("watch-big")}
				</a>
			)}
		</div>
	);
}

function Featured({ id, behind }: { id: string; behind: number }): JSX.Element {
	const watched = useWatched(id, behind);
	const there = watched && "info" in watched ? watched : null;
	return (
		<section class="wa-featured" aria-label={t("watch-featured")} data-title={there?.info.title}>
			<Board watched={watched} />
			{there && <Told {...there} behind={behind} />}
		</section>
	);
}

/** The people, their score and what happened last, below the board; the whole of the text view, too. */
const Told = ({ layout, scene, latest, behind }: Watched & { behind: number }): JSX.Element => (
	<div class="wa-told">
		<layout.Score scene={scene} />
		<div class="wa-latest">
			<p role="log" data-testid="watch-latest">
				{latest}
			</p>
			<span class="wa-live">
				<i /> {t("watch-live", { minutes: behind / 60 })}
			</span>
		</div>
	</div>
);
