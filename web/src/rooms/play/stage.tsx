// The stage of a running table: the title's own, as text, or what takes its place when a round or the game is over.
import type { JSX } from "preact";
import { finishOnPress } from "../../board/press";
import type { Scene } from "../../board/scene";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { type Added, Beside } from "../../table/beside";
import type { Turn } from "../../table/ribbon/turns";
import { TableText } from "../../table/text";
import { refusalText } from "../../ui/errors";
import { part } from "../../ui/lazy";
import type { PlayProps, Situation } from "./situation";

const after = () => import("./ending/over");
const OverText = part(() => import("./later/text-over"), "OverText");
const Over = part(after, "Over");
const LookBack = part(() => import("../review/lookback"), "LookBack", "review");
const Replay = part(() => import("../review/replay"), "Replay", "review", "ribbon");
const RoundNext = part(after, "RoundNext");
setTimeout(() => after().catch(() => undefined), 4000); // not needed at first, but there before a round ends

export interface StagePlaceProps extends PlayProps {
	now: Situation;
	beside: Added;
	/** Another page of the dock is in front of it. */
	away: boolean;
	/** What the reader looks back to. */
	back: Back | null;
	onBack(back: Back | null): void;
	/** The past table that is shown. */
	onThen(then: Scene): void;
}
/** An event of the story, or a turn that is played again. */
export type Back = number | Turn;

/** A click anywhere on the stage finishes what is moving. */
export function StagePlace(props: StagePlaceProps): JSX.Element {
	const { state, info, layout, now, beside, away, back, onBack, onThen } = props;
	const onNow = () => onBack(null);
	const { scene, byItself } = now;
	return (
		<div
			class={`stage ${byItself ? "stage--going" : ""} ${away ? "stage--away" : ""}`}
			data-seq={scene.seq}
			onPointerDownCapture={finishOnPress}
		>
			<Beside.Provider value={beside}>
				{back === null ? (
					<StageInside {...props} />
				) : typeof back === "number" ? (
					<LookBack layout={layout} info={info} heard={state.heard.length} event={back} onThen={onThen} onNow={onNow} />
				) : (
					<Replay layout={layout} now={scene} turn={back} onScene={onThen} onTurn={onBack} onNow={onNow} />
				)}
			</Beside.Provider>
			{state.refused && (
				<p class="toast" role="alert">
					{refusalText(info.title, state.refused)}
				</p>
			)}
		</div>
	);
}

function StageInside({ table, state: { summary, shown }, layout, now: { scene, over } }: StagePlaceProps): JSX.Element {
	const { text } = useStore(settings);
	if (text)
		return (
			<TableText
				layout={layout}
				scene={scene}
				summary={summary}
				over={over}
				onNext={() => table.next()}
				Over={OverText}
			/>
		);
	if (over) {
		return (
			<>
				<layout.Stage scene={scene} />
				<Over layout={layout} scene={scene} fresh={!shown?.log} />
			</>
		);
	}
	if (summary) {
		return (
			<>
				<layout.Summary scene={scene} />
				<RoundNext title={scene.info.title} onNext={() => table.next()} />
			</>
		);
	}
	return <layout.Stage scene={scene} />;
}
