// The room of puzzles: today's of every title, one near the own rating, and what they are about.
import "./puzzles.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { onShelf } from "../../games/titles";
import { puzzles as asked } from "../../net/puzzles";
import type { PuzzleShelf } from "../../protocol";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { leaveRush } from "../learn/puzzle/rush";
import { Column } from "./column";
import { Head } from "./head";

export function PuzzlesPage(): JSX.Element {
	const [shelves, setShelves] = useState<PuzzleShelf[] | null>(null);
	const [wrong, setWrong] = useState("");
	const ask = () => {
		setWrong("");
		asked.shelves().then(setShelves, (failure) => setWrong(failureText(failure)));
	};
	useEffect(() => {
		leaveRush();
		document.title = `${t("room-puzzles")} · ${t("brand")}`;
		ask();
	}, []);
	const order = onShelf((shelves ?? []).map(({ title }) => title));
	const sorted = order.flatMap((title) => shelves?.find((each) => each.title === title) ?? []);
	return (
		<RoomPage on="puzzles">
			<main aria-busy={!shelves}>
				<Head shelves={sorted} />
				<div class="wrap pz-room">
					{wrong && (
						<p class="wrong" role="alert">
							{wrong}{" "}
							<button type="button" class="btn btn--s btn--quiet" onClick={ask}>
								{t("puzzles-again")}
							</button>
						</p>
					)}
					<h2 class="display pz-today">
						{t("puzzles-today")} <small>{t("puzzles-today-what")}</small>
					</h2>
					<section class="pz-cols">
						{!shelves &&
							!wrong &&
							["a", "b", "c", "d"].map((each) => <span key={each} class="skel" style="height:420px" />)}
						{sorted.map((shelf) => (
							<Column key={shelf.title} shelf={shelf} />
						))}
					</section>
				</div>
			</main>
		</RoomPage>
	);
}
