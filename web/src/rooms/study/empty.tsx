// A study without chapters yet: who may edit it begins one.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { StudyInfo } from "../../protocol";
import { dragon } from "../../ui/dragon";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { AddSheet, type Way } from "./edit/add";
import type { Study } from "./live";

interface EmptyProps {
	study: Study;
	info: StudyInfo;
	onAdd(chapter: number): void;
}
export function Empty({ study, info, onAdd }: EmptyProps): JSX.Element {
	const [way, setWay] = useState<Way | null>(null);
	return (
		<RoomPage on="games">
			<main class="wrap room-main st-empty">
				<Drawing class="st-host" svg={dragon({ type: "crystal", pose: "peek", mood: "calm" })} />
				<h1 class="display">{info.name}</h1>
				<p>{t(info.you === "editor" ? "study-empty" : "study-empty-reader")}</p>
				{info.you === "editor" && (
					<div class="acts">
						{(["game", "link", "puzzle"] as const).map((each) => (
							<button
								type="button"
								key={each}
								class="btn btn--quiet"
								data-testid={`add-${each}`}
								onClick={() => setWay(each)}
							>
								<Icon name="plus" /> {t(`study-add-${each}`)}
							</button>
						))}
					</div>
				)}
			</main>
			{way && <AddSheet study={study} way={way} onAdd={onAdd} onClose={() => setWay(null)} />}
		</RoomPage>
	);
}
