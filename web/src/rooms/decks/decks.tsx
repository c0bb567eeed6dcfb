// The room for decks: for every title played with decks, the available ones and the reader's own.
import "../hall/home.css";
import "./halves.css";
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { titles } from "../../games/offered";
import { hasDecks, type RoomProps, roomOf } from "../../games/workshops/rooms";
import type { TitleInfo } from "../../protocol";
import { useStore } from "../../state/store";
import { failureText } from "../../ui/errors";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { playNow, rememberedTerms, rememberTerms } from "../terms/new-table";
import { Halves } from "./halves";

const Tabs = part(() => import("../forge/tabs"), "Tabs", "forge");
const Forge = part(() => import("../forge/room"), "ForgePage", "forge");

/** The room at `/decks`, and the forge beside it. */
export const Decks = ({ id }: { id: string }): JSX.Element => (id ? <Forge id={id} /> : <AllDecks />);

function AllDecks(): JSX.Element {
	const { all } = useStore(titles);
	const rooms = (all ?? []).filter(hasDecks);
	useEffect(() => {
		document.title = `${t("room-decks")} · ${t("brand")}`;
	}, []);
	return (
		<RoomPage on="decks">
			<Halves on="decks" />
			<main class="wrap room-main" aria-busy={!all}>
				<h1 class="display">{t("room-decks")}</h1>
				<Tabs on="decks" />
				{all && rooms.length === 0 && <p class="quiet">{t("decks-none")}</p>}
				{rooms.map((title) => (
					<TitleRoom key={title.name} title={title} />
				))}
			</main>
		</RoomPage>
	);
}

function TitleRoom({ title }: { title: TitleInfo }): JSX.Element {
	const [Room, setRoom] = useState<ComponentType<RoomProps> | null>(null);
	const [wrong, setWrong] = useState("");
	const fail = (failure: unknown) => setWrong(failureText(failure));
	useEffect(() => {
		roomOf(title).then((room) => setRoom(() => room), fail);
	}, [title]);
	const play = (options: Record<string, string>) => {
		const before = rememberedTerms(title);
		const terms = { ...before, options: { ...before.options, ...options } };
		rememberTerms(title, terms);
		playNow(title, terms).catch(fail);
	};
	return (
		<>
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			{Room ? <Room title={title} onPlay={play} /> : <span class="skel" style="height:320px" />}
		</>
	);
}
