// What is read beside the table: the score in the rail, the rules in short, and the whole table in words.
import "../textview.css";
import type { JSX } from "preact";
import type { Scene } from "../../games";
import { keysOf, t, whole } from "../../locales";
import { answersOf } from "../picking/answers";
import { read, type Thing, type Zone } from "./parts";
import { answerTexts, factText, label, questionText, shown, thingName } from "./say";
import { Answers, People, waitingText } from "./stage";

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

export function TextView({ scene }: { scene: Scene }): JSX.Element {
	const { decision, info, view, locked } = scene;
	const answers = locked ? [] : answersOf(decision);
	return (
		<div class="textview" role="region" aria-label={t("key-text")} tabIndex={0}>
			<h2>{decision ? questionText(info.title, decision) : waitingText(scene)}</h2>
			<Answers
				title={info.title}
				answers={answers}
				texts={answerTexts(info.title, answers)}
				onPlay={({ word }) => scene.play(word)}
			/>
			<Lines thing={read(view)} scene={scene} />
		</div>
	);
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
				<ZoneLines key={zone.field} zone={zone} scene={scene} />
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
		<section>
			<h3>{label(scene.info.title, zone.field)}</h3>
			{zone.things.length === 0 && <p>{t("plain-nothing")}</p>}
			<ul>
				{zone.things.map((thing, i) => (
					<li key={`${thing.name ?? ""}-${i}`}>
						{thing.zones.length ? nameOf(thing) : line(thing)}
						{thing.zones.length > 0 && <Lines thing={thing} scene={scene} />}
					</li>
				))}
			</ul>
		</section>
	);
}
