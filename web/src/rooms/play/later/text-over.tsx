// The end of a game as text: the result, why, and what can be done next.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { sound } from "../../../board/sound";
import { recordOf } from "../../../net/api";
import type { TableInfo } from "../../../protocol";
import { go, goTo } from "../../../state/route";
import { againText } from "../../../table/series/words";
import type { Choice } from "../../../table/text/content";
import { type OverProps, storyOf } from "../../../table/text/table";
import { TextView } from "../../../table/text/view";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { useAgain } from "../ending/again";

const SeriesBetween = part(() => import("../../../table/series/between"), "SeriesBetween", "life");
const Befriend = part(() => import("../../profile/befriend"), "Befriend", "people");
const CircleDealEnd = part(() => import("../ending/circle-deal"), "CircleDealEnd", "deals", "circle");
const DailyEnd = part(() => import("../ending/daily"), "DailyEnd", "deals");
const RatedChanges = part(() => import("./rated"), "RatedChanges", "ladder");

export function OverText({ layout, scene, log, ended }: OverProps): JSX.Element {
	const { info } = scene;
	const { again, canFollow, wrong } = useAgain(info);
	useEffect(() => sound("win"), []);
	const next: Choice[] = [
		...(canFollow ? [{ id: "again", text: againText(info), act: () => void again() }] : []),
		{ id: "review", text: t("review-game"), act: () => goTo(`/review/${info.id}`) },
		{ id: "record", text: t("text-record"), act: () => download(info) },
		{ id: "hall", text: t("to-the-hall"), act: () => go(null) },
	];
	const { sections, ...asked } = ended;
	const told = {
		...asked,
		small: t("text-over"),
		notes: [...(asked.notes ?? []), wrong],
		id: "over",
		choices: next,
		sections: [...sections, storyOf(layout, scene)],
	};
	return (
		<TextView told={told} log={log}>
			{info.series && <SeriesBetween info={info} series={info.series} />}
			{info.daily &&
				info.you !== null &&
				(info.circle ? <CircleDealEnd info={info} /> : <DailyEnd info={info} day={info.daily} />)}
			{info.rated && <RatedChanges info={info} />}
			{info.chairs.filter(({ kind }) => kind === "person").length > 1 && <Befriend info={info} />}
		</TextView>
	);
}

function download({ id, title }: TableInfo): void {
	const link = document.createElement("a");
	link.href = recordOf(id);
	link.download = `${title}-${id}.txt`;
	document.body.append(link); // a folder without a server answers clicks in the page
	link.click();
	link.remove();
}
