// The people at a table, as the page shows them.
import type { Person } from "../board/scene";
import type { Chair, TableInfo } from "../protocol";
import { t, whole } from "../ui/locales";

export function personOf(info: TableInfo, chair: Chair): Person {
	return {
		seat: chair.seat,
		name: chair.name || t({ bot: "bot", free: "free-chair", person: "somebody-gone" }[chair.kind]),
		face: chair.face,
		kind: chair.kind,
		level: chair.held ? "plays" : chair.level,
		here: chair.here,
		you: chair.seat === info.you,
	};
}

export const peopleOf = (info: TableInfo): Person[] => info.chairs.map((chair) => personOf(info, chair));

/** A table without a name is named after its host, or else its first person. */
export function tableName(info: TableInfo): string {
	if (info.name) return info.name;
	const host =
		info.chairs.find((chair) => chair.user === info.host) ?? info.chairs.find((chair) => chair.kind === "person");
	return host?.name ? t("table-of", { name: host.name }) : titleName(info.title);
}

/** A title that comes without a catalogue shows its short name. */
export const titleName = (title: string): string => whole(`${title}-name`) ?? title;
