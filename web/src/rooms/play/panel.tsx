// What the rail shows below the score: the story, the chat, the rules, or a page of the title's own.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { arrive } from "../../person/me";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { line } from "../../table/connection";
import type { Saying } from "../../table/kept";
import { part } from "../../ui/lazy";
import { spoken } from "../../ui/locales";
import type { PlayProps, Situation } from "./situation";

const Story = part(() => import("../../table/story/story"), "Story");
const Talk = part(() => import("../talk/side"), "SideTalk", "life");
const Plan = part(() => import("../plan/plan"), "Plan", "plan", "life");
const RuleLinks = part(() => import("./later/rules-links"), "RuleLinks", "rules");

export interface PanelProps extends PlayProps {
	now: Situation;
	page: string;
	/** The reader looks back. */
	past: boolean;
	/** Shows the table as it was after an event. */
	onJump(at: number): void;
}
export function Panel({ table, state, info, layout, view, now, page, past, onJump }: PanelProps): JSX.Element {
	const { scene, rules, over } = now;
	const { lang } = useStore(settings);
	// it grows with the game, and is rebuilt only when there is more to tell
	const story = useMemo(
		() => (
			<Story lines={layout.story(state.heard, view, scene.people)} people={scene.people} past={past} onJump={onJump} />
		),
		[past, state.heard, view, info, lang, spoken()],
	);
	const say = async (words: Saying) => {
		if (info.you === null) {
			await arrive(); // a spectator needs a name to say something
			await line.ready();
		}
		return table.say(words);
	};
	const own = layout.pages?.find(({ name }) => name === page);
	if (page === "chat")
		return (
			<Talk
				circle={info.circle}
				said={state.said}
				waiting={state.lines}
				quiet={layout.quiet(view) && info.you !== null}
				aside={info.you === null && !over}
				onText={(text) => say({ text })}
				onGreeting={(greeting) => say({ greeting })}
			/>
		);
	if (page === "plan") return <Plan layout={layout} scene={scene} />;
	if (page === "rules")
		return (
			<>
				<layout.Rules view={view} />
				{rules && <RuleLinks title={info.title} rules={rules} asked={scene.decision !== null} />}
			</>
		);
	return own ? <own.Page scene={scene} /> : story;
}
