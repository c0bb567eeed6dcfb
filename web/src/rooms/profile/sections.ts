// Additions of other rooms to a profile, such as a rating: each draws its own panel next to the charts of a title.
import type { ComponentType } from "preact";
import { RatingChart } from "./rating";

export interface SectionProps {
	/** The user whose profile it is. */
	user: string;
	title: string;
}
export const SECTIONS: ComponentType<SectionProps>[] = [RatingChart];
