// A table's page: the lobby before it starts, the game while it runs and when it is over.
import "../board/board.css";
import "../board/icons";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { companyOf } from "../company";
import { rememberTitle } from "../last";
import { lazily } from "../lazy";
import { line } from "../line";
import { learn, t } from "../locales";
import { useStore } from "../store";
import { Table, type TableState } from "../table";
import { Nothing } from "./nothing";
import { Play } from "./play";

const Lobby = lazily(() =>
	Promise.all([import("./lobby"), learn("lobby"), learn("sheets")]).then(([page]) => page.Lobby),
);

const HotSeat = lazily(() => Promise.all([import("../hotseat/page"), learn("hotseat")]).then(([page]) => page.HotSeat));

export function TablePage({ id }: { id: string }): JSX.Element {
	return companyOf(id).length ? <HotSeat id={id} /> : <OneTable id={id} />;
}

export interface OneTableProps {
	id: string;
	/** Called after every change of what is shown; may return a cleanup that runs before the next change. */
	onShown?(state: TableState): (() => void) | undefined;
}
export function OneTable({ id, onShown }: OneTableProps): JSX.Element {
	const table = useMemo(() => new Table(id, line), [id]);
	const state = useStore(table.store);
	useEffect(() => {
		table.open();
		return () => table.close();
	}, [table]);
	useEffect(() => onShown?.(state), [state.shown, state.summary, state.info]);
	const played = state.info?.you != null && state.info.status === "running" ? state.info.title : null;
	useEffect(() => {
		if (played) rememberTitle(played);
	}, [played]);
	if (state.problem && !state.info)
		return <Nothing text={t(state.problem === "sealed" ? "table-sealed" : "no-table")} />;
	if (state.problem) return <Nothing text={t("no-layout")} />;
	if (!state.info) return <Nothing text={t("opening")} waiting />;
	if (!state.layout) return <Nothing text={t("opening")} waiting />;
	if (state.info.status === "open") return <Lobby info={state.info} state={state} table={table} />;
	if (state.info.frozen && !state.view) return <Nothing text={t("frozen")} />;
	if (!state.view) return <Nothing text={t("opening")} waiting />;
	return <Play table={table} state={state} info={state.info} layout={state.layout} view={state.view} />;
}
