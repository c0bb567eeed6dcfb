// The room for rules: those of one title, or all titles that have some.
import "../../board/board.css";
import "../../board/icons";
import "./rules.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { titles } from "../../games/offered";
import { follow } from "../../state/route";
import { useStore } from "../../state/store";
import { titleName } from "../../table/people";
import { learnIcons } from "../../ui/icon";
import { t, whole } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { Book } from "./book";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export function Rules({ id }: { id: string }): JSX.Element {
	return (
		<RoomPage on="learn">
			<main class="wrap ru-main">{id ? <Book title={id} key={id} /> : <All />}</main>
		</RoomPage>
	);
}

function All(): JSX.Element {
	const { all } = useStore(titles);
	useEffect(() => {
		document.title = `${t("rules-room")} · ${t("brand")}`;
	}, []);
	return (
		<>
			<h1 class="display ru-all">{t("rules-room")}</h1>
			<p class="ru-lead">{t("rules-lead")}</p>
			<ul class="ru-titles" aria-busy={!all}>
				{(all ?? [])
					.filter(({ rulebook }) => rulebook)
					.map(({ name }) => (
						<li key={name} data-title={name}>
							<a href={`/rules/${name}`} data-testid={`rules-${name}`} onClick={follow}>
								<b class="display">{titleName(name)}</b>
								<span>{whole(`${name}-blurb`)}</span>
							</a>
						</li>
					))}
			</ul>
		</>
	);
}
