// The puzzles of one title: today's, a rated one near the own rating, and the themes with what was found of each.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { sceneOf } from "../../games/scenes";
import type { PuzzleInfo, PuzzleShelf } from "../../protocol";
import { follow, goTo } from "../../state/route";
import { titleName } from "../../table/people";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { counted, nextPuzzle, pathTo, type Standing, standingOf } from "../learn/puzzle/standing";
import { comingUp } from "../learn/puzzle/votes";

const FEW = 8;

export function Column({ shelf }: { shelf: PuzzleShelf }): JSX.Element {
	const { title } = shelf;
	const [all, setAll] = useState<PuzzleInfo[]>([]);
	const standing = standingOf(title);
	useEffect(() => {
		comingUp(title).then(setAll, () => undefined); // today's is there anyway
	}, [title]);
	const start = (theme: string | null) => {
		const next = nextPuzzle(title, all, theme);
		if (next) goTo(pathTo(title, next.id, theme));
	};
	return (
		<article class="pz-title" data-title={title} data-testid={`puzzles-${title}`}>
			<header>
				<Drawing svg={sceneOf(title)} />
			</header>
			<div class="pz-own">
				<b class="pz-name">{titleName(title)}</b>
				<Today title={title} puzzle={shelf.today} tried={standing.tried[shelf.today.id]} />
				<button type="button" class="btn btn--quiet" disabled={!all.length} onClick={() => start(null)}>
					{t("puzzles-start")}
				</button>
			</div>
			<Themes all={all} standing={standing} onStart={start} />
		</article>
	);
}

function Today({
	title,
	puzzle,
	tried,
}: {
	title: string;
	puzzle: PuzzleInfo;
	tried: boolean | undefined;
}): JSX.Element {
	const state = tried === undefined ? "new" : tried ? "found" : "missed";
	return (
		<>
			<p>
				<b class="fig">{puzzle.rating}</b> {t("puzzles-hard")}
				{state !== "new" && (
					<span class={`pz-mark pz-mark--${state}`}>
						<Icon name={state === "found" ? "check" : "close"} size="s" /> {t(`puzzles-${state}`)}
					</span>
				)}
			</p>
			<a
				class={`btn ${state === "new" ? "btn--title" : "btn--quiet"}`}
				href={pathTo(title, puzzle.id)}
				data-testid={`today-${title}`}
				onClick={follow}
			>
				{t(state === "new" ? "puzzles-solve" : "puzzles-look-again")}
			</a>
		</>
	);
}

interface ThemesProps {
	all: PuzzleInfo[];
	standing: Standing;
	onStart(theme: string): void;
}
function Themes({ all, standing, onStart }: ThemesProps): JSX.Element {
	const names = [...new Set(all.flatMap(({ themes }) => themes))];
	const own = counted(standing, all);
	return (
		<div class="pz-themes">
			<h3>
				<span>{t("puzzles-themes")}</span>
				{own.tried > 0 && (
					<span class="fig" data-testid="own-rating">
						{standing.rating} ± {standing.margin}
					</span>
				)}
			</h3>
			{names.map((theme) => (
				<Theme
					key={theme}
					theme={theme}
					about={all.filter((each) => each.themes.includes(theme))}
					standing={standing}
					onStart={onStart}
				/>
			))}
			<p class="pz-all">
				{t(own.tried ? "puzzles-all" : "puzzles-all-new", { count: all.length, tried: own.tried, found: own.found })}
			</p>
		</div>
	);
}

function Theme({
	theme,
	about,
	standing,
	onStart,
}: { theme: string; about: PuzzleInfo[] } & Omit<ThemesProps, "all">): JSX.Element {
	const { tried, found } = counted(standing, about);
	const share = tried ? Math.round((100 * found) / tried) : 0;
	return (
		<button type="button" class="pz-theme" onClick={() => onStart(theme)}>
			<span>
				<b>{t(`puzzle-theme-${theme}`)}</b>
				<small>{t(tried ? "puzzles-of-theme" : "puzzles-untried", { count: about.length, tried, found })}</small>
			</span>
			<i class={tried < FEW ? "few" : ""} style={`--p:${share}%`} />
			<em class="fig">
				{tried === 0 ? t("puzzles-new") : tried < FEW ? t("puzzles-few") : t("puzzles-share", { share })}
			</em>
		</button>
	);
}
