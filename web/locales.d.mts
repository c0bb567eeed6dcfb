export const LOCALES: string;
export const languages: string[];
export const fallback: string;
export const has: (file: string) => boolean;
export function textAt(file: string): string;
export const names: Record<string, string>;
export const allFiles: (lang: string) => string[];
