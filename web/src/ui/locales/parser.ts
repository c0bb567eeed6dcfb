// Reads catalogues that come as text: those of titles that this page was not built with.
import { FluentResource } from "@fluent/bundle";

export const read = (text: string): FluentResource => new FluentResource(text);
