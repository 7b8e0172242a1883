import { cleanCode } from '../../../../kit/shared/text/clean.ts';

/** Returns a typed weight in kg, '70 kg' too; what is no number stays as it was typed, for its error. */
export function weightOf(text: string): number | string | null {
  if (text.trim() === '') return null;
  const plain = cleanCode(text);
  const [, digits] = /^(\d{1,3})\s*(?:kg)?$/i.exec(plain) ?? [];
  // While 'kg' is being typed, the text must stay.
  return digits && digits === plain
    ? Number(digits)
    : digits && /kg\s*$/i.test(plain)
      ? Number(digits)
      : text;
}
