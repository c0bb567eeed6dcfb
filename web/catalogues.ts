// The catalogues as the page loads them: without comments, and in two parts. What stands under a group comment that begins
// with `## later` (until the next `##`) is said only some time after a page has opened, and is fetched by itself.
const GROUP = /^##(?!#) *(later\b)?.*$/;

/** The messages of a catalogue that are needed at once, and the rest. */
export function partsOf(catalogue: string): { first: string; later: string } {
	const parts = { first: "", later: "" };
	let part: keyof typeof parts = "first";
	for (const line of catalogue.split("\n")) {
		const group = GROUP.exec(line);
		if (group) part = group[1] ? "later" : "first";
		else if (line && !line.startsWith("#")) parts[part] += `${line}\n`;
	}
	return parts;
}

/** `a.ftl?raw&words` is the first part of a catalogue, and knows how to fetch the rest if there is one. */
export const catalogues = {
	name: "catalogues",
	enforce: "pre" as const,
	transform: {
		filter: { id: /\.ftl\?raw&(words|later)$/ },
		handler(code: string, id: string): string {
			const { first, later } = partsOf(JSON.parse(code.replace(/^export default |;?\s*$/g, "")));
			if (id.endsWith("later")) return `export default ${JSON.stringify(later)};`;
			const file = id.slice(id.lastIndexOf("/") + 1).replace("words", "later");
			return `export default ${JSON.stringify(first)};${later && `\nexport const later = () => import("./${file}");`}`;
		},
	},
};
