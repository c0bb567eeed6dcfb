// The other seats' hands, each as that seat saw it, when everything is revealed. A title says how its hands look.
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Person } from "../../board/scene";
import type { View } from "../../protocol";
import type { HeldProps } from "../../table/title";
import { Face } from "../../ui/dragons";
import { t } from "../../ui/locales";

const HELD = import.meta.glob<{ default: ComponentType<HeldProps> }>("../../games/*/later/held.tsx");

export function Revealed({ title, views, people }: { title: string; views: View[]; people: Person[] }): JSX.Element {
	const [Held, setHeld] = useState<ComponentType<HeldProps> | null>(null);
	useEffect(() => {
		void HELD[`../../games/${title}/later/held.tsx`]?.().then((held) => setHeld(() => held.default));
	}, [title]);
	return (
		<div class="rv-others" role="region" aria-label={t("review-all")} tabIndex={0} data-testid="revealed">
			{views.map((view) => {
				const seat = view.seat ?? 0;
				return (
					<section key={seat} class="rv-held" data-testid={`held-${seat}`}>
						<h3>
							<Face seat={seat} face={people[seat]?.face ?? ""} width={24} /> {people[seat]?.name}
						</h3>
						{Held && <Held view={view} />}
					</section>
				);
			})}
		</div>
	);
}
