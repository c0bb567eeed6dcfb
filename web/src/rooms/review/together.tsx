// Looking at a game together: one person leads and the followers are taken along; anybody may stop at any time.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Eyes } from "../../net/reviews";
import { arrive, me } from "../../person/me";
import type { Led } from "../../protocol";
import { useStore } from "../../state/store";
import { line } from "../../table/connection";
import { t } from "../../ui/locales";
import type { Rewind } from "./rewind";

export interface Together {
	leading: boolean;
	/** The leader, if it is somebody else. */
	leader: Led | null;
	following: boolean;
	/** How many others look at the table now. */
	others: number;
	lead(): void;
	follow(on: boolean): void;
}
const eyesOf = (text: string): Eyes => (/^\d+$/.test(text) ? Number(text) : "watch");

export function useTogether(rewind: Rewind, wished: boolean): Together {
	const { at, eyes, all } = useStore(rewind.store);
	const [joined, setJoined] = useState(wished);
	const [leading, setLeading] = useState(false);
	const [following, setFollowing] = useState(wished);
	const [leader, setLeader] = useState<Led | null>(null);
	const [others, setOthers] = useState(0);
	const follows = useRef(following);
	follows.current = following && !leading;
	const table = rewind.past.table;
	useEffect(() => {
		if (!joined) return;
		const stop = line.hear((message) => {
			if (message.t === "lobby" && message.table.id === table) {
				const { chairs, watching } = message.table;
				const here = watching + chairs.filter((chair) => chair.kind === "person" && chair.here).length;
				setOthers(Math.max(0, here - 1));
			} else if (message.t === "led" && message.table === table && message.user !== me.get().user) {
				setLeader(message.at === null ? null : message);
				if (message.at !== null) setLeading(false);
				if (message.at !== null && follows.current) void come(rewind, message, message.at);
			}
		});
		line.join(table);
		return () => {
			stop();
			line.leave(table);
		};
	}, [joined, table]);
	useEffect(() => {
		if (!leading || at < 0) return;
		line.send({ t: "lead", table, at, eyes: String(eyes), all });
	}, [leading, at, eyes, all]);
	const lead = async () => {
		if (leading) {
			line.send({ t: "lead", table, at: null });
			setLeading(false);
			return;
		}
		await arrive(); // a leader needs a name
		setJoined(true);
		await line.ready();
		setLeader(null);
		setLeading(true);
	};
	const follow = (on: boolean) => {
		setFollowing(on);
		setJoined(true);
		if (on && leader?.at != null) void come(rewind, leader, leader.at);
	};
	return { leading, leader, following, others, lead: () => void lead(), follow };
}

async function come(rewind: Rewind, led: Led, at: number): Promise<void> {
	const now = rewind.store.get();
	const eyes = eyesOf(led.eyes);
	if (now.eyes !== eyes || now.all !== led.all) await rewind.see(eyes, led.all);
	await rewind.go(at, at === now.at + 1);
}

/** The leader, and the button to stop. */
export function TogetherStrip({ together }: { together: Together }): JSX.Element | null {
	const { leading, leader, following, lead, follow } = together;
	if (!leading && !leader) return null;
	return (
		<div class="strip" role="status" data-testid="together">
			{leading ? t("review-leading") : t(following ? "review-follows" : "review-leads", { name: leader?.name ?? "" })}
			<button type="button" class="btn btn--s" onClick={() => (leading ? lead() : follow(!following))}>
				{t(leading ? "review-lead-stop" : following ? "review-follow-stop" : "review-follow")}
			</button>
		</div>
	);
}
