import { t } from '@lingui/core/macro';
import type { ReportReason } from '../shared/rules.ts';

/** Returns why somebody was reported, in words. */
export function reportReasonText(reason: ReportReason): string {
  switch (reason) {
    case 'fake':
      return t`Fake profile or pretending to be someone else`;
    case 'misstated':
      return t`Already married, or wrong details`;
    case 'money':
      return t`Asks for money`;
    case 'dowry':
      return t`Dowry demand`;
    case 'harassment':
      return t`Harassment or threats`;
    case 'obscene':
      return t`Obscene words or pictures`;
    case 'under_age':
      return t`Underage`;
    case 'stolen_photo':
      return t`Photo of someone else`;
    case 'caste_abuse':
      return t`Abuse because of caste or religion`;
    case 'other':
      return t`Another reason`;
  }
}
