// Sentences are assembled from parts that begin in lower case.
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
