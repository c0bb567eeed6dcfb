// Where the page is. In a folder without a server, `address-in-folder.ts` takes the place of this module.

/** The page's own address. */
export const here = (): Pick<URL, "pathname" | "search" | "hash"> => location;

/** What a browser is given for one of our addresses. */
export const hrefOf = (path: string): string => path;

/** A whole link to one of our pages, for other people. */
export const linkTo = (path: string): string => location.origin + path;
