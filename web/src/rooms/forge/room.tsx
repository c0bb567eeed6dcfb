// The forge: a card in sentences, its face, and whether it is fair; beside it one's own sets, and those of others.
import "./styles/room.css";
import "./styles/words.css";
import "./styles/balance.css";
import "./styles/sets.css";
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type ForgedCard, facesOf, type KitProps } from "../../games/forges";
import { forge } from "../../net/forge";
import type { ForgeLanguage } from "../../protocol";
import { remember, remembered } from "../../state/settings";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { Bench } from "./bench";
import { Sets } from "./sets";
import { Shared } from "./shared";
import { Tabs } from "./tabs";

export interface Workshop {
	title: string;
	/** All titles whose cards can be designed. */
	able: string[];
	language: ForgeLanguage;
	Face: ComponentType<ForgedCard>;
	Kit: ComponentType<KitProps>;
	nameOf(card: string): string;
}
const CHOSEN = "emberhall.forge";
/** The title that cards are designed for, from now on and when the page is opened again. */
export const chosenTitle = (): string => remembered<string>(CHOSEN) ?? "";
export const chooseTitle = (title: string): void => remember(CHOSEN, title);

async function workshopOf(wanted: string): Promise<Workshop | null> {
	const able = await forge.titles();
	const title = able.includes(wanted) ? wanted : able[0];
	if (!title) return null;
	const [language, faces] = await Promise.all([forge.language(title), facesOf(title)]);
	return faces && { title, able, language, Face: faces.ForgedFace, Kit: faces.Kit, nameOf: faces.nameOf };
}

/** The card language of a title and its faces; of the first one with a forge if it has none. */
export function useWorkshop(title: string | undefined): { workshop: Workshop | null; wrong: string } {
	const [workshop, setWorkshop] = useState<Workshop | null>(null);
	const [wrong, setWrong] = useState("");
	useEffect(() => {
		if (title === undefined) return undefined;
		let wanted = true;
		workshopOf(title).then(
			(next) => wanted && (next ? setWorkshop(next) : setWrong(t("forge-none-here"))),
			(failure) => wanted && setWrong(failureText(failure)),
		);
		return () => {
			wanted = false;
		};
	}, [title]);
	return { workshop, wrong };
}

/** `id` is what its address says: `forge`, `forge/sets` or `forge/s/LINK`. */
export function ForgePage({ id }: { id: string }): JSX.Element {
	const [title, setTitle] = useState(chosenTitle);
	const { workshop, wrong } = useWorkshop(title);
	const [, part = "", link = ""] = id.split("/");
	const turnTo = (next: string) => {
		chooseTitle(next);
		setTitle(next);
	};
	useEffect(() => {
		document.title = `${t("forge-title")} · ${t("brand")}`;
	}, []);
	return (
		<RoomPage on="decks">
			<main class="forge" data-title={workshop?.title} aria-busy={!workshop && !wrong}>
				<h1 class="sr">{t("forge-title")}</h1>
				<div class="wrap">
					<Tabs on={part ? "sets" : "title"} />
					{wrong && (
						<p class="wrong" role="alert">
							{wrong}
						</p>
					)}
					{!workshop && !wrong && <span class="skel" style="height:420px" />}
					{workshop && !part && <Bench key={workshop.title} {...workshop} onTitle={turnTo} />}
					{workshop && part === "sets" && <Sets onTitle={turnTo} />}
					{workshop && link && <Shared link={link} />}
				</div>
			</main>
		</RoomPage>
	);
}
