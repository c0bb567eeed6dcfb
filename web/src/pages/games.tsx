// One game on the shelf. What cannot be played on this server yet says so.
import type { JSX } from "preact";
import { clothOf } from "../games";
import { t, whole } from "../locales";
import { dragon } from "../look/dragon";
import { Drawing, Icon } from "../look/icon";
import { SCENES } from "../look/scenes";
import { titleName } from "../people";
import type { TitleInfo } from "../protocol";

export const playable = (all: TitleInfo[] | null, name: string): boolean =>
	all?.some((title) => title.name === name) ?? false;

export interface GameCardProps {
	name: string;
	all: TitleInfo[] | null;
	onPlay(): void;
	onSetUp(): void;
}
export function GameCard({ name, all, onPlay, onSetUp }: GameCardProps): JSX.Element {
	const ready = playable(all, name);
	const known = all !== null && !ready;
	return (
		<article class={`game ${known ? "game--later" : ""}`} data-title={clothOf(name)}>
			<Drawing class="art" svg={SCENES[name] ?? dragon({ type: "crystal", pose: "peek" })} />
			<div class="in">
				<h2 class="display">{titleName(name)}</h2>
				<p>{whole(`${name}-blurb`)}</p>
				<div class="meta">
					<Meta icon="person" text={whole(`${name}-blurb.seats`)} />
					<Meta icon="clock" text={whole(`${name}-blurb.time`)} />
				</div>
				{known ? (
					<div class="soon">
						<Icon name="clock" size="s" /> {t("not-yet")}
					</div>
				) : (
					<div class="row">
						<button
							type="button"
							class="btn btn--title"
							data-testid={`game-${name}`}
							disabled={!ready}
							onClick={onPlay}
						>
							{t("play")}
						</button>
						<button
							type="button"
							class="btn btn--quiet"
							data-testid={`options-${name}`}
							aria-label={t("set-up-table")}
							title={t("set-up-table")}
							disabled={!ready}
							onClick={onSetUp}
						>
							<Icon name="settings" />
						</button>
					</div>
				)}
			</div>
		</article>
	);
}

/** A fact in small type; nothing where nobody wrote it. */
const Meta = ({ icon, text }: { icon: string; text: string | null }): JSX.Element | null =>
	text ? (
		<span>
			<Icon name={icon} size="s" /> {text}
		</span>
	) : null;
