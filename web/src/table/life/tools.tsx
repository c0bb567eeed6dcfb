// What the bar of a table shows of its other people: the score of a series, and tools that involve them, such as asking
// for an undo beyond the free ones, and conceding.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Scene } from "../../board/scene";
import { learnIcons } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { Tool } from "../../ui/tools";
import type { Layout } from "../layout";
import type { Table } from "../table";
import { Lamps } from "./lamps";
import { PlanTool } from "./plan-tool";
import { WatchTools } from "./watching";

const SeriesScore = part(() => import("../series/score"), "SeriesScore");
const Deeds = part(() => import("./deeds"), "Deeds", "sheets");
const ResignSheet = part(() => import("./resign"), "ResignSheet", "sheets");

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export interface TableToolsProps {
	table: Table;
	scene: Scene;
	layout: Layout;
	/** Whether the reader has a seat in a running game. */
	playing: boolean;
	/** Shows or leaves what the reader has planned. */
	onPlan(): void;
}

export function TableTools({ playing, ...props }: TableToolsProps): JSX.Element {
	const { info, people } = props.scene;
	return (
		<>
			{playing && info.stood && <Deeds scene={props.scene} layout={props.layout} stood={info.stood} />}
			<Lamps scene={props.scene} />
			{info.series && <SeriesScore info={info} series={info.series} />}
			{playing ? <SeatTools {...props} /> : info.you === null && <WatchTools people={people} table={info.id} />}
		</>
	);
}

function SeatTools({ table, scene, layout, onPlan }: Omit<TableToolsProps, "playing">): JSX.Element {
	const { info, seq, view } = scene;
	// how often the reader may still ask for an undo; none where a free undo is possible, or before the first word
	const undos = scene.locked || info.motion || scene.undo || !seq ? 0 : (info.undos ?? 0);
	const resigns = layout.resigns?.(view) ?? true;
	const [asking, setAsking] = useState(false);
	return (
		<>
			{undos > 0 && (
				<Tool
					icon="undo"
					label={t("ask-undo", { left: undos })}
					testid="ask-undo"
					onClick={() => table.tell({ t: "ask-undo", seq })}
				/>
			)}
			{info.terms?.clock.startsWith("days") && <PlanTool scene={scene} onPlan={onPlan} />}
			{resigns && <Tool icon="resign" label={t("resign")} testid="resign" onClick={() => setAsking(true)} />}
			{asking && <ResignSheet seats={info.seats} onResign={() => table.resign()} onClose={() => setAsking(false)} />}
		</>
	);
}
