import { z } from 'zod';
import { code } from '../../kit/shared/api/errorCode.ts';
import { lines, oneEmptyLine, UNSTORABLE } from '../../kit/shared/api/text.ts';
import { CHANGES_MAX, LEGAL_MAX, type LegalDocument } from './shared/legal/blocks.ts';

/** Whoever changes one of these asks every member again. Safety Tips are advice. */
const AGREED: readonly LegalDocument[] = ['terms', 'privacy', 'refund'];

const typed = (max: number) =>
  z
    .string()
    .max(max, code('text_long', { maximum: max }))
    .regex(lines, UNSTORABLE)
    .transform((text) => oneEmptyLine(text.replace(/\r\n?/g, '\n')).trim() || null)
    .nullable();

/** The texts as an admin writes them; null is the built-in text. */
export const legalTexts = z.object({
  terms: typed(LEGAL_MAX),
  privacy: typed(LEGAL_MAX),
  refund: typed(LEGAL_MAX),
  safety: typed(LEGAL_MAX),
  changes: typed(CHANGES_MAX).describe('What has changed, in a sentence for members'),
});

export type LegalTexts = z.output<typeof legalTexts>;

/** As stored, with the version that its last change of what members agree to has made; null for none. */
export type StoredLegal = LegalTexts & { version: string | null };

export const noLegal: StoredLegal = {
  terms: null,
  privacy: null,
  refund: null,
  safety: null,
  changes: null,
  version: null,
};

/** Returns whether members have to agree to the texts again. */
export const asksAgain = (before: LegalTexts, after: LegalTexts): boolean =>
  AGREED.some((document) => before[document] !== after[document]);

/**
 * Returns the version of a change: its day, and a number where the day has one already. Versions sort as text.
 * @param latest the one in force
 */
export function nextVersion(latest: string, day: string): string {
  if (latest < day) return day;
  const [at, number = '01'] = latest.split('.');
  return `${at}.${String(Number(number) + 1).padStart(2, '0')}`;
}
