// What other rooms add to a profile, such as a rating: each draws its own panel beside the charts of a title.
import type { ComponentType } from "preact";
import { RatingChart } from "./rating";

export interface SectionProps {
	/** Whose profile it is. */
	user: string;
	title: string;
}
export const SECTIONS: ComponentType<SectionProps>[] = [RatingChart];
