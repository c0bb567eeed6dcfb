// The score phase in the question's place: one button scores everything possible, and in solo the duty is shown
// together with the one thing that meets it.
import type { JSX } from "preact";
import type { Answer } from "../../../board/picking";
import { answersOf } from "../../../board/picking/answers";
import type { Scene } from "../../../board/scene";
import type { Question } from "../../../protocol";
import { Ask } from "../../../table/ask";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { factsOf } from "../table/outcome";
import { cardName, listed, type View } from "../table/pieces";

const worth = (answers: Answer[]): number =>
	answers.reduce((sum, answer) => sum + (factsOf(answer).reputation ?? 0), 0);
const named = (answers: Answer[]): string => listed(answers.map(({ refs }) => cardName(refs[0] ?? "")));

export function Scoring({ scene, small }: { scene: Scene<View>; small: string }): JSX.Element {
	const answers = answersOf(scene.decision);
	const of = (verb: string) => answers.filter((answer) => answer.verb === verb);
	const [scores, claims, [done]] = [of("score"), of("claim"), of("done")];
	const now = scores.length ? scores : claims.length === 1 ? claims : [];
	const close = scores[0] && factsOf(scores[0]).close;
	if (!scores.length && !claims.length && !done) return <Duty scene={scene} coin={of("coin")[0]} />;
	return (
		<Ask
			mine={!scene.locked}
			small={small}
			question={question(scores, claims)}
			then={consequence(now, claims, done, of("coin").length > 0)}
		>
			{done && <Done scene={scene} answer={done} quiet={scores.length + claims.length > 0} />}
			{now.length > 0 && (
				<button
					type="button"
					class="btn btn--go fd-score"
					data-testid={now === scores ? "do-score" : "do-claim"}
					disabled={scene.locked}
					onClick={() => scene.play(...now.map(({ word }) => word), ...(close ? [close] : []))}
				>
					<span>
						{t(now === scores ? "flamecraft_duals-do-score" : "flamecraft_duals-do-claim")} +{worth(now)}{" "}
						<Icon name="reputation" />
					</span>
					{close && <span>{t("flamecraft_duals-and-end")}</span>}
				</button>
			)}
		</Ask>
	);
}

/** The question when cards can be scored, or the turn ended. */
export function scoreAsked(decision: Question | null): string {
	const answers = answersOf(decision);
	const of = (verb: string) => answers.filter((answer) => answer.verb === verb);
	const duty = !of("score").length && !of("claim").length && !of("done").length;
	return duty ? t("flamecraft_duals-duty-ask") : question(of("score"), of("claim"));
}

function question(scores: Answer[], claims: Answer[]): string {
	const [first] = scores.length ? scores : claims;
	if (!first) return t("flamecraft_duals-ask-score-none");
	if (scores.length > 1) return t("flamecraft_duals-ask-score-all", { count: scores.length });
	if (claims.length > 1 && !scores.length) return t("flamecraft_duals-ask-claim");
	return t(`flamecraft_duals-put-${first.verb}`, { card: cardName(first.refs[0] ?? "") });
}

function consequence(now: Answer[], claims: Answer[], done: Answer | undefined, coin: boolean): string {
	const ends = factsOf(now[0] ?? done).ends;
	if (ends) return t("flamecraft_duals-then-ends", { how: ends });
	if (now.length > 1) return named(now);
	if (now.length && now !== claims && claims.length) return t("flamecraft_duals-then-claim", { cards: named(claims) });
	if (!now.length && claims.length) return named(claims);
	return coin && now[0] && factsOf(now[0]).close ? t("flamecraft_duals-then-card") : "";
}

/** The end of the turn, bright only if it gives nothing up. */
function Done({ scene, answer, quiet }: { scene: Scene<View>; answer: Answer; quiet: boolean }): JSX.Element {
	return (
		<button
			type="button"
			class={`btn ${quiet ? "btn--quiet" : "btn--go"}`}
			data-testid="do-done"
			disabled={scene.locked}
			onClick={() => scene.play(answer.word)}
		>
			{t("flamecraft_duals-word-done", { over: factsOf(answer).ends ? "yes" : "no" })}
		</button>
	);
}

function Duty({ scene, coin }: { scene: Scene<View>; coin: Answer | undefined }): JSX.Element {
	const coins = scene.view.players[scene.view.seat ?? 0]?.coins ?? 0;
	return (
		<Ask
			mine={!scene.locked}
			small={t("flamecraft_duals-duty-small")}
			question={t("flamecraft_duals-duty-ask")}
			then={t("flamecraft_duals-duty-then", { coins })}
		>
			{scene.undo > 0 && (
				<button type="button" class="btn btn--quiet" data-testid="put-back" onClick={scene.takeBack}>
					{t("flamecraft_duals-look-again")}
				</button>
			)}
			{coin && (
				<button
					type="button"
					class="btn btn--go"
					data-testid="do-coin"
					disabled={scene.locked}
					onClick={() => scene.play(coin.word)}
				>
					<Icon name="coin" /> {t("flamecraft_duals-duty-do")}
				</button>
			)}
		</Ask>
	);
}
