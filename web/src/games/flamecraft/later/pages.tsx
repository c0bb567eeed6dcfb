// The pages of a phone's dock: what does not fit next to the town, each with the question below.
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Picking } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Why } from "../../../board/why";
import { Park, Row } from "../table/band";
import type { View } from "../table/cards";
import { Fancies, Hand, Stores } from "../table/mine";
import { Question } from "../table/question";
import { useSeveral } from "../table/several";
import { shelvesOf, usePicking } from "../table/things";
import { Looking } from "../table/zoom";
import { Goals } from "./goals";

const SHELVES: Record<string, string[]> = { park: ["park"], spells: ["row"], you: ["hand", "fancies"] };

/** What is picked on a page may go on elsewhere, such as in the Town: then the page with the next step comes to the front. */
function useNextPage({ view }: Scene<View>, { refs, lit, chosen }: Picking, page: string): void {
	const before = useRef(refs.join()); // who comes back to a page stays there
	useEffect(() => {
		if (before.current === refs.join()) return;
		before.current = refs.join();
		const next = [...lit].filter((ref) => !chosen.has(ref));
		if (!refs.length || !next.length) return;
		const on = (name: string) => shelvesOf(view, next).some((shelf) => SHELVES[name]?.includes(shelf));
		if (on(page)) return;
		const other = Object.keys(SHELVES).find(on) ?? "table";
		document.querySelector<HTMLElement>(`[data-place="dock-${other}"]`)?.click();
	}, [refs.join()]);
}

function pageOf(page: string, Inside: (props: { scene: Scene<View>; picking: Picking }) => JSX.Element) {
	return ({ scene: given }: { scene: Scene<View> }): JSX.Element => {
		const { scene, picked, clear } = useSeveral(given);
		const picking = usePicking(scene);
		useNextPage(scene, picking, page);
		return (
			<Looking scene={scene} class="fc fc-page">
				<Inside scene={scene} picking={picking} />
				<div class="fc-pageask">
					<Question scene={scene} picking={picking} unpick={[...picked.values()].some(Boolean) ? clear : undefined} />
				</div>
				<Why bubble={picking.bubble} />
			</Looking>
		);
	};
}
export const ParkPage = pageOf("park", (props) => <Park {...props} />);
export const SpellsPage = pageOf("spells", (props) => <Row {...props} />);
export const YouPage = pageOf("you", (props) => (
	<>
		<Stores {...props} />
		<Hand {...props} />
		<Fancies {...props} />
		<Goals view={props.scene.view} />
	</>
));
