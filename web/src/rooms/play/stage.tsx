// The stage of a running table: the title's own, as text, or what takes its place when a round or the game is over.
import type { JSX } from "preact";
import { finishOnPress } from "../../board/press";
import type { Scene } from "../../board/scene";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { type Added, Beside } from "../../table/beside";
import type { Layout } from "../../table/layout";
import type { Table } from "../../table/table";
import { TableText } from "../../table/text";
import { refusalText } from "../../ui/errors";
import { part } from "../../ui/lazy";
import type { PlayProps, Situation } from "./situation";

const HintCard = part(() => import("../coach/hint/hint"), "HintCard", "coach");
const after = () => import("./later/after");
const OverText = part(() => import("./later/text-over"), "OverText");
const Over = part(after, "Over");
const LookBack = part(() => import("../review/lookback"), "LookBack", "review");
const RoundNext = part(after, "RoundNext");
setTimeout(() => after().catch(() => undefined), 4000); // not needed at first, but there before a round ends

export interface StagePlaceProps extends PlayProps {
	now: Situation;
	beside: Added;
	/** Another page of the dock is in front of it. */
	away: boolean;
	/** The event that the reader looks back to. */
	back: number | null;
	onNow(): void;
}
/** A click anywhere on the stage finishes what is moving. */
export function StagePlace(props: StagePlaceProps): JSX.Element {
	const { table, state, info, layout, now, beside, away, back, onNow } = props;
	const { scene, over, called, byItself } = now;
	const { text } = useStore(settings);
	const how = { layout, scene, summary: state.summary, over, text, table };
	return (
		<div
			class={`stage ${state.link.up ? "" : "stage--down"} ${byItself ? "stage--going" : ""} ${away ? "stage--away" : ""}`}
			data-seq={scene.seq}
			onPointerDownCapture={finishOnPress}
			// not on pointer down: things that move up into its place would slip away from under the pointer
			onPointerUpCapture={() => table.read()}
		>
			<Beside.Provider value={beside}>
				{back === null ? (
					<StageInside {...how} />
				) : (
					<LookBack layout={layout} info={info} heard={state.heard.length} event={back} onNow={onNow} />
				)}
			</Beside.Provider>
			{info.hints && called && <HintCard scene={scene} layout={layout} />}
			{state.refused && (
				<p class="toast" role="alert">
					{refusalText(info.title, state.refused)}
				</p>
			)}
		</div>
	);
}

interface InsideProps {
	layout: Layout;
	scene: Scene;
	summary: boolean;
	over: boolean;
	text: boolean;
	table: Table;
}
function StageInside({ layout, scene, summary, over, text, table }: InsideProps): JSX.Element {
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
				<Over layout={layout} scene={scene} />
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
