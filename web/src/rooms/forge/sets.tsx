// One's own sets: their cards with what trials have said of them, a link for others, the file, and a table to play at.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Draft, forge } from "../../net/forge";
import { asMe, me } from "../../person/me";
import type { HouseSetInfo } from "../../protocol";
import { linkTo } from "../../state/address";
import { follow } from "../../state/route";
import { titleName } from "../../table/people";
import { dragon } from "../../ui/dragon";
import { failureText } from "../../ui/errors";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { signed } from "./axis";
import { SHAPES } from "./balance";
import { open, type TurnTo } from "./bench";
import { chosenTitle, useWorkshop, type Workshop } from "./room";
import { draftOf, freshId, playWith, tableWith, wishOf } from "./set";
import { asFields, without } from "./shapes";

export function Sets({ onTitle }: TurnTo): JSX.Element {
	const [sets, setSets] = useState<HouseSetInfo[] | null>(me.get().token ? null : []);
	const [chosen, choose] = useState("");
	const [wrong, setWrong] = useState("");
	const fail = (failure: unknown) => setWrong(failureText(failure));
	useEffect(() => {
		if (me.get().token) forge.sets().then(setSets, fail);
	}, []);
	const put = (next: HouseSetInfo) => {
		setSets((old) => [next, ...(old ?? []).filter(({ id }) => id !== next.id)]);
		choose(next.id);
	};
	const set = sets?.find(({ id }) => id === chosen) ?? sets?.[0];
	const { workshop, wrong: none } = useWorkshop(sets === null ? undefined : (set?.title ?? chosenTitle()));
	const begin = () =>
		workshop &&
		asMe(() => forge.keep(freshId(), { title: workshop.title, name: t("forge-new-set"), cards: [] })).then(put, fail);
	const edit = (at: number) => {
		if (!workshop || !set) return;
		onTitle(workshop.title);
		open(workshop, set, at);
	};
	const change = (wish: Parameters<typeof forge.keep>[1]) => set && forge.keep(set.id, wish).then(put, fail);
	const drop = () =>
		set && forge.drop(set.id).then(() => setSets((old) => (old ?? []).filter(({ id }) => id !== set.id)), fail);
	return (
		<div class="f-sets">
			<aside>
				<button type="button" class="btn btn--quiet" data-testid="new-set" onClick={begin}>
					+ {t("forge-new-set")}
				</button>
				<ul>
					{(sets ?? []).map(({ id, name, title: of, cards }) => (
						<li key={id}>
							<button type="button" aria-current={id === set?.id ? "true" : undefined} onClick={() => choose(id)}>
								<b>{name}</b>
								<small>
									{titleName(of)} · {t("forge-set-cards", { count: cards.length })}
								</small>
							</button>
						</li>
					))}
				</ul>
			</aside>
			<section class="fpanel f-set" aria-busy={sets === null}>
				{(wrong || none) && (
					<p class="wrong" role="alert">
						{wrong || none}
					</p>
				)}
				{sets?.length === 0 && <NoSets />}
				{set && (
					<>
						<Named key={set.id} set={set} onName={(name) => change({ ...wishOf(set), name })} onDrop={drop} />
						<div class="f-faces">
							{workshop?.title === set.title &&
								set.cards.map((card, i) => (
									<KeptCard
										key={String(draftOf(card)[workshop.language.key])}
										set={set}
										at={i}
										workshop={workshop}
										onOpen={() => edit(i)}
										onDrop={() => change({ ...wishOf(set), cards: without(set.cards, i) as typeof set.cards })}
									/>
								))}
							<button type="button" class="f-new" data-testid="design" onClick={() => edit(-1)}>
								+ {t("forge-design")}
							</button>
						</div>
					</>
				)}
			</section>
			{set && <Aside set={set} onFail={fail} />}
		</div>
	);
}

const NoSets = (): JSX.Element => (
	<div class="f-none">
		<Drawing svg={dragon({ type: "iron", pose: "bust", mood: "asleep" })} />
		<p>{t("forge-set-none")}</p>
		<a class="btn btn--go" href="/forge" data-testid="design-first" onClick={follow}>
			{t("forge-design")}
		</a>
	</div>
);

interface KeptCardProps {
	set: HouseSetInfo;
	at: number;
	workshop: Workshop;
	onOpen(): void;
	onDrop(): void;
}
/** A card of a set with its verdict. */
function KeptCard({ set, at, workshop, onOpen, onDrop }: KeptCardProps): JSX.Element | null {
	const card = set.cards[at];
	if (!card) return null;
	const { Face, language } = workshop;
	const draft = draftOf(card);
	const own = String(draft[language.key]);
	const entry = set.entries.find((each) => (each as unknown as Draft).id === own);
	const wins = language.unit === "wins";
	const name = String(Object.values(asFields(draft.name))[0] ?? "");
	return (
		<div class="f-card" data-testid={`card-${own}`}>
			<button type="button" aria-label={t("forge-edit-card", { card: name })} onClick={onOpen}>
				<Face entry={(entry as never) ?? null} draft={draft} small />
			</button>
			<p>
				<span class={`fb-shape fb-shape--${card.verdict ?? "none"}`} aria-hidden="true">
					{SHAPES[card.verdict ?? "none"]}
				</span>
				{card.verdict && card.verdict !== "none" ? (
					<>
						{signed(card.worth ?? 0, language.unit)} {wins ? "%" : <Icon name="reputation" size="s" />}
					</>
				) : (
					t("forge-untested")
				)}
				<button type="button" class="tool" aria-label={t("forge-drop-card", { card: name })} onClick={onDrop}>
					<Icon name="close" size="s" />
				</button>
			</p>
		</div>
	);
}

interface NamedProps {
	set: HouseSetInfo;
	onName(name: string): void;
	onDrop(): void;
}
function Named({ set, onName, onDrop }: NamedProps): JSX.Element {
	const [sure, setSure] = useState(false);
	return (
		<header class="f-named">
			<input
				class="fw-name"
				value={set.name}
				maxLength={40}
				aria-label={t("forge-set-name")}
				data-testid="set-name"
				onChange={(event) => event.currentTarget.value.trim() && onName(event.currentTarget.value)}
			/>
			<button type="button" class="btn btn--s btn--quiet" onClick={() => (sure ? onDrop() : setSure(true))}>
				{t(sure ? "forge-really" : "forge-delete-set")}
			</button>
		</header>
	);
}

/** To play with a set, and to give it to others. */
export function Aside({ set, onFail }: { set: HouseSetInfo; onFail(failure: unknown): void }): JSX.Element {
	const [copied, setCopied] = useState(false);
	const link = linkTo(`/forge/s/${set.link}`);
	const copy = () =>
		navigator.clipboard.writeText(link).then(
			() => setCopied(true),
			() => undefined,
		);
	const none = set.cards.length === 0;
	return (
		<aside class="f-aside">
			<section class="fpanel">
				<h2 class="display">{t("forge-play")}</h2>
				<p>{t("forge-play-what")}</p>
				<button
					type="button"
					class="btn btn--go"
					data-testid="open-table"
					disabled={none}
					onClick={() => tableWith(set).catch(onFail)}
				>
					{t("forge-open-table")}
				</button>
				<button
					type="button"
					class="btn btn--quiet"
					data-testid="play-bot"
					disabled={none}
					onClick={() => playWith(set).catch(onFail)}
				>
					{t("forge-play-bot")}
				</button>
			</section>
			<section class="fpanel">
				<h2 class="display">{t("forge-share")}</h2>
				<p class="f-link">
					<code data-testid="set-link">{link}</code>
					<button type="button" class="btn btn--s btn--quiet" onClick={copy}>
						{t(copied ? "forge-copied" : "forge-copy")}
					</button>
				</p>
				<a
					class="btn btn--quiet"
					download={`${set.id}.toml`}
					href={`data:application/toml;charset=utf-8,${encodeURIComponent(set.toml)}`}
					data-testid="set-toml"
				>
					{t("forge-toml")}
				</a>
				<pre tabIndex={0}>{set.toml}</pre>
				<p class="quiet">{t("forge-mark", { mark: set.mark })}</p>
			</section>
		</aside>
	);
}
