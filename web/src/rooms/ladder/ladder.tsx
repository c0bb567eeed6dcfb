// The ladder of a title: people and bots on one scale, each with a bar that shows how certain the rating is.
import { SHELF, shelfWith } from "../../games/titles";
import "../hall/home.css";
import "../hall/later/icons";
import "./ladder.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { cardBack } from "../../games/backs";
import { learnTitles, titles } from "../../games/offered";
import { ratings, type Who } from "../../net/ratings";
import { asMe, me } from "../../person/me";
import type { Ladder } from "../../protocol";
import { last } from "../../state/last-title";
import { follow } from "../../state/route";
import { useStore } from "../../state/store";
import { titleName } from "../../table/people";
import { failureText } from "../../ui/errors";
import { Drawing } from "../../ui/icon";
import { t, whole } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { Rungs } from "./rungs";
import { Seasons } from "./seasons";

const KINDS: Who[] = ["all", "people", "bots"];
const WITH_FRIENDS: Who[] = [...KINDS, "friends"];

export function LadderPage(): JSX.Element {
	const { all } = useStore(titles);
	const [title, setTitle] = useState(last.get().title || (SHELF[0] ?? ""));
	const [who, setWho] = useState<Who>("all");
	const [season, setSeason] = useState("");
	const [page, setPage] = useState(1);
	const [ladder, setLadder] = useState<Ladder | null>(null);
	const [wrong, setWrong] = useState("");
	const fail = (failure: unknown) => setWrong(failureText(failure));
	const ask = () => {
		setWrong("");
		return ratings.ladder(title, who, page, season).then(setLadder, fail);
	};
	useEffect(() => {
		document.title = `${t("ladder-title")} · ${t("brand")}`;
		if (!all) learnTitles().catch(fail);
	}, []);
	useEffect(() => void ask(), [title, who, page, season]);
	const list = (listed: boolean) => asMe(() => ratings.list(listed)).then(ask, fail);
	return (
		<RoomPage on="ladder">
			<main class="wrap ladder-page" data-title={title}>
				<div class="lad-head">
					<div>
						<h1 class="display">{t("ladder-title")}</h1>
						<p>
							{t("ladder-what")}{" "}
							<a class="more" href="/events" data-testid="to-events" onClick={follow}>
								{t("ladder-events")}
							</a>
						</p>
					</div>
					<TitleButtons
						title={title}
						onChange={(name) => {
							setTitle(name);
							setPage(1);
						}}
					/>
				</div>
				<Seasons
					ladder={ladder}
					season={season}
					onChange={(each) => {
						setSeason(each);
						setPage(1);
					}}
				/>
				<section class="lad" aria-busy={!ladder} data-testid="ladder">
					<Legend
						who={who}
						onChange={(kind) => {
							setWho(kind);
							setPage(1);
						}}
					/>
					{wrong && (
						<p class="wrong lad-note" role="alert">
							{wrong}
						</p>
					)}
					{!ladder && !wrong && <span class="skel" style="height:320px;margin:0 var(--s5) var(--s4)" />}
					{ladder && ladder.rungs.length === 0 && <Nobody who={who} season={season} />}
					{ladder && ladder.rungs.length > 0 && <Rungs ladder={ladder} />}
					{ladder && <Foot ladder={ladder} onPage={setPage} onList={list} />}
				</section>
			</main>
		</RoomPage>
	);
}

/** Whose ladder it is. */
function TitleButtons({ title, onChange }: { title: string; onChange(name: string): void }): JSX.Element {
	const { all } = useStore(titles);
	const shown = shelfWith(all).filter((name) => !all || all.some((known) => known.name === name));
	return (
		<div class="lad-titles" role="group" aria-label={t("ladder-which")}>
			{shown.map((name) => (
				<button
					type="button"
					key={name}
					aria-pressed={name === title}
					data-testid={`ladder-${name}`}
					onClick={() => onChange(name)}
				>
					<Drawing class="mini mini--s" svg={cardBack(name)} />
					{whole(`ladder-short-${name}`) ?? titleName(name)}
				</button>
			))}
		</div>
	);
}

/** What the marks mean, and who is shown. */
function Legend({ who, onChange }: { who: Who; onChange(kind: Who): void }): JSX.Element {
	const { token } = useStore(me); // a user the server does not know has no friends here
	return (
		<div class="lad-legend">
			<span>
				<i /> {t("ladder-person")}
			</span>
			<span>
				<i class="lad-square" /> {t("ladder-bot")}
			</span>
			<span>
				<u /> {t("ladder-sure")}
			</span>
			<span class="grow" />
			<span class="lad-kinds" role="group" aria-label={t("ladder-who")}>
				{(token ? WITH_FRIENDS : KINDS).map((kind) => (
					<button
						type="button"
						class="filter"
						key={kind}
						aria-pressed={kind === who}
						data-testid={`ladder-who-${kind}`}
						onClick={() => onChange(kind)}
					>
						{t(`ladder-${kind}`)}
					</button>
				))}
			</span>
		</div>
	);
}

const Nobody = ({ who, season }: { who: Who; season: string }): JSX.Element => (
	<p class="lad-note">
		{season ? (
			t("season-empty")
		) : who === "friends" ? (
			t("ladder-friends-none")
		) : (
			<>
				<b>{t("ladder-empty")}</b> {t("ladder-empty-then")}
			</>
		)}
	</p>
);

interface FootProps {
	ladder: Ladder;
	onPage(page: number): void;
	onList(listed: boolean): void;
}
/** The reader's own rank, the other pages, and whether to be listed. */
function Foot({ ladder, onPage, onList }: FootProps): JSX.Element {
	const { token } = useStore(me);
	const { you, page, pages, listed } = ladder;
	const stands = you && {
		rank: you.rank ?? 0,
		rating: String(you.rating.rating),
		margin: String(you.rating.margin),
		games: you.games,
	};
	return (
		<div class="lad-foot">
			{stands && <p data-testid="ladder-you">{t("ladder-your-place", stands)}</p>}
			<span class="grow" />
			{pages > 1 && (
				<span class="lad-pages">
					<button type="button" class="btn btn--s btn--quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
						{t("ladder-before")}
					</button>
					{t("ladder-page", { page, pages })}
					<button type="button" class="btn btn--s btn--quiet" disabled={page >= pages} onClick={() => onPage(page + 1)}>
						{t("ladder-next")}
					</button>
				</span>
			)}
			{token && (
				<label class="lad-listed" title={t("ladder-listed-hint")}>
					<input
						type="checkbox"
						checked={listed}
						data-testid="ladder-listed"
						onChange={(event) => onList(event.currentTarget.checked)}
					/>
					{t("ladder-listed")}
				</label>
			)}
			<p class="hint">{t("ladder-rules")}</p>
		</div>
	);
}
