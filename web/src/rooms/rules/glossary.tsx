// Every card of a title with its full text, family by family.
import type { JSX } from "preact";
import type { Explained } from "../../table/title";
import { t } from "../../ui/locales";
import { Words } from "./markup";

interface Props {
	families: { family: string; cards: Explained[] }[];
	wanted: string;
}
export function Glossary({ families, wanted }: Props): JSX.Element {
	return (
		<section class="ru-sec" id="glossary" aria-labelledby="glossary-heading" data-section="glossary">
			<div class="ru-art ru-art--cards">
				<h2 class="display" id="glossary-heading">
					{t("rules-cards")}
				</h2>
				{families.map(({ family, cards }) => (
					<details key={family} open={wanted !== "" || undefined}>
						<summary>
							<b>{t("rules-family", { family })}</b> <span>{cards.length}</span>
						</summary>
						<dl>
							{cards.map(({ id, name, lines }) => (
								<div key={id} id={`card-${id}`}>
									<dt>
										<Words text={name} wanted={wanted} />
									</dt>
									{lines.map((line) => (
										<dd key={line}>
											<Words text={line} wanted={wanted} />
										</dd>
									))}
								</div>
							))}
						</dl>
					</details>
				))}
			</div>
		</section>
	);
}
