// A line of the rules: bold and stressed words, links to sections, rulings as small links, and search matches marked.
import type { ComponentChild, JSX } from "preact";
import { spaced } from "../../ui/locales";
import { found, holds } from "./fold";

/** **bold**, *stressed*, [text](#anchor), {DU-33} */
const PARTS = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(#([^)]+)\)|\s*\{([^}]+)\}/g;

export interface WordsProps {
	text: string;
	/** The search text, folded; empty if there is none. */
	wanted: string;
}
export function Words({ text, wanted: asked }: WordsProps): JSX.Element {
	const parts: ComponentChild[] = [];
	const line = typeset(text);
	const wanted = holds(line.replaceAll("*", ""), asked) ? asked : "";
	let at = 0;
	for (const match of line.matchAll(PARTS)) {
		const [whole, bold, stressed, label, anchor, ruling] = match;
		parts.push(marked(line.slice(at, match.index), wanted));
		if (bold) parts.push(<b>{marked(bold, wanted)}</b>);
		else if (stressed) parts.push(<em>{marked(stressed, wanted)}</em>);
		else if (anchor) parts.push(<a href={`#${anchor}`}>{marked(label ?? "", wanted)}</a>);
		else parts.push(<Cited ruling={ruling ?? ""} />);
		at = match.index + whole.length;
	}
	parts.push(marked(line.slice(at), wanted));
	return <>{parts}</>;
}

const Cited = ({ ruling }: { ruling: string }): JSX.Element => (
	<sup>
		{"\u00a0"}
		<a href={`#${ruling}`}>{ruling}</a>
	</sup>
);

function marked(text: string, wanted: string): ComponentChild {
	const places = found(text, wanted);
	if (!places.length) return text;
	const parts: ComponentChild[] = [];
	let at = 0;
	for (const [from, to] of places) {
		parts.push(text.slice(at, from), <mark>{text.slice(from, to)}</mark>);
		at = to;
	}
	return [...parts, text.slice(at)];
}

/** Keeps punctuation with its word where the language wants that. */
const typeset = (text: string): string => spaced(text);
