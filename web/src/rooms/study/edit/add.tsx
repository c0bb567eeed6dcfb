// A new chapter: from a game of one's own, from a link to a game or to a moment of it, or from a puzzle.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { onShelf } from "../../../games/titles";
import { puzzles } from "../../../net/puzzles";
import { reviews } from "../../../net/reviews";
import { studies } from "../../../net/studies";
import type { NewChapter, PuzzleShelf, TableInfo } from "../../../protocol";
import { settings } from "../../../state/settings";
import { titleName } from "../../../table/people";
import { failureText } from "../../../ui/errors";
import { t } from "../../../ui/locales";
import { Sheet } from "../../../ui/sheets/sheet";
import { gameIn } from "../address";
import type { Study } from "../live";

export type Way = "game" | "link" | "puzzle";
interface AddProps {
	study: Study;
	way: Way;
	onAdd(chapter: number): void;
	onClose(): void;
}
export function AddSheet({ study, way, onAdd, onClose }: AddProps): JSX.Element {
	const { wrong } = study.store.get();
	const add = async (wish: NewChapter) => {
		const answer = await study.act(() => studies.add(study.id, wish));
		if (!answer) return;
		await study.act(() => studies.look(study.id));
		onAdd(answer.n);
		onClose();
	};
	return (
		<Sheet title={t(`study-add-${way}`)} onClose={onClose}>
			{way === "game" && <Games onAdd={add} />}
			{way === "puzzle" && <Puzzles onAdd={add} />}
			{way === "link" && <Link onAdd={add} />}
			{wrong != null && (
				<p class="wrong" role="alert">
					{failureText(wrong)}
				</p>
			)}
		</Sheet>
	);
}

interface WayProps {
	onAdd(wish: NewChapter): Promise<void>;
}
function Games({ onAdd }: WayProps): JSX.Element {
	const [games, setGames] = useState<TableInfo[] | null>(null);
	useEffect(() => {
		reviews.games().then(
			({ mine, public: others }) => setGames([...mine, ...others].slice(0, 40)),
			() => setGames([]),
		);
	}, []);
	const day = (info: TableInfo) =>
		new Date(info.created).toLocaleDateString(settings.get().lang, { dateStyle: "medium" });
	const names = (info: TableInfo) => info.chairs.map(({ name }) => name ?? t("bot")).join(", ");
	if (games?.length === 0) return <p class="quiet">{t("study-no-games")}</p>;
	return (
		<ul class="st-picks" aria-busy={!games}>
			{games?.map((info) => (
				<li key={info.id}>
					<button
						type="button"
						data-testid={`add-${info.id}`}
						onClick={() =>
							void onAdd({
								kind: "game",
								source: info.id,
								seat: info.you ?? 0,
								name: `${titleName(info.title)}, ${day(info)}`,
							})
						}
					>
						<b>{titleName(info.title)}</b>
						<small>{`${names(info)} · ${day(info)}`}</small>
					</button>
				</li>
			))}
		</ul>
	);
}

function Puzzles({ onAdd }: WayProps): JSX.Element {
	const [shelves, setShelves] = useState<PuzzleShelf[]>([]);
	useEffect(() => {
		puzzles.shelves().then(
			(all) => setShelves(onShelf(all, ({ title }) => title)),
			() => undefined,
		);
	}, []);
	const any = async (title: string) => {
		const all = await puzzles.of(title);
		const puzzle = all[Math.floor(Math.random() * all.length)];
		if (puzzle)
			await onAdd({
				kind: "puzzle",
				source: puzzle.id,
				title,
				name: t("study-puzzle-name", { rating: puzzle.rating }),
			});
	};
	return (
		<ul class="st-picks">
			{shelves.map(({ title, count }) => (
				<li key={title}>
					<button type="button" data-testid={`add-${title}`} onClick={() => void any(title)}>
						<b>{titleName(title)}</b>
						<small>{t("study-any-puzzle", { count })}</small>
					</button>
				</li>
			))}
		</ul>
	);
}

function Link({ onAdd }: WayProps): JSX.Element {
	const [text, setText] = useState("");
	const [only, setOnly] = useState(false);
	const game = gameIn(text);
	const add = (event: Event) => {
		event.preventDefault();
		if (!game) return;
		const { table, at, seat } = game;
		const first = at === null ? {} : { first: at };
		void onAdd({ kind: only ? "position" : "game", source: table, seat, name: "", ...first });
	};
	return (
		<form class="sentences" onSubmit={add}>
			<p>{t("study-link-what")}</p>
			<label class="field">
				{t("study-link-field")}
				<input
					class="text"
					value={text}
					data-testid="add-link"
					onInput={(event) => setText(event.currentTarget.value)}
				/>
			</label>
			<label class="st-only">
				<input
					type="checkbox"
					checked={only}
					data-testid="add-only"
					onChange={(event) => setOnly(event.currentTarget.checked)}
				/>
				{t("study-only-moment")}
			</label>
			<div class="acts">
				<button type="submit" class="btn btn--go" data-testid="add-go" disabled={!game}>
					{t("study-add")}
				</button>
			</div>
		</form>
	);
}
