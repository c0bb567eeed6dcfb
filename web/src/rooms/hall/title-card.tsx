// One game on the shelf, explained in three lines: what you do, what makes it special, how you win. A game that this
// server cannot play says so.
import type { JSX } from "preact";
import { sceneOf } from "../../games/scenes";
import type { TitleInfo } from "../../protocol";
import { titleName } from "../../table/people";
import { Drawing, Icon } from "../../ui/icon";
import { t, whole } from "../../ui/locales";
import { LearnFirst } from "../terms/learn-first";

export const playable = (all: TitleInfo[] | null, name: string): boolean =>
	all?.some((title) => title.name === name) ?? false;

export interface GameCardProps {
	name: string;
	all: TitleInfo[] | null;
	onPlay(): void;
	onSetUp(): void;
	/** Somebody is about to play it. */
	onNear(): void;
}
export function GameCard({ name, all, onPlay, onSetUp, onNear }: GameCardProps): JSX.Element {
	const ready = playable(all, name);
	const known = all !== null && !ready;
	return (
		<article class={`game ${known ? "game--later" : ""}`} data-title={name} onPointerEnter={onNear}>
			<Drawing class="art" svg={sceneOf(name)} />
			<div class="in">
				<h3 class="display">{titleName(name)}</h3>
				<div class="meta">
					<Meta icon="person" text={whole(`${name}-blurb.seats`)} />
					<Meta icon="clock" text={whole(`${name}-blurb.time`)} />
					{ready && <LearnFirst name={name} />}
				</div>
				<Brief name={name} />
				{known ? (
					<div class="soon">
						<Icon name="clock" size="s" /> {t("not-yet")}
					</div>
				) : (
					<div class="row">
						<button
							type="button"
							class="btn btn--quiet"
							data-testid={`options-${name}`}
							disabled={!ready}
							aria-label={`${t("set-up")}: ${titleName(name)}`}
							onClick={onSetUp}
						>
							{t("set-up")}
						</button>
						<button
							type="button"
							class="btn btn--title"
							data-testid={`game-${name}`}
							disabled={!ready}
							aria-label={`${t("play")}: ${titleName(name)}`}
							onFocus={onNear}
							onClick={onPlay}
						>
							{t("play")}
						</button>
					</div>
				)}
			</div>
		</article>
	);
}

/** The three lines; for a title without them, its one sentence. */
function Brief({ name }: { name: string }): JSX.Element {
	const lines = ["does", "special", "wins"].map((part) => whole(`${name}-blurb.${part}`));
	if (lines.some((line) => line === null)) return <p>{whole(`${name}-blurb`)}</p>;
	return (
		<ol>
			{lines.map((line) => (
				<li key={line}>
					<span>{line}</span>
				</li>
			))}
		</ol>
	);
}

/** A fact in small type; nothing if there is no text for it. */
const Meta = ({ icon, text }: { icon: string; text: string | null }): JSX.Element | null =>
	text ? (
		<span>
			<Icon name={icon} size="s" /> {text}
		</span>
	) : null;
