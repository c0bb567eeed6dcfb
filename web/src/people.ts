// Who sits at a table, in words a page can show.
import type { Person } from "./games";
import { t } from "./locales";
import type { Chair, TableInfo } from "./protocol";

export function personOf(chair: Chair, you: number | null): Person {
	const nameless = chair.kind === "bot" ? t("bot") : t("free-chair");
	return {
		seat: chair.seat,
		name: chair.name || nameless,
		face: chair.face,
		kind: chair.kind,
		level: chair.level,
		here: chair.here,
		you: chair.seat === you,
	};
}

export const peopleOf = (info: TableInfo): Person[] => info.chairs.map((chair) => personOf(chair, info.you));

/** A table without a name of its own is called after its first person. */
export function tableName(info: TableInfo): string {
	if (info.name) return info.name;
	const host = info.chairs.find((chair) => chair.user === info.host) ?? info.chairs.find((chair) => chair.kind === "person");
	return host?.name ? t("table-of", { name: host.name }) : titleName(info.title);
}

export const titleName = (title: string): string => t(`${title}-name`);
