// The contents: at the side of a wide page, a line that opens a sheet on a phone.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";

export interface Chapter {
	anchor: string;
	heading: string;
	/** How many rulings it has. */
	count: number;
}
interface Props {
	chapters: Chapter[];
	/** The anchor of the section being read. */
	now: string;
}

export function Contents(props: Props): JSX.Element {
	const { chapters, now } = props;
	const [open, setOpen] = useState(false);
	const nav = useRef<HTMLElement>(null);
	// if the contents are longer than the screen, the section being read stays in sight
	useEffect(() => {
		const list = nav.current;
		const link = list?.querySelector<HTMLElement>("a[aria-current]");
		if (!list || !link?.offsetParent) return;
		const { top, bottom } = link.getBoundingClientRect();
		const room = list.getBoundingClientRect();
		if (top < room.top || bottom > room.bottom) list.scrollTop += top - room.top - room.height / 2;
	}, [now]);
	const at = Math.max(
		0,
		chapters.findIndex(({ anchor }) => anchor === now),
	);
	return (
		<nav class="ru-toc" ref={nav} aria-label={t("rules-contents")}>
			<h2>{t("rules-contents")}</h2>
			<button type="button" class="ru-fold" data-testid="contents" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{t("rules-at", { at: at + 1, of: chapters.length, heading: chapters[at]?.heading ?? "" })}
				<Icon name="next" size="s" />
			</button>
			<List {...props} />
			{open && (
				<Sheet title={t("rules-contents")} onClose={() => setOpen(false)}>
					<div class="ru-toc ru-toc--sheet">
						<List {...props} onGo={() => setOpen(false)} />
					</div>
				</Sheet>
			)}
		</nav>
	);
}

function List({ chapters, now, onGo }: Props & { onGo?: () => void }): JSX.Element {
	return (
		<ol>
			{chapters.map(({ anchor, heading, count }) => (
				<li key={anchor}>
					<a href={`#${anchor}`} aria-current={anchor === now ? "true" : undefined} onClick={onGo}>
						<span>{heading}</span>
						{count > 0 && <small title={t("rules-rulings", { count })}>{count}</small>}
					</a>
				</li>
			))}
		</ol>
	);
}
