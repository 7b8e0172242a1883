// Pure, and read by the browser: without zod.

/** What can be reported. */
export const REPORTABLE = ['profile', 'photo', 'message'] as const;
export type Reportable = (typeof REPORTABLE)[number];

/** Why somebody reports another member. */
export const REPORT_REASONS = [
  'fake',
  'misstated',
  'money',
  'dowry',
  'harassment',
  'obscene',
  'under_age',
  'stolen_photo',
  'caste_abuse',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export type ReportOutcome = 'upheld' | 'dismissed';

/** Maximum length of what a reporter writes, in characters. */
export const REPORT_NOTE_MAX = 1000;

/** Reasons that make sense for what is reported, in the order of the form. */
export const reportReasonsFor = (kind: Reportable): ReportReason[] =>
  REPORT_REASONS.filter((reason) => {
    if (kind === 'photo') return reason !== 'misstated' && reason !== 'dowry' && reason !== 'money';
    return kind === 'profile' || reason !== 'stolen_photo';
  });

/** How soon a report is dealt with, in hours: until it is assigned, and until it is decided. */
export type ReportHours = { acknowledge: number; close: number };

/** Reasons that are a request for removal under rule 3(1)(b) of the IT Rules, 2021: obscene, abusive, pretended, private. */
const REMOVAL: readonly ReportReason[] = ['fake', 'harassment', 'obscene', 'stolen_photo', 'caste_abuse'];

/**
 * Returns how soon a report is dealt with: an intimate picture or a child can't wait a day. The rest follows the IT Rules, 2021, as
 * amended in 2026, rule 3(2)(a): acknowledged within 24 hours; decided within 36 where something is to be removed, else within a week.
 */
export function hoursFor(kind: Reportable, reasons: readonly ReportReason[]): ReportHours {
  const soon = reasons.includes('under_age') || (kind !== 'message' && reasons.includes('obscene'));
  if (soon) return { acknowledge: 2, close: 2 };
  return { acknowledge: 24, close: reasons.some((reason) => REMOVAL.includes(reason)) ? 36 : 7 * 24 };
}
