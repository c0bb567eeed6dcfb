// A table as spectators see it, and nothing to press: its stage, its score, and what happened last.
import "../../board/board.css";
import "../../board/icons";
import "./watch.css";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Scene } from "../../board/scene";
import { layoutOf } from "../../games";
import { dial } from "../../net/dial";
import { reviews } from "../../net/reviews";
import { Link } from "../../net/socket";
import type { TableInfo } from "../../protocol";
import { useStore } from "../../state/store";
import type { Layout } from "../../table/layout";
import { spoken } from "../../table/story/story";
import { Table } from "../../table/table";
import { t } from "../../ui/locales";
import { Nothing } from "../../ui/nothing";
import { situationOf } from "../play/situation";
import { Delayed } from "./delayed";

/** A game that is watched, as its parts need it. */
export interface Watched {
	info: TableInfo;
	layout: Layout;
	scene: Scene;
	/** The last thing that happened, as a sentence. */
	latest: string;
}

/** Follows a table as somebody without a name, who sees no hand, not even their own. */
export function useWatched(id: string, behind: number): Watched | { problem: string } | null {
	const table = useMemo(() => {
		const link = new Link(
			(at) => dial(at),
			() => undefined,
		);
		return new Table(id, behind ? new Delayed(link, id, behind * 1000, reviews) : link, layoutOf);
	}, [id, behind]);
	const state = useStore(table.store);
	useEffect(() => {
		table.open();
		return () => table.close();
	}, [table]);
	const { info, layout, view, problem } = state;
	if (problem) return { problem: t(problem === "sealed" ? "table-sealed" : "no-table") };
	if (info?.status === "open") return { problem: t("watch-not-begun") };
	if (!info || !layout || !view) return null;
	const { scene } = situationOf({ table, state, info: { ...info, you: null }, layout, view }, null, null);
	const lines = layout.story(state.heard, view, scene.people).filter(({ heading }) => !heading);
	const latest = lines[0] ? spoken(lines[0], scene.people) : "";
	return { info: scene.info, layout, scene, latest };
}

export function Board({ watched }: { watched: ReturnType<typeof useWatched> }): JSX.Element {
	if (!watched || "problem" in watched)
		return <Nothing text={watched ? watched.problem : t("opening")} waiting={!watched} />;
	const { info, layout, scene } = watched;
	return (
		<div class="stage wa-stage" data-title={info.title} data-seq={scene.seq} data-testid="watched" inert>
			<layout.Stage scene={scene} />
		</div>
	);
}
