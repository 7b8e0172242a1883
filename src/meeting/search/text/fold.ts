/** Folds a text for comparison: the same letters in either case. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
