// The pictures of a title without drawings of its own: the icon of a line or, without one, its sentence.
import type { JSX } from "preact";
import { Icon } from "../../ui/icon";
import type { Pictures, SmallProps } from "../ribbon/pictures";
import { spoken } from "../story/story";
import { tellerOf } from "./teller";

/** Nothing for a title that declares no story. */
export async function picturesFor(title: string): Promise<Pictures | null> {
	const teller = tellerOf(title);
	await teller.load();
	const { speaker } = teller;
	if (!speaker) return null;
	const Small = ({ line, people }: SmallProps): JSX.Element => (
		<>
			{line.icon && <Icon name={line.icon} />}
			<em class="rb-said">{spoken(speaker.line(line, people), people)}</em>
		</>
	);
	return { speaker, Small, units: [], summed: [] };
}
