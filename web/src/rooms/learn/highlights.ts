// Lights the parts of the board that matter in a step: a style that finds things by ref, and places by test id.
import { useLayoutEffect } from "preact/hooks";
import type { Lesson } from "./lesson-socket";

const GLOW = "outline: 3px solid var(--ring); outline-offset: 3px; border-radius: 12px; animation: var(--ln-lit);";
const DRAWN = "filter: drop-shadow(0 0 5px var(--ring)) drop-shadow(0 0 9px var(--ring));";

const quoted = (text: string): string => JSON.stringify(text);
const selectorsOf = (ref: string): string[] =>
	ref.startsWith("@")
		? [`.ln-shell [data-testid=${quoted(ref.slice(1))}]`]
		: [`.stage [data-ref=${quoted(ref)}]`, `.stage [data-ref$=${quoted(`:${ref}`)}]`];

/** The buttons that say this word: by the word itself, or by what it does. */
const buttonsOf = (word: string): string[] => [
	`.stage [data-word=${quoted(word)}]`,
	...[word.replaceAll(" ", "-"), word.split(" ")[0] ?? word].map(
		(said) => `.stage [data-testid=${quoted(`do-${said}`)}]`,
	),
];

export function useLit({ state, shown }: Lesson): void {
	const refs = [...(state?.lit ?? []), ...((shown && state?.refs) || [])].join(" ");
	const word = (shown && state?.way) || "";
	useLayoutEffect(() => {
		const found = [...(refs ? refs.split(" ").flatMap(selectorsOf) : []), ...(word ? buttonsOf(word) : [])];
		const sheet = new CSSStyleSheet();
		if (found.length)
			sheet.replaceSync(
				`:is(${found.join(",")}) { ${GLOW} } svg :is(${found.join(",")}) { outline: none; animation: none; ${DRAWN} }`,
			);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
		return () => {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
		};
	}, [refs, word]);
}
