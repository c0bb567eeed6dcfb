// The lobby as text: who sits where, how we play, and everything that can be done before the start.

import type { JSX } from "preact";
import { PROFILES } from "../../games/workshops/workshops";
import { api } from "../../net/api";
import { tables } from "../../net/tables";
import type { Chair, TableInfo, TitleInfo } from "../../protocol";
import { linkTo } from "../../state/address";
import { follow, go, pathOf } from "../../state/route";
import { personOf, tableName } from "../../table/people";
import { labelOf, OptionsSet } from "../../table/sentences/sentences";
import { useSaid } from "../../table/text/announcements";
import type { Asked, Choice, Told } from "../../table/text/content";
import { TextView, useChanged } from "../../table/text/view";
import { t } from "../../ui/locales";
import { AgreedSet } from "../terms/agreed";

export interface LobbyTextProps {
	info: TableInfo;
	title: TitleInfo | undefined;
	host: boolean;
	/** The level of a bot that is asked to sit down. */
	level: string | undefined;
	asked: Asked;
	act(request: () => Promise<unknown>): void;
	onName(): void;
	onTerms(): void;
	onBring(seat: number): void;
}
export function LobbyText(props: LobbyTextProps): JSX.Element {
	const { info, title, asked } = props;
	const log = useSaid();
	const chairs = info.chairs.map((chair) => chairLine(props, chair));
	useChanged(chairs, log[1]);
	const Profile = PROFILES[info.title];
	const won = { unlocked: String(info.options.solo_unlocked ?? "").split(",") };
	const told: Told = {
		...asked,
		id: asked.heading,
		choices: choicesOf(props, log[1]),
		sections: [
			{ part: "board", title: t("chairs"), lines: chairs },
			{
				part: "board",
				title: t("how-we-play"),
				body: (
					<>
						<OptionsSet info={info} title={title} />
						{info.seats > 1 && <p>{t(info.rated ? "lobby-rated" : "lobby-casual")}</p>}
						{info.terms && <AgreedSet value={info.terms} hints={info.hints} />}
						<Origin info={info} />
					</>
				),
			},
			...(Profile && info.seats === 1
				? [{ part: "" as const, title: t("text-alone"), body: <Profile {...won} /> }]
				: []),
			{
				part: "",
				title: t("invite-link"),
				lines: info.seats > 1 ? [linkTo(pathOf(info.id))] : [],
				none: tableName(info),
			},
		],
	};
	return <TextView told={told} log={log} />;
}

/** Where the table was forked from, which cards it has, and that the shuffle is fair. */
function Origin({ info: { forked, cards, seal } }: { info: TableInfo }): JSX.Element {
	const from = forked?.page ?? (forked ? `/review/${forked.table}?at=${forked.moment}` : "");
	return (
		<>
			{forked && (
				<p>
					<a href={from} onClick={follow}>
						{forked.page ? t("forked-page") : t("forked-from", { moment: forked.moment })}
					</a>
				</p>
			)}
			{cards && (
				<p>
					{t("house-cards-here")} {t("house-cards-mark")} {cards}
				</p>
			)}
			{seal && <p>{t("seal-promise")}</p>}
		</>
	);
}

/** "Seat 2: Ada, you" */
function chairLine({ info, title }: LobbyTextProps, chair: Chair): string {
	const person = personOf(info, chair);
	const notes = [
		chair.kind === "free" ? "" : person.name,
		person.you ? t("you") : "",
		chair.kind === "bot" ? t("bot-is", { level: t(`bot-${chair.level ?? "random"}`) }) : "",
		chair.yes === undefined || chair.kind !== "person" ? "" : t(chair.yes ? "said-yes" : "not-yet-yes"),
		chair.kind === "free" ? t("text-seat-free") : chair.here || chair.kind === "bot" ? "" : t("away"),
		...(title?.brought ?? []).map((name) => {
			const option = `${name}${chair.seat}`;
			return labelOf(info.title, option, info.options[option] ?? "");
		}),
	];
	return t("text-seat", { seat: chair.seat + 1, who: notes.filter(Boolean).join(", ") });
}

function choicesOf(props: LobbyTextProps, say: (text: string) => void): Choice[] {
	const { info, title, host, level, act, onName, onTerms } = props;
	const free = info.chairs.some(({ kind }) => kind === "free");
	const choice = (id: string, text: string, does: () => void): Choice => ({ id, text, act: does });
	const copy = () =>
		void Promise.resolve(navigator.clipboard?.writeText(linkTo(pathOf(info.id)))).then(
			() => say(t("copied")),
			() => say(linkTo(pathOf(info.id))), // if copying is not allowed, it is read aloud
		);
	return [
		...(host && !free ? [choice("start", t("start"), () => act(() => tables.start(info.id)))] : []),
		...info.chairs.flatMap((chair) => ofChair(props, chair, level)),
		...(host && free && info.fill !== undefined
			? [choice("never", t("fill-never"), () => act(() => tables.changeTable(info.id, { fill: 0 })))]
			: []),
		...(info.seats > 1 ? [choice("copy", t("copy-link"), copy)] : []),
		...(host && title && !info.forked ? [choice("terms", t("text-terms"), onTerms)] : []),
		choice("name", t("change-name"), onName),
		choice("hall", t("to-the-hall"), () => go(null)),
	];
}

/** What can be done about one chair. */
function ofChair(props: LobbyTextProps, chair: Chair, level: string | undefined): Choice[] {
	const { info, title, host, act, onBring } = props;
	const { seat, kind } = chair;
	const { you, name } = personOf(info, chair);
	const at = { seat: seat + 1, name };
	const choice = (id: string, text: string, does: () => Promise<unknown>): Choice => ({
		id: `${id} ${seat}`,
		text,
		act: () => act(does),
	});
	const brings = (title?.brought.length ?? 0) > 0 && (you || (host && kind !== "person"));
	return [
		...(kind === "free" && info.you === null ? [choice("sit", t("text-sit", at), () => api.sit(info.id, seat))] : []),
		...(kind === "free" && host && level
			? [choice("bot", t("text-bot", { ...at, level: t(`bot-${level}`) }), () => tables.askBot(info.id, seat, level))]
			: []),
		...(brings
			? [{ id: `bring ${seat}`, text: t(you ? "text-bring-own" : "text-bring", at), act: () => onBring(seat) }]
			: []),
		...(you ? [choice("leave", t("stand-up"), () => api.leave(info.id, seat))] : []),
		...(host && !you && kind !== "free" ? [choice("away", t("text-away", at), () => api.leave(info.id, seat))] : []),
		...(host && !you && kind === "person"
			? [choice("host", t("text-host", at), () => tables.handHost(info.id, seat))]
			: []),
	];
}
