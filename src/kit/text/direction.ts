/** Marks that turn the direction in which what comes after them is shown: with them a text can look like another. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text without marks of direction: each script has its own, and the browser follows it. */
export const withoutDirection = (text: string): string => text.replace(DIRECTION, '');
