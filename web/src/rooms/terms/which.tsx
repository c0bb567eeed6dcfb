// Which game? Asked of people who have not played one here yet.
import type { JSX } from "preact";
import { sceneOf } from "../../games/scenes";
import type { TitleInfo } from "../../protocol";
import { titleName } from "../../table/people";
import { Drawing, Icon } from "../../ui/icon";
import { t, whole } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { LearnFirst } from "./learn-first";

export interface WhichProps {
	titles: TitleInfo[];
	onChoose(name: string): void;
	onClose(): void;
}
export function WhichSheet({ titles, onChoose, onClose }: WhichProps): JSX.Element {
	return (
		<Sheet title={t("which-game")} onClose={onClose}>
			<div class="which">
				{titles.map(({ name }) => [
					<button
						type="button"
						key={name}
						data-title={name}
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
					</button>,
					<LearnFirst key={`${name}-first`} name={name} />,
				])}
			</div>
		</Sheet>
	);
}
