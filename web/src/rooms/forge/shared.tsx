// A set that somebody shares by a link: its cards, a table with it, and a copy of one's own.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Draft, forge } from "../../net/forge";
import { asMe } from "../../person/me";
import type { HouseSetInfo } from "../../protocol";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { useWorkshop } from "./room";
import { draftOf, freshId, toSets, wishOf } from "./set";
import { Aside } from "./sets";

export function Shared({ link }: { link: string }): JSX.Element {
	const [set, setSet] = useState<HouseSetInfo | null>(null);
	const [wrong, setWrong] = useState("");
	const fail = (failure: unknown) => setWrong(failureText(failure));
	const { workshop } = useWorkshop(set?.title);
	useEffect(() => {
		forge.shared(link).then(setSet, fail);
	}, [link]);
	if (!set) return wrong ? <p class="wrong">{wrong}</p> : <span class="skel" style="height:320px" />;
	const take = () => asMe(() => forge.keep(freshId(), wishOf(set))).then(toSets, fail);
	return (
		<div class="f-sets f-sets--shared">
			<section class="fpanel f-set">
				{wrong && (
					<p class="wrong" role="alert">
						{wrong}
					</p>
				)}
				<h2 class="display">{set.name}</h2>
				<p class="quiet">{t("forge-shared-by", { name: set.by })}</p>
				<div class="f-faces">
					{workshop &&
						set.cards.map((card) => {
							const draft = draftOf(card);
							const id = String(draft[workshop.language.key]);
							const entry = set.entries.find((each) => (each as unknown as Draft).id === id);
							return <workshop.Face key={id} entry={(entry as never) ?? null} draft={draft} small />;
						})}
				</div>
				<button type="button" class="btn btn--quiet" data-testid="take-set" onClick={take}>
					{t("forge-take")}
				</button>
			</section>
			<Aside set={set} onFail={fail} />
		</div>
	);
}
