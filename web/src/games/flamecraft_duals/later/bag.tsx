// The phone's page for what lies beside the board, and what only a game alone has there.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { View } from "../table/pieces";
import { Bag, Others } from "../table/sides";

/** Solo: the progress of the six fountain cards. */
export function Springs({ view }: { view: View }): JSX.Element {
	const done = view.players[0]?.fountain_won ?? 0;
	return (
		<section class="fd-box">
			<h3 class="display">{t("flamecraft_duals-fountain")}</h3>
			<div class="fd-lamps" role="img" aria-label={t("flamecraft_duals-springs", { done })}>
				{Array.from({ length: 6 }, (_, i) => (
					<i key={i} class={i < done ? "on" : ""}>
						<Icon name="fountain" />
					</i>
				))}
			</div>
			<p class="fd-note">{t("flamecraft_duals-springs", { done })}</p>
		</section>
	);
}
/** A phone has no space next to the board: the bag and the piles have a page of their own. */
export function BagPage({ scene }: { scene: Scene<View> }): JSX.Element {
	return (
		<div class="fd-page">
			<Bag view={scene.view} />
			{scene.view.seats > 1 ? <Others scene={scene} /> : <Springs view={scene.view} />}
		</div>
	);
}
