import { cleanCode } from '../../shared/text/clean.ts';

/** Returns a typed whole number, in the digits of any script, of at most 6 digits; NaN for anything else. */
export function wholeNumber(text: string): number {
  const bare = cleanCode(text);
  return /^\d{1,6}$/.test(bare) ? Number(bare) : Number.NaN;
}

/** Parses a typed amount of rupees to paise: 4999, 4,999, ₹ 4,999.50. Null for anything else. */
export function paiseOf(text: string): number | null {
  const plain = cleanCode(text).replace(/[₹\s,]/g, '');
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null;
}
