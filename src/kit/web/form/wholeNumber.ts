import { cleanCode } from '../../shared/text/clean.ts';

/** Returns a typed whole number, in the digits of any script, of at most 6 digits; NaN for anything else. */
export function wholeNumber(text: string): number {
  const bare = cleanCode(text);
  return /^\d{1,6}$/.test(bare) ? Number(bare) : Number.NaN;
}
