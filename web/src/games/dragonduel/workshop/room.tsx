// The available decks: the starter decks with their style of play, and the player's own.
import "./room.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Outing } from "../../../protocol";
import { titleName } from "../../../table/people";
import { Icon, learnIcons } from "../../../ui/icon";
import { t, whole } from "../../../ui/locales";
import type { RoomProps } from "../../workshops/rooms";
import { WORKSHOPS } from "../../workshops/workshops";
import { cardOf, nameOf, shade, starters } from "../cards/cards";
import { type Counts, inOneLine } from "../cards/deck-names";
import { curveOf, decks, draft, isUnsaved, keepDraft, nameDeck, problems, sumBy } from "../cards/decks";
import { bestOf, Faces } from "./faces";
import { type Outings, outings, renewed } from "./shelf";
import { elementName } from "./sieve";

learnIcons(import.meta.glob<string>("../cards/icons/el-*.svg", { eager: true, query: "?raw", import: "default" }));

interface Preview {
	key: string;
	name: string;
	style: string;
	counts: Counts;
	/** As a table's options carry it. */
	option: string;
}
const COLUMNS = 11;

export { overlay } from "../cards/cards";

export default function Room({ title, onPlay }: RoomProps): JSX.Element {
	const [making, setMaking] = useState(false);
	const Workshop = WORKSHOPS[title.name]?.Page;
	const [kept, setKept] = useState(decks);
	const [played, setPlayed] = useState<Outings | null>(null);
	useEffect(() => void renewed().then(setKept, () => undefined), []); // without a reply, this browser's decks stay
	useEffect(() => void outings().then(setPlayed, () => undefined), []);
	const own = kept.map(({ name, counts }) => ({ key: name, name, counts, style: "", option: inOneLine(counts) }));
	const known = starters().map(({ key, counts }) => ({
		key,
		counts,
		name: t(`dragonduel-deck-name-${key}`),
		style: whole(`dragonduel-deck-style-${key}`) ?? "",
		option: key,
	}));
	const play = ({ name, counts, option, key }: Preview) => {
		if (option !== key) nameDeck({ name, counts });
		onPlay({ deck0: option });
	};
	const open = (deck: Preview | null) => {
		const now = draft();
		if (
			deck &&
			now &&
			now.name !== deck.name &&
			isUnsaved(now) &&
			!confirm(t("dragonduel-deck-lose", { name: now.name }))
		)
			return;
		if (deck && !(now?.name === deck.name && isUnsaved(now))) keepDraft({ ...deck, from: deck.name });
		setMaking(true);
	};
	const card = (deck: Preview) => (
		<DeckCard
			key={deck.key}
			deck={deck}
			played={played?.(deck.option) ?? null}
			onPlay={() => play(deck)}
			onOpen={() => open(deck)}
		/>
	);
	return (
		<div class="dd-room" data-title="dragonduel">
			<h2 class="sec">
				{t("dragonduel-room-own")}
				<span class="grow" />
				<button type="button" class="btn btn--quiet" data-testid="deck-build" onClick={() => open(null)}>
					<Icon name="deck" /> {t("dragonduel-room-build")}
				</button>
			</h2>
			{own.length === 0 && <p class="quiet">{t("dragonduel-room-none")}</p>}
			<div class="dd-decks">{own.map(card)}</div>
			<h2 class="sec">{t("dragonduel-room-starters", { name: titleName("dragonduel") })}</h2>
			<div class="dd-decks">{known.map(card)}</div>
			{making && Workshop && (
				<Workshop
					cards={title.cards ?? ""}
					onUse={(made) => onPlay({ deck0: made })}
					onClose={() => {
						setMaking(false);
						setKept(decks()); // a deck just saved is there at once
					}}
				/>
			)}
		</div>
	);
}

interface DeckCardProps {
	deck: Preview;
	/** How the reader's games with it went. */
	played: Outing | null;
	onPlay(): void;
	onOpen(): void;
}
function DeckCard({ deck, played, onPlay, onOpen }: DeckCardProps): JSX.Element {
	const { counts, name, style } = deck;
	const elements = sumBy(counts, (code) => cardOf(code).element).sort(([, a], [, b]) => b - a);
	const wrong = problems(counts)[0];
	return (
		<article class="dd-deck" data-testid={`deck-${deck.key}`}>
			<header>
				<h3 class="display">{name}</h3>
				<span class="dd-deck-els">
					{elements.map(([element, n]) => (
						<span key={element} title={`${elementName(element)}: ${n}`}>
							<Icon name={`el-${shade(element)}`} /> {n}
						</span>
					))}
				</span>
			</header>
			<Faces counts={counts} />
			<p>{wrong ?? style}</p>
			<p class="dd-deck-stars">{bestOf(counts).map(nameOf).join(" · ")}</p>
			{played && (
				<p class="dd-deck-record" data-testid={`record-${deck.key}`}>
					{t("dragonduel-deck-record", { games: played.games, won: played.won })}
				</p>
			)}
			<Costs counts={counts} />
			<div class="row">
				<button type="button" class="btn btn--quiet" onClick={onOpen}>
					{t("dragonduel-room-change")}
				</button>
				<button type="button" class="btn btn--title" disabled={wrong !== undefined} onClick={onPlay}>
					{t("dragonduel-room-play")}
				</button>
			</div>
		</article>
	);
}

function Costs({ counts }: { counts: Counts }): JSX.Element {
	const curve = curveOf(counts, COLUMNS);
	const most = Math.max(8, ...curve);
	const label = t("dragonduel-curve", { all: curve.map((n, cost) => `${cost}: ${n}`).join(", ") });
	return (
		<div class="dd-deck-curve" role="img" aria-label={label}>
			{curve.map((n, cost) => (
				<span key={cost}>
					<i style={`height:${(n / most) * 100}%`} />
					<small>{cost === COLUMNS - 1 ? `${cost}+` : cost}</small>
				</span>
			))}
		</div>
	);
}
