// The rules of one title: contents, search, the sections with their rulings, the cards; printable.

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { rulebooks } from "../../net/rulebooks";
import type { Rulebook } from "../../protocol";
import { here } from "../../state/address";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { titleName } from "../../table/people";
import type { RulesPart as Part } from "../../table/title";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { placeOf, showPlace } from "./anchors";
import { type Chapter, Contents } from "./contents";
import { fold } from "./fold";
import { Glossary } from "./glossary";
import { partOf } from "./part";
import { Search } from "./search";
import { Section } from "./section";

interface Loaded {
	book: Rulebook | null;
	part: Part | null;
}

export function Book({ title }: { title: string }): JSX.Element {
	const { lang } = useStore(settings);
	const [loaded, setLoaded] = useState<Loaded | null>(null);
	const [text, setText] = useState("");
	useEffect(() => {
		let left = false;
		const read = Promise.all([rulebooks.rules(title, lang).catch(() => null), partOf(title)]);
		void read.then(([book, part]) => left || setLoaded({ book, part }));
		return () => {
			left = true;
		};
	}, [title, lang]);
	useEffect(() => {
		document.title = `${t("rules-of", { title: titleName(title) })} · ${t("brand")}`;
	}, [title, lang]);
	const families = useMemo(() => loaded?.part?.glossary?.() ?? [], [loaded]);
	const book = loaded?.book ?? null;
	const now = useReading(book);
	useDeepLinks(book);
	usePrinting();
	if (!loaded) return <span class="skel" style="height:60vh" />;
	if (!book) return <p class="ru-none">{t("rules-none")}</p>;
	const wanted = fold(text.trim());
	const chapters: Chapter[] = book.sections.map(({ anchor, heading, rulings }) => ({
		anchor,
		heading,
		count: rulings.length,
	}));
	if (families.length) chapters.push({ anchor: "glossary", heading: t("rules-cards"), count: 0 });
	const rulings = book.sections.reduce((sum, section) => sum + section.rulings.length, 0);
	return (
		<div data-title={title} data-testid="rulebook">
			<header class="ru-head">
				<div>
					<h1 class="display">{titleName(title)}</h1>
					<p>{t("rules-sub", { rulings })}</p>
				</div>
				<Search text={text} onText={setText} within={loaded} />
				<button type="button" class="btn btn--quiet" onClick={() => print()}>
					<Icon name="print" /> {t("rules-print")}
				</button>
			</header>
			<div class="ru-grid">
				<Contents chapters={chapters} now={now} />
				<div class="ru-text">
					{book.sections.map((section, k) => (
						<Section
							key={section.anchor}
							section={section}
							number={k + 1}
							examples={book.examples}
							part={loaded.part}
							wanted={wanted}
							title={title}
							before={book.sections[k - 1]}
							after={book.sections[k + 1]}
						/>
					))}
					{families.length > 0 && <Glossary families={families} wanted={wanted} />}
				</div>
			</div>
		</div>
	);
}

/** The section at the top of the visible part. */
function useReading(book: Rulebook | null): string {
	const [now, setNow] = useState(book?.sections[0]?.anchor ?? "");
	useEffect(() => {
		if (!book) return;
		const sections = () => [...document.querySelectorAll<HTMLElement>("[data-section]")];
		const look = () => {
			const line = innerHeight * 0.35;
			const read = sections().findLast((each) => each.getBoundingClientRect().top < line) ?? sections()[0];
			setNow(read?.dataset.section ?? "");
		};
		look();
		addEventListener("scroll", look, { passive: true });
		return () => removeEventListener("scroll", look);
	}, [book]);
	return now;
}

/** `#winner`, `#DU-34`, `#why-not-held`, `#card-S06`: goes to the place in the address, now and when it changes. */
function useDeepLinks(book: Rulebook | null): void {
	useEffect(() => {
		if (!book) return;
		const go = () => {
			const place = placeOf(book, decodeURIComponent(here().hash.slice(1)));
			if (place) showPlace(place);
		};
		go();
		// content above it may still grow
		const again = setTimeout(go, 250);
		addEventListener("hashchange", go);
		return () => {
			clearTimeout(again);
			removeEventListener("hashchange", go);
		};
	}, [book]);
}

/** Prints folded parts as well, except for lists of tests and cards that nobody opened. */
function usePrinting(): void {
	useEffect(() => {
		let opened: HTMLDetailsElement[] = [];
		const before = () => {
			opened = [...document.querySelectorAll<HTMLDetailsElement>(".ru-rul > details:not([open])")];
			for (const each of opened) each.open = true;
		};
		const after = () => {
			for (const each of opened) each.open = false;
		};
		addEventListener("beforeprint", before);
		addEventListener("afterprint", after);
		return () => {
			removeEventListener("beforeprint", before);
			removeEventListener("afterprint", after);
		};
	}, []);
}
