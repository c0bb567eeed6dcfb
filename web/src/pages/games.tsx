// One game on the shelf. What cannot be played on this server yet says so.
import type { JSX } from "preact";
import { clothOf, hasLayout } from "../games";
import { t } from "../locales";
import { Drawing, Icon } from "../look/icon";
import { SCENES } from "../look/scenes";
import type { TitleInfo } from "../protocol";

export const playable = (all: TitleInfo[] | null, name: string): boolean =>
	hasLayout(name) && (all?.some((title) => title.name === name) ?? false);

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
			<Drawing class="art" svg={SCENES[name] ?? ""} />
			<div class="in">
				<h2 class="display">{t(`${name}-name`)}</h2>
				<p>{t(`${name}-blurb`)}</p>
				<div class="meta">
					<span>
						<Icon name="person" size="s" /> {t(`${name}-blurb.seats`)}
					</span>
					<span>
						<Icon name="clock" size="s" /> {t(`${name}-blurb.time`)}
					</span>
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
