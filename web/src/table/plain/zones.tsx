// Things on the table as text: zones with a heading, things as cards, and buttons for things that can be pointed at.
import type { ComponentChildren, JSX } from "preact";
import { lookOf, type Picking } from "../../board/picking";
import type { Scene } from "../../board/scene";
import { Face } from "../../ui/dragons";
import { t } from "../../ui/locales";
import { SeatClock } from "../beside";
import { bare, type Thing, type Zone } from "./parts";
import { factText, label, shown, thingName, worthSaying } from "./say";

interface Around {
	scene: Scene;
	picking: Picking;
}

export function Zones({ zones, level, ...around }: Around & { zones: Zone[]; level: number }): JSX.Element {
	return (
		<>
			{zones.map((zone) => (
				<ZonePart key={zone.field} zone={zone} level={level} {...around} />
			))}
		</>
	);
}

function ZonePart({ zone, level, ...around }: Around & { zone: Zone; level: number }): JSX.Element {
	const { title } = around.scene.info;
	const heading = label(title, zone.field);
	const players = zone.things.some(({ seat }) => seat !== null);
	const only = zone.things.length === 1 && zone.things[0]?.name === null ? zone.things[0] : null;
	const asks = zone.things.some((thing) => around.picking.touched.has(refOf(thing, around.picking)));
	return (
		<section class={`zone ${level > 2 ? "zone--in" : ""}`} aria-label={heading} data-testid={`zone-${zone.field}`}>
			<Heading level={level}>{heading}</Heading>
			{only ? (
				<Inside thing={only} level={level + 1} {...around} />
			) : zone.things.length ? (
				<ul class={players ? "players" : "things"}>
					{zone.things.map((thing, i) => (
						<ThingPart
							key={`${thing.name ?? thing.seat ?? ""}-${i}`}
							thing={thing}
							level={level + 1}
							asks={asks}
							{...around}
						/>
					))}
				</ul>
			) : (
				<p class="none">{t("plain-nothing")}</p>
			)}
		</section>
	);
}

function Heading({ level, children }: { level: number; children: ComponentChildren }): JSX.Element {
	if (level <= 2) return <h2>{children}</h2>;
	return level === 3 ? <h3>{children}</h3> : <h4>{children}</h4>;
}

/** The ref that answers use for this thing; its own name if there is none. */
export function refOf({ name, seat }: Thing, { touched }: Picking): string {
	if (seat !== null) return `seat:${seat}`;
	return [...touched].find((ref) => ref === name || bare(ref) === name) ?? name ?? "";
}

function ThingPart(props: Around & { thing: Thing; level: number; asks: boolean }): JSX.Element {
	const { thing, level, asks, scene, picking } = props;
	const ref = refOf(thing, picking);
	const facts = <Facts thing={thing} scene={scene} />;
	const inside = thing.zones.length > 0 && (
		<div class="inside">
			<Zones zones={thing.zones} level={level} scene={scene} picking={picking} />
		</div>
	);
	if (thing.name === null && thing.seat === null)
		return (
			<li class={`thing ${thing.facts.length || thing.zones.length ? "" : "thing--none"}`}>
				{thing.facts.length || thing.zones.length ? <div class="still">{facts}</div> : "–"}
				{inside}
			</li>
		);
	const person = thing.seat === null ? undefined : scene.people[thing.seat];
	const name = (
		<b>
			{person && <Face seat={person.seat} face={person.face} width={32} />}
			{person ? shown("", "seat", thing.seat, scene.people) : thingName(scene.info.title, thing.name ?? "")}
			{person && <SeatClock seat={person.seat} />}
		</b>
	);
	const can = picking.touched.has(ref);
	const look = asks || can ? lookOf(picking, ref) : "";
	return (
		<li class={`thing ${person ? "player" : ""} ${look}`}>
			{can || (asks && picking.live && !person) ? (
				<button
					type="button"
					data-ref={ref}
					data-testid={`thing-${ref}`}
					data-legal={picking.lit.has(ref)}
					aria-pressed={can ? picking.chosen.has(ref) : undefined}
					aria-disabled={!can}
					tabIndex={can ? 0 : -1}
					onClick={(event) => picking.click(ref, event.currentTarget)}
					onPointerEnter={(event) => event.pointerType === "mouse" && !can && picking.ask(ref, event.currentTarget)}
					onPointerLeave={picking.hide}
				>
					{name}
					{facts}
				</button>
			) : (
				<div class="still">
					{name}
					{facts}
				</div>
			)}
			{inside}
		</li>
	);
}

function Facts({ thing, scene }: { thing: Thing; scene: Scene }): JSX.Element | null {
	if (!thing.facts.length) return null;
	return (
		<span class="said-of">
			{thing.facts.map((fact) => (
				<span key={fact.field}>{factText(scene.info.title, fact, scene.people)}</span>
			))}
		</span>
	);
}

/** A thing without a name: its zones, then its facts. */
export function Inside({ thing, level, ...around }: Around & { thing: Thing; level: number }): JSX.Element {
	const { info, people } = around.scene;
	const facts = thing.facts.filter((fact) => worthSaying(info.title, info.options, fact));
	return (
		<>
			<Zones zones={thing.zones} level={level} {...around} />
			{facts.length > 0 && (
				<ul class="facts" data-testid="facts">
					{facts.map((fact) => (
						<li key={fact.field}>{factText(info.title, fact, people)}</li>
					))}
				</ul>
			)}
		</>
	);
}
