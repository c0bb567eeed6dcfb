// A page with only one sentence: while a table opens, and where there is none.
import "./nothing.css";
import type { JSX } from "preact";
import { go } from "../state/route";
import { Dragon } from "./dragons";
import { t } from "./locales";
import { Brand } from "./tools";

/** An empty place offers the one thing that helps, next to a sleeping dragon. */
export function Nothing({ text, waiting = false }: { text: string; waiting?: boolean }): JSX.Element {
	return (
		<div class="nothing">
			<header>
				<Brand />
			</header>
			<main class="sentence">
				<Dragon type="potion" pose="bust" mood={waiting ? "calm" : "asleep"} />
				<h1 class="display">{text}</h1>
				{!waiting && (
					<button type="button" class="btn btn--go" onClick={() => go(null)}>
						{t("to-the-hall")}
					</button>
				)}
			</main>
		</div>
	);
}
