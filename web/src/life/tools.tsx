// Tools of a running table that its people need one another for: asking for an undo beyond what is free, and giving up.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../locales";
import { learnIcons } from "../look/icon";
import { Tool } from "../look/tools";
import { ResignSheet } from "../sheets";
import type { Table } from "../table";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export interface TableToolsProps {
	table: Table;
	seats: number;
	/** How often this person may still ask; 0 where a free undo will do, or nothing was said. */
	undos: number;
	seq: number;
	/** Whether this seat may still give up. */
	resigns: boolean;
}

export function TableTools({ table, seats, undos, seq, resigns }: TableToolsProps): JSX.Element {
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
			{asking && <ResignSheet seats={seats} onResign={() => table.resign()} onClose={() => setAsking(false)} />}
		</>
	);
}
