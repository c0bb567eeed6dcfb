// The addresses of a game for a stream and for another site's page.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { linkTo } from "../../state/address";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { addressOf, PARTS, type Part } from "./wish";

export function ForStream({ id, behind }: { id: string; behind: number }): JSX.Element {
	const [parts, setParts] = useState<Part[]>(["seats", "last"]);
	const turn = (part: Part) => setParts(PARTS.filter((each) => (each === part) !== parts.includes(each)));
	const frame = `<iframe src="${linkTo(`/embed/${id}`)}" width="760" height="640"></iframe>`;
	return (
		<section class="wa-stream" aria-labelledby="wa-stream">
			<h2 class="sec" id="wa-stream">
				{t("watch-stream")}
			</h2>
			<p>{t("watch-stream-what")}</p>
			<div class="wa-parts" role="group" aria-label={t("watch-parts")}>
				{PARTS.map((part) => (
					<button
						type="button"
						class="filter"
						key={part}
						aria-pressed={parts.includes(part)}
						onClick={() => turn(part)}
					>
						{t(`watch-part-${part}`)}
					</button>
				))}
			</div>
			<Copied label={t("watch-stream-link")} text={linkTo(addressOf(id, { behind, mode: "stream", parts }))} />
			<p>{t("watch-embed-what")}</p>
			<Copied label={t("watch-embed")} text={frame} />
		</section>
	);
}

function Copied({ label, text }: { label: string; text: string }): JSX.Element {
	const [done, setDone] = useState(false);
	const copy = async () => {
		await navigator.clipboard?.writeText(text).catch(() => undefined); // it can still be selected
		setDone(true);
		setTimeout(() => setDone(false), 2500);
	};
	return (
		<div class="wa-copy">
			<input readOnly value={text} aria-label={label} onFocus={({ currentTarget }) => currentTarget.select()} />
			<button type="button" class="btn btn--s" onClick={() => void copy()}>
				<Icon name={done ? "check" : "link"} size="s" /> {t(done ? "watch-copied" : "watch-copy")}
			</button>
		</div>
	);
}
