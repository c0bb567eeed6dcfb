// The room of finished games: the reader's own and public ones, filtered by title, player and result; and the import of
// records from elsewhere.
import "../hall/home.css";
import "./icons";
import "./games.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { cardBack } from "../../games/backs";
import { reviews } from "../../net/reviews";
import { me } from "../../person/me";
import type { Games, TableInfo } from "../../protocol";
import { follow } from "../../state/route";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { titleName } from "../../table/people";
import { failureText } from "../../ui/errors";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { found, outcomeOf, type Wanted } from "./filters";
import { ImportSheet } from "./import";

export function GamesPage(): JSX.Element {
	const { token } = useStore(me);
	const [games, setGames] = useState<Games | null>(null);
	const [wrong, setWrong] = useState("");
	const [sheet, setSheet] = useState(false);
	const [wanted, setWanted] = useState<Wanted>({ title: "", whom: "", result: "", whose: "mine" });
	useEffect(() => {
		document.title = `${t("room-review")} · ${t("brand")}`;
		reviews.games().then(setGames, (failure) => setWrong(failureText(failure)));
	}, [token]);
	const change = (part: Partial<Wanted>) => setWanted({ ...wanted, ...part });
	const list = games && found(games, wanted);
	const names = [...new Set([...(games?.mine ?? []), ...(games?.public ?? [])].map(({ title }) => title))].sort();
	return (
		<RoomPage on="games">
			<main class="wrap room-main rg" aria-busy={!games}>
				<div class="rg-head">
					<h1 class="display">{t("room-review")}</h1>
					<a class="btn btn--quiet" href="/studies" data-testid="to-studies" onClick={follow}>
						<Icon name="log" /> {t("games-studies")}
					</a>
					<button type="button" class="btn btn--quiet" data-testid="import" onClick={() => setSheet(true)}>
						<Icon name="link" /> {t("import-record")}
					</button>
				</div>
				<Filters wanted={wanted} names={names} onChange={change} />
				{wrong && (
					<p class="wrong" role="alert">
						{wrong}
					</p>
				)}
				{list?.length === 0 && <p class="quiet">{t(wanted.whose === "mine" ? "games-none" : "games-none-public")}</p>}
				<ul class="rg-list" data-testid="games">
					{list?.map((info) => (
						<Game key={info.id} info={info} />
					))}
					{!list && !wrong && Array.from({ length: 4 }, (_, i) => <li key={i} class="skel rg-skel" />)}
				</ul>
			</main>
			{sheet && <ImportSheet onClose={() => setSheet(false)} />}
		</RoomPage>
	);
}

interface FiltersProps {
	wanted: Wanted;
	/** The titles that have games here. */
	names: string[];
	onChange(part: Partial<Wanted>): void;
}
function Filters({ wanted, names, onChange }: FiltersProps): JSX.Element {
	return (
		<div class="rg-filters" role="search">
			<div class="rg-seg" role="group" aria-label={t("games-whose")}>
				{(["mine", "public"] as const).map((whose) => (
					<button type="button" key={whose} aria-pressed={wanted.whose === whose} onClick={() => onChange({ whose })}>
						{t(`games-${whose}`)}
					</button>
				))}
			</div>
			<label>
				<span class="sr">{t("games-title")}</span>
				<select
					data-testid="filter-title"
					value={wanted.title}
					onChange={(event) => onChange({ title: event.currentTarget.value })}
				>
					<option value="">{t("games-any-title")}</option>
					{names.map((name) => (
						<option key={name} value={name}>
							{titleName(name)}
						</option>
					))}
				</select>
			</label>
			{wanted.whose === "mine" && (
				<label>
					<span class="sr">{t("games-result")}</span>
					<select
						data-testid="filter-result"
						value={wanted.result}
						onChange={(event) => onChange({ result: event.currentTarget.value as Wanted["result"] })}
					>
						<option value="">{t("games-any-result")}</option>
						<option value="won">{t("games-won")}</option>
						<option value="lost">{t("games-lost")}</option>
					</select>
				</label>
			)}
			<label class="rg-whom">
				<span class="sr">{t("games-whom")}</span>
				<input
					type="search"
					class="text"
					placeholder={t("games-whom")}
					data-testid="filter-whom"
					value={wanted.whom}
					onInput={(event) => onChange({ whom: event.currentTarget.value })}
				/>
			</label>
		</div>
	);
}

function Game({ info }: { info: TableInfo }): JSX.Element {
	const outcome = outcomeOf(info);
	const when = new Date(info.created).toLocaleDateString(settings.get().lang, { dateStyle: "medium" });
	const marks = [when, info.imported && t("games-imported"), info.forked && t("games-forked")].filter(Boolean);
	return (
		<li>
			<a
				class="rg-game"
				data-title={info.title}
				href={`/review/${info.id}`}
				data-testid={`game-${info.id}`}
				onClick={follow}
			>
				<Drawing class="mini mini--s" svg={cardBack(info.title)} />
				<span class="rg-what">
					<b>{titleName(info.title)}</b>
					<small>{marks.join(" · ")}</small>
				</span>
				<span class="rg-who">
					{info.chairs.map(({ seat, name }) => (
						<span key={seat} class={info.winners?.includes(seat) ? "rg-won" : ""}>
							{name ?? t("bot")} <b>{info.scores?.[seat] ?? ""}</b>
						</span>
					))}
				</span>
				<span class={`rg-result rg-result--${outcome}`}>{outcome && t(`games-${outcome}`)}</span>
				<Icon name="replay" />
			</a>
		</li>
	);
}
