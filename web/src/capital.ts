// Sentences are put together from parts that begin small.
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
