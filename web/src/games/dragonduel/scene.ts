// Its picture in the hall, as SVG text.
import { put, sceneOf } from "../scene-frame";

/** A storm dragon; its colour is the element's, given as --c. */
const storm = (): string =>
	`<svg viewBox="0 0 100 80" aria-hidden="true"><path d="M62 24 92 6c0 12-6 20-18 25Z" fill="#F4EAD9" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 45c2-7 9-10 17-12 6-8 14-12 24-13L56 3c5 5 7 11 5 18 13 4 22 13 26 26l9-1-6 9 7 5-8 5 3 9H52c3-6 2-12-2-16-8 3-18 4-28 2l4-5-12-1c-5-2-8-5-8-9Z" fill="var(--c)" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M36 38c5-4 10-5 15-4-2 6-8 8-15 4Z" fill="#FFE9B0" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="44" cy="37" r="2" fill="#2B1E2E"/><path d="M15 53c10 1 20-1 28-6M14 42h.5M62 40c6 3 10 8 12 14M62 54c3 3 5 8 5 13" fill="none" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M20 4 10 18h7l-4 10 14-15h-7l4-9Z" fill="#FFC94A" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/></svg>`;

export default sceneOf(
	`<rect width="260" height="142" fill="#3B1628"/><circle cx="168" cy="74" r="92" fill="#5C2035"/><circle cx="168" cy="74" r="62" fill="#84303B"/><circle cx="168" cy="74" r="36" fill="#B5483F"/><path d="M0 142V112l30-12 40 16 50-22 60 24 80-20v44Z" fill="#240C19"/><path d="M34 142V46h-6V26h9v9h8v-9h10v9h8v-9h9v20h-6v96Z" fill="#1A0913" stroke="#6C2A3B" stroke-width="2"/><path d="M46 70v12M54 70v12" stroke="#FFC94A" stroke-width="4" stroke-linecap="round"/><g class="fire">${put(storm(), 104, 12, 148, 118)}</g>`,
);
