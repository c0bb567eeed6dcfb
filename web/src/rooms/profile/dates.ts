// Dates and numbers as the reader writes them.
import { byLang } from "../../state/languages";
import { settings } from "../../state/settings";

const LOCALES = byLang(import.meta.glob<string>("@locales/*/language.json", { eager: true, import: "dates" }));
const locale = (): string | undefined => LOCALES[settings.get().lang];

export const dated = (text: string, how: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" }): string =>
	new Date(text).toLocaleDateString(locale(), how);
export const counted = (value: number): string => value.toLocaleString(locale());
