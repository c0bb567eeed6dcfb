// "Keep Emberhall on this device": asked once in the hall, on the page and never over it, and always to be found on one's
// own page.
import "./device.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { drop, isComing, isKept, keep, offered, type Progress } from "../../net/keeping";
import { remember, remembered } from "../../state/settings";
import { useStore } from "../../state/store";
import { Drawing, Icon, learnIcons } from "../../ui/icon";
import { t } from "../../ui/locales";
import { emblem } from "../../ui/shapes";
import { hall } from "../frame/tables";
import { forget, note } from "./seen";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

const DECLINED = "emberhall.keep";
type Stage = "none" | "offered" | "coming" | "kept" | "failed";
export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1e6));

export function Keep({ always = false }: { always?: boolean }): JSX.Element | null {
	const [stage, setStage] = useState<Stage>("none");
	const [bytes, setBytes] = useState(0);
	const [progress, setProgress] = useState<Progress>({ done: 0, all: 1 });
	const [declined, decline] = useState(() => remembered<boolean>(DECLINED) ?? false);
	const begin = (): void => {
		setStage("coming");
		keep(setProgress).then(
			() => setStage("kept"),
			() => setStage("failed"),
		);
	};
	useEffect(() => {
		void look().then(({ size, now }) => {
			setBytes(size);
			setStage(now);
			if (now === "coming") begin();
			if (now === "kept") void keep(() => undefined).catch(() => undefined); // what is new comes meanwhile
		});
	}, []);
	useNoted(stage === "kept");
	if (stage === "none") return null;
	if (stage === "kept" && !always) return <span hidden data-testid="keep" data-stage="kept" />;
	if (stage === "kept") return <Kept onDrop={() => void drop().then(() => setStage("offered"))} />;
	if (declined && !always && stage === "offered") return null;
	return (
		<section class="keep" data-testid="keep" data-stage={stage}>
			<Drawing class="keep-icon" svg={emblem()} />
			<div>
				<h2 class="sec">{t("keep-title")}</h2>
				<p>
					{stage === "failed" ? <span role="alert">{t("keep-failed")}</span> : t("keep-what", { mb: megabytes(bytes) })}
				</p>
			</div>
			{stage === "coming" ? (
				<Bar {...progress} />
			) : (
				<div class="keep-acts">
					{!always && (
						<button
							type="button"
							class="btn btn--quiet"
							data-testid="keep-not-now"
							onClick={() => {
								remember(DECLINED, true);
								decline(true);
							}}
						>
							{t("keep-not-now")}
						</button>
					)}
					<button type="button" class="btn btn--go" data-testid="keep-it" onClick={begin}>
						<Icon name="download" /> {t(stage === "failed" ? "keep-again" : "keep-it")}
					</button>
				</div>
			)}
		</section>
	);
}

async function look(): Promise<{ size: number; now: Stage }> {
	try {
		const [size, kept, coming] = await Promise.all([offered().catch(() => 0), isKept(), isComing()]);
		return { size, now: kept ? "kept" : size === 0 ? "none" : coming ? "coming" : "offered" };
	} catch {
		return { size: 0, now: "none" }; // a private window may forbid it
	}
}

/** Leaves one's tables for the hall on this device, each time the server lists them. */
function useNoted(kept: boolean): void {
	const { tables } = useStore(hall);
	useEffect(() => {
		if (kept && tables) note(tables.mine);
	}, [kept, tables]);
}

function Bar({ done, all }: Progress): JSX.Element {
	const said = t("keep-coming", { done: Math.round(done / 1e6), all: megabytes(all) });
	return (
		<div class="keep-bar">
			<progress max={all} value={done} aria-label={said} data-testid="keep-progress" />
			<small>{all > 1 ? said : t("keep-begins")}</small>
		</div>
	);
}

/** A way to the hall on this device, if it is kept, for when the server is away. */
export function KeptHere(): JSX.Element | null {
	const [kept, set] = useState(false);
	useEffect(() => {
		void isKept().then(set, () => undefined);
	}, []);
	return kept ? (
		<a class="btn btn--s" href="/device/" data-testid="keep-open">
			{t("keep-open")}
		</a>
	) : null;
}

/** Where it is kept: says so on one's own page. */
function Kept({ onDrop }: { onDrop(): void }): JSX.Element {
	return (
		<section class="keep" data-testid="keep" data-stage="kept">
			<Drawing class="keep-icon" svg={emblem()} />
			<div>
				<h2 class="sec">{t("keep-done")}</h2>
				<p>{t("keep-done-what")}</p>
			</div>
			<div class="keep-acts">
				<button
					type="button"
					class="btn btn--quiet"
					data-testid="keep-drop"
					onClick={() => {
						forget();
						onDrop();
					}}
				>
					{t("keep-drop")}
				</button>
				<a class="btn btn--go" href="/device/" data-testid="keep-open">
					{t("keep-open")}
				</a>
			</div>
		</section>
	);
}
