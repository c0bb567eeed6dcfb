// The reading matter next to the table: the score in the rail, the rules in short, and the whole table in words.
import type { JSX } from "preact";
import type { Person, Scene } from "../../board/scene";
import { keysOf, t, whole } from "../../ui/locales";
import type { Sayings } from "../layout";
import type { Section } from "../text/content";
import { endLine } from "./ending";
import { OWN, read, type Thing, type Zone } from "./parts";
import { answerTexts, factText, label, questionText, shown, thenText, thingName } from "./say";
import { People, waitingText } from "./stage";

export function Score({ scene }: { scene: Scene }): JSX.Element {
	return (
		<div class="plain-score">
			<People scene={scene} />
		</div>
	);
}

export function Rules({ view }: { view: object }): JSX.Element {
	const { title } = view as { title: string };
	const parts = keysOf(`${title}-rule-`).filter((key) => whole(key) !== null);
	return (
		<div class="rules">
			{parts.length === 0 && <p>{t("plain-no-rules")}</p>}
			{parts.map((key) => (
				<section key={key}>
					<h3>{whole(`${key}.name`) ?? ""}</h3>
					<p>{t(key)}</p>
				</section>
			))}
		</div>
	);
}

/** The title in words, for the text view. */
export const sayingsOf = (title: string): Sayings => ({
	answer: (_, answer) => answerTexts(title, [answer]).get(answer.word) ?? answer.word,
	outcome: (_, answer) => thenText(title, answer),
	asked: (scene) =>
		scene.decision
			? { small: t("your-turn"), heading: questionText(title, scene.decision) }
			: { heading: waitingText(scene) },
	sections: (scene) => {
		const { facts, zones } = read(scene.view);
		return [
			...zones.map(
				(zone): Section => ({
					part: OWN.includes(zone.field) ? "hand" : "board",
					title: label(title, zone.field),
					body: <ZoneLines zone={zone} scene={scene} />,
				}),
			),
			scoreOf(
				scene,
				facts.map((fact) => factText(title, fact, scene.people)),
			),
		];
	},
	ending: (scene) => ({ heading: endLine(scene), sections: [scoreOf(scene, [])] }),
});

function scoreOf({ people, info, view, waiting }: Scene, facts: string[]): Section {
	const scores = info.scores ?? (view as { scores?: number[] | null }).scores;
	const line = ({ seat, name }: Person) =>
		[name, waiting.includes(seat) ? t("plain-turn") : "", scores ? String(scores[seat]) : ""]
			.filter(Boolean)
			.join(", ");
	return { part: "score", title: t("text-score"), lines: [...people.map(line), ...facts] };
}

function Lines({ thing, scene }: { thing: Thing; scene: Scene }): JSX.Element {
	return (
		<>
			{thing.facts.length > 0 && (
				<ul>
					{thing.facts.map((fact) => (
						<li key={fact.field}>{factText(scene.info.title, fact, scene.people)}</li>
					))}
				</ul>
			)}
			{thing.zones.map((zone) => (
				<section key={zone.field}>
					<h3>{label(scene.info.title, zone.field)}</h3>
					<ZoneLines zone={zone} scene={scene} />
				</section>
			))}
		</>
	);
}

function ZoneLines({ zone, scene }: { zone: Zone; scene: Scene }): JSX.Element {
	const nameOf = (thing: Thing) =>
		thing.name !== null
			? thingName(scene.info.title, thing.name)
			: thing.seat !== null
				? shown("", "seat", thing.seat, scene.people)
				: thing.facts.length || thing.zones.length
					? ""
					: "–";
	const line = (thing: Thing) => {
		const facts = thing.facts.map((fact) => factText(scene.info.title, fact, scene.people)).join(", ");
		const name = nameOf(thing);
		return name && facts ? t("plain-fact", { label: name, value: facts }) : name || facts;
	};
	return (
		<>
			{zone.things.length === 0 && <p>{t("plain-nothing")}</p>}
			<ul>
				{zone.things.map((thing, i) => (
					<li key={`${thing.name ?? ""}-${i}`}>
						{thing.zones.length ? nameOf(thing) : line(thing)}
						{thing.zones.length > 0 && <Lines thing={thing} scene={scene} />}
					</li>
				))}
			</ul>
		</>
	);
}
