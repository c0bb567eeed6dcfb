// All finished games of a person, by title, result and other players, a page at a time.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { cardBack } from "../../games/backs";
import { people, type Wish } from "../../net/people";
import type { Profile, TableInfo } from "../../protocol";
import { follow } from "../../state/route";
import { personOf, titleName } from "../../table/people";
import { failureText } from "../../ui/errors";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { dated } from "./dates";

const ALL: Wish = { title: "", result: "", company: "", other: "" };
const FILTERS: [string, Partial<Wish>][] = [
	["filter-all", { result: "", company: "" }],
	["filter-won", { result: "won", company: "" }],
	["filter-lost", { result: "lost", company: "" }],
	["filter-people", { result: "", company: "people" }],
	["filter-bots", { result: "", company: "bots" }],
];

export function History({ profile, title }: { profile: Profile; title: string }): JSX.Element {
	const [wish, setWish] = useState<Wish>({ ...ALL, title });
	const [games, setGames] = useState<TableInfo[] | null>(null);
	const [more, setMore] = useState(false);
	const [wrong, setWrong] = useState("");
	const ask = (skip: number) =>
		people.played(profile.user, wish, skip).then(
			(played) => {
				setGames((before) => [...(skip && before ? before : []), ...played.games]);
				setMore(played.more);
				setWrong("");
			},
			(failure) => setWrong(failureText(failure)),
		);
	useEffect(() => {
		const timer = setTimeout(() => void ask(0), wish.other ? 250 : 0); // while somebody types
		return () => clearTimeout(timer);
	}, [wish, profile.user]);
	useEffect(() => setWish((before) => ({ ...before, title })), [title]);
	return (
		<section class="pf-panel pf-history" aria-label={t("history")}>
			<header>
				<h2 class="sec">{t("history")}</h2>
				<div class="pf-filters" role="group" aria-label={t("filter-games")}>
					{FILTERS.map(([key, change]) => (
						<button
							key={key}
							type="button"
							class="pf-chip"
							data-testid={key}
							aria-pressed={Object.entries(change).every(([name, value]) => wish[name as keyof Wish] === value)}
							onClick={() => setWish({ ...wish, ...change })}
						>
							{t(key)}
						</button>
					))}
				</div>
				<input
					class="text pf-who"
					aria-label={t("filter-with")}
					placeholder={t("filter-with")}
					maxLength={32}
					value={wish.other}
					onInput={(event) => setWish({ ...wish, other: event.currentTarget.value.trim() })}
				/>
			</header>
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			{games?.length === 0 && <p class="pf-none">{t(profile.games ? "history-none-such" : "history-none")}</p>}
			{games && games.length > 0 && (
				<ol class="pf-games">
					{games.map((info) => (
						<Game key={info.id} info={info} />
					))}
				</ol>
			)}
			{!games && !wrong && <span class="skel" style="height:200px;margin:0 var(--s4) var(--s4)" />}
			{more && (
				<button type="button" class="btn btn--quiet pf-more" onClick={() => void ask(games?.length ?? 0)}>
					{t("history-more")}
				</button>
			)}
		</section>
	);
}

function Game({ info }: { info: TableInfo }): JSX.Element {
	const you = info.you ?? 0;
	const won = info.winners?.includes(you) ?? false;
	const ended = !won ? "lost" : info.seats > 1 && info.winners?.length === info.seats ? "shared" : "won";
	const others = info.chairs.filter(({ seat }) => seat !== you).map((chair) => personOf(info, chair).name);
	return (
		<li data-testid={`played-${info.id}`}>
			<Drawing class="mini pf-back" svg={cardBack(info.title)} />
			<span class="pf-what">
				<b>{titleName(info.title)}</b>
				<small>{others.length ? t("played-with", { names: others.join(", ") }) : t("played-alone")}</small>
			</span>
			<span class={`pf-result pf-${ended}`}>
				<i title={t(`ended-${ended}`)}>{t(`ended-${ended}.letter`)}</i>
				{scoreOf(info, you)}
			</span>
			<small class="pf-when">{dated(info.created)}</small>
			<a class="btn btn--s btn--quiet" href={`/review/${info.id}`} onClick={follow}>
				<Icon name="replay" size="s" /> <span>{t("history-look")}</span>
			</a>
		</li>
	);
}

/** The person's own score first; with more than two seats only their own. */
function scoreOf({ scores, seats }: TableInfo, you: number): string {
	if (!scores) return "";
	return seats === 2 ? `${scores[you]} : ${scores[1 - you]}` : String(scores[you]);
}
