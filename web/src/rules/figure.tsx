// An example: a position of a real game, drawn by the title's own parts, and what to see in it, step by step.
import type { JSX } from "preact";
import { t } from "../locales";
import type { RuleExample } from "../protocol";
import type { Part } from "./part";
import { Words } from "./words";

export interface FigureProps {
	number: string;
	example: RuleExample | undefined;
	steps: string[];
	part: Part | null;
	wanted: string;
}
export function Figure({ number, example, steps, part, wanted }: FigureProps): JSX.Element {
	return (
		<figure class="ru-fig" data-testid={example && `example-${example.name}`}>
			{part && example && (
				// a picture to look at: nothing in it can be clicked, and the steps below say what it shows
				<div class="ru-pos" role="img" aria-label={t("rules-example", { number })}>
					<div inert>
						<part.Example view={example.view} show={example.show} />
					</div>
				</div>
			)}
			<figcaption>
				<ol>
					{steps.map((step) => (
						<li key={step}>
							<span>
								<Words text={step} wanted={wanted} />
							</span>
						</li>
					))}
				</ol>
				<small>{t("rules-example-of", { number })}</small>
			</figcaption>
		</figure>
	);
}
