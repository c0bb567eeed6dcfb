// A study, or the list of studies: each in a chunk of its own, with the words that it needs.
import type { JSX } from "preact";
import { part } from "../../ui/lazy";

const Room = part(() => import("./room"), "StudyRoom", "table", "review", "coach");
const List = part(() => import("./list"), "StudiesPage");

export const StudyPage = ({ id }: { id: string }): JSX.Element => (id ? <Room id={id} /> : <List />);
