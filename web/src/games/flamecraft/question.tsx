// What is asked, the chosen answer with what would come of it, and buttons for words that are about no thing.
import type { JSX } from "preact";
import { Ask } from "../../board/ask";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import type { Scene } from "..";
import { askedAs, asker, askText, runs, smallLine } from "./asking";
import { cardOf, goodName, KINDS, listed, nameOf, type Shop, some, type View } from "./cards";
import { consequence, feeTo, setsOf } from "./outcome";
import type { Picking } from "./picking";
import { Marks } from "./pieces";
import { costOf, eitherIn, marksOf, sayAll, textOf } from "./say";
import { givesText } from "./town";
import { hereOf, refsOf, verbOf } from "./words";

interface Props {
	scene: Scene<View>;
	picking: Picking;
}

export function Question({ scene, picking }: Props): JSX.Element {
	const { view, decision, locked } = scene;
	if (!decision) {
		const watching = view.seat === null ? t("watching-as") : "";
		const small = [watching, view.finals === null ? "" : t("flamecraft-last-turns")].filter(Boolean).join(" · ");
		return <Ask small={small} question={waitingLine(scene)} />;
	}
	const { word, left, refs } = picking;
	const small = smallLine(view);
	const chosen = refs.length ? left : [];
	const complete = chosen.filter((each) => refsOf(each).every((ref) => refs.includes(ref)));
	if (word) {
		return (
			<Ask
				mine={!locked}
				small={small}
				question={wordText(scene, word)}
				then={consequence(scene, word) || running(scene)}
			>
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
		const thing = idOf(complete[0] ?? "");
		const sets = complete.every((each) => / x\d/.test(each));
		return (
			<Ask
				mine={!locked}
				small={small}
				question={t("flamecraft-how", { thing: nameOf(thing), sets: sets ? "yes" : "no" })}
				then={sets ? t("flamecraft-then-set", { cost: costOf(cardOf(thing)) }) : consequence(scene, complete[0] ?? "")}
			>
				<Unpick picking={picking} />
				{complete.map((each, k) => (
					<WordButton key={each} word={each} scene={scene} picking={picking} go={!sets || k === complete.length - 1} />
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
				then={running(scene) ?? askText(scene)}
			>
				<Unpick picking={picking} />
			</Ask>
		);
	}
	const plain = left.filter((each) => refsOf(each).length === 0);
	const free = left.filter((each) => ["reveal", "companion"].includes(verbOf(each)) && refsOf(each).length);
	const things = left.length - plain.length - free.length;
	return (
		<Ask mine={!locked} small={small} question={askText(scene)} then={hintOf(scene, left, free.length)}>
			{plain.length > 0 &&
				plain.map((each, k) => (
					<WordButton
						key={each}
						word={each}
						scene={scene}
						picking={picking}
						go={
							verbOf(each) === "pay" ||
							(things === 0 &&
								(plain.length === 1 || verbOf(each) === "choose" || (k === 0 && !STOPS.includes(verbOf(each)))))
						}
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
			aria-label={buttonText(scene, word)}
			onClick={() => picking.play(word)}
		>
			{/ x\d/.test(word) ? <Sets word={word} /> : buttonText(scene, word)}
		</button>
	);
}

/** So many sets, and what they give. */
function Sets({ word }: { word: string }): JSX.Element {
	const helper = word.match(/ with (\S+)/)?.[1];
	const reward = marksOf(cardOf(idOf(word)).tiers?.[setsOf(word) - 1]);
	return (
		<>
			{listed([
				t("flamecraft-sets", { count: setsOf(word) }),
				helper ? t("flamecraft-with", { name: nameOf(helper) }) : "",
			])}{" "}
			<Marks marks={reward.length ? reward : [["reputation", 0]]} />
		</>
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
	if (verb === "choose") return eitherText(scene)[Number(ref) - 1] ?? t("flamecraft-ask", { ask: "may" });
	if (STOPS.includes(verb)) return t("flamecraft-skip", { ask: scene.decision?.ask ?? "" });
	if (verb === "coins") return some("coin", Number(ref));
	if (verb === "unlock") return t("flamecraft-unlock", { name: nameOf(ref) });
	if (verb === "cast" || verb === "buy") {
		const sets = word.match(/ x(\d+)/)?.[1];
		const helper = word.match(/ with (\S+)/)?.[1];
		return listed([
			t("flamecraft-verb", { verb }),
			sets ? t("flamecraft-sets", { count: Number(sets) }) : "",
			sets ? sayAll(cardOf(ref).tiers?.[Number(sets) - 1]) || t("flamecraft-then-nothing") : "",
			helper ? t("flamecraft-with", { name: nameOf(helper) }) : "",
		]);
	}
	if (word.startsWith("lay coin")) return t("flamecraft-verb", { verb: "lay-coin" });
	return t("flamecraft-verb", { verb });
}

/** The two ways that are asked for: those of the shop one is at, or of the card whose effect runs now. */
function eitherText(scene: Scene<View>): string[] {
	const here = hereOf(scene.view);
	const found = (here && eitherIn(cardOf(here).text)) || eitherIn(cardOf(runs(scene) ?? "").text) || [];
	return found.map((text) => text.replace(/\s*\([^)]*\)/, "").replace(/[.\s]+$/, "")); // in brackets: what lies on the table
}

function running(scene: Scene<View>): string | null {
	const card = asker(scene);
	return card ? t("flamecraft-running", { name: nameOf(card), text: textOf(card) }) : null;
}

export function waitingLine({ view, people }: Scene<View>): string {
	const names = view.turn.asks.filter((seat) => seat !== view.seat).map((seat) => people[seat]?.name ?? "");
	const name = listed(names) || (people[view.turn.seat]?.name ?? "");
	return t("flamecraft-waiting", { name, ask: names.length > 1 ? "" : (view.turn.asked ?? "") });
}

/** A whole sentence for a word. */
export function wordText(scene: Scene<View>, word: string): string {
	const [verb = "", ref = "", , to = ""] = word.split(" ");
	const { people } = scene;
	const [shop = "", slot = ""] = to.split(".");
	const thing = cardOf(ref).names.fr ? nameOf(ref) : ref;
	const target =
		verb === "gift"
			? (people[Number(to)]?.name ?? "")
			: verb === "fee"
				? feeTo(scene)
				: cardOf(shop).names.fr
					? nameOf(shop)
					: "";
	const good = ["fee", "good", "type", "spend", "less", "coin", "gift"].includes(verb) && !cardOf(ref).names.fr;
	return t("flamecraft-word", {
		verb: word.startsWith("lay coin") ? "lay-coin" : verb === "companion" && !ref ? "companion-plain" : verb,
		thing: good ? (verb === "fee" ? some(ref, 1) : goodName(ref)) : thing,
		target,
		slot,
		number: ref,
	});
}

/** What there is to know before answering: why it is asked, and what the answers mean. */
function hintOf(scene: Scene<View>, left: string[], free: number): string | undefined {
	const { view, decision } = scene;
	const ask = decision?.ask ?? "";
	const here = hereOf(view);
	const parts = [
		running(scene) ??
			t("flamecraft-hint", {
				ask: ask === "visit" && view.finals !== null ? "last-visit" : decision ? askedAs(decision) : ask,
				goods: hinted(scene, left),
				name: ask === "fee" ? feeTo(scene) : "",
				spells: listed((hereShop(view)?.casts ?? []).map(nameOf)),
			}),
	];
	if (ask === "ability" && here) parts.push(t("flamecraft-running", { name: nameOf(here), text: textOf(here) }));
	const mine = view.seat === null ? null : view.players[view.seat]?.companion;
	if (ask === "companion" && mine) parts.push(t("flamecraft-running", { name: nameOf(mine), text: textOf(mine) }));
	if (free && ask !== "companion") parts.push(t("flamecraft-hint-free"));
	return parts.filter(Boolean).join(" ") || undefined;
}
const hereShop = (view: View): Shop | null | undefined =>
	view.town.find(({ shop }) => shop && shop.id === hereOf(view))?.shop;

function hinted({ view }: Scene<View>, left: string[]): string {
	const shop = hereShop(view);
	const price = listed((view.turn.price ?? []).map((count, k) => (count ? some(KINDS[k] ?? "coin", count) : "")));
	if (price) return price;
	const lit = left.filter((word) => verbOf(word) === "fire").map((word) => cardOf(idOf(word)).icon ?? "");
	if (!lit.length) return shop ? givesText(shop) : "";
	return [...new Set(lit)].map((good) => `${goodName(good)} – ${t("flamecraft-short", { good })}`).join(" · ");
}
