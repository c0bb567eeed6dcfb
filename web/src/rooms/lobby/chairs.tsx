// One chair of the lobby: the person on it, or the two ways to fill it.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../../net/api";
import { tables } from "../../net/tables";
import type { Chair, TableInfo, TitleInfo } from "../../protocol";
import { personOf } from "../../table/people";
import { labelOf } from "../../table/sentences/sentences";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { rememberedTerms } from "../terms/new-table";

interface ChairProps {
	chair: Chair;
	info: TableInfo;
	title: TitleInfo | undefined;
	host: boolean;
	act(request: () => Promise<unknown>): void;
	onName(): void;
	onBring(): void;
}
export function ChairPlace({ chair, info, title, host, act, onName, onBring }: ChairProps): JSX.Element {
	const person = personOf(info, chair);
	const { seat } = chair;
	const note = noteOn(chair, person.you);
	const offset = (seat - (info.you ?? 0) + info.seats) % info.seats;
	return (
		<div
			class={`chair chair--${chair.kind}`}
			style={`--turn:${offset / info.seats}`}
			data-testid={`chair-${seat}`}
			data-kind={chair.kind}
		>
			{chair.kind === "free" ? (
				<span class="empty" aria-hidden="true">
					<Icon name="person" size="l" />
				</span>
			) : (
				<Face
					seat={seat}
					face={chair.face}
					width={72}
					mood={person.you ? "happy" : chair.here || chair.kind === "bot" ? "calm" : "asleep"}
				/>
			)}
			<b>{person.name}</b>
			{note && <span>{note}</span>}
			{title?.brought.map((name) => (
				<Brought
					key={name}
					option={`${name}${seat}`}
					info={info}
					onChange={person.you || (host && chair.kind !== "person") ? onBring : undefined}
				/>
			))}
			{chair.kind === "free" ? (
				<FreeChair seat={seat} info={info} title={title} host={host} act={act} />
			) : (
				<TakenChair chair={chair} info={info} you={person.you} host={host} act={act} onName={onName} />
			)}
		</div>
	);
}

/** Who sits there, in a word or two; nothing about somebody who is here. */
function noteOn(chair: Chair, you: boolean): string {
	if (chair.yes !== undefined && chair.kind === "person") return t(chair.yes ? "said-yes" : "not-yet-yes");
	if (you) return t("you");
	if (chair.kind === "bot") return t("bot-is", { level: t(`bot-${chair.level ?? "random"}`) });
	return chair.here || chair.kind === "free" ? "" : t("away");
}

/** What the chair will play with; a button if this person may change it. */
function Brought(props: { option: string; info: TableInfo; onChange: (() => void) | undefined }): JSX.Element {
	const { option, info, onChange } = props;
	const what = labelOf(info.title, option, info.options[option] ?? "");
	if (!onChange) {
		return (
			<span class="brought" data-testid={`brought-${option}`}>
				{what}
			</span>
		);
	}
	return (
		<button
			type="button"
			class="chip brought"
			data-testid={`bring-${option}`}
			title={t(`${info.title}-bring`)}
			onClick={onChange}
		>
			{what} <Icon name="settings" size="s" />
		</button>
	);
}

interface TakenChairProps extends Pick<ChairProps, "chair" | "info" | "host" | "act" | "onName"> {
	you: boolean;
}
/** What this person may do with a chair that is taken: their own, or anybody's as the host. */
function TakenChair({ chair, info, you, host, act, onName }: TakenChairProps): JSX.Element | null {
	const { seat } = chair;
	if (!you && !host) return null;
	const leave = (): void => act(() => api.leave(info.id, seat));
	if (!you && chair.kind === "bot") {
		return (
			<button type="button" class="btn btn--s" data-testid={`remove-${seat}`} onClick={leave}>
				{t("send-away")}
			</button>
		);
	}
	const [mark, words, first] = you
		? ["rename", "change-name", onName]
		: [`host-${seat}`, "hand-host", () => act(() => tables.handHost(info.id, seat))];
	return (
		<span class="acts">
			<button type="button" class="btn btn--s" data-testid={mark} onClick={first}>
				{t(words)}
			</button>
			<button type="button" class="btn btn--s" data-testid={`${you ? "leave" : "remove"}-${seat}`} onClick={leave}>
				{t(you ? "stand-up" : "send-away")}
			</button>
		</span>
	);
}

interface FreeChairProps {
	seat: number;
	info: TableInfo;
	title: TitleInfo | undefined;
	host: boolean;
	act(request: () => Promise<unknown>): void;
}
function FreeChair({ seat, info, title, host, act }: FreeChairProps): JSX.Element {
	const levels = title?.bots ?? [];
	const [level, setLevel] = useState<string | null>(null);
	const ask = level ?? (title && rememberedTerms(title).level);
	return (
		<span class="acts">
			{info.you === null && (
				<button
					type="button"
					class="btn btn--s btn--go"
					data-testid={`sit-${seat}`}
					onClick={() => act(() => api.sit(info.id, seat))}
				>
					{t("sit-here")}
				</button>
			)}
			{host && ask && (
				<>
					<button
						type="button"
						class="btn btn--s"
						data-testid={`ask-bot-${seat}`}
						onClick={() => act(() => tables.askBot(info.id, seat, ask))}
					>
						<Icon name="bot" size="s" /> {t("ask-bot")}
					</button>
					<span class="levels" role="radiogroup" aria-label={t("bot-level")}>
						{levels.map((name) => (
							<button
								type="button"
								key={name}
								role="radio"
								class="chip"
								aria-checked={name === ask}
								tabIndex={name === ask ? 0 : -1}
								onClick={() => setLevel(name)}
							>
								{t(`bot-${name}`)}
							</button>
						))}
					</span>
				</>
			)}
		</span>
	);
}
