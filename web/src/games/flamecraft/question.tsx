// What is asked, the chosen answer with what would come of it, and buttons for words that are about no thing.
import type { JSX } from "preact";
import { Ask } from "../../board/ask";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import type { Scene } from "..";
import { cardOf, listed, nameOf, some, type View } from "./cards";
import type { Picking } from "./picking";
import { costOf, eitherIn, sayAll, textOf } from "./say";
import { givesText } from "./town";
import { hereOf, refsOf, verbOf } from "./words";

interface Props {
	scene: Scene<View>;
	picking: Picking;
}

export function Question({ scene, picking }: Props): JSX.Element {
	const { view, decision, locked } = scene;
	if (!decision) {
		const small = view.seat === null ? t("watching-as") : undefined;
		return <Ask small={small} question={waitingLine(scene)} />;
	}
	const { word, left, refs } = picking;
	const small = smallLine(view);
	const chosen = refs.length ? left : [];
	const complete = chosen.filter((each) => refsOf(each).every((ref) => refs.includes(ref)));
	if (word) {
		return (
			<Ask mine={!locked} small={small} question={wordText(scene, word)} then={consequence(scene, word)}>
				<Unpick picking={picking} />
				<button
					type="button"
					class="btn btn--go"
					data-testid="confirm"
					disabled={locked}
					onClick={() => picking.play(word)}
				>
					{t("flamecraft-verb", { verb: verbOf(word) })} <Icon name="check" />
				</button>
			</Ask>
		);
	}
	if (complete.length) {
		return (
			<Ask
				mine={!locked}
				small={small}
				question={t("flamecraft-how", { thing: nameOf(idOf(complete[0] ?? "")) })}
				then={consequence(scene, complete[0] ?? "")}
			>
				<Unpick picking={picking} />
				{complete.map((each) => (
					<WordButton key={each} word={each} scene={scene} picking={picking} go />
				))}
			</Ask>
		);
	}
	if (refs.length) {
		return (
			<Ask
				mine={!locked}
				small={small}
				question={t("flamecraft-more", { verb: verbOf(left[0] ?? "") })}
				then={t("flamecraft-ask", { ask: decision.ask })}
			>
				<Unpick picking={picking} />
			</Ask>
		);
	}
	const plain = left.filter((each) => refsOf(each).length === 0);
	const free = left.filter((each) => ["reveal", "companion"].includes(verbOf(each)) && refsOf(each).length);
	const things = left.length - plain.length - free.length;
	return (
		<Ask
			mine={!locked}
			small={small}
			question={t("flamecraft-ask", { ask: decision.ask })}
			then={hintOf(scene, free.length)}
		>
			{plain.length > 0 &&
				plain.map((each, k) => (
					<WordButton
						key={each}
						word={each}
						scene={scene}
						picking={picking}
						go={things === 0 && !STOPS.includes(verbOf(each)) ? k < 2 : things === 0 && plain.length === 1}
					/>
				))}
		</Ask>
	);
}
const STOPS = ["skip", "done"];

function Unpick({ picking }: { picking: Picking }): JSX.Element {
	return (
		<button type="button" class="btn btn--quiet" data-testid="unpick" onClick={picking.clear}>
			{t("flamecraft-elsewhere")}
		</button>
	);
}

function WordButton({ word, scene, picking, go }: Props & { word: string; go: boolean }): JSX.Element {
	return (
		<button
			type="button"
			class={`btn ${go ? "btn--go" : "btn--quiet"}`}
			data-testid={`do-${word.replaceAll(" ", "-")}`}
			disabled={scene.locked}
			onClick={() => picking.play(word)}
		>
			{buttonText(scene, word)}
		</button>
	);
}

export const idOf = (word: string): string =>
	word
		.split(" ")
		.slice(1)
		.find((part) => cardOf(part).names.fr) ?? "";

/** The words of a button. */
export function buttonText(scene: Scene<View>, word: string): string {
	const [verb = "", ref = ""] = word.split(" ");
	if (verb === "choose") return eitherText(scene)?.[Number(ref) - 1] ?? t("flamecraft-choice", { number: ref });
	if (verb === "coins") return some("coin", Number(ref));
	if (verb === "unlock") return nameOf(ref);
	if (verb === "cast" || verb === "buy") {
		const sets = word.match(/ x(\d+)/)?.[1];
		const helper = word.match(/ with (\S+)/)?.[1];
		return listed([
			t("flamecraft-verb", { verb }),
			sets ? t("flamecraft-sets", { count: Number(sets) }) : "",
			helper ? t("flamecraft-with", { name: nameOf(helper) }) : "",
		]);
	}
	if (word.startsWith("lay coin")) return t("flamecraft-verb", { verb: "lay-coin" });
	return t("flamecraft-verb", { verb });
}

/** The two ways that are asked for: those of the card whose effect runs now. */
function eitherText({ heard }: Scene<View>): [string, string] | null {
	for (const event of heard.toReversed()) {
		if (["used", "fired", "revealed", "companion"].includes(event.kind)) {
			const found = eitherIn(cardOf(String(event.shop ?? event.card)).text);
			if (found) return found;
		}
		if (event.kind === "turn") break;
	}
	return null;
}

export function smallLine(view: View): string {
	const parts = [t("your-turn")];
	if (view.finals !== null) parts.push(t("flamecraft-final"));
	return parts.join(" · ");
}

export function waitingLine({ view, people }: Scene<View>): string {
	const names = view.turn.asks.filter((seat) => seat !== view.seat).map((seat) => people[seat]?.name ?? "");
	return t("flamecraft-waiting", { name: listed(names) || (people[view.turn.seat]?.name ?? "") });
}

/** A whole sentence for a word. */
export function wordText(scene: Scene<View>, word: string): string {
	const [verb = "", ref = "", , to = ""] = word.split(" ");
	const { people } = scene;
	const [shop = "", slot = ""] = to.split(".");
	const thing = cardOf(ref).names.fr ? nameOf(ref) : ref;
	const target = verb === "gift" ? (people[Number(to)]?.name ?? "") : cardOf(shop).names.fr ? nameOf(shop) : "";
	const good = ["fee", "good", "type", "spend", "less", "coin", "gift"].includes(verb) && !cardOf(ref).names.fr;
	return t("flamecraft-word", {
		verb: word.startsWith("lay coin") ? "lay-coin" : verb === "companion" && !ref ? "companion-plain" : verb,
		thing: good ? t("flamecraft-good", { good: ref }) : thing,
		target,
		slot,
		number: ref,
	});
}

/** At most one line: what it gives or costs. */
export function consequence(scene: Scene<View>, word: string): string {
	const [verb = "", ref = "", , to = ""] = word.split(" ");
	const card = cardOf(ref);
	switch (verb) {
		case "visit": {
			const shop = scene.view.town.find((space) => space.shop?.id === ref)?.shop;
			if (!shop) return "";
			const fee = shop.fee ? t("flamecraft-then-fee", { count: shop.fee }) : "";
			return [t("flamecraft-then-gather", { goods: givesText(shop) }), fee, textOf(ref)].filter(Boolean).join(" ");
		}
		case "place": {
			const [shop = "", slot = "1"] = to.split(".");
			return sayAll(cardOf(shop).slots?.[Number(slot) - 1]?.reward) || t("flamecraft-then-nothing");
		}
		case "cast":
		case "buy":
			return t("flamecraft-then-cast", {
				cost: costOf(card),
				text: (card.tiers ?? []).map((row) => sayAll(row) || "–").join(" / "),
			});
		case "coin":
		case "fee":
		case "good":
			return "";
		default:
			return textOf(ref);
	}
}

/** What the question is about, where it is about something that lies on the table already. */
function hintOf(scene: Scene<View>, free: number): string | undefined {
	const { view, decision } = scene;
	const here = hereOf(view);
	if (decision?.ask === "ability" && here) return textOf(here);
	if (decision?.ask === "mode" && here) {
		const shop = view.town.find((space) => space.shop?.id === here)?.shop;
		return shop ? `${nameOf(here)}: ${givesText(shop)}` : undefined;
	}
	return free ? t("flamecraft-hint-free") : undefined;
}
