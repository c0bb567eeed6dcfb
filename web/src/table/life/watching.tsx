// The spectators' tool: whose side of the table they see.
import "./life.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Person } from "../../board/scene";
import { useStore } from "../../state/store";
import { Face } from "../../ui/dragons";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { Tool } from "../../ui/tools";
import { followed } from "../followed-seat";

export function WatchTools({ people, table }: { people: Person[]; table: string }): JSX.Element | null {
	const { seat } = useStore(followed);
	const [open, setOpen] = useState(false);
	useEffect(() => () => followed.set({ seat: null }), []); // the next table starts without a choice
	if (people.length < 2) return null;
	const follow = (next: number) => {
		followed.set({ seat: next });
		setOpen(false);
	};
	return (
		<>
			<Tool icon="spectator" label={t("follow")} testid="follow" onClick={() => setOpen(true)} />
			{open && (
				<Sheet title={t("follow")} onClose={() => setOpen(false)}>
					<p>{t("follow-what")}</p>
					<p>
						<a class="more" href={`/watch/${table}`} target="_blank" rel="noopener" data-testid="to-watch">
							{t("to-watch-page")}
						</a>
					</p>
					<div class="life-follow" role="group" aria-label={t("follow")}>
						{people.map((person) => (
							<button
								key={person.seat}
								type="button"
								aria-pressed={person.seat === seat}
								data-testid={`follow-${person.seat}`}
								onClick={() => follow(person.seat)}
							>
								<Face seat={person.seat} face={person.face} width={32} />
								<b>{person.name}</b>
							</button>
						))}
					</div>
				</Sheet>
			)}
		</>
	);
}
