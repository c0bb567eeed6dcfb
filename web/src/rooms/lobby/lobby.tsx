// A table before it starts: chairs round a drawn table edge, the link to hand out, the options as sentences.
import { tables } from "../../net/tables";
import "./lobby.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { cardBack } from "../../games/backs";
import { learnTitles, titles } from "../../games/offered";
import { PROFILES } from "../../games/workshops/workshops";
import { api } from "../../net/api";
import { asMe, me } from "../../person/me";
import type { TableInfo } from "../../protocol";
import { follow, go, linkOf } from "../../state/route";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { Ask } from "../../table/ask";
import { line } from "../../table/connection";
import { tableName, titleName } from "../../table/people";
import { OptionsSet } from "../../table/sentences/sentences";
import { ConnectionStrip } from "../../table/strip";
import type { Table, TableState } from "../../table/table";
import type { Asked } from "../../table/text/content";
import { failureText } from "../../ui/errors";
import { Drawing, Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { Bar } from "../bar/bar";
import { NameSheet } from "../settings";
import { BringSheet, TermsSheet } from "../terms";
import { AgreedSet } from "../terms/agreed";
import { rememberedTerms } from "../terms/new-table";
import { ChairPlace } from "./chairs";

const LobbyText = part(() => import("./text"), "LobbyText", "text");

export interface LobbyProps {
	info: TableInfo;
	state: TableState;
	table: Table;
}

export function Lobby({ info, state, table }: LobbyProps): JSX.Element {
	const [wrong, setWrong] = useState("");
	const [naming, setNaming] = useState(false);
	const [changing, setChanging] = useState(false);
	const [bringing, setBringing] = useState<number | null>(null);
	const { all } = useStore(titles);
	const Profile = PROFILES[info.title];
	const title = all?.find(({ name }) => name === info.title);
	const { user, name } = useStore(me);
	const { text } = useStore(settings);
	const host = user !== null && info.host === user;
	const free = info.chairs.filter((chair) => chair.kind === "free").length;
	const subtitle = info.cards ? `${t("lobby")} · ${t("house-cards")}` : t("lobby");
	const act = (request: () => Promise<unknown>) => {
		setWrong("");
		asMe(request).catch((failure) => setWrong(failureText(failure)));
	};
	useEffect(() => {
		document.title = `${tableName(info)} · ${t("brand")}`;
	}, [info]);
	useEffect(() => {
		if (!all) void learnTitles();
	}, [all]);
	return (
		<div class="shell shell--lobby" data-title={info.title}>
			<Bar title={titleName(info.title)} game={info.title} sub={subtitle} watching={info.watching} />
			<ConnectionStrip link={state.link} missed={null} onShow={() => table.replay()} onHurry={() => line.hurry()} />
			{text ? (
				<main class="parts">
					<div class="stage">
						<LobbyText
							info={info}
							title={title}
							host={host}
							level={title && rememberedTerms(title).level}
							asked={askedIn(info, host, wrong, name)}
							act={act}
							onName={() => setNaming(true)}
							onTerms={() => setChanging(true)}
							onBring={setBringing}
						/>
					</div>
				</main>
			) : (
				<main class="lobby">
					<section class="round" style={`--chairs:${info.seats}`} aria-label={t("chairs")}>
						<div class="edge" />
						<div class="middle">
							<Drawing class="mini" svg={cardBack(info.title)} />
							<h2 class="display">{tableName(info)}</h2>
							{info.seats > 1 && <Invite id={info.id} />}
						</div>
						{info.chairs.map((chair) => (
							<ChairPlace
								key={chair.seat}
								chair={chair}
								info={info}
								title={title}
								host={host}
								act={act}
								onName={() => setNaming(true)}
								onBring={() => setBringing(chair.seat)}
							/>
						))}
					</section>
					<section class="terms">
						<div class="head">
							<h2 class="display">{t("how-we-play")}</h2>
							{host && title && !info.forked && (
								<button type="button" class="btn btn--s" data-testid="change-terms" onClick={() => setChanging(true)}>
									{t("change-terms")}
								</button>
							)}
						</div>
						{info.forked && (
							<p class="sealed" data-testid="forked">
								<Icon name="replay" size="s" />
								{info.forked.page ? (
									<a href={info.forked.page} onClick={follow}>
										{t("forked-page")}
									</a>
								) : (
									<a href={`/review/${info.forked.table}?at=${info.forked.moment}`} onClick={follow}>
										{t("forked-from", { moment: info.forked.moment })}
									</a>
								)}
							</p>
						)}
						<OptionsSet info={info} brought={title?.brought ?? []} />
						{info.seats > 1 && (
							<p class="sealed" data-testid="rated">
								{t(info.rated ? "lobby-rated" : "lobby-casual")}
							</p>
						)}
						{info.terms && <AgreedSet value={info.terms} hints={info.hints} />}
						{info.cards && (
							<p class="sealed" data-testid="house-cards">
								<Icon name="hand" size="s" /> {t("house-cards-here")} {t("house-cards-mark")}{" "}
								<code title={info.cards}>{info.cards}</code>
							</p>
						)}
						{Profile && info.seats === 1 && <Profile unlocked={String(info.options.solo_unlocked ?? "").split(",")} />}
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
			)}
			{changing && host && title && <TermsSheet info={info} title={title} onClose={() => setChanging(false)} />}
			{bringing !== null && title && (
				<BringSheet info={info} title={title} seat={bringing} onClose={() => setBringing(null)} />
			)}
			{naming && <NameSheet onClose={() => setNaming(false)} />}
		</div>
	);
}

const InviteSheet = part(() => import("../profile/invite"), "InviteSheet", "people", "sheets");

/** Bots take the free seats after a while: when, and how to stop that. */
function Filling({ info, host, free, act }: Omit<StartProps, "wrong" | "onName">): JSX.Element {
	const [left, setLeft] = useState(info.fill ?? 0);
	useEffect(() => {
		const until = Date.now() + (info.fill ?? 0) * 1000;
		const count = () => setLeft(Math.max(0, Math.round((until - Date.now()) / 1000)));
		count();
		const timer = setInterval(count, 500);
		return () => clearInterval(timer);
	}, [info]);
	return (
		<Ask question={t("waiting-for", { count: free })} then={t("fill-in", { seconds: left })}>
			{host && (
				<button
					type="button"
					class="btn btn--quiet"
					data-testid="fill-never"
					onClick={() => act(() => tables.changeTable(info.id, { fill: 0 }))}
				>
					{t("fill-never")}
				</button>
			)}
		</Ask>
	);
}

function Invite({ id }: { id: string }): JSX.Element {
	const [open, setOpen] = useState(false);
	const [copied, setCopied] = useState(false);
	const link = linkOf(id);
	const copy = async () => {
		await navigator.clipboard?.writeText(link).catch(() => undefined); // if copying is not allowed, the link can still be read
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
			<button type="button" class="btn btn--quiet" data-testid="invite-more" onClick={() => setOpen(true)}>
				{t("invite-more")}
			</button>
			{open && <InviteSheet table={id} onClose={() => setOpen(false)} />}
		</div>
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
/** What is asked or waited for before the start. */
function askedIn(info: TableInfo, host: boolean, wrong: string, name: string): Asked {
	const free = info.chairs.filter(({ kind }) => kind === "free").length;
	if (wrong) return { small: t("not-done"), heading: wrong };
	if (info.you === null && free) return { small: t("come-in"), heading: t("sit-as", { name }) };
	if (free) return { heading: t("waiting-for", { count: free }), notes: [t("waiting-hint")] };
	return host ? { small: t("all-here"), heading: t("start-question") } : { heading: t("waiting-host") };
}

function Start({ info, host, free, wrong, act, onName }: StartProps): JSX.Element {
	const { name } = useStore(me);
	const chair = info.chairs.find((one) => one.kind === "free");
	const { small, heading, notes } = askedIn(info, host, wrong, name);
	if (wrong) return <Ask small={small} question={heading} />;
	if (info.you === null && chair) {
		return (
			<Ask mine small={small} question={heading}>
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
	if (free > 0 && info.fill !== undefined && info.you !== null)
		return <Filling info={info} host={host} free={free} act={act} />;
	if (free > 0 || !host) return <Ask question={heading} then={notes?.[0]} />;
	return (
		<Ask mine small={small} question={heading}>
			<button type="button" class="btn btn--quiet" onClick={() => go(null)}>
				{t("later")}
			</button>
			<button type="button" class="btn btn--go" data-testid="start" onClick={() => act(() => tables.start(info.id))}>
				<Icon name="flame" /> {t("start")}
			</button>
		</Ask>
	);
}
