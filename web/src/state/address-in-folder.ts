// Where the page is, in a folder on any host: that has one file for all addresses, so ours stand behind `#`, as in
// `#/t/abc?at=3`.
let last = "/";

export function here(): URL {
	const { hash } = location;
	if (hash.startsWith("#/")) last = hash.slice(1).split("#")[0] ?? "/";
	// otherwise a link to a place in the page
	return new URL(hash.startsWith("#/") ? hash.slice(1) : hash ? last + hash : "/", location.origin);
}

export const hrefOf = (path: string): string => `#${path}`;

export const linkTo = (path: string): string => `${location.origin}${location.pathname}#${path}`;
