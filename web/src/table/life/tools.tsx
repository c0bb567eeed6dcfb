// Tools of a running table that involve its other people: asking for an undo beyond the free ones, and conceding.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Scene } from "../../board/scene";
import { learnIcons } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { Tool } from "../../ui/tools";
import type { Layout } from "../layout";
import type { Table } from "../table";
import { WatchTools } from "./watching";

const ResignSheet = part(() => import("./resign"), "ResignSheet", "sheets");

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export interface TableToolsProps {
	table: Table;
	scene: Scene;
	layout: Layout;
	/** Whether the reader has a seat in a running game. */
	playing: boolean;
}

export function TableTools({ playing, ...props }: TableToolsProps): JSX.Element | null {
	if (playing) return <SeatTools {...props} />;
	return props.scene.info.you === null ? <WatchTools people={props.scene.people} /> : null;
}

function SeatTools({ table, scene, layout }: Omit<TableToolsProps, "playing">): JSX.Element {
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
			{resigns && <Tool icon="resign" label={t("resign")} testid="resign" onClick={() => setAsking(true)} />}
			{asking && <ResignSheet seats={info.seats} onResign={() => table.resign()} onClose={() => setAsking(false)} />}
		</>
	);
}
