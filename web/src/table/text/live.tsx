// The announcements of a drawn table: what happened, each event once and in order, then whose turn it is.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Scene } from "../../board/scene";
import type { Layout } from "../layout";
import { useNews, useSaid } from "./announcements";
import { Log } from "./log";

export function Live({ layout, scene, question }: { layout: Layout; scene: Scene; question: string }): JSX.Element {
	const [said, say] = useSaid();
	useNews(layout, scene, say);
	useEffect(() => say(question), [question]);
	return <Log said={said} />;
}
