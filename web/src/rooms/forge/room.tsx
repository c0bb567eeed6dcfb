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
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { Bench } from "./bench";
import { Sets } from "./sets";
import { Shared } from "./shared";
import { Tabs } from "./tabs";

export interface Workshop {
	title: string;
	language: ForgeLanguage;
	Face: ComponentType<ForgedCard>;
	Kit: ComponentType<KitProps>;
	nameOf(card: string): string;
}
/** The first title with a forge, its card language and its faces. */
function useWorkshop(): { workshop: Workshop | null; wrong: string } {
	const [workshop, setWorkshop] = useState<Workshop | null>(null);
	const [wrong, setWrong] = useState("");
	useEffect(() => {
		const load = async () => {
			const [title] = await forge.titles();
			if (!title) return setWrong(t("forge-none-here"));
			const [language, faces] = await Promise.all([forge.language(title), facesOf(title)]);
			if (!faces) return setWrong(t("forge-none-here"));
			return setWorkshop({ title, language, Face: faces.ForgedFace, Kit: faces.Kit, nameOf: faces.nameOf });
		};
		load().catch((failure) => setWrong(failureText(failure)));
	}, []);
	return { workshop, wrong };
}

/** `id` is what its address says: `forge`, `forge/sets` or `forge/s/LINK`. */
export function ForgePage({ id }: { id: string }): JSX.Element {
	const { workshop, wrong } = useWorkshop();
	const [, part = "", link = ""] = id.split("/");
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
					{workshop && !part && <Bench {...workshop} />}
					{workshop && part === "sets" && <Sets {...workshop} />}
					{workshop && link && <Shared {...workshop} link={link} />}
				</div>
			</main>
		</RoomPage>
	);
}
