// Dates and numbers as the reader writes them.
import { settings } from "../../state/settings";

/** Days before months in both languages. */
const locale = (): string => ({ en: "en-GB", fr: "fr" })[settings.get().lang];

export const dated = (text: string, how: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" }): string =>
	new Date(text).toLocaleDateString(locale(), how);
export const counted = (value: number): string => value.toLocaleString(locale());
