// Further ways on from a result: they scroll with it.
import type { ComponentChildren, JSX } from "preact";
import { recordOf } from "../../../net/api";
import type { TableInfo } from "../../../protocol";
import { Icon } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { OneClick } from "./one-click";
import { Stronger } from "./stronger";

/** A table stays for other people: on one device there are none. */
const KeepTable =
	import.meta.env.MODE === "folder" ? null : part(() => import("../../circle/keep"), "KeepTable", "circle");

const Befriend =
	import.meta.env.MODE === "folder" ? null : part(() => import("../../profile/befriend"), "Befriend", "people");

interface MoreProps {
	info: TableInfo;
	walkover: boolean;
	children: ComponentChildren;
}
export function More({ info, walkover, children }: MoreProps): JSX.Element {
	return (
		<nav class="result-more" aria-label={t("finale-more")}>
			{walkover && <Stronger info={info} />}
			{children}
			{info.you !== null && <OneClick table={info.id} />}
			{KeepTable && <KeepTable info={info} />}
			{Befriend && info.chairs.filter(({ kind }) => kind === "person").length > 1 && <Befriend info={info} />}
			<a class="btn btn--quiet" href={recordOf(info.id)} download={`${info.title}-${info.id}.txt`} data-testid="record">
				<Icon name="verify" size="s" /> {t("record")}
			</a>
		</nav>
	);
}
