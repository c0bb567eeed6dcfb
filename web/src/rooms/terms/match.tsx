// A game with anybody: for each title the usual paces, one click each, and where somebody waits.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { tables as tablesApi } from "../../net/tables";
import { asMe } from "../../person/me";
import type { TableInfo, TitleInfo } from "../../protocol";
import { go } from "../../state/route";
import { titleName } from "../../table/people";
import { capital } from "../../ui/capital";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { useHall } from "../frame/tables";
import { clockLabel } from "./agreed";

const PACES = ["none", "move 60", "game 900+10", "days 1"];
/** Seconds before bots take the free seats; the host of the table may change it. */
const FILL = 60;

export function MatchSheet({ titles, onClose }: { titles: TitleInfo[]; onClose(): void }): JSX.Element {
	const [wrong, setWrong] = useState("");
	const { tables } = useHall();
	const match = async (title: string, clock: string) => {
		try {
			go((await asMe(() => tablesApi.match({ title, clock, fill: FILL }))).id);
		} catch (failure) {
			setWrong(failureText(failure));
		}
	};
	return (
		<Sheet title={t("match")} onClose={onClose}>
			<p>{t("match-hint", { seconds: FILL })}</p>
			<div class="matches">
				{titles.map(({ name }) => (
					<section key={name} data-title={name}>
						<h3 class="display">{titleName(name)}</h3>
						<div class="paces">
							{PACES.map((clock) => {
								const waiting = waitingFor(tables?.open ?? [], name, clock);
								return (
									<button
										type="button"
										key={clock}
										class="btn btn--quiet"
										data-testid={`match-${name}-${clock.split(" ")[0]}`}
										onClick={() => void match(name, clock)}
									>
										{capital(clockLabel(clock))}
										{waiting > 0 && (
											<small>
												<Icon name="person" size="s" /> {t("match-waiting", { count: waiting })}
											</small>
										)}
									</button>
								);
							})}
						</div>
					</section>
				))}
			</div>
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
		</Sheet>
	);
}

/** How many people sit at open tables with this clock. */
const waitingFor = (open: TableInfo[], title: string, clock: string): number =>
	open
		.filter((table) => table.title === title && table.terms?.clock === clock && table.you === null)
		.flatMap(({ chairs }) => chairs)
		.filter(({ kind, here }) => kind === "person" && (here || clock.startsWith("days"))).length;
