// A game with anybody: for each title the usual paces, one click each, and where somebody waits.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../../net/api";
import { tables as tablesApi } from "../../net/tables";
import { asMe } from "../../person/me";
import type { TableInfo, TitleInfo } from "../../protocol";
import { go } from "../../state/route";
import { titleName } from "../../table/people";
import { capital } from "../../ui/capital";
import { Face } from "../../ui/dragons";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { useHall } from "../frame/tables";
import { clockLabel } from "./agreed";

const PACES = ["none", "move 60", "game 900+10", "days 1"];
/** Seconds before bots take the free seats; the host of the table may change it. */
const FILL = 60;
const LISTED = 6;

export function MatchSheet({ titles, onClose }: { titles: TitleInfo[]; onClose(): void }): JSX.Element {
	const [wrong, setWrong] = useState("");
	const { tables } = useHall();
	const attempt = async (find: () => Promise<TableInfo>) => {
		try {
			go((await asMe(find)).id);
		} catch (failure) {
			setWrong(failureText(failure));
		}
	};
	const match = (title: string, clock: string) => attempt(() => tablesApi.match({ title, clock, fill: FILL }));
	return (
		<Sheet title={t("match")} onClose={onClose}>
			<p>{t("match-hint", { seconds: FILL })}</p>
			<Waiting open={tables?.open ?? []} onPlay={(id, seat) => void attempt(() => api.sit(id, seat))} />
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

/** Who waits for what: a person with a game and its pace, and one press to play them. */
function Waiting({ open, onPlay }: { open: TableInfo[]; onPlay(table: string, seat: number): void }): JSX.Element {
	const waiting = open.flatMap((table) => waitingAt(table).map((chair) => ({ table, chair })));
	return (
		<section class="match-waiting" aria-labelledby="match-waiting">
			<h3 class="display" id="match-waiting">
				{t("match-who-waits")}
			</h3>
			{waiting.length === 0 && <p class="quiet">{t("match-nobody-waits")}</p>}
			<ul data-testid="match-waiting">
				{waiting.slice(0, LISTED).map(({ table, chair }) => (
					<li key={`${table.id} ${chair.seat}`}>
						<Face seat={chair.seat} face={chair.face} width={32} />
						<span>
							<b>{chair.name}</b>
							<small>
								{t("match-waits-for", {
									title: titleName(table.title),
									clock: clockLabel(table.terms?.clock ?? "none"),
								})}
							</small>
						</span>
						<button type="button" class="btn btn--s btn--go" onClick={() => onPlay(table.id, freeAt(table))}>
							{t("match-play", { name: chair.name ?? "" })}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The people who sit at an open table and wait: where a move may take days, they need not be there. */
const waitingAt = ({ chairs, terms, you }: TableInfo): TableInfo["chairs"] =>
	you !== null ? [] : chairs.filter(({ kind, here }) => kind === "person" && (here || terms?.clock.startsWith("days")));

const freeAt = ({ chairs }: TableInfo): number => chairs.find(({ kind }) => kind === "free")?.seat ?? 0;

/** How many people sit at open tables with this clock. */
const waitingFor = (open: TableInfo[], title: string, clock: string): number =>
	open.filter((table) => table.title === title && table.terms?.clock === clock).flatMap(waitingAt).length;
