// The talk beside a table: that of its circle, if it has one.
import type { JSX } from "preact";
import { part } from "../../ui/lazy";
import { Talk, type TalkProps } from "./talk";

const CircleTalk = part(() => import("../circle/talk"), "CircleTalk", "circle", "table");

export const SideTalk = ({ circle, ...rest }: TalkProps & { circle: string | undefined }): JSX.Element =>
	circle ? <CircleTalk id={circle} /> : <Talk {...rest} />;
