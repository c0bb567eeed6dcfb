// What the rail shows below the score: the story, the chat, the rules, or a page of the title's own.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { arrive } from "../../person/me";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { line } from "../../table/connection";
import { Story } from "../../table/story/story";
import type { Table } from "../../table/table";
import { part } from "../../ui/lazy";
import type { PlayProps, Situation } from "./situation";

const Talk = part(() => import("./later/talk"), "Talk", "life");
const RuleLinks = part(() => import("./later/rules-links"), "RuleLinks", "rules");

export interface PanelProps extends PlayProps {
	now: Situation;
	page: string;
	/** Shows the table as it was after an event. */
	onJump(at: number): void;
}
export function Panel({ table, state, info, layout, view, now, page, onJump }: PanelProps): JSX.Element {
	const { scene, rules, over } = now;
	const { lang } = useStore(settings);
	// it grows with the game, and is rebuilt only when there is more to tell
	const story = useMemo(
		() => <Story lines={layout.story(state.heard, view, scene.people)} people={scene.people} onJump={onJump} />,
		[state.heard, view, info, lang],
	);
	const say = async (words: Parameters<Table["say"]>[0]) => {
		await arrive(); // a spectator needs a name to say something
		await line.ready();
		table.say(words);
	};
	const own = layout.pages?.find(({ name }) => name === page);
	if (page === "chat")
		return (
			<Talk
				said={state.said}
				quiet={layout.quiet(view) && info.you !== null}
				aside={info.you === null && !over}
				onText={(text) => say({ text })}
				onGreeting={(greeting) => say({ greeting })}
			/>
		);
	if (page === "rules")
		return (
			<>
				<layout.Rules view={view} />
				{rules && <RuleLinks title={info.title} rules={rules} asked={scene.decision !== null} />}
			</>
		);
	return own ? <own.Page scene={scene} /> : story;
}
