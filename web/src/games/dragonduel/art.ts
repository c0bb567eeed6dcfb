// Pictures on the cards: one flat emblem per kind of creature or magic; its colour is the element's, given as --c.
import type { Card } from "./cards";

const K = 'stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"';
const DARK = 'fill="#2B1E2E"';
const GLEAM = 'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3.5" stroke-linecap="round"';

const PICTURES: Record<string, string> = {
	storm: `<path d="M62 24 92 6c0 12-6 20-18 25Z" fill="#F4EAD9" ${K}/><path d="M6 45c2-7 9-10 17-12 6-8 14-12 24-13L56 3c5 5 7 11 5 18 13 4 22 13 26 26l9-1-6 9 7 5-8 5 3 9H52c3-6 2-12-2-16-8 3-18 4-28 2l4-5-12-1c-5-2-8-5-8-9Z" fill="var(--c)" ${K}/><path d="M36 38c5-4 10-5 15-4-2 6-8 8-15 4Z" fill="#FFE9B0" ${K}/><circle cx="44" cy="37" r="2" fill="#2B1E2E"/><path d="M15 53c10 1 20-1 28-6M14 42h.5M62 40c6 3 10 8 12 14M62 54c3 3 5 8 5 13" fill="none" ${K}/><path d="M20 4 10 18h7l-4 10 14-15h-7l4-9Z" fill="#FFC94A" ${K}/>`,
	skeleton: `<path d="M50 10c15 0 24 9 24 23 0 8-4 13-9 16v9H35v-9c-5-3-9-8-9-16 0-14 9-23 24-23Z" fill="#F4EAD9" ${K}/><path d="M41 58v6M50 58v6M59 58v6" ${K}/><ellipse cx="41" cy="36" rx="6" ry="7" fill="#2B1E2E"/><ellipse cx="59" cy="36" rx="6" ry="7" fill="#2B1E2E"/><circle cx="42" cy="36" r="2" fill="var(--c)"/><circle cx="60" cy="36" r="2" fill="var(--c)"/><path d="M50 44v5" ${K}/><path d="M18 70 84 14l4-8-9 3L14 65Z" fill="#C9D3E2" ${K}/><path d="M22 54l10 12M16 74l8-7" ${K}/>`,
	slime: `<path d="M14 68c-4-10 0-18 8-20 0-18 14-32 28-32s28 14 28 32c8 2 12 10 8 20Z" fill="var(--c)" ${K}/><path d="M32 32c3-5 7-8 12-9" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/><circle cx="41" cy="48" r="5" fill="#2B1E2E"/><circle cx="59" cy="48" r="5" fill="#2B1E2E"/><circle cx="42.5" cy="46" r="1.7" fill="#fff"/><circle cx="60.5" cy="46" r="1.7" fill="#fff"/><path d="M44 58c4 3 8 3 12 0" fill="none" ${K}/><path d="M50 16c-2-6 3-8 1-13 6 3 8 8 5 13Z" fill="#FFC94A" ${K}/>`,
	golem: `<path d="M34 12h32l6 16-6 14H34l-6-14Z" fill="var(--c)" ${K}/><path d="M20 42h60l8 12-8 18H64V60H36v12H20l-8-18Z" fill="var(--c)" ${K}/><path d="M41 27h7M53 27h7" stroke="#FFE3A3" stroke-width="5" stroke-linecap="round"/><path d="M44 48l6 6 8-6M28 52l5 6" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round"/><path d="M50 12c-8-2-12-6-12-9 8-2 12 2 12 9Zm0 0c2-8 8-10 14-8 0 6-6 9-14 8Z" fill="#6FB26C" ${K}/>`,
	owl: `<path d="M6 26c12 2 18 6 22 12C30 22 38 14 50 14s20 8 22 24c4-6 10-10 22-12-2 16-10 26-22 28-2 12-10 18-22 18s-20-6-22-18C16 52 8 42 6 26Z" fill="var(--c)" ${K}/><circle cx="41" cy="36" r="9" fill="#fff" ${K}/><circle cx="59" cy="36" r="9" fill="#fff" ${K}/><circle cx="42" cy="37" r="4" fill="#2B1E2E"/><circle cx="58" cy="37" r="4" fill="#2B1E2E"/><path d="M46 46h8l-4 7Z" fill="#FFC94A" ${K}/><path d="M42 60c5 3 11 3 16 0" fill="none" ${K}/>`,
	wisp: `<path d="M50 6c4 12 24 18 24 40 0 16-11 26-24 26S26 62 26 46c0-10 5-16 10-21 1 6 4 9 8 10-4-12-1-22 6-29Z" fill="var(--c)" ${K}/><path d="M50 34c2 8 12 11 12 21 0 8-6 12-12 12s-12-4-12-12c0-5 2-8 5-10 1 3 2 4 4 5-2-7-1-12 3-16Z" fill="#FFF3C9"/><circle cx="45" cy="56" r="2.6" fill="#2B1E2E"/><circle cx="55" cy="56" r="2.6" fill="#2B1E2E"/>`,
	beetle: `<path d="M50 20c20 0 30 16 30 30S68 72 50 72 20 64 20 50s10-30 30-30Z" fill="var(--c)" ${K}/><path d="M50 30v42M50 30c-12 2-20 8-24 16M50 30c12 2 20 8 24 16" fill="none" ${K}/><path d="M38 20c2-8 22-8 24 0M44 14c-4-2-6-6-6-10M56 14c4-2 6-6 6-10M22 42 10 36M20 54 8 56M24 64l-10 8M78 42l12-6M80 54l12 2M76 64l10 8" fill="none" ${K}/><circle cx="38" cy="54" r="4" fill="#fff" fill-opacity=".5"/><circle cx="62" cy="54" r="4" fill="#fff" fill-opacity=".5"/>`,
	knight: `<path d="M30 14c6-8 34-8 40 0v28c0 16-10 26-20 30-10-4-20-14-20-30Z" fill="#C9D3E2" ${K}/><path d="M34 32h32v8l-12 3v18l-4 6-4-6V43l-12-3Z" fill="#2B1E2E"/><circle cx="42" cy="36" r="2.4" fill="var(--c)"/><circle cx="58" cy="36" r="2.4" fill="var(--c)"/><path d="M50 10C54-2 70-2 76 8c-8-2-12 2-14 8Z" fill="var(--c)" ${K}/>`,
	bolt: `<circle cx="50" cy="40" r="30" fill="var(--c)" fill-opacity=".35"/><path d="M58 4 26 46h20l-8 30 38-46H54Z" fill="var(--c)" ${K}/><path d="M14 24l8 3M12 48l9-2M84 20l-7 5M88 50l-9-2" ${K}/>`,
	ward: `<path d="M50 6c12 8 22 10 32 10 0 30-8 48-32 60C26 64 18 46 18 16c10 0 20-2 32-10Z" fill="var(--c)" ${K}/><path d="M50 20v42M32 34h36" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`,
	tide: `<path d="M6 56c10-30 30-46 56-44 14 1 22 10 22 20s-8 16-16 14c-6-1-9-6-8-11-10 4-12 18-2 25 8 6 20 6 34 0v14H6Z" fill="var(--c)" ${K}/><path d="M18 60c6 4 12 4 18 0M44 66c6 4 12 4 18 0" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`,
	wolf: `<path d="M18 8 38 22h24L82 8l4 30-14 14-10 20H38L28 52 14 38Z" fill="var(--c)" ${K}/><path d="M38 72 42 52h16l4 20-12 5Z" fill="#F4EAD9" ${K}/><path d="M45 60h10l-5 6Z" ${DARK}/><path d="M30 38l12 4-9 4ZM70 38l-12 4 9 4Z" fill="#FFE9B0" ${K}/><path d="M24 16l8 9M76 16l-8 9" ${GLEAM}/>`,
	serpent: `<path d="M20 74c-8-14 6-22 20-22 12 0 18-4 18-10s-8-8-16-6c-10 3-20-3-18-14C26 10 40 4 56 6c22 3 34 18 32 38-2 18-16 31-34 31Z" fill="var(--c)" ${K}/><circle cx="42" cy="20" r="4.5" fill="#FFE9B0" ${K}/><circle cx="42" cy="20" r="1.8" ${DARK}/><path d="M24 24 8 20m16 4L9 30" ${K}/><path d="M62 18c8 5 12 13 10 23M52 64c6 0 11-2 14-5" ${GLEAM}/>`,
	hat: `<path d="M50 2 72 44H28Z" fill="var(--c)" ${K}/><path d="M14 50c16-10 56-10 72 0-14 8-58 8-72 0Z" fill="var(--c)" ${K}/><path d="M30 53c0 14 8 24 20 24s20-10 20-24c-12 3-28 3-40 0Z" fill="#F4D9BE" ${K}/><circle cx="42" cy="61" r="2.5" ${DARK}/><circle cx="58" cy="61" r="2.5" ${DARK}/><path d="M40 70c6 8 14 8 20 0-6-3-14-3-20 0Z" fill="#F4EAD9" ${K}/><path d="M52 18l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1Z" fill="#FFC94A" ${K}/>`,
	demon: `<path d="M26 26C14 22 10 12 14 2c6 8 14 10 22 10M74 26C86 22 90 12 86 2c-6 8-14 10-22 10" fill="#F4EAD9" ${K}/><path d="M50 10c18 0 28 12 28 28S66 76 50 76 22 54 22 38s10-28 28-28Z" fill="var(--c)" ${K}/><path d="M32 34l14 6-12 5ZM68 34l-14 6 12 5Z" fill="#FFC94A" ${K}/><path d="M36 58c8 6 20 6 28 0l-4 9-5-5-5 6-5-6-5 5Z" fill="#F4EAD9" ${K}/>`,
	plant: `<path d="M50 76V40" fill="none" stroke="#2B1E2E" stroke-width="5"/><path d="M50 56C36 58 22 50 18 34c18-2 30 6 32 22ZM50 62c14 2 28-6 32-22-18-2-30 6-32 22Z" fill="#6FB26C" ${K}/><path d="M50 4c6 8 6 14 2 20 8-4 16-2 20 4-6 8-14 10-22 8-8 2-16 0-22-8 4-6 12-8 20-4-4-6-4-12 2-20Z" fill="var(--c)" ${K}/><circle cx="50" cy="29" r="5" fill="#FFE3A3" ${K}/>`,
	wings: `<path d="M46 40C30 18 16 12 4 14c2 10 6 15 12 18-6 0-8 1-10 2 4 9 10 13 18 14-4 2-6 3-7 5 9 6 19 6 29 1ZM54 40c16-22 30-28 42-26-2 10-6 15-12 18 6 0 8 1 10 2-4 9-10 13-18 14 4 2 6 3 7 5-9 6-19 6-29 1Z" fill="#FFFAF0" ${K}/><path d="M40 38h20l8 38H32Z" fill="var(--c)" ${K}/><circle cx="50" cy="28" r="11" fill="#F4D9BE" ${K}/><ellipse cx="50" cy="9" rx="13" ry="4" fill="none" stroke="#FFC94A" stroke-width="4"/><path d="M45 30c3 3 7 3 10 0" fill="none" ${K}/>`,
	fin: `<path d="M62 44c18 6 26 0 34-10 0 16-4 34-22 34 6 4 8 6 8 10-16 2-26-6-30-16Z" fill="var(--c)" ${K}/><path d="M30 14c8-10 30-10 38 2 6 10 2 24-4 32-8 12-26 14-36 4C16 40 20 24 30 14Z" fill="var(--c)" ${K}/><path d="M40 8c2-6 8-8 14-6-2 6 0 8 6 10" fill="#6FD0C4" ${K}/><circle cx="38" cy="30" r="4.5" fill="#fff" ${K}/><circle cx="37" cy="30" r="2" ${DARK}/><path d="M30 42c6 4 12 4 16 0M58 26c4 5 4 12 1 17M66 24c3 5 3 10 1 15" fill="none" ${K}/>`,
	goblin: `<path d="M28 34 2 22c2 16 12 26 28 28ZM72 34l26-12c-2 16-12 26-28 28Z" fill="var(--c)" ${K}/><path d="M50 10c16 0 25 12 25 28S64 74 50 74 25 54 25 38s9-28 25-28Z" fill="var(--c)" ${K}/><path d="M34 32l12 5-11 5ZM66 32l-12 5 11 5Z" fill="#FFE9B0" ${K}/><path d="M50 40l-5 12h10Z" fill="none" ${K}/><path d="M36 60c8 5 20 5 28 0M42 62l2 6 3-5M58 62l-2 6-3-5" fill="#fff" ${K}/>`,
	book: `<path d="M50 20C40 10 24 8 10 12v52c14-4 30-2 40 8 10-10 26-12 40-8V12c-14-4-30-2-40 8Z" fill="#FFFAF0" ${K}/><path d="M50 20v52" ${K}/><path d="M20 26c8-1 14 0 20 4M20 38c8-1 14 0 20 4M80 26c-8-1-14 0-20 4M80 38c-8-1-14 0-20 4" fill="none" stroke="var(--c)" stroke-width="4" stroke-linecap="round"/>`,
	swirl: `<path d="M12 56c16 8 60 10 70-8 8-16-10-30-26-26-14 3-18 18-6 22 8 3 14-4 10-9" fill="none" stroke="#2B1E2E" stroke-width="13" stroke-linecap="round"/><path d="M12 56c16 8 60 10 70-8 8-16-10-30-26-26-14 3-18 18-6 22 8 3 14-4 10-9" fill="none" stroke="var(--c)" stroke-width="8" stroke-linecap="round"/><path d="M20 34l12-4M16 22l18-6M70 70l14-4" ${K}/>`,
	grave: `<path d="M26 72V32c0-34 48-34 48 0v40Z" fill="#C9C3D2" ${K}/><path d="M10 74c10-8 70-8 80 0Z" fill="var(--c)" ${K}/><path d="M50 22v26M40 32h20" stroke="#2B1E2E" stroke-width="5" stroke-linecap="round"/><path d="M34 60c4-8 8-2 6 6M62 62c6-8 8-2 4 6" fill="none" stroke="var(--c)" stroke-width="4" stroke-linecap="round"/>`,
	spark: `<circle cx="50" cy="40" r="32" fill="var(--c)" fill-opacity=".3"/><path d="M50 4l9 25 27 1-21 17 7 27-22-15-22 15 7-27L14 30l27-1Z" fill="var(--spark)" ${K}/><path d="M53 26 42 44h8l-3 14 14-18h-9Z" fill="#fff" ${K}/>`,
	spire: `<path d="M28 74V30l-6-6V8h10v7h8V8h20v7h8V8h10v16l-6 6v44Z" fill="var(--c)" ${K}/><path d="M43 74V60c0-9 14-9 14 0v14Z" ${DARK}/><path d="M36 32h8M52 32h12M40 44h10M58 44h6" ${GLEAM}/>`,
	fist: `<path d="M24 36c0-8 10-9 12-2V18c0-9 12-9 12 0v-4c0-9 12-9 12 0v6c0-8 11-8 11 0v8c0-7 10-7 10 0v22c0 14-10 26-26 26-18 0-31-14-31-40Z" fill="var(--c)" ${K}/><path d="M48 18v16M60 20v16M71 28v12M36 34c0 8 4 12 12 12" fill="none" ${K}/><path d="M10 20l8 6M8 44h9M90 12l-7 6" ${K}/>`,
	hive: `<path d="M50 8c20 0 32 16 32 34S70 74 50 74 18 60 18 42 30 8 50 8Z" fill="var(--c)" ${K}/><path d="M24 26h52M19 42h62M24 58h52" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4"/><circle cx="50" cy="48" r="9" ${DARK}/><path d="M80 14c4-8 12-6 10 0 5 0 5 8-2 8-4 0-7-3-8-8Z" fill="#FFE3A3" ${K}/>`,
};

const BY_TRAIT: Record<string, string> = {
	dragon: "storm",
	serpent: "serpent",
	lizard: "serpent",
	angel: "wings",
	beast: "wolf",
	bird: "owl",
	cleric: "wings",
	construct: "golem",
	demon: "demon",
	druid: "plant",
	giant: "golem",
	goblin: "goblin",
	insect: "beetle",
	merfolk: "fin",
	plant: "plant",
	skeleton: "skeleton",
	slime: "slime",
	spirit: "wisp",
	vampire: "demon",
	warrior: "knight",
	wizard: "hat",
	zombie: "skeleton",
};
const BY_OP: Record<string, string> = {
	counter: "ward",
	ward: "ward",
	dmg: "bolt",
	fight: "fist",
	destroy: "bolt",
	hand: "tide",
	exhaust: "tide",
	remove: "wisp",
	revive: "grave",
	token: "hive",
	tower_add: "spire",
	ramp: "spark",
	sready: "spark",
	ready: "swirl",
	grant: "swirl",
	str: "fist",
	discard: "grave",
	dig: "book",
	draw: "book",
};

function pictureOf({ kind, traits, ops }: Card): string {
	const names = kind === "magic" ? ops.map((op) => BY_OP[op]) : traits.map((trait) => BY_TRAIT[trait]);
	return names.find((name) => name !== undefined) ?? (kind === "magic" ? "bolt" : "wisp");
}

/** Cards with an odd number look the other way. */
export function pictureArt(card: Card): string {
	const turned = Number(card.card.slice(-1)) % 2 ? ' transform="matrix(-1 0 0 1 100 0)"' : "";
	return `<svg viewBox="0 0 100 80" aria-hidden="true"><g${turned}>${PICTURES[pictureOf(card)]}</g></svg>`;
}
