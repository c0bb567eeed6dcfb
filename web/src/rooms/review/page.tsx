// The review of a game: the table as it was at a moment, through anybody's eyes. The address always names the moment, so
// that it can be shared.
import { here, hrefOf } from "../../state/address";
import "../../board/board.css";
import "../../board/icons";
import "./icons";
import "./review.css";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { type Eyes, reviews } from "../../net/reviews";
import { me } from "../../person/me";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Nothing } from "../../ui/nothing";
import { addressOf, askedFor } from "./address";
import { blind } from "./blind";
import { Past } from "./past";
import { Reviewed } from "./reviewed";
import { Rewind } from "./rewind";
import { sceneOf } from "./scene";

export function ReviewPage({ id }: { id: string }): JSX.Element {
	const rewind = useMemo(() => new Rewind(new Past(id, reviews)), [id]);
	const state = useStore(rewind.store);
	useStore(settings);
	useEffect(() => {
		const { eyes, all, at } = askedFor(here().search);
		void begin(rewind, eyes, all, at);
		return () => rewind.pause();
	}, [rewind]);
	useEffect(() => {
		if (state.at < 0) return;
		const late = setTimeout(() => {
			const address = addressOf(id, state.at, state.eyes, state.all);
			const plain = new URLSearchParams(here().search).get("layout");
			history.replaceState(null, "", hrefOf(address + (plain ? `&layout=${plain}` : "")));
		}, 250); // browsers limit how often the address may change
		return () => clearTimeout(late);
	}, [id, state.at, state.eyes, state.all]);
	const scene = sceneOf(state);
	if (state.problem && !scene) return <Nothing text={failureText(state.problem)} />;
	if (!scene || !state.told || !state.layout) return <Nothing text={t("opening")} waiting />;
	return <Reviewed rewind={rewind} scene={scene} told={state.told} layout={state.layout} />;
}

/** Opens at the reader's own seat if they played; else at the first seat, or as a spectator if the game still runs. */
async function begin(rewind: Rewind, eyes: Eyes | null, all: boolean, at: number | null): Promise<void> {
	if (eyes === null) {
		const told = await rewind.past.story("watch").catch(() => null);
		const { user } = me.get();
		const chairs = told?.review.table.chairs ?? [];
		eyes = chairs.find((chair) => chair.kind === "person" && user !== null && chair.user === user)?.seat ?? 0;
		if (told && told.review.table.status !== "over" && told.review.table.you === null) eyes = "watch";
	}
	await rewind.open(eyes, at ?? (blind.get().on ? 0 : null));
	if (all) await rewind.see(eyes, true);
}
