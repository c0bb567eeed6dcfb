// A table's page: the lobby before it starts, the game while it runs and when it is over.
import "../../board/board.css";
import "../../board/icons";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { layoutOf } from "../../games";
import { companyOf } from "../../person/sitters";
import { rememberTitle } from "../../state/last-title";
import { useStore } from "../../state/store";
import { line } from "../../table/connection";
import { Table, type TableState } from "../../table/table";
import { part } from "../../ui/lazy";
import { LoadAgain } from "../../ui/load-again";
import { t } from "../../ui/locales";
import { Nothing } from "../../ui/nothing";
import { Play } from "./play";

const Lobby = part(() => import("../lobby/lobby"), "Lobby", "lobby", "sheets");

const HotSeat = part(() => import("./hotseat/page"), "HotSeat", "hotseat");

export function TablePage({ id }: { id: string }): JSX.Element {
	return companyOf(id).length ? <HotSeat id={id} /> : <OneTable id={id} />;
}

export interface OneTableProps {
	id: string;
	/** Called after every change of what is shown; may return a cleanup that runs before the next change. */
	onShown?(state: TableState): (() => void) | undefined;
}
export function OneTable({ id, onShown }: OneTableProps): JSX.Element {
	const table = useMemo(() => new Table(id, line, layoutOf), [id]);
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
	if (state.problem) return <LoadAgain />;
	if (!state.info) return <Nothing text={t("opening")} waiting />;
	if (!state.layout) return <Nothing text={t("opening")} waiting />;
	if (state.info.status === "open") return <Lobby info={state.info} state={state} table={table} />;
	if (state.info.frozen && !state.view) return <Nothing text={t("frozen")} />;
	if (!state.view) return <Nothing text={t("opening")} waiting />;
	return <Play table={table} state={state} info={state.info} layout={state.layout} view={state.view} />;
}
