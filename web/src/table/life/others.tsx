// The other people at a running table, for the settings: who may be replaced, and who may become host.
import { tables } from "../../net/tables";
import "./life.css";
import type { JSX } from "preact";
import { asMe } from "../../person/me";
import type { TableInfo } from "../../protocol";
import { t } from "../../ui/locales";
import { peopleOf } from "../people";
import type { Table } from "../table";

export function OthersHere({
	table,
	info,
	host,
}: {
	table: Table;
	info: TableInfo;
	host: boolean;
}): JSX.Element | null {
	const others = peopleOf(info).filter(({ kind, you }) => kind === "person" && !you);
	if (info.you === null || info.status !== "running" || !others.length) return null;
	return (
		<div class="life-others">
			{others.map(({ seat, name }) => (
				<span key={seat}>
					{others.length > 1 && (
						<button
							type="button"
							class="btn btn--quiet btn--s"
							data-testid={`kick-${seat}`}
							onClick={() => table.tell({ t: "kick", seat })}
						>
							{t("ask-to-go", { name })}
						</button>
					)}
					{host && (
						<button
							type="button"
							class="btn btn--quiet btn--s"
							data-testid={`host-${seat}`}
							onClick={() => void asMe(() => tables.handHost(info.id, seat))}
						>
							{t("make-host", { name })}
						</button>
					)}
				</span>
			))}
		</div>
	);
}
