// An example: a position from a real game, drawn by the title's own parts, and what to see in it, step by step.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { RuleExample } from "../../protocol";
import { NAMES } from "../../table/still/still-scene";
import type { RulesPart as Part } from "../../table/title";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { Words } from "./markup";

const ForkSheet = part(() => import("../review/fork"), "ForkSheet", "review");

export interface FigureProps {
	number: string;
	example: RuleExample | undefined;
	steps: string[];
	part: Part | null;
	wanted: string;
	title: string;
}
export function Figure({ number, example, steps, part, wanted, title }: FigureProps): JSX.Element {
	const [trying, setTrying] = useState(false);
	return (
		<figure class="ru-fig" data-testid={example && `example-${example.name}`}>
			{part && example && (
				// only a picture: nothing in it can be clicked, and the steps below say what it shows
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
				<small class="ru-of">
					{t("rules-example-of", { number })}
					{example?.live && (
						<button
							type="button"
							class="btn btn--s btn--quiet"
							data-testid={`try-${example.name}`}
							onClick={() => setTrying(true)}
						>
							{t("rules-try")}
						</button>
					)}
				</small>
			</figcaption>
			{trying && example && (
				<ForkSheet
					title={title}
					names={NAMES.slice(0, example.seats)}
					what={t("rules-try-what")}
					own={example.seat ?? 0}
					fork={async (wish) => (await import("../../net/reviews")).reviews.forkExample(title, example.name, wish)}
					onClose={() => setTrying(false)}
				/>
			)}
		</figure>
	);
}
