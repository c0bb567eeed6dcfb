// The head of the room: a puzzle of a title near one's level, a rush, one's mistakes; and beside it how one stands.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useKeys } from "../../board/keys";
import type { PuzzleShelf } from "../../protocol";
import { goTo } from "../../state/route";
import { remember, remembered } from "../../state/settings";
import { titleName } from "../../table/people";
import { dragon } from "../../ui/dragon";
import { failureText } from "../../ui/errors";
import { Drawing } from "../../ui/icon";
import { t } from "../../ui/locales";
import { dueMistakes } from "../learn/puzzle/mistakes";
import { beginRush } from "../learn/puzzle/rush";
import { nextPuzzle, pathTo } from "../learn/puzzle/standing";
import { comingUp } from "../learn/puzzle/votes";
import { Rating } from "./rating";

const CHOICE = "emberhall.puzzle-title";

export function Head({ shelves }: { shelves: PuzzleShelf[] }): JSX.Element {
	const [choice, setChoice] = useState(() => remembered<string>(CHOICE) ?? "");
	const [wrong, setWrong] = useState("");
	const title = shelves.find((each) => each.title === choice)?.title ?? shelves[0]?.title ?? "";
	const due = title ? dueMistakes(title) : [];
	const choose = (name: string) => {
		setChoice(name);
		remember(CHOICE, name);
	};
	const all = () => comingUp(title).catch((failure) => void setWrong(failureText(failure)));
	const start = async () => {
		const next = nextPuzzle(title, (await all()) ?? [], null);
		if (next) goTo(pathTo(title, next.id));
	};
	const rush = async () => {
		const first = beginRush(title, (await all()) ?? []);
		if (first) goTo(pathTo(title, first.id));
	};
	const mistakes = () => due[0] && goTo(`${pathTo(title, due[0])}?mistakes`);
	useKeys((key) => {
		const act = { s: start, r: rush, m: mistakes }[key.toLowerCase()];
		if (!act || !title) return false;
		void act();
		return true;
	});
	return (
		<header class="pz-head">
			<div class="wrap">
				<Drawing class="pz-host" svg={dragon({ type: "potion", pose: "peek", mood: "calm" })} />
				<div class="pz-ask">
					<h1 class="display">{t("puzzles-title")}</h1>
					<p>{t("puzzles-what", { count: shelves.reduce((sum, { count }) => sum + count, 0) })}</p>
					<label class="pz-give">
						{t("puzzles-give")}{" "}
						<select value={title} data-testid="puzzle-title" onChange={(event) => choose(event.currentTarget.value)}>
							{shelves.map((each) => (
								<option key={each.title} value={each.title}>
									{titleName(each.title)}
								</option>
							))}
						</select>
					</label>
					<div class="pz-go">
						<button
							type="button"
							class="btn btn--go"
							data-testid="puzzle-start"
							disabled={!title}
							onClick={() => void start()}
						>
							{t("puzzles-begin")}
						</button>
						<button
							type="button"
							class="btn btn--quiet"
							data-testid="rush-start"
							disabled={!title}
							onClick={() => void rush()}
						>
							{t("rush")} <small>{t("rush-length")}</small>
						</button>
						{due.length > 0 && (
							<button type="button" class="btn btn--quiet" data-testid="mistakes" onClick={mistakes}>
								{t("puzzles-mistakes")} <small class="fig">{due.length}</small>
							</button>
						)}
					</div>
					{wrong && (
						<p class="wrong" role="alert">
							{wrong}
						</p>
					)}
				</div>
				{title && <Rating title={title} />}
			</div>
		</header>
	);
}
