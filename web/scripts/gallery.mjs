// Every drawing on one sheet, made from the modules the page uses: build/gallery.html. `make gallery` also takes its
// picture. Under each drawing stands what it must show without the words.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const web = new URL("..", import.meta.url);
const out = new URL("../build/", web);
const vite = await createServer({
	root: web.pathname,
	server: { middlewareMode: true },
	appType: "custom",
	logLevel: "error",
	optimizeDeps: { noDiscovery: true },
});
const games = new URL("src/games/", web);
const titles = readdirSync(games).filter((name) => existsSync(new URL(`${name}/art/gallery.ts`, games)));

const sections = [];
for (const title of titles) {
	const { cards } = JSON.parse(readFileSync(new URL(`${title}/cards.json`, games), "utf8"));
	const { gallery } = await vite.ssrLoadModule(`/src/games/${title}/art/gallery.ts`);
	sections.push(...gallery(cards));
}

const figure = ([svg, name, id, kind]) =>
	`<figure class="${kind}"><div>${svg}</div><figcaption>${name}<small>${id}</small></figcaption></figure>`;
const small = sections.flatMap(([, drawings]) => drawings.map(([svg]) => `<i>${svg}</i>`));
const style = `
	body { margin: 0; padding: 24px; background: #E6D8D0; color: #2B1E2E; font: 14px/1.2 system-ui, sans-serif; }
	section { display: grid; grid-template-columns: repeat(auto-fill, 150px); gap: 12px; }
	figure { margin: 0; padding: 6px; border-radius: 10px; background: #FFFCF5; }
	figure div { height: 98px; border-radius: 6px; overflow: hidden; } figure:not(.wide) div { height: 126px; }
	svg { display: block; width: 100%; height: 100%; }
	figcaption { display: flex; justify-content: space-between; gap: 6px; padding: 6px 3px 2px; font-weight: 600; }
	.sun div { background: #FFE7A8; } .moon div { background: #CFC4EC; } .green div { background: #CDE9D2; } .blue div { background: #BFE0E5; }
	.small { display: flex; flex-wrap: wrap; gap: 6px; } .small i { width: 72px; height: 48px; overflow: hidden; border-radius: 5px; background: #FFFCF5; }`;
const page = `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>${style}</style>
${sections.map(([title, drawings]) => `<h2>${title}</h2><section>${drawings.map(figure).join("")}</section>`).join("\n")}
<h2>All of them, small</h2><div class="small">${small.join("")}</div>`;

mkdirSync(out, { recursive: true });
writeFileSync(new URL("gallery.html", out), page);
console.log(`build/gallery.html: ${small.length} drawings`);
await vite.close();
