// Which game? Asked of people who have not played one here yet.
import type { JSX } from "preact";
import { clothOf } from "../games";
import { t, whole } from "../locales";
import { Drawing, Icon } from "../look/icon";
import { sceneOf } from "../look/scenes";
import { titleName } from "../people";
import type { TitleInfo } from "../protocol";
import { Sheet } from "./sheet";

export interface WhichProps {
	titles: TitleInfo[];
	onChoose(name: string): void;
	onClose(): void;
}
export function WhichSheet({ titles, onChoose, onClose }: WhichProps): JSX.Element {
	return (
		<Sheet title={t("which-game")} onClose={onClose}>
			<div class="which">
				{titles.map(({ name }) => (
					<button
						type="button"
						key={name}
						data-title={clothOf(name)}
						data-testid={`which-${name}`}
						onClick={() => onChoose(name)}
					>
						<Drawing class="art" svg={sceneOf(name)} />
						<span>
							<b class="display">{titleName(name)}</b>
							<small>
								<Icon name="person" size="s" /> {whole(`${name}-blurb.seats`)} · {whole(`${name}-blurb.time`)}
							</small>
							<span>{whole(`${name}-blurb`)}</span>
						</span>
					</button>
				))}
			</div>
		</Sheet>
	);
}
