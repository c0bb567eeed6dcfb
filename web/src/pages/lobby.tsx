// A table before it starts: chairs round a drawn table edge, the link to hand out, the options as sentences.
import "./lobby.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { Ask } from "../board/ask";
import { Bar } from "../board/bar";
import { ConnectionStrip } from "../board/strip";
import { clothOf } from "../games";
import { line } from "../line";
import { t } from "../locales";
import { Drawing, Face, Icon } from "../look/icon";
import { cardBack } from "../look/pieces";
import { asMe, me } from "../me";
import { OptionsSet } from "../options";
import { personOf, tableName, titleName } from "../people";
import type { Chair, TableInfo } from "../protocol";
import { go, linkOf } from "../route";
import { NameSheet } from "../sheets";
import { useStore } from "../store";
import type { Table, TableState } from "../table";
import { learnTitles, titles } from "../titles";
import { failureText } from "../words";

export interface LobbyProps {
	info: TableInfo;
	state: TableState;
	table: Table;
}

export function Lobby({ info, state, table }: LobbyProps): JSX.Element {
	const [wrong, setWrong] = useState("");
	const [naming, setNaming] = useState(false);
	const { user } = useStore(me);
	const host = user !== null && info.host === user;
	const free = info.chairs.filter((chair) => chair.kind === "free").length;
	const act = (request: () => Promise<unknown>) => {
		setWrong("");
		asMe(request).catch((failure) => setWrong(failureText(failure)));
	};
	useEffect(() => {
		document.title = `${tableName(info)} · ${t("brand")}`;
	}, [info]);
	return (
		<div class="shell shell--lobby" data-title={clothOf(info.title)}>
			<Bar title={titleName(info.title)} sub={t("lobby")} watching={info.watching} />
			<ConnectionStrip link={state.link} missed={null} onShow={() => table.replay()} onHurry={() => line.hurry()} />
			<main class="lobby">
				<section class="round" style={`--chairs:${info.seats}`} aria-label={t("chairs")}>
					<div class="edge" />
					<div class="middle">
						<Drawing class="mini" svg={cardBack(clothOf(info.title))} />
						<h2 class="display">{tableName(info)}</h2>
						<Invite id={info.id} />
					</div>
					{info.chairs.map((chair) => (
						<ChairPlace
							key={chair.seat}
							chair={chair}
							info={info}
							host={host}
							act={act}
							onName={() => setNaming(true)}
						/>
					))}
				</section>
				<section class="terms">
					<h2 class="display">{t("how-we-play")}</h2>
					<OptionsSet info={info} />
					{info.seal && (
						<p class="sealed">
							<Icon name="verify" size="s" /> {t("seal-promise")}{" "}
							<code title={info.seal}>{info.seal.slice(0, 12)}…</code>
						</p>
					)}
				</section>
				<div class="ask-place">
					<Start info={info} host={host} free={free} wrong={wrong} act={act} onName={() => setNaming(true)} />
				</div>
			</main>
			{naming && <NameSheet onClose={() => setNaming(false)} />}
		</div>
	);
}

function Invite({ id }: { id: string }): JSX.Element {
	const [copied, setCopied] = useState(false);
	const link = linkOf(id);
	const copy = async () => {
		await navigator.clipboard?.writeText(link).catch(() => undefined); // without the right to copy, the link stands there to be read
		setCopied(true);
		setTimeout(() => setCopied(false), 2500);
	};
	return (
		<div class="invite">
			<input
				class="text"
				readOnly
				value={link}
				aria-label={t("invite-link")}
				onFocus={(event) => event.currentTarget.select()}
			/>
			<button type="button" class="btn" data-testid="copy-link" onClick={() => void copy()}>
				<Icon name={copied ? "check" : "link"} /> {t(copied ? "copied" : "copy-link")}
			</button>
		</div>
	);
}

interface ChairProps {
	chair: Chair;
	info: TableInfo;
	host: boolean;
	act(request: () => Promise<unknown>): void;
	onName(): void;
}
function ChairPlace({ chair, info, host, act, onName }: ChairProps): JSX.Element {
	const person = personOf(info, chair);
	const { seat } = chair;
	const note = person.you
		? t("you")
		: chair.kind === "bot"
			? t("bot-is", { level: t(`bot-${chair.level ?? "random"}`) })
			: chair.here || chair.kind === "free"
				? ""
				: t("away");
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
			{chair.kind === "free" ? (
				<FreeChair seat={seat} info={info} host={host} act={act} />
			) : person.you ? (
				<span class="acts">
					<button type="button" class="btn btn--s" data-testid="rename" onClick={onName}>
						{t("change-name")}
					</button>
					<button
						type="button"
						class="btn btn--s"
						data-testid={`leave-${seat}`}
						onClick={() => act(() => api.leave(info.id, seat))}
					>
						{t("stand-up")}
					</button>
				</span>
			) : (
				host &&
				chair.kind === "bot" && (
					<button
						type="button"
						class="btn btn--s"
						data-testid={`remove-${seat}`}
						onClick={() => act(() => api.leave(info.id, seat))}
					>
						{t("send-away")}
					</button>
				)
			)}
		</div>
	);
}

function FreeChair({ seat, info, host, act }: Omit<ChairProps, "chair" | "onName"> & { seat: number }): JSX.Element {
	const { all } = useStore(titles);
	useEffect(() => {
		if (!all) void learnTitles();
	}, [all]);
	const levels = all?.find((title) => title.name === info.title)?.bots ?? [];
	const strongest = levels.at(-1);
	const [level, setLevel] = useState<string | null>(null);
	const ask = level ?? strongest;
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
						onClick={() => act(() => api.askBot(info.id, seat, ask))}
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

interface StartProps {
	info: TableInfo;
	host: boolean;
	free: number;
	wrong: string;
	act(request: () => Promise<unknown>): void;
	onName(): void;
}
function Start({ info, host, free, wrong, act, onName }: StartProps): JSX.Element {
	const { name } = useStore(me);
	const chair = info.chairs.find((one) => one.kind === "free");
	if (wrong) return <Ask small={t("not-done")} question={wrong} />;
	if (info.you === null && chair) {
		return (
			<Ask mine small={t("come-in")} question={t("sit-as", { name })}>
				<button type="button" class="btn btn--quiet" data-testid="rename" onClick={onName}>
					{t("change-name")}
				</button>
				<button
					type="button"
					class="btn btn--go"
					data-testid="sit-down"
					onClick={() => act(() => api.sit(info.id, chair.seat))}
				>
					{t("sit-down")}
				</button>
			</Ask>
		);
	}
	if (free > 0) return <Ask question={t("waiting-for", { count: free })} then={t("waiting-hint")} />;
	if (!host) return <Ask question={t("waiting-host")} />;
	return (
		<Ask mine small={t("all-here")} question={t("start-question")}>
			<button type="button" class="btn btn--quiet" onClick={() => go(null)}>
				{t("later")}
			</button>
			<button type="button" class="btn btn--go" data-testid="start" onClick={() => act(() => api.start(info.id))}>
				<Icon name="flame" /> {t("start")}
			</button>
		</Ask>
	);
}
