// "Play now" as a sentence: which game, against which bots. It offers the game last played; a first-time player is
// asked.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { TitleInfo } from "../../protocol";
import { last, rememberTitle } from "../../state/last-title";
import { useStore } from "../../state/store";
import { titleName } from "../../table/people";
import { Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { around, t, whole } from "../../ui/locales";
import { JoinSheet, MatchSheet } from "../terms";
import { rememberedTerms, rememberTerms } from "../terms/new-table";

const IN_FOLDER = import.meta.env.MODE === "folder";
const SlowHere = IN_FOLDER ? part(() => import("../frame/device/slow"), "SlowHere", "device") : null;

export interface QuickProps {
	/** The titles that can be played, in the order of the shelf. */
	offered: TitleInfo[];
	/** Plays the game last played, or asks for one first. */
	onPlay(): void;
	onSetUp(): void;
}
export function Quick({ offered, onPlay, onSetUp }: QuickProps): JSX.Element {
	const { title: chosen } = useStore(last);
	const [sheet, setSheet] = useState<"join" | "match" | null>(null);
	const close = () => setSheet(null);
	const title = offered.find(({ name }) => name === chosen);
	return (
		<div class="quick">
			<span class="ask-for">
				{around(
					"quick-game",
					<Pick
						label={t("which-game")}
						testid="quick-game"
						value={title?.name ?? ""}
						choices={offered.map(({ name }) => [name, titleName(name)])}
						empty={title ? undefined : t("which-game-short")}
						onChange={rememberTitle}
					/>,
				)}
			</span>
			{title && rememberedTerms(title).seats > 1 && <Against title={title} />}
			<div class="acts">
				<button type="button" class="btn btn--go" data-testid="play-now" disabled={!offered.length} onClick={onPlay}>
					<Icon name="flame" /> {t("play-now")}
				</button>
				{!IN_FOLDER && (
					<button
						type="button"
						class="btn btn--quiet"
						data-testid="play-somebody"
						disabled={!offered.length}
						onClick={() => setSheet("match")}
					>
						<Icon name="person" /> {t("play-somebody")}
					</button>
				)}
				<button type="button" class="btn btn--quiet" data-testid="set-up" disabled={!offered.length} onClick={onSetUp}>
					{t("set-up-table")}
				</button>
				{!IN_FOLDER && (
					<button type="button" class="btn btn--quiet" data-testid="join-by-link" onClick={() => setSheet("join")}>
						<Icon name="link" /> {t("join-by-link")}
					</button>
				)}
			</div>
			{sheet === "join" && <JoinSheet onClose={close} />}
			{sheet === "match" && <MatchSheet titles={offered} onClose={close} />}
		</div>
	);
}

function Against({ title }: { title: TitleInfo }): JSX.Element {
	const [, draw] = useState(0);
	const terms = rememberedTerms(title);
	const choose = (level: string) => {
		rememberTerms(title, { ...terms, level });
		draw((n) => n + 1);
	};
	return (
		<span class="ask-for">
			{around(
				"quick-bots",
				<Pick
					label={t("which-bots")}
					testid="quick-bots"
					value={terms.level}
					choices={title.bots.map((level) => [level, whole(`bots-${level}`) ?? level])}
					onChange={choose}
				/>,
			)}
			{SlowHere && <SlowHere title={title} level={terms.level} onChange={choose} />}
		</span>
	);
}

interface PickProps {
	label: string;
	testid: string;
	value: string;
	choices: [value: string, label: string][];
	/** Shown while nothing is chosen. */
	empty?: string | undefined;
	onChange(value: string): void;
}
function Pick({ label, testid, value, choices, empty, onChange }: PickProps): JSX.Element {
	return (
		<select
			class="which-game"
			aria-label={label}
			data-testid={testid}
			value={value}
			onChange={(event) => onChange(event.currentTarget.value)}
		>
			{empty !== undefined && (
				<option value="" disabled>
					{empty}
				</option>
			)}
			{choices.map(([each, name]) => (
				<option key={each} value={each}>
					{name}
				</option>
			))}
		</select>
	);
}
